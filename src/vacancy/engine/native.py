"""The compiled rules of one game and their entry points, called by address.

Numba checks an integer argument several times faster than an array of records, so a call from
Python costs little more than the rules themselves.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from llvmlite.ir import Constant, IntType
from numba import carray, types
from numba.extending import intrinsic

from .compile import rule
from .leaves import first_beyond, limits, mask, secrets
from .loops import (
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
from .record import Record

STATE = BEAT = BYTE = np.dtype("u1")  # the first two stand for those of the game that is linked
STATE_SECRETS = BEAT_SECRETS = STATE_LIMITS = np.zeros((0, 0), np.int64)  # likewise
STATE_SIZE = BEAT_SIZE = 0  # likewise
LEGAL = np.dtype("i2")
NEVER_ZERO = {"cttz": (Constant(IntType(1), 1),)}  # LLVM's word that the argument is not 0


@intrinsic
def pointer(typing_context: Any, address: Any) -> Any:
    """An address as a pointer."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

    return types.voidptr(address), code


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
def start_at(state: int, beat: int) -> None:
    start(state_at(state), beat_at(beat))


@rule
def legal_at(state: int, out: int, limit: int) -> int:
    return legal(state_at(state), carray(pointer(out), limit, LEGAL))


@rule
def why_not_at(state: int, action: int) -> int:
    return why_not_now(state_at(state), action)


@rule
def play_at(state: int, action: int, beat: int) -> int:
    return play(state_at(state), action, beat_at(beat))


@rule
def apply_at(state: int, action: int, beat: int) -> None:
    apply(state_at(state), action, beat_at(beat))


@rule
def step_at(state: int, beat: int) -> None:
    step(state_at(state), beat_at(beat))


@rule
def score_at(state: int, seat: int) -> int:
    return score(state_at(state), seat)


@rule
def tie_break_at(state: int, seat: int) -> int:
    return tie_break(state_at(state), seat)


@rule
def redraw_at(state: int, seat: int) -> None:
    redraw(state_at(state), seat)


@rule
def mask_state_at(state: int, seat: int) -> None:
    mask(carray(pointer(state), STATE_SIZE, BYTE), STATE_SECRETS, seat)


@rule
def mask_beat_at(beat: int, seat: int) -> None:
    mask(carray(pointer(beat), BEAT_SIZE, BYTE), BEAT_SECRETS, seat)


@rule
def first_beyond_at(state: int) -> int:
    return first_beyond(carray(pointer(state), STATE_SIZE, BYTE), STATE_LIMITS)


@rule
def playouts_at(states: int, beat: int, out: int, limit: int, games: int, seed: int) -> int:
    return playouts(
        carray(pointer(states), 2, STATE), beat_at(beat), carray(pointer(out), limit, LEGAL),
        games, seed,
    )  # fmt: skip


def constants_of(state: type[Record], beat: type[Record]) -> dict[str, Any]:
    """What the entry points need to know of a game's records."""
    return {
        "STATE": state.dtype, "STATE_SIZE": state.dtype.itemsize,
        "STATE_SECRETS": secrets(state), "STATE_LIMITS": limits(state),
        "BEAT": beat.dtype, "BEAT_SIZE": beat.dtype.itemsize, "BEAT_SECRETS": secrets(beat),
    }  # fmt: skip
