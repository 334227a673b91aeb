"""Backups: made under play, put back whole or not at all, and never over a store in use."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.bench import TABLE
from tests.server.client import Player
from tests.server.first_schema import make_first_schema
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving
from tests.server.stubborn import Stubborn
from tests.server.tournament import Tournament, check
from vacancy.server.command import CannotServe, backup, restore
from vacancy.server.store.database import known_revisions
from vacancy.server.store.store import Append, Store
from vacancy.server.table.listing import Listing
from vacancy.server.table.parts import Row
from vacancy.server.tasks import end

LISTING = Listing("waiting", True, None, None, 1.0, {})


def make_store(path: Path, rows: int = 1) -> Store:
    """A store with one table that has so many rows; it stays open."""
    store = Store(str(path))
    store.open()
    for version in range(1, rows + 1):
        store.append([Append(TABLE, [Row(version, "chat", {}, 1.0)], LISTING)])
    return store


def row_count(path: Path) -> int:
    store = Store(str(path))
    found = len(store.read(TABLE))
    store.close()
    return found


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A backup of a store with three rows."""
    make_store(tmp_path / "first.db", rows=3).close()
    backup(str(tmp_path / "first.db"), tmp_path / "copy.db")
    return tmp_path / "copy.db"


# The rehearsal


class SavedTournament(Tournament):
    """A backup is made in the middle; play goes on behind it."""

    def __init__(self, server: ServerProcess, copy: Path, postgres: Postgres | None) -> None:
        super().__init__(server, seed=7)
        self.copy, self.postgres = copy, postgres

    async def disturb(self) -> None:
        await self.wait_for_moves(30)
        self.saved = [dict(player.acked) for player in self.players]
        await asyncio.to_thread(self.back_up)
        await self.wait_for_moves(15)
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)

    def back_up(self) -> None:
        if self.postgres is None:
            backup(self.server.db, self.copy)
        else:
            self.postgres.run("pg_dump", "--format=custom", f"--file={self.copy}", self.server.db)

    def put_back(self) -> None:
        """As docs/hosting.md says."""
        if self.postgres is None:
            restore(self.server.db, self.copy, may_replace=True)
        else:
            options = ["--clean", "--if-exists", "--single-transaction"]
            self.postgres.run("pg_restore", *options, f"--dbname={self.server.db}", str(self.copy))

    @property
    def acked_ids(self) -> set[str]:
        return {id for player in self.players for id in player.acked}

    def forget_what_came_later(self) -> None:
        """All that must be known from now on is what was acknowledged before the backup."""
        self.players = self.players[: len(self.saved)]
        for player, acked in zip(self.players, self.saved, strict=True):
            player.acked = acked


