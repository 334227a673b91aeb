"""Snapshots: short logs, kept beside the true ones so that a table is read in a moment.

Nothing depends on them. One that is missing, of another format or broken is passed over, and the
table is made from its whole log.
"""

from __future__ import annotations

import json
import logging
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from vacancy.server.table.compact import ShortLog, read_short_log
from vacancy.server.table.fold import unfold
from vacancy.server.table.table import Finder, Table
from vacancy.server.words import Refused, refuse

from . import schema
from .database import StoreAway, reading, writing
from .store import Store

logger = logging.getLogger("vacancy.server")

ROWS = 1000
"""So many rows behind a snapshot are worth another, if that is half as long as what it replaces."""


class Read(NamedTuple):
    """A table's short log as far as it was read, and how many rows it took."""

    short: ShortLog
    row_count: int


class Snapshots:
    """Reads tables by their snapshots, and takes new ones where that pays."""

    def __init__(self, store: Store) -> None:
        self.store = store
        kept = schema.snapshots
        insert: Any = (postgresql.insert if store.is_postgres else sqlite.insert)(kept)
        self.upsert = insert.on_conflict_do_update(
            index_elements=[kept.c.table_id],
            set_={"version": insert.excluded.version, "body": insert.excluded.body},
            where=kept.c.version < insert.excluded.version,
        )

    def load(self, table_id: str, find: Finder) -> Table:
        """The table as it stands. Raises `Refused` if there is none or it cannot be read."""
        try:
            return self.load_from(table_id, find, self.find_snapshot(table_id))
        except (Refused, StoreAway):
            raise
        except Exception as error:
            logger.warning("table %s cannot be read: %s", table_id, describe(error))
            raise refuse("unreadable") from None

    def load_from(self, table_id: str, find: Finder, kept: ShortLog | None) -> Table:
        try:
            read = self.read(table_id, kept)
            if read.short.version == 0:
                raise refuse("unknown-table", table=table_id)
            table = unfold(table_id, find, read.short)
        except (Refused, StoreAway):
            raise
        except Exception as error:
            if kept is None:
                raise
            logger.warning("a snapshot of table %s is of no use: %s", table_id, describe(error))
            return self.load_from(table_id, find, None)
        self.keep_if_worth_it(table_id, read)
        return table

    def refresh(self, table_id: str) -> None:
        """Take another snapshot of a table whose log has grown, if that pays."""
        self.keep_if_worth_it(table_id, self.read(table_id, self.find_snapshot(table_id)))

    def read(self, table_id: str, kept: ShortLog | None) -> Read:
        """A snapshot and what follows it, made short."""
        short = kept or ShortLog()
        rows = self.store.read(table_id, short.version)
        before_count = len(short.rows)
        return Read(short.read_on(rows), before_count + len(rows))

    def keep_if_worth_it(self, table_id: str, read: Read) -> None:
        if read.row_count >= max(ROWS, 2 * len(read.short.rows)):
            try:
                self.keep(table_id, read.short)
            except StoreAway as error:
                logger.warning("a snapshot was not kept: %s", error)

    def keep(self, table_id: str, short: ShortLog) -> None:
        """Keep a short log, unless a later one is there."""
        body = json.dumps(short.as_json())
        values = {"table_id": table_id, "version": short.version, "body": body}
        with writing(self.store.engine) as connection:
            connection.execute(self.upsert, values)

    def find_snapshot(self, table_id: str) -> ShortLog | None:
        """The snapshot of a table, if there is one that can be read."""
        kept = schema.snapshots.c
        with reading(self.store.engine) as connection:
            wanted = select(kept.body).where(kept.table_id == table_id)
            body = connection.execute(wanted).scalar_one_or_none()
        try:
            return None if body is None else read_short_log(json.loads(body))
        except (ValueError, LookupError, TypeError):
            logger.warning("the snapshot of table %s cannot be read", table_id)
            return None


def describe(error: Exception) -> str:
    """What is wrong with a log, for who looks after the house."""
    return f"{type(error).__name__} {str(error)[:80]}"
