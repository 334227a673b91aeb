"""Logouts: the sockets of sessions that have ended are cut, here and in other processes."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress

from vacancy.server.live.connection import Connection
from vacancy.server.live.hub import Hub
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.store import StoreAway
from vacancy.server.tasks import end
from vacancy.server.words import Refused, refuse

logger = logging.getLogger("vacancy.server")

CHECK_SECONDS, CHECK_SECONDS_OF_POSTGRES = 5.0, 60.0


class Logouts:
    """Cuts the sockets whose session has ended."""

    def __init__(self, accounts: Accounts, hub: Hub) -> None:
        self.accounts, self.hub = accounts, hub
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.check_for_ever())

    async def stop(self) -> None:
        await end(self.task)

    async def check_for_ever(self) -> None:
        """What was missed: sessions that ended at a bad moment, or elsewhere without notice."""
        is_announced = self.hub.store.is_postgres
        while True:
            await asyncio.sleep(CHECK_SECONDS_OF_POSTGRES if is_announced else CHECK_SECONDS)
            await self.check()

    async def sessions_ended(self, account: str) -> None:
        """Sessions of an account may have ended: look at once, and let the others look."""
        await self.check(account)
        if self.hub.store.is_postgres:
            notice = json.dumps({"from": "", "kind": "sessions", "account": account})
            with suppress(StoreAway):
                await asyncio.to_thread(self.hub.store.notify, [notice])

    async def check(self, account: str | None = None) -> None:
        """Cut the sockets whose session has ended: an account's, or anybody's."""
        held: dict[str, list[Connection]] = {}
        for room in self.hub.rooms.values():
            for connection in room.connections:
                if connection.session and account in (None, connection.viewer.account):
                    held.setdefault(connection.session, []).append(connection)
        try:
            ended = await asyncio.to_thread(self.accounts.ended_among, set(held)) if held else set()
        except StoreAway as error:
            logger.warning("the store is away: %s", error)
            return
        for session in ended:
            why = await self.why_ended(held[session][0].viewer.account)
            for connection in held[session]:
                connection.cut(why)

    async def why_ended(self, account: str | None) -> Refused:
        """What is told to somebody whose session has ended."""
        with suppress(StoreAway):
            banned = await asyncio.to_thread(self.accounts.find_ban, account, self.hub.clock())
            if banned is not None:
                return banned
        return refuse("logged-out")
