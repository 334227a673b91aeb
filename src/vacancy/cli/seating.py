"""Who plays what: a game with its options, and who sits where."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .refusals import Refusal

if TYPE_CHECKING:
    from vacancy.bots import Bot
    from vacancy.engine.game import Game
    from vacancy.engine.transcript import Match

PERSON = "-"


@dataclass(frozen=True)
class Seating:
    """The names of the bots by seat; the person's chair says `-`."""

    names: tuple[str, ...]

    @property
    def you(self) -> int:
        """The person's seat."""
        return self.names.index(PERSON)


@dataclass(frozen=True)
class Lineup:
    """Bots that are to play each other: at which game, with which options, how many at a table."""

    game: Game
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]


def find_game(name: str) -> Game:
    """The game of this name; hyphens and capitals do not matter."""
    from vacancy.games import NAMES, UnknownGame, game

    try:
        return game(name.lower().replace("-", "_"))
    except UnknownGame:
        raise Refusal("unknown-game", name=name, known=", ".join(NAMES)) from None


def check_seats(game: Game, seats: int | None) -> int:
    """The number of seats: three, or the nearest to it, if none is asked for."""
    if seats is None:
        return min(max(3, game.seats[0]), game.seats[-1])
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise Refusal("bad-seats", game=game.title, few=few, many=many, seats=seats)
    return seats


def read_options(game: Game, seats: int, given: Sequence[str]) -> dict[str, str]:
    """Options given as `name=value`."""
    from vacancy.engine import options as game_options

    options = {}
    for text in given:
        name, sign, options[name] = text.partition("=")
        if not sign:
            raise Refusal("option-form", option=text)
    try:
        game_options.read_options(game, seats, options)
    except game_options.BadOption as error:
        raise Refusal(error.reason) from None
    return options


def read_bots(game: Game, names: str) -> list[str]:
    """Bots of a game given as names with commas between them."""
    from vacancy.bots import bots_of

    known = bots_of(game)
    read = [name.strip().lower() for name in names.split(",")]
    for name in read:
        if name not in known:
            raise Refusal("unknown-bot", name=name, known=", ".join(known))
    return read


def open_game(name: str, variant: Path | None) -> Game:
    """The game of this name, or the variant of it in a file."""
    game = find_game(name)
    if variant is None:
        return game
    from .variants import read_variant

    return read_variant(game, variant).game


def read_lineup(
    game: str, seats: int | None, given: Sequence[str], bots: str, variant: Path | None = None
) -> Lineup:
    """Bots and what they play, as the command line names them."""
    found = open_game(game, variant)
    count = check_seats(found, seats)
    options = read_options(found, count, given)
    return Lineup(found, count, options, tuple(read_bots(found, bots)))


def seat_players(game: Game, seats: int, you: int | None, bots: str | None) -> Seating:
    """A person at `you` (seat 0 unless told) and the bots around the table; one name is for all."""
    from vacancy.bots import DEFAULT_LEVEL

    names = read_bots(game, bots or DEFAULT_LEVEL)
    if len(names) == 1:
        names *= seats - 1
    if len(names) != seats - 1:
        raise Refusal("bad-bots", seats=seats, wanted=seats - 1, given=len(names))
    if you is not None and not 0 <= you < seats:
        raise Refusal("bad-seat", seat=you, last=seats - 1)
    names.insert(you or 0, PERSON)
    return Seating(tuple(names))


def make_bots(match: Match, seating: Seating) -> Mapping[int, Bot]:
    """The bots of a match by seat. Their chance comes from its secret, so it can be resumed.

    Somebody waits for them, so they look at the clock.
    """
    from vacancy.bots import make_bot

    return {
        seat: make_bot(name, match.game, bot_seed(match, seat), match.game.tuning.seconds)
        for seat, name in enumerate(seating.names)
        if name != PERSON
    }


def bot_seed(match: Match, seat: int) -> int:
    digest = hashlib.sha256(f"vacancy bot {seat} ".encode() + match.secret).digest()
    return int.from_bytes(digest[:8], "little") >> 1
