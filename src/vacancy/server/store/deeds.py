"""What hosts did: who, what, whom, when and why. Written once, and never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, insert, select

from . import schema
from .database import reading, writing

if TYPE_CHECKING:
    from .accounts import Account

PAGE = 100


@dataclass(frozen=True)
class Deed:
    """One thing that a host did."""

    kind: str
    whom: str
    """An account, a household, or a report."""
    name: str
    reason: str
    table_id: str | None = None


def write_deed(connection: Connection, host: Account, deed: Deed, now: float) -> None:
    """Note what a host does, together with the doing."""
    values = {**vars(deed), "account": host.id, "by": host.name, "at": now}
    connection.execute(insert(schema.deeds).values(values))


class Deeds:
    """The log of what hosts did."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def note(self, host: Account, deed: Deed, now: float) -> None:
        """Note what was done elsewhere: at a table, whose own log has it too."""
        with writing(self.engine) as connection:
            write_deed(connection, host, deed, now)

    def list_deeds(self, before: int | None) -> list[dict[str, Any]]:
        """A page of the log, the latest first; `before` is the last number of the one above."""
        deeds = schema.deeds.c
        columns = (deeds.number, deeds.at, deeds.by, deeds.kind, deeds.name, deeds.table_id)
        wanted = select(*columns, deeds.reason).order_by(deeds.number.desc()).limit(PAGE)
        if before is not None:
            wanted = wanted.where(deeds.number < before)
        with reading(self.engine) as connection:
            return [dict(row._mapping) for row in connection.execute(wanted)]
