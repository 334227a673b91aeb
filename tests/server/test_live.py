"""Whole matches over the wire, on both databases."""

from __future__ import annotations

import asyncio

from tests.server.client import Player
from tests.server.process import ServerProcess


def test_a_match_against_bots_is_played_to_its_end(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Ala") as ala:
            table = await ala.start_against("random")
            line = await ala.watch(table)
            while await line.until_my_turn():
                assert (await line.move())["type"] == "ack"
            while line.secret is None:
                await line.receive()
            text = (await ala.http.get(f"/api/tables/{table}/transcript")).text
            assert f"secret {line.secret}" in text

    asyncio.run(play())


def test_others_hear_of_a_move_whose_maker_is_gone(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Ala") as ala, Player(server.address) as nobody:
            for _ in range(3):
                table = await ala.start_against("random", first="0")
                line, watching = await ala.watch(table), await nobody.watch(table)
                action = line.view["moves"][0]["action"]  # type: ignore[index]  # the match runs
                await line.send({"type": "move", "id": "m", "number": 0, "action": action})
                line.socket.transport.abort()
                assert (await watching.until("moved"))["event"]["number"] == 1
                assert (await watching.until("moved"))["event"]["seat"] == 1

    asyncio.run(play())


def test_two_people_play_by_invitation_while_a_third_watches(server: ServerProcess) -> None:
    async def play() -> None:
        async with (
            Player(server.address, "Ala") as ala,
            Player(server.address, "Bea") as bea,
            Player(server.address) as nobody,
        ):
            seats = [{"kind": "me"}, {"kind": "link"}]
            table = (await ala.post("/tables", {"game": "overbooking", "seats": seats}))["id"]
            invite = (await ala.get(f"/tables/{table}"))["invite"]
            assert (await bea.get(f"/tables/{table}"))["invite"] is None
            await bea.post(f"/tables/{table}/join", {"invite": invite})
            watching = await nobody.watch(table)
            await ala.post(f"/tables/{table}/start")
            lines = [await ala.watch(table), await bea.watch(table)]
            for _ in range(30):
                mover = watching.view["to_move"] if watching.view else lines[0].view["to_move"]  # type: ignore[index]  # the match runs
                while lines[mover].number < watching.number or not lines[mover].view["moves"]:  # type: ignore[index]  # as above
                    await lines[mover].receive()
                await lines[mover].move()
                told = await watching.until("moved")
                assert told["event"]["view"]["moves"] == []
            assert watching.number == 30

    asyncio.run(play())
