"""Forgets people who said a name, never sat down anywhere and did not come back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from vacancy.server.store.accounts import Accounts
from vacancy.server.store.store import StoreAway
from vacancy.server.tasks import end

PAUSE_SECONDS = 3600.0

logger = logging.getLogger("vacancy.server")


class Forgetting:
    """Does so once an hour; several processes may."""

    def __init__(self, accounts: Accounts, clock: Callable[[], float]) -> None:
        self.accounts, self.clock = accounts, clock
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        await end(self.task)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE_SECONDS)
            try:
                while await asyncio.to_thread(self.accounts.forget_strangers, self.clock()):
                    pass
            except StoreAway as error:
                logger.warning("the store is away: %s", error)
