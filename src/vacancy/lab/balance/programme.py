"""Several surveys played in turns: a run that is cut short has something to tell of each."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing

from vacancy.lab.work.pieces import helpings
from vacancy.lab.work.workers import Workers

from .survey import Survey

HELPING = 16
"""So many matches of each survey, then twice as many, and so on."""


def play_all(
    surveys: Sequence[Survey],
    games: int,
    workers: Workers,
    tell: Callable[[Survey], None],
    deadline: float,
) -> bool:
    """Play so many matches of each; False if the deadline has passed before."""
    for count in helpings(HELPING, games):
        for survey in surveys:
            with closing(survey.matches(count, workers)) as matches:
                for facts in matches:
                    survey.add(facts)
                    tell(survey)
                    if time.monotonic() > deadline:
                        return False
    return True
