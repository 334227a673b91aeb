"""Compile a game ahead of time, in parts: for each of them there is a reason to wait.

`play` is what a table needs, `bots` the search, `simulate` many games, `greedy` a single choice of
that bot. `python -m vacancy.lab.precompile overbooking` makes one game ready.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from vacancy.bots.greedy import bot as greedy
from vacancy.bots.search import bot as search
from vacancy.engine import core
from vacancy.engine.record import Batch
from vacancy.games import game as game_of

from .simulate import matches
from .simulate.matches import Plan, blank_state

if TYPE_CHECKING:
    from vacancy.engine.game import Game

PARTS = {
    "play": core.ENTRY,
    "bots": search.ENTRY,
    "simulate": matches.ENTRY,
    "greedy": greedy.ENTRY,
}
"""What can be made ready, in the order in which somebody needs it, and its entry point."""


def precompile(game: Game, part: str) -> None:
    """Compile a part of a game and keep it, or find that it has been kept."""
    assert isinstance(game.core, core.NativeCore)
    game.core.entry_points.code(PARTS[part])


def table_of_two(game: Game, plan: Plan) -> Batch[Any]:
    """The two states that random playouts want: the options, and room to play."""
    states: Batch[Any] = Batch(game.state, 2)
    states[0] = blank_state(game, plan)
    return states


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for part in PARTS:
            precompile(game_of(name).compiled, part)
