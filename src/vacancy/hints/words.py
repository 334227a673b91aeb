"""The words of hints: sentences of this room's own, in which those of a game stand."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from vacancy.engine import shown
from vacancy.engine.words import Message

TEXTS = files(__package__) / "text"
"""Their folder: a `Speaker` that says reasons knows it besides the game's own."""


def message_of(told: shown.Message | Any) -> Message:
    """A message as it was told to a page, to be said here.

    >>> message_of({"id": "reason-seat", "args": {"seat": 2}, "rule": None})
    Message(id='reason-seat', args={'seat': 2}, rule=None)
    """
    args = {
        name: message_of(value) if isinstance(value, dict) else value
        for name, value in told["args"].items()
    }
    return Message(told["id"], args, told["rule"])
