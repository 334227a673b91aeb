"""The loops over all tables as compiled code that Python calls by address."""

from __future__ import annotations

import numpy as np
from numba import carray

from vacancy.engine.dialect import rule
from vacancy.engine.native.entry import BYTE, LEGAL, STATE, beat_at, pointer

from .batch_desk import Desk, Work
from .batch_loop import answer_all, deal_all, look_at_all, pick_for_all, write_all_results

DESK, WIDE, NUMBER, SHORT = Desk.dtype, np.dtype("i8"), np.dtype("i4"), LEGAL


@rule
def work_at(work: int, here: int, seed: int, number: int) -> int:
    """Everything that is done at all tables, in one entry point: each costs compile time."""
    desk = carray(pointer(here), 1, DESK)[0]
    tables = desk.tables
    states = carray(pointer(desk.states), tables, STATE)
    actions = carray(pointer(desk.actions), tables, WIDE)
    moves = carray(pointer(desk.moves), (tables, desk.move_limit), SHORT)
    move_counts = carray(pointer(desk.move_counts), tables, NUMBER)
    if work == Work.DEAL:
        deal_all(states, carray(pointer(desk.fresh), tables, BYTE), beat_at(desk.beat), seed)
    elif work == Work.ANSWER:
        answer_all(states, actions, beat_at(desk.beat))
    elif work == Work.LOOK:
        look_at_all(
            states, carray(pointer(desk.movers), tables, WIDE), moves, move_counts,
            carray(pointer(desk.move_bits), (tables, desk.move_bytes), BYTE),
            carray(pointer(desk.inputs), (tables, desk.input_limit), SHORT),
            carray(pointer(desk.input_counts), tables, NUMBER),
            carray(pointer(desk.input_bits), (tables, desk.input_bytes), BYTE),
        )  # fmt: skip
    elif work == Work.PICK:
        budgets = carray(pointer(desk.budgets), tables, NUMBER)
        pick_for_all(actions, moves, move_counts, budgets, number, seed)
    elif work == Work.TELL:
        write_all_results(
            states, carray(pointer(desk.points), (tables, desk.seats), NUMBER),
            carray(pointer(desk.places), (tables, desk.seats), NUMBER),
            carray(pointer(desk.sources), (tables, desk.seats, desk.source_count), NUMBER),
        )  # fmt: skip
    return tables
