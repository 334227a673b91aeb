"""Reviews: asked for, worked out piece by piece by one process at once, and kept with the match.

Whoever works one out has claimed it for a while, and says again and again that it is still at it. A
claim that has run out is anybody's: what was written down by then is there, and not done again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vacancy.server.words import refuse

from . import schema
from .database import reading, writing

if TYPE_CHECKING:
    from .store import Store

WAITING, DONE, FAILED = "waiting", "done", "failed"
CLAIM_SECONDS = 20.0
TRIES = 3
"""So often a review is taken up without a piece coming of it; then it is given up."""
QUEUE_MAX = 50

Pieces = Mapping[str, Any]


class Kept(NamedTuple):
    """How far a review is."""

    edition: str
    state: str
    asked_at: float
    busy_until: float
    stage: int
    progress: float


class Taken(NamedTuple):
    """A review that somebody has claimed."""

    table_id: str
    depth: str
    edition: str
    taken_by: str
    stage: int


class Told(NamedTuple):
    """A review as far as it is worked out, as text."""

    body: str
    progress: float


class Reviews:
    """The reviews of a store."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self.insert: Any = postgresql.insert if store.is_postgres else sqlite.insert

    # Asking and reading

    def find(self, table_id: str, depth: str) -> Kept | None:
        """How far a review is, if it was asked for."""
        columns = [getattr(schema.reviews.c, name) for name in Kept._fields]
        with reading(self.engine) as connection:
            row = connection.execute(select(*columns).where(is_review(table_id, depth))).first()
        return None if row is None else Kept(*row)

    def read(self, table_id: str, depth: str) -> str | None:
        """A review as far as it is told."""
        wanted = select(schema.reviews.c.body).where(is_review(table_id, depth))
        with reading(self.engine) as connection:
            found: str | None = connection.execute(wanted).scalar_one_or_none()
        return found

    def ask(self, table_id: str, depth: str, edition: str, now: float) -> None:
        """Have a review worked out: one that failed, or was judged by another edition, anew."""
        fresh = {
            "edition": edition, "state": WAITING, "asked_at": now, "taken_by": None,
            "busy_until": 0.0, "tries": 0, "progress": 0.0,
        }  # fmt: skip
        kept = schema.reviews.c
        of_old = (kept.edition != edition) | (kept.state == FAILED)
        made = self.insert(schema.reviews).values(table_id=table_id, depth=depth, stage=0, **fresh)
        same = ["table_id", "depth"]
        with writing(self.engine) as connection:
            if count_waiting(connection) >= QUEUE_MAX:
                raise refuse("reviews-full")
            known = is_review(table_id, depth)
            found = connection.execute(select(schema.reviews.c.edition).where(known)).first()
            if found is not None and found.edition != edition:
                connection.execute(delete(schema.review_pieces).where(is_piece(table_id, depth)))
            connection.execute(
                made.on_conflict_do_update(index_elements=same, set_=fresh, where=of_old)
            )

    def count_before(self, asked_at: float) -> int:
        """How many reviews are to be worked out before one."""
        with reading(self.engine) as connection:
            return count_waiting(connection, schema.reviews.c.asked_at < asked_at)

    # Working out

    def take(self, taken_by: str, now: float) -> Taken | None:
        """Claim the review that has waited longest; those of ten times the work come last."""
        kept = schema.reviews.c
        is_free = (kept.state == WAITING) & (kept.busy_until < now)
        by_age = select(schema.reviews).where(is_free).order_by(kept.depth, kept.asked_at).limit(1)
        with reading(self.engine) as connection:
            row = connection.execute(by_age).first()
        if row is None:
            return None
        is_gone = row.tries >= TRIES
        claim = {"taken_by": taken_by, "busy_until": now + CLAIM_SECONDS, "tries": row.tries + 1}
        changes = {"state": FAILED} if is_gone else claim
        wanted = update(schema.reviews).where(is_review(row.table_id, row.depth), is_free)
        with writing(self.engine) as connection:
            is_ours = connection.execute(wanted.values(**changes)).rowcount == 1
        if is_gone or not is_ours:
            return self.take(taken_by, now)
        return Taken(row.table_id, row.depth, row.edition, taken_by, row.stage)

    def pieces_of(self, taken: Taken) -> dict[str, Any]:
        """What is worked out already."""
        kept = schema.review_pieces.c
        wanted = select(kept.label, kept.body).where(is_piece(taken.table_id, taken.depth))
        with reading(self.engine) as connection:
            return {label: json.loads(body) for label, body in connection.execute(wanted)}

    def keep(self, taken: Taken, pieces: Pieces, told: Told | None, now: float) -> Taken | None:
        """Write down what has come, and claim the review further; None if it is not ours now."""
        rows = [
            {"table_id": taken.table_id, "depth": taken.depth, "label": label,
             "body": json.dumps(piece)}
            for label, piece in pieces.items()
        ]  # fmt: skip
        changes: dict[str, Any] = {"busy_until": now + CLAIM_SECONDS}
        if pieces:
            changes["tries"] = 0
        if told is not None:
            taken = taken._replace(stage=taken.stage + 1)
            changes |= {"stage": taken.stage, "body": told.body, "progress": told.progress}
        with writing(self.engine) as connection:
            if not self.change(connection, taken, **changes):
                return None
            if rows:
                insert = self.insert(schema.review_pieces).on_conflict_do_nothing()
                connection.execute(insert, rows)
        return taken

    def finish(self, taken: Taken, body: str) -> None:
        """A review is done: its pieces are in it."""
        done = {"state": DONE, "stage": taken.stage + 1, "progress": 1.0, "body": body}
        with writing(self.engine) as connection:
            if self.change(connection, taken, **done):
                gone = is_piece(taken.table_id, taken.depth)
                connection.execute(delete(schema.review_pieces).where(gone))

    def fail(self, taken: Taken) -> None:
        """Nobody can work it out."""
        with writing(self.engine) as connection:
            self.change(connection, taken, state=FAILED)

    def give_back(self, taken: Taken) -> None:
        """Leave a review to whoever takes it up next."""
        with writing(self.engine) as connection:
            self.change(connection, taken, taken_by=None, busy_until=0.0)

    def change(self, connection: Connection, taken: Taken, **changes: Any) -> bool:
        """Change a review that is still claimed by whoever took it."""
        kept = schema.reviews.c
        is_ours = (kept.taken_by == taken.taken_by) & (kept.edition == taken.edition)
        known = is_review(taken.table_id, taken.depth)
        wanted = update(schema.reviews).where(known, is_ours, kept.state == WAITING)
        return connection.execute(wanted.values(**changes)).rowcount == 1


def is_review(table_id: str, depth: str) -> ColumnElement[bool]:
    kept = schema.reviews.c
    return (kept.table_id == table_id) & (kept.depth == depth)


def is_piece(table_id: str, depth: str) -> ColumnElement[bool]:
    kept = schema.review_pieces.c
    return (kept.table_id == table_id) & (kept.depth == depth)


def count_waiting(connection: Connection, *more: ColumnElement[bool]) -> int:
    """How many reviews are still to be worked out."""
    wanted = select(func.count()).select_from(schema.reviews)
    wanted = wanted.where(schema.reviews.c.state == WAITING, *more)
    return connection.execute(wanted).scalar_one()
