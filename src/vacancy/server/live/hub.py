"""The hub: tables that are in use, who looks at them, and the one way to change them.

A command is decided on the committed table, its rows are applied to a copy, written to the store,
and only then is the copy the table and everybody told. Another process may be first: then the rows
it wrote are taken over and the command is decided again.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from typing import Any, TypeVar

from vacancy.engine.game import Game
from vacancy.games import UnknownGame
from vacancy.games import game as find_game
from vacancy.server import metrics
from vacancy.server.rates import Quotas
from vacancy.server.store import snapshots
from vacancy.server.store.snapshots import Snapshots
from vacancy.server.store.store import Append, Store, StoreAway
from vacancy.server.store.writer import Writer
from vacancy.server.table.calls import calls
from vacancy.server.table.decide import Drafts
from vacancy.server.table.fold import apply, fold
from vacancy.server.table.outcome import outcome_of
from vacancy.server.table.parts import OVER, Body, Happening, Row
from vacancy.server.table.table import Table
from vacancy.server.telling import views
from vacancy.server.telling.scribe import Scribe
from vacancy.server.telling.tellers import Tellers, Told
from vacancy.server.words import Refused, refuse

from .minder import Minder
from .order import Order
from .presence import Presence
from .room import Room

TABLE_ID = re.compile(r"[0-9a-f]{32}|[0-9a-f]{16}")
"""Older tables have the shorter ones."""
ATTEMPTS = 8
REFUSALS = 64
ROOMS = 5_000
IDLE_SECONDS, OVER_SECONDS, PRESSED_SECONDS = 120.0, 20.0, 5.0
"""How long a room is kept that nobody uses, also after the end of its match, and how long where
another one needs its place."""
READERS = 2
FAR_BEHIND = 64
"""Rows that were missed; more of them are not played on the loop, one by one."""

Decide = Callable[[Table], Drafts]
Found = TypeVar("Found")

logger = logging.getLogger("vacancy.server")


class Hub:
    """All rooms of this process."""

    def __init__(self, store: Store, quotas: Quotas, *, bot_pace: float, tellers: int = 0) -> None:
        self.store, self.quotas, self.clock = store, quotas, time.time
        self.writer, self.tellers, self.scribe = Writer(store), Tellers(tellers), Scribe()
        self.snapshots = Snapshots(store)
        self.order = Order(store, lambda: self.clock())  # noqa: PLW0108 (tests set another clock)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.minder = Minder(self, bot_pace)
        self.presence = Presence(is_shared=store.is_postgres)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.heard: dict[str, int] = {}
        """What others have written of tables that are being loaded."""
        self.tasks: set[asyncio.Task[int]] = set()

    def stop(self) -> None:
        """Begin nothing any more."""
        self.minder.stop()
        self.scribe.stop()
        self.readers.shutdown(wait=False, cancel_futures=True)

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded from its log if need be."""
        if table_id not in self.rooms:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.ensure_future(self.load(table_id))
                self.loading[table_id].add_done_callback(lambda _: self.forget_loading(table_id))
            await asyncio.shield(self.loading[table_id])
        room = self.rooms[table_id]
        room.used_at = self.clock()
        return room

    async def load(self, table_id: str) -> Room:
        if not TABLE_ID.fullmatch(table_id):
            raise refuse("unknown-table", table=table_id[:40])
        if len(self.rooms) >= ROOMS:
            self.drop_idle(PRESSED_SECONDS)
        if len(self.rooms) >= ROOMS:
            raise refuse("busy")
        loaded = await self.read(self.snapshots.load, table_id, find_known)
        room = Room(loaded, self.presence, self.scribe, self.quotas.watchers)
        room.used_at, room.shortened_at = self.clock(), loaded.version
        self.minder.mind(room, is_ours=False)
        self.rooms[table_id] = room
        if (version := self.heard.get(table_id, 0)) > loaded.version:
            await self.hear(table_id, version)
        return room

    def forget_loading(self, table_id: str) -> None:
        self.loading.pop(table_id, None)
        self.heard.pop(table_id, None)

    async def read(self, read: Callable[..., Found], *args: Any) -> Found:
        """Read something long; few do so at once, or they would keep the loop from its turn."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, read, *args)

    def shorten(self, table_id: str) -> None:
        """Take another snapshot of a long log; nothing is lost if it fails."""
        try:
            self.snapshots.refresh(table_id)
        except Exception as error:
            logger.warning("there is no new snapshot of table %s: %s", table_id, error)

    def drop_idle(self, seconds: float = IDLE_SECONDS) -> None:
        """Forget rooms that nobody looks at; their logs are all that matters."""
        now = self.clock()
        for table_id, room in list(self.rooms.items()):
            patience = min(seconds, OVER_SECONDS) if room.table.status == OVER else seconds
            is_used = bool(room.connections) or room.lock.locked()
            if not is_used and room.used_at < now - patience and not self.minder.is_busy(room):
                self.minder.forget(room)
                del self.rooms[table_id]

    def online_at(self, table_id: str) -> frozenset[str]:
        """Who of those with a seat is connected to a table."""
        room = self.rooms.get(table_id)
        return room.online if room else self.presence.elsewhere(table_id).online

    def whereabouts(self) -> dict[str, str]:
        """At which table each account is, of those who sit at one and are connected."""
        found = {
            account: table_id
            for table_id, crowds in self.presence.crowds.items()
            for crowd in crowds.values()
            for account in crowd.online
        }
        for room in self.rooms.values():
            found |= dict.fromkeys(room.crowd.online, room.table.id)
        return found

    # Commands

    async def create(self, table_id: str, body: Body) -> None:
        """Open a new table; opening the same one again changes nothing."""
        row = Row(1, "created", body, self.clock(), body["host"])
        made = fold(table_id, find_known, [row])
        concerned = calls(None, made)
        await self.writer.append(Append(table_id, [row], views.listing(made), calls=concerned))

    async def submit(
        self, table_id: str, decide: Decide, actor: str | None = None, client_id: str | None = None
    ) -> int:
        """Carry out a command; returns the first version it wrote. Raises `Refused`.

        What has begun is ended even if whoever asked is gone: others wait to hear of it.
        """
        task = asyncio.create_task(self.carry_out(table_id, decide, actor, client_id))
        self.tasks.add(task)
        task.add_done_callback(self.forget_task)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # a refusal holds this frame, which is not to hold the refusal

    def forget_task(self, task: asyncio.Task[int]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it has it; if nobody does, that is no news

    async def carry_out(
        self, table_id: str, decide: Decide, actor: str | None, client_id: str | None
    ) -> int:
        room = await self.room(table_id)
        async with room.lock:
            key = (actor, client_id) if actor and client_id else None
            try:
                return await self.settle(room, decide, key)
            except Refused as refusal:
                if key is not None and refusal.status != HTTPStatus.SERVICE_UNAVAILABLE:
                    room.refusals[key] = refusal.reason
                    if len(room.refusals) > REFUSALS:
                        del room.refusals[next(iter(room.refusals))]
                raise
            except StoreAway:
                room.is_doubtful = True  # it may have been written all the same
                raise

    async def settle(self, room: Room, decide: Decide, key: tuple[str, str] | None) -> int:
        for _ in range(ATTEMPTS):
            if room.is_doubtful:
                await self.catch_up(room)
            if key is not None and (version := room.table.seen.get(key)) is not None:
                return version
            if key is not None and (reason := room.refusals.get(key)) is not None:
                raise Refused(reason)
            if not (drafts := decide(room.table)):
                return room.table.version  # it is so already
            if (version := await self.try_once(room, drafts, key)) is not None:
                return version
            await self.catch_up(room)
            if key is not None:
                found = await asyncio.to_thread(self.store.find_message, room.table.id, *key)
                if found is not None:
                    return found
        raise refuse("busy")

    async def try_once(self, room: Room, drafts: Drafts, key: tuple[str, str] | None) -> int | None:
        """Write the drafts as the next rows; None if somebody else was first."""
        first, now = room.table.version + 1, self.clock()
        actor, client_id = key or (None, None)
        rows = [
            Row(first + index, draft.kind, draft.body, now, actor, None if index else client_id)
            for index, draft in enumerate(drafts)
        ]
        after = room.table.copy()
        happenings = [
            apply(after, row, draft.played) for row, draft in zip(rows, drafts, strict=True)
        ]
        telling = self.tellers.begin(after, happenings, lambda: room.audience)
        has_ended = any(happening.kind == "over" for happening in happenings)
        outcome = outcome_of(after) if has_ended else None
        listing = views.listing(after, room.table)
        concerned = calls(room.table, after)
        if not await self.writer.append(Append(after.id, rows, listing, outcome, concerned)):
            return None
        for row in rows:
            if row.kind == "move":
                metrics.MOVES.labels(row.body["by"]).inc()
        told = await telling if telling else {}
        self.take_over(room, after, happenings, told, is_ours=True)
        return first

    async def catch_up(self, room: Room) -> None:
        """Take over what is in the log and not yet in the room."""
        rows = await asyncio.to_thread(self.store.read, room.table.id, room.table.version)
        if len(rows) > FAR_BEHIND:
            await self.begin_anew(room)
            return
        after = room.table.copy()
        happenings = [apply(after, row) for row in rows]
        telling = self.tellers.begin(after, happenings, lambda: room.audience)
        told = await telling if telling else {}
        room.is_doubtful = False
        if rows:
            self.take_over(room, after, happenings, told, is_ours=False)

    async def begin_anew(self, room: Room) -> None:
        """Take a table up afresh, off the loop; whoever looks on begins anew as well."""
        table = await self.read(self.snapshots.load, room.table.id, find_known)
        room.is_doubtful = False
        room.begin_anew(table)
        self.minder.mind(room, is_ours=False)

    def take_over(
        self, room: Room, after: Table, happenings: list[Happening], told: Told, *, is_ours: bool
    ) -> None:
        room.table = after
        room.used_at = self.clock()
        if after.version >= room.shortened_at + snapshots.ROWS:
            room.shortened_at = after.version
            self.readers.submit(self.shorten, after.id)
        for happening in happenings:
            room.recent.append(happening)
            room.broadcast(happening, told)
        if any(happening.kind == "table" for happening in happenings):
            self.presence.note_change(room.table.id)
        self.minder.mind(room, is_ours=is_ours)

    def is_behind(self, table_id: str, version: int) -> bool:
        """Whether a table is in use here, and not known up to a version that others wrote."""
        room = self.rooms.get(table_id)
        if room is None and table_id in self.loading:
            self.heard[table_id] = version
        return room is not None and room.table.version < version

    async def hear(self, table_id: str, version: int) -> None:
        """Another process has written to a table that is in use here."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        async with room.lock:
            if room.table.version < version:
                try:
                    await self.catch_up(room)
                except (StoreAway, Refused):
                    room.is_doubtful = True


def find_known(name: str) -> Game:
    """A game, or a refusal."""
    try:
        return find_game(name)
    except UnknownGame:
        raise refuse("unknown-game", game=name[:40]) from None