async def play_on(tournament: Tournament) -> None:
    """Two who sat at a table, still known by their cookies, make another move there."""
    both: list[Stubborn] = []
    for each in tournament.players[:2]:
        player = Player(tournament.server.address)
        player.name, player.http.cookies = f"{each.player.name}-again", each.player.http.cookies
        both.append(Stubborn(player, each.table, random.Random(1)))
    playing = [asyncio.create_task(each.play(lambda: False)) for each in both]
    while not any(each.acked for each in both):
        await asyncio.sleep(0.01)
        assert not any(task.done() for task in playing)
    await end(*playing)
    for each in both:
        await each.player.__aexit__(None, None, None)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_made_under_play_is_restored_with_all_that_was_acknowledged_before(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind != "sqlite" else None
    db = postgres.fresh() if postgres else str(tmp_path / "a.db")
    copy = (postgres.folder if postgres else tmp_path) / f"{kind}.backup"
    server = ServerProcess(db, "--bot-pace", "0")
    server.start()
    evening = SavedTournament(server, copy, postgres)
    try:
        asyncio.run(evening.run())
    finally:
        server.kill()  # what it wrote last lies in the write-ahead log
    evening.put_back()
    store = Store(db)
    found = {row.client_id for each in evening.players for row in store.read(each.table)}
    assert not found >= evening.acked_ids  # it is as it was at the time of the backup
    evening.forget_what_came_later()
    check(evening, store)
    store.close()
    server.start()
    try:
        asyncio.run(play_on(evening))
    finally:
        server.stop()


# What is restored, and what is not (SQLite)


def test_a_restore_keeps_what_was_there_and_its_log_does_no_harm(
    copy: Path, tmp_path: Path
) -> None:
    db = tmp_path / "a.db"
    left_behind = tmp_path / "behind"
    left_behind.mkdir()
    store = make_store(db, rows=9)
    for path in tmp_path.glob("a.db*"):  # as if the server had been killed
        shutil.copy(path, left_behind)
    store.close()
    target = left_behind / "a.db"
    assert target.with_name("a.db-wal").stat().st_size > 0
    told = restore(str(target), copy, may_replace=True)
    (aside,) = (path for path in left_behind.iterdir() if path.name.startswith("a.db.2"))
    assert str(aside) in told
    assert (row_count(target), row_count(aside)) == (3, 9)


def test_a_store_is_replaced_only_if_that_is_asked_for(copy: Path, tmp_path: Path) -> None:
    make_store(tmp_path / "a.db", rows=9).close()
    with pytest.raises(CannotServe, match="--force"):
        restore(str(tmp_path / "a.db"), copy, may_replace=False)
    assert row_count(tmp_path / "a.db") == 9


def test_a_store_that_a_server_uses_is_not_replaced(copy: Path, tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    with serving(db), pytest.raises(CannotServe, match="open; nothing was restored"):
        restore(str(db), copy, may_replace=True)
    assert list(tmp_path.glob("a.db.*")) == []
    assert row_count(db) == 0


def test_a_store_that_is_lost_is_restored_without_further_ado(copy: Path, tmp_path: Path) -> None:
    told = restore(str(tmp_path / "new" / "a.db"), copy, may_replace=False)
    assert told == f"Restored to {tmp_path / 'new' / 'a.db'}"
    assert row_count(tmp_path / "new" / "a.db") == 3


def test_a_damaged_store_is_kept_as_it_is_and_replaced(copy: Path, tmp_path: Path) -> None:
    target = tmp_path / "a.db"
    target.write_bytes(b"rubbish" * 999)
    restore(str(target), copy, may_replace=True)
    (aside,) = tmp_path.glob("a.db.2*")
    assert (row_count(target), aside.read_bytes()) == (3, b"rubbish" * 999)


def test_copies_and_stores_are_for_their_owner_alone(copy: Path, tmp_path: Path) -> None:
    restore(str(tmp_path / "a.db"), copy, may_replace=False)
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (copy, tmp_path / "a.db")]
    assert modes == [0o600, 0o600]


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    old = Store(str(tmp_path / "old.db"))
    make_first_schema(old)
    old.close()
    backup(str(tmp_path / "old.db"), tmp_path / "copy.db")
    restore(str(tmp_path / "a.db"), tmp_path / "copy.db", may_replace=False)
    with closing(sqlite3.connect(tmp_path / "a.db")) as restored:
        (revision,) = restored.execute("select version_num from alembic_version").fetchone()
    assert revision == max(known_revisions())


def spoil(copy: Path, how: str) -> str:
    """Make a backup unfit; returns what is said of it."""
    if how == "cut short":
        copy.write_bytes(copy.read_bytes()[:20_000])
        return "damaged"
    if how == "a page overwritten":
        whole = copy.read_bytes()
        copy.write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12_288:])
        return "damaged"
    if how == "empty":
        copy.write_bytes(b"")
        return "no backup"
    with closing(sqlite3.connect(copy)) as opened, opened:
        if how == "of a later version":
            opened.execute("update alembic_version set version_num = '9999'")
            return "newer version"
        if how == "of something else":
            opened.execute("drop table log")
            return "no backup"
        opened.execute("pragma journal_mode = wal")
        return "in use"


@pytest.mark.parametrize(
    "how",
    ["cut short", "a page overwritten", "empty", "of a later version", "of something else",
     "of a store in use"],
)  # fmt: skip
def test_what_is_no_whole_backup_is_refused_and_nothing_changes(
    how: str, copy: Path, tmp_path: Path
) -> None:
    make_store(tmp_path / "a.db", rows=9).close()
    said = spoil(copy, how)
    with pytest.raises(CannotServe, match=said):
        restore(str(tmp_path / "a.db"), copy, may_replace=True)
    assert [path.name for path in tmp_path.glob("a.db*")] == ["a.db"]
    assert row_count(tmp_path / "a.db") == 9


def test_postgresql_is_left_to_its_own_tools(tmp_path: Path) -> None:
    address, file = "postgresql://me@example/vacancy", tmp_path / "copy"
    with pytest.raises(CannotServe, match="pg_dump"):
        backup(address, file)
    with pytest.raises(CannotServe, match="pg_restore"):
        restore(address, file, may_replace=True)
