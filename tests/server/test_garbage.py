"""Nothing is left that holds itself: the collector looks rarely, and each look takes long."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi import WebSocketDisconnect

from tests.server.bench import ALA, BEA, TABLE, running, uncompiled
from vacancy.server.live import hub as module
from vacancy.server.live.connection import Connection
from vacancy.server.live.conversation import Conversation
from vacancy.server.live.hub import Hub
from vacancy.server.rates import Quotas
from vacancy.server.store.store import Append, Store
from vacancy.server.table.calls import calls
from vacancy.server.telling import views
from vacancy.server.words import Refused


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def store(db: str) -> Iterator[Store]:
    made = Store(db)
    made.open()
    yield made
    made.close()


def test_a_move_that_is_written_leaves_no_garbage(store: Store) -> None:
    """Each left some fifty objects, the columns of a table under another name: in ten minutes of
    five hundred tables a gigabyte."""
    bench = running(ALA, BEA)
    store.append([Append(TABLE, bench.rows, views.listing(bench.table))])

    def play(moves: int) -> None:
        for _ in range(moves):
            before = bench.table.copy()
            bench.move(bench.mover())
            concerned = calls(before, bench.table)
            listing = views.listing(bench.table, before)
            store.append([Append(TABLE, bench.rows[-1:], listing, calls=concerned)])

    play(10)  # what is made once is no garbage
    gc.collect()
    play(20)
    assert gc.collect() < 20


def test_who_is_refused_a_table_leaves_no_garbage(tmp_path: Path) -> None:
    """Sockets of refused visitors were held by their refusal until the collector came."""
    store = Store(str(tmp_path / "a.db"))
    store.open()

    async def visit() -> weakref.ref[Refused]:
        hub = Hub(store, Quotas(1e6), bot_pace=60.0)
        try:
            await hub.room("0" * 16)
        except Refused as refusal:
            seen = weakref.ref(refusal)
        await asyncio.sleep(0.05)
        hub.stop()
        return seen

    assert asyncio.run(visit())() is None
    store.close()


class BrokenLine:
    """A socket that takes nothing any more, with somebody behind it who says no more."""

    client = SimpleNamespace(host="127.0.0.1")

    async def receive(self) -> Any:
        await asyncio.sleep(60)

    async def send_text(self, data: str) -> None:
        raise WebSocketDisconnect(1006)


def test_a_line_that_broke_while_something_was_told_leaves_no_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was held by the error that it ended with, and that by the one who awaited it."""
    monkeypatch.setattr(module, "find_known", uncompiled)
    store = Store(str(tmp_path / "a.db"))
    store.open()
    bench = running(ALA, BEA)
    store.append([Append(TABLE, bench.rows, views.listing(bench.table))])

    async def visit() -> weakref.ref[Connection]:
        hub = Hub(store, Quotas(1e6), bot_pace=60.0)
        room = await hub.room(TABLE)
        talk = Conversation(hub, room, cast(Any, BrokenLine()), ALA, None)
        seen = weakref.ref(talk.connection)
        talk.connection.push("news")
        await talk.run(room)
        del talk
        await asyncio.sleep(0.05)
        hub.stop()
        return seen

    assert asyncio.run(visit())() is None
    store.close()
