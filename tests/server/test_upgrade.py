"""What the first version kept is all there after an upgrade, on both databases."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from tests.server.bench import uncompiled
from tests.server.client import Line, Player
from tests.server.conftest import new_database
from tests.server.first_schema import RECORDED, fill_first_schema, make_first_schema
from tests.server.process import ServerProcess, serving
from vacancy.engine.transcript import Match
from vacancy.server.store import schema
from vacancy.server.store.database import reading
from vacancy.server.store.store import Store

NAMES = {"Ala": "Ala", "Bea": "Bea", "AIa": "AIa", "Cez": "Cez", "ALA": "\uff21\uff2c\uff21"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def upgraded(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server of today on what one of the first version left behind."""
    db = new_database(request, tmp_path_factory.mktemp("first"))
    store = Store(db)
    make_first_schema(store)
    fill_first_schema(store)
    store.close()
    with serving(db) as started:
        yield started


def known_as(server: ServerProcess, name: str) -> Player:
    """Somebody whose browser still has the cookie of that time."""
    player = Player(server.address)
    player.http.cookies.set("vacancy", RECORDED["tokens"][name])
    return player


def test_everybody_is_known_where_they_were_known(upgraded: ServerProcess) -> None:
    async def ask(name: str) -> str:
        async with known_as(upgraded, name) as player:
            return str((await player.get("/me"))["name"])

    found = {name: asyncio.run(ask(name)) for name in NAMES}
    assert found == NAMES


def test_of_names_that_look_alike_both_log_in_and_the_older_is_claimed(
    upgraded: ServerProcess,
) -> None:
    async def log_in() -> None:
        for name, password in (("Ala", "correct horse"), ("AIa", "battery staple")):
            async with Player(upgraded.address) as player:
                await player.post("/login", {"name": name, "password": password})
                assert (await player.get("/me"))["name"] == name

    asyncio.run(log_in())
    ids = {row["name"]: row["id"] for row in RECORDED["rows"]["accounts"]}
    store = Store(upgraded.db)
    with reading(store.engine) as connection:
        owners = set(connection.execute(select(schema.claims.c.account)).scalars())
    store.close()
    assert owners == {ids["Ala"]}


def test_a_finished_match_is_read_as_it_was(upgraded: ServerProcess) -> None:
    async def read() -> str:
        async with known_as(upgraded, "Cez") as cez:
            return (await cez.http.get(f"/api/tables/{RECORDED['finished']}/transcript")).text

    assert asyncio.run(read()) == RECORDED["transcript"]


async def play_to_the_end(lines: list[Line]) -> None:
    chance = random.Random(1)
    while not all(line.view and line.view["is_over"] for line in lines):
        for line in lines:
            while line.version < max(each.version for each in lines):
                await line.receive()
        mover = next((line for line in lines if line.view and line.view["moves"]), None)
        if mover is not None and mover.view is not None:
            told = await mover.move(chance.randrange(len(mover.view["moves"])))
            assert told["type"] == "ack", told
            while mover.version < told["version"]:
                await mover.receive()


def test_a_running_match_goes_on_to_its_end_and_replays(upgraded: ServerProcess) -> None:
    table = RECORDED["running"]

    async def play() -> str:
        async with known_as(upgraded, "Ala") as ala, known_as(upgraded, "Bea") as bea:
            lines = [await ala.watch(table), await bea.watch(table)]
            assert lines[0].welcome["chat"][0]["text"] == "Hello"
            await play_to_the_end(lines)
            return (await ala.http.get(f"/api/tables/{table}/transcript")).text

    replayed = Match.from_text(asyncio.run(play()), uncompiled)
    before = [row for row in RECORDED["rows"]["log"] if row["table_id"] == table]
    assert replayed.rules_version == 1
    assert len(replayed.moves) > sum(row["kind"] == "move" for row in before)


def test_a_table_that_waited_is_listed_and_joined(upgraded: ServerProcess) -> None:
    async def join() -> list[str]:
        async with known_as(upgraded, "Cez") as cez:
            listed = [each["id"] for each in await cez.get("/tables")]
            await cez.post(f"/tables/{RECORDED['waiting']}/join")
            return listed

    assert asyncio.run(join()) == [RECORDED["waiting"]]


def test_the_host_token_still_counts(upgraded: ServerProcess) -> None:
    async def enter() -> bool:
        async with known_as(upgraded, "Bea") as bea:
            await bea.post("/host", {"token": RECORDED["host_token"]})
            return bool((await bea.get("/me"))["is_admin"])

    assert asyncio.run(enter())
