"""Playing on from a position of a match in a file."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from .refusals import Refusal
from .seating import PERSON, Seating, read_bots, seat_players

if TYPE_CHECKING:
    from .terminal.saving import Saved

FOR_PEOPLE = "director"
"""The bot that sits where a person sat."""


class Luck(StrEnum):
    """Whether chance is another one from there on, or goes on as it did."""

    ANEW = "anew"
    SAME = "same"


def play_on_from(
    before: Saved, file: Path, move: int | None, luck: Luck, you: int | None, bots: str | None
) -> Saved:
    """A match that begins with the first moves of another, as far as it went unless told."""
    from vacancy.engine.rng import new_secret

    from .terminal.saving import Saved

    match = before.match
    count = len(match.moves) if move is None else move
    if not 0 <= count <= len(match.moves):
        raise Refusal("no-such-move", move=count, count=len(match.moves))
    onward = match.onward(count, new_secret() if luck is Luck.ANEW else None)
    mover = match.game.to_move(onward.state)
    if mover is None:
        raise Refusal("nothing-to-play", file=str(file), move=count)
    return Saved(onward, seat_again(before, mover, you, bots))


def seat_again(before: Saved, mover: int, you: int | None, bots: str | None) -> Seating:
    """A person where one sat, or where somebody decides now, and the bots that sat there."""
    match, seating = before.match, before.seating
    if bots is not None or seating is None:
        own = seating.you if seating is not None else mover
        own = own if you is None else you
        return seat_players(match.game, match.seats, own, bots or FOR_PEOPLE)
    names = [FOR_PEOPLE if name == PERSON else name for name in seating.names]
    read_bots(match.game, ",".join(names))
    own = seating.you if you is None else you
    if not 0 <= own < match.seats:
        raise Refusal("bad-seat", seat=own, last=match.seats - 1)
    names[own] = PERSON
    return Seating(tuple(names))
