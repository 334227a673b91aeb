"""All outcomes and ratings made anew from the logs: `vacancy ratings --recompute`."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

from sqlalchemy import Connection, select

from vacancy.server.table.fold import fold
from vacancy.server.table.outcome import Outcome, outcome_of
from vacancy.server.table.table import Finder

from . import schema
from .database import StoreAway, reading, writing
from .ratings import keep_order, rewrite_all
from .store import Store

logger = logging.getLogger("vacancy.server")
PAGE = 200


class Recomputed(NamedTuple):
    """How many matches were found, how many of them are rated, and how many cannot be read."""

    matches: int
    rated: int
    unreadable: int


def recompute(store: Store, find: Finder) -> Recomputed:
    """Fold the logs of all matches that are over, and write what they tell in one step.

    Servers may run meanwhile: what ends while logs are read is read when all others wait.
    """
    found: dict[str, Outcome | None] = {}
    for table_id in list(over_tables(store)):
        found[table_id] = read_one(store, table_id, find)
    with writing(store.engine) as connection, patience_with(connection):
        keep_order(connection)  # what ends from here on is written after this
        for table_id in ids_of_over(connection):
            if table_id not in found:
                found[table_id] = read_one(store, table_id, find)
        outcomes = [each for each in found.values() if each is not None]
        rated = rewrite_all(connection, outcomes)
    broken = sum(each is None for each in found.values())
    return Recomputed(len(outcomes), rated, broken)


def patience_with(connection: Connection) -> AbstractContextManager[None]:
    """PostgreSQL is given the time that it needs."""
    if connection.dialect.name == "sqlite":
        return nullcontext()
    from .waiting import patience

    return patience(connection)


def over_tables(store: Store) -> Iterator[str]:
    """The tables that are over, page by page."""
    tables, last = schema.tables.c, ""
    while True:
        wanted = select(tables.id).where(tables.status == "over", tables.id > last)
        with reading(store.engine) as connection:
            page = connection.execute(wanted.order_by(tables.id).limit(PAGE)).scalars().all()
        yield from page
        if len(page) < PAGE:
            return
        last = page[-1]


def ids_of_over(connection: Connection) -> list[str]:
    tables = schema.tables.c
    return list(connection.execute(select(tables.id).where(tables.status == "over")).scalars())


def read_one(store: Store, table_id: str, find: Finder) -> Outcome | None:
    """What a log tells; one that cannot be read is said and left out."""
    try:
        return outcome_of(fold(table_id, find, store.read(table_id)))
    except StoreAway:
        raise
    except Exception as error:
        logger.warning("table %s cannot be read: %s", table_id, type(error).__name__)
        return None
