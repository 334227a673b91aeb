"""Housekeeping: what hosts and people have decided about others holds at once in every process."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress

from vacancy.server.live.connection import Connection
from vacancy.server.live.hub import Hub
from vacancy.server.store.store import StoreAway
from vacancy.server.tasks import end

logger = logging.getLogger("vacancy.server")

REFRESH_SECONDS, REFRESH_SECONDS_OF_POSTGRES = 5.0, 60.0
BANS, BLOCKS = "bans", "blocks"


class Housekeeping:
    """Brings bans of addresses and blocks to every process and every socket."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.order = hub, hub.order
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.refresh_for_ever())

    async def stop(self) -> None:
        await end(self.task)

    async def refresh_for_ever(self) -> None:
        """What was missed: bans of before this process began, or without notice."""
        is_announced = self.hub.store.is_postgres
        while True:
            await self.refresh(BANS)
            await self.refresh(BLOCKS)
            await asyncio.sleep(REFRESH_SECONDS_OF_POSTGRES if is_announced else REFRESH_SECONDS)

    async def changed(self, what: str, account: str | None = None) -> None:
        """Something has changed: take it over here, and let the others do so."""
        await self.refresh(what, account)
        if self.hub.store.is_postgres:
            notice = json.dumps({"from": "", "kind": what, "account": account})
            with suppress(StoreAway):
                await asyncio.to_thread(self.hub.store.notify, [notice])

    async def refresh(self, what: str, account: str | None = None) -> None:
        """Take over bans, or blocks: an account's, or everybody's."""
        try:
            if what == BANS:
                await self.order.refresh_bans()
                self.cut_banned()
            else:
                await self.order.refresh_blocks(self.connections_of(account))
        except StoreAway as error:
            logger.warning("the store is away: %s", error)

    def cut_banned(self) -> None:
        """Hang up on everybody whose address is not served any more."""
        for connection in self.connections_of(None):
            if (why := self.order.why_not_serve(connection.household)) is not None:
                connection.cut(why)

    def connections_of(self, account: str | None) -> Iterator[Connection]:
        """The sockets of an account, or all."""
        for room in list(self.hub.rooms.values()):
            for connection in list(room.connections):
                if account in (None, connection.viewer.account):
                    yield connection
