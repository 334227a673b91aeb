"""Playing on and playing a deal again, at the wire, on either kind of database."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.bench import uncompiled
from tests.server.client import Json, Line, Player
from tests.server.process import ServerProcess, serving
from vacancy.engine.transcript import Match

MOVES = 6


async def given_up(ala: Player) -> tuple[str, int]:
    """A match that was begun and given up, and how many moves it had."""
    table = await ala.start_against("random")
    line = await ala.watch(table)
    while line.number < MOVES:
        assert await line.until_my_turn()
        assert (await line.move())["type"] == "ack"
    await line.ask("resign")
    await until_over(line)
    return table, line.number


async def until_over(line: Line) -> None:
    while line.secret is None:
        await line.receive()


async def play_out(line: Line) -> None:
    while await line.until_my_turn():
        assert (await line.move())["type"] == "ack"


async def seat_told(player: Player, table: str, move: int, seat: int) -> Json:
    told = (await player.get(f"/tables/{table}/replay?move={move}&seat={seat}"))["view"]["table"]
    return dict(told)


def test_a_position_is_played_on_over_a_restart(db: str) -> None:
    async def begin(server: ServerProcess) -> tuple[str, str, Any]:
        async with Player(server.address, "On Ala") as ala:
            first, count = await given_up(ala)
            wish = {"move": count - 2, "seat": 1, "bot": "random"}
            table = (await ala.post(f"/tables/{first}/onward", wish))["id"]
            line = await ala.watch(table)
            shown = line.welcome["table"]
            assert (shown["status"], shown["your_seat"]) == ("running", 1)
            told = {"table": first, "number": count - 2, "luck": "anew", "is_duplicate": False}
            assert shown["origin"] == told
            assert shown["dealt_anew"] == [{"number": count - 2, "secret": None}]
            before = await seat_told(ala, first, count - 2, 1)
            now = (await ala.get(f"/tables/{table}/replay?move={count - 2}"))["view"]["table"]
            assert now == before
            assert await line.until_my_turn()
            await line.move()
            return first, table, ala.http.cookies

    async def go_on(server: ServerProcess, first: str, table: str, cookies: Any) -> str:
        async with Player(server.address) as ala:
            ala.http.cookies = cookies
            line = await ala.watch(table)
            assert line.welcome["table"]["origin"]["table"] == first
            assert await line.until_my_turn()
            await line.move()
            await line.ask("resign")
            told = await ala.get(f"/tables/{table}")
            assert told["dealt_anew"][0]["secret"] is not None
            return (await ala.http.get(f"/api/tables/{table}/transcript")).text

    with serving(db) as server:
        first, table, cookies = asyncio.run(begin(server))
        server.kill()
        server.start()
        text = asyncio.run(go_on(server, first, table, cookies))
    match = Match.from_text(text, uncompiled)
    assert match.prelude is not None
    assert len(match.moves) > match.prelude.count + 1
    assert match.to_text() == text


def test_results_of_one_deal_are_compared_by_those_who_played_it(server: ServerProcess) -> None:
    async def play() -> None:
        async with (
            Player(server.address, "De Ala") as ala,
            Player(server.address, "De Bea") as bea,
            Player(server.address, "De Cez") as cez,
        ):
            first, _ = await given_up(ala)
            assert [each["table"] for each in await ala.get(f"/tables/{first}/deal")] == [first]
            table = (await bea.post(f"/tables/{first}/duplicate", {"seat": 0}))["id"]
            line = await bea.watch(table)
            assert (
                line.welcome["table"]["commitment"]
                == (await ala.get(f"/tables/{first}"))["commitment"]
            )
            answer = await bea.http.get(f"/api/tables/{table}/deal")
            assert answer.json()["error"]["id"] == "error-not-over"
            await play_out(line)
            again = (await ala.post(f"/tables/{table}/duplicate", {"seat": 0}))["id"]
            await (await ala.watch(again)).ask("resign")
            for player in (ala, bea):
                told = await player.get(f"/tables/{first}/deal")
                assert [each["table"] for each in told] == [first, table, again]
                assert [each["knew_deal"] for each in told] == [False, False, True]
                assert [each["is_first"] for each in told] == [True, False, False]
                is_ala = player is ala
                assert [each["is_yours"] for each in told] == [is_ala, not is_ala, is_ala]
                assert sum(told[1]["parts"][0].values()) == told[1]["players"][0]["score"]
            assert await cez.get(f"/tables/{first}/deal") == []

    asyncio.run(play())


def test_bots_alone_play_a_deal_and_whoever_asked_looks_on(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Bo Ala") as ala:
            first, _ = await given_up(ala)
            table = (await ala.post(f"/tables/{first}/duplicate", {"bot": "random"}))["id"]
            line = await ala.watch(table)
            assert [seat["bot"] for seat in line.welcome["table"]["seats"]] == ["random"] * 2
            assert line.welcome["table"]["is_host"]
            await until_over(line)
            told = await ala.get(f"/tables/{first}/deal")
            assert [each["is_yours"] for each in told] == [True, False]

    asyncio.run(play())


def test_what_is_no_position_is_refused_in_words(server: ServerProcess) -> None:
    async def ask() -> list[str]:
        async with Player(server.address, "No Ala") as ala:
            first, count = await given_up(ala)
            running = await ala.start_against("random")
            return [
                await ala.refused(f"/tables/{table}/{what}", wish)
                for table, what, wish in (
                    (first, "onward", {"move": count + 1, "seat": 0}),
                    (first, "onward", {"move": 2**70, "seat": 0}),
                    (first, "onward", {"move": 0, "seat": 9}),
                    (first, "onward", {"move": 0, "seat": 0, "bot": "god"}),
                    (first, "onward", {"move": 0, "seat": 0, "luck": "good"}),
                    (first, "duplicate", {"seat": -1}),
                    (running, "duplicate", {"seat": 0}),
                    (running, "onward", {"move": 0, "seat": 0}),
                )
            ]

    assert asyncio.run(ask()) == [
        "error-no-such-move",
        "error-no-such-move",
        "error-no-such-seat",
        "error-unknown-bot",
        "error-bad-request",
        "error-no-such-seat",
        "error-not-over",
        "error-not-over",
    ]
