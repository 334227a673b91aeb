"""What has been shown so far: a confidence sequence for a mean, valid whenever one looks.

An ordinary 95 % interval may be looked at once. Somebody who plays until it excludes equality finds
a difference sooner or later, even where there is none. A confidence sequence holds at all times at
once: the chance that it ever excludes the true mean is at most 5 %, so one may stop whenever it
tells enough.

It is made by betting. For each possible mean a gambler starts with a capital of 1 and bets on every
value before it is seen, half on a higher mean, half on a lower one. If the mean is the true one,
no strategy makes a capital of 20 with a chance of more than 1 in 20 (Ville's inequality). A mean
against which such a capital has been made is excluded. All that is needed is that values lie
between 0 and 1 and that each has the same mean whatever came before; nothing is assumed about
their distribution. The bets are those of Waudby-Smith and Ramdas, which adapt to the variance.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, sqrt

import numpy as np

RISK = 0.05
"""The chance that an interval is wrong at any time."""
STEPS = 1000  # the possible means are 0, 1/1000, 2/1000, ..., 1
CAUTION = 0.75  # no bet risks more than this part of the capital


@dataclass(frozen=True)
class Interval:
    """An estimate, and the values that are not excluded."""

    value: float
    low: float
    high: float

    def scaled(self, low: float, high: float) -> Interval:
        """The same for values that are not from 0 to 1 but from `low` to `high`."""
        width = high - low
        return Interval(low + width * self.value, low + width * self.low, low + width * self.high)


class Evidence:
    """Values between 0 and 1, as they come, and what they tell about their mean."""

    def __init__(self, risk: float = RISK, steps: int = STEPS) -> None:
        self.risk = risk
        self.means = np.linspace(0.0, 1.0, steps + 1)
        self.upward = np.zeros(steps + 1)  # logarithms of the two capitals against each mean
        self.downward = np.zeros(steps + 1)
        self.count = 0
        self.sum, self.squares = (
            0.5,
            0.25,
        )  # a value of a half with a variance of 1/4, to begin with

    def add(self, value: float) -> None:
        """One more value. The bet on it follows from the values before it alone."""
        if not 0.0 <= value <= 1.0:
            raise ValueError(f"{value} is not between 0 and 1")
        self.count += 1
        bet = self.bet()
        surprise = value - self.means
        with np.errstate(divide="ignore"):
            up = np.minimum(bet, CAUTION / self.means)
            down = np.minimum(bet, CAUTION / (1.0 - self.means))
        self.upward += np.log1p(up * surprise)
        self.downward += np.log1p(-down * surprise)
        self.sum += value
        self.squares += (value - self.mean) ** 2

    @property
    def mean(self) -> float:
        """The mean so far, drawn a little towards a half."""
        return self.sum / (self.count + 1)

    def bet(self) -> float:
        """How much to bet on the next value: less after a wide spread, and less as time goes on."""
        variance = self.squares / self.count
        return sqrt(2 * log(2 / self.risk) / (variance * self.count * log(1 + self.count)))

    @property
    def interval(self) -> Interval:
        """The mean so far, and the means that are not excluded, to the next step outwards."""
        if not self.count:
            return Interval(0.5, 0.0, 1.0)
        value = float(self.sum - 0.5) / self.count
        capital = np.maximum(self.upward, self.downward) + log(0.5)
        left = np.flatnonzero(capital < log(1 / self.risk))
        if not len(left):
            return Interval(value, value, value)
        step = 1.0 / (len(self.means) - 1)
        low, high = self.means[left[0]] - step, self.means[left[-1]] + step
        return Interval(value, float(max(0.0, min(low, value))), float(min(1.0, max(high, value))))


def evidence_of(values: Iterable[float]) -> Interval:
    """What some values tell about their mean.

    >>> told = evidence_of([0.4, 0.6] * 50)
    >>> told.value, told.low < 0.5 < told.high, told.high - told.low < 0.3
    (0.5, True, True)
    """
    evidence = Evidence()
    for value in values:
        evidence.add(value)
    return evidence.interval
