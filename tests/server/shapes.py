"""Holds what is told against the types that say what may be told."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from vacancy.engine.game import Game
from vacancy.engine.shown import Offered, OneOf, Sized, View, fields_of


def misfits(told: Any, hint: Any, where: str = "it") -> Iterator[str]:
    """Where something told is not as its type says."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any or isinstance(hint, TypeVar):
        return
    if origin is Annotated:
        yield from misfits_of_mark(told, hint, where)
    elif is_typeddict(hint):
        yield from misfits_of_fields(told, hint, where)
    elif origin is Literal:
        if told not in args:
            yield f"{where} is {told!r}, none of {args}"
    elif origin in (Union, types.UnionType):
        found = [list(misfits(told, each, where)) for each in args]
        if all(found):
            yield min(found, key=len)[0]
    elif not is_plainly(told, origin or hint):
        yield f"{where} is {told!r}, no {hint}"
    elif origin is list:
        for index, item in enumerate(told):
            yield from misfits(item, args[0], f"{where}[{index}]")
    elif origin is dict:
        for name, item in told.items():
            yield from misfits(name, args[0], f"a name in {where}")
            yield from misfits(item, args[1], f"{where}[{name!r}]")


def is_plainly(told: Any, kind: Any) -> bool:
    """Whether something is of a class; a truth value is no number here, a whole number a float."""
    if isinstance(told, bool):
        return kind is bool
    return isinstance(told, (int, float) if kind is float else kind)


def misfits_of_mark(told: Any, hint: Any, where: str) -> Iterator[str]:
    plain, *marks = get_args(hint)
    found = list(misfits(told, plain, where))
    yield from found
    for mark in [] if found else marks:
        if isinstance(mark, OneOf) and told not in mark.values:
            yield f"{where} is {told!r}, no {mark.name}"
        if isinstance(mark, Sized) and len(told) != mark.length:
            yield f"{where} has {len(told)} items, not {mark.length}"


def misfits_of_fields(told: Any, hint: Any, where: str) -> Iterator[str]:
    if not isinstance(told, dict):
        yield f"{where} is {told!r}, no object"
        return
    fields = fields_of(hint)
    for name in told.keys() - fields.keys():
        yield f"{where} has {name!r}, of which {hint.__name__} knows nothing"
    for name, field in fields.items():
        if name in told:
            yield from misfits(told[name], field.type, f"{where}.{name}")
        elif not field.is_optional:
            yield f"{where} lacks {name!r}"


def misfits_of_view(view: Any, game: Game) -> Iterator[str]:
    """Where a view, its table and its moves are not as the game says."""
    described: Any = game.view_of
    table = get_type_hints(described.describe, include_extras=True)["return"]
    move = get_type_hints(described.describe_move, include_extras=True)["return"]
    yield from misfits(view, View, "view")
    yield from misfits(view["table"], table, "table")
    for each in view["moves"]:
        always = {name: each[name] for name in each.keys() & fields_of(Offered).keys()}
        more = {name: each[name] for name in each.keys() - always.keys()}
        yield from misfits(always, Offered, each["say"])
        yield from misfits(more, move, each["say"])
