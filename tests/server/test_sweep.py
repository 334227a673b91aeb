"""Damaged tables: each costs itself, never the lobby, the clocks or the bots of others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.bench import ALA, running
from tests.server.client import Player
from tests.server.process import ServerProcess, serving
from vacancy.server.live import minder
from vacancy.server.live.hub import Hub
from vacancy.server.rates import Quotas
from vacancy.server.store.database import writing
from vacancy.server.store.store import Append, Store, StoreAway
from vacancy.server.table.listing import Listing
from vacancy.server.table.parts import Row
from vacancy.server.telling import views


@pytest.fixture
def store(db: str) -> Iterator[Store]:
    made = Store(db)
    made.open()
    yield made
    made.close()


def leave_broken_tables(store: Store, count: int, *, is_listed: bool = False) -> None:
    """Tables that nobody can read, left longer than any other."""
    listing = Listing("running", is_listed, "bot", None, 1.0, {})
    row = Row(1, "created", {"game": "gone"}, 1.0)
    store.append(Append(f"{number:016x}", [row], listing) for number in range(count))


def leave_good_table(store: Store, table_id: str = "a" * 16) -> str:
    """A table at which a bot should have moved long ago."""
    bench = running(ALA, "random", first="1")
    store.append([Append(table_id, bench.rows, views.listing(bench.table))])
    return table_id


async def sweep_once(store: Store) -> set[str]:
    """The tables that a sweep has taken up."""
    hub = Hub(store, Quotas(1e6), bot_pace=60.0)
    await hub.minder.sweep()
    found = set(hub.minder.timers)
    hub.stop()
    return found


def test_a_sweep_passes_over_what_it_cannot_read(store: Store) -> None:
    leave_broken_tables(store, minder.SWEPT + 5)
    good = leave_good_table(store)
    assert asyncio.run(sweep_once(store)) == {good}


def test_what_cannot_be_read_is_left_alone_for_a_while(store: Store) -> None:
    async def sweep_twice() -> int:
        hub, asked = Hub(store, Quotas(1e6), bot_pace=60.0), list[str]()
        room = hub.room

        async def note(table_id: str) -> Any:
            asked.append(table_id)
            return await room(table_id)

        hub.room = note  # type: ignore[method-assign]  # to count
        await hub.minder.sweep()
        await hub.minder.sweep()
        hub.stop()
        return len(asked)

    leave_broken_tables(store, 3)
    assert asyncio.run(sweep_twice()) == 3


def test_a_table_that_the_store_chokes_on_does_not_end_the_sweep(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = store.read

    def choke(table_id: str, after: int = 0) -> list[Row]:
        if table_id == f"{0:016x}":
            raise StoreAway("statement timeout")
        return read(table_id, after)

    monkeypatch.setattr(store, "read", choke)
    leave_broken_tables(store, 1)
    good = leave_good_table(store)
    assert asyncio.run(sweep_once(store)) == {good}


def test_a_sweep_that_went_wrong_is_followed_by_another(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sweep() -> int:
        hub, count = Hub(store, Quotas(1e6), bot_pace=60.0), 0

        async def fail() -> None:
            nonlocal count
            count += 1
            raise RuntimeError("unheard of")

        monkeypatch.setattr(minder, "SWEEP_SECONDS", 0.0)
        hub.minder.sweep = fail  # type: ignore[method-assign]  # the trouble
        hub.minder.start()
        while count < 3:
            await asyncio.sleep(0)
        hub.stop()
        return count

    assert asyncio.run(sweep()) >= 3


SPOILT = {
    "no JSON": "{",
    "no object": "[]",
    "seats missing": "{}",
    "a seat is missing its parts": '{"game": "overbooking", "seats": [{}]}',
    "wrong kinds": '{"game": 7, "status": "odd", "seats": [], "to_move": "x", "listed": 1,'
    ' "created_at": 1, "pace": 1}',
}


def test_a_damaged_table_costs_itself_and_not_the_lobby(db: str) -> None:
    async def look(server: ServerProcess) -> None:
        async with Player(server.address, "Ala") as ala:
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": "overbooking", "seats": seats, "listed": True}
            tables = [(await ala.post("/tables", body))["id"] for _ in range(len(SPOILT) + 1)]
            spoil(server.db, dict(zip(tables, SPOILT.values(), strict=False)))
            listed = [card["id"] for card in await ala.get("/tables?scope=listed")]
            assert listed == tables[-1:]
            assert [card["id"] for card in await ala.get("/tables?scope=mine")] == tables[-1:]

    with serving(db) as server:
        asyncio.run(look(server))


def spoil(db: str, summaries: dict[str, str]) -> None:
    store = Store(db)
    with writing(store.engine) as connection:
        for table_id, summary in summaries.items():
            values = {"id": table_id, "summary": summary}
            connection.execute(text("update tables set summary = :summary where id = :id"), values)
    store.close()


@pytest.mark.parametrize("body", ["{", "[]", '{"game": "overbooking"}'])
def test_a_table_with_a_damaged_row_is_refused_in_words(db: str, body: str) -> None:
    async def look(server: ServerProcess) -> None:
        async with Player(server.address, "Ala") as ala:
            answer = await ala.http.get(f"/api/tables/{'d' * 16}")
            assert answer.json()["error"]["id"] == "error-unreadable"
            line = await ala.dial("d" * 16)
            assert (await line.receive())["reason"]["id"] == "error-unreadable"
            assert (await ala.watch(await ala.start_against("random"))).welcome["you"] == 0

    with serving(db) as server:
        store = Store(db)
        with writing(store.engine) as connection:
            values = {"id": "d" * 16, "body": body}
            connection.execute(
                text("insert into log (table_id, version, kind, body, at)"
                     " values (:id, 1, 'created', :body, 1.0)"), values)  # fmt: skip
        store.close()
        asyncio.run(look(server))
