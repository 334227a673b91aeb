"""Reviews on a server: of matches that are over alone, in a process beside it, and never twice."""

from __future__ import annotations

import asyncio
import io
import os
import sys
import threading
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import PATIENCE, Json, Player
from tests.server.conftest import new_database
from tests.server.process import ServerProcess, serving
from vacancy.engine.transcript import Match
from vacancy.games import game as find_game
from vacancy.review import Reviewer
from vacancy.server.reviewing import worker
from vacancy.server.reviewing.desk import edition_for
from vacancy.server.reviewing.orders import Order
from vacancy.server.store.reviews import CLAIM_SECONDS, QUEUE_MAX, TRIES, Reviews, Told
from vacancy.server.store.store import Store
from vacancy.server.words import Refused

ROOT = Path(__file__).parents[2]
NOW = 1_000_000.0


@pytest.fixture(scope="module", autouse=True)
def _with_toy() -> Iterator[None]:
    """Last Room, of which a review takes no time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VACANCY_GAMES", "tests.toy.last_room")
        patch.setenv("VACANCY_UNCOMPILED", "1")
        patch.setenv("PYTHONPATH", f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        yield


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    with serving(new_database(request, tmp_path_factory.mktemp("reviews"))) as started:
        yield started


async def play_out(ala: Player) -> str:
    """A match of Last Room to its end; returns the table's id."""
    table = await ala.start_against("random", game="last_room")
    line = await ala.watch(table)
    while await line.until_my_turn():
        await line.move()
    return table


async def until_done(who: Player, table: str) -> Json:
    """The review of a match, once it is all there."""
    async with asyncio.timeout(4 * PATIENCE):  # reviewers stand back for all others
        while True:
            told: Json = await who.get(f"/tables/{table}/review")
            if told["state"] in ("done", "failed"):
                return told
            await asyncio.sleep(0.05)


def test_a_review_is_worked_out_and_everybody_may_see_it(server: ServerProcess) -> None:
    async def ask() -> tuple[Json, Json, Json]:
        async with Player(server.address, "Ala") as ala, Player(server.address) as nobody:
            table = await play_out(ala)
            before = await nobody.get(f"/tables/{table}/review")
            await ala.post(f"/tables/{table}/review", {"depth": "basic"})
            told = await until_done(nobody, table)
            again = await nobody.get(f"/tables/{table}/review?since={told['stage']}")
            return before, told, again

    before, told, again = asyncio.run(ask())
    assert (before["state"], before["review"]) == ("none", None)
    assert (told["state"], told["progress"], told["may_deepen"]) == ("done", 1.0, False)
    assert told["review"]["is_done"]
    assert not told["is_old"]
    assert not told["has_deeper"]
    assert len(told["review"]["accounts"]) == 2
    assert (again["stage"], again["review"]) == (told["stage"], None), "not told twice"


def test_a_match_that_runs_is_not_reviewed_nor_looked_into(server: ServerProcess) -> None:
    async def ask() -> set[str]:
        async with Player(server.address, "Ala") as ala:
            table = await ala.start_against("random", game="last_room")
            where = f"/tables/{table}/review"
            posts = [
                await ala.refused(where),
                await ala.refused(f"{where}/judge", {"move": 1, "action": 0}),
                await ala.refused(f"{where}/line", {"move": 1, "action": 0}),
            ]
            gets = [await ala.http.get(f"/api{where}{more}") for more in ("", "/question?move=1")]
            return {*posts, *(answer.json()["error"]["id"] for answer in gets)}

    assert asyncio.run(ask()) == {"error-review-running"}


def test_a_match_that_somebody_gave_up_is_reviewed_by_what_the_table_says(
    server: ServerProcess,
) -> None:
    async def ask() -> tuple[Json, int]:
        async with Player(server.address, "Ala") as ala:
            table = await ala.start_against("random", game="last_room")
            line = await ala.watch(table)
            assert await line.until_my_turn()
            await line.move()
            await line.ask("resign")
            await ala.post(f"/tables/{table}/review")
            return await until_done(ala, table), line.welcome["you"]

    told, seat = asyncio.run(ask())
    assert told["review"]["result"] == [float(other != seat) for other in range(2)]


def test_only_those_who_played_have_it_looked_at_more_closely(server: ServerProcess) -> None:
    async def ask() -> tuple[str, Json, Json]:
        async with Player(server.address, "Ala") as ala, Player(server.address, "Zoe") as zoe:
            table = await play_out(ala)
            where = f"/tables/{table}/review"
            refusal = await zoe.refused(where, {"depth": "deep"})
            await ala.post(where)
            told = await ala.post(where, {"depth": "deep"})
            return refusal, told, await zoe.get(where)

    refusal, told, basic = asyncio.run(ask())
    assert basic["has_deeper"]
    assert refusal == "error-review-deep"
    assert (told["depth"], told["may_deepen"]) == ("deep", True)
    assert told["state"] in ("waiting", "working")


