"""Notices, with real parts: a push service, a webhook and a server for mail on this machine."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
import secrets
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.server.client import Line, Player
from tests.server.conftest import new_database
from tests.server.process import ServerProcess, serving
from tests.server.receivers import (
    PATIENCE,
    Asked,
    Browser,
    Mailbox,
    Receiver,
    mail_server,
    receiving,
    sender_of,
)
from vacancy.server.store import schema
from vacancy.server.store.store import Store

SITE = "https://play.example"
QUICK = ("--notice-after", "0.2", "--local-notices", "--site", SITE)
MAIL_FROM = "Vacancy <house@play.example>"


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made


@pytest.fixture(scope="module")
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    with mail_server() as made:
        yield made


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def calling(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    mailbox: tuple[Mailbox, int],
) -> Iterator[ServerProcess]:
    """A server that calls people almost at once, also on this machine."""
    db = new_database(request, tmp_path_factory.mktemp("calling"))
    mail = ("--smtp", f"smtp://127.0.0.1:{mailbox[1]}", "--mail-from", MAIL_FROM)
    with serving(db, *QUICK, *mail) as started:
        yield started


@pytest.fixture
def path() -> str:
    """A place of its own at the receiver."""
    return f"/{secrets.token_hex(6)}"


async def sit_down(ala: Player, bea: Player, **more: Any) -> tuple[str, Line]:
    """A match of two in which Ala decides first; Bea does not look."""
    table = await open_table(ala, bea, **more)
    line = await ala.watch(table)
    return table, line


async def open_table(ala: Player, bea: Player, **more: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = {"game": "overbooking", "seats": seats, "options": {"first": "0"}, **more}
    table: str = (await ala.post("/tables", new))["id"]
    await bea.post(f"/tables/{table}/join", {"seat": 1})
    await ala.post(f"/tables/{table}/start")
    return table


async def wish(player: Player, language: str = "en", **more: Any) -> None:
    """Ask to be told of one's turn and of the end, and of nothing else."""
    asked = {"language": language, "tables": "all", "kinds": ["turn", "over"], "silent": []}
    await player.post("/me/notices", {**asked, **more})


async def hook(player: Player, receiver: Receiver, path: str, language: str = "en") -> Any:
    await wish(player, language)
    asked = {"url": receiver.url(path), "language": language}
    told = await player.post("/me/notices/webhook", asked)
    return next(each for each in told["channels"] if each["kind"] == "webhook")


def until_nothing_waits(server: ServerProcess, url: str) -> None:
    """Wait until all has been told there that there was, or found not worth telling."""
    store, until = Store(server.db), time.monotonic() + PATIENCE
    channels, calls = schema.channels, schema.calls.c
    waiting = select(calls.kind).join(channels, channels.c.id == calls.channel)
    waiting = waiting.where(channels.c.address == url)
    with store.engine.connect() as connection:
        while connection.execute(waiting).first() is not None:
            connection.rollback()
            assert time.monotonic() < until
            time.sleep(0.05)
    store.close()


async def waited(receiver: Receiver, count: int, path: str) -> list[Asked]:
    return await asyncio.to_thread(receiver.await_messages, count, path)


# Web Push


def test_a_browser_is_called_in_its_language_by_a_message_that_only_it_can_read(
    calling: ServerProcess, receiver: Receiver, path: str
) -> None:
    browser = Browser(receiver.url(path))

    async def play() -> tuple[str, str]:
        async with Player(calling.address, "Ala") as ala, Player(calling.address, "Bea") as bea:
            await wish(bea, "pl")
            told = await bea.post("/me/notices/push", browser.wish())
            table, line = await sit_down(ala, bea)
            await line.move()
            await waited(receiver, 1, path)
            return table, told["push_key"]

    table, key = asyncio.run(play())
    (asked,) = receiver.await_messages(1, path)
    told = browser.read(asked)
    assert told["title"] == "Twoja kolej: Overbooking, przy stole Ala"
    assert "Ala" in told["body"]
    assert (told["lang"], told["path"]) == ("pl", f"/table/{table}")
    by, claims = sender_of(asked)
    assert by == key
    assert claims["aud"] == f"http://127.0.0.1:{receiver.port}"
    assert claims["sub"] == "mailto:house@play.example"
    assert b"Ala" not in asked.body
    assert len(asked.headers["topic"]) <= 32
    assert int(asked.headers["ttl"]) > 3600


