"""Subscripts in compiled rules count from the beginning, and cost no more than that.

Numba takes -1 for the last element, as Python does, and asks at every subscript whether it is
negative. In rules that is a mistake: uncompiled they refuse it, and so do those that are compiled
with checks. Without the question a step of a batch takes an eighth less.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba import types
from numba.np import arrayobj


@contextmanager
def counted_from_the_beginning() -> Iterator[None]:
    """Compile subscripts so; what others compile with Numba stays as it is."""
    usual = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = as_it_is
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual


def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """A subscript as a machine word."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
