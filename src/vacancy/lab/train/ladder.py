"""How strong a net is, bot by bot: `python -m vacancy.lab.train.ladder GAME NET --against greedy`.

Blocks are those of the arena: one deal, the net in every chair among rivals, and at more than two
seats a rival in every chair among nets. One process, one core, and nobody looks at a clock.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vacancy.bots import BOTS, Bot, make_bot
from vacancy.bots.net.layers import read_layers
from vacancy.bots.net.policy_bot import NetBot
from vacancy.bots.net.search_bot import NetSearchBot
from vacancy.engine.decisions import seat_to_move
from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.lab.arena.evidence import Evidence, Interval

if TYPE_CHECKING:
    from vacancy.engine.game import Game

MakeBot = Callable[[int], Bot]
"""Makes a player with a seed."""


class Timed:
    """A player whose decisions are counted, with the time that they take."""

    def __init__(self, bot: Bot) -> None:
        self.name, self.bot, self.decisions, self.seconds = bot.name, bot, 0, 0.0

    def choose(self, known: Any, seat: int) -> int:
        """The player's choice."""
        begin = time.process_time()
        action = self.bot.choose(known, seat)
        self.seconds += time.process_time() - begin
        self.decisions += 1
        return action


@dataclass
class Rung:
    """A net against one rival, block by block."""

    game: Game
    seats: int
    make_net: MakeBot
    make_rival: MakeBot
    alone: Evidence = field(default_factory=Evidence)
    """The net's part of the win, one among rivals."""
    others: Evidence = field(default_factory=Evidence)
    """The rival's, one among nets."""
    points: list[tuple[float, float]] = field(default_factory=list)
    """Of the net, and of rivals beside it, on average over a match."""
    decisions: int = 0
    seconds: float = 0.0

    def play_block(self, seed: int) -> None:
        """One deal in all seatings."""
        net, rival = Timed(self.make_net(seed)), self.make_rival(seed)
        chairs = range(self.seats)
        shares = [self.play(net, rival, chair, seed) for chair in chairs]
        self.alone.add(sum(shares) / self.seats)
        if self.seats > 2:
            shares = [self.play(rival, net, chair, seed) for chair in chairs]
            self.others.add(sum(shares) / self.seats)
        self.decisions += net.decisions
        self.seconds += net.seconds

    def play(self, one: Bot, other: Bot, chair: int, seed: int) -> float:
        """A match of one in a chair against others; returns the one's part of the win."""
        game = self.game
        state = game.new(self.seats, seed=seed)
        while (seat := game.to_move(state)) is not None:
            bot = one if seat == chair else other
            game.play(state, bot.choose(game.known(state, seat), seat))
        scores, ranking = game.scores(state), game.ranking(state)
        if isinstance(one, Timed):
            theirs = (sum(scores) - scores[chair]) / (self.seats - 1)
            self.points.append((scores[chair], theirs))
        return (ranking[chair] == 1) / ranking.count(1)

    @property
    def average_points(self) -> tuple[float, float]:
        """Of the net, and of rivals beside it."""
        mine, theirs = (sum(column) / len(self.points) for column in zip(*self.points, strict=True))
        return mine, theirs

    def __str__(self) -> str:
        mine, theirs = self.average_points
        told = f"one net wins {spell(self.alone.interval)}"
        if self.seats > 2:
            told += f", one rival among nets {spell(self.others.interval)}"
        each = 1e6 * self.seconds / max(self.decisions, 1)
        return f"{told}; points {mine:.1f} : {theirs:.1f}; {each:.0f} us a decision"


def spell(interval: Interval) -> str:
    """An estimate with its interval."""
    return f"{interval.value:.3f} ({interval.low:.3f}..{interval.high:.3f})"


def net_maker(game: Game, arguments: argparse.Namespace) -> MakeBot:
    """Makes the player that is measured."""
    net = read_layers(arguments.net, game)
    if arguments.search:
        return lambda seed: NetSearchBot(
            game, net, seed, arguments.search, temperature=arguments.temperature
        )
    return lambda seed: NetBot(game, net, seed, arguments.temperature)


def rival_maker(name: str, game: Game) -> MakeBot:
    """Makes a bot that the net is measured against."""
    return lambda seed: make_bot(name, game, seed + 1)


def climb(arguments: argparse.Namespace) -> Iterator[tuple[str, Rung]]:
    """Play against each rival in turn."""
    game = game_of(arguments.game)
    make_net = net_maker(game, arguments)
    first = game.new(arguments.seats, seed=0)
    seat = seat_to_move(first)
    make_net(0).choose(game.known(first, seat), seat)  # compile, which does not count
    for name in arguments.against:
        rung = Rung(game, arguments.seats, make_net, rival_maker(name, game))
        for number in range(arguments.blocks):
            rung.play_block(arguments.seed + number)
        yield name, rung


def read_arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """What a command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.train.ladder")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("net", type=Path, help="a file that training has written: net.npz")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--against", type=lambda names: names.split(","), default=["greedy", *BOTS[3:]],
        help="bots, separated by commas",
    )  # fmt: skip
    parser.add_argument("--blocks", type=int, default=20)
    parser.add_argument("--search", type=int, default=0, help="iterations; 0 for none")
    parser.add_argument("--temperature", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Measure as a command line asks for."""
    arguments = read_arguments(given)
    for name, rung in climb(arguments):
        print(f"{arguments.game}, {arguments.seats} seats, {name}: {rung}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
