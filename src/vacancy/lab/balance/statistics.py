"""How sure a figure is: intervals of shares, means and differences, and how many matches it takes.

Where several figures of a kind are compared at once, their intervals are so wide that all of them
hold together with 95 % (Bonferroni), because with fifty cards some would stand out by chance alone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import inf, sqrt
from statistics import NormalDist

from vacancy.lab.simulate.summary import wilson

RISK = 0.05
POWER = 0.8
"""With how much certainty a difference is shown in as many matches as are said to be needed."""


@dataclass(frozen=True)
class Estimate:
    """A figure, its interval, and how many matches it comes from."""

    value: float
    low: float
    high: float
    count: int

    def excludes(self, value: float) -> bool:
        """Whether the figure is shown to be another one."""
        return not self.low <= value <= self.high

    def lies_within(self, low: float, high: float) -> bool:
        """Whether the figure is shown to be between two others."""
        return low <= self.low and self.high <= high

    def needed_to_exclude(self, value: float, lines: int = 1) -> float:
        """About how many matches would show that the figure is no such, if it is what it seems."""
        reach, away = max(self.high - self.value, self.value - self.low), abs(self.value - value)
        if away == 0 or self.count == 0:
            return inf
        z = z_for(lines)
        factor = (z + NormalDist().inv_cdf(POWER)) / z
        return self.count * (factor * reach / away) ** 2

    def needed_to_lie_within(self, low: float, high: float) -> float:
        """About how many matches would show that it lies between two others, if it does."""
        room = min(high - self.value, self.value - low)
        if room <= 0 or self.count == 0:
            return inf
        return self.count * (max(self.high - self.value, self.value - self.low) / room) ** 2


@cache
def z_for(lines: int) -> float:
    """How many standard errors hold so many intervals at once.

    >>> round(z_for(1), 2), round(z_for(50), 2)
    (1.96, 3.29)
    """
    return NormalDist().inv_cdf(1 - RISK / (2 * lines))


def share_of(part: float, count: int, lines: int = 1) -> Estimate:
    """A share of so many; nothing is known of none."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    low, high = wilson(part, count, z_for(lines))
    return Estimate(part / count, low, high, count)


def mean_of(values: Counter[int], unit: float = 1.0, lines: int = 1) -> Estimate:
    """The mean of counted values, in a unit."""
    count = values.total()
    if not count:
        return Estimate(0.0, -inf, inf, 0)
    mean = sum(value * many for value, many in values.items()) / count
    squares = sum((value - mean) ** 2 * many for value, many in values.items())
    reach = z_for(lines) * sqrt(squares / max(1, count - 1) / count) if count > 1 else inf
    return Estimate(unit * mean, unit * (mean - reach), unit * (mean + reach), count)


def change(before: Estimate, after: Estimate) -> Estimate:
    """How much larger a figure is after a change; by Newcombe's way of joining two intervals.

    >>> told = change(share_of(50, 100), share_of(70, 100))
    >>> round(told.value, 2), round(told.low, 2), round(told.high, 2)
    (0.2, 0.06, 0.33)
    """
    apart = after.value - before.value
    down = sqrt((after.value - after.low) ** 2 + (before.high - before.value) ** 2)
    up = sqrt((after.high - after.value) ** 2 + (before.value - before.low) ** 2)
    count = min(before.count, after.count)
    return Estimate(apart, apart - down, apart + up, count)
