"""What was measured of reviews: how accurately each level plays, and how honest the judge is.

The figures lie in `measured.json`, written by `python -m vacancy.lab.review` (docs/review.md);
nobody edits them.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import hypot
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
    levels: dict[str, Any] = at_table("accuracy", game, seats) or {}
    names = told_apart(levels)
    return min(names, key=lambda name: abs(levels[name]["mean"] - accuracy), default=None)


def told_apart(levels: dict[str, Any]) -> list[str]:
    """The levels that accuracy tells apart, the strongest first; none where it is only one.

    Of those whose means lie within each other's intervals the strongest stands for all.
    """
    kept: list[str] = []
    for name in (level for level in reversed(LEVELS) if level in levels):
        mine, last = levels[name], levels[kept[-1]] if kept else None
        if last is None or last["mean"] - mine["mean"] > hypot(last["reach"], mine["reach"]):
            kept.append(name)
    return kept if len(kept) > 1 else []
