"""Last Room at a table of the server: over HTTP and the WebSocket, from the lobby to the review."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.client import Player
from tests.server.process import ServerProcess, serving
from vacancy.engine.transcript import Match


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host has registered the game."""
    with serving(tmp_path_factory.mktemp("house") / "vacancy.db") as started:
        yield started


def test_the_lobby_and_the_rules_know_it(house: ServerProcess) -> None:
    async def look() -> None:
        async with Player(house.address) as nobody:
            info = (await nobody.get("/games"))[-1]
            assert (info["name"], info["title"]) == ("last_room", "Last Room")
            chapters = (await nobody.get("/games/last_room/rules?lang=pl"))["chapters"]
            assert chapters[0]["rules"][0]["number"] == "LR-1.1"

    asyncio.run(look())


def test_a_match_is_played_to_its_end_with_hints_and_looked_at_again(house: ServerProcess) -> None:
    async def play() -> None:
        async with Player(house.address, "Ala") as ala:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "bellboy"}]
            table = (await ala.post("/tables", {"game": "last_room", "seats": seats}))["id"]
            await ala.post(f"/tables/{table}/start")
            line = await ala.watch(table)
            hint = await line.ask("hint")
            assert {move["action"] for move in hint["moves"]} == {0, 1}
            why = await line.ask("why", words="nonsense")
            assert why["reason"]["id"] == "not-understood"
            while await line.until_my_turn():
                assert (await line.move(-1))["type"] == "ack"
            while line.secret is None:
                await line.receive()
            text = (await ala.http.get(f"/api/tables/{table}/transcript")).text
            match = Match.from_text(text)
            assert match.game.is_over(match.state)
            for move in range(len(match.moves) + 1):
                shown = await ala.get(f"/tables/{table}/replay?move={move}")
                assert shown["view"]["table"]["left"] == 8 - match.at(move).state.drawn
            rematch = await ala.post(f"/tables/{table}/rematch")
            assert (await ala.get(f"/tables/{rematch['id']}"))["game"] == "last_room"

    asyncio.run(play())
