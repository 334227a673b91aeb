"""Refusals in words: every error that a person can meet has a message in both languages."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from importlib.resources import files
from typing import Any

from vacancy.engine.words import Message, Speaker

REFUSALS: dict[HTTPStatus, tuple[str, ...]] = {
    HTTPStatus.BAD_REQUEST: (
        "bad-absence", "bad-address", "bad-claim", "bad-mail", "bad-name", "bad-nonce",
        "bad-option", "bad-pace", "bad-password", "bad-push", "bad-seat-count", "bad-webhook",
        "chat-empty", "chat-long", "common-password",
        "frame", "import-broken", "import-differs", "name-long", "name-unseen", "no-such-seat",
        "no-mail", "private-webhook", "protocol", "rated-bot", "rated-bots-alone",
        "rated-options", "rated-seed", "seed-with-people", "two-seats", "unknown-bot",
        "unknown-option", "unknown-phrase", "webhook-unknown",
    ),
    HTTPStatus.UNAUTHORIZED: ("logged-out", "metrics-closed", "no-name"),
    HTTPStatus.FORBIDDEN: (
        "arranged-full", "banned", "banned-address", "blocked", "came-too-often", "chat-full",
        "host-only", "house-only", "import-full", "known-deal", "muted", "muted-here",
        "needs-invite", "not-at-table", "origin", "put-out", "rated-began", "rated-hint",
        "rated-kick", "review-deep", "reviews-off", "same-browser", "seat-kept", "seed-chosen",
        "undo-full", "wrong-invite", "wrong-login", "wrong-password", "wrong-token",
    ),
    HTTPStatus.NOT_FOUND: (
        "no-such-block", "no-such-friend", "no-such-mail", "no-such-move",
        "no-such-player", "no-such-puzzle", "no-such-report", "no-such-sanction", "no-such-session",
        "nobody-there", "not-found", "unknown-game", "unknown-table",
    ),
    HTTPStatus.METHOD_NOT_ALLOWED: ("wrong-method",),
    HTTPStatus.REQUEST_TIMEOUT: ("silent",),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ("too-big",),
    HTTPStatus.MISDIRECTED_REQUEST: ("host",),
    HTTPStatus.UNPROCESSABLE_ENTITY: ("bad-request",),
    HTTPStatus.TOO_MANY_REQUESTS: (
        "arranged-fast", "chat-fast", "opening-refused", "too-many", "too-many-attempts",
        "too-many-analyses", "too-many-bot-tables", "too-many-files", "too-many-gets",
        "too-many-hints", "too-many-invitations", "too-many-judgements", "too-many-listed",
        "too-many-mails", "too-many-names", "too-many-notices", "too-many-reports",
        "too-many-reviews", "too-many-sockets", "too-many-tables", "too-many-watchers",
    ),
    HTTPStatus.INTERNAL_SERVER_ERROR: ("unreadable",),
    HTTPStatus.SERVICE_UNAVAILABLE: ("busy", "hint-soon", "review-late", "reviews-full", "store"),
}  # fmt: skip
"""The refusals by the status with which HTTP tells of them."""
RETRY_SECONDS = 5
"""When to ask again that was too much or too soon, if nobody knows better."""
OTHERWISE = HTTPStatus.CONFLICT
"""For all that is refused because of how things stand at a table."""
STATUSES = {name: status for status, names in REFUSALS.items() for name in names}


class Refused(Exception):
    """Something that was asked for and is not done, with its reason and the status of HTTP.

    Where it makes sense to ask again, it says in how many seconds.
    """

    def __init__(self, reason: Message, status: int = OTHERWISE, wait: int | None = None) -> None:
        super().__init__(reason.id)
        self.reason, self.status = reason, status
        is_passing = status in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS)
        self.wait = RETRY_SECONDS if wait is None and is_passing else wait

    @property
    def headers(self) -> dict[str, str]:
        """What HTTP says of it besides its status."""
        return {} if self.wait is None else {"retry-after": str(self.wait)}


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
