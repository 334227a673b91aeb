"""The store on both databases: one writer a version, each message once, backups while in use."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event

from tests.server.bench import ALA, BEA, TABLE, running
from tests.server.postgres import Postgres
from vacancy.server.command import CannotServe, backup
from vacancy.server.store import schema
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.database import (
    NEWEST,
    data_folder,
    migrations,
    read_address,
    reading,
    revision_of,
    writing,
)
from vacancy.server.store.passwords import hash_password
from vacancy.server.store.profiles import Profiles
from vacancy.server.store.puzzle_days import PuzzleDays
from vacancy.server.store.sessions import hash_token
from vacancy.server.store.store import Append, Store
from vacancy.server.table.listing import Listing
from vacancy.server.table.parts import Row
from vacancy.server.telling import views
from vacancy.server.words import Refused

LISTING = Listing("waiting", True, None, None, 1.0, {}, frozenset({"a"}))


@pytest.fixture
def store(db: str) -> Iterator[Store]:
    made = Store(db)
    made.open()
    yield made
    made.close()


def append(store: Store, *rows: Row, table: str = TABLE) -> bool:
    return store.append([Append(table, rows, LISTING)])[0]


def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    with reading(store.engine) as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_opening_twice_changes_nothing(store: Store) -> None:
    append(store, Row(1, "created", {}, 1.0))
    store.open()
    assert len(store.read(TABLE)) == 1


def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    bench = running(ALA, BEA)
    for _ in range(5):
        bench.move(bench.mover())
    listing = views.listing(bench.table)
    assert store.append([Append(TABLE, bench.rows, listing)]) == [True]
    assert store.read(TABLE) == bench.rows
    assert store.read(TABLE, after=4) == bench.rows[4:]


def test_a_version_has_one_writer(store: Store) -> None:
    assert append(store, Row(1, "created", {}, 1.0))
    assert not append(store, Row(1, "created", {"other": True}, 1.0))
    assert store.read(TABLE)[0].body == {}


def test_many_writers_at_once_get_one_version_each(store: Store) -> None:
    append(store, Row(1, "created", {}, 1.0))
    won: list[str] = []

    def write(name: str) -> None:
        for version in range(2, 22):
            if append(store, Row(version, "chat", {"by": name}, 1.0)):
                won.append(name)

    threads = [threading.Thread(target=write, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 20
    assert [row.version for row in store.read(TABLE)] == list(range(1, 22))


def test_a_message_is_applied_once(store: Store) -> None:
    append(store, Row(1, "created", {}, 1.0))
    assert append(store, Row(2, "chat", {}, 1.0, "ala", "m1"))
    assert not append(store, Row(3, "chat", {}, 1.0, "ala", "m1"))
    assert append(store, Row(3, "chat", {}, 1.0, "bea", "m1"))
    assert store.find_message(TABLE, "ala", "m1") == 2
    assert store.find_message(TABLE, "ala", "m2") is None


def test_rows_that_belong_together_are_written_together(store: Store) -> None:
    append(store, Row(1, "created", {}, 1.0), Row(2, "started", {}, 1.0))
    assert not append(store, Row(2, "move", {}, 1.0), Row(3, "over", {}, 1.0))
    assert len(store.read(TABLE)) == 2


def test_a_database_that_is_up_to_date_is_known_as_such(store: Store) -> None:
    with reading(store.engine) as connection:
        assert revision_of(connection) == NEWEST
    scripts = ScriptDirectory.from_config(migrations())
    assert scripts.get_current_head() == NEWEST


def test_the_lobby_lists_what_is_listed_and_what_is_mine(store: Store) -> None:
    append(store, Row(1, "created", {}, 1.0))
    assert [table for table, _ in store.list_tables(None, "listed")] == [TABLE]
    assert [table for table, _ in store.list_tables("a", "mine")] == [TABLE]
    assert store.list_tables("b", "mine") == []


def test_tables_that_wait_are_not_crowded_out_by_those_that_run(store: Store) -> None:
    for number, status in enumerate(["waiting", "running", "running"], 1):
        table = f"{number:016x}"
        listing = Listing(status, True, None, None, float(number), {})
        store.append([Append(table, [Row(1, "created", {}, 1.0)], listing)])
    listed = [int(table, 16) for table, _ in store.list_tables(None, "listed")]
    assert listed == [1, 3, 2]
    assert store.waiting_among({f"{number:016x}" for number in (1, 2, 9)}) == {f"{1:016x}"}


def test_what_is_due_is_found(store: Store) -> None:
    running_late = Listing("running", False, "person", 50.0, 1.0, {})
    store.append([Append(TABLE, [Row(1, "created", {}, 1.0)], running_late)])
    assert [table for _, table in store.list_due(now=60.0, bots_since=0.0, limit=5)] == [TABLE]
    assert store.list_due(now=40.0, bots_since=0.0, limit=5) == []


def test_a_token_is_kept_as_a_hash_only(store: Store) -> None:
    accounts = Accounts(store)
    token = accounts.create("Ala", 1.0)
    found = accounts.find(token, 1.0)
    assert found is not None
    assert found.name == "Ala"
    assert accounts.find(hash_token(token), 1.0) is None
    with reading(store.engine) as connection:
        kept = connection.execute(schema.sessions.select()).one()
    assert token not in map(str, kept)


def test_a_password_opens_the_same_account_elsewhere(store: Store) -> None:
    accounts = Accounts(store)
    token = accounts.create("Ala", 1.0)
    account = accounts.find(token, 1.0)
    assert account is not None
    accounts.set_password(account, "correct horse", None, token)
    other = accounts.find(accounts.login("ALA", "correct horse", 2.0), 2.0)
    assert other is not None
    assert other.id == account.id
    for name, password in (("Ala", "wrong"), ("Nobody", "correct horse"), ("A\0la", "x")):
        with pytest.raises(Refused, match="error-wrong-login"):
            accounts.login(name, password, 3.0)
    with pytest.raises(Refused, match="error-name-taken"):
        accounts.create("ala", 4.0)


def test_the_host_token_is_made_once(store: Store) -> None:
    accounts = Accounts(store)
    token = accounts.make_host_token()
    assert token is not None
    assert accounts.make_host_token() is None
    account = accounts.find(accounts.create("Ala", 1.0), 1.0)
    assert account is not None
    with pytest.raises(Refused, match="error-wrong-token"):
        accounts.become_host(account, "guess", 1.0)
    accounts.become_host(account, token, 1.0)


# SQLite alone


def test_every_commit_is_on_disk(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "a.db"))
    store.open()
    with reading(store.engine) as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar() == 2
    store.close()


def test_a_backup_is_whole_while_others_write(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    store = Store(str(db))
    store.open()
    append(store, Row(1, "created", {}, 1.0))
    stop = threading.Event()

    def write() -> None:
        version = 2
        while not stop.is_set():
            append(store, Row(version, "chat", {"text": "x" * 500}, 1.0))
            version += 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        copies = [tmp_path / f"copy{number}.db" for number in range(3)]
        for copy in copies:
            backup(str(db), copy)
    finally:
        stop.set()
        writer.join()
    store.close()
    for copy in copies:
        made = sqlite3.connect(copy)
        assert made.execute("pragma integrity_check").fetchone() == ("ok",)
        versions = [version for (version,) in made.execute("select version from log order by 1")]
        assert versions == list(range(1, len(versions) + 1))
        made.close()


def test_a_backup_overwrites_nothing_and_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("keep")
    (tmp_path / "a.db").touch()
    with pytest.raises(CannotServe, match="exists already"):
        backup(str(tmp_path / "a.db"), tmp_path / "there")
    with pytest.raises(CannotServe, match="no store"):
        backup(str(tmp_path / "none.db"), tmp_path / "new")


def test_the_usual_place_is_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/vacancy")
    assert read_address(None).database == "/data/vacancy/vacancy.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ala")
    assert data_folder() == Path("/home/ala/.local/share/vacancy")


def test_passwords_are_hashed_by_argon2id_with_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # hash them in earnest
    told = hash_password("correct horse")
    assert told.startswith("$argon2id$")
    assert int(told.partition("m=")[2].partition(",")[0]) >= 19 * 1024


def test_who_said_a_name_and_never_came_back_is_forgotten_and_nobody_else(store: Store) -> None:
    accounts, day = Accounts(store), 86_400.0
    tokens = {name: accounts.create(name, 1.0) for name in ("Gone", "Seen", "Safe", "Host", "Sat")}
    known: dict[str, Any] = {name: accounts.find(token, 2.0) for name, token in tokens.items()}
    accounts.note_seen(tokens["Seen"], 50 * day)
    accounts.set_password(known["Safe"], "correct horse", None, tokens["Safe"])
    accounts.become_host(known["Host"], accounts.renew_host_token(), 2.0)
    with writing(store.engine) as connection:
        sits = {"table_id": "t", "account": known["Sat"].id}
        connection.execute(schema.members.insert().values(sits))
    profiles = Profiles(store)
    for name in ("Gone", "Seen"):
        about = {"game": "overbooking", "seats": 2, "imported_at": 2.0}
        profiles.keep_import(known[name].id, "seal", about, "a match")
    assert accounts.forget_strangers(80 * day) == 0
    assert accounts.forget_strangers(100 * day) == 1
    assert not profiles.imports(known["Gone"].id)
    assert profiles.imports(known["Seen"].id)
    assert [name for name, token in tokens.items() if not accounts.find(token, 100 * day)] == [
        "Gone"
    ]


Twice = Callable[[Store, str], None]


def solve(store: Store, account: str) -> None:
    PuzzleDays(store.engine).add(account, 7)


def bring(store: Store, account: str) -> None:
    about = {"game": "overbooking", "seats": 2, "imported_at": 2.0}
    Profiles(store).keep_import(account, "seal", about, "a match")


@pytest.mark.parametrize(("write", "refusal"), [(solve, None), (bring, "error-import-known")])
def test_whoever_asks_twice_at_once_is_not_told_of_trouble_with_the_database(
    postgres: Postgres, write: Twice, refusal: str | None
) -> None:
    """SQLite has one writer; with PostgreSQL the second was refused as if the store were away."""
    store = Store(postgres.fresh())
    store.open()
    accounts, was_first = Accounts(store), list[bool]()
    ala = accounts.find(accounts.create("Ala", 1.0), 2.0)
    assert ala is not None

    def be_first(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith("INSERT") and not was_first:
            was_first.append(True)
            write(store, ala.id)

    event.listen(store.engine, "before_cursor_execute", be_first)
    with pytest.raises(Refused) if refusal else nullcontext() as caught:
        write(store, ala.id)
    assert was_first
    assert caught is None or caught.value.reason.id == refusal
    store.close()
