"""Points, marks and accuracy: losses on a scale that means the same at tables of every size."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import fmean, harmonic_mean, pstdev

from .shapes import Doubt, Mark

HUNDRED = 100.0
MARKS: tuple[tuple[float, Mark], ...] = ((15.0, "blunder"), (10.0, "mistake"), (5.0, "dubious"))
MARKED_FROM = MARKS[-1][0]
"""A move that loses less is not marked, and it is not shown what should have been played."""
CLEAR = 2.0
"""A loss is marked from so many of its standard errors."""
FULL, STEEP, OFF = 103.1668100711649, 0.04354415386953951, 3.166924740191411
"""Of accuracy by the points that a move lost, as lichess has it."""
WINDOWS = 10
NARROW, WIDE = 2, 8
CALM, WILD = 0.5, 12.0
"""How much a stretch of a match counts in accuracy: by how much the points moved in it."""
LEAST = 1.0
"""What a move has at least in the harmonic mean: one bad move is not the whole match."""


def points(share: float, seats: int) -> float:
    """The chance against the average other seat, in hundredths.

    >>> points(0.5, 2), points(0.25, 4), round(points(0.5, 4), 1)
    (50.0, 50.0, 75.0)
    """
    mine = (seats - 1) * share
    return HUNDRED * mine / (mine + 1 - share) if share < 1 else HUNDRED


def points_per_share(share: float, seats: int) -> float:
    """How many points a little more of the win is worth."""
    return HUNDRED * (seats - 1) / ((seats - 2) * share + 1) ** 2


def mark_of(loss: float, error: float) -> Mark | None:
    """The mark of a loss, if it is large and sure enough.

    >>> mark_of(12, 1), mark_of(12, 7), mark_of(4, 0.1)
    ('mistake', None, None)
    """
    if loss < CLEAR * error:
        return None
    return next((mark for limit, mark in MARKS if loss >= limit), None)


def counted(loss: float, doubt: Doubt | None) -> float:
    """What a loss counts in the accuracy: nothing, where a search finds the move about as good."""
    return 0.0 if doubt == "search" else loss


def accuracy_of(loss: float) -> float:
    """How accurate a move was that lost so many points.

    >>> accuracy_of(0), round(accuracy_of(10), 1)
    (100.0, 63.6)
    """
    return round(min(HUNDRED, max(0.0, FULL * exp(-STEEP * loss) - OFF)), 3)


def accuracy_of_all(stands: Sequence[float], losses: Sequence[float]) -> float:
    """The accuracy of a seat: of all its decisions, with what it stood at before and lost by each.

    As on lichess: halfway between a mean in which exciting stretches count more, and a harmonic
    one, in which a bad move weighs more than a good one.

    >>> accuracy_of_all([50, 50, 50], [0, 0, 0])
    100.0
    """
    each = [max(accuracy_of(loss), LEAST) for loss in losses]
    size = min(max(len(each) // WINDOWS, NARROW), WIDE)
    weights = []
    for index in range(len(each)):
        first = min(max(index - size // 2, 0), max(len(each) - size, 0))
        weights.append(min(max(pstdev(stands[first : first + size]), CALM), WILD))
    return (fmean(each, weights) + harmonic_mean(each)) / 2
