"""Attacks on fairness and secrecy over the wire, on both databases."""

from __future__ import annotations

import asyncio

from tests.server.client import Player
from tests.server.process import ServerProcess
from vacancy.engine.transcript import Match

NONCE, OTHER = "0123456789abcdef" * 2, "fedcba9876543210" * 2


async def sit(host: Player, *guests: Player, bots: int = 0, **more: object) -> str:
    """A match of these people, and some bots, that has begun; returns its id."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
    seats += [{"kind": "bot", "bot": "random"}] * bots
    body = {"game": "overbooking", "seats": seats, "options": {"first": "0"}, **more}
    table: str = (await host.post("/tables", body))["id"]
    for guest in guests:
        await guest.post(f"/tables/{table}/join")
    await host.post(f"/tables/{table}/start")
    return table


def test_a_host_who_chose_the_seed_plays_with_nobody_but_bots(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Ala") as ala:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            body = {"game": "overbooking", "seats": seats, "seed": 7, "listed": True}
            table = (await ala.post("/tables", body))["id"]
            opening = {"seat": 1, "kind": "open"}
            assert await ala.refused(f"/tables/{table}/seat", opening) == "error-seed-chosen"
            await ala.post(f"/tables/{table}/start")
            assert await ala.refused(f"/tables/{table}/seat", opening) == "error-seed-chosen"
            cards = {card["id"]: card["seed"] for card in await ala.get("/tables")}
            assert cards[table] == 7
            await (await ala.watch(table)).ask("resign")
            again = (await ala.post(f"/tables/{table}/rematch"))["id"]
            assert (await ala.get(f"/tables/{again}"))["seed"] == 7

    asyncio.run(play())


def test_what_is_drawn_follows_from_everybodys_numbers_and_can_be_verified(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        async with Player(server.address, "Ala") as ala, Player(server.address, "Bea") as bea:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = (await ala.post("/tables", {"game": "overbooking", "seats": seats}))["id"]
            promised = (await bea.get(f"/tables/{table}"))["commitment"]
            await bea.post(f"/tables/{table}/join", {"nonce": OTHER})
            await ala.post(f"/tables/{table}/nonce", {"nonce": NONCE})
            await ala.post(f"/tables/{table}/start")
            lines = [await ala.watch(table), await bea.watch(table)]
            for line in lines:
                if line.view is not None and line.view["moves"]:
                    await line.move()
            await lines[0].ask("resign")
            text = (await ala.http.get(f"/api/tables/{table}/transcript")).text
            match = Match.from_text(text)
            assert match.nonces == {0: NONCE, 1: OTHER}
            assert match.commitment == promised
            assert len(match.moves) == 1

    asyncio.run(play())


def test_a_leaver_with_another_name_in_the_same_browser_sees_no_other_hand(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        async with (
            Player(server.address, "Ala") as ala,
            Player(server.address, "Bea") as bea,
            Player(server.address, "Cez") as cez,
        ):
            table = await sit(ala, bea, cez)
            for leaver in (bea, cez):
                await leaver.post(f"/tables/{table}/leave")
            assert await bea.refused(f"/tables/{table}/join", {"seat": 2}) == "error-seat-kept"
            await ala.post(f"/tables/{table}/seat", {"seat": 2, "kind": "open"})
            assert await bea.refused(f"/tables/{table}/join", {"seat": 2}) == "error-sat-elsewhere"
            await bea.post("/logout")
            await bea.post("/me", {"name": "Somebody else"})
            assert await bea.refused(f"/tables/{table}/join", {"seat": 2}) == "error-sat-elsewhere"
            await bea.post(f"/tables/{table}/join", {"seat": 1})

    asyncio.run(play())


def test_one_browser_has_one_seat_under_whatever_names(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Ala") as ala:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = (await ala.post("/tables", {"game": "overbooking", "seats": seats}))["id"]
            await ala.post("/logout")
            await ala.post("/me", {"name": "Not Ala"})
            assert await ala.refused(f"/tables/{table}/join") == "error-same-browser"

    asyncio.run(play())


def test_a_bots_seat_is_opened_when_the_others_agree(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Ala") as ala, Player(server.address, "Bea") as bea:
            table = await sit(ala, bea, bots=1)
            line = await bea.watch(table)
            await ala.post(f"/tables/{table}/seat", {"seat": 2, "kind": "open"})
            assert (await ala.get(f"/tables/{table}"))["seats"][2]["kind"] == "bot"
            assert (await line.ask("opening-answer", yes=True))["type"] == "ack"
            assert (await ala.get(f"/tables/{table}"))["seats"][2]["kind"] == "open"

    asyncio.run(play())


def test_posting_a_seat_again_does_not_move_a_deadline(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Ala") as ala, Player(server.address, "Bea") as bea:
            table = await sit(ala, bea, bots=1, pace={"kind": "live", "seconds": 600})
            before = await ala.get(f"/tables/{table}")
            for bot in ("random", "greedy", "greedy"):
                await ala.post(f"/tables/{table}/seat", {"seat": 2, "kind": "bot", "bot": bot})
            after = await ala.get(f"/tables/{table}")
            assert after["deadline"] == before["deadline"] is not None
            assert after["version"] == before["version"] + 1

    asyncio.run(play())


def test_a_rematch_seats_nobody_unasked(server: ServerProcess) -> None:
    async def play() -> None:
        async with (
            Player(server.address, "Ala") as ala,
            Player(server.address, "Bea") as bea,
            Player(server.address, "Cez") as cez,
        ):
            table = await sit(ala, bea)
            await (await ala.watch(table)).ask("resign")
            again = (await ala.post(f"/tables/{table}/rematch"))["id"]
            assert await ala.refused(f"/tables/{again}/start") == "error-seats-open"
            assert await cez.refused(f"/tables/{again}/join", {"seat": 1}) == "error-seat-kept"
            mine = {card["id"]: card for card in await bea.get("/tables?scope=mine")}
            assert (mine[again]["your_seat"], mine[again]["kept_for_you"]) == (None, 1)
            await bea.post(f"/tables/{again}/join", {"nonce": NONCE})
            await ala.post(f"/tables/{again}/start")

    asyncio.run(play())


def test_an_invitation_is_told_to_whom_it_is_for_and_to_nobody_else(server: ServerProcess) -> None:
    async def play() -> None:
        async with (
            Player(server.address, "Ala") as ala,
            Player(server.address, "Bea") as bea,
            Player(server.address, "Cez") as cez,
        ):
            table = await sit(ala, bea)
            await (await ala.watch(table)).ask("resign")
            again = (await ala.post(f"/tables/{table}/rematch"))["id"]
            invited, stranger = await bea.watch(again), await cez.watch(again)
            await ala.post(f"/tables/{again}/nonce", {"nonce": NONCE})
            told = [await line.until("table") for line in (stranger, invited)]
            assert [each["event"]["table"]["kept_for_you"] for each in told] == [None, 1]

    asyncio.run(play())
