"""Ratings in the store and over the wire: once for each match, and the same from the logs."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.bench import uncompiled
from tests.server.client import Player
from tests.server.process import ServerProcess, serving
from vacancy.server.store import schema
from vacancy.server.store.database import reading, writing
from vacancy.server.store.profiles import Profiles
from vacancy.server.store.ratings import rewrite_all, write_outcomes
from vacancy.server.store.recompute import recompute
from vacancy.server.store.store import Store
from vacancy.server.table.outcome import Outcome
from vacancy.server.table.rated import Player as Placed

KEPT = (schema.outcomes, schema.played, schema.rating_steps, schema.ratings)


def opened(db: str) -> Store:
    store = Store(db)
    store.open()
    return store


def kept(store: Store) -> dict[str, list[Any]]:
    """All that is kept of matches and ratings, to the last bit."""
    with reading(store.engine) as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table)).all()))
            for table in KEPT
        }


def outcome(number: int, *places: tuple[str, int], bot: int | None = None) -> Outcome:
    """A made-up match of two or more people, and of a bot with its place."""
    players = [Placed(who, who, None, place, 0, False) for who, place in places]
    players += [Placed(None, None, "porter", bot, 0, False)] if bot else []
    return Outcome(
        f"{number:032x}", "overbooking", len(players), number, number + 0.5, "play", True, True,
        tuple(players),
    )  # fmt: skip


def season(count: int) -> list[Outcome]:
    chance = random.Random(3)
    made = []
    for number in range(count):
        one, two = chance.sample("abcdef", 2)
        against_bot = chance.random() < 0.3
        made.append(
            outcome(number, (one, 1), bot=2) if against_bot else outcome(number, (one, 1), (two, 2))
        )
    return made


def test_a_match_is_rated_once(db: str) -> None:
    store = opened(db)
    for _ in range(2):
        with writing(store.engine) as connection:
            write_outcomes(connection, [outcome(1, ("a", 1), ("b", 2))])
    found = kept(store)
    assert len(found["rating_steps"]) == 2
    values = {row[2]: row[3] for row in found["ratings"]}
    assert values["a"] > 1500 > values["b"]
    assert {row[5] for row in found["ratings"]} == {1}
    store.close()


def test_bots_are_fixed_points(db: str) -> None:
    store = opened(db)
    with writing(store.engine) as connection:
        write_outcomes(connection, [outcome(1, ("a", 2), bot=1)])
    assert [row[2] for row in kept(store)["ratings"]] == ["a"]
    store.close()


def test_a_match_with_a_bot_that_is_measured_no_more_ends_and_is_not_rated(db: str) -> None:
    """Its last move could not be written, nor what others did at the same moment."""
    store = opened(db)
    players = (Placed("a", "a", None, 1, 0, False), Placed(None, None, "retired", 2, 0, False))
    old = replace(outcome(1, ("a", 1), bot=2), players=players)
    with writing(store.engine) as connection:
        write_outcomes(connection, [old])
    assert [len(kept(store)[name]) for name in ("outcomes", "rating_steps", "ratings")] == [1, 0, 0]
    with writing(store.engine) as connection:
        assert rewrite_all(connection, [old]) == 1
    assert kept(store)["ratings"] == []
    store.close()


def test_a_damaged_row_costs_itself_and_neither_a_profile_nor_a_rating(db: str) -> None:
    store = opened(db)
    with writing(store.engine) as connection:
        write_outcomes(connection, [outcome(2, ("a", 1), ("b", 2)), outcome(3, ("a", 1), ("b", 2))])
        damaged = update(schema.outcomes).where(schema.outcomes.c.table_id == f"{3:032x}")
        connection.execute(damaged.values(players="{"))
    with writing(store.engine) as connection:
        write_outcomes(connection, [outcome(1, ("a", 1), ("b", 2))])
    assert [each.started_at for each in Profiles(store).outcomes("a", "a")] == [2.0, 1.0]
    store.close()


def test_whatever_order_matches_are_written_in_the_ratings_are_the_same(db: str) -> None:
    store, matches = opened(db), season(40)
    with writing(store.engine) as connection:
        rewrite_all(connection, matches)
    in_order = kept(store)
    with writing(store.engine) as connection:
        rewrite_all(connection, [])
    late = random.Random(1).sample(matches, len(matches))
    for each in late:
        with writing(store.engine) as connection:
            write_outcomes(connection, [each])
    assert kept(store) == in_order
    store.close()


async def duel(server: ServerProcess, one: Player, two: Player, *, rated: bool = True) -> str:
    """A short match, which the first one gives up."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"game": "overbooking", "seats": seats, "listed": True, "rated": rated}
    table: str = (await one.post("/tables", asked))["id"]
    await two.post(f"/tables/{table}/join")
    await one.post(f"/tables/{table}/start")
    lines = [await one.watch(table), await two.watch(table)]
    mover = next(line for line in lines if line.view and line.view["moves"])
    await mover.move()
    await lines[0].ask("resign")
    return table


