"""Which values of Pan tu nie stał! may be changed to try another one."""

from __future__ import annotations

from typing import Any

from vacancy.engine.dials import Dials, Whole
from vacancy.engine.words import Message

from .layout import COPIES, DECK, SHOPS


def check(data: Any) -> Message | None:
    """Why changed values do not fit together: a deck has 21 cards, whichever they are."""
    count = sum(row["count"] for row in data["kinds"])
    if count != DECK:
        return Message("variant-deck", {"place": "kinds", "count": count, "wanted": DECK})
    return None


DIALS = Dials(
    {
        "kinds.*.value": Whole(0, 9),
        "kinds.*.count": Whole(1, COPIES),
        "goods.*.value": Whole(1, 8),
        "shops_by_players.*": Whole(1, SHOPS),
    },
    check,
)
