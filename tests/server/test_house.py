"""Hosts keep house: what they do to somebody holds at once, whichever process serves them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from threading import Event
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus

from tests.server.client import Json, Player
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving
from tests.server.test_sessions import PASSWORD, open_match, until_cut
from vacancy.server.store import accounts as accounts_module
from vacancy.server.store import house
from vacancy.server.store.accounts import Account, Accounts
from vacancy.server.store.database import StoreAway, writing
from vacancy.server.store.house import House
from vacancy.server.store.reports import Reports
from vacancy.server.store.store import Store
from vacancy.server.words import Refused

FORBIDDEN = 4403
WHY = {"reason": "rude"}
LETTERS = iter("ABCDEFGHKMNPRSTUWXYZ")
"""A name with a password is nobody else's."""
SOON = 1.0
"""Within a second it holds everywhere."""


class Meeting:
    """Two processes: Ala and Bea at one, Bea's other window and the host of the house at the
    other. Bea comes from an address of her own."""

    def __init__(self, one: ServerProcess, two: ServerProcess) -> None:
        self.one, self.two = one, two
        self.host, self.ala = Player(two.address, "Host"), Player(one.address, "Ala")
        self.bea = Player(one.address, f"Bea {next(LETTERS)}")
        self.there = Player(two.address)
        for player in (self.bea, self.there):
            player.http.headers["x-forwarded-for"] = "192.0.2.7"

    async def begin(self) -> None:
        for player in (self.host, self.ala, self.bea):
            await player.__aenter__()
        await self.host.post("/host", {"token": self.one.host_token})
        await self.bea.post("/me/password", PASSWORD)
        self.there.http.cookies = self.bea.http.cookies
        self.table = await open_match(self.ala, self.bea)

    async def end(self) -> None:
        for player in (self.host, self.ala, self.bea, self.there):
            await player.__aexit__(None, None, None)

    async def id_of(self, player: Player) -> str:
        found: Json = (await self.host.get(f"/house/people?name={player.name}"))[0]
        assert found["name"] == player.name
        return str(found["id"])

    async def deeds(self) -> list[tuple[Any, ...]]:
        told = await self.host.get("/house/deeds")
        return [(deed["by"], deed["kind"], deed["name"], deed["reason"]) for deed in told]


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Any:
    """Two processes on one PostgreSQL."""
    db = postgres.fresh()
    with serving(db) as one, serving(db) as two:
        yield one, two


@asynccontextmanager
async def meeting(pair: tuple[ServerProcess, ServerProcess]) -> AsyncIterator[Meeting]:
    met = Meeting(*pair)
    try:
        await met.begin()
        yield met
    finally:
        await met.end()


