"""How fast bots think with nets: `python -m vacancy.lab.bench.thought`.

By the processor time of one core, so that what else a machine does hardly counts. Positions are
those of a match between porters at the smallest and at the largest table.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from vacancy.bots import make_bot
from vacancy.bots.levels import LEVELS
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.layers import Layers, room_for
from vacancy.bots.net.search_bot import NetSearchBot, NetTree
from vacancy.engine.record import Batch
from vacancy.games import NAMES
from vacancy.games import game as game_of

from .loop import look_often
from .measure import speed

if TYPE_CHECKING:
    from vacancy.engine.game import Game

LEAST = 12
"""At least so many decisions of a level are timed."""
MEBIBYTE = 2**20


class Decision(NamedTuple):
    """What a seat knew when it had to choose between several moves."""

    known: Any
    seat: int


def decisions(game: Game, seats: int) -> list[Decision]:
    """The decisions of a match between porters."""
    state, found = game.new(seats, seed=4), []
    bots = [make_bot("porter", game, seat) for seat in range(seats)]
    while (seat := game.to_move(state)) is not None:
        known = game.known(state, seat)
        if len(game.legal(known)) > 1:
            found.append(Decision(known, seat))
        game.play(state, bots[seat].choose(known, seat))
    return found


def looks(game: Game, net: Layers, some: Sequence[Decision]) -> Callable[[int], int]:
    """A net asked for all that it says of positions, one after another."""
    states: Batch[Any] = Batch(game.state, len(some))
    for place, decision in enumerate(some):
        states[place] = decision.known
    look = game.core.call(
        look_often, net=net, room=room_for(game, net), states=states, actions=game.core.room(),
        seats=np.array([decision.seat for decision in some], np.int8),
    )  # fmt: skip

    def do(times: int) -> int:
        look(times)
        return times

    do(1)  # compile, which does not count
    return do


def iterations(
    game: Game, net: Layers, some: Sequence[Decision], each: int
) -> Callable[[int], int]:
    """Searches of so many iterations."""
    turns = cycle(some)

    def do(times: int) -> int:
        for _ in range(-(-times // each)):
            known, seat = next(turns)
            NetTree(NetSearchBot(game, net, 1, each), known, seat, 1).run(each)
        return each * -(-times // each)

    return do


def weigh_tree(game: Game, net: Layers, decision: Decision, each: int) -> float:
    """The mebibytes that a search of so many iterations fills, the weights of the net included."""
    tree = NetTree(NetSearchBot(game, net, 1, each), *decision, 1)
    tree.run(each)
    nodes = tree.desk.node_count * tree.nodes.array.dtype.itemsize
    return float(nodes + sum(weights.nbytes for weights in net)) / MEBIBYTE


def time_level(game: Game, level: str, some: Sequence[Decision], seconds: float) -> list[float]:
    """How long a level took for some decisions from all over a match, in milliseconds."""
    bot, spans = make_bot(level, game, 1), []
    bot.choose(*some[0])  # compile, which does not count
    begin = time.process_time()
    for known, seat in spread(some):
        start = time.process_time()
        bot.choose(known, seat)
        end = time.process_time()
        spans.append(1000 * (end - start))
        if len(spans) >= LEAST and end - begin > seconds:
            break
    return spans


def spread(some: Sequence[Decision]) -> Iterator[Decision]:
    """All of them, but the first few come from all over."""
    step = max(len(some) // LEAST, 1)
    for first in range(step):
        yield from some[first::step]


def lines(game: Game, seconds: float) -> Iterator[str]:
    """The rows of a game."""
    net = net_of(game)
    if net is None:
        return
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        some = decisions(game, seats)
        most = game.tuning.at(seats).thoughts[-1].iterations
        widest = max(some, key=lambda decision: len(game.legal(decision.known)))
        asked = speed(looks(game, net, some), seconds)
        searched = speed(iterations(game, net, some, most), seconds)
        cells = [f"{asked:,.0f}", f"{searched:,.0f}", f"{weigh_tree(game, net, widest, most):.0f}"]
        for level in LEVELS:
            spans = time_level(game, level, some, seconds)
            cells.append(f"{np.median(spans):.1f} / {max(spans):.0f}")
        yield f"| {game.title} | {seats} | {' | '.join(cells)} |"


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.bench.thought")
    parser.add_argument("games", nargs="*", default=list(NAMES), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure, about")
    asked = parser.parse_args(given)
    heads = ["game", "seats", "positions/s", "iterations/s", "MiB", *LEVELS]
    print(f"| {' | '.join(heads)} |\n|---|{'--:|' * (len(heads) - 1)}")
    for name in asked.games:
        for line in lines(game_of(name).compiled, asked.seconds):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
