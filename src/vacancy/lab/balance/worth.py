"""What one more use of a thing goes with, in points, if all else of its group is equal.

That users of a thing win tells little where everybody uses it. But somebody who has used it three
times can be told from somebody who has used it twice: within a group the score of every seat is
taken as a sum over its uses (least squares), and what one more of a thing adds is its worth. It is
no proof of a cause either, since who is ahead can afford more, but a card that pays one point more
is seen to pay one point more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .statistics import Estimate, z_for

FIRST_LOOK, NEXT_LOOK = 50, 1.25
"""After so many matches one looks for the first time, and again when there are more by so much."""
LOOKS = 40
"""Nobody looks more often than that, with up to a quarter of a million matches."""
FIRM = 1e-4
DIGITS = 6
"""Where scores are a sum of uses and nothing else, what is left is the rounding of the machine."""


@dataclass(frozen=True)
class Sums:
    """What least squares need of the rows so far."""

    matches: int
    rows: int
    squares: npt.NDArray[np.float64]
    products: npt.NDArray[np.float64]
    scores: float  # the sum of their squares

    @cached_property
    def solved(self) -> Solved:
        """The least squares of what has been used at all."""
        used = np.flatnonzero(np.diag(self.squares))
        squares, products = self.squares[np.ix_(used, used)], self.products[used]
        inverse = np.linalg.pinv(squares, hermitian=True)
        values = inverse @ products
        left = max(0.0, self.scores - float(values @ products))
        spread = left / max(1, self.rows - len(used))
        told = np.abs(np.diag(inverse @ squares) - 1) < FIRM
        return Solved(used.tolist(), values, np.sqrt(spread * np.diag(inverse)), told)

    def worth(self, thing: int, lines: int = 1) -> Estimate | None:
        """What one more of a thing goes with; nothing where the matches do not tell."""
        solved = self.solved
        if thing not in solved.used or self.rows <= 2 * len(solved.used):
            return None
        place = solved.used.index(thing)
        if not solved.is_told[place]:
            return None  # it was never used without something else in the same measure
        value = round(float(solved.values[place]), DIGITS)
        reach = round(z_for(lines) * float(solved.errors[place]), DIGITS)
        return Estimate(value, value - reach, value + reach, self.matches)


class Solved(NamedTuple):
    """What least squares say: of which things, how much, how surely, and whether at all."""

    used: list[int]
    values: npt.NDArray[np.float64]
    errors: npt.NDArray[np.float64]
    is_told: npt.NDArray[np.bool_]


class Worth:
    """The worth of the things of a group, as matches come in."""

    def __init__(self, count: int) -> None:
        size = count + 1  # the last is what a seat has without any
        self.squares, self.products = np.zeros((size, size)), np.zeros(size)
        self.scores, self.rows = 0.0, 0
        self.looks: list[Sums] = []
        self.next_look = FIRST_LOOK
        self.last: Sums | None = None

    def add(self, uses: Mapping[int, int], score: int) -> None:
        """One more seat: how often it used each thing, and its score."""
        places = np.array([*uses, len(self.products) - 1])
        counts = np.array([*uses.values(), 1.0])
        self.squares[np.ix_(places, places)] += np.outer(counts, counts)
        self.products[places] += counts * score
        self.scores += score * score
        self.rows += 1

    def look(self, matches: int) -> None:
        """Remember what is known after so many matches, now and then."""
        if matches >= self.next_look:
            self.looks.append(self.sums(matches))
            self.next_look = int(matches * NEXT_LOOK) + 1

    def sums(self, matches: int) -> Sums:
        """What is known now."""
        if self.last is None or self.last.rows != self.rows:
            squares, products = self.squares.copy(), self.products.copy()
            self.last = Sums(matches, self.rows, squares, products, self.scores)
        return self.last
