"""Who was here lately: noted for each session, but not at every request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import HTTPConnection

from vacancy.server.rates import address_of, household_of
from vacancy.server.store.accounts import SEEN_SECONDS, Accounts
from vacancy.server.store.sessions import hash_token

KEPT = 10_000
HERE_SECONDS = 2 * SEEN_SECONDS


def is_recent(seen_at: float | None, now: float) -> bool:
    """Whether somebody who was seen then may be taken for being here."""
    return seen_at is not None and now - seen_at < HERE_SECONDS


class Seen:
    """Remembers what was noted, so that the store is asked seldom."""

    def __init__(self, accounts: Accounts, clock: Callable[[], float]) -> None:
        self.accounts, self.clock = accounts, clock
        self.noted: dict[tuple[str, str], float] = {}

    async def note(self, request: HTTPConnection, token: str) -> None:
        """A session is in use, from where it is."""
        now, household = self.clock(), household_of(address_of(request))
        key = hash_token(token), household
        if now - self.noted.get(key, 0.0) < SEEN_SECONDS:
            return
        self.noted.pop(key, None)
        self.noted[key] = now
        if len(self.noted) > KEPT:
            del self.noted[next(iter(self.noted))]
        await asyncio.to_thread(self.accounts.note_seen, token, now, household)
