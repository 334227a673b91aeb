"""What luck explains of results: means with their intervals, and spreads with luck and without."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, inf
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.lab.simulate.summary import Z

from .keeping import Line

Vector = npt.NDArray[np.float64]
PARTS, DICE = ("deal", "draws", "hidden"), "dice"
TINY = 1e-12
LEAST = 20
"""In fewer matches no weights are looked for."""


class Mean(NamedTuple):
    """A mean with its interval of 95 %."""

    value: float
    reach: float

    @classmethod
    def of(cls, values: Vector) -> Mean:
        if len(values) < 2:  # which says nothing of how values stray
            return cls(float(values.mean()), inf)
        error = values.std(ddof=1) / np.sqrt(len(values))
        return cls(float(values.mean()), float(student(len(values) - 1) * error))

    @property
    def holds_zero(self) -> bool:
        return abs(self.value) <= self.reach

    def __str__(self) -> str:
        return f"{self.value:+.4f} ± {self.reach:.4f}"


def student(freedom: int) -> float:
    """How many standard errors make an interval of 95 %: more of them, the fewer values there are.

    >>> round(student(5), 2), round(student(1000), 2)
    (2.55, 1.96)
    """
    first = (Z**3 + Z) / (4 * freedom)
    return Z + first + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


class Found(NamedTuple):
    """What came of one bot in many matches, wherever it sat, and its luck."""

    result: Vector
    """What part of the win it got, less an even one."""
    luck: Vector
    errors: Vector
    """Of its luck, by the samples that were taken; as many as have been kept."""

    @property
    def rest(self) -> Vector:
        """Results without luck."""
        return self.result - self.luck

    @property
    def ratio(self) -> float:
        """How much results spread without luck, in parts of how they spread with it."""
        return float(self.rest.std() / self.result.std())

    @property
    def limit(self) -> float | None:
        """The same ratio by as many samples as one likes: less what their number has added."""
        if not len(self.errors):
            return None
        left = float(self.rest.var()) - float(np.square(self.errors).mean())
        return float(np.sqrt(max(left, 0.0)) / self.result.std())

    def interval(self) -> tuple[float, float]:
        """Of that ratio, by how much each match has to do with it."""
        squares = [np.square(values - values.mean()) for values in (self.rest, self.result)]
        without, raw = (each / max(float(each.mean()), TINY) for each in squares)
        reach = float(Z * (without - raw).std() / 2 / np.sqrt(len(raw)))
        return self.ratio * exp(-reach), self.ratio * exp(reach)


def found_of(
    lines: Sequence[Line],
    seat: int | None = None,
    *,
    has_dice: bool = False,
    is_weighed: bool = False,
) -> Found:
    """What lines tell of the bot that was named first, or of whoever sat in a seat.

    Moves that it drew count as luck only if somebody wishes. Weighed, each part of its luck counts
    as much as it did best in the other half of the matches: what is sampled roughly counts less. A
    weight that comes from elsewhere leaves the mean as it is.
    """
    seats = [line["first"] if seat is None else seat for line in lines]
    results = [line["result"][at] - 1 / len(line["result"]) for line, at in each_at(lines, seats)]
    errors = [error_in(line, at, has_dice) for line, at in each_at(lines, seats) if "error" in line]
    names = [*parts_in(lines[0]), *([DICE] if has_dice else [])]
    parts = np.array([[line[name][at] for name in names] for line, at in each_at(lines, seats)])
    result = np.array(results, float)
    luck = weigh(parts, result) if is_weighed else parts.sum(1)
    return Found(result, luck, np.array(errors))


def each_at(lines: Sequence[Line], seats: Sequence[int]) -> Iterator[tuple[Line, int]]:
    return zip(lines, seats, strict=True)


def error_in(line: Line, seat: int, has_dice: bool) -> float:
    """The standard error of the luck in a match."""
    dice = line["dice_error"][seat] if has_dice else 0.0
    return float(np.hypot(line["error"][seat], dice))


def weigh(parts: Vector, result: Vector) -> Vector:
    """Luck with the weights of its parts that were best in the other half of the matches.

    Halves are taken in pairs, so that each bot sits everywhere in both.
    """
    luck, halves = np.empty(len(result)), np.arange(len(result)) // 2 % 2
    for half in range(2):
        other = halves != half
        known = parts[other] - parts[other].mean(0)
        weights, *_ = np.linalg.lstsq(known, result[other] - result[other].mean(), rcond=None)
        luck[~other] = parts[~other] @ weights
    return luck


def luck_in(line: Line, seat: int) -> float:
    """All the luck that was worked out, but for drawn moves."""
    return float(sum(line[name][seat] for name in parts_in(line)))


def parts_in(line: Line) -> list[str]:
    """What luck is made of there."""
    return [name for name in PARTS if name in line]


def ways_to_find(lines: Sequence[Line]) -> Iterator[tuple[str, Found]]:
    """Luck as it was worked out and weighed, without drawn moves and with them."""
    for has_dice in (False, True) if DICE in lines[0] else (False,):
        name = "luck and drawn moves" if has_dice else "luck"
        yield name, found_of(lines, has_dice=has_dice)
        if len(lines) >= LEAST:
            yield f"{name}, weighed", found_of(lines, has_dice=has_dice, is_weighed=True)
