"""Minding a table: what lapses does so by itself, on a hub whose clock is the test's."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.bench import ALA, BEA, TABLE, Bench, running, uncompiled
from tests.server.test_watchers import DeafSocket
from vacancy.server.live import hub as module
from vacancy.server.live import minder
from vacancy.server.live.connection import RESYNC, Connection
from vacancy.server.live.hub import Hub
from vacancy.server.live.pauses import pause_before
from vacancy.server.rates import Quotas
from vacancy.server.settings import Settings
from vacancy.server.store.store import Append, Store
from vacancy.server.table.chat import decide_chat
from vacancy.server.table.decide import decide_move, decide_resign, decide_start, decide_undo
from vacancy.server.table.parts import BOT, CLOCK, OPEN, PERSON, Move
from vacancy.server.table.seats import OPENING_SECONDS, decide_seat
from vacancy.server.table.table import Table
from vacancy.server.telling import events, scribe, views
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


async def look_back(hub: Hub) -> list[bool]:
    """Whether a table is remembered half a minute after it was looked at, before and after its
    end."""
    now = 1_000_000.0
    hub.clock = lambda: now
    hub.writer.start()
    await hub.create(TABLE, running(ALA, BEA).rows[0].body)
    await hub.submit(TABLE, lambda table: decide_start(table, ALA))
    kept = []
    for is_over in (False, True):
        if is_over:
            await hub.submit(TABLE, lambda table: decide_resign(table, ALA))
        now += 30.0
        hub.drop_idle()
        kept.append(TABLE in hub.rooms)
    hub.minder.stop()
    await hub.writer.stop()
    return kept


def test_a_match_that_is_over_is_forgotten_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks through old matches, one by one, fills no memory with them."""
    monkeypatch.setattr(module, "find_known", uncompiled)
    store = Store(str(tmp_path / "vacancy.db"))
    store.open()
    assert asyncio.run(look_back(Hub(store, Quotas(1e6), bot_pace=0))) == [True, False]
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


# Pauses


def planned_seconds(turns: list[int], decisions: int) -> float:
    """For how long bots pause that take these turns of so many decisions, one after the other."""
    bench = running(ALA, "random", "random")
    table = bench.table
    table.moves.append(Move(0, 0, PERSON))
    seconds = 0.0
    for seat in (seat for seat in turns for _ in range(decisions)):
        seconds += Settings().bot_pace * pause_before(as_mover(table, seat))
        table.moves.append(Move(seat, 0, BOT))
    return seconds


def as_mover(table: Table, seat: int) -> Any:
    return SimpleNamespace(moves=table.moves, people=table.people, to_move=seat)


def test_two_bots_with_fifty_small_decisions_pause_for_three_seconds_at_most() -> None:
    """A page shows all of it within 4.5 seconds of a person's move, while it comes."""
    assert planned_seconds([1, 2], 25) < 3
    assert planned_seconds([1, 2, 2, 1, 2, 1], 9) < 3


def test_a_bot_pauses_before_its_turn_and_hardly_within_it() -> None:
    assert planned_seconds([1], 1) == pytest.approx(0.7)
    assert planned_seconds([1], 2) == pytest.approx(0.7 * 1.02)


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


# What other processes write


@pytest.fixture
def hub(db: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    """A process of which others write at the same table."""
    monkeypatch.setattr(module, "find_known", uncompiled)
    store = Store(db)
    store.open()
    yield Hub(store, Quotas(1e6), bot_pace=60.0)
    store.close()


def write_elsewhere(store: Store, bench: Bench, since: int) -> None:
    store.append([Append(TABLE, bench.rows[since:], views.listing(bench.table))])


def test_who_missed_much_takes_the_table_up_afresh_and_so_do_its_viewers(hub: Hub) -> None:
    """Playing thousands of rows one by one held up everybody else for seconds."""
    bench = running(ALA, BEA)
    write_elsewhere(hub.store, bench, 0)

    async def fall_behind() -> Connection:
        room = await hub.room(TABLE)
        viewer = Connection(DeafSocket(), None)
        viewer.is_greeted = True
        room.enter(viewer)
        for _ in range(module.FAR_BEHIND):
            bench.now += 10
            bench.do(decide_chat, ALA, "hm", None, bench.now)
        bench.move(ALA)
        write_elsewhere(hub.store, bench, 2)
        await hub.hear(TABLE, bench.table.version)
        assert (room.table.version, len(room.table.moves)) == (bench.table.version, 1)
        hub.stop()
        return viewer

    viewer = asyncio.run(fall_behind())
    assert (list(viewer.queue), viewer.is_greeted) == ([RESYNC], False)


def test_what_is_written_elsewhere_while_a_table_is_loaded_is_not_missed(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = running(ALA, BEA)
    write_elsewhere(hub.store, bench, 0)
    load = hub.snapshots.load

    def load_slowly(*args: Any) -> Table:
        found = load(*args)
        bench.move(ALA)
        write_elsewhere(hub.store, bench, 2)
        assert not hub.is_behind(TABLE, bench.table.version)
        return found

    async def look() -> tuple[int, dict[str, int]]:
        monkeypatch.setattr(hub.snapshots, "load", load_slowly)
        room = await hub.room(TABLE)
        await asyncio.sleep(0)
        hub.stop()
        return room.table.version, hub.heard

    assert asyncio.run(look()) == (bench.table.version, {})


def test_what_a_viewer_missed_is_written_off_the_loop(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixteen events of a large game took the loop a sixth of a second, for each hello."""
    bench, wrote = running(ALA, BEA), list[str]()
    write_elsewhere(hub.store, bench, 0)

    def note(*told: Any) -> Any:
        wrote.append(threading.current_thread().name)
        return events.event(*told)

    async def come_back() -> list[int]:
        room = await hub.room(TABLE)
        for _ in range(3):
            bench.move()
        write_elsewhere(hub.store, bench, 2)
        await hub.hear(TABLE, bench.table.version)
        monkeypatch.setattr(scribe, "event", note)
        viewer = Connection(DeafSocket(), None)
        room.enter(viewer)
        await room.greet(viewer, 3)
        hub.stop()
        return [json.loads(text)["version"] for text in viewer.queue]

    assert asyncio.run(come_back()) == [4, 5]
    assert [name.partition("_")[0] for name in wrote] == ["scribe"] * 2
