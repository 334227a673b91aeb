"""The database behind the store: where it lies, how it is opened, and how it is brought up to date.

SQLite in the user's data folder is the default: write-ahead log, every commit on disk before it is
reported. PostgreSQL is used when its address is given.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

SQLITE, POSTGRES = "sqlite", "postgresql"
MIGRATION_LOCK = 0x56616361  # any number, the same in all processes
BUSY_MILLISECONDS = 5000


class StoreAway(Exception):
    """The database cannot be reached or written at the moment."""


def data_folder() -> Path:
    """Where the user's data lies, by the rules of the platform."""
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / "vacancy"
    if os.name == "nt" and (home := os.environ.get("LOCALAPPDATA")):
        return Path(home) / "vacancy"
    return Path.home() / ".local" / "share" / "vacancy"


def read_address(db: str | None) -> URL:
    """The address of a database: a file's name, a URL, or nothing for the usual place.

    >>> read_address("postgresql://me@example/vacancy").drivername
    'postgresql+psycopg'
    >>> read_address("/tmp/tables.db").database
    '/tmp/tables.db'
    """
    if db is None:
        return URL.create(SQLITE, database=str(data_folder() / "vacancy.db"))
    if "://" not in db:
        return URL.create(SQLITE, database=str(Path(db).absolute()))
    url = make_url(db)
    if url.get_backend_name() == POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    return url


def open_engine(url: URL) -> Engine:
    """A way to the database."""
    if url.get_backend_name() == POSTGRES:
        limits = "-c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000"
        arguments: dict[str, Any] = {"connect_timeout": 5, "options": limits}
        return create_engine(url, pool_pre_ping=True, pool_size=6, connect_args=arguments)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        Path(url.database).touch(0o600)  # there are secrets in it
    engine = create_engine(url, pool_size=6, connect_args={"timeout": BUSY_MILLISECONDS / 1000})
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    for setting in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
        connection.execute(f"pragma {setting}")


def begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("begin immediate" if writes else "begin")


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection to read from; trouble is a `StoreAway`."""
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise StoreAway(first_line(error)) from error


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction to write in, committed at the end; trouble is a `StoreAway`."""
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection
    except SQLAlchemyError as error:
        raise StoreAway(first_line(error)) from error


def first_line(error: Exception) -> str:
    """What went wrong, without the statement and its values: those may be secret."""
    reason = str(getattr(error, "orig", None) or "").strip()
    return reason.splitlines()[0][:200] if reason else type(error).__name__


def migrate(engine: Engine) -> None:
    """Bring the database up to date; one process does it, the others wait."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with writing(engine) as connection:
        if engine.dialect.name == POSTGRES:
            lock = text("select pg_advisory_xact_lock(:lock)")
            connection.execute(lock, {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def backup_sqlite(source: Path, target: Path) -> None:
    """Copy a database file while others read and write it."""
    part = target.with_name(target.name + ".part")
    reader = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    writer = sqlite3.connect(part)
    try:
        reader.backup(writer, pages=256, sleep=0.01)
        writer.execute("pragma journal_mode = delete")
    finally:
        writer.close()
        reader.close()
    part.replace(target)
