"""The blocks of inputs that tell a record: how each integer is told, and in how many inputs."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from vacancy.engine.features import Layout
from vacancy.engine.record import NONE, Integer, Record, Secrecy

LARGE = 32
"""A number that can be more than so many values is told by its digits."""
DIGIT, DIGIT_BITS = 16, 4
FEW_NAMES = 8


class Form(IntEnum):
    """How an integer is told."""

    VALUE = 0
    DIGITS = 1
    SET = 2
    SEAT = 3


def layout_of(record: type[Record]) -> Layout:
    """The blocks of a record."""
    layout = Layout()
    for name, field in record.fields.items():
        if isinstance(field, Integer):
            add_block(layout, name, field)
        elif isinstance(field.item, Integer):
            for index in range(field.count):
                add_block(layout, f"{name}[{index}]", field.item)
        else:
            layout.repeat(name, field.count, layout_of(field.item))
    return layout


def add_block(layout: Layout, name: str, field: Integer) -> None:
    """A block for an integer, if it can tell anything."""
    if is_told(field):
        layout.add(name, size_of(field), meaning_of(field), most_of(field))


def is_told(field: Integer) -> bool:
    """Whether anybody may know the integer, and it can be one thing or another."""
    is_for_somebody = field.secret != Secrecy.NOBODY or field.shown_by is not None
    return is_for_somebody and field.high > lowest(field)


def lowest(field: Integer) -> int:
    """The lowest value that says something: nothing is on for NONE."""
    return 0 if field.low == NONE else field.low


def form_of(field: Integer) -> Form:
    """How an integer is told."""
    if field.is_set:
        return Form.SET
    if field.is_seat:
        return Form.SEAT
    return Form.DIGITS if field.names is None and span_of(field) >= LARGE else Form.VALUE


def span_of(field: Integer) -> int:
    """The highest value, counted from the lowest."""
    return 0 if field.is_set else field.high - lowest(field)


def size_of(field: Integer) -> int:
    """How many inputs tell an integer."""
    if form_of(field) == Form.SET:
        return len(field.names or ())
    if form_of(field) == Form.DIGITS:
        return sum(min(span, DIGIT - 1) + 1 for span in spans(field))
    return span_of(field) + 1


def most_of(field: Integer) -> int:
    """How many of them can be on at once."""
    if form_of(field) == Form.SET:
        return size_of(field)
    return len(list(spans(field))) if form_of(field) == Form.DIGITS else 1


def spans(field: Integer) -> Iterator[int]:
    """The highest value, then without its last digit, and so on."""
    span = span_of(field)
    while span:
        yield span
        span >>= DIGIT_BITS


def meaning_of(field: Integer) -> str:
    """What the inputs of an integer say, as a sentence."""
    names = list(field.names or ())
    if len(names) > FEW_NAMES:
        names = [*names[:2], "...", names[-1]]
    listed = ", ".join(names)
    meaning = {
        Form.SET: f"Which of these are there: {listed}",
        Form.SEAT: "Whose it is, counted from the seat that looks",
        Form.DIGITS: f"A number from {lowest(field)}, by its digits to the base {DIGIT}",
        Form.VALUE: f"Which it is: {listed}" if listed else f"A number from {lowest(field)}",
    }[form_of(field)]
    return f"{meaning}{'; for who may know it' if field.secret != Secrecy.OPEN else ''}."
