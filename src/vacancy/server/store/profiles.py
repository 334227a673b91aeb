"""What is read of players: who they are, their matches, ratings and imports, all bounded."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import case, delete, func, or_, select

from vacancy.server.names import name_keys
from vacancy.server.table.outcome import Outcome
from vacancy.server.words import refuse
from vacancy.skill.model import PROVISIONAL_ABOVE, Rating

from . import schema
from .database import insert_new, readable, reading, writing
from .ratings import read_outcome
from .store import Store

MATCHES = 2000
"""So many of somebody's last matches are looked through."""
LEADERS, PROVISIONALS = 100, 50
HISTORY = 200
IMPORTS = 500


class Somebody(NamedTuple):
    """Whose profile it is."""

    account: str
    name: str
    created_at: float


class Rated(NamedTuple):
    """A rating in a pool, and whose it is."""

    account: str
    name: str
    game: str
    seats: int
    rating: Rating
    matches: int


class Change(NamedTuple):
    """What a match did to somebody's rating."""

    account: str
    before: Rating
    after: Rating
    ended_at: float


class Profiles:
    """Reads what is kept of players."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def find(self, name: str, viewer: str | None) -> Somebody:
        """Who goes by a name: who has claimed it; else whoever asks, if it is theirs; else who
        came first. Raises `Refused` if nobody does."""
        accounts = schema.accounts.c
        order = (
            accounts.password.is_(None),
            case((accounts.id == (viewer or ""), 0), else_=1),
            accounts.created_at,
        )
        wanted = select(accounts.id, accounts.name, accounts.created_at).where(
            accounts.name_key == name_keys(name).letters, accounts.name == name
        )
        with reading(self.engine) as connection:
            row = connection.execute(wanted.order_by(*order).limit(1)).first()
        if row is None:
            raise refuse("no-such-player", whom=name[:40])
        return Somebody(*row)

    def outcomes(self, account: str, viewer: str | None) -> list[Outcome]:
        """Somebody's last matches that a viewer may know of, the newest first."""
        kept, played = schema.outcomes.c, schema.played.c
        theirs = select(played.table_id).where(played.account == (viewer or ""))
        wanted = (
            select(schema.outcomes)
            .join(schema.played, played.table_id == kept.table_id)
            .where(
                played.account == account, or_(kept.is_listed.is_(True), kept.table_id.in_(theirs))
            )
            .order_by(played.ended_at.desc(), kept.table_id)
            .limit(MATCHES)
        )
        with reading(self.engine) as connection:
            return list(readable(read_outcome, connection.execute(wanted)))

    # Ratings

    def leaders(self, game: str, seats: int) -> list[Rated]:
        """The highest ratings of a pool, and of provisional ones a few, each from the top."""
        kept = schema.ratings.c
        is_settled = kept.deviation <= PROVISIONAL_ABOVE
        of_pool = self.rated().where(kept.game == game, kept.seats == seats)
        by_value = of_pool.order_by(kept.value.desc(), kept.account)
        with reading(self.engine) as connection:
            settled = connection.execute(by_value.where(is_settled).limit(LEADERS)).all()
            others = connection.execute(by_value.where(~is_settled).limit(PROVISIONALS)).all()
        return [read_rated(row) for row in (*settled, *others)]

    def ratings_of(self, account: str) -> list[Rated]:
        """All ratings of somebody."""
        kept = schema.ratings.c
        wanted = self.rated().where(kept.account == account).order_by(kept.game, kept.seats)
        with reading(self.engine) as connection:
            return [read_rated(row) for row in connection.execute(wanted)]

    def rated(self) -> Any:
        kept, accounts = schema.ratings.c, schema.accounts.c
        wanted = select(schema.ratings, accounts.name)
        return wanted.join(schema.accounts, accounts.id == kept.account)

    def history(self, account: str, game: str, seats: int) -> list[Change]:
        """The last steps of a rating, the oldest first."""
        steps = schema.rating_steps.c
        wanted = select(schema.rating_steps).where(
            steps.account == account, steps.game == game, steps.seats == seats
        )
        newest = wanted.order_by(steps.ended_at.desc(), steps.table_id.desc()).limit(HISTORY)
        with reading(self.engine) as connection:
            return [read_change(row) for row in connection.execute(newest)][::-1]

    def changes(self, table_id: str) -> list[Change]:
        """What a match did to ratings."""
        wanted = select(schema.rating_steps).where(schema.rating_steps.c.table_id == table_id)
        with reading(self.engine) as connection:
            return [read_change(row) for row in connection.execute(wanted)]

    # Imports

    def keep_import(self, account: str, seal: str, about: dict[str, Any], text: str) -> None:
        """Keep a match that somebody brought along, once."""
        kept = schema.imports.c
        known = (kept.account == account) & (kept.seal == seal)
        with writing(self.engine) as connection:
            if connection.execute(select(kept.seal).where(known)).first() is not None:
                raise refuse("import-known")
            own = select(func.count()).where(kept.account == account)
            if connection.execute(own).scalar_one() >= IMPORTS:
                raise refuse("import-full", limit=IMPORTS)
            values = {name: about.pop(name) for name in ("game", "seats", "imported_at")}
            brought = insert_new(self.engine, schema.imports).values(
                account=account, seal=seal, about=json.dumps(about), transcript=text, **values
            )
            if connection.execute(brought.returning(kept.seal)).first() is None:
                raise refuse("import-known")

    def imports(self, account: str) -> list[dict[str, Any]]:
        """What somebody brought along, the newest first."""
        kept = schema.imports.c
        wanted = select(kept.seal, kept.game, kept.seats, kept.imported_at, kept.about)
        newest = wanted.where(kept.account == account).order_by(kept.imported_at.desc(), kept.seal)
        with reading(self.engine) as connection:
            found = connection.execute(newest.limit(IMPORTS)).all()
        return list(readable(read_import, found))

    def import_text(self, account: str, seal: str) -> str:
        """The transcript of a match that somebody brought along."""
        kept = schema.imports.c
        wanted = select(kept.transcript).where(kept.account == account, kept.seal == seal)
        with reading(self.engine) as connection:
            text = connection.execute(wanted).scalar_one_or_none()
        if text is None:
            raise refuse("not-found")
        return str(text)

    def drop_import(self, account: str, seal: str) -> None:
        """Forget a match that somebody brought along."""
        kept = schema.imports.c
        known = (kept.account == account) & (kept.seal == seal)
        with writing(self.engine) as connection:
            if connection.execute(delete(schema.imports).where(known)).rowcount == 0:
                raise refuse("not-found")


def read_import(row: Any) -> dict[str, Any]:
    """A match that was brought along."""
    where = {"seal": row.seal, "game": row.game, "seats": row.seats}
    return {**where, "imported_at": row.imported_at, **json.loads(row.about)}


def read_rated(row: Any) -> Rated:
    rating = Rating(row.value, row.deviation)
    return Rated(row.account, row.name, row.game, row.seats, rating, row.matches)


def read_change(row: Any) -> Change:
    return Change(
        row.account,
        Rating(row.before_value, row.before_deviation),
        Rating(row.value, row.deviation),
        row.ended_at,
    )
