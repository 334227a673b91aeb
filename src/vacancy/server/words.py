"""Refusals in words: every error that a person can meet has a message in both languages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from vacancy.engine.words import Message, Speaker

CONFLICT = 409
BAD_REQUEST = 400


class Refused(Exception):
    """Something that was asked for and is not done, with its reason and the status of HTTP."""

    def __init__(self, reason: Message, status: int = CONFLICT) -> None:
        super().__init__(reason.id)
        self.reason, self.status = reason, status


def refuse(name: str, status: int = CONFLICT, **args: Any) -> Refused:
    """A refusal by the name of its message.

    >>> speaker("en").say(refuse("not-your-turn").reason)
    'It is not your turn.'
    """
    return Refused(Message(f"error-{name}", args), status)


@cache
def speaker(language: str) -> Speaker:
    """Who says the server's messages in a language."""
    return Speaker(language, files(__package__) / "text")
