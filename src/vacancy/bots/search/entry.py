"""The search as compiled code that Python calls by address."""

from __future__ import annotations

from numba import carray

from vacancy.engine.dialect import rule
from vacancy.engine.native.entry import LEGAL, STATE, beat_at, pointer

from .desk import Desk, Node, Spot
from .loop import SEARCH_STATES, search

DESK, NODE, SPOT = Desk.dtype, Node.dtype, Spot.dtype


@rule
def search_at(
    desk: int, states: int, nodes: int, node_limit: int, spots: int, spot_count: int,
    actions: int, looks: int, limit: int, beat: int, times: int,
) -> int:  # fmt: skip
    search(
        carray(pointer(desk), 1, DESK)[0],
        carray(pointer(states), SEARCH_STATES, STATE),
        carray(pointer(nodes), node_limit, NODE),
        carray(pointer(spots), spot_count, SPOT),
        carray(pointer(actions), limit, LEGAL),
        carray(pointer(looks), limit, LEGAL),
        beat_at(beat),
        times,
    )
    return times
