"""Blocks: whom somebody does not want to hear, nor to sit down with."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select

from vacancy.server.words import refuse

from . import schema
from .database import reading, writing

BLOCKS_KEPT = 200


class Blocks:
    """Who has blocked whom."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, account: str, other: str, name: str, now: float) -> None:
        """Block somebody; who is blocked already stays so."""
        kept = schema.blocks
        if account == other:
            raise refuse("not-yourself")
        with writing(self.engine) as connection:
            own = kept.c.account == account
            known = select(kept.c.id).where(own, kept.c.other == other)
            if connection.execute(known).first() is not None:
                return
            count = select(func.count()).select_from(kept).where(own)
            if connection.execute(count).scalar_one() >= BLOCKS_KEPT:
                raise refuse("too-many-blocks", limit=BLOCKS_KEPT)
            values = {"account": account, "other": other, "name": name, "at": now}
            connection.execute(insert(kept).values(id=secrets.token_hex(8), **values))

    def end(self, account: str, block: str) -> None:
        """Let somebody be heard again."""
        kept = schema.blocks
        gone = delete(kept).where(kept.c.account == account, kept.c.id == block)
        with writing(self.engine) as connection:
            if connection.execute(gone).rowcount == 0:
                raise refuse("no-such-block")

    def list_blocks(self, account: str) -> list[dict[str, Any]]:
        """Whom somebody has blocked, as they are told of it."""
        kept = schema.blocks
        wanted = select(kept.c.id, kept.c.name, kept.c.at).where(kept.c.account == account)
        with reading(self.engine) as connection:
            found = connection.execute(wanted.order_by(kept.c.at.desc()))
            return [dict(row._mapping) for row in found]

    def blocked_by_them(self, accounts: set[str]) -> dict[str, frozenset[str]]:
        """For each of these accounts those it has blocked."""
        kept = schema.blocks.c
        wanted = select(kept.account, kept.other).where(kept.account.in_(sorted(accounts)))
        with reading(self.engine) as connection:
            rows = connection.execute(wanted).all()
        return {
            account: frozenset(row.other for row in rows if row.account == account)
            for account in accounts
        }

    def who_blocks(self, account: str) -> frozenset[str]:
        """The accounts that have blocked this one."""
        kept = schema.blocks.c
        wanted = select(kept.account).where(kept.other == account)
        with reading(self.engine) as connection:
            return frozenset(connection.execute(wanted).scalars())
