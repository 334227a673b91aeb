"""Other processes that serve the same tables, and how this one hears of what they write.

PostgreSQL notifies all who listen, also of people; in SQLite the log is looked at twice a second.
Every process hears itself, too: a line on which not even that comes is dead, and laid anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from vacancy.server.live.hub import Hub
from vacancy.server.store.store import CHANNEL, PEOPLE_CHANNEL, Store, StoreAway
from vacancy.server.tasks import end

from .announcements import Announcements

if TYPE_CHECKING:
    import psycopg

logger = logging.getLogger("vacancy.server")

LOOK_SECONDS = 0.5
RETRY_SECONDS = 1.0
SILENT_SECONDS = 5.0
"""More than twice as long as this process is silent itself."""


class Neighbours:
    """Listens for rows that other processes have written."""

    def __init__(self, store: Store, hub: Hub, announcements: Announcements) -> None:
        self.store, self.hub, self.announcements = store, hub, announcements
        self.task: asyncio.Task[None] | None = None
        self.hearing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.task = asyncio.create_task(
            self.listen_for_ever() if self.store.is_postgres else self.look_for_ever()
        )
        if self.store.is_postgres:
            self.announcements.start()

    async def stop(self) -> None:
        await end(*self.hearing, self.task)
        await self.announcements.stop()

    def pass_on(self, table_id: str, version: int) -> None:
        """Let the hub read on, if it has the table in use and does not know the row yet."""
        if self.hub.is_behind(table_id, version):
            task = asyncio.create_task(self.hub.hear(table_id, version))
            self.hearing.add(task)
            task.add_done_callback(self.hearing.discard)

    async def look_for_ever(self) -> None:
        mark: int | None = None
        while True:
            try:
                if mark is None:
                    mark = await asyncio.to_thread(self.store.last_mark)
                else:
                    mark, found = await asyncio.to_thread(self.store.newer_rows, mark)
                    for table_id, version in found.items():
                        self.pass_on(table_id, version)
            except StoreAway as error:
                logger.warning("the store is away: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def listen_for_ever(self) -> None:
        """Listen; whenever the line was cut, every room may have missed something."""
        while True:
            try:
                await self.listen()
            except Exception as error:  # whatever cut the line, it must be laid again
                logger.warning("no word from PostgreSQL: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def listen(self) -> None:
        import psycopg

        from vacancy.server.store.waiting import ANSWER_SECONDS, LINE

        address = self.store.url.set(drivername="postgresql")
        where = address.render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(where, autocommit=True, **LINE)
        async with connection:
            async with asyncio.timeout(ANSWER_SECONDS):
                for channel in (CHANNEL, PEOPLE_CHANNEL):
                    await connection.execute(f"listen {channel}")
            self.announcements.begin()
            for room in self.hub.rooms.values():
                room.is_doubtful = True
                self.pass_on(room.table.id, room.table.version + 1)
            await self.hear_all(connection)

    async def hear_all(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Hear what is said, until nothing has been said for too long."""
        heard_at = time.monotonic()
        while time.monotonic() - heard_at < SILENT_SECONDS:
            async for notice in connection.notifies(timeout=LOOK_SECONDS):
                heard_at = time.monotonic()
                self.hear(notice.channel, notice.payload)
        raise TimeoutError

    def hear(self, channel: str, payload: str) -> None:
        if channel == PEOPLE_CHANNEL:
            self.announcements.hear(payload)
        else:
            table_id, _, version = payload.partition(" ")
            self.pass_on(table_id, int(version))
