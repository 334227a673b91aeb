"""Marks a test with the rules it checks; `vacancy.engine.rulemap` reads the marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., None])


def rule(*numbers: str) -> Callable[[F], F]:
    """This test checks these rules: `@rule("OB-6.4")`."""
    assert numbers

    def mark(test: F) -> F:
        return test

    return mark
