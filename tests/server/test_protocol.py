"""The sequences of docs/protocol.md, replayed against a real server."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.server.client import Json, Line, Player
from tests.server.process import ServerProcess
from tests.server.shapes import misfits
from vacancy.engine.shown import fields_of
from vacancy.server.live.frames import Asking
from vacancy.server.telling.messages import Event, Told

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
ANY = "…"


def sequences() -> dict[str, list[Json]]:
    """The blocks of the page, by their headings."""
    found = {}
    for part in PAGE.read_text("utf-8").split("\n### ")[1:]:
        block = re.search(r"```json\n(.*?)```", part, re.DOTALL)
        assert block is not None
        found[part.splitlines()[0]] = json.loads(block[1])
    return found


SEQUENCES = sequences()


class Stage:
    """Plays a sequence: who says what, and what they must hear."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.players: dict[str, Player] = {}
        self.lines: dict[str, Line] = {}
        self.known: Json = {}

    def player(self, who: str) -> Player:
        return self.players.setdefault(who, Player(self.address))

    async def play(self, steps: list[Json]) -> None:
        try:
            for step in steps:
                await self.act(step)
        finally:
            for player in self.players.values():
                await player.__aexit__(None, None, None)

    async def act(self, step: Json) -> None:
        who = step["who"]
        if "http" in step:
            await self.call(who, step)
        elif "begin" in step:
            await self.begin(step)
        elif "dial" in step:
            self.lines[who] = await self.player(who).dial(self.fill(who, step["dial"]))
        elif "watch" in step:
            self.lines[who] = await self.player(who).watch(self.fill(who, step["watch"]))
        elif "hang-up" in step:
            await asyncio.sleep(0.3)
            await self.lines[who].close()
        elif "closed" in step:
            await self.lines[who].socket.wait_closed()
            assert self.lines[who].socket.close_code == step["closed"]
        elif "send" in step:
            await self.lines[who].send(self.fill(who, step["send"]))
        else:
            await self.hear(who, step["receive"])

    async def call(self, who: str, step: Json) -> None:
        method, path = self.fill_text(step["http"]).split()
        body = self.fill(who, step.get("body", {})) if method == "POST" else None
        answer = await self.player(who).http.request(method, path, json=body)
        assert answer.status_code == step["status"], answer.text
        self.compare(step["answer"], answer.json() if answer.content else None, step["http"])

    async def hear(self, who: str, wanted: Json) -> None:
        told = await self.lines[who].receive()
        while told["type"] == "presence" != wanted["type"]:
            told = await self.lines[who].receive()
        assert not list(misfits(told, Told, "what is heard"))
        self.compare(wanted, told, f"{who} hears")

    async def begin(self, step: Json) -> None:
        """A match that the first person has begun and looks at."""
        host, *others = step["begin"]
        seats: list[Json] = [{"kind": "me"}]
        for other in others:
            is_bot = other == "random"
            seats.append({"kind": "bot", "bot": other} if is_bot else {"kind": "open"})
        people = [name for name in step["begin"] if name != "random"]
        for name in people:
            await self.player(name).post("/me", {"name": name.title()})
        body = {"game": "overbooking", "options": {"first": "0"}, "seats": seats}
        table = (await self.player(host).post("/tables", body))["id"]
        await self.sit(table, people)
        self.known[step["table"]] = table

    async def sit(self, table: str, people: list[str]) -> None:
        host, *guests = people
        for guest in guests:
            await self.player(guest).post(f"/tables/{table}/join")
        await self.player(host).post(f"/tables/{table}/start")
        self.lines[host] = await self.player(host).watch(table)

    def fill(self, who: str, told: Any) -> Any:
        """A message with its words filled in."""
        if isinstance(told, dict):
            return {name: self.fill(who, value) for name, value in told.items()}
        if isinstance(told, list):
            return [self.fill(who, value) for value in told]
        if told in ("$legal", "$illegal"):
            return self.choose(who, told)
        return self.known.get(told, told) if isinstance(told, str) else told

    def choose(self, who: str, told: str) -> int:
        line = self.lines[who]
        legal = [move["action"] for move in (line.view or {"moves": []})["moves"]] or [0]
        return legal[0] if told == "$legal" else next(n for n in range(500) if n not in legal)

    def fill_text(self, text: str) -> str:
        return re.sub(r"\$\w+", lambda found: str(self.known[found[0]]), text)

    def compare(self, wanted: Any, told: Any, where: str) -> None:
        """Whether something is as the page says."""
        if wanted == ANY:
            return
        if isinstance(wanted, str) and wanted.startswith("$"):
            assert told == self.known.setdefault(wanted, told), where
        elif isinstance(wanted, dict):
            assert isinstance(told, dict), (where, told)
            names = wanted.keys() - {ANY}
            assert names <= told.keys() if ANY in wanted else names == told.keys(), (where, told)
            for name in names:
                self.compare(wanted[name], told[name], f"{where}.{name}")
        elif isinstance(wanted, list):
            more = wanted[-1:] == [ANY]
            expected = wanted[:-1] if more else wanted
            assert len(told) == len(expected) or more, (where, told)
            for index, value in enumerate(expected):
                self.compare(value, told[index], f"{where}[{index}]")
        else:
            assert wanted == told, where


def rows_under(heading: str) -> dict[str, list[str]]:
    """A table of the page: the words in the second cell of each row, by the word in its first."""
    part = PAGE.read_text("utf-8").split(f"| {heading} | fields")[1].split("\n\n")[0]
    rows = [line.split("|")[1:3] for line in part.splitlines()[2:]]
    return {name.strip(" `"): re.findall(r"`([a-z_]+)`", told) for name, told in rows}


def stated(shapes: Any, tag: str) -> dict[str, list[str]]:
    """The names of messages, and the names of their fields."""
    found = {}
    for shape in get_args(shapes):
        fields = fields_of(shape)
        name = get_args(fields.pop(tag).type)[0]
        found[name] = list(fields)
    return found


@pytest.mark.parametrize(
    ("heading", "shapes", "tag"),
    [("client", Asking, "type"), ("server", Told, "type"), ("event", Event, "kind")],
)
def test_the_page_names_all_messages_and_their_fields(heading: str, shapes: Any, tag: str) -> None:
    assert rows_under(heading) == stated(shapes, tag)


@pytest.mark.parametrize("name", SEQUENCES)
def test_the_sequence_is_as_the_page_says(name: str, house: ServerProcess) -> None:
    asyncio.run(Stage(house.address).play(SEQUENCES[name]))
