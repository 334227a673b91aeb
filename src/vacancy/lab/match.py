"""One match between bots at a table, told to somebody who watches.

Unlike the compiled matches of `simulate`, this plays any bot: it asks for nothing but `choose`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from vacancy.bots import Bot, make_bot
from vacancy.lab.simulate.loop import seed_of_seat

from .work.processes import CalledOff, is_called_off

if TYPE_CHECKING:
    from vacancy.engine.game import Game

Watch = Callable[[Any, int, int], None]
"""Plays an action: gets the position before it, the seat and the action."""


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    first: int
    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    final: Any  # the position


def play_match(
    game: Game,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] = {},
    watch: Watch | None = None,
) -> Result:
    """The match with this seed between bots, by seat; equal arguments give equal matches."""
    state = game.new(len(bots), seed=seed, **options)
    players = seat_bots(game, bots, seed)
    play = watch or (lambda position, seat, action: game.play(position, action))
    first, decisions = game.to_move(state), 0
    while (seat := game.to_move(state)) is not None:
        if is_called_off():
            raise CalledOff
        play(state, seat, players[seat].choose(game.known(state, seat), seat))
        decisions += 1
    scores, ranks = tuple(game.scores(state)), tuple(game.ranking(state))
    return Result(first or 0, decisions, scores, ranks, state)


def seat_bots(game: Game, names: Sequence[str], seed: int) -> list[Bot]:
    """The bots of the match with this seed, by seat.

    Nobody waits for them, so they take the time that their iterations take: how busy the machine
    is makes no difference to their moves.
    """
    return [make_bot(name, game, seed_of_seat(seed, seat)) for seat, name in enumerate(names)]
