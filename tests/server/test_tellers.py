"""Tellers: they say what the server would, and nobody misses one that is gone."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.bench import ALA, BEA, CEZ, Bench, running
from tests.server.client import PATIENCE, Player
from tests.server.process import ServerProcess, serving
from vacancy.server.telling.events import event
from vacancy.server.telling.tellers import Tellers
from vacancy.server.telling.views import Viewer
from vacancy.server.telling.wire import encode

PEOPLE = (ALA, BEA, CEZ)
SEATS = (0, 1, 2, None)


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A teller plays by the same rules as the bench."""
    monkeypatch.setenv("VACANCY_UNCOMPILED", "1")


def everybody() -> tuple[int | None, ...]:
    return SEATS


async def until_ready(tellers: Tellers) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(teller.process is None for teller in tellers.tellers):
            await asyncio.sleep(0.01)


@asynccontextmanager
async def telling(count: int) -> AsyncIterator[Tellers]:
    tellers = Tellers(count)
    tellers.start()
    await until_ready(tellers)
    try:
        yield tellers
    finally:
        await tellers.stop()


def moved(bench: Bench, chance: random.Random) -> None:
    legal = bench.table.game.legal(bench.table.state)
    bench.move(bench.mover(), chance.randrange(len(legal)))


def test_a_teller_says_what_the_server_would_say() -> None:
    async def compare() -> None:
        bench, chance = running(*PEOPLE), random.Random(1)
        async with telling(1) as tellers:
            for _ in range(40):
                moved(bench, chance)
                happening = bench.happenings[-1]
                asked = tellers.begin(bench.table, [happening], everybody)
                assert asked is not None
                told = await asked
                for seat in SEATS:
                    viewer = Viewer(None if seat is None else PEOPLE[seat].account)
                    here = encode(event(bench.table, happening, viewer, set()))
                    assert told[happening.version, seat] == here

    asyncio.run(compare())


def test_a_teller_that_is_stopped_in_the_middle_of_a_word_loses_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", "1")
    watchers = [None] * 40  # more than a pipe holds at once

    async def keep_stopping(pid: int) -> None:
        while True:
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(0.0005)
            os.kill(pid, signal.SIGCONT)
            await asyncio.sleep(0.002)

    async def ask_often() -> None:
        bench = running(*PEOPLE)
        bench.move(bench.mover())
        here = encode(event(bench.table, bench.happenings[-1], Viewer(None), set()))
        async with telling(1) as tellers:
            (teller,) = tellers.tellers
            assert teller.process is not None
            stopping = asyncio.create_task(keep_stopping(teller.process.pid))
            for _ in range(30):
                asked = teller.ask(bench.table, bench.happenings[-1], watchers)
                assert asked is not None
                assert await teller.answer(asked) == [here] * len(watchers)
            stopping.cancel()

    asyncio.run(ask_often())


@pytest.mark.parametrize("is_killed", [True, False], ids=["killed", "hanging"])
def test_a_teller_that_does_not_answer_is_not_awaited_for_long_and_replaced(
    is_killed: bool,
) -> None:
    async def stop_one() -> None:
        bench = running(*PEOPLE)
        bench.move(bench.mover())
        async with telling(1) as tellers:
            process = tellers.tellers[0].process
            assert process is not None
            os.kill(process.pid, signal.SIGSTOP)
            asked = tellers.begin(bench.table, bench.happenings[-1:], everybody)
            if is_killed:
                process.kill()
            assert asked is not None
            assert await asked == {}
            async with asyncio.timeout(PATIENCE):
                while tellers.tellers[0].process in (None, process):
                    await asyncio.sleep(0.01)
            asked = tellers.begin(bench.table, bench.happenings[-1:], everybody)
            assert asked is not None
            assert len(await asked) == len(SEATS)

    asyncio.run(stop_one())


def test_a_teller_that_cannot_start_is_tried_ever_more_rarely(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    monkeypatch.setattr("vacancy.server.telling.tellers.RESTART_SECONDS", 0.01)
    monkeypatch.setattr("vacancy.server.telling.tellers.LONGEST_PAUSE", 0.04)

    def pauses() -> list[str]:
        return [message.split()[-2] for message in caplog.messages if "next try" in message]

    async def fail_often() -> None:
        tellers = Tellers(1)
        tellers.start()
        async with asyncio.timeout(PATIENCE):
            while len(pauses()) < 4:
                await asyncio.sleep(0.01)
        await tellers.stop()

    asyncio.run(fail_often())
    assert pauses()[:4] == ["0.01", "0.02", "0.04", "0.04"]


def test_only_moves_are_handed_over_and_only_where_somebody_listens() -> None:
    async def ask() -> None:
        bench = running(*PEOPLE)
        bench.move(bench.mover())
        async with telling(1) as tellers:
            assert tellers.begin(bench.table, bench.happenings[-1:], tuple) is None
            assert tellers.begin(bench.table, [], everybody) is None
        assert Tellers(0).begin(bench.table, bench.happenings[-1:], everybody) is None

    asyncio.run(ask())


def children(server: ServerProcess) -> list[int]:
    assert server.process is not None
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_match_goes_on_while_tellers_are_killed(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with Player(server.address, "Ala") as ala, Player(server.address) as nobody:
            table = await ala.start_against("random")
            line, watching = await ala.watch(table), await nobody.watch(table)
            while await line.until_my_turn():
                for child in children(server) if line.number % 8 == 0 else ():
                    os.kill(child, signal.SIGKILL)
                assert (await line.move())["type"] == "ack"
            while watching.secret is None:
                await watching.receive()
            assert watching.number == line.number

    with serving(tmp_path / "tellers.db", "--tellers", "1") as server:
        asyncio.run(play(server))


def test_tellers_end_with_their_server(tmp_path: Path) -> None:
    with serving(tmp_path / "tellers.db", "--tellers", "2") as server:
        end = time.monotonic() + PATIENCE
        while len(tellers := children(server)) < 2 and time.monotonic() < end:
            time.sleep(0.05)
        assert len(tellers) == 2
    assert not any(Path(f"/proc/{teller}").exists() for teller in tellers)
