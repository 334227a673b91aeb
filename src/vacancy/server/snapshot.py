"""Positions as plain objects, read once: a view asks a position hundreds of small questions, and
a record answers each from its bytes.

`with_quick_view` gives a game whose views are made from snapshots. They are equal to the game's
own, which a test holds for every registered game, and cost about a third.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from types import SimpleNamespace
from typing import Any, NamedTuple

from vacancy.engine.game import Game, State, View
from vacancy.engine.record import Integer, Items, Record

Build = Callable[[Sequence[int], int], Any]
"""Makes a plain object from the numbers of a record, beginning at a place."""

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q"}


@dataclass(frozen=True)
class Plan:
    """How the numbers of a record become a plain object."""

    names: tuple[str, ...]
    parts: tuple[tuple[int, Build | None], ...]
    count: int

    def build(self, numbers: Sequence[int], start: int) -> SimpleNamespace:
        made = SimpleNamespace()
        fields = made.__dict__
        for name, (offset, build) in zip(self.names, self.parts, strict=True):
            place = start + offset
            fields[name] = numbers[place] if build is None else build(numbers, place)
        return made


class Shape(NamedTuple):
    """What is known of a kind of record: its plan, and a codec that reads it at once."""

    plan: Plan
    codec: struct.Struct


SHAPES: dict[type[Record], Shape] = {}


def shape_of(record: type[Record]) -> Shape:
    """The shape of a kind of record, made once."""
    if record not in SHAPES:
        SHAPES[record] = Shape(plan_of(record), struct.Struct("=" + format_of(record)))
    return SHAPES[record]


def plan_of(record: type[Record]) -> Plan:
    """The plan of a record: its fields in order."""
    parts: list[tuple[int, Build | None]] = []
    count = 0
    for field in record.fields.values():
        if isinstance(field, Integer):
            parts.append((count, None))
            count += 1
        else:
            build, size = builder_of(field)
            parts.append((count, build))
            count += size
    return Plan(tuple(record.fields), tuple(parts), count)


def builder_of(field: Items[Any]) -> tuple[Build, int]:
    """How the items of an array are made, and from how many numbers."""
    if isinstance(field.item, Integer):
        length = field.count
        return (lambda numbers, start: list(islice(numbers, start, start + length))), length
    plan = plan_of(field.item)
    step, length = plan.count, plan.count * field.count

    def build(numbers: Sequence[int], start: int) -> list[SimpleNamespace]:
        return [plan.build(numbers, place) for place in range(start, start + length, step)]

    return build, length


def format_of(record: type[Record]) -> str:
    """The layout of a record, with the gaps between its fields."""
    told, end = "", 0
    for field in record.fields.values():
        told += "x" * (field.offset - end)
        if isinstance(field, Integer):
            told += CODES[field.dtype.str[1:]]
        elif isinstance(field.item, Integer):
            told += f"{field.count}{CODES[field.item.dtype.str[1:]]}"
        else:
            told += format_of(field.item) * field.count
        end = field.offset + field.dtype.itemsize
    return told + "x" * (record.dtype.itemsize - end)


def snapshot(record: Record) -> SimpleNamespace:
    """A record's fields as they are now, as plain attributes and lists."""
    plan, codec = shape_of(type(record))
    return plan.build(codec.unpack(record.to_bytes()), 0)


class QuickView:
    """A game's view, made from snapshots; of a position that is asked about again, the same one."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.last: tuple[State, SimpleNamespace] = (None, SimpleNamespace())

    def snapshot(self, state: State) -> SimpleNamespace:
        kept, made = self.last
        if kept is not state:
            made = snapshot(state)
            self.last = (state, made)
        return made

    def describe(self, state: State, seat: int) -> dict[str, Any]:
        self.last = (None, SimpleNamespace())
        return self.view.describe(self.snapshot(state), seat)

    def describe_move(self, state: State, action: int) -> dict[str, Any]:
        return self.view.describe_move(self.snapshot(state), action)

    def score_parts(self, state: State, seat: int) -> dict[str, int]:
        return self.view.score_parts(self.snapshot(state), seat)


@cache
def with_quick_view(game: Game) -> Game:
    """The same game, with views that are made faster."""
    return replace(game, view_of=QuickView(game.view_of))
