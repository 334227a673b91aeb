"""Whoever logs out is gone from all tables, and whoever is there is known in every process."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Json, Line, Player
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving

LOGGED_OUT = 4401
PASSWORD = {"password": "correct horse"}


async def open_match(ala: Player, bea: Player) -> str:
    """A match of two people that has begun; Ala decides first."""
    body = {"game": "overbooking", "options": {"first": "0"}}
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    table: str = (await ala.post("/tables", body | seats))["id"]
    await bea.post(f"/tables/{table}/join")
    await ala.post(f"/tables/{table}/start")
    return table


async def until_cut(line: Line) -> tuple[int, str]:
    """The code with which a line is cut, and the reason told before."""
    reason = ""
    try:
        while True:
            told = await line.receive()
            reason = told["reason"]["id"] if told["type"] == "refused" else reason
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0, reason


async def same_person(address: str, person: Player) -> Player:
    """The same person on another device."""
    other = Player(address)
    await other.post("/login", {"name": person.name, **PASSWORD})
    return other


# Logging out


def test_logging_out_cuts_the_sockets_of_that_device_only(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Lidia") as ala, Player(server.address, "Bea") as bea:
            await ala.post("/me/password", PASSWORD)
            tables = [await open_match(ala, bea) for _ in range(2)]
            lines = [await ala.watch(table) for table in tables]
            async with await same_person(server.address, ala) as phone:
                there, opposite = await phone.watch(tables[0]), await bea.watch(tables[1])
                old = dict(ala.headers)
                await ala.post("/logout")
                for line in lines:
                    assert await until_cut(line) == (LOGGED_OUT, "error-logged-out")
                assert (await there.move())["type"] == "ack"
                await opposite.until_there([1], 0)
                ala.http.cookies.set("vacancy", old["Cookie"].partition("=")[2])
                stranger = await ala.watch(tables[0])
                assert (stranger.welcome["you"], stranger.view and stranger.view["you"]) == (
                    None,
                    None,
                )
                assert (await stranger.ask("resign"))["reason"]["id"] == "error-no-name"

    asyncio.run(play())


def test_a_new_password_cuts_the_sockets_of_other_devices(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Cecylia") as cez, Player(server.address, "Dan") as dan:
            await cez.post("/me/password", PASSWORD)
            table = await open_match(cez, dan)
            async with await same_person(server.address, cez) as phone:
                line, stays = await phone.watch(table), await cez.watch(table)
                await cez.post(
                    "/me/password", {"password": "battery staple", "old": "correct horse"}
                )
                assert await until_cut(line) == (LOGGED_OUT, "error-logged-out")
                assert (await stays.move())["type"] == "ack"

    asyncio.run(play())


@pytest.mark.parametrize(
    "db", ["postgresql", pytest.param("sqlite", marks=pytest.mark.nightly)], indirect=True
)
def test_logging_out_cuts_sockets_in_other_processes(db: str) -> None:
    async def play(one: ServerProcess, two: ServerProcess) -> None:
        async with Player(one.address, "Ala") as ala, Player(one.address, "Bea") as bea:
            table = await open_match(ala, bea)
            elsewhere = Player(two.address)
            elsewhere.http.cookies = ala.http.cookies
            async with elsewhere:
                line = await elsewhere.watch(table)
                assert line.welcome["you"] == 0
                await ala.post("/logout")
                assert await until_cut(line) == (LOGGED_OUT, "error-logged-out")

    with serving(db) as one, serving(db) as two:
        asyncio.run(play(one, two))


# Presence in several processes


async def seats_online(player: Player, table: str) -> list[bool]:
    told: Json = await player.get(f"/tables/{table}")
    return [seat["is_online"] for seat in told["seats"]]


class Gathering:
    """Ala at one process, Bea at another, and somebody who looks on at each."""

    def __init__(self, one: ServerProcess, two: ServerProcess) -> None:
        self.ala, self.bea = Player(one.address, "Ala"), Player(one.address, "Bea")
        self.guests = [Player(one.address), Player(two.address)]
        self.bea_elsewhere = Player(two.address)

    async def __aenter__(self) -> Any:
        await self.ala.__aenter__()
        await self.bea.__aenter__()
        self.table = await open_match(self.ala, self.bea)
        self.bea_elsewhere.http.cookies = self.bea.http.cookies
        self.lines = [await self.ala.watch(self.table), await self.bea_elsewhere.watch(self.table)]
        for guest in self.guests:
            self.lines.append(await guest.watch(self.table))
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in (self.ala, self.bea, self.bea_elsewhere, *self.guests):
            await player.__aexit__(None, None, None)


def test_all_processes_show_everybody_and_forget_one_that_dies(postgres: Postgres) -> None:
    async def play(one: ServerProcess, two: ServerProcess) -> None:
        async with Gathering(one, two) as met:
            for line in met.lines:
                await line.until_there([0, 1], 2)
            assert await seats_online(met.ala, met.table) == [True, True]
            met.guests.append(Player(two.address))
            late = await met.guests[-1].watch(met.table)
            assert [seat["is_online"] for seat in late.welcome["table"]["seats"]] == [True, True]
            await met.lines[0].until_there([0, 1], 3)
            two.kill()
            await met.lines[0].until_there([0], 1)
            assert await seats_online(met.ala, met.table) == [True, False]

    db = postgres.fresh()
    with serving(db) as one, serving(db) as two:
        asyncio.run(play(one, two))


def test_presence_comes_back_with_the_database(postgres: Postgres) -> None:
    async def play(one: ServerProcess, two: ServerProcess) -> None:
        async with Gathering(one, two) as met:
            await met.lines[0].until_there([0, 1], 2)
            postgres.stop()
            postgres.start()
            await met.lines[0].until_there([0], 1)
            await met.lines[0].until_there([0, 1], 2)
            two.stop()
            await met.lines[0].until_there([0], 1)

    db = postgres.fresh()
    with serving(db) as one, serving(db) as two:
        asyncio.run(play(one, two))


@pytest.mark.parametrize("db", ["postgresql"], indirect=True)
def test_a_process_that_starts_later_learns_who_is_there(db: str) -> None:
    async def play(one: ServerProcess) -> None:
        async with Player(one.address, "Ala") as ala, Player(one.address, "Bea") as bea:
            table = await open_match(ala, bea)
            await ala.watch(table)
            with serving(db) as two:
                guest = Player(two.address)
                line = await guest.watch(table)
                await line.until_there([0], 1)
                await guest.__aexit__(None, None, None)

    with serving(db) as one:
        asyncio.run(play(one))
