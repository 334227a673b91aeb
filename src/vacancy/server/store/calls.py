"""Calls that wait to be told: written with the rows they follow from, taken by one process at once.

A channel is taken for a while, told all that is due on it, and given back with what was told struck
out. A process that dies meanwhile has struck out nothing: another one tells it again, by the same
mark, so that whoever is told can know it for the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vacancy.server.table.calls import Call

from . import schema
from .channels import Channel, Wish, live, read_channel, read_wish
from .database import POSTGRES, reading, writing
from .sanctions import BAN, find_sanction

if TYPE_CHECKING:
    from .store import Store

BUSY_SECONDS = 60.0
"""For how long a channel is taken: longer than anybody tries to reach it."""
OLD_SECONDS = 2 * 86_400.0
"""What could not be told for so long is not worth telling."""
TOLD_AT_ONCE = 200


@dataclass(frozen=True)
class Due:
    """Something that is to be told."""

    table_id: str
    kind: str
    version: int
    at: float


@dataclass(frozen=True)
class Taken:
    """A channel that this process has for a while, and what is due on it."""

    channel: Channel
    name: str
    wish: Wish
    is_banned: bool
    due: tuple[Due, ...]


@dataclass(frozen=True)
class Given:
    """How a channel is given back."""

    told: Sequence[Due] = ()
    """What is not to be told again: it was told, or it is not so any more."""
    later: Sequence[tuple[Due, float]] = ()
    next_at: float = 0.0
    failures: int = 0
    trouble: str | None = None
    is_paused: bool = False
    is_gone: bool = False


@cache
def write_call(is_postgres: bool) -> Any:
    """A call to all channels of whom it concerns; made once, for a table's columns under another
    name are things that hold each other, which stay until the collector comes."""
    insert: Any = postgresql.insert if is_postgres else sqlite.insert
    kept, told = schema.channels.c, schema.calls.c
    facts = [bindparam(f"the_{column.name}", type_=column.type) for column in told][1:]
    theirs = select(kept.id, *facts).where(
        kept.account == bindparam("whose"),
        kept.is_confirmed.is_(True),
        kept.is_paused.is_(False),
    )
    written = insert(schema.calls).from_select([*told.keys()], theirs.order_by(kept.id))
    anew = {name: written.excluded[name] for name in ("version", "at", "due_at")}
    same = ["channel", "table_id", "kind"]
    return written.on_conflict_do_update(index_elements=same, set_=anew)


def write_calls(
    connection: Connection, table_id: str, version: int, at: float, calls: Iterable[Call]
) -> None:
    """Have everybody told who is concerned, on each of their channels."""
    written = write_call(connection.dialect.name == POSTGRES)
    for call in calls:
        due_at = at if call.at is None else call.at
        values = {"the_table_id": table_id, "the_kind": call.kind, "the_version": version,
                  "the_at": at, "the_due_at": due_at, "whose": call.account}  # fmt: skip
        connection.execute(written, values)


class Outbox:
    """What waits to be told."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def take(self, now: float, after: float, limit: int, failing: int) -> list[Taken]:
        """Take some channels on which something is due, `after` so long; nobody else has them. Of
        those that did not answer last time only so many, after all others."""
        kept, calls = schema.channels.c, schema.calls.c
        wanted = select(kept.id).join(schema.calls, calls.channel == kept.id)
        wanted = wanted.where(is_free(now), calls.due_at <= now - after).group_by(kept.id)
        oldest = wanted.order_by(func.min(calls.due_at))
        with reading(self.engine) as connection:
            good = oldest.where(kept.failures == 0).limit(limit)
            found = list(connection.execute(good).scalars())
            if (room := min(failing, limit - len(found))) > 0:
                found += connection.execute(oldest.where(kept.failures > 0).limit(room)).scalars()
        if not found:
            return []
        with writing(self.engine) as connection:
            taken = [self.take_one(connection, id, now, now - after) for id in sorted(found)]
        return [each for each in taken if each is not None]

    def take_one(self, connection: Connection, id: str, now: float, until: float) -> Taken | None:
        """Take a channel, unless somebody else has by now, with what was due until some time."""
        kept, calls = schema.channels.c, schema.calls.c
        ours = update(schema.channels).where(kept.id == id, is_free(now))
        if connection.execute(ours.values(busy_until=now + BUSY_SECONDS)).rowcount == 0:
            return None
        row = connection.execute(live(now).where(kept.id == id)).one_or_none()
        if row is None:  # its session has had its time
            connection.execute(delete(schema.channels).where(kept.id == id))
            return None
        wanted = select(schema.calls).where(calls.channel == id, calls.due_at <= until)
        found = connection.execute(wanted.order_by(calls.at.desc()).limit(TOLD_AT_ONCE))
        due = tuple(Due(each.table_id, each.kind, each.version, each.at) for each in found)
        who = select(schema.accounts.c.name).where(schema.accounts.c.id == row.account)
        name = connection.execute(who).scalar_one()
        wish = read_wish(connection, row.account) or Wish()
        is_banned = find_sanction(connection, BAN, row.account, now) is not None
        return Taken(read_channel(row), name, wish, is_banned, due)

    def give_back(self, id: str, given: Given) -> None:
        """Give a channel back: what was told is struck out, unless it has come anew since."""
        kept, calls = schema.channels.c, schema.calls.c
        with writing(self.engine) as connection:
            if given.is_gone:
                connection.execute(delete(schema.channels).where(kept.id == id))
                return
            for due in sorted(given.told, key=lambda each: (each.table_id, each.kind)):
                connection.execute(delete(schema.calls).where(is_same(calls, id, due)))
            for due, due_at in sorted(
                given.later, key=lambda each: (each[0].table_id, each[0].kind)
            ):
                known = update(schema.calls).where(is_same(calls, id, due))
                connection.execute(known.values(due_at=due_at))
            values = {
                "busy_until": 0.0, "next_at": given.next_at, "failures": given.failures,
                "trouble": given.trouble, "is_paused": given.is_paused,
            }  # fmt: skip
            connection.execute(update(schema.channels).where(kept.id == id).values(values))


def is_free(now: float) -> ColumnElement[bool]:
    """Which channels nobody has, and have rested long enough."""
    kept = schema.channels.c
    return (kept.next_at <= now) & (kept.busy_until <= now)


def is_same(calls: Any, id: str, due: Due) -> Any:
    is_there = (calls.channel == id) & (calls.table_id == due.table_id) & (calls.kind == due.kind)
    return is_there & (calls.version == due.version) & (calls.at == due.at)
