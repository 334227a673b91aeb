"""The puzzle of the day: the same for everybody, by the date alone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

DAY = 86_400


def day_of(at: float) -> int:
    """The number of a day, by the seconds since 1970.

    >>> day_of(0), day_of(2 * DAY - 1)
    (0, 1)
    """
    return int(at // DAY)


def puzzle_of_the_day(ids: Sequence[str], day: int) -> str | None:
    """One of some puzzles; which, changes little when others come.

    >>> puzzle_of_the_day(["a", "b", "c"], 1) == puzzle_of_the_day(["c", "b", "a"], 1)
    True
    """
    return min(ids, key=lambda each: lot_of(day, each), default=None)


def lot_of(day: int, puzzle: str) -> bytes:
    """What a puzzle has drawn on a day: the lowest is chosen."""
    return hashlib.sha256(f"{day} {puzzle}".encode()).digest()
