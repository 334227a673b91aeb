"""Positions as plain objects: a view asks a position hundreds of small questions, and a record
answers each from its bytes.

The parts of a snapshot are never changed, and equal parts of one kind are one object: the same
player in two positions, or in the eyes of two seats. So what is said of a part can be kept with
`remembered`, and is said once for all who see it alike.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from .record import STRUCT_CODES, Integer, Items, Record

PARTS_KEPT = 2048
"""Of each kind, and of each thing that is said of one: what a hundred tables of a game need. With
half as many a move takes a fifth longer to tell, with twice as many no less."""
Told = TypeVar("Told", bound=Callable[..., Any])


class Part:
    """A record within a position as it was; equal ones are identical."""


class Reader:
    """Makes parts, or a whole position, from the bytes of records of one kind."""

    def __init__(self, kind: type[Record]) -> None:
        fields = kind.fields.items()
        integers = {name: field for name, field in fields if isinstance(field, Integer)}
        self.names = tuple(integers)
        self.codec = struct.Struct("=" + layout(integers.values(), kind.dtype.itemsize))
        self.arrays = [(name, array_reader(f)) for name, f in fields if isinstance(f, Items)]
        self.part = lru_cache(PARTS_KEPT)(self.make_part)
        self.parts = lru_cache(PARTS_KEPT)(self.make_parts)

    def make_part(self, data: bytes) -> Part:
        """The part with these bytes."""
        made = Part()
        self.fill(vars(made), data)
        return made

    def make_parts(self, data: bytes) -> tuple[Part, ...]:
        """The parts that lie side by side in these bytes."""
        step = self.codec.size
        return tuple(self.part(data[place : place + step]) for place in range(0, len(data), step))

    def fill(self, fields: dict[str, Any], data: bytes) -> None:
        """Name the values of a record."""
        fields.update(zip(self.names, self.codec.unpack(data), strict=True))
        for name, read in self.arrays:
            fields[name] = read(data)


READERS: dict[type[Record], Reader] = {}


def reader_of(kind: type[Record]) -> Reader:
    """The reader of a kind of record, made once."""
    if kind not in READERS:
        READERS[kind] = Reader(kind)
    return READERS[kind]


def array_reader(field: Items[Any]) -> Callable[[bytes], tuple[Any, ...]]:
    """How an array is read from the bytes of its record."""
    start, end, item = field.offset, field.offset + field.dtype.itemsize, field.item
    if isinstance(item, Integer):
        codec = struct.Struct(f"={field.count}{STRUCT_CODES[item.dtype.str[1:]]}")
        return lambda data: codec.unpack_from(data, start)
    reader = reader_of(item)
    return lambda data: reader.parts(data[start:end])


def layout(fields: Iterable[Integer], size: int) -> str:
    """Where some fields lie in a record of some size; all else is gaps."""
    told, end = "", 0
    for field in fields:
        told += "x" * (field.offset - end) + STRUCT_CODES[field.dtype.str[1:]]
        end = field.offset + field.dtype.itemsize
    return told + "x" * (size - end)


def snapshot(record: Record) -> SimpleNamespace:
    """A record's fields as they are now. The outermost object is nobody else's."""
    made = SimpleNamespace()
    reader_of(type(record)).fill(vars(made), record.to_bytes())
    return made


def thaw(kept: Any) -> Any:
    """A copy of a part that may be changed: to see what would be if."""
    if isinstance(kept, Part):
        return SimpleNamespace(**{name: thaw(value) for name, value in vars(kept).items()})
    return [thaw(item) for item in kept] if isinstance(kept, tuple) else kept


def remembered(function: Told) -> Told:
    """Decorates what is said of a part, given first, or of a tuple of them: it is said once.

    Of a record, or of a part that was thawed, it is said anew each time.
    """
    kept = lru_cache(PARTS_KEPT)(function)

    @wraps(function)
    def say(of: Any, *more: Any) -> Any:
        kind = of.__class__
        return (kept if kind is Part or kind is tuple else function)(of, *more)

    return cast(Told, say)
