"""Announcements to other processes on the same PostgreSQL: who is at the tables here.

A process announces what has changed, and now and then that it is alive. Whoever begins to listen
asks all to announce everything; one that has not been heard of for a while is forgotten, and asked
if it is heard of again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from vacancy.server.live.hub import Hub
from vacancy.server.live.presence import NOBODY, Crowd
from vacancy.server.store.store import Store, StoreAway
from vacancy.server.tasks import end

from .housekeeping import BANS, BLOCKS, Housekeeping
from .logouts import Logouts

logger = logging.getLogger("vacancy.server")

ANNOUNCE_SECONDS = 0.5
ALIVE_SECONDS = 2.0

UNKNOWN = Crowd(watching=-1)
"""What others believe of a table of which they may not have heard."""

Notice = dict[str, Any]


def describe(table_id: str, crowd: Crowd) -> Notice:
    online = sorted(crowd.online)
    return {"kind": "here", "table": table_id, "online": online, "watching": crowd.watching}


class Announcements:
    """What this process lets the others know of people, and hears of theirs."""

    def __init__(
        self, store: Store, hub: Hub, logouts: Logouts, housekeeping: Housekeeping
    ) -> None:
        self.store, self.hub = store, hub
        self.logouts, self.housekeeping = logouts, housekeeping
        self.name = secrets.token_hex(4)
        self.announced: dict[str, Crowd] = {}
        self.has_question = False
        self.announced_at = 0.0
        self.checks: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.announce_for_ever())

    async def stop(self) -> None:
        await end(*self.checks, self.task)
        if self.task is not None:
            with suppress(StoreAway):
                await self.send([{"kind": "gone"}])

    # Announcing

    async def announce_for_ever(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            self.tell_viewers(self.hub.presence.fade(time.monotonic()))
            await self.announce_news()

    async def announce_news(self) -> None:
        """Announce what is new; if nothing is, that this process is alive, from time to time."""
        news, is_asking = self.take_news(), self.has_question
        notices: list[Notice] = [{"kind": "who"}] if is_asking else []
        notices += [describe(table_id, crowd) for table_id, crowd in news.items()]
        if not notices and time.monotonic() - self.announced_at > ALIVE_SECONDS:
            notices = [{"kind": "alive"}]
        self.has_question = False
        try:
            if notices:
                await self.send(notices)
        except StoreAway as error:
            logger.warning("the store is away: %s", error)
            self.doubt(set(news))
            self.has_question = self.has_question or is_asking

    def take_news(self) -> dict[str, Crowd]:
        """The crowds that are not as the others believe."""
        changed, self.hub.presence.changed = self.hub.presence.changed, set()
        crowds = {table_id: self.crowd_at(table_id) for table_id in changed}
        news = {
            table_id: crowd
            for table_id, crowd in crowds.items()
            if crowd != self.announced.get(table_id, NOBODY)
        }
        self.announced |= news
        for table_id in [table_id for table_id, crowd in news.items() if crowd == NOBODY]:
            del self.announced[table_id]
        return news

    def crowd_at(self, table_id: str) -> Crowd:
        room = self.hub.rooms.get(table_id)
        return room.crowd if room is not None else NOBODY

    async def send(self, notices: list[Notice]) -> None:
        self.announced_at = time.monotonic()
        payloads = [json.dumps({"from": self.name, **notice}) for notice in notices]
        await asyncio.to_thread(self.store.notify, payloads)

    def doubt(self, tables: set[str]) -> None:
        """Others may have missed what was announced of tables: announce it again."""
        self.announced |= dict.fromkeys(tables, UNKNOWN)
        self.hub.presence.changed |= tables

    # Hearing

    def begin(self) -> None:
        """The line has been laid, perhaps anew: what was announced before has been missed."""
        self.tell_viewers(self.hub.presence.drop_all())
        self.has_question = True

    def hear(self, payload: str) -> None:
        """Take a notice over."""
        notice: Notice = json.loads(payload)
        process, kind = notice["from"], notice["kind"]
        if kind == "sessions":
            self.see_to(self.logouts.check(notice["account"]))
        elif kind in (BANS, BLOCKS):
            self.see_to(self.housekeeping.refresh(kind, notice["account"]))
        elif process != self.name:
            self.hear_other(process, kind, notice)

    def hear_other(self, process: str, kind: str, notice: Notice) -> None:
        presence, now = self.hub.presence, time.monotonic()
        if kind == "gone":
            self.tell_viewers(presence.drop(process))
            return
        if kind == "who":
            self.doubt(set(self.announced))
        elif process not in presence.heard_at:
            self.has_question = True
        presence.heard_at[process] = now
        if kind == "here":
            crowd = Crowd(frozenset(notice["online"]), notice["watching"])
            if presence.hear(process, notice["table"], crowd, now):
                self.tell_viewers({notice["table"]})

    def tell_viewers(self, tables: set[str]) -> None:
        """Tell those who look at these tables here who is there now."""
        for table_id in tables & self.hub.rooms.keys():
            self.hub.rooms[table_id].tell_presence()

    def see_to(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.checks.add(task)
        task.add_done_callback(self.checks.discard)
