"""Sessions: a browser holds an opaque token in a cookie; the database holds only its hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Subquery, delete, func, insert, select

from . import schema

SESSIONS_KEPT = 20
LIFETIME = 365 * 86_400
"""Seconds after which a session ends, however much it is used; its cookie ends with it."""
ID_LENGTH = 16
SESSION_ID = re.compile(f"[0-9a-f]{{{ID_LENGTH}}}")


@dataclass(frozen=True)
class Session:
    """A device on which somebody is known. Its id is of no use but to end it."""

    id: str
    device: str | None
    created_at: float
    seen_at: float
    is_here: bool


def hash_token(token: str) -> str:
    """Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_open(now: float) -> ColumnElement[bool]:
    """Which sessions still have time."""
    return schema.sessions.c.created_at > now - LIFETIME


def last_seen() -> Subquery:
    """When each account was last seen, on whichever device."""
    sessions = schema.sessions.c
    seen_at = func.max(func.coalesce(sessions.seen_at, sessions.created_at)).label("seen_at")
    return select(sessions.account, seen_at).group_by(sessions.account).subquery()


def read_session(row: Any, here: str) -> Session:
    """A session as its owner is told of it; `here` is the hash of the token that asks."""
    seen_at = row.created_at if row.seen_at is None else row.seen_at
    is_here = row.token_hash == here
    return Session(row.token_hash[:ID_LENGTH], row.device, row.created_at, seen_at, is_here)


def open_session(
    connection: Connection, account: str, device: str | None, now: float, household: str | None
) -> str:
    """A new token; the oldest sessions beyond a bound end."""
    token = secrets.token_urlsafe(32)
    sessions = schema.sessions
    values = {"token_hash": hash_token(token), "account": account, "device": device}
    connection.execute(
        insert(sessions).values(**values, household=household, created_at=now, seen_at=now)
    )
    newest = select(sessions.c.token_hash).where(sessions.c.account == account)
    newest = newest.order_by(sessions.c.created_at.desc()).limit(SESSIONS_KEPT)
    connection.execute(
        delete(sessions).where(sessions.c.account == account, sessions.c.token_hash.not_in(newest))
    )
    return token
