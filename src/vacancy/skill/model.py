"""Ratings by Plackett and Luce's model, one pool for each game and number of seats (decision 28).

A match is an order of places. The chance of the first place is proportional to 10 ** (rating /
400), as in the arena, so that 400 points are odds of 10 to 1 at any size of table; then the same
holds for the second place among those who are left. Ratings are brought up to date by `openskill`
(Weng and Lin, 2011): each is a value and a deviation, the standard error of what is known about it.

>>> a, b = rate([NEW, NEW], [1, 2])
>>> a.value > NEW.value > b.value, a.deviation < NEW.deviation
(True, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

ELO = 400 / log(10)
START, START_DEVIATION = 1500.0, 180.0
SETTLED = 50.0
"""The deviation that ratings come to. Those of all at a table count as noise of the match, so that
much is left out of the model's own; otherwise the strong would be rated too high, more so the more
there are."""
DRIFT = 6.0
"""By so much a player's strength may change from match to match."""
PROVISIONAL_ABOVE = 100.0
"""A rating whose deviation is larger says little yet, and has no place on a leaderboard."""
Z = 1.96
"""Within so many deviations lies the truth, 19 times of 20."""


class Rating(NamedTuple):
    """What is known of somebody's strength."""

    value: float
    deviation: float

    @property
    def is_provisional(self) -> bool:
        return self.deviation > PROVISIONAL_ABOVE


NEW = Rating(START, START_DEVIATION)


def full_step(*_facts: Any, **_more: Any) -> float:
    """Deviations shrink by all that a match tells; by default they would by a part of it."""
    return 1.0


@cache
def model_of(seats: int) -> PlackettLuce:
    """The model for so many seats; its `beta` is such that points mean the same at all tables."""
    beta = sqrt(ELO**2 / seats - SETTLED**2)
    return PlackettLuce(mu=START, sigma=START_DEVIATION, beta=beta, gamma=full_step, tau=DRIFT)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match, in the order of the seats; equal places are ties."""
    model = model_of(len(before))
    teams = [[model.rating(mu=each.value, sigma=each.deviation)] for each in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in after]
