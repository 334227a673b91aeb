"""The greedy choice as compiled code that Python calls by address."""

from __future__ import annotations

import numpy as np
from numba import carray

from vacancy.bots.chance import fingerprint
from vacancy.engine.dialect import rule
from vacancy.engine.native.entry import BYTE, LEGAL, STATE, STATE_SIZE, beat_at, pointer

from .loop import STATES, choose_greedily

TOTAL = np.dtype("i8")


@rule
def choose_greedily_at(
    states: int, beat: int, actions: int, replies: int, totals: int, limit: int, seat: int,
    seed: int, worlds: int,
) -> int:  # fmt: skip
    known = carray(pointer(states), STATE_SIZE, BYTE)
    return choose_greedily(
        carray(pointer(states), STATES, STATE), beat_at(beat),
        carray(pointer(actions), limit, LEGAL), carray(pointer(replies), limit, LEGAL),
        carray(pointer(totals), limit, TOTAL), seat, fingerprint(known, seed), worlds,
    )  # fmt: skip
