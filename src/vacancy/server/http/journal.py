"""The journal: who came to the doors, when, from where, and what became of it.

A line of JSON for everything by which somebody becomes known, protects a name or keeps house, and
for everything that is refused at a door. Whoever runs a house in public asks for one; nothing is
written down unless they do. No name, no password and no token is in it: a session goes by the id by
which its owner knows it too.
"""

from __future__ import annotations

import json
import logging
import os
from datetime import UTC, datetime
from http import HTTPStatus

from starlette.requests import HTTPConnection
from starlette.types import Scope

from vacancy.server.rates import Bucket, address_of, household_of
from vacancy.server.store.sessions import ID_LENGTH, hash_token

from .dependencies import token_of

logger = logging.getLogger("vacancy.server")

DOORS = ("/api/me", "/api/login", "/api/logout", "/api/host", "/api/house/")
"""Where somebody becomes known or is forgotten, protects a name, or keeps house."""
REFUSED = (
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.MISDIRECTED_REQUEST,
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.INTERNAL_SERVER_ERROR,
)
AT_ONCE, PER_MINUTE = 1000, 600.0
"""Lines; what is left out is counted, so that nobody fills a disk by being refused."""
PATH_LENGTH = 200
LETTERS = "/api/mail/"
"""What follows is a link in a mail, by which its reader is known."""


class Journal:
    """Writes lines to a file that only its owner reads, or nothing; the file may be moved away."""

    def __init__(self, file: str | None) -> None:
        self.file = file
        self.left, self.left_out = Bucket(PER_MINUTE / 60, AT_ONCE), 0

    def note(self, scope: Scope, status: int) -> None:
        """Write down what became of a request, if that is of interest."""
        if self.file is None or not is_noted(scope, status):
            return
        if not self.left.take():
            self.left_out += 1
            return
        line = json.dumps(describe(scope, status) | {"left_out": self.left_out})
        self.left_out = 0
        try:
            append(self.file, line)
        except OSError as error:
            logger.warning("the journal cannot be written: %s", error)


def append(file: str, line: str) -> None:
    descriptor = os.open(file, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
    try:
        os.write(descriptor, f"{line}\n".encode())
    finally:
        os.close(descriptor)


def is_noted(scope: Scope, status: int) -> bool:
    is_door = scope.get("method") == "POST" and scope["path"].startswith(DOORS)
    return is_door or status in REFUSED


def describe(scope: Scope, status: int) -> dict[str, object]:
    """When, from where, who, what, and how it ended."""
    asked = HTTPConnection(scope)
    token = token_of(asked)
    return {
        "at": datetime.now(UTC).isoformat(timespec="milliseconds"),
        "from": household_of(address_of(asked)),
        "session": hash_token(token)[:ID_LENGTH] if token else None,
        "did": f"{scope.get('method', 'WebSocket')} {shown(scope['path'])}",
        "status": int(status),
    }


def shown(path: str) -> str:
    """An address as it is written down.

    >>> shown("/api/login"), shown("/api/mail/Tm90aGluZw/end")
    ('/api/login', '/api/mail/…')
    """
    return f"{LETTERS}…" if path.startswith(LETTERS) else path[:PATH_LENGTH]
