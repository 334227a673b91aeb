"""Short looks at a position's own bytes: who decides, and whether anybody does.

A loop that plays asks these before every move, and a record's fields take ten times as long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .record import NONE, Items, Record

NOBODY = NONE & 0xFF
"""NONE as a byte."""
Wrong = Callable[[Any, type[Record]], Exception]
"""What is raised about something that is no record of the kind wanted."""


def mover_of(kind: type[Record], wrong: Wrong) -> Callable[[Any], int | None]:
    """A function that tells the seat that decides in a record with a stack; None if none does."""
    depth_at, stack = kind.fields["depth"].offset, kind.fields["stack"]
    assert isinstance(stack, Items)
    frame, stride = stack.item, stack.stride
    assert isinstance(frame, type)
    under = stack.offset + frame.fields["seat"].offset - stride

    def to_move(state: Any) -> int | None:
        if type(state) is not kind:
            raise wrong(state, kind)
        memory = state.memory
        depth = memory[depth_at]
        seat: int = memory[under + stride * depth] if depth else NOBODY
        return None if seat == NOBODY else seat

    return to_move


def end_of(kind: type[Record], wrong: Wrong) -> Callable[[Any], bool]:
    """A function that tells whether nothing is left to do in a record with a stack."""
    depth_at = kind.fields["depth"].offset

    def is_over(state: Any) -> bool:
        if type(state) is not kind:
            raise wrong(state, kind)
        return not state.memory[depth_at]

    return is_over
