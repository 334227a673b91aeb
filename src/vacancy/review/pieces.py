"""The pieces of a review: what is worked out by itself, in any order, in any process.

A piece depends on the match, the depth and the evaluator alone. So a review that was broken off
goes on with the pieces that it has, and comes to the same end.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from typing_extensions import TypedDict

DIGITS = 5


class Sketch(TypedDict):
    """A first look: shares in the true world after each move."""

    shares: list[list[float]]


class Outlook(TypedDict):
    """What could be expected after a move."""

    shares: list[float]
    errors: list[float]


class Sight(TypedDict):
    """The same as each seat could know it."""

    shares: list[list[float]]
    errors: list[list[float]]


class Luck(TypedDict):
    """Chance in a move: shares before the first event and after each, and the luck of each."""

    shares: list[list[float]]
    errors: list[list[float]]
    luck: list[list[float]]
    luck_errors: list[list[float]]


class Verdict(TypedDict):
    """A decision judged: the likely moves, what it lost, and what it did to every seat."""

    actions: list[int]
    chances: list[float]
    shares: list[float]
    """Of whoever decided, for each of these actions."""
    best: int
    best_share: float
    share: float
    """Of the move that was played."""
    loss: float
    error: float
    is_close: bool
    is_doubted: bool
    """Whether a search would make the played move too, or one that is hardly better."""
    effect: list[float]
    """What each seat could expect more than of the moves that are usual there."""
    effect_errors: list[float]
    hidden: list[float]
    """What the move did in the true world, more than could be expected of it."""
    hidden_errors: list[float]
    line: list[int]


Piece = Sketch | Outlook | Sight | Luck | Verdict


def short(value: float) -> float:
    """A number, ready to be written down."""
    return round(float(value), DIGITS)


def rounded(values: npt.NDArray[np.float64]) -> list[float]:
    """A row of numbers, ready to be written down."""
    return [short(value) for value in values.tolist()]


def rows(values: npt.NDArray[np.float64]) -> list[list[float]]:
    """Rows of numbers, ready to be written down."""
    return [rounded(row) for row in values]
