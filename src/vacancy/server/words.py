"""Refusals in words: every error that a person can meet has a message in both languages."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from importlib.resources import files
from typing import Any

from vacancy.engine.words import Message, Speaker

REFUSALS: dict[HTTPStatus, tuple[str, ...]] = {
    HTTPStatus.BAD_REQUEST: (
        "bad-name", "bad-option", "bad-pace", "bad-password", "bad-seat-count", "chat-empty",
        "chat-long", "frame", "no-such-seat", "protocol", "seed-with-people", "two-seats",
        "unknown-bot", "unknown-option", "unknown-phrase",
    ),
    HTTPStatus.UNAUTHORIZED: ("logged-out", "no-name"),
    HTTPStatus.FORBIDDEN: (
        "arranged-full", "chat-full", "host-only", "needs-invite", "not-at-table", "origin",
        "wrong-invite", "wrong-login", "wrong-token",
    ),
    HTTPStatus.NOT_FOUND: ("no-such-move", "not-found", "unknown-game", "unknown-table"),
    HTTPStatus.METHOD_NOT_ALLOWED: ("wrong-method",),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ("too-big",),
    HTTPStatus.MISDIRECTED_REQUEST: ("host",),
    HTTPStatus.UNPROCESSABLE_ENTITY: ("bad-request",),
    HTTPStatus.TOO_MANY_REQUESTS: ("arranged-fast", "chat-fast", "too-many"),
    HTTPStatus.SERVICE_UNAVAILABLE: ("busy", "store"),
}  # fmt: skip
"""The refusals by the status with which HTTP tells of them."""
OTHERWISE = HTTPStatus.CONFLICT
"""For all that is refused because of how things stand at a table."""
STATUSES = {name: status for status, names in REFUSALS.items() for name in names}


class Refused(Exception):
    """Something that was asked for and is not done, with its reason and the status of HTTP."""

    def __init__(self, reason: Message, status: int = OTHERWISE) -> None:
        super().__init__(reason.id)
        self.reason, self.status = reason, status


def refuse(name: str, **args: Any) -> Refused:
    """A refusal by the name of its message, with the status of that name.

    >>> speaker("en").say(refuse("not-your-turn").reason)
    'It is not your turn.'
    """
    return Refused(Message(f"error-{name}", args), STATUSES.get(name, OTHERWISE))


@cache
def speaker(language: str) -> Speaker:
    """Who says the server's messages in a language."""
    return Speaker(language, files(__package__) / "text")
