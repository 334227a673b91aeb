"""What there is to know of a shape: an object with named fields, as a typed dict or a model."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from vacancy.engine.shown import Field, fields_of


def is_model(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, BaseModel)


def is_shape(hint: Any) -> bool:
    """Whether a type is an object with named fields."""
    return is_typeddict(hint) or is_model(hint)


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def what_it_is(shape: Any) -> str:
    """What a shape says of itself; typed dicts without a class can say nothing."""
    return " ".join((vars(shape).get("__doc__") or "").split())


def read_fields(shape: Any) -> dict[str, Field]:
    """The fields of a typed dict or of a model of HTTP; what has a default may be left out."""
    if not is_model(shape):
        return fields_of(shape)
    hints = get_type_hints(shape, include_extras=True)
    fields = shape.model_fields.items()
    return {name: Field(hints[name], not field.is_required()) for name, field in fields}


def parents_of(shape: Any) -> list[Any]:
    """The typed dicts that a typed dict is made from."""
    return [each for each in getattr(shape, "__orig_bases__", ()) if is_typeddict(each)]


def own_fields(shape: Any) -> dict[str, Field]:
    """The fields that a shape adds to its parents'."""
    inherited = {name for parent in parents_of(shape) for name in fields_of(parent)}
    return {name: field for name, field in read_fields(shape).items() if name not in inherited}


def shapes_in(hint: Any) -> Iterator[Any]:
    """The shapes that a type names: itself, or what it is a list or a choice of."""
    if is_shape(hint):
        yield hint
    for part in get_args(hint):
        yield from shapes_in(part)
