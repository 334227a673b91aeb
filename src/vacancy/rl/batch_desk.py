"""Where the arrays of a batch lie: one record that compiled loops are given."""

from __future__ import annotations

from enum import IntEnum

from vacancy.engine.record import Record, int32, int64

ANYWHERE = 2**63 - 1
MANY = 2**31 - 1


class Work(IntEnum):
    """What is to be done at all tables."""

    DEAL = 0
    ANSWER = 1
    LOOK = 2
    PICK = 3
    TELL = 4


class Desk(Record):
    """The addresses of the arrays, and how many there are of everything."""

    states: int = int64(0, ANYWHERE)
    beat: int = int64(0, ANYWHERE)
    fresh: int = int64(0, ANYWHERE)
    actions: int = int64(0, ANYWHERE)
    budgets: int = int64(0, ANYWHERE)
    movers: int = int64(0, ANYWHERE)
    moves: int = int64(0, ANYWHERE)
    move_counts: int = int64(0, ANYWHERE)
    move_bits: int = int64(0, ANYWHERE)
    inputs: int = int64(0, ANYWHERE)
    input_counts: int = int64(0, ANYWHERE)
    input_bits: int = int64(0, ANYWHERE)
    points: int = int64(0, ANYWHERE)
    places: int = int64(0, ANYWHERE)
    sources: int = int64(0, ANYWHERE)
    tables: int = int32(0, MANY)
    seats: int = int32(0, MANY)
    move_limit: int = int32(0, MANY)
    move_bytes: int = int32(0, MANY)
    input_limit: int = int32(0, MANY)
    input_bytes: int = int32(0, MANY)
    source_count: int = int32(0, MANY)
