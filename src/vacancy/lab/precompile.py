"""Compile a game ahead of time, in parts: for each of them there is a reason to wait.

`play` is what a table needs, `bots` the search, `simulate` many games, `greedy` a single choice of
that bot, `net` the search with a net. `python -m vacancy.lab.precompile overbooking` makes one game
ready, and `python -m vacancy.lab.precompile --part net` that part of all games.
"""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any

from vacancy.bots.greedy.loop import choose_by_seed
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.loop import search as search_with_net
from vacancy.bots.search.loop import search
from vacancy.engine import loops
from vacancy.engine.core import NativeCore
from vacancy.engine.dialect import AnyFunction
from vacancy.engine.record import Batch
from vacancy.games import NAMES
from vacancy.games import game as game_of

from .simulate.loop import play_matches
from .simulate.matches import Plan, blank_state

if TYPE_CHECKING:
    from vacancy.engine.game import Game

PARTS: dict[str, AnyFunction] = {
    "play": loops.play,
    "bots": search,
    "simulate": play_matches,
    "greedy": choose_by_seed,
    "net": search_with_net,
}
"""What can be made ready, in the order in which somebody needs it, and a rule of it."""


def precompile(game: Game, part: str) -> None:
    """Compile a part of a game and keep it, or find that it has been kept."""
    assert isinstance(game.core, NativeCore)
    if part != "net" or net_of(game) is not None:
        game.core.get_ready(PARTS[part])


def table_of_two(game: Game, plan: Plan) -> Batch[Any]:
    """The two states that random playouts want: the options, and room to play."""
    states: Batch[Any] = Batch(game.state, 2)
    states[0] = blank_state(game, plan)
    return states


def main() -> None:
    """Compile what the command line names."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.precompile")
    parser.add_argument("games", nargs="*", default=list(NAMES), metavar="GAME")
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--nice", type=int, default=0, help="compute only when others do not")
    asked = parser.parse_args()
    os.nice(asked.nice)
    for name in asked.games:
        for part in asked.part or PARTS:
            precompile(game_of(name).compiled, part)


if __name__ == "__main__":
    main()
