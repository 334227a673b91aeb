"""Profiles over the wire: what is told of somebody, and what is kept from strangers."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile

import pytest

from tests.server.bench import uncompiled
from tests.server.client import Json, Player
from tests.server.process import ServerProcess
from tests.server.test_ratings import duel
from vacancy.engine.transcript import Match
from vacancy.server.table.exports import read_import
from vacancy.server.words import Refused


async def private_match(one: Player) -> str:
    """A match against a bot that is not listed."""
    table = await one.start_against("random")
    line = await one.watch(table)
    await line.until_my_turn()
    await line.move()
    await line.ask("resign")
    return table


async def profile(viewer: Player, name: str) -> Json:
    answer: Json = (await viewer.http.get("/api/player", params={"name": name})).json()
    return answer


async def matches(viewer: Player, name: str, **asked: str) -> list[Json]:
    answer = await viewer.http.get("/api/player/matches", params={"name": name, **asked})
    assert answer.is_success, answer.text
    told: list[Json] = answer.json()["matches"]
    return told


async def look_at_profiles(server: ServerProcess) -> None:
    async with (
        Player(server.address, "Profile Ala") as ala,
        Player(server.address, "Profile Bea") as bea,
        Player(server.address, "Profile Cez") as cez,
    ):
        rated = await duel(server, bea, ala)
        await duel(server, ala, bea, rated=False)
        private = await private_match(ala)

        own = await profile(ala, "Profile Ala")
        assert (own["is_you"], own["matches"]) == (True, 3)
        assert own["opponents"] == [{"name": "Profile Bea", "matches": 2, "wins": 1, "losses": 1}]
        assert own["bots"] == [{"game": "overbooking", "bot": "random", "matches": 1, "wins": 0}]
        assert own["tallies"] == [{"game": "overbooking", "seats": 2, "matches": 3, "wins": 1}]
        assert own["streaks"] == {"now": 0, "best": 1}
        (rating,) = own["ratings"]
        assert rating["rating"]["value"] == rating["history"][-1]["value"] > 1500

        seen = await profile(cez, "Profile Ala")
        assert (seen["is_you"], seen["matches"], seen["bots"]) == (False, 2, [])
        tables = [match["table"] for match in await matches(cez, "Profile Ala")]
        assert private not in tables
        assert rated in tables
        assert private in [match["table"] for match in await matches(ala, "Profile Ala")]

        assert len(await matches(ala, "Profile Ala", opponent="profile b")) == 2
        assert len(await matches(ala, "Profile Ala", opponent="rand")) == 1
        assert await matches(ala, "Profile Ala", game="apartament") == []
        nobody = await cez.http.get("/api/player", params={"name": "Nobody of that name"})
        assert nobody.status_code == 404


def test_a_profile_tells_everything_to_its_owner_and_nothing_private_to_strangers(
    server: ServerProcess,
) -> None:
    asyncio.run(look_at_profiles(server))


async def take_along(server: ServerProcess) -> None:
    async with (
        Player(server.address, "Files Ala") as ala,
        Player(server.address, "Files Bea") as bea,
    ):
        await duel(server, ala, bea)
        await private_match(ala)
        packed = (await ala.http.get("/api/me/matches.zip")).content
        with zipfile.ZipFile(io.BytesIO(packed)) as kept:
            texts = [kept.read(name).decode() for name in sorted(kept.namelist())]
        assert len(texts) == 2
        found = [Match.from_text(text) for text in texts]
        assert {tuple(match.notes[-2:]) for match in found} == {
            ("player 0 Files Ala", "player 1 Files Bea"),
            ("player 0 Files Ala", "player 1 bot random"),
        }
        assert sum("rated" in match.notes for match in found) == 1

        for text in texts:
            await bea.post("/me/imports", {"text": text})
        assert await bea.refused("/me/imports", {"text": texts[0]}) == "error-import-known"
        changed = texts[0].replace("Files Ala", "Files Eve")
        assert await bea.refused("/me/imports", {"text": changed}) == "error-import-broken"
        brought = await bea.get("/me/imports")
        assert [each["players"][0] for each in brought] == ["Files Ala"] * 2
        seal = brought[0]["seal"]
        assert (await bea.http.get(f"/api/me/imports/{seal}")).text in texts
        assert (await ala.http.get(f"/api/me/imports/{seal}")).status_code == 404
        await bea.post(f"/me/imports/{seal}/drop")
        assert len(await bea.get("/me/imports")) == 1
        (rating,) = (await profile(bea, "Files Bea"))["ratings"]
        assert rating["matches"] == 1  # what was brought along is not rated


def test_matches_are_taken_along_and_brought_back(house: ServerProcess) -> None:
    asyncio.run(take_along(house))


@pytest.mark.parametrize(
    "notes",
    [["player 0 " + 4000 * "x"], 600 * ["rated"], [f"player {5000 * '9'} x"]],
    ids=["a long one", "many", "a number without end"],
)
def test_notes_of_a_match_that_is_brought_along_hold_no_more_than_matches_need(
    notes: list[str],
) -> None:
    """The place of people without end was filled by them, and a number made an error of ours."""
    match = Match.new(uncompiled("overbooking"), seats=2)
    match.notes = ["rated", "date 2026-11-19 12:00:00", "player 0 Ala", "player 1 bot random"]
    _, about = read_import(match.to_text(), uncompiled, 0.0)
    assert about["players"] == ["Ala", "bot random"]
    match.notes = notes
    with pytest.raises(Refused) as refusal:
        read_import(match.to_text(), uncompiled, 0.0)
    assert refusal.value.reason.id == "error-import-differs"


async def list_plays(server: ServerProcess) -> None:
    async with (
        Player(server.address, "Plays Ala") as ala,
        Player(server.address, "Plays Bea") as bea,
    ):
        await duel(server, ala, bea)
        told = json.loads((await ala.http.get("/api/me/matches.json")).content)
        (play,) = told["plays"]
        players = {each["id"]: each["name"] for each in told["players"]}
        games = {each["id"]: each["name"] for each in told["games"]}
        assert games[play["gameRefId"]] == "Overbooking"
        assert players[told["userInfo"]["meRefId"]] == "Plays Ala"
        won = {players[each["playerRefId"]]: each["winner"] for each in play["playerScores"]}
        assert won == {"Plays Ala": False, "Plays Bea": True}
        assert (await ala.http.get("/api/me/matches.json")).json() == told  # the same names again


def test_play_loggers_can_read_them(house: ServerProcess) -> None:
    asyncio.run(list_plays(house))


async def invite(server: ServerProcess) -> None:
    async with (
        Player(server.address, "Again Ala") as ala,
        Player(server.address, "Again Bea") as bea,
        Player(server.address, "Again Cez") as cez,
    ):
        seats = [{"kind": "me"}, {"kind": "kept", "name": "Again Bea"}]
        table = (await ala.post("/tables", {"game": "overbooking", "seats": seats}))["id"]
        assert await cez.refused(f"/tables/{table}/join", {"seat": 1}) == "error-seat-kept"
        (card,) = await bea.get("/tables?scope=mine")
        assert (card["id"], card["kept_for_you"]) == (table, 1)
        await bea.post(f"/tables/{table}/join")
        seats[1]["name"] = "Again Ala"
        assert await ala.refused("/tables", {"game": "overbooking", "seats": seats}) == (
            "error-two-seats"
        )


def test_a_seat_is_kept_for_whom_somebody_wants_to_play_with_again(house: ServerProcess) -> None:
    asyncio.run(invite(house))


async def pester(server: ServerProcess) -> None:
    async with (
        Player(server.address, "Pestered Ala") as ala,
        Player(server.address, "Pestering Eve") as eve,
    ):
        own = await ala.start_against("random", first="0")
        seats = [{"kind": "me"}, {"kind": "kept", "name": "Pestered Ala"}]
        asked = {"game": "overbooking", "seats": seats}
        declined, abandoned, open_ = [(await eve.post("/tables", asked))["id"] for _ in range(3)]
        mine = [card["id"] for card in await ala.get("/tables?scope=mine")]
        assert (mine[0], {*mine[1:]}) == (own, {declined, abandoned, open_})
        await ala.post(f"/tables/{declined}/leave")
        await eve.post(f"/tables/{abandoned}/leave")
        mine = [card["id"] for card in await ala.get("/tables?scope=mine")]
        assert mine == [own, open_]
        await ala.post("/me/blocks", {"table": open_, "seat": 0})
        assert await eve.refused("/tables", asked) == "error-blocked"


def test_invitations_hide_nobodys_own_tables_leave_nothing_behind_and_can_be_blocked(
    server: ServerProcess,
) -> None:
    asyncio.run(pester(server))
