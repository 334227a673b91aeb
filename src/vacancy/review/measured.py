"""What was measured of reviews: how accurately each level plays, and how honest the judge is.

The figures lie in `measured.json`, written by `python -m vacancy.lab.review` (docs/review.md);
nobody edits them.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import hypot
from statistics import fmean
from typing import TYPE_CHECKING, Any

from vacancy.bots import LEVELS

if TYPE_CHECKING:
    from vacancy.engine.game import Game

FILE = "measured.json"
BARS = {"net": 0.015, "estimate": 0.03}
"""The largest error of calibration with which a review is not called rough, by evaluator."""


@cache
def figures() -> dict[str, Any]:
    """All that was measured, by game and by number of seats."""
    told: dict[str, Any] = json.loads((files(__package__) / FILE).read_text("utf-8"))
    return told


def at_table(name: str, game: Game, seats: int) -> Any:
    """What was measured of something at tables nearest to this size, or nothing."""
    by_seats: dict[str, Any] = figures().get(name, {}).get(game.name, {})
    if not by_seats:
        return None
    return by_seats[min(by_seats, key=lambda each: (abs(int(each) - seats), each))]


def is_rough(game: Game, evaluator: str, seats: int) -> bool:
    """Whether an evaluator is not known to be sure of what it may be sure of."""
    measured = at_table("calibration", game, seats)
    return measured is None or measured["error"] > BARS[evaluator]


def level_like(game: Game, seats: int, accuracy: float) -> str | None:
    """The level whose mean accuracy is nearest to this one: who plays better is never told less."""
    means = told_apart(at_table("accuracy", game, seats) or {})
    return min(means, key=lambda name: abs(means[name] - accuracy), default=None)


def told_apart(levels: dict[str, Any]) -> dict[str, float]:
    """The levels that accuracy tells apart, the strongest first, and how accurate each is.

    A line is drawn only where everybody above it is clearly more accurate than everybody below.
    Those between two lines are one, and go by the name of the strongest; without a line nobody is
    told.
    """
    names = [level for level in reversed(LEVELS) if level in levels]
    groups: list[list[str]] = []
    for place, name in enumerate(names):
        if is_line(levels, names[:place], names[place:]):
            groups.append([])
        groups[-1].append(name)
    means = {group[0]: fmean(levels[name]["mean"] for name in group) for group in groups}
    return means if len(means) > 1 else {}


def is_line(levels: dict[str, Any], above: list[str], below: list[str]) -> bool:
    """Whether all of some levels are clearly more accurate than all of some others."""
    pairs = [(levels[strong], levels[weak]) for strong in above for weak in below]
    return all(
        strong["mean"] - weak["mean"] > hypot(strong["reach"], weak["reach"])
        for strong, weak in pairs
    )
