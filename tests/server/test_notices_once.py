"""A notice is told once: by whichever of several processes, and whoever is killed meanwhile."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.client import Player
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving
from tests.server.receivers import Asked, Receiver, receiving
from tests.server.test_notices import QUICK, hook, sit_down, wish
from vacancy.server.notices import outside
from vacancy.server.notices.outside import Forbidden, Lookout, Outside
from vacancy.server.store import schema
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.calls import Outbox
from vacancy.server.store.channels import Channels
from vacancy.server.store.database import reading, writing
from vacancy.server.store.store import Store

TABLES = 12


@pytest.fixture
def receiver() -> Any:
    with receiving() as made:
        yield made


def told_of(asked: list[Asked]) -> list[str]:
    return [notice["table"] for each in asked for notice in json.loads(each.body)["notices"]]


def test_of_two_processes_one_tells_each_thing(postgres: Postgres, receiver: Receiver) -> None:
    """Twelve people are called at once, by two processes that both look for what there is."""

    async def play(addresses: tuple[str, str]) -> list[str]:
        async with AsyncExitStack() as stack:
            ala = await stack.enter_async_context(Player(addresses[0], "Ala"))
            found = []
            for number in range(TABLES):
                bea = await stack.enter_async_context(Player(addresses[number % 2], f"B{number}"))
                await hook(bea, receiver, f"/{number}")
                found.append(await sit_down(ala, bea))
            await asyncio.gather(*(line.move() for _, line in found))
            return [table for table, _ in found]

    receiver.on_message = lambda _: time.sleep(0.7)  # long enough for the other process to look
    db = postgres.fresh()
    with serving(db, *QUICK) as one, serving(db, *QUICK) as two:
        tables = asyncio.run(play((one.address, two.address)))
        receiver.await_messages(TABLES)
        asyncio.run(ask_for_a_test(one.address, receiver))
    assert sorted(told_of(receiver.came)) == sorted(tables)


def kill_when_told(server: ServerProcess, receiver: Receiver) -> threading.Event:
    """End a server between the message and its being struck out."""
    is_dead = threading.Event()

    def kill(_: Asked) -> None:
        if not is_dead.is_set():
            server.kill()
            is_dead.set()

    receiver.on_message = kill
    return is_dead


def let_time_pass(db: str) -> None:
    """Whatever a process had that died is free again."""
    store = Store(db)
    with writing(store.engine) as connection:
        connection.execute(update(schema.channels).values(busy_until=0.0))
    store.close()


def await_nothing_due(db: str) -> None:
    """Until all that was told has been struck out."""
    store = Store(db)
    until = time.monotonic() + 30
    while True:
        with reading(store.engine) as connection:
            if not connection.execute(select(schema.calls.c.channel)).first():
                break
        assert time.monotonic() < until
        time.sleep(0.05)
    store.close()


def test_a_process_that_dies_while_it_tells_loses_nothing_and_tells_it_under_the_same_mark(
    tmp_path: Path, receiver: Receiver
) -> None:
    db = str(tmp_path / "vacancy.db")

    async def play(address: str, is_dead: threading.Event) -> str:
        async with Player(address, "Ala") as ala, Player(address, "Bea") as bea:
            await hook(bea, receiver, "/")
            table, line = await sit_down(ala, bea)
            await line.move()
            await asyncio.to_thread(is_dead.wait, 30)
            return table

    with serving(db, *QUICK) as server:
        table = asyncio.run(play(server.address, kill_when_told(server, receiver)))
        let_time_pass(db)
        server.start()
        first, second = receiver.await_messages(2)
        assert first.headers["webhook-id"] == second.headers["webhook-id"]
        assert told_of([first, second]) == [table, table]
        await_nothing_due(db)
        let_time_pass(db)
        server.kill()
        server.start()
        asyncio.run(ask_for_a_test(server.address, receiver))
    assert len(told_of(receiver.came)) == 2


async def ask_for_a_test(address: str, receiver: Receiver) -> None:
    """Somebody else has something told, after which all is told that there was."""
    async with Player(address, "Cez") as cez:
        await hook(cez, receiver, "/cez")
        await cez.post("/me/notices/test")
        await asyncio.to_thread(receiver.await_messages, 1, "/cez")


def test_what_was_not_told_before_a_kill_is_told_after_it(
    tmp_path: Path, receiver: Receiver
) -> None:
    db = str(tmp_path / "vacancy.db")

    async def play(address: str) -> str:
        async with Player(address, "Ala") as ala, Player(address, "Bea") as bea:
            await wish(bea)
            await hook(bea, receiver, "/")
            table, line = await sit_down(ala, bea)
            await line.move()
            return table

    with serving(db, *QUICK, "--notice-after", "3600") as server:
        table = asyncio.run(play(server.address))
        server.kill()
    with serving(db, *QUICK):
        receiver.await_messages(1)
    assert told_of(receiver.came) == [table]


def test_who_did_not_answer_keeps_nobody_else_waiting(db: str) -> None:
    """Sixty who fail are due before one who does not."""
    store = Store(db)
    store.open()
    channels, outbox, accounts = Channels(store), Outbox(store), Accounts(store)
    for number in range(61):
        token = accounts.create(f"Ala {number}", 0.0)
        account = accounts.find(token, 0.0)
        assert account is not None
        channels.set_webhook(account.id, f"https://play.example/{number}", "", 0.0)
        channels.try_out(account.id, float(number))
    well = schema.channels.c.address == "https://play.example/60"
    with writing(store.engine) as connection:
        connection.execute(update(schema.channels).where(~well).values(failures=1))
    first = outbox.take(100.0, 0.0, 8, 4)
    store.close()
    assert [taken.channel.failures for taken in first].count(0) == 1
    assert len(first) == 5


# Where nothing is sent to


def test_a_name_that_was_judged_is_known_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, now = list[str](), [1000.0]
    leads_to = {"good.example": "1.1.1.1", "bad.example": "10.0.0.7"}

    def look(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", (leads_to[host], port))]

    async def find() -> None:
        lookout = Lookout(may_be_local=False)
        for pause in (0.0, 30.0, 31.0):
            now[0] += pause
            assert await lookout.find("good.example", 443) == ["1.1.1.1"]
        leads_to["good.example"] = "127.0.0.1"  # it has been led elsewhere
        now[0] += 61.0
        for host in ("good.example", "bad.example", "bad.example"):
            with pytest.raises(Forbidden):
                await lookout.find(host, 443)
        lookout.close()

    monkeypatch.setattr(socket, "getaddrinfo", look)
    monkeypatch.setattr(outside, "time", SimpleNamespace(monotonic=lambda: now[0]))
    asyncio.run(find())
    assert asked == [*["good.example"] * 3, *["bad.example"] * 2]


def test_a_redirect_is_not_followed_and_neither_is_a_name_that_leads_home(
    receiver: Receiver,
) -> None:
    async def ask() -> int:
        with receiving() as other:
            receiver.answers[:] = [307]
            receiver.more = {"location": other.url("/secret")}
            local = Outside(may_be_local=True)
            answer = await local.post(receiver.url("/"), b"{}", {})
            assert not answer.is_good
            assert other.came == []
            for host in ("localhost", "127.0.0.1", "[::ffff:127.0.0.1]", "0x7f.1"):
                outside = Outside(may_be_local=False)
                with pytest.raises(Forbidden):
                    await outside.post(f"http://{host}:{receiver.port}/", b"{}", {})
                outside.close()
            local.close()
            return answer.status

    assert asyncio.run(ask()) == 307
    assert len(receiver.came) == 1
