"""Quotas: everything that costs something has one, with words and a time to ask again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from tests.server.bench import ALA, running
from tests.server.client import Json, Player
from tests.server.process import ServerProcess, serving
from vacancy.server.http import shared
from vacancy.server.http.admission import Admission
from vacancy.server.http.board import Board
from vacancy.server.http.journal import Journal
from vacancy.server.live.conversation import Conversation
from vacancy.server.live.frames import decode
from vacancy.server.rates import SHARES, Buckets, Quotas, Turns, household_of
from vacancy.server.words import Refused, speaker

BOTS: list[Json] = [{"kind": "bot", "bot": "random"}] * 2
FREE: list[Json] = [{"kind": "me"}, {"kind": "open"}]
PERSON: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that lets each address do little: 60 changes a minute."""
    place = tmp_path_factory.mktemp("strict") / "a.db"
    with serving(place, "--per-minute", "60") as started:
        yield started


addresses = (f"192.0.2.{number}" for number in range(1, 255))


def newcomer(server: ServerProcess) -> Player:
    """Somebody at an address that nobody has used up."""
    player = Player(server.address, "Ala")
    player.http.headers["x-forwarded-for"] = next(addresses)
    return player


def why_not(answer: httpx.Response) -> tuple[int, str, bool]:
    """Status and reason of a refusal, and whether it says when to ask again."""
    has_time = int(answer.headers.get("retry-after", "0")) > 0
    return answer.status_code, str(answer.json()["error"]["id"]), has_time


async def ask_until_refused(
    player: Player, method: str, path: str, body: Json | None, times: int
) -> httpx.Response:
    for _ in range(times):
        if path == "/me":
            player.http.cookies.clear()
        answer = await player.http.request(method, f"/api{path}", json=body)
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"{path} was granted {times} times")


@pytest.mark.parametrize(
    ("method", "path", "body", "times", "reason"),
    [
        ("POST", "/tables", {"game": "overbooking", "seats": PERSON}, 4, "tables"),
        ("POST", "/play", {"game": "overbooking"}, 4, "tables"),
        ("POST", "/tables", {"game": "overbooking", "seats": BOTS}, 3, "bot-tables"),
        ("GET", "/tables/$table/replay?move=0", None, 60, "reviews"),
        ("GET", "/tables/$table/transcript", None, 60, "reviews"),
        ("GET", "/games", None, 500, "gets"),
        ("GET", "/player?name=Ala", None, 12, "gets"),
        ("GET", "/player/matches?name=Ala", None, 12, "gets"),
        ("POST", "/me", {"name": "Bea"}, 11, "names"),
        ("POST", "/tables", {"game": "overbooking", "seats": FREE, "listed": True}, 3, "listed"),
        ("POST", "/login", {"name": "Wera", "password": "correct horse"}, 12, "attempts"),
    ],
)
def test_who_asks_too_often_hears_when_to_ask_again(
    strict: ServerProcess, method: str, path: str, body: Json | None, times: int, reason: str
) -> None:
    async def ask() -> tuple[int, str, bool]:
        async with newcomer(strict) as ala:
            table = await ala.start_against("random") if "$" in path else ""
            if path == "/login":  # the right password, again and again
                await ala.http.post("/api/me", json={"name": "Wera"})
                await ala.http.post("/api/me/password", json={"password": "correct horse"})
            where = path.replace("$table", table)
            return why_not(await ask_until_refused(ala, method, where, body, times))

    assert asyncio.run(ask()) == (429, f"error-too-many-{reason}", True)


class Drawn:
    """Pictures that cost nothing, each of another card, but one that is there."""

    def sketch(self, card: Any) -> tuple[str, str]:
        return "", card

    def has(self, mark: str) -> bool:
        return mark == "known"

    async def draw(self, svg: str, mark: str) -> bytes:
        return b""


def test_a_picture_counts_only_when_it_must_be_drawn() -> None:
    hub = SimpleNamespace(quotas=Quotas(per_minute=60))
    parts: Any = SimpleNamespace(pictures=Drawn(), hub=hub)
    request: Any = SimpleNamespace(client=SimpleNamespace(host="192.0.2.1"), headers={})

    async def look() -> list[int]:
        asked: list[Any] = [f"card {number}" for number in range(10)] + ["known"]
        codes = [(await shared.answer(request, parts, card)).status_code for card in asked]
        with pytest.raises(Refused) as refusal:
            await shared.answer(request, parts, cast(Any, "one more"))
        return [*codes, refusal.value.status]

    assert asyncio.run(look()) == [200] * 11 + [429]


def test_a_rematch_counts_as_a_table(strict: ServerProcess) -> None:
    async def play_again() -> tuple[int, str, bool]:
        async with newcomer(strict) as ala:
            table = await ala.start_against("random")
            for _ in range(3):
                await (await ala.watch(table)).ask("resign")
                answer = await ala.http.post(f"/api/tables/{table}/rematch")
                if answer.status_code == 429:
                    return why_not(answer)
                table = answer.json()["id"]
                await ala.post(f"/tables/{table}/start")
            raise AssertionError("three tables were opened again")

    assert asyncio.run(play_again()) == (429, "error-too-many-tables", True)


class HubOfOneTable:
    """A hub in which nobody thinks long."""

    def __init__(self) -> None:
        self.table, self.quotas = running(ALA, "random").table, Quotas(per_minute=60)
        self.minder = self.thinkers = self.readying = self

    async def room(self, table_id: str) -> HubOfOneTable:
        return self

    async def think(self, *_: Any, **__: Any) -> Json:
        return {}

    def check(self, game: Any) -> None:
        """All is ready."""


