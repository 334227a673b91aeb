"""Metrics at the wire: what is counted, who may read it, and the dashboard that draws it."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import HTTPConnection

from tests.server.client import Player
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving
from vacancy.server import metrics
from vacancy.server.http.metrics import measure
from vacancy.server.http.readers import is_from_here
from vacancy.server.live.hub import Hub
from vacancy.server.rates import Quotas
from vacancy.server.store.store import Append, Store
from vacancy.server.table.listing import Listing
from vacancy.server.table.parts import Row

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana" / "vacancy.json"
LISTING = Listing("waiting", True, None, None, 1.0, {})


def scrape(server: ServerProcess, token: str | None = None, **headers: str) -> httpx.Response:
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    return httpx.get(f"{server.address}/metrics", headers=headers, timeout=30)


def read(server: ServerProcess, token: str | None = None) -> dict[str, float]:
    """Every value that a server exports, by its name and labels."""
    answer = scrape(server, token)
    assert answer.status_code == 200, answer.text
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on this machine, for those who sit at it."""
    with serving(tmp_path_factory.mktemp("private") / "vacancy.db") as started:
        yield started


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that people reach by a name, through a proxy on the same machine."""
    place = tmp_path_factory.mktemp("public") / "vacancy.db"
    with serving(place, "--allow-host", "play.example") as started:
        yield started


# The dashboard


def drawn_names() -> set[str]:
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    drawn = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    return set(re.findall(r"vacancy_\w+", drawn))


def test_the_dashboard_draws_all_that_the_server_exports_and_nothing_else(
    private: ServerProcess,
) -> None:
    exported = {each.split()[0] for each in read(private)}
    of_the_library = {each for each in exported if each.endswith("_created")}
    of_the_curve = {f"vacancy_acknowledgement_seconds_{part}" for part in ("count", "sum")}
    assert drawn_names() == exported - of_the_library - of_the_curve


# What is counted


def test_moves_are_counted_by_who_made_them_and_acknowledged_ones_timed(
    private: ServerProcess,
) -> None:
    async def play() -> tuple[int, int]:
        mine = 0
        async with Player(private.address, "Ala") as ala:
            line = await ala.watch(await ala.start_against("random"))
            while await line.until_my_turn() and (mine == 0 or mine == line.number):
                await line.move()
                mine += 1
            return mine, line.number - mine

    before = read(private)
    mine, its = asyncio.run(play())
    after = read(private)
    names = ("moves_total person", "moves_total bot", "acknowledgement_seconds_count")
    counted = [after[f"vacancy_{name}"] - before[f"vacancy_{name}"] for name in names]
    assert counted == [mine, its, mine]
    assert its > 0


def test_a_refused_move_is_not_counted(private: ServerProcess) -> None:
    async def play() -> None:
        async with Player(private.address, "Bea") as bea:
            line = await bea.watch(await bea.start_against("random"))
            told = await line.ask("move", number=99, action=0)
            assert told["type"] == "refused"

    before = read(private)
    asyncio.run(play())
    after = read(private)
    for name in ("vacancy_moves_total person", "vacancy_acknowledgement_seconds_count"):
        assert after[name] == before[name]


def test_open_sockets_and_tables_in_memory_are_shown(tmp_path: Path) -> None:
    async def look(server: ServerProcess) -> dict[str, float]:
        async with Player(server.address, "Ala") as ala:
            table = await ala.start_against("random")
            for _ in range(3):
                await ala.watch(table)
            return await asyncio.to_thread(read, server)

    with serving(tmp_path / "vacancy.db") as server:
        shown = asyncio.run(look(server))
    assert (shown["vacancy_sockets"], shown["vacancy_tables"]) == (3, 1)


def test_bots_that_think_and_all_who_wait_are_shown(tmp_path: Path) -> None:
    async def crowd() -> int:
        hub = Hub(Store(str(tmp_path / "vacancy.db")), Quotas(600), bot_pace=0)
        thinkers, gate = hub.minder.thinkers, threading.Event()
        thoughts = [thinkers.think(lambda _: gate.wait(), 9.0) for _ in range(thinkers.count + 2)]
        items = [Append(f"{n:032x}", [Row(1, "created", {}, 1.0)], LISTING) for n in range(3)]
        everything = asyncio.gather(*thoughts, *map(hub.writer.append, items))
        await asyncio.sleep(0)
        measure(hub)
        gate.set()
        everything.cancel()
        await asyncio.gather(everything, return_exceptions=True)
        hub.stop()
        return thinkers.count

    threads = asyncio.run(crowd())
    names = ("thoughts_running", "thoughts_waiting", "writes_waiting")
    shown = [metrics.REGISTRY.get_sample_value(f"vacancy_{name}") for name in names]
    assert shown == [threads, 2, 3]


def test_a_database_that_is_away_is_counted_and_the_host_can_see_it(postgres: Postgres) -> None:
    with serving(postgres.fresh(), "--allow-host", "play.example") as server:
        token = server.host_token
        before = read(server, token)
        postgres.stop()
        try:
            after = read(server, token)
            assert reason(scrape(server, "wrong")) == (503, "error-store")
        finally:
            postgres.start()
    name = "vacancy_database_errors_total reading"
    assert after[name] > before[name]


# Who may read


@pytest.mark.parametrize(
    "headers",
    [
        {"forwarded": "for=192.0.2.7"},
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-host": "localhost"},
        {"x-real-ip": "127.0.0.1"},
        {"via": "1.1 proxy"},
        {"host": "192.0.2.1"},
    ],
    ids=str,
)
def test_whatever_may_have_come_by_a_proxy_needs_the_token(
    private: ServerProcess, headers: dict[str, str]
) -> None:
    assert reason(scrape(private, **headers)) == (401, "error-metrics-closed")
    assert scrape(private, private.host_token, **headers).status_code == 200


@pytest.mark.parametrize(("peer", "is_here"), [("127.0.0.1", True), ("192.0.2.7", False)])
def test_another_machine_is_not_here_whatever_it_says(peer: str, is_here: bool) -> None:
    headers = [(b"host", b"127.0.0.1:8080")]
    scope = {"type": "http", "path": "/metrics", "headers": headers, "client": (peer, 50_000)}
    assert is_from_here(HTTPConnection(scope)) == is_here


def test_a_server_with_a_public_name_asks_everybody_for_the_token(public: ServerProcess) -> None:
    assert reason(scrape(public)) == (401, "error-metrics-closed")
    assert scrape(public, public.host_token, host="play.example").status_code == 200


def test_a_token_can_not_be_guessed(public: ServerProcess) -> None:
    address = {"x-forwarded-for": "192.0.2.9"}
    answers = [reason(scrape(public, f"guess-{n}", **address)) for n in range(11)]
    assert answers[:10] == [(403, "error-wrong-token")] * 10
    assert answers[10] == (429, "error-too-many-attempts")
