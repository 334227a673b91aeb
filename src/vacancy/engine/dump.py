"""A record as a plain dict with names instead of numbers, and back, exactly.

Every field is told, and nothing is None. Whoever draws a position by hand may leave out what is
blank: fields, and items at the end of a list. Broken input is refused with its path.
"""

from __future__ import annotations

from typing import Any, TypeVar

from .record import NONE, Field, Integer, Items, LimitError, Record

R = TypeVar("R", bound=Record)


class BrokenDump(ValueError):
    """A dict that is no position."""


def dump(record: Record) -> dict[str, Any]:
    """All fields, by name."""
    return {name: dump_field(field, getattr(record, name)) for name, field in record.fields.items()}


def dump_field(field: Field, value: Any) -> Any:
    """What one field holds."""
    if isinstance(field, Integer):
        return name_value(field, value)
    if isinstance(field.item, Integer):
        return [name_value(field.item, each) for each in value]
    return [dump(each) for each in value]


def name_value(field: Integer, value: int) -> Any:
    """A number as its name, a set as a list of names, a key in hexadecimal, nothing as None."""
    if field.is_set and field.names is not None:
        return [name for bit, name in enumerate(field.names) if value >> bit & 1]
    if value == NONE == field.low:
        return None
    if field.names is not None:
        return field.names[value]
    return f"{value:016x}" if field.dtype.kind == "u" else value


def load(record: type[R], told: Any, path: str = "position") -> R:
    """The record that a dict tells of."""
    made = record()
    fill(made, told, path)
    return made


def fill(record: Record, told: Any, path: str) -> None:
    """Set the fields that a dict names."""
    if not isinstance(told, dict):
        raise BrokenDump(f"{path} must be an object with named fields, not {told!r}")
    for name, value in told.items():
        field = record.fields.get(name)
        if field is None:
            raise BrokenDump(f"{path} has no field {name!r}")
        if isinstance(field, Integer):
            set_integer(field, record, record.offset + field.offset, value, f"{path}.{name}")
        else:
            fill_items(field, record, value, f"{path}.{name}")


def fill_items(field: Items[Any], record: Record, told: Any, path: str) -> None:
    if not isinstance(told, list) or len(told) > field.count:
        raise BrokenDump(f"{path} must be a list of at most {field.count}")
    for index, value in enumerate(told):
        place = record.offset + field.offset + index * field.stride
        if isinstance(field.item, Integer):
            set_integer(field.item, record, place, value, f"{path}[{index}]")
        else:
            fill(field.item.at(record.memory, place), value, f"{path}[{index}]")


def set_integer(field: Integer, record: Record, place: int, told: Any, path: str) -> None:
    try:
        field.write(record.memory, place, hear(field, told))
    except (LimitError, ValueError, TypeError) as error:
        raise BrokenDump(f"{path} cannot be {told!r}: {error}") from None


def hear(field: Integer, told: Any) -> int:
    """The number that a name, a list of names or a hexadecimal key stands for."""
    if field.is_set and field.names is not None:
        if isinstance(told, str) or len(set(told)) != len(told):
            raise ValueError("a list of different names is wanted")
        return sum(1 << number(field, name) for name in told)
    if told is None:
        return NONE
    if isinstance(told, str):
        return int(told, 16) if field.dtype.kind == "u" else number(field, told)
    if isinstance(told, bool) or not isinstance(told, int):
        raise ValueError("a whole number or a name is wanted")
    return told


def number(field: Integer, name: Any) -> int:
    if field.names is None or name not in field.names:
        known = ", ".join(field.names or ()) or "numbers only"
        raise ValueError(f"known here: {known}")
    return field.names.index(name)
