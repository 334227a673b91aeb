"""Minding a table: what lapses does so by itself, on a hub whose clock is the test's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.bench import ALA, BEA, TABLE, running, uncompiled
from vacancy.server.live import hub as module
from vacancy.server.live import minder
from vacancy.server.live.hub import Hub
from vacancy.server.rates import Quotas
from vacancy.server.store.store import Store
from vacancy.server.table.decide import decide_move, decide_start, decide_undo
from vacancy.server.table.parts import BOT, CLOCK, OPEN
from vacancy.server.table.seats import OPENING_SECONDS, decide_seat
from vacancy.server.words import Refused

PATIENCE = 20.0


async def lapse(hub: Hub) -> None:
    """Ask to open a bot's seat, and let the time for answers pass."""
    now = 1_000_000.0
    hub.clock = lambda: now
    hub.writer.start()
    await hub.create(TABLE, running(ALA, BEA, "random").rows[0].body)
    await hub.submit(TABLE, lambda table: decide_start(table, ALA))
    await hub.submit(TABLE, lambda table: decide_seat(table, ALA, 2, OPEN, None, now))
    room = await hub.room(TABLE)
    assert room.table.opening is not None
    now += OPENING_SECONDS
    hub.minder.mind(room, is_ours=True)
    async with asyncio.timeout(PATIENCE):
        while room.table.opening is not None:
            await asyncio.sleep(0.01)
    assert room.table.seats[2].kind == BOT
    hub.minder.stop()
    await hub.writer.stop()


def test_a_question_about_a_seat_lapses_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "find_known", uncompiled)
    store = Store(str(tmp_path / "vacancy.db"))
    store.open()
    asyncio.run(lapse(Hub(store, Quotas(1e6), bot_pace=0)))
    store.close()


async def ask_again_and_again(hub: Hub) -> None:
    """Whoever has moved asks to take it back, while another's time runs out."""
    now = 1_000_000.0
    hub.clock = lambda: now
    hub.writer.start()
    clock = {"kind": "live", "seconds": 5}
    await hub.create(TABLE, running(ALA, BEA, pace=clock).rows[0].body)
    await hub.submit(TABLE, lambda table: decide_start(table, ALA))
    table = (await hub.room(TABLE)).table
    action = table.game.legal(table.state)[0]
    await hub.submit(TABLE, lambda table: decide_move(table, ALA, 0, action))
    await hub.submit(TABLE, lambda table: decide_undo(table, ALA, 1, now))
    room = await hub.room(TABLE)
    assert (room.table.undo is not None, room.table.to_move) == (True, 1)
    now += 5
    hub.minder.mind(room, is_ours=True)
    async with asyncio.timeout(PATIENCE):
        while len(room.table.moves) == 1:
            await asyncio.sleep(0.01)
    assert (room.table.moves[-1].by, room.table.undo) == (CLOCK, None)
    hub.minder.stop()
    await hub.writer.stop()


def test_a_question_about_a_move_does_not_hold_up_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "find_known", uncompiled)
    monkeypatch.setattr(minder, "DEFAULT_BOT", "random")
    store = Store(str(tmp_path / "vacancy.db"))
    store.open()
    asyncio.run(ask_again_and_again(Hub(store, Quotas(1e6), bot_pace=0)))
    store.close()


# Rooms


def test_where_all_places_are_taken_one_that_nobody_needs_is_given_to_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looked at 5000 tables kept everybody else from theirs."""
    monkeypatch.setattr(module, "find_known", uncompiled)
    monkeypatch.setattr(module, "ROOMS", 2)
    store = Store(str(tmp_path / "vacancy.db"))
    store.open()

    async def look(hub: Hub) -> list[str]:
        now = 1_000_000.0
        hub.clock = lambda: now
        hub.writer.start()
        ids = [f"{number:032x}" for number in range(3)]
        for table_id in ids:
            await hub.create(table_id, running(ALA, BEA).rows[0].body)
        await hub.room(ids[0])
        now += 60
        await hub.room(ids[1])
        await hub.room(ids[2])
        with pytest.raises(Refused, match="error-busy"):
            await hub.room(ids[0])
        hub.stop()
        await hub.writer.stop()
        return [table_id[-1] for table_id in hub.rooms]

    assert asyncio.run(look(Hub(store, Quotas(1e6), bot_pace=0))) == ["1", "2"]
    store.close()
