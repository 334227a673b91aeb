"""What is still to be done: a stack of frames inside the record.

A frame with a seat is a decision that this seat has to take; a frame without one is a step that
the engine takes by itself. The top frame comes next. The game is over when the stack is empty.
"""

from __future__ import annotations

from typing import Protocol

from .dialect import rule
from .record import NONE, Array, Names, Record, array, int8


class Frame(Record):
    """One thing to do: which, by whom, and up to two arguments."""

    task: int = int8(NONE, 127)
    seat: int = int8(NONE, 7, is_seat=True)
    a: int = int8(NONE, 127)
    b: int = int8(NONE, 127)


class HasStack(Protocol):
    """A record that carries a stack of frames."""

    depth: int

    @property
    def stack(self) -> Array[Frame]: ...


def stack_of(tasks: Names, size: int) -> Array[Frame]:
    """The stack field of a game whose tasks have these names."""
    from .record import names_of

    tasks = names_of(tasks)

    class NamedFrame(Frame):
        task: int = int8(NONE, len(tasks) - 1, names=tasks)
        seat: int = int8(NONE, 7, is_seat=True)
        a: int = int8(NONE, 127)
        b: int = int8(NONE, 127)

    return array(NamedFrame, size)


@rule
def push(state: HasStack, task: int, seat: int, a: int, b: int) -> None:
    """Put a frame on top: it comes next."""
    frame = state.stack[state.depth]
    frame.task = task
    frame.seat = seat
    frame.a = a
    frame.b = b
    state.depth += 1


@rule
def pop(state: HasStack) -> None:
    """Take the top frame off, leaving no trace of it."""
    state.depth -= 1
    frame = state.stack[state.depth]
    frame.task = NONE
    frame.seat = NONE
    frame.a = NONE
    frame.b = NONE


@rule
def top(state: HasStack) -> Frame:
    """The frame that comes next."""
    return state.stack[state.depth - 1]


@rule
def seat_to_move(state: HasStack) -> int:
    """The seat that decides now; NONE while the engine moves and after the end."""
    if state.depth == 0:
        return NONE
    return state.stack[state.depth - 1].seat
