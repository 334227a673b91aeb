"""The table of a record's integers by which their inputs are listed: a row for each."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any, NamedTuple

from vacancy.engine.decisions import Frame
from vacancy.engine.leaves import Column, Leaf, leaf
from vacancy.engine.record import NONE, Integer, Items, Record

from .blocks import form_of, is_told, layout_of, lowest, size_of, span_of


class Told(IntEnum):
    """The columns of the table of inputs after those of a leaf (`leaves.Column`)."""

    FORM = len(Column)
    SPAN = FORM + 1
    """The highest value, counted from the lowest."""
    FIRST = FORM + 2
    """The first input, for the seat that looks and the top of the stack."""
    SEAT_STEP = FORM + 3
    """How many inputs lie between a seat's and the next one's."""
    ABOUT = FORM + 4
    """The seat that an item tells of, if it does not belong to it."""
    ABOUT_STEP = FORM + 5
    PLACE = FORM + 6
    """The place in the stack, from the bottom."""
    PLACE_STEP = FORM + 7
    ASKED = FORM + 8
    """Where the seat of a frame stands: of the engine's own steps no more than the task is told."""


class Turn(NamedTuple):
    """Where an item lies that moves with the seat that looks, or with the height of the stack."""

    number: int = NONE
    step: int = 0


class Way(NamedTuple):
    """How a record was reached: whose it is, which seat it tells of, its place in the stack."""

    seat: Turn = Turn()
    about: Turn = Turn()
    place: Turn = Turn()


def walk(record: type[Record], offset: int, first: int, way: Way) -> Iterator[list[int]]:
    """A row for each integer of a record that lies at an offset and has its inputs from `first`."""
    for name, field in record.fields.items():
        if isinstance(field, Integer):
            if is_told(field):
                place = offset + field.offset
                found = leaf(record, field, offset, place, way.seat.number, name)
                yield row(found, field, first, way, asked_at(record, name, offset))
                first += size_of(field)
        else:
            size = item_size(field)
            for index in range(field.count):
                place = offset + field.offset + index * field.stride
                turned = way_to(field, index, size, way)
                here = first if turned != way else first + index * size
                yield from walk_item(record, field, offset, place, here, turned)
            first += field.count * size


def walk_item(
    record: type[Record], field: Items[Any], offset: int, place: int, first: int, way: Way
) -> Iterator[list[int]]:
    """The rows of one item of an array."""
    if not isinstance(field.item, Integer):
        yield from walk(field.item, place, first, way)
    elif is_told(field.item):
        found = leaf(record, field.item, offset, place, way.seat.number, field.name)
        yield row(found, field.item, first, way, NONE)


def item_size(field: Items[Any]) -> int:
    """How many inputs tell an item of an array."""
    if isinstance(field.item, Integer):
        return size_of(field.item) if is_told(field.item) else 0
    return layout_of(field.item).count


def way_to(field: Items[Any], index: int, size: int, way: Way) -> Way:
    """The way to an item of an array: as that to the array, unless the item moves."""
    turn = Turn(index, size)
    if field.per_seat:
        return way._replace(seat=turn)
    if field.by_seat:
        return way._replace(about=turn)
    is_stack = isinstance(field.item, type) and issubclass(field.item, Frame)
    return way._replace(place=turn) if is_stack else way


def asked_at(record: type[Record], name: str, offset: int) -> int:
    """Where the seat of a frame stands, for what is told of a decision only."""
    is_detail = issubclass(record, Frame) and name in ("a", "b")
    return offset + record.fields["seat"].offset if is_detail else NONE


def row(found: Leaf, field: Integer, first: int, way: Way, asked: int) -> list[int]:
    """A row of the table."""
    low = lowest(field)
    high = NONE if field.is_set else field.high  # which a table of 32 bits has no room for
    return [
        *found._replace(low=low, high=high, blank=NONE)[1:],
        form_of(field), span_of(field), first, way.seat.step, *way.about, *way.place, asked,
    ]  # fmt: skip
