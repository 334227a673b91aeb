"""The scribe: logs that are remembered are those that would be written anew."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import orjson
import pytest

from tests.server.bench import ALA, BEA, Bench, running
from tests.server.client import Player
from tests.server.process import ServerProcess
from vacancy.server.live.connection import Connection
from vacancy.server.live.presence import Presence
from vacancy.server.live.room import Room
from vacancy.server.table.decide import decide_undo
from vacancy.server.table.table import Table
from vacancy.server.telling import scribe, views
from vacancy.server.telling.messages import Entry
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


def heard_by(bench: Bench, seat: int | None) -> list[object]:
    """What a seat hears of each beat, asked for it alone."""
    game, history = bench.table.game, bench.table.history
    return [
        game.log(state, beat, seat).as_json()
        for number, move in enumerate(bench.table.moves)
        for state, beat in game.beats(game.copy(history[number]), move.action)
    ]


def test_what_is_written_for_all_seats_at_once_is_told_to_those_alone_who_may_know_it() -> None:
    books, bench = Books(), running(ALA, BEA)
    for _ in range(8):
        bench.move(bench.mover())
    logs: dict[int | None, Any] = {seat: told(books, bench, seat) for seat in (0, 1, None)}
    for seat, log in logs.items():
        assert [line["message"] for line in log] == heard_by(bench, seat)
    assert logs[0] != logs[1]
    assert logs[None] not in (logs[0], logs[1])


def test_a_remembered_log_forgets_what_was_taken_back() -> None:
    books, bench = Books(), running(ALA, "random")
    bench.move(ALA)
    told(books, bench, None)
    bench.do(decide_undo, ALA, 1, bench.now)
    bench.move(ALA, index=1)
    assert told(books, bench, None) == written(bench, None)


def test_only_what_is_new_is_written_and_for_all_seats_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a restart all come together: to play each move again for each of them took the time."""
    asked: list[int] = []

    def note(table: object, number: int, seats: Sequence[int | None]) -> list[list[object]]:
        asked.append(number)
        return [[] for _ in seats]

    monkeypatch.setattr(scribe, "lines_of", note)
    books, bench = Books(), running(ALA, BEA)
    for _ in range(3):
        bench.move(bench.mover())
        for seat in (0, 1, None):
            told(books, bench, seat)
    assert asked == [1, 2, 3]


def test_seats_that_ask_at_the_same_time_have_one_log_written_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    real = views.lines_of

    def note(table: Table, number: int, seats: Sequence[int | None]) -> list[list[Entry]]:
        asked.append(number)
        time.sleep(0.01)
        return real(table, number, seats)

    monkeypatch.setattr(scribe, "lines_of", note)
    books, bench = Books(), running(ALA, BEA)
    for _ in range(4):
        bench.move(bench.mover())
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda seat: told(books, bench, seat), (0, 1)))
    assert asked == [1, 2, 3, 4]
    assert found == [written(bench, 0), written(bench, 1)]


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