def test_a_move_is_put_again_judged_and_shown(server: ServerProcess) -> None:
    async def ask() -> tuple[Json, Json, Json, str]:
        async with Player(server.address, "Ala") as ala:
            table = await play_out(ala)
            where = f"/tables/{table}/review"
            question = await ala.get(f"{where}/question?move=1")
            action = question["view"]["moves"][0]["action"]
            tried = {"move": 1, "action": action}
            judged = await ala.post(f"{where}/judge", tried)
            line = await ala.post(f"{where}/line", tried)
            refusal = await ala.refused(f"{where}/judge", {"move": 1, "action": 12_345})
            return question, judged, line, refusal

    question, judged, line, refusal = asyncio.run(ask())
    assert question["view"]["to_move"] == question["seat"] == question["view"]["you"]
    assert judged["loss"] >= 0
    assert line["moves"][0]["action"] == judged["action"]
    assert line["moves"][0]["beats"]
    assert refusal == "error-illegal-there"


def test_a_server_that_is_killed_goes_on_where_it_was(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """One piece is changed in the store: it comes out in the end, so it was not made again."""
    db = str(tmp_path / "killed.db")

    async def play(address: str) -> tuple[str, str]:
        async with Player(address, "Ala") as ala:
            table = await play_out(ala)
            return table, (await ala.http.get(f"/api/tables/{table}/transcript")).text

    async def finish(address: str, table: str) -> Json:
        async with Player(address) as nobody:
            return await until_done(nobody, table)

    server = ServerProcess(db, "--bot-pace", "0", "--reviewers", "0")
    server.start()
    table, text = asyncio.run(play(server.address))
    server.kill()
    reviewer = Reviewer(Match.from_text(text, find_game))
    pieces: Any = dict(islice(reviewer.work(1), 4))
    changed = next(label for label in pieces if label.startswith("outlook 1"))
    pieces[changed]["shares"] = [0.125, 0.875]
    store = Store(db)
    reviews = Reviews(store)
    reviews.ask(table, "basic", edition_for(reviewer.game), NOW)
    taken = reviews.take("somebody who is gone", NOW)
    assert taken is not None
    assert reviews.keep(taken, pieces, None, NOW)
    store.close()
    with serving(db) as again:
        told = asyncio.run(finish(again.address, table))
    points = [point for point in told["review"]["graph"] if point["move"] == 1]
    assert [0.125, 0.875] in [point["shares"] for point in points]


def test_a_review_goes_on_when_its_process_is_killed_and_ends_with_the_server(
    tmp_path: Path,
) -> None:
    def processes(server: ServerProcess) -> list[int]:
        assert server.process is not None
        pid = server.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in found]

    async def play(server: ServerProcess) -> Json:
        async with Player(server.address, "Ala") as ala:
            table = await play_out(ala)
            await ala.post(f"/tables/{table}/review")
            end = time.monotonic() + PATIENCE
            while not (found := processes(server)) and time.monotonic() < end:
                await asyncio.sleep(0.01)
            os.kill(found[0], 9)
            return await until_done(ala, table)

    with serving(tmp_path / "killed.db") as server:
        assert asyncio.run(play(server))["state"] == "done"
        (last,) = processes(server)
        assert os.getpriority(os.PRIO_PROCESS, last) >= worker.AWAITED_NICE
    assert not Path(f"/proc/{last}").exists()


def test_where_no_matches_are_reviewed_that_is_said(tmp_path: Path) -> None:
    async def ask(address: str) -> tuple[str, str]:
        async with Player(address, "Ala") as ala:
            table = await play_out(ala)
            told = await ala.get(f"/tables/{table}/review")
            return told["state"], await ala.refused(f"/tables/{table}/review")

    with serving(tmp_path / "off.db", "--reviewers", "0") as server:
        assert asyncio.run(ask(server.address)) == ("off", "error-reviews-off")


