"""A judge for others: what every seat can expect of a position, and what each move is worth.

Hints, reviews and weaker bots ask it. The net alone answers in microseconds; a search takes as long
as it is given, and knows more about each move.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import as_file
from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots.chance import word_of
from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.features import features_of

from .desk import UNIT
from .layers import Layers, read_layers
from .policy_bot import chance_of, look
from .search_bot import NetSearchBot

if TYPE_CHECKING:
    from vacancy.engine.game import Game, Seat

NET = "net.npz"
WORLDS = 16
"""How many worlds are guessed where somebody else decides."""


class NoNet(LookupError):
    """A game that no net has learnt."""


@dataclass(frozen=True)
class Move:
    """What a judge thinks of a move: how likely, and after a search how good and how well known."""

    chance: float
    share: float | None = None
    visits: int = 0


@dataclass(frozen=True)
class Judgement:
    """What every seat can expect, and what whoever decides can do.

    The sources of points and the moves are told to the seat that decides; the sources in the end
    to all.
    """

    shares: tuple[float, ...]
    """The part of the win, by seat; they add up to one."""
    points: tuple[float, ...]
    """By seat."""
    sources: dict[str, float] = field(default_factory=dict)
    """The points of the seat that asks, by where they come from."""
    moves: dict[int, Move] = field(default_factory=dict)
    """By action."""


class Judge:
    """Judges positions of a game with a net that has learnt it.

    The answer depends on what the seat knows alone.
    """

    def __init__(self, game: Game, net: Layers, seed: int = 0) -> None:
        self.game, self.net, self.seed = game, net, seed & SEED_BITS

    def judge(
        self, known: Any, seat: Seat, *, iterations: int = 0, seconds: float = inf
    ) -> Judgement:
        """What a position is worth as a seat knows it, or a spectator; with or without a search."""
        if self.game.is_over(known):
            return self.judge_end(known, seat)
        if self.game.to_move(known) != seat:
            return self.judge_worlds(known, seat)
        assert seat is not None
        judgement = self.look(known, seat)
        if iterations == 0 or len(judgement.moves) == 1:
            return judgement
        bot = NetSearchBot(self.game, self.net, self.seed, iterations, seconds=seconds)
        return self.with_search(judgement, bot, known, seat)

    def judge_end(self, known: Any, seat: Seat) -> Judgement:
        """What a finished match was worth."""
        ranking = self.game.ranking(known)
        shares = tuple((place == 1) / ranking.count(1) for place in ranking)
        sources = {} if seat is None else self.sources_now(known, seat)
        return Judgement(shares, tuple(map(float, self.game.scores(known))), sources)

    def sources_now(self, known: Any, seat: int) -> dict[str, float]:
        """Where a seat's points come from as they stand."""
        features = features_of(self.game)
        points = [0] * len(features.sources)
        features.write_sources(known, seat, points)
        return dict(zip(features.sources, map(float, points), strict=True))

    def look(self, known: Any, seat: int) -> Judgement:
        """What the net says to the seat that decides."""
        room, legal = look(self.game, self.net, known, seat), self.game.legal(known)
        chances = zip(legal, room.chances[: len(legal)].tolist(), strict=True)
        return Judgement(
            by_seat(room.shares, seat, known.seats),
            by_seat(room.points, seat, known.seats),
            dict(zip(features_of(self.game).sources, room.sources.tolist(), strict=True)),
            {action: Move(chance) for action, chance in chances},
        )

    def with_search(
        self, judgement: Judgement, bot: NetSearchBot, known: Any, seat: int
    ) -> Judgement:
        """The same after a search."""
        tree = bot.search(known, seat)
        found = tree.results()
        done = UNIT * tree.desk.iterations
        moves = {}
        for action, move in judgement.moves.items():
            visits, total = found.get(action, (0, 0))
            share = total / (UNIT * visits) if visits else None
            moves[action] = Move(move.chance, share, visits)
        shares = tuple(total / done for total in list(tree.desk.totals)[: known.seats])
        return Judgement(shares, judgement.points, judgement.sources, moves)

    def judge_worlds(self, known: Any, seat: Seat) -> Judgement:
        """What those who decide would be told, on average over worlds that the seat may be in."""
        chance = chance_of(known, self.seed)
        worlds = [
            self.game.hide(known, seat, int(word_of(chance, number))) for number in range(WORLDS)
        ]
        told = [self.look(world, seat_to_move(world)) for world in worlds]
        return Judgement(
            average(each.shares for each in told), average(each.points for each in told)
        )


def by_seat(values: Any, seat: int, seats: int) -> tuple[float, ...]:
    """Values that count from a seat, in the order of the table."""
    return tuple(np.roll(values[:seats], seat).tolist())


def average(rows: Iterable[tuple[float, ...]]) -> tuple[float, ...]:
    """The average of some rows, number by number."""
    return tuple(np.mean(list(rows), axis=0).tolist())


@cache
def net_of(game: Game) -> Layers | None:
    """The net that has learnt a game, which lies in the game's folder, if there is one."""
    place = game.folder / NET
    if not place.is_file():
        return None
    with as_file(place) as path:
        return read_layers(path, game)


@cache
def judge_of(game: Game) -> Judge:
    """The judge of a game that a net has learnt."""
    net = net_of(game)
    if net is None:
        raise NoNet(
            f"no net has learnt {game.title}: there is no {NET} in its folder; "
            f"`python -m vacancy.lab.train {game.name} --out FOLDER` makes one"
        )
    return Judge(game, net)


def judge(
    game: Game, known: Any, seat: Seat, *, iterations: int = 0, seconds: float = inf
) -> Judgement:
    """What a position of a game is worth as a seat knows it: see `Judge`."""
    return judge_of(game).judge(known, seat, iterations=iterations, seconds=seconds)
