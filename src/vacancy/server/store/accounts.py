"""Who is who: a name is enough, a password lets you be the same person on another device.

A browser holds an opaque token in a cookie; the database holds only its hash.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, insert, select, update

from vacancy.server.words import Refused, refuse

from . import schema
from .database import reading, writing

if TYPE_CHECKING:
    from argon2 import PasswordHasher

    from .store import Store

NAME_LENGTH = 30
PASSWORD_LENGTHS = range(8, 201)
SESSIONS_KEPT = 20
HASHES_ASKED = 500
HOST_TOKEN = "host_token_hash"


@dataclass(frozen=True)
class Account:
    """Somebody known here."""

    id: str
    name: str
    has_password: bool
    is_admin: bool


def hash_token(token: str) -> str:
    """Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


@cache
def hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()


def read_name(name: str) -> str:
    """A name as it is shown: tidy, short, and not only signs."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    is_clean = all(unicodedata.category(sign)[0] != "C" for sign in shown)
    if not is_clean or len(shown) > NAME_LENGTH or not any(sign.isalnum() for sign in shown):
        raise refuse("bad-name")
    return shown


def name_key(name: str) -> str:
    """What names are compared by."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts:
    """The accounts and sessions of a store."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def find(self, token: str | None) -> Account | None:
        """Whose token this is."""
        if not token:
            return None
        accounts, sessions = schema.accounts, schema.sessions
        wanted = select(accounts).join(sessions, sessions.c.account == accounts.c.id)
        wanted = wanted.where(sessions.c.token_hash == hash_token(token))
        with reading(self.engine) as connection:
            row = connection.execute(wanted).one_or_none()
        return read_account(row) if row is not None else None

    def create(self, name: str, now: float) -> str:
        """A new account; returns the token of its first session."""
        shown, account = read_name(name), secrets.token_hex(8)
        with writing(self.engine) as connection:
            check_free(connection, shown, account)
            connection.execute(
                insert(schema.accounts).values(
                    id=account, name=shown, name_key=name_key(shown), is_admin=False, created_at=now
                )
            )
            return open_session(connection, account, now)

    def rename(self, account: str, name: str) -> None:
        """Go by another name from now on."""
        shown = read_name(name)
        with writing(self.engine) as connection:
            check_free(connection, shown, account)
            change(connection, account, name=shown, name_key=name_key(shown))

    def set_password(self, account: Account, password: str, keep: str) -> None:
        """Protect a name; all other sessions of the account end."""
        if len(password) not in PASSWORD_LENGTHS:
            raise refuse("bad-password")
        hashed = hasher().hash(password)
        with writing(self.engine) as connection:
            check_free(connection, account.name, account.id)
            change(connection, account.id, password=hashed)
            sessions = schema.sessions.c
            connection.execute(
                delete(schema.sessions).where(
                    sessions.account == account.id, sessions.token_hash != hash_token(keep)
                )
            )

    def login(self, name: str, password: str, now: float) -> str:
        """A new session of the account with this name and password."""
        from argon2.exceptions import VerificationError

        try:
            shown = read_name(name)
        except Refused:
            raise refuse("wrong-login") from None
        accounts = schema.accounts.c
        wanted = select(accounts.id, accounts.password).where(
            accounts.name_key == name_key(shown), accounts.password.is_not(None)
        )
        with reading(self.engine) as connection:
            row = connection.execute(wanted).first()
        try:
            hasher().verify(row.password if row else decoy(), password)
        except VerificationError:
            raise refuse("wrong-login") from None
        if row is None:
            raise refuse("wrong-login")
        with writing(self.engine) as connection:
            return open_session(connection, row.id, now)

    def logout(self, token: str) -> None:
        """End a session."""
        with writing(self.engine) as connection:
            known = schema.sessions.c.token_hash == hash_token(token)
            connection.execute(delete(schema.sessions).where(known))

    def ended_among(self, token_hashes: set[str]) -> set[str]:
        """Which of these sessions have ended."""
        sessions, asked, open_ones = schema.sessions.c, sorted(token_hashes), set[str]()
        with reading(self.engine) as connection:
            for start in range(0, len(asked), HASHES_ASKED):
                known = sessions.token_hash.in_(asked[start : start + HASHES_ASKED])
                open_ones |= set(
                    connection.execute(select(sessions.token_hash).where(known)).scalars()
                )
        return token_hashes - open_ones

    # The host

    def make_host_token(self) -> str | None:
        """A token for whoever runs the server, made at the first start only."""
        settings = schema.settings
        token = secrets.token_urlsafe(24)
        with writing(self.engine) as connection:
            known = select(settings).where(settings.c.name == HOST_TOKEN)
            if connection.execute(known).first() is not None:
                return None
            connection.execute(insert(settings).values(name=HOST_TOKEN, value=hash_token(token)))
        return token

    def become_host(self, account: str, token: str) -> None:
        """Let an account look after all tables."""
        settings = schema.settings
        with writing(self.engine) as connection:
            known = select(settings.c.value).where(settings.c.name == HOST_TOKEN)
            held = connection.execute(known).scalar_one_or_none() or ""
            if not secrets.compare_digest(held, hash_token(token)):
                raise refuse("wrong-token")
            change(connection, account, is_admin=True)


@cache
def decoy() -> str:
    """A hash to compare with when there is no such name, so that both take as long."""
    return hasher().hash(secrets.token_hex(8))


def read_account(row: Any) -> Account:
    return Account(row.id, row.name, row.password is not None, row.is_admin)


def change(connection: Connection, account: str, **values: Any) -> None:
    known = schema.accounts.c.id == account
    connection.execute(update(schema.accounts).where(known).values(values))


def check_free(connection: Connection, name: str, account: str) -> None:
    """A name with a password is nobody else's."""
    accounts = schema.accounts.c
    taken = select(accounts.id).where(
        accounts.name_key == name_key(name), accounts.password.is_not(None), accounts.id != account
    )
    if connection.execute(taken).first() is not None:
        raise refuse("name-taken")


def open_session(connection: Connection, account: str, now: float) -> str:
    """A new token; the oldest sessions beyond a bound end."""
    token = secrets.token_urlsafe(32)
    sessions = schema.sessions
    connection.execute(
        insert(sessions).values(token_hash=hash_token(token), account=account, created_at=now)
    )
    newest = select(sessions.c.token_hash).where(sessions.c.account == account)
    newest = newest.order_by(sessions.c.created_at.desc()).limit(SESSIONS_KEPT)
    connection.execute(
        delete(sessions).where(sessions.c.account == account, sessions.c.token_hash.not_in(newest))
    )
    return token
