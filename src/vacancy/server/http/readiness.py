"""Whether the store answers. Anybody may ask, so it is asked once a second at most."""

from __future__ import annotations

import asyncio
import time

from vacancy.server.store.store import Store, StoreAway

ANSWER_SECONDS = 2.0
KEPT_SECONDS = 1.0


class Health:
    """What is known of a store's health."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking: asyncio.Task[None] | None = None
        self.answered_at = 0.0

    async def is_ready(self) -> bool:
        """Whether the store has just answered."""
        if time.monotonic() - self.answered_at > KEPT_SECONDS:
            if self.asking is None or self.asking.done():
                self.asking = asyncio.create_task(self.ask())
            await asyncio.wait({self.asking}, timeout=ANSWER_SECONDS)
        return time.monotonic() - self.answered_at <= KEPT_SECONDS

    async def ask(self) -> None:
        try:
            await asyncio.to_thread(self.store.ping)
        except StoreAway:
            return
        self.answered_at = time.monotonic()