def test_a_push_service_that_is_busy_is_asked_again_and_a_browser_that_is_gone_forgotten(
    calling: ServerProcess, receiver: Receiver, path: str
) -> None:
    browser = Browser(receiver.url(path))

    async def play() -> Any:
        async with Player(calling.address, "Ala") as ala, Player(calling.address, "Bea") as bea:
            await wish(bea)
            await bea.post("/me/notices/push", browser.wish())
            receiver.answers[:] = [503]
            receiver.more = {"retry-after": "0"}
            _, line = await sit_down(ala, bea)
            await line.move()
            await waited(receiver, 1, path)
            receiver.answers[:] = [410]
            await bea.post("/me/notices/test")  # does not wait until it is tried again
            await waited(receiver, 2, path)
            while (await bea.get("/me/notices"))["channels"]:
                pass
            return await bea.post("/me/notices/test")

    try:
        assert asyncio.run(play()) == {"count": 0}
    finally:
        receiver.more = {}
    first, second = receiver.await_messages(2, path)
    assert browser.read(first)["title"] == browser.read(second)["title"]


def test_a_browser_is_called_no_more_once_its_owner_has_logged_out_there(
    calling: ServerProcess, receiver: Receiver, path: str
) -> None:
    def calls() -> int:
        return sum(each.path == path for each in receiver.came)

    async def play() -> int:
        async with Player(calling.address, "Ala") as ala, Player(calling.address, "Bea") as bea:
            await hook(ala, receiver, f"{path}-ala")
            await bea.post("/me/notices/push", Browser(receiver.url(path)).wish())
            _, line = await sit_down(ala, bea)
            await bea.post("/logout")
            await ala.post("/me/notices/test")
            await waited(receiver, 1, f"{path}-ala")
            before = calls()  # on a busy machine the match has begun long before the logout
            await line.move()
            await ala.post("/me/notices/test")
            await waited(receiver, 2, f"{path}-ala")
            return before

    before = asyncio.run(play())
    assert calls() == before


@pytest.mark.parametrize("change", [{"auth": "AAAA" * 5}, {"p256dh": "A" * 87}])
def test_a_browser_without_proper_keys_is_refused(
    house: ServerProcess, change: dict[str, str]
) -> None:
    async def ask() -> str:
        async with Player(house.address, "Bea") as bea:
            asked = Browser("https://push.example/7").wish() | change
            return await bea.refused("/me/notices/push", asked)

    assert asyncio.run(ask()) == "error-bad-push"


# Webhooks


def test_a_webhook_is_told_what_happened_and_signed(
    calling: ServerProcess, receiver: Receiver, path: str
) -> None:
    async def play() -> tuple[str, str]:
        async with Player(calling.address, "Ala") as ala, Player(calling.address, "Bea") as bea:
            channel = await hook(bea, receiver, path)
            table, line = await sit_down(ala, bea)
            await line.move()
            await waited(receiver, 1, path)
            return table, channel["secret"]

    table, secret = asyncio.run(play())
    (asked,) = receiver.await_messages(1, path)
    told = json.loads(asked.body)
    (notice,) = told["notices"]
    assert notice["url"] == f"{SITE}/table/{table}"
    assert (notice["kind"], notice["game"], notice["table"]) == ("turn", "overbooking", table)
    assert notice["lines"]
    assert told["content"].startswith("Your turn: Overbooking, with Ala")
    assert told["text"].endswith(notice["url"])
    signed = f"{asked.headers['webhook-id']}.{asked.headers['webhook-timestamp']}.".encode()
    key = base64.b64decode(secret.removeprefix("whsec_"))
    made = hmac.new(key, signed + asked.body, hashlib.sha256).digest()
    assert asked.headers["webhook-signature"] == f"v1,{base64.b64encode(made).decode()}"


