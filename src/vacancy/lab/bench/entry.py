"""The loops that only cost time as compiled code that Python calls by address."""

from __future__ import annotations

import numpy as np
from numba import carray

from vacancy.engine.dialect import rule
from vacancy.engine.native.entry import BYTE, STATE, STATE_SECRETS, STATE_SIZE, pointer

from .loop import copy_often, hide_often

SEAT = np.dtype("i1")


@rule
def copy_often_at(states: int, count: int, times: int) -> int:
    copy_often(carray(pointer(states), count, STATE), times)
    return times


@rule
def hide_often_at(states: int, seats: int, count: int, times: int) -> int:
    hide_often(
        carray(pointer(states), count, STATE), carray(pointer(states), STATE_SIZE, BYTE),
        STATE_SECRETS, carray(pointer(seats), count, SEAT), times,
    )  # fmt: skip
    return times
