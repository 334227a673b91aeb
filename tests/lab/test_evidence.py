"""Intervals that may be looked at after every value, tried on chances that are known."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from statistics import mean, stdev
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from vacancy.lab.arena.evidence import CAUTION, RISK, Evidence, Interval, evidence_of

Values = npt.NDArray[np.floating[Any]]
RUNS, LENGTH = 200, 120
CHANCE = np.random.default_rng(5)
DRAWS: dict[str, tuple[float, Callable[[], Values]]] = {
    "pairs of even matches": (0.5, lambda: CHANCE.binomial(2, 0.5, LENGTH) / 2),
    "pairs of one-sided matches": (0.9, lambda: CHANCE.binomial(2, 0.9, LENGTH) / 2),
    "one of four chairs": (0.25, lambda: CHANCE.binomial(4, 0.25, LENGTH) / 4),
    "rare and large": (0.05, lambda: CHANCE.binomial(1, 0.05, LENGTH) * 1.0),
}


def is_ever_wrong(values: Values, truth: float) -> bool:
    """Whether the interval excludes the true mean after any of the values."""
    evidence = Evidence(steps=20)  # the true means are among the possible ones
    place = int(np.argmin(np.abs(evidence.means - truth)))
    for value in values:
        evidence.add(float(value))
        capital = max(evidence.upward[place], evidence.downward[place]) + log(0.5)
        if capital >= log(1 / RISK):
            return True
    return False


@pytest.mark.parametrize("draw", DRAWS)
def test_the_true_mean_is_ever_excluded_in_at_most_one_of_twenty_runs(draw: str) -> None:
    truth, values = DRAWS[draw]
    wrong = mean(is_ever_wrong(values(), truth) for _ in range(RUNS))
    assert wrong <= RISK + 2 * sqrt(RISK * (1 - RISK) / RUNS)


def test_an_ordinary_interval_looked_at_all_the_time_would_be_wrong_far_more_often() -> None:
    def is_wrong(values: Values) -> bool:
        return any(
            abs(mean(values[:n]) - 0.5) > 1.96 * stdev(values[:n]) / sqrt(n)
            for n in range(10, LENGTH, 5)
            if stdev(values[:n]) > 0
        )

    chance = np.random.default_rng(6)
    assert mean(is_wrong(chance.binomial(2, 0.5, LENGTH) / 2) for _ in range(100)) > 3 * RISK


def test_a_difference_is_found_and_the_interval_narrows() -> None:
    chance = np.random.default_rng(7)
    values = chance.binomial(2, 0.65, 400) / 2
    few, many = evidence_of(values[:100]), evidence_of(values)
    assert many.low > 0.5
    assert few.low < 0.65 < few.high
    assert many.low < 0.65 < many.high
    assert many.high - many.low < 0.7 * (few.high - few.low)
    assert many.value == pytest.approx(values.mean())


def test_paired_matches_that_vary_less_give_a_narrower_interval() -> None:
    wild = evidence_of([0.0, 1.0] * 100)
    tame = evidence_of([0.45, 0.55] * 100)
    assert tame.high - tame.low < 0.5 * (wild.high - wild.low)


def test_the_first_bet_is_that_of_the_formula() -> None:
    evidence = Evidence(steps=2)
    evidence.add(1.0)
    bet = min(sqrt(2 * log(2 / RISK) / (0.25 * log(2))), CAUTION / 0.5)
    assert evidence.upward[1] == pytest.approx(log(1 + bet * 0.5))
    assert evidence.downward[1] == pytest.approx(log(1 - bet * 0.5))


def test_whoever_wins_everything_is_shown_to_be_stronger_after_seven_values() -> None:
    assert evidence_of([1.0] * 6).low < 0.5
    assert evidence_of([1.0] * 7).low >= 0.5


def test_no_values_tell_nothing() -> None:
    assert evidence_of([]) == Interval(0.5, 0.0, 1.0)


@pytest.mark.parametrize("value", [-0.1, 1.1, float("nan")])
def test_values_beyond_the_limits_are_refused(value: float) -> None:
    with pytest.raises(ValueError, match="not between 0 and 1"):
        Evidence().add(value)


def test_an_interval_can_be_told_on_another_scale() -> None:
    assert Interval(0.5, 0.25, 1.0).scaled(-1.0, 1.0) == Interval(0.0, -0.5, 1.0)
