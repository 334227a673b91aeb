"""Doors: passwords and attempts at them, sessions, the host token, cookies under TLS, ids."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys

import httpx
import pytest

from tests.server.bench import asked
from tests.server.client import Player
from tests.server.process import HOST_TOKEN, ServerProcess, serving
from tests.server.test_sessions import LOGGED_OUT, open_match, until_cut
from vacancy.server.http.devices import name_device
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.passwords import common_passwords
from vacancy.server.store.sessions import LIFETIME
from vacancy.server.store.store import Append, Store
from vacancy.server.telling import views

OLD, NEW = "correct horse", "battery staple"
TLS = {"x-forwarded-proto": "https"}


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["error"]["id"])


# Passwords


def test_a_password_is_changed_by_whoever_knows_the_old_one(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Anna") as anna:
            await anna.post("/me/password", {"password": OLD})
            for wrong in ({}, {"old": None}, {"old": "guess"}):
                answer = await anna.http.post("/api/me/password", json={"password": NEW, **wrong})
                assert reason(answer) == (403, "error-wrong-password")
            await anna.post("/me/password", {"password": NEW, "old": OLD})
            async with Player(server.address) as phone:
                login = {"name": "Anna", "password": OLD}
                assert await phone.refused("/login", login) == "error-wrong-login"
                await phone.post("/login", {"name": "Anna", "password": NEW})

    asyncio.run(play())


def test_passwords_that_are_tried_first_are_refused(house: ServerProcess) -> None:
    async def play() -> None:
        async with Player(house.address, "Barbara Nowak") as barbara:
            for password in ("password", "PassWord", "12345678", "aaaaaaaaa", "barbara nowak"):
                told = await barbara.refused("/me/password", {"password": password})
                assert told == "error-common-password", password

    asyncio.run(play())


def test_the_list_of_common_passwords_has_ten_thousand_and_more() -> None:
    assert len(common_passwords()) >= 10_000


# Attempts


async def attempts(server: ServerProcess, name: str, addresses: list[str]) -> list[httpx.Response]:
    """Wrong logins, each from another address."""
    async with Player(server.address) as guest:
        return [
            await guest.http.post(
                "/api/login",
                json={"name": name, "password": "guess"},
                headers={"x-forwarded-for": address},
            )
            for address in addresses
        ]


def test_attempts_at_an_account_are_bounded_wherever_they_come_from(server: ServerProcess) -> None:
    addresses = [f"192.0.2.{number}" for number in range(11)]
    answers = asyncio.run(attempts(server, "Dorota", addresses))
    assert [answer.status_code for answer in answers] == [403] * 10 + [429]
    assert reason(answers[-1]) == (429, "error-too-many-attempts")
    assert 0 < int(answers[-1].headers["retry-after"]) <= 120
    assert answers[-1].json()["error"]["args"]["seconds"] > 0
    for typed in ("D0R0TA", " Dorota", "Dorota\u00a0\t"):
        again = asyncio.run(attempts(server, typed, ["192.0.2.77"]))
        assert again[0].status_code == 429


def test_attempts_from_an_address_are_bounded_whatever_the_account(server: ServerProcess) -> None:
    async def knock() -> list[int]:
        """Until it is enough: a busy machine may let a few more in than a quick one."""
        codes = [403]
        while codes[-1] == 403 and len(codes) < 60:
            name, address = f"Nobody {len(codes)}", f"2001:db8::{len(codes):x}"
            codes.append((await attempts(server, name, [address]))[0].status_code)
        return codes[1:]

    codes = asyncio.run(knock())
    assert codes[:10] == [403] * 10
    assert codes[-1] == 429


def test_an_attempt_that_succeeds_costs_nothing(server: ServerProcess) -> None:
    async def play() -> list[int]:
        async with Player(server.address, "Edyta") as edyta:
            await edyta.post("/me/password", {"password": OLD})
            login = {"name": "Edyta", "password": OLD}
            headers = {"x-forwarded-for": "192.0.2.200"}
            return [
                (await edyta.http.post("/api/login", json=login, headers=headers)).status_code
                for _ in range(12)
            ]

    assert asyncio.run(play()) == [200] * 12


def test_guesses_at_the_old_password_are_bounded(server: ServerProcess) -> None:
    async def play() -> list[int]:
        async with Player(server.address, "Felicja") as felicja:
            await felicja.post("/me/password", {"password": OLD})
            return [
                (
                    await felicja.http.post(
                        "/api/me/password",
                        json={"password": NEW, "old": "guess"},
                        headers={"x-forwarded-for": f"198.51.100.{number}"},
                    )
                ).status_code
                for number in range(11)
            ]

    assert asyncio.run(play()) == [403] * 10 + [429]


# Sessions


def test_sessions_are_listed_and_ended_one_by_one(db: str) -> None:
    async def play(one: ServerProcess, two: ServerProcess) -> None:
        async with Player(one.address, "Ala") as ala, Player(one.address, "Bea") as bea:
            await ala.post("/me/password", {"password": OLD})
            table = await open_match(ala, bea)
            phone, tablet = Player(two.address), Player(two.address)
            for device, agent in ((phone, "Firefox Android"), (tablet, "Safari iPad")):
                device.http.headers["user-agent"] = agent
                await device.post("/login", {"name": "Ala", "password": OLD})
            async with phone, tablet:
                lines = [await device.watch(table) for device in (phone, tablet)]
                listed = await ala.get("/me/sessions")
                assert [each["is_here"] for each in listed] == [True, False, False]
                ids = {each["device"]: each["id"] for each in listed}
                await ala.post(f"/me/sessions/{ids['Firefox, Android']}/end")
                assert await until_cut(lines[0]) == (LOGGED_OUT, "error-logged-out")
                assert (await lines[1].move())["type"] == "ack"
                assert await phone.get("/me") is None
                assert len(await ala.get("/me/sessions")) == 2

    with serving(db) as one, serving(db) as two:
        asyncio.run(play(one, two))


def test_who_logs_in_ends_the_session_that_the_browser_had(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Iga") as iga, Player(server.address, "Guest") as guest:
            await iga.post("/me/password", {"password": OLD})
            before = guest.http.cookies["vacancy"]
            line = await guest.watch(await guest.start_against("random"))
            await guest.post("/login", {"name": "Iga", "password": OLD})
            assert await until_cut(line) == (LOGGED_OUT, "error-logged-out")
            async with httpx.AsyncClient(base_url=server.address) as thief:
                answer = await thief.get("/api/me", headers={"cookie": f"vacancy={before}"})
            assert answer.json() is None

    asyncio.run(play())


def test_a_session_ends_after_a_year_whatever_its_browser_does(db: str) -> None:
    store = Store(db)
    store.open()
    accounts = Accounts(store)
    token = accounts.create("Ala", 1.0)
    account = accounts.find(token, LIFETIME)
    assert account is not None
    accounts.note_seen(token, LIFETIME)
    assert accounts.find(token, LIFETIME + 1.0) is None
    assert accounts.list_sessions(account.id, token, LIFETIME + 1.0) == []
    store.close()


def test_nobody_ends_the_sessions_of_others_nor_many_at_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with Player(server.address, "Gosia") as gosia, Player(server.address, "Hela") as hela:
            own = (await gosia.get("/me/sessions"))[0]["id"]
            for id in (own, own[:1], "%00", "%25", "_" * 16, "x" * 300):
                assert await hela.refused(f"/me/sessions/{id}/end") == "error-no-such-session"
            assert await gosia.get("/me") is not None

    asyncio.run(play())


@pytest.mark.parametrize(
    ("told", "name"),
    [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) CriOS/130 Mobile Safari/604.1",
            "Chrome, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537.36 Edg/130", "Edge, Windows"),
        ("curl/8.0", None),
        ("", None),
    ],
)
def test_a_device_is_named_by_browser_and_system(told: str, name: str | None) -> None:
    assert name_device(told) == name


# The host


def renew_token(db: str) -> str:
    """What the command says."""
    command = [sys.executable, "-m", "vacancy.cli", "host-token", "--db", db, "--lang", "en"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(
    "db", ["postgresql", pytest.param("sqlite", marks=pytest.mark.nightly)], indirect=True
)
def test_a_new_host_token_ends_the_old_one_and_its_hosts_in_every_process(db: str) -> None:
    async def play(one: ServerProcess, two: ServerProcess) -> None:
        async with Player(one.address, "Ala") as ala, Player(two.address, "Bea") as bea:
            assert (await ala.post("/host", {"token": one.host_token}))["is_admin"]
            new = HOST_TOKEN.search(await asyncio.to_thread(renew_token, db))
            assert new is not None
            for player in (ala, bea):
                assert not (await player.get("/me"))["is_admin"]
                refusal = await player.refused("/host", {"token": one.host_token})
                assert refusal == "error-wrong-token"
            assert (await bea.post("/host", {"token": new[1]}))["is_admin"]

    with serving(db) as one, serving(db) as two:
        asyncio.run(play(one, two))


# TLS


def test_under_tls_the_cookie_is_bound_to_the_place_and_the_browser_stays_with_tls(
    house: ServerProcess,
) -> None:
    with httpx.Client(base_url=house.address, headers=TLS) as http:
        answer = http.post("/api/me", json={"name": "Ala"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-vacancy=")
        for part in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
            assert part in cookie
        assert "Domain" not in cookie
        assert "max-age=31536000" in answer.headers["strict-transport-security"]
        turned_away = http.get("/api/me", headers={"host": "evil.example"})
        assert "strict-transport-security" in turned_away.headers


def test_under_tls_only_the_bound_cookie_counts(house: ServerProcess) -> None:
    with httpx.Client(base_url=house.address) as http:
        cookie = http.post("/api/me", json={"name": "Ala"}).headers["set-cookie"]
        token = cookie.partition("=")[2].partition(";")[0]
    with httpx.Client(base_url=house.address, headers=TLS) as http:
        tossed = http.get("/api/me", headers={"cookie": f"vacancy={token}"})
        bound = http.get("/api/me", headers={"cookie": f"__Host-vacancy={token}"})
    assert (tossed.json(), bound.json()["name"]) == (None, "Ala")


def test_under_tls_a_browser_is_known_again_by_a_bound_cookie(house: ServerProcess) -> None:
    with httpx.Client(base_url=house.address, headers=TLS) as http:
        told = http.post("/api/me", json={"name": "Ala"}).headers["set-cookie"]
        headers = {"cookie": told.partition(";")[0]}
        answer = http.post("/api/play", json={"game": "overbooking"}, headers=headers)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-vacancy-browser=")
    assert "Secure" in cookie


def test_a_socket_under_tls_knows_who_it_is(house: ServerProcess) -> None:
    async def play() -> None:
        async with Player(house.address, "Ala") as ala:
            table = (await ala.post("/play", {"game": "overbooking"}))["id"]
            token = ala.http.cookies["vacancy"]
            headers = {"Cookie": f"__Host-vacancy={token}", "X-Forwarded-Proto": "https"}
            line = await ala.dial(table, headers)
            await line.hello()
            assert line.welcome["you"] == 0

    asyncio.run(play())


def test_plain_http_has_a_plain_cookie_and_no_word_of_tls(house: ServerProcess) -> None:
    with httpx.Client(base_url=house.address) as http:
        answer = http.post("/api/me", json={"name": "Ala"})
        assert answer.headers["set-cookie"].startswith("vacancy=")
        assert "strict-transport-security" not in answer.headers
        assert http.get("/api/me").json()["name"] == "Ala"


# Tables


def test_a_new_table_has_an_id_of_128_bits(house: ServerProcess) -> None:
    async def play() -> str:
        async with Player(house.address, "Ala") as ala:
            table: str = (await ala.post("/play", {"game": "overbooking"}))["id"]
            assert (await ala.watch(table)).welcome["you"] == 0
            return table

    assert re.fullmatch("[0-9a-f]{32}", asyncio.run(play()))


def test_a_table_with_a_shorter_id_is_still_found(db: str) -> None:
    store, bench = Store(db), asked("me", "open")
    store.open()
    store.append([Append("0123456789abcdef", bench.rows, views.listing(bench.table))])
    store.close()

    async def look(server: ServerProcess) -> None:
        async with Player(server.address) as guest:
            assert (await guest.get("/tables/0123456789abcdef"))["status"] == "waiting"

    with serving(db) as server:
        asyncio.run(look(server))
