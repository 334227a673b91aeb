"""What Python hands to a rule, read from the rule's own annotations.

A rule that Python calls says of each parameter what it is: a whole number, a record, an array of
records, an array of numbers of one width, or a named tuple of such arrays. `State` and `Beat` stand
for the records of whatever game is linked. From this follow both ends of a call by address
(`native.entries`).

>>> from vacancy.engine.record import Record, int8
>>> class Coin(Record):
...     value: int = int8(1, 5)
>>> def pay(state: State, coins: Array[Coin], prices: Int16s, seat: int) -> int: ...
>>> [each.name for each in parameters_of(pay, {Part.STATE: Coin})]
['state', 'coins', 'prices', 'seat']
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from .dialect import AnyFunction
from .record import Array, Record


class Part(Enum):
    """What every game has a kind of record of its own for."""

    STATE = "state"
    BEAT = "beat"


class Numbers(NamedTuple):
    """An array of numbers of one width, by one subscript or more.

    `i2` are integers of two bytes; `f4` are floats in single precision, for nets alone.
    """

    code: str
    dimensions: int = 1


class Number(NamedTuple):
    """A whole number of up to 64 bits."""


class OneRecord(NamedTuple):
    """A record of one kind."""

    record: type[Record]


class ManyRecords(NamedTuple):
    """Records of one kind, side by side: a `Batch`."""

    record: type[Record]


class Bundle(NamedTuple):
    """Arrays that belong together: a named tuple of them, and what each of them is."""

    kind: type[Any]
    arrays: tuple[Parameter, ...]


State = Annotated[Any, Part.STATE]
Beat = Annotated[Any, Part.BEAT]
Bytes = Annotated[Array[int], Numbers("u1")]
Int8s = Annotated[Array[int], Numbers("i1")]
Int16s = Annotated[Array[int], Numbers("i2")]
Int32s = Annotated[Array[int], Numbers("i4")]
Int64s = Annotated[Array[int], Numbers("i8")]
ByteGrid = Annotated[Any, Numbers("u1", 2)]
Int8Grid = Annotated[Any, Numbers("i1", 2)]
Int16Grid = Annotated[Any, Numbers("i2", 2)]
Int32Grid = Annotated[Any, Numbers("i4", 2)]
Int32Cube = Annotated[Any, Numbers("i4", 3)]
Float32s = Annotated[Any, Numbers("f4")]
Float64s = Annotated[Any, Numbers("f8")]
Float32Grid = Annotated[Any, Numbers("f4", 2)]
KeyGrid = Annotated[Any, Numbers("u8", 2)]
Actions = Int16s
"""Room for a list of actions."""

Kind = Number | OneRecord | ManyRecords | Numbers | Bundle
Records = Mapping[Part, type[Record]]
"""The game's own records."""


class Parameter(NamedTuple):
    """One parameter of a rule."""

    name: str
    kind: Kind


def parameters_of(function: AnyFunction, records: Records) -> tuple[Parameter, ...]:
    """The parameters of a rule that is linked with a game of these records."""
    return tuple(
        Parameter(name, kind_of(hint, records, f"{function.__name__}({name})"))
        for name, hint in hints_of(function).items()
        if name != "return"
    )


def leaves_of(parameter: Parameter) -> tuple[Parameter, ...]:
    """A parameter, or the arrays that it bundles, each by a name of its own."""
    name, kind = parameter
    if not isinstance(kind, Bundle):
        return (parameter,)
    return tuple(Parameter(f"{name}_{array.name}", array.kind) for array in kind.arrays)


@cache
def hints_of(function: AnyFunction) -> dict[str, Any]:
    """The annotations of a function, or of a named tuple."""
    return get_type_hints(function, include_extras=True)


def kind_of(hint: Any, records: Records, where: str) -> Kind:
    """What an annotation stands for."""
    if hint is int:
        return Number()
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Numbers):
            return mark
    if get_origin(hint) is Array and (record := record_of(get_args(hint)[0], records)) is not None:
        return ManyRecords(record)
    if (record := record_of(hint, records)) is not None:
        return OneRecord(record)
    if hasattr(hint, "_fields"):
        return Bundle(hint, parameters_of(hint, records))
    raise TypeError(
        f"{where} cannot be handed over: its annotation says no number, record or width"
    )


def record_of(hint: Any, records: Records) -> type[Record] | None:
    """The kind of record that an annotation names, if it does."""
    if isinstance(hint, type) and issubclass(hint, Record):
        return hint
    parts = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Part)]
    return records[parts[0]] if parts else None


def returns_nothing(function: AnyFunction) -> bool:
    """Whether a rule only does something, and says nothing."""
    return hints_of(function)["return"] is type(None)
