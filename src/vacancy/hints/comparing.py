"""Two or more ways to go on, compared in the same worlds with the same chance."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.bots.greedy.loop import KNOWN
from vacancy.bots.net.desk import UNIT
from vacancy.bots.net.judge import net_of
from vacancy.engine.aims import LATER, PLAIN
from vacancy.engine.features import features_of
from vacancy.engine.record import NONE, Batch
from vacancy.review.evaluator import call_on_desk, set_desk
from vacancy.review.lines.sample import SAMPLE_STATES

from .lines.compare import IS_WHOLE, NOTED, TOLD, WHAT, WHO, compare
from .lines.desk import BEATS, Desk

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.engine.words import Message

Vector = npt.NDArray[np.float64]
Script = Sequence[int]
"""Moves of a seat, one after the other."""


class Mean(NamedTuple):
    """A number that was sampled, and its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, samples: Vector) -> Mean:
        error = samples.std(ddof=1) / sqrt(len(samples)) if len(samples) > 1 else 0.0
        return cls(float(samples.mean()), float(error))


@dataclass
class Lines:
    """The lines that followed one script, sample by sample."""

    shares: npt.NDArray[np.float64]
    """By sample and seat."""
    parts: dict[str, Vector]
    """The points of the seat that asks, by where they come from."""
    reached: dict[str, tuple[Message, Vector]]
    """What the seat may have wanted, and whether it got it."""
    answers: list[tuple[int, int] | None]
    """Who answered first, and how."""
    is_whole: npt.NDArray[np.bool_]
    """Whether the whole script could be played."""

    def total(self) -> Vector:
        """The points of all parts together."""
        total: Vector = np.sum(list(self.parts.values()), axis=0)
        return total


class Comparer:
    """Follows lines of play for one seat, on paper of its own: of several threads each has one."""

    def __init__(self, game: Game) -> None:
        self.game, self.net = game, net_of(game)
        self.aims = game.aims or PLAIN
        self.names = features_of(game).sources
        self.states: Batch[Any] = Batch(game.state, SAMPLE_STATES)
        self.desk: Any = Desk()
        points = np.zeros(2 * len(self.names), np.int32)
        self.run = call_on_desk(game, compare, self.desk, self.states, points=points)

    def follow(
        self, known: Any, seat: int, scripts: Sequence[Script], seed: int, times: int
    ) -> list[Lines]:
        """What comes of each script, by what a seat knows."""
        count = len(scripts)
        rows, size = times * count, len(self.names)
        table = np.full((count, max(map(len, scripts))), NONE, np.int16)
        for index, script in enumerate(scripts):
            table[index, : len(script)] = script
        beats: Batch[Any] = Batch(self.game.beat, rows * BEATS)
        gains = np.zeros((rows * BEATS, size), np.int16)
        told = np.zeros((rows, TOLD), np.int16)
        shares = np.zeros((rows, self.game.seats[-1]), np.int32)
        sources = np.zeros((rows, size + 1), np.float32)
        self.lay_out(known)
        self.run(table, seat, seed & SEED_BITS, times, beats, gains, told, shares, sources)
        return [
            Lines(
                shares[index::count, : known.seats] / UNIT,
                self.parts(seat, range(index, rows, count), beats, gains, told, sources),
                self.reached(seat, range(index, rows, count), beats, told),
                [answer_of(told[row]) for row in range(index, rows, count)],
                told[index::count, IS_WHOLE] == 1,
            )
            for index in range(count)
        ]

    def lay_out(self, known: Any) -> None:
        """Lay a position on the desk."""
        tuning = self.game.tuning.at(known.seats)
        chapters = (tuning.chapters + 1) // 2 * (known.seats if tuning.is_each_seats else 1)
        set_desk(self.desk, tuning, chapters, has_net=self.net is not None)
        self.states[KNOWN] = known

    def parts(
        self, seat: int, rows: range, beats: Batch[Any], gains: Any, told: Any, sources: Any
    ) -> dict[str, Vector]:
        """The points by where they come from: those of the line by its beats, then all others.

        They add up to what the sources are expected to bring in the end.
        """
        parts: dict[str, Vector] = defaultdict(lambda: np.zeros(len(rows)))
        has_gains = gains.any(axis=1)
        for number, row in enumerate(rows):
            rest = sources[row].astype(float)
            for place in filter(has_gains.__getitem__, places_of(row, told)):
                for source in np.flatnonzero(gains[place]).tolist():
                    points = int(gains[place, source])
                    beat = beats[place]
                    noted = None if beat.event == NONE else beat
                    parts[self.aims.part_of(noted, self.names[source])][number] += points
                    rest[source] -= points
            for source, name in enumerate(self.names):
                parts[self.aims.part_of(None, name)][number] += rest[source]
            if self.net is None:
                parts[LATER][number] += rest[-1]
        return dict(parts)

    def reached(
        self, seat: int, rows: range, beats: Batch[Any], told: Any
    ) -> dict[str, tuple[Message, Vector]]:
        """What the seat got in each line that it may have wanted, by its words."""
        found: dict[str, tuple[Message, Vector]] = {}
        for number, row in enumerate(rows):
            for place in places_of(row, told):
                beat = beats[place]
                if beat.event == NONE:
                    continue
                for aim in self.aims.reached(beat, seat):
                    key = repr(aim)
                    found.setdefault(key, (aim, np.zeros(len(rows))))[1][number] = 1
        return found


def places_of(row: int, told: Any) -> Iterator[int]:
    """Where the beats of a line lie."""
    return iter(range(row * BEATS, row * BEATS + int(told[row, NOTED])))


def answer_of(told: Any) -> tuple[int, int] | None:
    """Who answered first in a line, and how."""
    return None if told[WHO] == NONE else (int(told[WHO]), int(told[WHAT]))


def joined(first: list[Lines], more: list[Lines]) -> list[Lines]:
    """The same lines with further samples behind them."""
    return [join(*pair) for pair in zip(first, more, strict=True)]


def join(one: Lines, other: Lines) -> Lines:
    sizes = len(one.answers), len(other.answers)
    none = [np.zeros(size) for size in sizes]
    names = {**one.parts, **other.parts}
    aims = {**one.reached, **other.reached}
    return Lines(
        np.concatenate([one.shares, other.shares]),
        {
            name: np.concatenate([one.parts.get(name, none[0]), other.parts.get(name, none[1])])
            for name in names
        },
        {
            key: (
                aim,
                np.concatenate(
                    [
                        one.reached.get(key, (aim, none[0]))[1],
                        other.reached.get(key, (aim, none[1]))[1],
                    ]
                ),
            )
            for key, (aim, _) in aims.items()
        },
        one.answers + other.answers,
        np.concatenate([one.is_whole, other.is_whole]),
    )


def likely_answers(lines: Lines, least: float) -> list[tuple[int, int]]:
    """The answers that were given in at least such a part of the lines, the likeliest first."""
    counts = Counter(answer for answer in lines.answers if answer is not None)
    return [
        answer
        for answer, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        if count >= least * len(lines.answers)
    ]
