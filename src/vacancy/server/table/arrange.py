"""How somebody lays out their own things: for show, within limits, and never part of the match."""

from __future__ import annotations

import json
from typing import Any

from vacancy.server.words import refuse

from .create import Who
from .decide import Draft, Drafts, seat_to_act
from .parts import Body
from .table import Table

BYTES = 4096
DEPTH = 8
NUMBER_LIMIT = 2**31
ARRANGEMENTS = 2000
BURST, WINDOW = 20, 10.0


def decide_arrange(table: Table, who: Who, arrangement: Body, now: float) -> Drafts:
    """Lay out one's own things; what it means is the board's affair."""
    seat = seat_to_act(table, who)
    if not is_plain(arrangement, DEPTH):
        raise refuse("bad-request", where="arrangement")
    if len(json.dumps(arrangement, separators=(",", ":"))) > BYTES:
        raise refuse("too-big", limit=BYTES)
    check_rate(table, seat, now)
    return [Draft("arranged", {"seat": seat, "arrangement": arrangement})]


def is_plain(value: Any, depth: int) -> bool:
    """Whether this is names, whole numbers and marks, in lists and objects that are not deep.

    >>> is_plain({"s1": [["bed", [0, 1]]]}, DEPTH), is_plain({"s1": float("nan")}, DEPTH)
    (True, False)
    """
    if value is None or isinstance(value, bool):
        return True
    if isinstance(value, int):
        return abs(value) < NUMBER_LIMIT
    if isinstance(value, str):
        return value.isascii() and value.isprintable()
    if depth == 0:
        return False
    if isinstance(value, list):
        return all(is_plain(item, depth - 1) for item in value)
    return isinstance(value, dict) and all(
        is_plain(part, depth - 1) for item in value.items() for part in item
    )


def check_rate(table: Table, seat: int, now: float) -> None:
    """Nobody floods a table, and a table's log stays bounded."""
    if table.arranged_count >= ARRANGEMENTS:
        raise refuse("arranged-full")
    recent = [by for by, at in table.arranged if by == seat and at > now - WINDOW]
    if len(recent) >= BURST:
        raise refuse("arranged-fast")
