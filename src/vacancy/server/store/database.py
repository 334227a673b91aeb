"""The database behind the store: where it lies, how it is opened, and how it is brought up to date.

SQLite in the user's data folder is the default: write-ahead log, every commit on disk before it is
reported. PostgreSQL is used when its address is given.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Table,
    create_engine,
    event,
    inspect,
    make_url,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, SQLAlchemyError

from vacancy.server import metrics
from vacancy.server.words import refuse

from .claims import bring_keys_up_to_date

if TYPE_CHECKING:
    from alembic.config import Config

logger = logging.getLogger("vacancy.server")
Found = TypeVar("Found")

NEWEST = "0010"
"""The last of the migrations. A database that has it needs no Alembic, which loads slowly."""
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
        return open_postgres(url)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        Path(url.database).touch(0o600)  # there are secrets in it
    engine = create_engine(url, pool_size=6, connect_args={"timeout": BUSY_MILLISECONDS / 1000})
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def open_postgres(url: URL) -> Engine:
    """A way to PostgreSQL on which nobody waits for ever."""
    from .waiting import ANSWER_SECONDS, LINE, STATEMENT_MILLISECONDS, Lines

    limits = {
        "statement_timeout": STATEMENT_MILLISECONDS,
        "idle_in_transaction_session_timeout": 30_000,
    }
    options = " ".join(f"-c {name}={value}" for name, value in limits.items())
    engine = create_engine(
        url,
        pool_pre_ping=True,
        pool_size=6,
        pool_timeout=ANSWER_SECONDS,
        connect_args={**LINE, "options": options},
    )
    event.listen(engine, "do_connect", Lines().connect)
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
        raise told(error, "reading") from error


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction to write in, committed at the end; trouble is a `StoreAway`."""
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection
    except SQLAlchemyError as error:
        raise told(error, "writing") from error


def insert_new(engine: Engine, table: Table) -> Any:
    """An insert that leaves what is there already as it is, also if somebody was first just now."""
    of_dialect = postgresql.insert if engine.dialect.name == POSTGRES else sqlite.insert
    return of_dialect(table).on_conflict_do_nothing()


def readable(read: Callable[[Any], Found], rows: Iterable[Any]) -> Iterator[Found]:
    """What rows tell, but for those that are damaged: each costs itself, and not the others."""
    for row in rows:
        try:
            yield read(row)
        except (LookupError, TypeError, ValueError) as error:
            logger.warning("a row cannot be read: %s %s", read.__name__, type(error).__name__)


def told(error: SQLAlchemyError, kind: str) -> Exception:
    """What trouble with the database is told as, once it is counted.

    What no database can hold, such as a character without a sign, was asked for by somebody; that
    is no trouble.
    """
    if isinstance(error, DataError):
        return refuse("bad-request", where="text")
    metrics.DATABASE_ERRORS.labels(kind).inc()
    return StoreAway(first_line(error))


def first_line(error: Exception) -> str:
    """What went wrong, without the statement and its values: those may be secret."""
    reason = str(getattr(error, "orig", None) or "").strip()
    return reason.splitlines()[0][:200] if reason else type(error).__name__


def migrations() -> Config:
    """Where Alembic finds how databases have changed."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def known_revisions() -> set[str]:
    """The versions of the schema that this program knows."""
    from alembic.script import ScriptDirectory

    return {each.revision for each in ScriptDirectory.from_config(migrations()).walk_revisions()}


@contextmanager
def alone(connection: Connection) -> Iterator[None]:
    """Wait until no other process brings the database up to date; SQLite has one writer anyway."""
    if connection.dialect.name != POSTGRES:
        yield
        return
    from .waiting import patience

    with patience(connection):
        lock = text("select pg_advisory_xact_lock(:lock)")
        connection.execute(lock, {"lock": MIGRATION_LOCK})
        yield


def migrate(engine: Engine) -> None:
    """Bring the database up to date; one process does it, the others wait."""
    with writing(engine) as connection, alone(connection):
        if revision_of(connection) != NEWEST:
            upgrade(connection)
        bring_keys_up_to_date(connection)


def revision_of(connection: Connection) -> str | None:
    """The last migration that a database has seen; None of an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("select version_num from alembic_version"))
    return found


def upgrade(connection: Connection) -> None:
    """Do what is missing."""
    from alembic import command

    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