def test_several_tables_are_told_of_at_once_and_no_turn_twice(
    calling: ServerProcess, receiver: Receiver, path: str
) -> None:
    async def play() -> None:
        async with Player(calling.address, "Ala") as ala, Player(calling.address, "Bea") as bea:
            await hook(bea, receiver, path)
            lines = [(await sit_down(ala, bea))[1] for _ in range(4)]
            await lines[0].move()
            await waited(receiver, 1, path)
            for line in lines[1:]:
                await line.move()
            await waited(receiver, 2, path)
            await bea.post("/me/notices/test")
            await waited(receiver, 3, path)

    asyncio.run(play())
    told = [json.loads(each.body) for each in receiver.await_messages(3, path)]
    counts = [len(each["notices"]) for each in told]
    tables = [notice["table"] for each in told for notice in each["notices"]]
    assert counts[0] == 1
    assert len(tables) == len(set(tables)) == 4
    if counts[1] == 3:
        assert told[1]["text"].startswith("It is your turn at 3 tables")


def test_whoever_looks_at_the_table_is_not_called(
    calling: ServerProcess, receiver: Receiver, path: str
) -> None:
    async def play() -> None:
        async with Player(calling.address, "Ala") as ala, Player(calling.address, "Bea") as bea:
            await hook(bea, receiver, path)
            looked, line = await sit_down(ala, bea)
            theirs = await bea.watch(looked)
            await line.move()
            await theirs.until("moved")
            _, other = await sit_down(ala, bea)
            await other.move()
            await waited(receiver, 1, path)
            await bea.post("/me/notices/test")
            await waited(receiver, 2, path)

    asyncio.run(play())
    told = [json.loads(each.body)["notices"] for each in receiver.await_messages(2, path)]
    assert [len(each) for each in told] == [1, 0]


def test_a_game_that_somebody_does_not_want_to_hear_of_is_silent_and_so_is_an_occasion(
    calling: ServerProcess, receiver: Receiver, path: str
) -> None:
    async def play() -> None:
        async with Player(calling.address, "Ala") as ala, Player(calling.address, "Bea") as bea:
            await hook(bea, receiver, path)
            for unwanted in ({"kinds": ["over"]}, {"silent": ["overbooking"]}, {"tables": "days"}):
                await wish(bea, **unwanted)
                _, line = await sit_down(ala, bea)
                await line.move()
                await asyncio.to_thread(until_nothing_waits, calling, receiver.url(path))
            await wish(bea)
            table, line = await sit_down(ala, bea)
            await line.ask("resign")
            found = await waited(receiver, 1, path)
            assert [each["table"] for each in json.loads(found[0].body)["notices"]] == [table]

    asyncio.run(play())
    (asked,) = receiver.await_messages(1, path)
    assert "Overbooking" in json.loads(asked.body)["notices"][0]["title"]


def test_in_earnest_nothing_is_sent_to_this_machine_or_its_network(
    server: ServerProcess, receiver: Receiver
) -> None:
    private = (
        receiver.url(), f"http://localhost:{receiver.port}/", "http://10.0.0.7/", "http://[::1]/",
        "https://192.168.1.1/hook", "http://169.254.169.254/latest/meta-data", "https://printer/",
        "https://0x7f.1/", "http://[::ffff:127.0.0.1]/", "https://cache.local/",
        "http://2130706433/", "https://0.0.0.0/", "http://①②⑦.⓪.⓪.①/", "http://[64:ff9b::7f00:1]/",
        "http://[fec0::2]/", "http://192.88.99.1/", "http://[3fff::1]/",
    )  # fmt: skip
    bad = ("ftp://play.example/", "https://me:secret@play.example/", "play.example", "https://",
           "https://play.example:25/")  # fmt: skip

    async def ask() -> list[str]:
        async with Player(server.address, "Bea") as bea:
            told = []
            for url in (*private, *bad):
                asked = {"url": url, "language": "en"}
                told.append(await bea.refused("/me/notices/webhook", asked))
            endpoint = Browser("https://127.0.0.1/push").wish()
            told.append(await bea.refused("/me/notices/push", endpoint))
            assert (await bea.get("/me/notices"))["channels"] == []
            return told

    before = len(receiver.came)
    told = asyncio.run(ask())
    assert told == ["error-private-webhook"] * len(private) + ["error-bad-webhook"] * len(bad) + [
        "error-private-webhook"
    ]
    assert len(receiver.came) == before


