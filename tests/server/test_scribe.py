"""The scribe: logs that are remembered are those that would be written anew."""

from __future__ import annotations

import asyncio
import json
import threading

import orjson
import pytest

from tests.server.bench import ALA, BEA, Bench, running
from tests.server.client import Player
from tests.server.process import ServerProcess
from vacancy.server.live.connection import Connection
from vacancy.server.live.presence import Presence
from vacancy.server.live.room import Room
from vacancy.server.table.decide import decide_undo
from vacancy.server.telling import scribe, views
from vacancy.server.telling.scribe import Books, Scribe
from vacancy.server.telling.wire import encode


def told(books: Books, bench: Bench, seat: int | None) -> object:
    return orjson.loads(orjson.dumps(books.tell(bench.table, seat)))


def written(bench: Bench, seat: int | None) -> object:
    return orjson.loads(orjson.dumps(views.log(bench.table, seat)))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_remembered_log_is_the_log(seat: int | None) -> None:
    books, bench = Books(), running(ALA, BEA)
    for _ in range(6):
        bench.move(bench.mover())
        assert told(books, bench, seat) == written(bench, seat)


def test_a_remembered_log_forgets_what_was_taken_back() -> None:
    books, bench = Books(), running(ALA, "random")
    bench.move(ALA)
    told(books, bench, None)
    bench.do(decide_undo, ALA, 1, bench.now)
    bench.move(ALA, index=1)
    assert told(books, bench, None) == written(bench, None)


def test_only_what_is_new_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def note(table: object, number: int, seat: int | None) -> list[object]:
        asked.append(number)
        return []

    monkeypatch.setattr(scribe, "lines_of", note)
    books, bench = Books(), running(ALA, BEA)
    for _ in range(3):
        bench.move(bench.mover())
        told(books, bench, None)
    assert asked == [1, 2, 3]


def test_the_logs_that_were_read_longest_ago_are_forgotten() -> None:
    books, bench = Books(bytes_kept=1000), running(ALA, BEA)
    bench.move(bench.mover())
    for seat in (0, 1, None, 0, 1):
        books.tell(bench.table, seat)
    assert books.bytes_used <= 1000
    assert books.bytes_used == sum(book.size for book in books.kept.values())


def test_a_ready_text_can_stand_beside_half_a_character() -> None:
    ready = orjson.Fragment(b'[{"number":1}]')
    assert json.loads(encode({"log": ready, "half": "\ud800"}))["log"] == [{"number": 1}]


class Screen:
    """A socket that notes what it is sent."""

    async def send_text(self, data: str) -> None: ...


def test_what_happens_while_a_welcome_is_written_is_told_behind_it() -> None:
    async def greet() -> list[str]:
        bench = running(ALA, BEA)
        gate = threading.Event()
        slow = Scribe()
        room = Room(bench.table.copy(), Presence(is_shared=False), slow, 5)
        slow.threads.submit(gate.wait)
        slow.threads.submit(gate.wait)
        connection = Connection(Screen(), None)
        room.enter(connection)
        greeting = asyncio.create_task(room.greet(connection, None))
        await asyncio.sleep(0)
        bench.move(bench.mover())
        room.table = bench.table
        room.recent.append(bench.happenings[-1])
        room.broadcast(bench.happenings[-1], {})
        gate.set()
        await greeting
        return [str(orjson.loads(text).get("version")) for text in connection.queue]

    assert asyncio.run(greet()) == ["2", "3"]


def test_who_asks_for_everything_again_and_again_waits_for_it(house: ServerProcess) -> None:
    """Others are answered meanwhile: a ping comes back before the greedy one's last welcome."""

    async def ask() -> None:
        async with Player(house.address, "Ala") as ala, Player(house.address) as nobody:
            table = await ala.start_against("random", first="0")
            greedy, line = await nobody.dial(table), await ala.watch(table)
            for _ in range(6):
                await greedy.send({"type": "hello", "protocol": 1, "since": None})
            for _ in range(4):
                await greedy.until("welcome")
            assert (await line.ask("ping"))["type"] == "pong"
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(greedy.until("welcome"), 0.5)

    asyncio.run(ask())
