"""Compile a game ahead of time, in parts: for each of them there is a reason to wait.

`play` is what a table needs, `bots` the search of its levels, `hints` why a move is the best,
`review` looking at a match again, `simulate` many games, `greedy` a single choice of that bot,
`reference` the search of the first director, `batch` many tables at once for learning, `rivals` the
same with others who play along.
`python -m vacancy.lab.precompile overbooking` makes one game ready, `--part bots` that part of all
games.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from vacancy.bots.greedy.loop import choose_by_seed
from vacancy.bots.net.beliefs import beliefs_of, believe
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.loop import look_around
from vacancy.bots.net.loop import search as search_with_net
from vacancy.bots.search.loop import search
from vacancy.engine import loops
from vacancy.engine.core import NativeCore
from vacancy.engine.dialect import AnyFunction
from vacancy.engine.record import Batch
from vacancy.engine.redealing import is_chance, list_outcomes
from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.hints import RULES as HINT_RULES
from vacancy.review.lines.sample import sample
from vacancy.rl.loops.rivals import step_among_rivals
from vacancy.rl.loops.stepping import step_tables

from .simulate.loop import play_matches
from .simulate.matches import Plan, blank_for

if TYPE_CHECKING:
    from vacancy.engine.game import Game


def levels_search(game: Game) -> tuple[AnyFunction, ...]:
    """The search of a game's levels: with a net, where one has learnt the game."""
    if net_of(game) is None:
        return (search,)
    return (search_with_net,) if beliefs_of(game) is None else (search_with_net, believe)


def review_rules(game: Game) -> tuple[AnyFunction, ...]:
    """What a review calls: with a net it also asks for first thoughts."""
    rules = (is_chance, list_outcomes, sample)
    return rules if net_of(game) is None else (*rules, look_around)


PARTS: dict[str, Callable[[Game], tuple[AnyFunction, ...]]] = {
    "play": lambda game: (loops.play,),
    "bots": levels_search,
    "hints": lambda game: HINT_RULES,
    "review": review_rules,
    "simulate": lambda game: (play_matches,),
    "greedy": lambda game: (choose_by_seed,),
    "reference": lambda game: (search,),
    "batch": lambda game: (step_tables,),
    "rivals": lambda game: (step_among_rivals,),
}
"""What can be made ready, in the order in which somebody needs it, and the rules it takes."""


def precompile(game: Game, part: str) -> None:
    """Compile a part of a game and keep it, or find that it has been kept."""
    assert isinstance(game.core, NativeCore)
    for rule in PARTS[part](game):
        game.core.get_ready(rule)


def table_of_two(game: Game, plan: Plan) -> Batch[Any]:
    """The two states that random playouts want: the options, and room to play."""
    states: Batch[Any] = Batch(game.state, 2)
    states[0] = blank_for(game, plan)
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