# Mail


def ask_mail(box: Mailbox, address: str, count: int) -> Any:
    return asyncio.to_thread(box.await_letters, count, address)


def test_mail_is_written_once_its_reader_has_said_yes_and_never_again_after_no(
    calling: ServerProcess, mailbox: tuple[Mailbox, int], receiver: Receiver, path: str
) -> None:
    box, address = mailbox[0], f"bea{path[1:]}@mail.example"

    async def play() -> None:
        async with (
            Player(calling.address, "Ala") as ala,
            Player(calling.address, "Bea") as bea,
            Player(calling.address) as reader,
        ):
            await hook(bea, receiver, path, "pl")
            await bea.post("/me/notices/mail", {"address": address, "language": "pl"})
            _, line = await sit_down(ala, bea)
            await line.move()
            (first,) = await ask_mail(box, address, 1)
            await waited(receiver, 1, path)  # the turn was told by then, but not to the mailbox
            link = re.findall(rf"{SITE}/mail/(\S+)", first.get_content())[0]
            assert (await reader.get(f"/mail/{link}"))["is_confirmed"] is False
            await reader.post(f"/mail/{link}/confirm")
            table, line = await sit_down(ala, bea)
            await line.move()
            _, second = await ask_mail(box, address, 2)
            assert second["subject"] == "Twoja kolej: Overbooking, przy stole Ala"
            text = second.get_content()
            assert f"{SITE}/table/{table}" in text
            assert f"{SITE}/mail/{link}" in text
            assert second["from"] == MAIL_FROM
            assert second["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            end = second["list-unsubscribe"].strip("<>").removeprefix(SITE)
            asked = {"List-Unsubscribe": "One-Click"}  # as programs for mail do by themselves
            answer = await asyncio.to_thread(httpx.post, calling.address + end, data=asked)
            assert answer.status_code == 204
            assert [each["kind"] for each in (await bea.get("/me/notices"))["channels"]] == [
                "webhook"
            ]
            assert await reader.refused(f"/mail/{link}/confirm") == "error-no-such-mail"

    asyncio.run(play())
    assert len(box.await_letters(2, address)) == 2


def test_an_address_that_is_refused_for_good_is_given_up_and_said_so(
    calling: ServerProcess, mailbox: tuple[Mailbox, int], path: str
) -> None:
    address = f"nobody{path[1:]}@mail.example"
    mailbox[0].refused.add(address)

    async def play() -> Any:
        async with Player(calling.address, "Bea") as bea:
            told = await bea.post("/me/notices/mail", {"address": address, "language": "en"})
            while not told["channels"][0]["is_paused"]:
                told = await bea.get("/me/notices")
            return told["channels"][0]["trouble"]

    assert asyncio.run(play()) == "refused"


def test_nobody_can_have_many_letters_written_to_an_address(
    calling: ServerProcess, path: str
) -> None:
    address = f"victim{path[1:]}@mail.example"

    async def play() -> list[str]:
        told = []
        for _ in range(4):
            async with Player(calling.address, "Bea") as bea:
                asked = {"address": address, "language": "en"}
                answer = await bea.http.post("/api/me/notices/mail", json=asked)
                told.append("" if answer.is_success else answer.json()["error"]["id"])
        return told

    assert asyncio.run(play()) == ["", "", "", "error-too-many-mails"]


def test_a_house_without_a_server_for_mail_says_so(house: ServerProcess) -> None:
    async def ask() -> tuple[bool, str]:
        async with Player(house.address, "Bea") as bea:
            asked = {"address": "bea@mail.example", "language": "en"}
            has_mail = (await bea.get("/me/notices"))["has_mail"]
            return has_mail, await bea.refused("/me/notices/mail", asked)

    assert asyncio.run(ask()) == (False, "error-no-mail")
