"""The table of Overbooking in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vacancy.engine.words import Message


def draw(view: dict[str, Any], say: Callable[[Message], str]) -> str:
    """A view as lines of text."""
    table = view["table"]
    return say(Message("table-round", {"round": table["round"], "stage": table["stage"]}))