def play(pair: Any, act: Callable[[Meeting], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with meeting(pair) as met:
            await act(met)

    asyncio.run(run())


async def soon(what: Coroutine[Any, Any, Any]) -> Any:
    """What must come within a second; the busy machine of a test is given some more."""
    return await asyncio.wait_for(what, SOON * 10)


# Bans


def test_a_ban_ends_sessions_and_sockets_in_every_process(pair: Any) -> None:
    async def act(met: Meeting) -> None:
        lines = [await met.bea.watch(met.table), await met.there.watch(met.table)]
        opposite = await met.ala.watch(met.table)
        bea = await met.id_of(met.bea)
        await met.host.post("/house/ban", {"account": bea, **WHY})
        for line in lines:
            assert await soon(until_cut(line)) == (FORBIDDEN, "error-banned")
        for player in (met.bea, met.there):
            assert await player.get("/me") is None
            assert await player.refused(f"/tables/{met.table}/join") == "error-no-name"
            login = {"name": met.bea.name, **PASSWORD}
            assert await player.refused("/login", login) == "error-banned"
        told = await opposite.until("table")
        assert told["event"]["table"]["seats"][1]["kind"] == "bot"
        (found,) = await met.host.get(f"/house/people?name={met.bea.name}")
        assert (found["is_banned"], found["is_here"]) == (True, False)
        assert ("Host", "ban", met.bea.name, "rude") in await met.deeds()
        await met.host.post("/house/lift", {"kind": "ban", "whom": bea, **WHY})
        await met.bea.post("/login", {"name": met.bea.name, **PASSWORD})
        assert await met.bea.refused(f"/tables/{met.table}/join") == "error-put-out"

    play(pair, act)


def test_nobody_slips_in_while_they_are_banned(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, is_banning, may_go_on = Store(db), Event(), Event()
    store.open()
    accounts = Accounts(store)
    token = accounts.create("Rude", 0.0)
    rude = accounts.find(token, 0.0)
    assert rude is not None
    accounts.set_password(rude, PASSWORD["password"], None, token)

    def write_slowly(*told: Any) -> None:
        is_banning.set()
        may_go_on.wait(10)

    monkeypatch.setattr(house, "write_deed", write_slowly)
    monkeypatch.setattr(accounts_module, "is_password", lambda *_: True)  # at once
    host = Account("h" * 16, "Host", True, True)
    with ThreadPoolExecutor() as pool:
        ban = pool.submit(House(store.engine).ban, host, rude.id, None, "rude", 0.0)
        is_banning.wait(10)
        login = pool.submit(accounts.login, "Rude", PASSWORD["password"], 0.0)
        with suppress(TimeoutError):
            login.result(0.3)
        may_go_on.set()
        ban.result()
        with pytest.raises(Refused):
            login.result()
    store.close()


def test_a_banned_address_is_served_by_no_process(pair: Any) -> None:
    async def act(met: Meeting) -> None:
        own = {"address": "127.0.0.1", **WHY}
        assert await met.host.refused("/house/ban-address", own) == "error-own-address"
        nonsense = {"address": "next door", **WHY}
        assert await met.host.refused("/house/ban-address", nonsense) == "error-bad-address"
        headers = {**met.bea.headers, "x-forwarded-for": "192.0.2.7"}
        lines = [await player.dial(met.table, headers) for player in (met.bea, met.there)]
        for line in lines:
            await line.hello()
        await met.host.post("/house/ban-address", {"address": "192.0.2.7", **WHY})
        for line in lines:
            assert await soon(until_cut(line)) == (FORBIDDEN, "error-banned-address")
        for player in (met.bea, met.there):
            assert (await player.http.get("/api/me")).status_code == 403
            assert await player.refused("/me", {"name": "Other"}) == "error-banned-address"
            with pytest.raises(InvalidStatus):
                await player.dial(met.table, headers)
            assert (await player.http.get("/")).status_code != 403
        lifted = {"kind": "ban-address", "whom": "192.0.2.7", **WHY}
        await met.host.post("/house/lift", lifted)
        for player in (met.bea, met.there):
            async with asyncio.timeout(10):
                while (await player.http.get("/api/me")).status_code == 403:
                    await asyncio.sleep(0.05)

    play(pair, act)


def test_a_ban_with_the_address_takes_where_they_were_seen_and_spares_the_hosts_own(
    pair: Any,
) -> None:
    async def act(met: Meeting) -> None:
        await met.bea.get("/me")
        bea = await met.id_of(met.bea)
        told = await met.host.post("/house/ban", {"account": bea, "with_address": True, **WHY})
        assert told == {"spared": []}
        stranger = Player(met.two.address)
        stranger.http.headers["x-forwarded-for"] = "192.0.2.7"
        async with asyncio.timeout(10):
            while (await stranger.http.get("/api/me")).status_code != 403:
                await asyncio.sleep(0.05)
        await stranger.__aexit__(None, None, None)
        ala = await met.id_of(met.ala)
        told = await met.host.post("/house/ban", {"account": ala, "with_address": True, **WHY})
        assert told == {"spared": ["127.0.0.1"]}
        for kind, whom in (("ban-address", "192.0.2.7"), ("ban", bea)):
            await met.host.post("/house/lift", {"kind": kind, "whom": whom, **WHY})

    play(pair, act)


# Words


def test_a_mute_holds_at_every_table_and_in_every_process(pair: Any) -> None:
    async def act(met: Meeting) -> None:
        lines = [await met.bea.watch(met.table), await met.there.watch(met.table)]
        bea = await met.id_of(met.bea)
        await met.host.post("/house/mute", {"account": bea, "days": 1, **WHY})
        for line in lines:
            told = await line.ask("chat", text="hello")
            assert told["reason"]["id"] == "error-muted"
        await met.host.post("/house/lift", {"kind": "mute", "whom": bea, **WHY})
        for line in lines:
            assert (await line.ask("chat", text="hello"))["type"] == "ack"

    play(pair, act)


def test_the_host_of_a_table_silences_somebody_in_every_process(pair: Any) -> None:
    async def act(met: Meeting) -> None:
        lines = [await met.bea.watch(met.table), await met.there.watch(met.table)]
        assert await met.bea.refused(f"/tables/{met.table}/mute", {"seat": 0}) == "error-host-only"
        await met.ala.post(f"/tables/{met.table}/mute", {"seat": 1, **WHY})
        for line in lines:
            told = await soon(line.until("table"))
            assert told["event"]["table"]["muted"] == [1]
            assert (await line.ask("chat", phrase="hello"))["reason"]["id"] == "error-muted-here"
        assert any(deed[:2] == ("Ala", "table-mute") for deed in await met.deeds())

    play(pair, act)


def test_who_blocks_somebody_hears_nothing_of_them_wherever_they_are(pair: Any) -> None:
    async def act(met: Meeting) -> None:
        far = Player(met.two.address)
        far.http.cookies = met.ala.http.cookies
        lines = [await met.ala.watch(met.table), await far.watch(met.table)]
        loud = await met.bea.watch(met.table)
        await loud.ask("chat", text="boo")
        for line in lines:
            assert (await line.until("chat"))["event"]["line"]["text"] == "boo"
        await met.ala.post("/me/blocks", {"table": met.table, "seat": 1})
        silenced = await hears_nothing(lines, loud)
        assert silenced
        late = await far.watch(met.table)
        assert [line["text"] for line in late.welcome["chat"]] == []
        mine: str = (
            await met.ala.post(
                "/tables", {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}]}
            )
        )["id"]
        for player in (met.bea, met.there):
            assert await player.refused(f"/tables/{mine}/join") == "error-blocked"
        (block,) = await met.ala.get("/me/blocks")
        await met.ala.post(f"/me/blocks/{block['id']}/end")
        await met.bea.post(f"/tables/{mine}/join")
        await far.__aexit__(None, None, None)

    play(pair, act)


async def hears_nothing(lines: list[Any], loud: Any) -> bool:
    """Whether lines of chat cease to be shown within a second on all of these."""
    async with asyncio.timeout(10):
        while True:
            await asyncio.sleep(0.3)
            assert (await loud.ask("chat", text="boo again"))["type"] == "ack"
            told = [(await line.until("chat"))["event"]["line"] for line in lines]
            if told == [None, None]:
                return True


# Tables


def test_who_is_put_out_is_at_the_table_no_more_in_any_process(pair: Any) -> None:
    async def act(met: Meeting) -> None:
        await (await met.ala.watch(met.table)).move()
        lines = [await met.bea.watch(met.table), await met.there.watch(met.table)]
        await met.ala.post(f"/tables/{met.table}/kick", {"seat": 1, **WHY})
        for line in lines:
            assert line.welcome["you"] == 1
            action, number = line.welcome["view"]["moves"][0]["action"], line.number
            told = await soon(line.until("table"))
            shown = told["event"]["table"]["your_seat"], told["event"]["view"]["you"]
            assert shown == (None, None)
            for kind, fields in (
                ("move", {"action": action, "number": number}),
                ("resign", {}),
                ("undo", {"number": number}),
                ("chat", {"text": "why?"}),
            ):
                assert (await line.ask(kind, **fields))["type"] == "refused"
        for player in (met.bea, met.there):
            assert await player.refused(f"/tables/{met.table}/join") == "error-put-out"
        assert any(deed[:2] == ("Ala", "kick") for deed in await met.deeds())

    play(pair, act)


@pytest.mark.parametrize("rule", ["bot", "open"])
def test_who_is_put_out_before_the_start_sits_down_and_speaks_in_no_process(
    pair: Any, rule: str
) -> None:
    async def act(met: Meeting) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        new = {"game": "overbooking", "seats": seats, "absence": {"kicked": rule}}
        table = (await met.ala.post("/tables", new))["id"]
        await met.bea.post(f"/tables/{table}/join")
        lines = [await met.bea.watch(table), await met.there.watch(table)]
        await met.ala.post(f"/tables/{table}/kick", {"seat": 1, **WHY})
        for line, player in zip(lines, (met.bea, met.there), strict=True):
            told = await soon(line.until("table"))
            assert told["event"]["table"]["seats"][1]["kind"] == "open"
            assert (await line.ask("chat", text="why?"))["reason"]["id"] == "error-put-out"
            assert await player.refused(f"/tables/{table}/join") == "error-put-out"

    play(pair, act)


def test_who_is_put_out_of_a_match_whose_seats_open_again_does_not_come_back(pair: Any) -> None:
    async def act(met: Meeting) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}]
        new = {"game": "overbooking", "seats": seats, "absence": {"kicked": "open"}}
        table = (await met.ala.post("/tables", new))["id"]
        await met.bea.post(f"/tables/{table}/join")
        await met.ala.post(f"/tables/{table}/start")
        line = await met.there.watch(table)
        await met.ala.post(f"/tables/{table}/kick", {"seat": 1, **WHY})
        told = await soon(line.until("table"))
        assert told["event"]["table"]["your_seat"] is None
        for player in (met.bea, met.there):
            assert await player.refused(f"/tables/{table}/join") == "error-put-out"
            assert await player.refused(f"/tables/{table}/back") in (
                "error-no-seat-to-come-back-to", "error-put-out",
            )  # fmt: skip

    play(pair, act)


