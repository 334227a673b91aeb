"""Records: a game's state declared once, as an annotated class.

A `Record` subclass names its fields with their integer type, limits, names and secrecy. From that
one declaration follow the NumPy dtype (what compiled rules work on), the Python object with the
same attributes (what uncompiled rules, views and tests work on), the limits checked after every
move, and the table of who may see what.

>>> class Coin(Record):
...     owner: int = int8(NONE, 3)
...     value: int = int8(1, 5)
>>> class Purse(Record):
...     coins: Array[Coin] = array(Coin, 2)
>>> purse = Purse()
>>> purse.coins[1].value = 5
>>> purse.coins[1].owner, purse.coins[1].value, Purse.dtype.itemsize
(-1, 5, 4)
>>> purse.coins[1].value = 6
Traceback (most recent call last):
    ...
vacancy.engine.record.LimitError: Coin.value is 6, outside 1..5
"""

from __future__ import annotations

import struct
from array import array as array_of
from collections.abc import Iterator, Sequence
from ctypes import Array as Storage
from ctypes import addressof, c_char
from enum import IntEnum
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, cast, overload

import numpy as np
import numpy.typing as npt

NONE = -1
"""Nobody, nothing, not there: in every field that can be empty."""

Names = Sequence[str] | type[IntEnum]
T = TypeVar("T")


class LimitError(ValueError):
    """A field was given a value outside its declared limits."""


class Secrecy(IntEnum):
    """Who may know a field."""

    OPEN = 0
    OWNER = 1
    NOBODY = 2


class Array(Protocol[T]):
    """A fixed number of equal items inside a record."""

    def __getitem__(self, index: int, /) -> T: ...
    def __setitem__(self, index: int, value: T, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[T]: ...


STRUCT_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q"}


class Integer:
    """A field that holds one integer."""

    def __init__(
        self,
        code: str,
        low: int,
        high: int,
        *,
        names: Names | None = None,
        is_set: bool = False,
        is_seat: bool = False,
        secret: Secrecy = Secrecy.OPEN,
        shown_by: str | None = None,
        blank: int | None = None,
    ) -> None:
        self.low, self.high = low, high
        self.blank = low if blank is None else blank
        self.secret, self.shown_by = secret, shown_by
        self.names = names_of(names) if names is not None else None
        self.is_set, self.is_seat = is_set, is_seat
        self.dtype = np.dtype(code)
        self.codec = struct.Struct("=" + STRUCT_CODES[code])
        self.blank_bytes = self.codec.pack(self.blank)
        self.name = ""
        self.owner_name = ""
        self.offset = 0

    def __set_name__(self, owner: type, name: str) -> None:
        self.name, self.owner_name = name, owner.__name__

    def __get__(self, record: Record | None, owner: type) -> Any:
        if record is None:
            return self
        return self.codec.unpack_from(record.memory, record.offset + self.offset)[0]

    def __set__(self, record: Record, value: int) -> None:
        self.write(record.memory, record.offset + self.offset, value)

    def read(self, memory: memoryview, offset: int) -> int:
        value: int = self.codec.unpack_from(memory, offset)[0]
        return value

    def write(self, memory: memoryview, offset: int, value: int) -> None:
        if not self.low <= value <= self.high:
            where = f"{self.owner_name}.{self.name}" if self.name else "an item"
            raise LimitError(f"{where} is {value}, outside {self.low}..{self.high}")
        self.codec.pack_into(memory, offset, value)


class Items(Generic[T]):
    """A field that holds a fixed number of integers or records, side by side."""

    def __init__(
        self, item: Integer | type[Record], count: int, *, per_seat: bool, by_seat: bool
    ) -> None:
        self.item, self.count, self.per_seat = item, count, per_seat
        self.by_seat = by_seat or per_seat
        self.dtype = np.dtype((item.dtype, (count,)))
        self.stride = item.dtype.itemsize
        self.blank_bytes = item.blank_bytes * count
        self.name = ""
        self.offset = 0

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        if isinstance(self.item, Integer):
            self.item.__set_name__(owner, name)

    def __get__(self, record: Record | None, owner: type) -> Any:
        if record is None:
            return self
        return Row(self, record.memory, record.offset + self.offset)


class Row(Generic[T]):
    """The items of one array field in one record, as Python sees them. No wrap-around."""

    __slots__ = ("field", "memory", "offset")

    def __init__(self, field: Items[T], memory: memoryview, offset: int) -> None:
        self.field, self.memory, self.offset = field, memory, offset

    def place(self, index: int) -> int:
        if not 0 <= index < self.field.count:
            raise IndexError(f"{self.field.name}[{index}] of {self.field.count}")
        return self.offset + self.field.stride * index

    def __getitem__(self, index: int) -> Any:
        place, item = self.place(index), self.field.item
        return (
            item.read(self.memory, place)
            if isinstance(item, Integer)
            else item.at(self.memory, place)
        )

    def __setitem__(self, index: int, value: Any) -> None:
        place, item = self.place(index), self.field.item
        if isinstance(item, Integer):
            item.write(self.memory, place, value)
        else:
            self.memory[place : place + self.field.stride] = value.to_bytes()

    def __len__(self) -> int:
        return self.field.count

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))


Field = Integer | Items[Any]


