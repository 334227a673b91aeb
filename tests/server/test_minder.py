"""Minding a table: what lapses does so by itself, on a hub whose clock is the test's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.bench import ALA, BEA, TABLE, running, uncompiled
from vacancy.server.live import hub as module
from vacancy.server.live.hub import Hub
from vacancy.server.rates import Quotas
from vacancy.server.store.store import Store
from vacancy.server.table.decide import decide_start
from vacancy.server.table.parts import BOT, OPEN
from vacancy.server.table.seats import OPENING_SECONDS, decide_seat

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