async def against_bot(one: Player) -> str:
    asked = {
        "game": "overbooking", "rated": True,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "bellboy"}],
    }  # fmt: skip
    table: str = (await one.post("/tables", asked))["id"]
    await one.post(f"/tables/{table}/start")
    line = await one.watch(table)
    await line.until_my_turn()
    await line.move()
    await line.ask("resign")
    return table


async def play_season(server: ServerProcess) -> None:
    """Rated and unrated matches among three people and a bot."""
    async with (
        Player(server.address, "Ala") as ala,
        Player(server.address, "Bea") as bea,
        Player(server.address, "Cez") as cez,
    ):
        for one, two in ((ala, bea), (bea, cez), (ala, cez), (ala, bea)):
            await duel(server, one, two)
        await duel(server, cez, bea, rated=False)
        await against_bot(bea)
        board = await ala.get("/ratings/overbooking/2")
        people = [row for row in board["rows"] if row["name"]]
        assert {row["name"]: row["matches"] for row in people} == {"Ala": 3, "Bea": 4, "Cez": 2}
        assert [row["bot"] for row in board["rows"] if row["bot"]] == [
            "grand_director", "director", "concierge", "porter", "bellboy",
        ]  # fmt: skip
        assert all(row["rating"]["is_provisional"] for row in people)
        assert all(row["place"] is None for row in board["rows"])
        assert [row["name"] for row in people if row["is_you"]] == ["Ala"]


def test_ratings_made_anew_from_the_logs_are_those_that_were_stored(db: str) -> None:
    with serving(db) as server:
        asyncio.run(play_season(server))
    store = opened(db)
    before = kept(store)
    assert len(before["outcomes"]) == 6
    assert len(before["rating_steps"]) == 9
    done = recompute(store, uncompiled)
    assert (done.matches, done.rated, done.unreadable) == (6, 5, 0)
    assert kept(store) == before
    store.close()


def test_a_server_that_is_killed_has_rated_what_it_acknowledged(db: str) -> None:
    server = ServerProcess(db, "--bot-pace", "0")
    server.start()

    async def play() -> list[str]:
        async with (
            Player(server.address, "Ala") as ala,
            Player(server.address, "Bea") as bea,
        ):
            tables = []
            for _ in range(3):
                tables.append(await duel(server, ala, bea))
                server.kill()  # at once after the resignation was acknowledged
                server.start()
            return tables

    tables = asyncio.run(play())
    server.stop()
    store = opened(db)
    before = kept(store)
    assert {row[0] for row in before["outcomes"]} == set(tables)
    assert len(before["rating_steps"]) == 6
    recompute(store, uncompiled)
    assert kept(store) == before
    store.close()


@pytest.mark.parametrize("db", ["postgresql"], indirect=True)
def test_two_processes_rate_every_match_once(db: str) -> None:
    with serving(db) as one, serving(db) as two:

        async def play() -> None:
            async with (
                Player(one.address, "Ala") as ala,
                Player(one.address, "Bea") as bea,
                Player(two.address, "Cez") as cez,
                Player(two.address, "Dan") as dan,
            ):
                for _ in range(3):
                    await asyncio.gather(duel(one, ala, bea), duel(two, cez, dan))

        asyncio.run(play())
    store = opened(db)
    before = kept(store)
    assert len(before["rating_steps"]) == 12
    recompute(store, uncompiled)
    assert kept(store) == before
    store.close()


async def changes_of_duel(server: ServerProcess) -> None:
    async with Player(server.address, "Ala") as ala, Player(server.address, "Bea") as bea:
        table = await duel(server, ala, bea)
        lost, won = await bea.get(f"/tables/{table}/ratings")
        assert (lost["seat"], won["seat"]) == (0, 1)
        assert lost["before"]["value"] == won["before"]["value"] == 1500
        assert lost["after"]["value"] < 1500 < won["after"]["value"]
        assert won["after"]["margin"] < won["before"]["margin"]
        unrated = await duel(server, ala, bea, rated=False)
        assert await bea.get(f"/tables/{unrated}/ratings") == []
        assert await ala.refused("/tables", {"game": "overbooking", "rated": True, "seed": 1,
            "seats": [{"kind": "me"}, {"kind": "bot"}]}) == "error-rated-seed"  # fmt: skip


def test_a_match_tells_what_it_did_to_ratings(house: ServerProcess) -> None:
    asyncio.run(changes_of_duel(house))


def test_bots_that_were_measured_are_told(house: ServerProcess) -> None:
    async def ask() -> None:
        async with Player(house.address) as anybody:
            told = await anybody.get("/ratings/bots")
            by_table = {(row["game"], row["seats"]): row["bots"] for row in told}
            assert by_table["overbooking", 2] == [
                "bellboy", "porter", "concierge", "director", "grand_director",
            ]  # fmt: skip
            assert by_table["overbooking", 3] == []

    asyncio.run(ask())
