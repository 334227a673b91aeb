"""Rules compiled once, and not for each width of integer that a caller passes.

This takes a private part of Numba, and of numba-cuda alike: the way a call finds its function.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any


def compile_once(dispatcher: Any, widen: Callable[[Any], Any]) -> Any:
    """Have a dispatcher compile its rule for wide arguments alone; `widen` says which those are."""
    original = dispatcher.get_call_template

    @cache
    def compile_for(*arguments: Any) -> Any:
        return original(arguments, {})

    def get_call_template(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        _, folded = dispatcher.fold_argument_types(arguments, keywords)
        return compile_for(*map(widen, folded))

    dispatcher.get_call_template = get_call_template
    return dispatcher
