"""Bots as fixed points: ratings that were measured in the arena and do not change.

`fixed_points.json` is written by `python -m vacancy.lab.arena.fixed_points` from the duels on
record (docs/strength.md) and says where each figure comes from. A bot that has not played enough at
a size of table has no rating there, and does not sit at rated tables.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from .model import Rating

FILE = "fixed_points.json"


@cache
def fixed_points() -> dict[tuple[str, int], dict[str, Rating]]:
    """The ratings of the bots by game and number of seats."""
    told = json.loads((files(__package__) / FILE).read_text("utf-8"))
    return {
        (game, int(seats)): {
            bot: Rating(figure["rating"], figure["deviation"]) for bot, figure in bots.items()
        }
        for game, tables in told["games"].items()
        for seats, bots in tables.items()
    }


def rated_bots(game: str, seats: int) -> dict[str, Rating]:
    """The bots that have a rating at tables of a game with so many seats."""
    return fixed_points().get((game, seats), {})
