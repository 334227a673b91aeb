"""A full disk, a database that goes away, a port in use: said in words, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.bench import uncompiled
from tests.server.client import PATIENCE, Player
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving
from vacancy.bots import make_bot
from vacancy.server.command import free_port
from vacancy.server.store.store import Append, Store
from vacancy.server.table.fold import fold
from vacancy.server.table.listing import Listing
from vacancy.server.table.parts import Row
from vacancy.server.table.table import Table


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte, where that can be had."""
    folder = tmp_path / "disk"
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(["mount", *options], check=False).returncode != 0:
        pytest.skip("a small disk cannot be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk_is_said_in_words_and_the_table_goes_on(small_disk: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with Player(server.address, "Ala") as ala:
            table = await ala.start_against("random", first="0")
            line = await ala.watch(table)
            filler = small_disk / "filler"
            fill(filler)
            told = await line.move(id="m1")
            count = 0
            while told["type"] == "ack" and count < 200:  # some room was left in open pages
                count += 1
                told = await line.ask("chat", text="x" * 300)
                if told["type"] == "refused" and told["reason"]["id"] == "error-chat-fast":
                    await asyncio.sleep(2)
                    told = {"type": "ack"}
            assert told["reason"]["id"] == "error-store"
            answer = await ala.http.post("/api/play", json={"game": "overbooking"})
            assert (answer.status_code, answer.json()["error"]["id"]) == (503, "error-store")
            filler.unlink()
            assert (await line.ask("chat", text="Still here"))["type"] == "ack"
            again = await ala.watch(table)
            assert [each["text"] for each in again.welcome["chat"]][-1] == "Still here"

    with serving(small_disk / "a.db") as server:
        asyncio.run(play(server))


def fill(path: Path) -> None:
    """Write until there is no room."""
    with path.open("wb", buffering=0) as file:
        for size in (65_536, 1024, 16):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue


def test_a_database_that_goes_away_comes_back(postgres: Postgres) -> None:
    async def play(server: ServerProcess) -> None:
        async with Player(server.address, "Ala") as ala:
            line = await ala.watch(await ala.start_against("random", first="0"))
            assert (await line.move())["type"] == "ack"
            await line.until_my_turn()
            postgres.stop()
            try:
                told = await line.move(id="m2")
                assert told["reason"]["id"] == "error-store"
                assert (await ala.http.get("/api/me")).status_code == 503
            finally:
                postgres.start()
            number = line.number
            for _ in range(20):
                told = await line.move(id="m2")
                if told["type"] == "ack":
                    break
                await asyncio.sleep(0.5)
            assert told["type"] == "ack"
            assert line.number >= number + 1
            assert await line.until_my_turn()

    with serving(postgres.fresh()) as server:
        asyncio.run(play(server))


def test_a_port_in_use_is_passed_over_and_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = ServerProcess(str(tmp_path / "a.db"), port=port)
        server.start()
        try:
            assert server.port != port
            assert any(f"Port {port} is taken" in line for line in server.said)
        finally:
            server.stop()


def test_frames_are_sent_without_waiting_for_each_other() -> None:
    async def delay_option() -> int:
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def meet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            told.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = free_port("127.0.0.1", 0, "en")
        async with await asyncio.start_server(meet, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            try:
                return await asyncio.wait_for(told, PATIENCE)
            finally:
                writer.close()

    assert asyncio.run(delay_option()) != 0


def test_the_host_token_is_printed_at_the_first_start_only(tmp_path: Path) -> None:
    said = []
    for _ in range(2):
        with serving(tmp_path / "a.db") as server:
            said.append(any("Host token" in line for line in server.said))
    assert said == [True, False]


@pytest.mark.parametrize("db", ["postgresql://nobody@127.0.0.1:1/none", "/proc/none/a.db"])
def test_a_store_that_cannot_be_opened_is_said_in_words(db: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "vacancy.server", "--db", db, "--port", "0"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "VACANCY_UNCOMPILED": "1"},
    )
    assert told.returncode == 1
    assert told.stderr.startswith("The store cannot be opened")
    assert "Traceback" not in told.stderr


def leave_a_broken_table(db: str) -> None:
    """A table that nobody can read must not keep the others waiting."""
    store = Store(db)
    listing = Listing("running", False, "bot", None, 1.0, {})
    store.append([Append("f" * 16, [Row(1, "created", {"game": "gone"}, 1.0)], listing)])
    store.close()


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody looks at the table, and it was a bot's turn when the server died."""

    async def play() -> None:
        slow = ServerProcess(str(tmp_path / "a.db"), "--bot-pace", "60")
        slow.start()
        ala = await Player(slow.address, "Ala").__aenter__()
        table = await ala.start_against("random", first="1")
        slow.kill()
        leave_a_broken_table(slow.db)
        slow.arguments += ["--bot-pace", "0"]
        slow.start()
        line = await ala.watch(table)
        assert await line.until_my_turn()
        await ala.__aexit__(None, None, None)
        slow.stop()

    asyncio.run(play())


def read_table(db: str, table: str) -> Table:
    store = Store(db)
    rows = store.read(table)
    store.close()
    return fold(table, uncompiled, rows)


@pytest.mark.parametrize(
    "db", ["sqlite", pytest.param("postgresql", marks=pytest.mark.nightly)], indirect=True
)
def test_a_bot_killed_in_thought_makes_the_same_move_afterwards(db: str) -> None:
    """By the plain rules a greedy bot thinks for seconds, and no clock cuts it short."""

    async def play(server: ServerProcess) -> tuple[str, Table]:
        async with Player(server.address, "Ala") as ala:
            table = await ala.start_against("greedy", "greedy", first="1")
            await asyncio.sleep(0.3)
            server.kill()
            before = read_table(server.db, table)
            server.start()
            line = await ala.watch(table)  # the bot may have moved before anybody looked
            while line.number == 0:
                await line.receive()
            return table, before

    server = ServerProcess(db, "--bot-pace", "0")
    server.start()
    try:
        table, before = asyncio.run(play(server))
    finally:
        server.stop()
    assert (before.moves, before.to_move) == ([], 1)
    bot = make_bot("greedy", before.game, before.bot_seed + 1)
    assert read_table(db, table).moves[0].action == bot.choose(
        before.game.known(before.state, 1), 1
    )
