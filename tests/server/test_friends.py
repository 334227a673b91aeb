"""Friends: a list of one's own, and who is here only to those who like each other."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Player
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving


def named(told: Any) -> list[tuple[str, bool, bool, str | None]]:
    return [
        (each["name"], each["is_mutual"], each["is_here"], each["table"])
        for each in told["friends"]
    ]


async def open_table(player: Player, *, listed: bool) -> str:
    wish = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": listed}
    table: str = (await player.post("/tables", wish))["id"]
    return table


def test_friends_see_where_each_other_are_and_nobody_else_does(server: ServerProcess) -> None:
    async def meet() -> None:
        async with Player(server.address, "Fr Ala") as ala, Player(server.address, "Fr Bea") as bea:
            table = await open_table(bea, listed=True)
            await bea.watch(table)
            told = await ala.post("/me/friends", {"table": table, "seat": 0})
            assert named(told) == [("Fr Bea", False, False, None)]
            assert told["friends"][0]["seen_at"] is None
            (asker,) = (await bea.get("/me/friends"))["askers"]
            assert asker["name"] == "Fr Ala"
            told = await bea.post("/me/friends", {"asker": asker["id"]})
            assert named(told) == [("Fr Ala", True, True, None)]
            assert told["askers"] == []
            assert named(await ala.get("/me/friends")) == [("Fr Bea", True, True, table)]
            await ala.post("/me/friends", {"name": "Fr Bea"})
            (friend,) = (await ala.get("/me/friends"))["friends"]
            assert await bea.refused(f"/me/friends/{friend['id']}/end") == "error-no-such-friend"
            await ala.post(f"/me/friends/{friend['id']}/end")
            assert named(await bea.get("/me/friends")) == [("Fr Ala", False, False, None)]

    asyncio.run(meet())


def test_a_table_that_is_not_listed_is_told_to_no_friend(server: ServerProcess) -> None:
    async def meet() -> None:
        async with Player(server.address, "Un Ala") as ala, Player(server.address, "Un Bea") as bea:
            table = await open_table(bea, listed=False)
            await bea.watch(table)
            for one, other in ((ala, "Un Bea"), (bea, "Un Ala")):
                await one.post("/me/friends", {"name": other})
            assert named(await ala.get("/me/friends")) == [("Un Bea", True, True, None)]

    asyncio.run(meet())


def test_whoever_is_blocked_is_told_nothing_and_asks_in_vain(server: ServerProcess) -> None:
    async def meet() -> None:
        async with Player(server.address, "Bl Ala") as ala, Player(server.address, "Bl Bea") as bea:
            table = await open_table(ala, listed=True)
            await bea.post(f"/tables/{table}/join")
            for one, other in ((ala, "Bl Bea"), (bea, "Bl Ala")):
                await one.post("/me/friends", {"name": other})
            await ala.watch(table)
            assert named(await bea.get("/me/friends")) == [("Bl Ala", True, True, table)]
            await ala.post("/me/blocks", {"table": table, "seat": 1})
            assert named(await bea.get("/me/friends")) == [("Bl Ala", False, False, None)]
            (friend,) = (await ala.get("/me/friends"))["friends"]
            assert (await ala.post(f"/me/friends/{friend['id']}/end"))["askers"] == []

    asyncio.run(meet())


def test_nobody_befriends_themselves_or_somebody_who_is_not_there(house: ServerProcess) -> None:
    async def ask() -> list[str]:
        async with Player(house.address, "No Ala") as ala:
            table = await open_table(ala, listed=False)
            wishes: list[dict[str, Any]] = [
                {"name": "No Ala"}, {"name": "No Such Person"}, {"table": table, "seat": 1},
                {"asker": "0" * 16}, {},
            ]  # fmt: skip
            return [await ala.refused("/me/friends", wish) for wish in wishes]

    assert asyncio.run(ask()) == [
        "error-not-yourself", "error-no-such-player", "error-nobody-there", "error-nobody-there",
        "error-nobody-there",
    ]  # fmt: skip


def test_a_friend_and_a_host_see_who_is_at_a_table_of_another_process(postgres: Postgres) -> None:
    async def meet(one: ServerProcess, two: ServerProcess) -> None:
        async with Player(one.address, "Ala") as ala, Player(two.address, "Bea") as bea:
            for each, other in ((ala, "Bea"), (bea, "Ala")):
                await each.post("/me/friends", {"name": other})
            table = await open_table(bea, listed=True)
            await bea.watch(table)
            while named(await ala.get("/me/friends")) != [("Bea", True, True, table)]:
                await asyncio.sleep(0.05)
            await ala.post("/host", {"token": one.host_token})
            found = await ala.get("/house/people")
            assert {each["name"]: each["is_here"] for each in found} == {"Ala": True, "Bea": True}

    db = postgres.fresh()
    with serving(db) as one, serving(db) as two:
        asyncio.run(asyncio.wait_for(meet(one, two), 60))
