"""What many games tell: wins, scores and seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from .chunks import Chunk

Z = 1.959964  # of a normal distribution's middle 95 %


@dataclass(frozen=True)
class Share:
    """A share of wins between 0 and 1, its 95 % interval, and the share that would be fair."""

    value: float
    low: float
    high: float
    fair: float


@dataclass(frozen=True)
class Scores:
    """How scores are spread: the mean, the least and the most, and quantiles between them."""

    mean: float
    low: int
    quantile_05: int
    quartile_1: int
    median: int
    quartile_3: int
    quantile_95: int
    high: int


@dataclass(frozen=True)
class Line:
    """One bot, one seat, or one place in turn order."""

    name: str
    wins: Share
    scores: Scores


@dataclass(frozen=True)
class Summary:
    """What many games tell. A win shared by two seats counts a half for each."""

    games: int
    decisions: int
    bots: tuple[Line, ...]  # by name: a bot in several seats wins when one of them does
    seats: tuple[Line, ...]  # "0", "1", ...
    turns: tuple[Line, ...]  # "0" decides first in the game, "1" sits next to it, ...


@dataclass
class Group:
    """What has been counted for one line of a summary; `chairs` in each game belong to it."""

    name: str
    chairs: int
    wins: float = 0.0
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, shares: npt.NDArray[Any], scores: npt.NDArray[Any]) -> None:
        self.wins += float(shares.sum())
        values, counts = np.unique(scores, return_counts=True)
        self.scores.update(dict(zip(values.tolist(), counts.tolist(), strict=True)))

    def line(self, games: int, seats: int) -> Line:
        low, high = wilson(self.wins, games)
        share = Share(self.wins / games, low, high, self.chairs / seats)
        return Line(self.name, share, spread(self.scores))


class Tally:
    """Counts chunk by chunk what a summary needs, so that no game has to be kept."""

    def __init__(self) -> None:
        self.games = self.decisions = 0
        self.bots: list[Group] = []
        self.seats: list[Group] = []
        self.turns: list[Group] = []

    def add(self, chunk: Chunk) -> None:
        """Count some more games of the same table."""
        seats = len(chunk.names)
        if not self.games:
            self.bots = [
                Group(name, chunk.names.count(name)) for name in dict.fromkeys(chunk.names)
            ]
            self.seats = [Group(str(seat), 1) for seat in range(seats)]
            self.turns = [Group(str(turn), 1) for turn in range(seats)]
        self.games += len(chunk)
        self.decisions += int(chunk.decisions.sum())
        order = [group.name for group in self.bots]
        bots = np.array([order.index(name) for name in chunk.names])[chunk.bots]
        columns = np.broadcast_to(np.arange(seats), chunk.scores.shape)
        turns = (columns - chunk.first[:, None]) % seats
        is_winner = chunk.ranks == 1
        shares = is_winner / is_winner.sum(axis=1, keepdims=True)
        for groups, places in ((self.bots, bots), (self.seats, columns), (self.turns, turns)):
            for number, group in enumerate(groups):
                group.add(shares[places == number], chunk.scores[places == number])

    def summary(self) -> Summary:
        """What the games counted so far tell."""

        def lines(groups: list[Group]) -> tuple[Line, ...]:
            return tuple(group.line(self.games, len(self.seats)) for group in groups)

        bots, seats, turns = lines(self.bots), lines(self.seats), lines(self.turns)
        return Summary(self.games, self.decisions, bots, seats, turns)


def summarise(chunks: Iterable[Chunk]) -> Summary:
    """What the games of these chunks tell."""
    tally = Tally()
    for chunk in chunks:
        tally.add(chunk)
    return tally.summary()


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval of a share of wins by Wilson's score, of 95 % unless `z` says otherwise.

    Where wins are shared it is a little too wide: a half varies less than a whole.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    share, unit = wins / games, z * z / games
    middle = (share + unit / 2) / (1 + unit)
    reach = z * sqrt(share * (1 - share) / games + unit / (4 * games)) / (1 + unit)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def spread(scores: Counter[int]) -> Scores:
    """How counted scores are spread. A quantile is a score that was reached."""
    values = sorted(scores)
    reached = np.cumsum([scores[value] for value in values])
    total = int(reached[-1])

    def quantile(part: float) -> int:
        return values[int(np.searchsorted(reached, part * total))]

    mean = sum(value * count for value, count in scores.items()) / total
    return Scores(
        mean,
        values[0],
        quantile(0.05),
        quantile(0.25),
        quantile(0.5),
        quantile(0.75),
        quantile(0.95),
        values[-1],
    )
