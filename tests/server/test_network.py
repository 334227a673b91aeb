"""Clients on a bad network: whatever was dropped, doubled, delayed or sent in the wrong order,
afterwards every viewer's state equals the projection of the log."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from tests.server.bench import uncompiled
from tests.server.client import Json, Line, Player
from tests.server.process import ServerProcess, serving
from tests.server.stubborn import LOST
from vacancy.server.store.store import Store
from vacancy.server.table.fold import fold
from vacancy.server.table.table import Table
from vacancy.server.telling import events, views


class Screen:
    """What a page would show: views, log, chat and arrangements, put together from frames."""

    def __init__(self) -> None:
        self.version = self.number = 0
        self.view: Json | None = None
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.arrangements: list[Json | None] = []
        self.status = ""

    def show(self, told: Json) -> bool:
        """Take a frame over; False when a hello is needed."""
        if told["type"] == "welcome":
            self.version, self.number, self.view = told["version"], told["number"], told["view"]
            self.log, self.chat = told["log"], told["chat"]
            self.arrangements = told["arrangements"]
            self.status = told["table"]["status"]
        elif told["type"] == "event" and told["version"] == self.version + 1:
            self.version += 1
            self.happen(told["event"])
        elif told["type"] == "event" and told["version"] > self.version:
            return False
        return told["type"] != "resync"

    def happen(self, event: Json) -> None:
        self.view = event.get("view", self.view)
        self.number = event.get("number", self.number)
        if event["kind"] == "moved":
            self.log = self.log + [beat["log"] for beat in event["beats"]]
        elif event["kind"] == "undone":
            self.log = [line for line in self.log if line["number"] <= event["number"]]
        elif event["kind"] == "chat":
            self.chat = [*self.chat, event["line"]]
        elif event["kind"] == "arranged":
            self.arrangements[event["seat"]] = event["arrangement"]
        elif event["kind"] in ("table", "over"):
            self.status = event["table"]["status"]


class BadLine:
    """A viewer whose network and habits are bad."""

    def __init__(self, player: Player, table: str, chance: random.Random) -> None:
        self.player, self.table, self.chance = player, table, chance
        self.screen = Screen()
        self.line: Line | None = None
        self.said: list[Json] = []
        self.count = 0

    async def misbehave(self, rounds: int) -> None:
        for _ in range(rounds):
            try:
                await self.act()
            except LOST:
                self.line = None

    async def act(self) -> None:
        if self.line is None:
            await self.connect()
        assert self.line is not None
        what = self.chance.random()
        if what < 0.45:
            await self.listen(self.chance.uniform(0, 0.05))
        elif what < 0.75:
            await self.say(self.invent())
        elif what < 0.9 and self.said:
            await self.line.socket.send(json.dumps(self.chance.choice(self.said)))
        elif what < 0.93:
            await asyncio.sleep(self.chance.uniform(0, 0.3))  # slow
        elif what < 0.97:
            await self.line.close()
            self.line = None
        else:
            self.line.socket.transport.abort()
            self.line = None

    async def connect(self) -> None:
        self.line = await self.player.dial(self.table)
        since = self.screen.version if self.chance.random() < 0.7 and self.screen.version else None
        hello = {"type": "hello", "protocol": 1, "since": since}
        await self.line.socket.send(json.dumps(hello))

    def invent(self) -> list[Json]:
        """Something to say: a move more often than not, now and then two in the wrong order."""
        self.count += 1
        id, view = f"{self.player.name}{self.count}", self.screen.view
        what = self.chance.random()
        if view is not None and view["moves"] and what < 0.8:
            action = self.chance.choice(view["moves"])["action"]
            move = {"type": "move", "id": id, "number": self.screen.number, "action": action}
            late = {**move, "id": f"{id}late", "number": self.screen.number + 1}
            return self.chance.choice([[move], [move, move], [late, move]])
        if what < 0.2:
            return [{"type": "arrange", "id": id, "arrangement": {"count": self.count}}]
        if what < 0.5:
            return [{"type": "chat", "id": id, "text": f"line {self.count}"}]
        if what < 0.75:
            return [{"type": "undo", "id": id, "number": self.screen.number}]
        return [{"type": "undo-answer", "id": id, "yes": self.chance.random() < 0.8}]

    async def say(self, messages: list[Json]) -> None:
        assert self.line is not None
        for message in messages:
            self.said.append(message)
            await self.line.socket.send(json.dumps(message))

    async def listen(self, seconds: float) -> None:
        assert self.line is not None
        try:
            while True:
                told = json.loads(await asyncio.wait_for(self.line.socket.recv(), seconds))
                if not self.screen.show(told):
                    hello = {"type": "hello", "protocol": 1, "since": self.screen.version}
                    await self.line.socket.send(json.dumps(hello))
        except TimeoutError:
            pass

    async def catch_up(self, version: int) -> None:
        """At last a good network."""
        while self.screen.version < version:
            try:
                if self.line is None:
                    await self.connect()
                await self.listen(0.3)
            except LOST:
                self.line = None


async def play(addresses: list[str], seed: int, rounds: int) -> tuple[str, list[BadLine]]:
    """Three people and a spectator at one table, each on a bad network."""
    chance = random.Random(seed)
    players = [
        Player(addresses[number % len(addresses)], name)
        for number, name in enumerate(("Ala", "Bea", "Cez", "Dan"))
    ]
    for player in players:
        await player.__aenter__()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = (await players[0].post("/tables", {"game": "overbooking", "seats": seats}))["id"]
    for guest in players[1:3]:
        await guest.post(f"/tables/{table}/join")
    await players[0].post(f"/tables/{table}/start")
    lines = [BadLine(player, table, random.Random(chance.random())) for player in players]
    await asyncio.gather(*(line.misbehave(rounds) for line in lines))
    await asyncio.sleep(1.0)
    await settle(players[0], table, lines)
    for player in players:
        await player.__aexit__(None, None, None)
    return table, lines


async def settle(host: Player, table: str, lines: list[BadLine]) -> None:
    """Wait until nothing happens any more and all have heard of everything."""
    version = 0
    while (now := (await host.get(f"/tables/{table}"))["version"]) != version:
        version = now
        await asyncio.gather(*(line.catch_up(version) for line in lines))
        await asyncio.sleep(1.0)


def check(db: str, table_id: str, lines: list[BadLine]) -> Table:
    """Compare each screen with the projection of the log."""
    store = Store(db)
    rows = store.read(table_id)
    store.close()
    written = [(row.actor, row.client_id) for row in rows if row.client_id]
    assert len(written) == len(set(written))
    table = fold(table_id, uncompiled, rows)
    for seat, line in enumerate(lines):
        number = seat if seat < 3 else None
        screen = line.screen
        assert screen.version == table.version
        assert screen.number == len(table.moves)
        assert screen.view == json.loads(json.dumps(views.view(table, table.state, number)))
        assert screen.log == json.loads(json.dumps(views.log(table, number)))
        assert screen.chat == [events.chat_line(told) for told in table.chat]
        assert screen.arrangements == events.arrangements(table)
        assert screen.status == table.status
    return table


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.nightly)])
def test_every_viewer_ends_with_the_projection_of_the_log(server: ServerProcess, seed: int) -> None:
    table, lines = asyncio.run(play([server.address], seed, rounds=150))
    assert check(server.db, table, lines).version > 20


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(5))
def test_every_viewer_ends_with_the_projection_in_the_long_run(
    server: ServerProcess, seed: int
) -> None:
    table, lines = asyncio.run(play([server.address], seed, rounds=1000))
    check(server.db, table, lines)


@pytest.mark.parametrize("db", ["sqlite", "postgresql"], indirect=True)
def test_two_processes_serve_the_same_table(db: str) -> None:
    """Clients on both; PostgreSQL tells the other at once, SQLite within a second."""
    with serving(db) as one, serving(db) as two:
        table, lines = asyncio.run(play_on_both(one, two))
        assert check(db, table, lines).version > 20


async def play_on_both(one: ServerProcess, two: ServerProcess) -> tuple[str, list[BadLine]]:
    return await play([one.address, two.address], seed=3, rounds=120)
