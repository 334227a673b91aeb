"""Those who only look on never take the place of those who play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.bench import ALA, BEA, asked
from tests.server.client import Player
from tests.server.process import ServerProcess, serving
from vacancy.server.live import conversation
from vacancy.server.live.connection import Connection
from vacancy.server.live.presence import Presence
from vacancy.server.live.room import SOCKETS_OF_SEAT, WATCHERS, Room
from vacancy.server.table.create import Who
from vacancy.server.telling.scribe import Scribe
from vacancy.server.words import Refused


class DeafSocket:
    """A socket that sends nothing on."""

    async def send_text(self, data: str) -> None: ...


def room_of(*kinds: str, watchers_of_address: int = 5) -> Room:
    table = asked(*kinds).table
    return Room(table, Presence(is_shared=False), Scribe(), watchers_of_address)


def visitor(who: Who | None = None, address: str = "192.0.2.1") -> Connection:
    return Connection(DeafSocket(), who, address=address)


def why_not_enter(room: Room, connection: Connection) -> str | None:
    try:
        room.enter(connection)
    except Refused as refusal:
        return refusal.reason.id
    return None


def test_two_hundred_watchers_do_not_shut_out_who_sits_there(server: ServerProcess) -> None:
    async def crowd() -> None:
        async with Player(server.address, "Ala") as ala, Player(server.address) as nobody:
            table = await ala.start_against("random", first="0")
            await asyncio.gather(*(nobody.dial(table) for _ in range(WATCHERS)))
            late = await nobody.dial(table)
            assert (await late.receive())["reason"]["id"] == "error-busy"
            assert (await (await ala.watch(table)).move())["type"] == "ack"

    asyncio.run(crowd())


def test_an_address_has_few_of_the_places_to_look_on(tmp_path: Path) -> None:
    async def crowd(server: ServerProcess) -> None:
        async with Player(server.address, "Ala") as ala, Player(server.address) as nobody:
            table = await ala.start_against("random", first="0")
            for _ in range(5):
                await nobody.dial(table)
            late = await nobody.dial(table)
            assert (await late.receive())["reason"]["id"] == "error-too-many-watchers"
            assert (await ala.watch(table)).welcome["you"] == 0

    with serving(tmp_path / "a.db", "--per-minute", "150") as server:
        asyncio.run(crowd(server))


def test_others_may_still_look_on_when_one_address_has_its_share() -> None:
    room = room_of("me", "random")
    for _ in range(5):
        room.enter(visitor())
    assert why_not_enter(room, visitor()) == "error-too-many-watchers"
    assert why_not_enter(room, visitor(address="192.0.2.2")) is None


def test_a_household_counts_as_one_address() -> None:
    room = room_of("me", "random", watchers_of_address=1)
    room.enter(visitor(address="2001:db8::1"))
    assert why_not_enter(room, visitor(address="2001:db8::2")) == "error-too-many-watchers"


def test_the_host_finds_room_as_those_who_sit_do() -> None:
    room = room_of("open", "random", watchers_of_address=1)
    room.enter(visitor(BEA))
    assert why_not_enter(room, visitor(BEA)) == "error-too-many-watchers"
    assert why_not_enter(room, visitor(ALA)) is None


def test_a_seat_has_room_for_some_devices_and_no_more() -> None:
    room = room_of("me", "random")
    for _ in range(SOCKETS_OF_SEAT):
        room.enter(visitor(ALA))
    assert why_not_enter(room, visitor(ALA)) == "error-too-many-sockets"


def test_who_never_says_hello_is_cut_off_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "HELLO_SECONDS", 0.05)

    class SilentSocket(DeafSocket):
        client = None

        async def receive(self) -> dict[str, str]:
            await asyncio.Event().wait()
            return {}

    async def wait() -> str:
        room = room_of("me", "random")
        hub = type("NoHub", (), {})()
        talk = conversation.Conversation(hub, room, SilentSocket(), None, None)  # type: ignore[arg-type]  # as much as is needed
        with pytest.raises(Refused) as caught:
            await asyncio.wait_for(talk.run(room), 10)
        return caught.value.reason.id

    assert asyncio.run(wait()) == "error-silent"
