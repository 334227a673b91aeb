"""Floods against a server as people run it, and what others notice of them.

`python -m tests.server.attacks` starts one (`--db postgresql://...` for another store than SQLite),
lets strangers do too much of one thing after the other, and tells what became of each, and
how long somebody else waited meanwhile, who asks from a process of their own. Strangers come from
addresses that a header names, which the server believes as from a proxy on this machine. Attacks on
fairness are tests of every day (`test_fair_wire.py`, `test_names.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

import vacancy
from tests.server.client import Json, Player
from tests.server.process import serving
from vacancy.engine.transcript import Match
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.database import writing
from vacancy.server.store.ratings import insert_outcomes
from vacancy.server.store.store import Store
from vacancy.server.table.create import new_table_id
from vacancy.server.table.outcome import Outcome
from vacancy.server.table.rated import Player as Seated

SECONDS = 8.0
AT_ONCE = 15
HELLO = json.dumps({"type": "hello", "protocol": 1, "since": None})
PASSWORD = "correct horse battery"
HALF_A_REQUEST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Len"
TWO: list[Json] = [{"kind": "me"}, {"kind": "open"}]
numbers = count(1)
Attack = Callable[[str], Awaitable[str]]


def stranger(site: str, name: str | None = None, address: str | None = None) -> Player:
    """Somebody at an address that nobody else has, unless one is given."""
    number = next(numbers)
    player = Player(site, name or f"Stranger {number}")
    player.http.headers["x-forwarded-for"] = (
        address or f"198.51.{100 + number // 250}.{number % 250}"
    )
    return player


# What somebody else notices


async def witness(site: str) -> None:
    """Ask for a small thing fifty times a second, and tell how long the answers took."""
    waits, end = list[float](), time.monotonic() + SECONDS
    async with httpx.AsyncClient(base_url=site, headers={"x-forwarded-for": "192.0.2.9"}) as http:
        while time.monotonic() < end:
            begun = time.perf_counter()
            (await http.get("/api/me")).raise_for_status()
            waits.append(1000 * (time.perf_counter() - begun))
            await asyncio.sleep(0.02)
    waits.sort()
    worst = waits[int(0.99 * (len(waits) - 1))]
    print(f"others waited {statistics.median(waits):.0f} ms (p50), {worst:.0f} ms (p99)")


async def witnessed(site: str, attack: Attack) -> str:
    """What became of an attack, and what somebody else noticed."""
    program = [sys.executable, "-m", "tests.server.attacks", "--witness", site]
    other = await asyncio.create_subprocess_exec(*program, stdout=PIPE)
    came = await attack(site)
    told, _ = await other.communicate()
    return f"{came}; {told.decode().strip()}"


# Floods


async def ask_again_and_again(site: str, paths: list[str], address: str) -> str:
    """Fifteen at once, as much as one address is answered."""
    codes, end, order = Counter[int](), time.monotonic() + SECONDS, count()
    headers = {"x-forwarded-for": address}

    async def ask(http: httpx.AsyncClient) -> None:
        while time.monotonic() < end:
            codes[(await http.get(paths[next(order) % len(paths)])).status_code] += 1

    async with httpx.AsyncClient(base_url=site, headers=headers, timeout=180) as http:
        await asyncio.gather(*(ask(http) for _ in range(AT_ONCE)))
    return ", ".join(f"{number} times {code}" for code, number in sorted(codes.items()))


async def profiles(site: str) -> str:
    """Of somebody who has played very much."""
    return await ask_again_and_again(site, ["/api/player?name=Wanda"], "203.0.113.1")


async def lobby(site: str) -> str:
    for _ in range(10):
        async with stranger(site) as host:
            for _ in range(10):
                body = {"game": "overbooking", "seats": TWO, "listed": True}
                await host.post("/tables", body)
    return await ask_again_and_again(site, ["/api/tables"], "203.0.113.2")


async def pictures(site: str) -> str:
    """Of tables that all look otherwise: each is by somebody of another name."""
    tables = []
    for _ in range(5):
        async with stranger(site) as host:
            for number in range(12):
                await host.post("/me", {"name": f"{host.name} the {number}."})
                body = {"game": "overbooking", "seats": TWO}
                tables.append((await host.post("/tables", body))["id"])
    paths = [f"/api/tables/{table}/picture.png" for table in tables]
    return await ask_again_and_again(site, paths, "203.0.113.3")


async def links(site: str) -> str:
    """Shown for tables that nobody has read lately, as many at once as one address has lines."""
    async with stranger(site) as host:
        body = {"game": "overbooking", "seats": TWO}
        tables = [(await host.post("/tables", body))["id"] for _ in range(15)]
    return await ask_again_and_again(site, [f"/table/{table}" for table in tables], "203.0.113.4")


async def puzzles(site: str) -> str:
    """Solved one after the other, with the reasons of each."""
    async with stranger(site) as guest:
        listed = [each["id"] for each in (await guest.get("/puzzles"))["puzzles"]]
    paths = [f"/api/puzzles/{puzzle}/solution" for puzzle in listed]
    return await ask_again_and_again(site, paths, "203.0.113.5")


async def files(site: str) -> str:
    """Matches brought along by one address, each of them as long as its moves allow."""
    codes, end = Counter[int](), time.monotonic() + SECONDS
    game = vacancy.game("apartament")
    async with stranger(site, address="203.0.113.6") as guest:
        while time.monotonic() < end:
            match = Match.new(game, seats=4)
            while not game.is_over(match.state):
                match.play(random.choice(game.legal(match.state)))
            answer = await guest.http.post("/api/me/imports", json={"text": match.to_text()})
            codes[answer.status_code] += 1
    return ", ".join(f"{number} times {code}" for code, number in sorted(codes.items()))


async def guesses(site: str) -> str:
    """At one account, from addresses without end, the name typed in many ways."""
    codes = Counter[int]()
    async with stranger(site, "Zenobia") as owner:
        await owner.post("/me/password", {"password": PASSWORD})
    for number in range(60):
        async with stranger(site) as guest:
            name = f"{' ' * number}{'zenobia' if number % 2 else 'ZEN0BIA'}"
            body = {"name": name, "password": f"guess number {number}"}
            codes[(await guest.http.post("/api/login", json=body)).status_code] += 1
    return f"{codes[403]} guesses compared, {codes[429]} refused"


async def half_requests(site: str) -> str:
    port = int(site.rpartition(":")[2])
    lines = [socket.create_connection(("127.0.0.1", port)) for _ in range(400)]
    for line in lines:
        line.sendall(HALF_A_REQUEST)
    begun = time.monotonic()
    lines[0].settimeout(60)
    answer = await asyncio.to_thread(lines[0].recv, 1000)
    for line in lines:
        line.close()
    said = answer.split(b"\r\n")[0].decode()
    return f"400 lines, cut after {time.monotonic() - begun:.1f} s with {said}"


async def dial(site: str, table: str, address: str) -> ClientConnection:
    where = f"{site.replace('http', 'ws')}/api/tables/{table}/live"
    headers = {"x-forwarded-for": address}
    return await connect(where, origin=Origin(site), additional_headers=headers, max_size=None)


async def first_word(line: ClientConnection) -> str:
    """What a line is told first, after a hello."""
    try:
        await line.send(HELLO)
    except ConnectionClosed:
        return "refused"
    told: Any = json.loads(await line.recv())
    return str(told["type"])


async def begin(host: Player, guest: Player) -> str:
    table: str = (await host.post("/tables", {"game": "overbooking", "seats": TWO}))["id"]
    await guest.post(f"/tables/{table}/join")
    await host.post(f"/tables/{table}/start")
    return table


async def watchers(site: str) -> str:
    async with stranger(site) as host, stranger(site) as guest:
        table = await begin(host, guest)
        lines = [await dial(site, table, f"203.0.{number // 15}.7") for number in range(260)]
        words = Counter([await first_word(line) for line in lines])
        has_seat = bool((await guest.watch(table)).welcome)
        for line in lines:
            await line.close()
    let_in = f"{words['welcome']} let in, {words['refused']} refused"
    return f"of 260 watchers {let_in}; a player {'sits down' if has_seat else 'is SHUT OUT'}"


async def welcomes(site: str) -> str:
    """Forty lines from ten addresses ask for all of a table again and again."""
    given, end = Counter[str](), time.monotonic() + SECONDS
    async with stranger(site) as host, stranger(site) as guest:
        table = await begin(host, guest)

        async def ask(number: int) -> None:
            line = await dial(site, table, f"203.0.112.{number // 4}")
            try:
                while time.monotonic() < end:
                    await line.send(HELLO)
                    async with asyncio.timeout(SECONDS):
                        given[json.loads(await line.recv())["type"]] += 1
            except (ConnectionClosed, TimeoutError):
                given["cut"] += 1
            await line.close()

        await asyncio.gather(*map(ask, range(40)))
    return f"{given['welcome']} welcomes given"


ATTACKS: tuple[Attack, ...] = (
    profiles, lobby, pictures, links, puzzles, files, guesses, half_requests, watchers, welcomes,
)  # fmt: skip


async def attack(site: str) -> None:
    for each in ATTACKS:
        print(f"{each.__name__}: {await witnessed(site, each)}", flush=True)


def make_a_regular(db: str) -> None:
    """Somebody who has played two thousand matches."""
    store = Store(db)
    store.open()
    accounts = Accounts(store)
    found = accounts.find(accounts.create("Wanda", 0.0), 0.0)
    assert found is not None
    players = tuple(
        Seated(f"other {seat}" if seat else found.id, f"Name {seat}", None, seat + 1, 40, False)
        for seat in range(4)
    )
    outcomes = [
        Outcome(new_table_id(), "overbooking", 4, at, at + 1, "play", False, True, players)
        for at in map(float, range(2000))
    ]
    with writing(store.engine) as connection:
        insert_outcomes(connection, outcomes)
    store.close()


def main() -> None:
    reader = argparse.ArgumentParser(prog="tests.server.attacks")
    reader.add_argument("--db", help="an empty database; a new SQLite file without it")
    reader.add_argument("--witness", help=argparse.SUPPRESS)
    asked = reader.parse_args()
    if asked.witness:
        asyncio.run(witness(asked.witness))
        return
    with tempfile.TemporaryDirectory() as folder:
        db = asked.db or f"{folder}/vacancy.db"
        make_a_regular(db)
        with serving(db, "--per-minute", "600", is_compiled=True) as server:
            asyncio.run(attack(server.address))


if __name__ == "__main__":
    main()
