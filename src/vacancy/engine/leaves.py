"""A record flattened: every integer in it with its place, limits and secrecy, as one table.

Hiding, limit checks and observations for learning are loops over this table: nothing is declared
twice, and no field can be forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .dialect import native, rule
from .record import NONE, Integer, Items, Record, Secrecy
from .signature import Beat, State

Bytes = memoryview | npt.NDArray[np.uint8]


class Leaf(NamedTuple):
    """One integer of a record. The owner is a fixed seat, or stands in another byte."""

    path: str
    offset: int
    width: int
    is_signed: bool
    low: int
    high: int
    blank: int
    secrecy: int
    seat: int
    owner_offset: int
    shown_offset: int


class Column(IntEnum):
    """The columns of a table of leaves: all of a `Leaf` but its path."""

    OFFSET = 0
    WIDTH = 1
    IS_SIGNED = 2
    LOW = 3
    HIGH = 4
    BLANK = 5
    SECRECY = 6
    SEAT = 7
    OWNER_OFFSET = 8
    SHOWN_OFFSET = 9


Rows = npt.NDArray[np.int64]
"""Leaves as compiled loops read them: a row each, by `Column`."""

STATE_SECRETS = BEAT_SECRETS = STATE_LIMITS = np.zeros((0, len(Column)), np.int64)
"""These stand for the tables of the game that is linked (`tables_of`)."""


def walk(record: type[Record], offset: int = 0, seat: int = NONE, path: str = "") -> Iterator[Leaf]:
    """All leaves of a record, in order of memory within each record."""
    for name, field in record.fields.items():
        here = f"{path}.{name}" if path else name
        if isinstance(field, Integer):
            yield leaf(record, field, offset, offset + field.offset, seat, here)
        else:
            yield from walk_items(record, field, offset, seat, here)


def walk_items(
    record: type[Record], field: Items[Any], offset: int, seat: int, path: str
) -> Iterator[Leaf]:
    for index in range(field.count):
        place = offset + field.offset + index * field.stride
        owner = index if field.per_seat else seat
        if isinstance(field.item, Integer):
            yield leaf(record, field.item, offset, place, owner, f"{path}[{index}]")
        else:
            yield from walk(field.item, place, owner, f"{path}[{index}]")


def leaf(
    record: type[Record], field: Integer, record_offset: int, offset: int, seat: int, path: str
) -> Leaf:
    def sibling(name: str | None) -> int:
        return record_offset + record.fields[name].offset if name in record.fields else NONE

    return Leaf(
        path,
        offset,
        field.dtype.itemsize,
        field.dtype.kind == "i",
        field.low,
        min(field.high, 2**63 - 1),
        field.blank,
        field.secret,
        seat,
        sibling("owner") if field.secret == Secrecy.OWNER else NONE,
        sibling(field.shown_by),
    )


def leaves(record: type[Record]) -> tuple[Leaf, ...]:
    """The leaves of a record type."""
    return tuple(walk(record))


def table(rows: Iterable[Leaf]) -> Rows:
    """Leaves as an array."""
    return np.array([row[1:] for row in rows], np.int64).reshape(-1, len(Column))


def secrets(record: type[Record]) -> Rows:
    """The table of what is not open to all."""
    return table(row for row in leaves(record) if row.secrecy != Secrecy.OPEN)


def limits(record: type[Record]) -> Rows:
    """The table of what can leave its limits: all leaves but keys."""
    return table(limited(record))


def limited(record: type[Record]) -> list[Leaf]:
    """The leaves of `limits`, in its order."""
    return [row for row in leaves(record) if row.high < 2**63 - 1]


def tables_of(state: type[Record], beat: type[Record]) -> dict[str, Rows]:
    """The tables of a game's records, for its linker."""
    return {
        "STATE_SECRETS": secrets(state),
        "BEAT_SECRETS": secrets(beat),
        "STATE_LIMITS": limits(state),
    }


@native("bytes_of")
def bytes_of(record: Record) -> Bytes:
    """The bytes of a record, in place."""
    return record.memory[record.offset : record.offset + record.dtype.itemsize]


@rule
def read(data: Bytes, offset: int, width: int, is_signed: int) -> int:
    """The integer that lies in some bytes, lowest first."""
    value = 0
    for byte in range(width):
        value |= int(data[offset + byte]) << (8 * byte)
    if is_signed and value >> (8 * width - 1) & 1:
        value -= 1 << (8 * width)
    return value


@rule
def mask(data: Bytes, rows: Rows, seat: int) -> None:
    """Blank everything in a record that a seat (or NONE, a spectator) may not know."""
    for row in range(len(rows)):
        if not is_known(data, rows, row, seat):
            blank = rows[row, Column.BLANK]
            for byte in range(rows[row, Column.WIDTH]):
                data[rows[row, Column.OFFSET] + byte] = (blank >> (8 * byte)) & 0xFF


@rule
def is_known(data: Bytes, rows: Rows, row: int, seat: int) -> bool:
    """Whether a seat may know one leaf: it is theirs, or it lies open by now."""
    shown = rows[row, Column.SHOWN_OFFSET]
    if shown != NONE and data[shown] != 0:
        return True
    owner = rows[row, Column.SEAT]
    if rows[row, Column.OWNER_OFFSET] != NONE:
        owner = read(data, rows[row, Column.OWNER_OFFSET], 1, 1)
    return rows[row, Column.SECRECY] == Secrecy.OWNER and owner == seat and seat != NONE


@rule
def first_beyond(data: Bytes, rows: Rows) -> int:
    """The first row whose value lies outside its limits, or NONE."""
    for row in range(len(rows)):
        offset, width = rows[row, Column.OFFSET], rows[row, Column.WIDTH]
        value = read(data, offset, width, rows[row, Column.IS_SIGNED])
        if value < rows[row, Column.LOW] or value > rows[row, Column.HIGH]:
            return row
    return NONE


@rule
def mask_state(state: State, seat: int) -> None:
    """Blank everything in a position that a seat (or NONE, a spectator) may not know."""
    mask(bytes_of(state), STATE_SECRETS, seat)


@rule
def mask_beat(beat: Beat, seat: int) -> None:
    """The same for what happened."""
    mask(bytes_of(beat), BEAT_SECRETS, seat)


@rule
def beyond_limits(state: State) -> int:
    """Which of a position's `limited` leaves is the first outside its limits, or NONE."""
    return first_beyond(bytes_of(state), STATE_LIMITS)