# Reports, and hosts


def test_a_report_comes_with_its_lines_and_is_closed_once(pair: Any) -> None:
    async def act(met: Meeting) -> None:
        line = await met.bea.watch(met.table)
        said = (await line.ask("chat", text="you cheat"))["version"]
        await line.ask("chat", text="sorry")
        report = {"line": said, "lines": [said], "reason": "insults"}
        await met.ala.post(f"/tables/{met.table}/report", report)
        told = (await met.host.get("/house/reports"))[0]
        assert (told["by"], told["name"], told["reason"]) == ("Ala", met.bea.name, "insults")
        assert [each["text"] for each in told["lines"]] == ["you cheat"]
        await met.host.post(f"/house/reports/{told['id']}/close", {"reason": "spoken to"})
        again = f"/house/reports/{told['id']}/close"
        assert await met.host.refused(again, WHY) == "error-no-such-report"
        assert (await met.deeds())[0][1:] == ("report-closed", met.bea.name, "spoken to")

    play(pair, act)


def test_no_flood_of_reports_hides_the_others(db: str) -> None:
    store = Store(db)
    store.open()
    reports, by = Reports(store.engine), Account("a" * 16, "Ala", False, False)
    for number in range(120):
        reports.file(by, ("b" * 16, "Bea"), "t" * 32, f"{number}", [], float(number))
    found = [report["reason"] for page in range(3) for report in reports.list_reports(page)]
    store.close()
    assert found == [str(number) for number in reversed(range(120))]


