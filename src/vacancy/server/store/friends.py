"""Friends: whom somebody likes to play with.

Anybody can be put on one's own list. Only of those who have done the same is it told whether they
are here: nobody is watched by strangers.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, Select, and_, delete, exists, func, insert, select

from vacancy.server.words import refuse

from . import schema
from .database import reading, writing
from .sessions import last_seen

FRIENDS_KEPT = 200


@dataclass(frozen=True)
class Friend:
    """Somebody on a list, or who has put its owner on theirs."""

    id: str
    account: str
    name: str
    at: float
    is_mutual: bool
    seen_at: float | None = None


class Friends:
    """Who likes to play with whom."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, account: str, other: str, now: float) -> None:
        """Put somebody on one's list; who is there already stays."""
        kept = schema.friends
        if account == other:
            raise refuse("not-yourself")
        with writing(self.engine) as connection:
            own = kept.c.account == account
            known = select(kept.c.id).where(own, kept.c.other == other)
            if connection.execute(known).first() is not None:
                return
            count = select(func.count()).select_from(kept).where(own)
            if connection.execute(count).scalar_one() >= FRIENDS_KEPT:
                raise refuse("too-many-friends", limit=FRIENDS_KEPT)
            values = {"account": account, "other": other, "at": now}
            connection.execute(insert(kept).values(id=secrets.token_hex(8), **values))

    def answer(self, account: str, asker: str, now: float) -> None:
        """Put somebody on one's list who has done so first, by the id of that."""
        kept = schema.friends.c
        wanted = select(kept.account).where(kept.id == asker, kept.other == account)
        with reading(self.engine) as connection:
            other = connection.execute(wanted).scalar_one_or_none()
        if other is None:
            raise refuse("nobody-there")
        self.add(account, other, now)

    def end(self, account: str, friend: str) -> None:
        """Take somebody off one's list."""
        kept = schema.friends
        gone = delete(kept).where(kept.c.account == account, kept.c.id == friend)
        with writing(self.engine) as connection:
            if connection.execute(gone).rowcount == 0:
                raise refuse("no-such-friend")

    def friends_of(self, account: str) -> list[Friend]:
        """Somebody's list, by name; of friends who think so too also when they were here."""
        kept, back = schema.friends, schema.friends.alias("back")
        blocks = schema.blocks.c
        is_blocked = exists().where(blocks.account == kept.c.other, blocks.other == account)
        both = and_(back.c.account == kept.c.other, back.c.other == account, ~is_blocked)
        seen = last_seen()
        wanted = (
            select(
                kept.c.id,
                kept.c.other.label("account"),
                schema.accounts.c.name,
                kept.c.at,
                back.c.id.is_not(None).label("is_mutual"),
                seen.c.seen_at,
            )
            .join(schema.accounts, schema.accounts.c.id == kept.c.other)
            .outerjoin(back, both)
            .outerjoin(seen, seen.c.account == kept.c.other)
            .where(kept.c.account == account)
        )
        return self.read(wanted)

    def askers_of(self, account: str) -> list[Friend]:
        """Who has put somebody on their list and is neither on theirs nor blocked."""
        kept, own, blocks = schema.friends, schema.friends.alias("own"), schema.blocks.c
        is_back = exists().where(own.c.account == account, own.c.other == kept.c.account)
        is_blocked = exists().where(blocks.account == account, blocks.other == kept.c.account)
        wanted = (
            select(kept.c.id, kept.c.account, schema.accounts.c.name, kept.c.at)
            .join(schema.accounts, schema.accounts.c.id == kept.c.account)
            .where(kept.c.other == account, ~is_back, ~is_blocked)
        )
        return self.read(wanted)

    def read(self, wanted: Select[Any]) -> list[Friend]:
        with reading(self.engine) as connection:
            found = connection.execute(wanted.order_by(schema.accounts.c.name).limit(FRIENDS_KEPT))
            return [Friend(**{"is_mutual": False, **row._mapping}) for row in found]