def test_hints_have_a_quota() -> None:
    hub: Any = HubOfOneTable()
    socket: Any = SimpleNamespace(client=SimpleNamespace(host="192.0.2.1"))

    async def ask() -> list[str]:
        asking = Conversation(hub, hub, socket, ALA, None)
        frame = decode('{"type": "hint", "id": "a"}')
        told = [(await asking.hint(frame))["type"] for _ in range(3)]
        with pytest.raises(Refused) as refusal:
            await asking.hint(frame)
        return [*told, refusal.value.reason.id]

    assert asyncio.run(ask()) == [*["hint"] * 3, "error-too-many-hints"]


def test_frames_of_an_address_are_counted_on_all_of_its_lines() -> None:
    hub: Any = HubOfOneTable()

    def line(host: str) -> Conversation:
        return Conversation(hub, hub, cast(Any, SimpleNamespace(client=SimpleNamespace(host=host))), None, None)  # fmt: skip  # noqa: E501

    talks = [line("192.0.2.1") for _ in range(20)]
    assert max(talk.pause() for talk in talks for _ in range(5)) == 0
    assert max(talk.pause() for talk in talks for _ in range(5)) > 1
    assert line("192.0.2.2").pause() == 0


def test_requests_of_an_address_have_so_many_turns_at_once() -> None:
    async def crowd() -> tuple[int, int, dict[str, Any]]:
        turns, inside, most = Turns(at_once=3), 0, 0
        gate = asyncio.Event()

        async def ask(address: str) -> None:
            nonlocal inside, most
            async with turns.one(address):
                inside, most = inside + 1, max(most, inside + 1)
                await gate.wait()
                inside -= 1

        asking = [asyncio.create_task(ask("192.0.2.1")) for _ in range(10)]
        await asyncio.sleep(0)
        alone = most
        asking.append(asyncio.create_task(ask("192.0.2.2")))
        await asyncio.sleep(0)
        both = most
        asking[5].cancel()
        gate.set()
        await asyncio.gather(*asking, return_exceptions=True)
        return alone, both, {**turns.lines, **turns.waiting}

    assert asyncio.run(crowd()) == (3, 4, {})


def test_an_address_holds_so_many_sockets_and_no_more() -> None:
    quotas = Quotas(per_minute=120)
    closed = asyncio.Event()

    async def stay(scope: Any, receive: Any, send: Any) -> None:
        await closed.wait()

    async def knock(door: Admission) -> list[Any]:
        said: list[Any] = []

        async def note(message: Any) -> None:
            said.append(message)

        async def hear() -> Any:
            return {}

        headers = [(b"host", b"localhost")]
        scope = {"type": "websocket", "path": "/", "headers": headers, "client": ("192.0.2.1", 1)}
        await door(scope, hear, note)
        return said

    async def crowd() -> tuple[int, dict[bytes, bytes], int]:
        door = Admission(stay, frozenset({"localhost"}), quotas, lambda _: None, Journal(None))
        open_ones = [asyncio.create_task(knock(door)) for _ in range(quotas.sockets)]
        for _ in range(3):
            await asyncio.sleep(0)
        start, _ = await knock(door)
        closed.set()
        await asyncio.gather(*open_ones)
        return start["status"], dict(start["headers"]), len(door.sockets)

    quotas.buckets["changes"] = Buckets(per_minute=1e6, burst=1e6)
    status, headers, left = asyncio.run(crowd())
    assert (status, b"retry-after" in headers, left) == (429, True, 0)


def test_an_address_has_so_many_tables_in_the_lobby_until_one_begins() -> None:
    waiting = {"a", "b", "c"}
    store: Any = SimpleNamespace(waiting_among=lambda ids: waiting & set(ids))

    async def put_up() -> list[str]:
        board = Board(store, limit=2)
        for table in ("a", "b"):
            await board.reserve("192.0.2.1", table)
        with pytest.raises(Refused, match="too-many-listed"):
            await board.reserve("192.0.2.1", "c")
        await board.reserve("192.0.2.2", "d")
        waiting.remove("a")  # its match has begun
        await board.reserve("192.0.2.1", "c")
        return board.put_up["192.0.2.1"]

    assert asyncio.run(put_up()) == ["b", "c"]


def test_many_at_once_do_not_fill_the_lobby_either() -> None:
    store: Any = SimpleNamespace(waiting_among=set)

    async def put_up() -> list[bool]:
        board = Board(store, limit=2)
        asked = [board.reserve("192.0.2.1", f"table {number}") for number in range(5)]
        return [each is None for each in await asyncio.gather(*asked, return_exceptions=True)]

    assert asyncio.run(put_up()).count(True) == 2


def test_one_address_does_not_use_up_what_others_have() -> None:
    quotas = Quotas(per_minute=60)
    while quotas.why_not("tables", "192.0.2.1") is None:
        pass
    assert quotas.why_not("tables", "192.0.2.2") is None


def test_a_household_has_one_quota_however_many_addresses_it_has() -> None:
    assert household_of("2001:db8::1") == household_of("2001:db8::ffff:1")
    assert household_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert household_of("no address") == "no address"
    assert len(household_of("x" * 5000)) == 50


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_quota_has_words(language: str) -> None:
    quotas = Quotas(per_minute=0.001)
    for name in SHARES:
        while (refusal := quotas.why_not(name, "192.0.2.1")) is None:
            pass
        assert speaker(language).say(refusal.reason)