def test_reviews_and_judgements_have_quotas(tmp_path: Path) -> None:
    async def ask(address: str, path: str, body: Json) -> tuple[str, bool]:
        async with Player(address, "Ala") as ala:
            for _ in range(12):
                table = await play_out(ala) if path == "" else known
                answer = await ala.http.post(f"/api/tables/{table}/review{path}", json=body)
                if answer.status_code == 429:
                    return answer.json()["error"]["id"], "retry-after" in answer.headers
            raise AssertionError("all of it was granted")

    async def prepare(address: str) -> str:
        async with Player(address, "Bea") as bea:
            return await play_out(bea)

    with serving(tmp_path / "quotas.db", "--per-minute", "120") as server:
        known = asyncio.run(prepare(server.address))
        judge = {"move": 1, "action": 12_345}
        told = asyncio.run(ask(server.address, "/judge", judge))
        assert told == ("error-too-many-judgements", True)
        told = asyncio.run(ask(server.address, "", {"depth": "deep"}))
        assert told == ("error-too-many-analyses", True)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads are as nice as processes")
def test_after_its_sketch_a_review_stands_back_for_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its thread does: whoever asks about a move meanwhile is answered sooner."""
    match = Match.new(find_game("last_room").uncompiled, 2, seed=1)
    while not match.game.is_over(match.state):
        match.play(match.game.legal(match.state)[0])
    nice: list[int] = []
    working = worker.Worker(io.BytesIO(), io.BytesIO())

    def note(said: object) -> None:
        nice.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))

    monkeypatch.setattr(working, "say", note)
    monkeypatch.setattr(worker, "SEND_SECONDS", 0.0)
    order = Order(match.to_text(), "basic", [1.0, 0.0])
    thread = threading.Thread(target=working.review, args=(order,))
    thread.start()
    thread.join()
    assert nice[0] < nice[1] == nice[-1] == worker.NICE


# The store


@pytest.fixture
def reviews(db: str) -> Iterator[Reviews]:
    store = Store(db)
    store.open()
    yield Reviews(store)
    store.close()


def test_one_at_a_time_has_a_review_until_its_claim_runs_out(reviews: Reviews) -> None:
    reviews.ask("a", "basic", "e", NOW)
    mine = reviews.take("me", NOW)
    assert mine is not None
    assert reviews.take("you", NOW + 1) is None
    mine = reviews.keep(mine, {"sketch": {"shares": []}}, None, NOW + 1)
    assert mine is not None
    assert reviews.take("you", NOW + CLAIM_SECONDS) is None, "whoever writes has claimed it anew"
    yours = reviews.take("you", NOW + CLAIM_SECONDS + 2)
    assert yours is not None
    assert reviews.pieces_of(yours) == {"sketch": {"shares": []}}
    assert reviews.keep(mine, {}, None, NOW) is None
    reviews.finish(mine, "{}")
    kept = reviews.find("a", "basic")
    assert kept is not None
    assert kept.state == "waiting", "it is not mine any more"


def test_deep_ones_come_last_and_the_oldest_first(reviews: Reviews) -> None:
    for number, (table, depth) in enumerate([("a", "deep"), ("b", "basic"), ("c", "basic")]):
        reviews.ask(table, depth, "e", NOW + number)
    taken = [reviews.take(str(number), NOW + 9) for number in range(3)]
    assert [each and each.table_id for each in taken] == ["b", "c", "a"]


def test_what_nobody_can_work_out_is_given_up_and_may_be_asked_for_again(reviews: Reviews) -> None:
    reviews.ask("a", "basic", "e", NOW)
    for attempt in range(TRIES):
        taken = reviews.take("me", NOW + attempt)
        assert taken is not None
        reviews.give_back(taken)
    assert reviews.take("me", NOW + 9) is None
    kept = reviews.find("a", "basic")
    assert kept is not None
    assert kept.state == "failed"
    reviews.ask("a", "basic", "e", NOW + 10)
    assert reviews.take("me", NOW + 11) is not None


def test_another_edition_makes_a_review_anew_and_the_old_one_is_told_until_then(
    reviews: Reviews,
) -> None:
    reviews.ask("a", "basic", "old", NOW)
    taken = reviews.take("me", NOW)
    assert taken is not None
    taken = reviews.keep(taken, {"sketch": {}}, Told("half", 0.5), NOW)
    assert taken is not None
    reviews.ask("a", "basic", "new", NOW + 1)
    again = reviews.take("me", NOW + 2)
    assert again is not None
    assert (again.edition, reviews.pieces_of(again)) == ("new", {})
    assert reviews.read("a", "basic") == "half"
    reviews.finish(again, "whole")
    assert reviews.read("a", "basic") == "whole"
    assert reviews.find("a", "basic") is not None


def test_the_queue_is_bounded(reviews: Reviews) -> None:
    for number in range(QUEUE_MAX):
        reviews.ask(str(number), "basic", "e", NOW)
    with pytest.raises(Refused) as refusal:
        reviews.ask("one more", "basic", "e", NOW)
    assert refusal.value.reason.id == "error-reviews-full"
    assert "retry-after" in refusal.value.headers
