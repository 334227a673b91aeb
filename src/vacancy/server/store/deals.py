"""Matches with one deal: the first, and all that were played with its cards again."""

from __future__ import annotations

from sqlalchemy import exists, or_, select

from vacancy.server.table.outcome import Outcome

from . import schema
from .database import readable, reading
from .ratings import read_outcome
from .store import Store

MATCHES = 200
"""So many matches of a deal are looked through."""


class Deals:
    """Reads which matches have the same deal."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def matches(self, deal: str, viewer: str) -> list[Outcome]:
        """The matches with a deal that are over, in the order in which they began.

        They are told to those who have played or hosted one of them, and nobody else.
        """
        kept, members = schema.outcomes.c, schema.members.c
        again = select(schema.deals.c.table_id).where(schema.deals.c.deal == deal)
        is_theirs = exists().where(
            members.account == viewer, or_(members.table_id == deal, members.table_id.in_(again))
        )
        wanted = select(schema.outcomes).where(
            or_(kept.table_id == deal, kept.table_id.in_(again)), is_theirs
        )
        with reading(self.engine) as connection:
            found = connection.execute(wanted.order_by(kept.started_at).limit(MATCHES)).all()
        return list(readable(read_outcome, found))
