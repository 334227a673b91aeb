"""The store: the append-only logs of all tables, and what the lobby lists.

A row is written under its table's next version. The primary key lets exactly one writer have it,
so several processes can serve the same table: the slower one learns that it was overtaken, reads
on, and decides again. All of this is plain blocking code; `writer.py` and `live.py` call it from
threads.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Engine,
    and_,
    bindparam,
    delete,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from vacancy.server.table.calls import Call
from vacancy.server.table.listing import Listing
from vacancy.server.table.outcome import Outcome
from vacancy.server.table.parts import Row

from . import schema
from .calls import write_calls
from .database import (
    POSTGRES,
    StoreAway,
    migrate,
    open_engine,
    read_address,
    readable,
    reading,
    writing,
)
from .ratings import write_outcomes

logger = logging.getLogger("vacancy.server")

CHANNEL = "vacancy"
PEOPLE_CHANNEL = "vacancy_people"
LIST_LIMIT = 100

__all__ = ["Append", "Place", "Store", "StoreAway"]


@dataclass(frozen=True)
class Append:
    """Rows that follow each other, to be written together or not at all."""

    table_id: str
    rows: Sequence[Row]
    listing: Listing
    outcome: Outcome | None = None
    """How the match ended, if it has."""
    calls: Sequence[Call] = ()
    """Whom it concerns who may not be looking."""


class Place(NamedTuple):
    """Where a table comes among those that were left for some time."""

    updated_at: float
    table_id: str


class Store:
    """A database with logs in it."""

    def __init__(self, db: str | None = None) -> None:
        self.url = read_address(db)
        self.engine: Engine = open_engine(self.url)
        self.is_postgres = self.engine.dialect.name == POSTGRES
        insert: Any = postgresql.insert if self.is_postgres else sqlite.insert
        row = insert(schema.log).on_conflict_do_nothing()
        self.insert_row = row.returning(schema.log.c.version)  # nothing where there was a conflict
        self.insert_deal = insert(schema.deals).on_conflict_do_nothing()
        self.insert_member = insert(schema.members).on_conflict_do_nothing()
        members = schema.members.c
        self.delete_member = delete(schema.members).where(
            members.table_id == bindparam("table"), members.account == bindparam("whose")
        )
        self.insert_table = insert(schema.tables).on_conflict_do_nothing()
        self.update_table = update(schema.tables).where(schema.tables.c.id == bindparam("table"))

    @property
    def place(self) -> str:
        """The address in words, without a password."""
        if not self.is_postgres:
            return self.url.database or ""
        return self.url.render_as_string(hide_password=True)

    def open(self) -> None:
        """Make the database ready."""
        migrate(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        """See that the database answers."""
        with reading(self.engine) as connection:
            connection.execute(select(schema.settings.c.name).limit(1)).first()

    # Logs

    def append(self, batch: Iterable[Append]) -> list[bool]:
        """Write many tables' rows in one transaction; False where another writer was first."""
        ordered = sorted(enumerate(batch), key=lambda item: item[1].table_id)  # no deadlocks
        written = [False] * len(ordered)
        with writing(self.engine) as connection:
            for index, item in ordered:
                written[index] = self.append_rows(connection, item)
            done = [item for index, item in ordered if written[index]]
            self.write_listings(connection, done)
            write_outcomes(connection, [item.outcome for item in done if item.outcome])
            for item in done:
                last = item.rows[-1]
                write_calls(connection, item.table_id, last.version, last.at, item.calls)
        return written

    def append_rows(self, connection: Connection, item: Append) -> bool:
        for row in item.rows:
            values = {
                "table_id": item.table_id, "version": row.version, "kind": row.kind,
                "body": json.dumps(row.body), "at": row.at, "actor": row.actor,
                "client_id": row.client_id,
            }  # fmt: skip
            if connection.execute(self.insert_row, values).first() is None:
                return False
        return True

    def write_listings(self, connection: Connection, items: Sequence[Append]) -> None:
        """Bring what is kept beside the logs up to date, and notify the other processes."""
        new = [item for item in items if item.rows[0].version == 1]
        known = [item for item in items if item.rows[0].version > 1]
        for statement, values in (
            (
                self.insert_table,
                [
                    {
                        "id": item.table_id,
                        "created_at": item.listing.created_at,
                        **listed_values(item),
                    }
                    for item in new
                ],
            ),
            (
                self.insert_deal,
                [
                    {"table_id": item.table_id, "deal": item.listing.deal}
                    for item in new
                    if item.listing.deal
                ],
            ),
            (
                self.update_table,
                [{"table": item.table_id, **listed_values(item)} for item in known],
            ),
            (
                self.insert_member,
                [
                    {"table_id": item.table_id, "account": account}
                    for item in items
                    for account in sorted(item.listing.newcomers)
                ],
            ),
            (
                self.delete_member,
                [
                    {"table": item.table_id, "whose": account}
                    for item in items
                    for account in sorted(item.listing.leavers)
                ],
            ),
        ):
            if values:
                connection.execute(statement, values)
        if self.is_postgres:
            for item in items:
                notify(connection, CHANNEL, f"{item.table_id} {item.rows[-1].version}")

    def read(self, table_id: str, after: int = 0) -> list[Row]:
        """The rows of a table's log behind a version."""
        log = schema.log.c
        wanted = select(log.version, log.kind, log.body, log.at, log.actor, log.client_id)
        wanted = wanted.where(log.table_id == table_id, log.version > after).order_by(log.version)
        with reading(self.engine) as connection:
            return [
                Row(version, kind, json.loads(body), at, actor, client_id)
                for version, kind, body, at, actor, client_id in connection.execute(wanted)
            ]

    def find_message(self, table_id: str, actor: str, client_id: str) -> int | None:
        """The version that a client's message was given, if it was applied."""
        log = schema.log.c
        wanted = select(log.version).where(
            log.table_id == table_id, log.actor == actor, log.client_id == client_id
        )
        with reading(self.engine) as connection:
            return connection.execute(wanted).scalar_one_or_none()

    # The lobby and the clocks

    def list_tables(
        self, account: str | None, scope: str, limit: int = LIST_LIMIT
    ) -> list[tuple[str, Listing]]:
        """The newest listed tables, those that wait for people first; or an account's, the running
        ones first, whoever else invites it."""
        tables = schema.tables.c
        wanted = select(schema.tables)
        if scope == "mine":
            mine = select(schema.members.c.table_id).where(schema.members.c.account == account)
            wanted = wanted.where(tables.id.in_(mine))
        elif scope == "listed":
            wanted = wanted.where(tables.is_listed.is_(True), tables.status != "over")
        first = "running" if scope == "mine" else "waiting"
        is_behind = (tables.status == "over", tables.status != first)
        wanted = wanted.order_by(*is_behind, tables.created_at.desc())
        with reading(self.engine) as connection:
            found = connection.execute(wanted.limit(limit)).all()
        return list(readable(read_listed, found))

    def waiting_among(self, table_ids: Iterable[str]) -> set[str]:
        """Which of these tables wait for people in the lobby."""
        tables = schema.tables.c
        wanted = select(tables.id).where(
            tables.id.in_(sorted(table_ids)), tables.status == "waiting", tables.is_listed.is_(True)
        )
        with reading(self.engine) as connection:
            return set(connection.execute(wanted).scalars())

    def list_due(
        self, now: float, bots_since: float, limit: int, after: Place | None = None
    ) -> list[Place]:
        """Running tables whose clock has run out, or whose bot should have moved by then.

        Those that were left longest come first; `after` is where the last page ended.
        """
        tables = schema.tables.c
        late = and_(tables.waits_for == "bot", tables.updated_at < bots_since)
        wanted = select(tables.updated_at, tables.id).where(
            tables.status == "running", or_(late, tables.deadline < now)
        )
        if after is not None:
            wanted = wanted.where(tuple_(tables.updated_at, tables.id) > after)
        with reading(self.engine) as connection:
            found = connection.execute(wanted.order_by(tables.updated_at, tables.id).limit(limit))
            return [Place(*row) for row in found]

    def notify(self, notices: Iterable[str]) -> None:
        """PostgreSQL: notify all processes of something about people."""
        with writing(self.engine) as connection:
            for notice in notices:
                notify(connection, PEOPLE_CHANNEL, notice)

    def newer_rows(self, mark: int) -> tuple[int, dict[str, int]]:
        """SQLite: which tables have rows behind a mark, and the new mark."""
        with reading(self.engine) as connection:
            found = connection.execute(
                text("select rowid, table_id, version from log where rowid > :mark order by rowid"),
                {"mark": mark},
            ).all()
        return (found[-1][0] if found else mark), {
            table_id: version for _, table_id, version in found
        }

    def last_mark(self) -> int:
        """SQLite: the mark behind all rows."""
        with reading(self.engine) as connection:
            return connection.execute(text("select max(rowid) from log")).scalar() or 0


def listed_values(item: Append) -> dict[str, Any]:
    """What the lobby and the clocks need of a table, column by column."""
    listing = item.listing
    return {
        "status": listing.status,
        "is_listed": listing.is_listed,
        "waits_for": listing.waits_for,
        "deadline": listing.deadline,
        "updated_at": item.rows[-1].at,
        "summary": json.dumps(listing.summary),
    }


def notify(connection: Connection, channel: str, payload: str) -> None:
    wanted = text("select pg_notify(:channel, :payload)")
    connection.execute(wanted, {"channel": channel, "payload": payload})


def read_listed(row: Any) -> tuple[str, Listing]:
    """A table's id, and what is kept of it."""
    return row.id, Listing(
        status=row.status,
        is_listed=row.is_listed,
        waits_for=row.waits_for,
        deadline=row.deadline,
        created_at=row.created_at,
        summary=json.loads(row.summary),
    )
