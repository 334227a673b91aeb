"""Whether whole programs can be compiled with the Numba that is here: a small one is, and run."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray

from vacancy.engine.dialect import rule

from .linking import Linker
from .machine_code import call, quick_call
from .operations import pointer
from .whole_program import compile_part, compile_whole

NOTE = np.dtype([("count", "i1"), ("words", "i2", (4,))])
FIRST = (1, (0, 0, 0, 300))
ANSWER = 602


class BrokenTrial(RuntimeError):
    """A program that was compiled, and does not do what it says."""


@rule
def total(notes: Any, place: int) -> int:
    return notes[place].count + notes[place].words[3]


@rule
def copy_and_add(address: int) -> int:
    """A record is copied and read by a rule, which is called with integers of two widths."""
    notes = carray(pointer(address), 2, NOTE)
    notes[1] = notes[0]
    return total(notes, 1) + total(notes, notes[0].count)


def try_out() -> None:
    """Raise something unless a rule within an entry point comes out right."""
    linker = Linker(holes={}, wrap=compile_part, is_native=True)
    code = compile_whole(linker.twin(copy_and_add))
    for make in (call, quick_call):
        notes = np.zeros(2, NOTE)
        notes[0] = FIRST
        answer = make(code)(notes.ctypes.data)
        if answer != ANSWER or notes[0] != notes[1]:
            raise BrokenTrial(f"{ANSWER} is wanted, not {answer}")