class Batch(Generic[T]):
    """Many records of one type side by side: an array to compiled loops, a list to Python."""

    def __init__(self, record: type[Record], records: int | npt.NDArray[Any]) -> None:
        """So many records that are all zero, or those that lie in an array of bytes."""
        self.record = record
        self.array: npt.NDArray[Any] = (
            np.zeros(records, record.dtype)
            if isinstance(records, int)
            else records.reshape(-1).view(record.dtype)
        )
        self.memory = self.array.view(np.uint8).data
        self.address = self.array.ctypes.data

    def __getitem__(self, index: int) -> Any:
        """The record at a place: a view, with which a game can be played."""
        place, size = index * self.array.itemsize, self.array.itemsize
        record = self.record.at(self.memory[place : place + size], 0)
        record.address = self.address + place
        return record

    def __setitem__(self, index: int, value: Record) -> None:
        place = index * self.array.itemsize
        self.memory[place : place + self.array.itemsize] = value.to_bytes()

    def __len__(self) -> int:
        return len(self.array)


class Record:
    """The base of all records. See the module's example."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]] = {}
    blank_bytes: ClassVar[bytes]
    legal_room: tuple[array_of[int], int]  # for the list of legal actions, once it is asked for
    storage: ClassVar[type[Storage[c_char]]]  # it knows its address, for which NumPy takes longer
    __slots__ = ("address", "legal_room", "memory", "offset")

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = {name: item for name, item in vars(cls).items() if isinstance(item, Integer | Items)}
        if taken := own.keys() & set(dir(Record)):
            raise TypeError(f"{cls.__name__} cannot have a field called {taken.pop()}")
        cls.fields = {**cls.fields, **own}
        cls.dtype = np.dtype([(name, f.dtype) for name, f in cls.fields.items()], align=True)
        for name, item in own.items():
            item.offset = offset_of(cls.dtype, name)
        blank = bytearray(cls.dtype.itemsize)
        for item in cls.fields.values():
            blank[item.offset : item.offset + item.dtype.itemsize] = item.blank_bytes
        cls.blank_bytes = bytes(blank)
        cls.storage = c_char * cls.dtype.itemsize

    def __init__(self, data: bytes | None = None) -> None:
        """A record of its own, blank or with the given bytes."""
        self.lie_at(self.storage())
        self.memory[:] = self.blank_bytes if data is None else data

    def lie_at(self, place: Storage[c_char]) -> None:
        """Make some storage this record's own."""
        self.memory = memoryview(place).cast("B")
        self.offset = 0
        self.address = addressof(place)

    @classmethod
    def at(cls, memory: memoryview, offset: int) -> Self:
        """The record that lies at an offset of a larger one: a view, not a copy."""
        record = cls.__new__(cls)
        record.memory, record.offset = memory, offset
        return record

    def clear(self) -> None:
        """Set every field to its blank value."""
        self.memory[self.offset : self.offset + self.dtype.itemsize] = self.blank_bytes

    def to_bytes(self) -> bytes:
        return bytes(self.memory[self.offset : self.offset + self.dtype.itemsize])

    def copy(self) -> Self:
        """A record of its own with the same bytes."""
        made = type(self).__new__(type(self))
        made.lie_at(self.storage.from_buffer_copy(self.memory, self.offset))
        return made

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or type(self) is not type(other):
            return NotImplemented
        return self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.to_bytes(),)

    def __repr__(self) -> str:
        shown = ", ".join(
            f"{n}={getattr(self, n)}" for n, f in self.fields.items() if isinstance(f, Integer)
        )
        return f"{type(self).__name__}({shown})"


def offset_of(dtype: np.dtype[Any], name: str) -> int:
    assert dtype.fields is not None
    return dtype.fields[name][1]


def names_of(names: Names) -> tuple[str, ...]:
    """The names that stand for 0, 1, 2, ...; an enum gives its members' in lower case."""
    if isinstance(names, type):
        return tuple(member.name.lower() for member in names)
    return tuple(names)


def int8(low: int, high: int, **more: Any) -> int:
    """A field of one signed byte within limits; its blank value is the low limit.

    `is_seat`: it holds a seat, or NONE.
    """
    return cast(int, Integer("i1", low, high, **more))


def int16(low: int, high: int, **more: Any) -> int:
    """A field of two bytes, signed."""
    return cast(int, Integer("i2", low, high, **more))


def int32(low: int, high: int, **more: Any) -> int:
    """A field of four bytes, signed."""
    return cast(int, Integer("i4", low, high, **more))


def int64(low: int, high: int, **more: Any) -> int:
    """A field of eight bytes, signed."""
    return cast(int, Integer("i8", low, high, **more))


def uint64(**more: Any) -> int:
    """A field of eight bytes without sign, for keys."""
    return cast(int, Integer("u8", 0, 2**64 - 1, **more))


SIGNED = {"i1": 8, "i2": 16, "i4": 32, "i8": 64}  # compiled sums with unsigned ones turn floats


def bitset(names: Names, **more: Any) -> int:
    """A set of named things, one bit each: bit 0 is the first name."""
    names = names_of(names)
    code = next(code for code, size in SIGNED.items() if len(names) < size)
    return cast(int, Integer(code, 0, 2 ** len(names) - 1, names=names, is_set=True, **more))


@overload
def array(
    item: int, count: int, *, per_seat: bool = False, by_seat: bool = False
) -> Array[int]: ...
@overload
def array(
    item: type[T], count: int, *, per_seat: bool = False, by_seat: bool = False
) -> Array[T]: ...
def array(item: Any, count: int, *, per_seat: bool = False, by_seat: bool = False) -> Any:
    """A field of `count` integers or records.

    `per_seat`: item k belongs to seat k. `by_seat`: item k tells of seat k, and belongs to whom the
    record around it belongs.
    """
    return Items(item, count, per_seat=per_seat, by_seat=by_seat)