def test_hosts_are_made_and_unmade_and_others_keep_no_house(pair: Any) -> None:
    async def act(met: Meeting) -> None:
        bea, ala = await met.id_of(met.bea), await met.id_of(met.ala)
        for path in ("people", "deeds", "reports", "sanctions"):
            assert (await met.bea.http.get(f"/api/house/{path}")).status_code == 403
        for path, body in (
            ("ban", {"account": ala, **WHY}),
            ("ban-address", {"address": "192.0.2.9", **WHY}),
            ("mute", {"account": ala, **WHY}),
            ("lift", {"kind": "ban", "whom": ala, **WHY}),
            ("hosts", {"account": bea, "is_host": True, **WHY}),
        ):
            assert await met.bea.refused(f"/house/{path}", body) == "error-house-only"
        change = {"is_host": True, **WHY}
        nobody = {"account": ala, **change}
        assert await met.host.refused("/house/hosts", nobody) == "error-host-needs-password"
        await met.host.post("/house/hosts", {"account": bea, **change})
        banned = {"account": bea, **WHY}
        assert await met.host.refused("/house/ban", banned) == "error-is-host"
        await met.there.post(f"/tables/{met.table}/kick", {"seat": 0, **WHY})
        await met.host.post("/house/hosts", {"account": bea, "is_host": False, **WHY})
        for player in (met.bea, met.there):
            assert (await player.http.get("/api/house/deeds")).status_code == 403
            assert (
                await player.refused("/house/mute", {"account": ala, **WHY}) == "error-house-only"
            )

    play(pair, act)


def test_what_hosts_did_stays_as_it_was_written(db: str) -> None:
    with serving(db) as server:

        async def act() -> None:
            async with Player(server.address, "Host") as host:
                await host.post("/host", {"token": server.host_token})
                assert [deed["kind"] for deed in await host.get("/house/deeds")] == ["host-token"]

        asyncio.run(act())
        store = Store(db)
        for statement in ("update deeds set reason = 'none'", "delete from deeds"):
            with pytest.raises(StoreAway), writing(store.engine) as connection:
                connection.execute(text(statement))
        store.close()
