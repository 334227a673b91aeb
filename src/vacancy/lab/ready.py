"""Compile a game ahead of time: use once everything that is compiled when first used.

A part is a reason to wait: `play` is what a table needs, `bots` what the bots need, `simulate`
what many games need. `python -m vacancy.lab.ready overbooking` makes one game ready.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from vacancy.bots import DEFAULT_LEVEL, make_bot
from vacancy.engine.record import Batch
from vacancy.games import game as game_of

from .match import Plan, blank_state, play

if TYPE_CHECKING:
    from vacancy.engine.game import Game


def use_table(game: Game) -> None:
    """Everything that a table calls."""
    state = game.new(game.seats[-1], seed=0)
    seat, action = game.to_move(state), game.legal(state)[0]
    game.check_limits(game.hide(state, seat, 0))
    game.why_not(state, action)
    for position, beat in game.beats(state, action):
        game.log(position, beat, seat)
    game.play(state, game.legal(state)[0])
    game.ranking(state)


def use_bots(game: Game) -> None:
    """A choice of one level: all of them share one search."""
    choose(DEFAULT_LEVEL, game)


def use_simulation(game: Game) -> None:
    """No games at all, which compiles as much as many, and a choice of the greedy bot."""
    plan = Plan(game.seats[0], ("random",) * game.seats[0], 0, ())
    play(game, plan, 0, 0)
    choose("greedy", game)


def choose(bot: str, game: Game) -> None:
    state = game.new(game.seats[0], seed=0)
    seat = game.to_move(state)
    assert seat is not None
    make_bot(bot, game, 0).choose(game.known(state, seat), seat)


def table_of_two(game: Game, plan: Plan) -> Batch[Any]:
    """The two states that random playouts want: the options, and room to play."""
    states: Batch[Any] = Batch(game.state, 2)
    states[0] = blank_state(game, plan)
    return states


PARTS: dict[str, Callable[[Game], None]] = {
    "play": use_table,
    "bots": use_bots,
    "simulate": use_simulation,
}
"""What can be made ready, in the order in which somebody needs it."""


def get_ready(game: Game) -> None:
    """Compile all of a game, or find that it is compiled."""
    for use in PARTS.values():
        use(game)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        get_ready(game_of(name).compiled)
