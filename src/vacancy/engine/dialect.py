"""The rules' dialect: plain Python functions that Numba can compile, and the marks they carry.

A function marked `@rule` stays a plain Python function; `native.linking` makes twins of it. A
*hole* is a function that a general loop calls and a game fills: `play` is written once, and linked
once per game with that game's `apply` in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
AnyFunction = Callable[..., Any]

natives: dict[AnyFunction, str] = {}
"""What stands for a function in compiled code, where the machine has a word of its own for it."""


def rule(function: F) -> F:
    """Mark a function as written in the rules' dialect, so that it can be compiled."""
    function.is_rule = True  # type: ignore[attr-defined]  # a mark on a function object
    return function


def hole(function: F) -> F:
    """Mark a function that each game fills with its own."""
    function.is_hole = True  # type: ignore[attr-defined]  # a mark on a function object
    return rule(function)


def native(operation: str) -> Callable[[F], F]:
    """Mark a function that is something else in compiled code (`native.operations`).

    The operation is an LLVM intrinsic of one integer (`ctpop`, `cttz`), `uint64`, the cast to a
    machine word, or `bytes_of`, a look at the bytes of a record.
    """

    def mark(function: F) -> F:
        natives[function] = operation
        return function

    return mark
