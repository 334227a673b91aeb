"""Listing the inputs that are on, by the table of a game: rules."""

from __future__ import annotations

from typing import Any

from vacancy.engine.bits import list_set
from vacancy.engine.dialect import rule
from vacancy.engine.leaves import Bytes, Column, bytes_of, is_known, read
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE, Array, Secrecy
from vacancy.engine.signature import State

from .blocks import DIGIT, DIGIT_BITS, Form
from .table import Told

Rows = Any  # a Lookup, or compiled its array
INPUTS = Lookup([])
"""This stands for the table of a game."""


@rule
def list_inputs(state: State, seat: int, out: Array[int]) -> int:
    """Write the inputs that are on for a seat, and return how many."""
    return list_leaves(bytes_of(state), INPUTS, seat, state.seats, state.depth, out)


@rule
def list_leaves(data: Bytes, rows: Rows, seat: int, seats: int, depth: int, out: Array[int]) -> int:
    """Write the inputs that are on by a table of leaves."""
    count = 0
    for number in range(len(rows)):
        if is_there(data, rows, number, seats, depth):
            if rows[number, Column.SECRECY] == Secrecy.OPEN or is_known(data, rows, number, seat):
                first = first_of(rows, number, seat, seats, depth)
                count = list_leaf(data, rows, number, seat, seats, first, out, count)
    return count


@rule
def is_there(data: Bytes, rows: Rows, number: int, seats: int, depth: int) -> bool:
    """Whether a leaf is in use: at a seat that is taken, in the stack, and worth telling there."""
    if rows[number, Column.SEAT] >= seats or rows[number, Told.ABOUT] >= seats:
        return False
    asked = rows[number, Told.ASKED]
    return rows[number, Told.PLACE] < depth and (asked == NONE or read(data, asked, 1, 1) != NONE)


@rule
def first_of(rows: Rows, number: int, seat: int, seats: int, depth: int) -> int:
    """The first input of a leaf for a seat."""
    first = rows[number, Told.FIRST]
    owner, about = rows[number, Column.SEAT], rows[number, Told.ABOUT]
    if owner != NONE:
        first += steps_to(owner, seat, seats) * rows[number, Told.SEAT_STEP]
    if about != NONE:
        first += steps_to(about, seat, seats) * rows[number, Told.ABOUT_STEP]
    if rows[number, Told.PLACE] != NONE:
        first += (depth - 1 - rows[number, Told.PLACE]) * rows[number, Told.PLACE_STEP]
    return first


@rule
def steps_to(other: int, seat: int, seats: int) -> int:
    """How many seats lie between a seat and another one, the way round."""
    return other - seat if other >= seat else other - seat + seats


@rule
def list_leaf(
    data: Bytes,
    rows: Rows,
    number: int,
    seat: int,
    seats: int,
    first: int,
    out: Array[int],
    count: int,
) -> int:
    """Append the inputs that tell the integer of a leaf."""
    width, is_signed = rows[number, Column.WIDTH], rows[number, Column.IS_SIGNED]
    value = read(data, rows[number, Column.OFFSET], width, is_signed)
    form = rows[number, Told.FORM]
    if form == Form.SET:
        return list_set(value, first, out, count)
    value -= rows[number, Column.LOW]
    if value < 0:  # NONE
        return count
    if form == Form.DIGITS:
        return list_digits(value, rows[number, Told.SPAN], first, out, count)
    out[count] = first + (steps_to(value, seat, seats) if form == Form.SEAT else value)
    return count + 1


@rule
def list_digits(value: int, span: int, first: int, out: Array[int], count: int) -> int:
    """Append the inputs for the digits of a number, the last digit first."""
    while span > 0:
        out[count] = first + (value & (DIGIT - 1))
        count += 1
        first += DIGIT
        value >>= DIGIT_BITS
        span >>= DIGIT_BITS
    return count


@rule
def write_points(state: State, seat: int, out: Array[int]) -> None:
    """Write the points of a seat, as the one source there is."""
    out[0] = score(state, seat)


def score(state: State, seat: int) -> int:
    """This stands for the game's own rule."""
    raise NotImplementedError
