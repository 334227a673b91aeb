"""The components of Pan tu nie stał! as tables of integers, read from `components.json`.

The values hold as they stand there; its `deck_alternatives` are notes that nothing reads (PTN-2.2).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vacancy.engine.components import components_of
from vacancy.engine.lookup import Lookup

from .layout import COPIES, SEATS

DATA = components_of(__package__)

START_HAND: int = DATA["start_hand"]
DECK_ROWS: list[dict[str, Any]] = DATA["kinds"]
SHOPS_BY_SEATS = Lookup([DATA["shops_by_players"].get(str(n), 0) for n in range(SEATS + 1)])

CARD_COUNT = Lookup([row["count"] for row in DECK_ROWS])
CARD_VALUE = Lookup([row["value"] for row in DECK_ROWS])
CAPPED = Lookup([min(row["value"], 1) for row in DECK_ROWS])  # PTN-7.3


def worth(row: dict[str, Any]) -> list[int]:
    """What 0, 1, 2, ... cards of a kind and colour are worth in one queue (PTN-7.1, PTN-7.2)."""
    grows = row["ability"] == "grow"
    return [row["value"] * n + grows * n * (n - 1) // 2 for n in range(COPIES + 1)]


WORTH = Lookup([worth(row) for row in DECK_ROWS])


def kind_with(ability: str) -> int:
    """The one kind that has an ability."""
    (kind,) = (k for k, row in enumerate(DECK_ROWS) if row["ability"] == ability)
    return kind


EXTRA_KIND = kind_with("extra")
CAP_KIND = kind_with("cap")
COVER_KIND = kind_with("cover")
MOVE_KIND = kind_with("move")

GROUP_ROWS = [(k, n) for k, row in enumerate(DECK_ROWS) for n in range(1, row["count"] + 1)]
GROUP_KIND = Lookup([kind for kind, _ in GROUP_ROWS])
GROUP_SIZE = Lookup([size for _, size in GROUP_ROWS])
FIRST_GROUP = Lookup([GROUP_ROWS.index((kind, 1)) for kind in range(len(DECK_ROWS))])

GOOD_ROWS: list[dict[str, Any]] = DATA["goods"]
GOOD_VALUE = Lookup([row["value"] for row in GOOD_ROWS])
ALL_GOODS = (1 << len(GOOD_ROWS)) - 1
EQUALS = Lookup(  # for each good the set of those with the same value (PTN-2.3)
    [
        sum(1 << n for n, other in enumerate(GOOD_ROWS) if other["value"] == row["value"])
        for row in GOOD_ROWS
    ],
    np.int64,
)
