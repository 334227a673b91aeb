"""The compiled rules of one game and their entry points, called by address.

Numba checks an integer argument several times faster than an array of records, so a call from
Python costs little more than the rules themselves.
"""

from __future__ import annotations

import operator
from functools import cache
from typing import Any

import numpy as np
from llvmlite.ir import Constant, IntType
from numba import carray, types
from numba.core.cgutils import raw_memcpy
from numba.core.typing import signature as signature_of
from numba.extending import intrinsic, lower_builtin

from vacancy.engine.dialect import rule
from vacancy.engine.leaves import first_beyond, limits, mask, secrets
from vacancy.engine.loops import (
    OK,
    apply,
    legal,
    play,
    playouts,
    redraw,
    score,
    start,
    step,
    tie_break,
    why_not_now,
)
from vacancy.engine.record import Record

from .work import Work

STATE = BEAT = BYTE = np.dtype("u1")  # the first two stand for those of the game that is linked
STATE_SECRETS = BEAT_SECRETS = STATE_LIMITS = np.zeros((0, 0), np.int64)  # likewise
STATE_SIZE = BEAT_SIZE = LEGAL_LIMIT = 0  # likewise
LEGAL = np.dtype("i2")
NEVER_ZERO = {"cttz": (Constant(IntType(1), 1),)}  # LLVM's word that the argument is not 0


@intrinsic
def pointer(typing_context: Any, address: Any) -> Any:
    """An address as a pointer."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

    return types.voidptr(address), code


@lower_builtin(operator.setitem, types.Array, types.Integer, types.Record)
def copy_record(context: Any, builder: Any, signature: Any, arguments: Any) -> None:
    """Copy a record into an array at one go; Numba's own way has LLVM move a thousand bytes singly.

    In compiled code a record is its address, so the old record at an index is the place to fill.
    """
    array, index, _ = signature.args
    *where, record = arguments
    find_place = context.get_function(operator.getitem, signature_of(array.dtype, array, index))
    size = context.get_constant(types.intp, array.dtype.size)
    raw_memcpy(builder, find_place(builder, where), record, size, 1)


@cache
def machine_operation(name: str) -> Any:
    """A function of one 64-bit integer that is one machine operation."""
    if name == "uint64":
        return np.uint64

    @intrinsic
    def operation(typing_context: Any, value: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return getattr(builder, name)(*arguments, *NEVER_ZERO.get(name, ()))

        return types.int64(types.int64), code

    return operation


@rule
def state_at(address: int) -> Any:
    return carray(pointer(address), 1, STATE)[0]


@rule
def beat_at(address: int) -> Any:
    return carray(pointer(address), 1, BEAT)[0]


@rule
def work_at(work: int, state: int, asked: int, beat: int) -> int:
    """Everything that a table asks of the rules, in one entry point: each costs compile time.

    `asked` is the action or the seat, and `beat` the address of a beat or of the room for actions.
    """
    if work == Work.LEGAL:
        return legal(state_at(state), carray(pointer(beat), LEGAL_LIMIT, LEGAL))
    if work == Work.PLAY:
        return play(state_at(state), asked, beat_at(beat))
    if work == Work.WHY_NOT:
        return why_not_now(state_at(state), asked)
    if work == Work.SCORE:
        return score(state_at(state), asked)
    if work == Work.TIE_BREAK:
        return tie_break(state_at(state), asked)
    if work == Work.FIRST_BEYOND:
        return first_beyond(carray(pointer(state), STATE_SIZE, BYTE), STATE_LIMITS)
    if work == Work.START:
        start(state_at(state), beat_at(beat))
    elif work == Work.APPLY:
        apply(state_at(state), asked, beat_at(beat))
    elif work == Work.STEP:
        step(state_at(state), beat_at(beat))
    elif work == Work.REDRAW:
        redraw(state_at(state), asked)
    elif work == Work.MASK_STATE:
        mask(carray(pointer(state), STATE_SIZE, BYTE), STATE_SECRETS, asked)
    elif work == Work.MASK_BEAT:
        mask(carray(pointer(beat), BEAT_SIZE, BYTE), BEAT_SECRETS, asked)
    return OK


@rule
def playouts_at(states: int, beat: int, out: int, limit: int, games: int, seed: int) -> int:
    return playouts(
        carray(pointer(states), 2, STATE), beat_at(beat), carray(pointer(out), limit, LEGAL),
        games, seed,
    )  # fmt: skip


def constants_of(state: type[Record], beat: type[Record], legal_limit: int) -> dict[str, Any]:
    """What the entry points need to know of a game's records."""
    return {
        "LEGAL_LIMIT": legal_limit,
        "STATE": state.dtype, "STATE_SIZE": state.dtype.itemsize,
        "STATE_SECRETS": secrets(state), "STATE_LIMITS": limits(state),
        "BEAT": beat.dtype, "BEAT_SIZE": beat.dtype.itemsize, "BEAT_SECRETS": secrets(beat),
    }  # fmt: skip
