"""Who is who: a name is enough, a password lets you be the same person on another device."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, func, insert, select, update

from vacancy.server.names import name_keys, read_name
from vacancy.server.words import Refused, refuse

from . import schema
from .claims import check_free, claim
from .database import reading, writing
from .deeds import Deed, write_deed
from .passwords import check_password, decoy, hash_password, is_password
from .sanctions import BAN, find_sanction
from .sessions import (
    ID_LENGTH,
    SESSION_ID,
    Session,
    hash_token,
    is_open,
    open_session,
    read_session,
)

if TYPE_CHECKING:
    from .store import Store

HASHES_ASKED = 500
SEEN_SECONDS = 300.0
FORGOTTEN_SECONDS, FORGOTTEN_AT_ONCE = 90 * 86_400.0, 500
HOST_TOKEN = "host_token_hash"


@dataclass(frozen=True)
class Account:
    """Somebody known here."""

    id: str
    name: str
    has_password: bool
    is_admin: bool


class Accounts:
    """The accounts and sessions of a store."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def find(self, token: str | None, now: float) -> Account | None:
        """Whose token this is, unless its session has had its time."""
        if not token:
            return None
        accounts, sessions = schema.accounts, schema.sessions
        wanted = select(accounts).join(sessions, sessions.c.account == accounts.c.id)
        wanted = wanted.where(sessions.c.token_hash == hash_token(token), is_open(now))
        with reading(self.engine) as connection:
            row = connection.execute(wanted).one_or_none()
        return read_account(row) if row is not None else None

    def create(
        self, name: str, now: float, device: str | None = None, household: str | None = None
    ) -> str:
        """A new account; returns the token of its first session."""
        shown, account = read_name(name), secrets.token_hex(8)
        key = name_keys(shown).letters
        with writing(self.engine) as connection:
            check_free(connection, shown, account)
            connection.execute(
                insert(schema.accounts).values(
                    id=account, name=shown, name_key=key, is_admin=False, created_at=now
                )
            )
            return open_session(connection, account, device, now, household)

    def rename(self, account: Account, name: str) -> None:
        """Go by another name from now on."""
        shown = read_name(name)
        with writing(self.engine) as connection:
            if account.has_password:
                claim(connection, shown, account.id)
            else:
                check_free(connection, shown, account.id)
            change(connection, account.id, name=shown, name_key=name_keys(shown).letters)

    # Passwords

    def set_password(self, account: Account, password: str, old: str | None, keep: str) -> None:
        """Protect a name; who has a password tells it first. All other sessions end."""
        check_password(password, account.name)
        accounts, sessions = schema.accounts.c, schema.sessions.c
        with reading(self.engine) as connection:
            wanted = select(accounts.password).where(accounts.id == account.id)
            held = connection.execute(wanted).scalar_one()
        if held is not None and not is_password(held, old or ""):
            raise refuse("wrong-password")
        hashed = hash_password(password)
        with writing(self.engine) as connection:
            if hold(connection, account.id) != held:
                raise refuse("wrong-password")  # it was changed since
            if held is None:
                claim(connection, account.name, account.id)
            change(connection, account.id, password=hashed)
            connection.execute(
                delete(schema.sessions).where(
                    sessions.account == account.id, sessions.token_hash != hash_token(keep)
                )
            )

    def login(
        self,
        name: str,
        password: str,
        now: float,
        device: str | None = None,
        household: str | None = None,
    ) -> str:
        """A new session of the account with this name and password.

        There is one such account, unless two had the same name before names were claimed.
        """
        accounts = schema.accounts.c
        wanted = select(accounts.id, accounts.password).where(
            accounts.name_key == key_to_login(name), accounts.password.is_not(None)
        )
        with reading(self.engine) as connection:
            rows = connection.execute(wanted.order_by(accounts.created_at)).all()
        for row in rows:
            if is_password(row.password, password):
                with writing(self.engine) as connection:
                    if hold(connection, row.id) != row.password:
                        break  # it was changed since
                    if (banned := why_banned(connection, row.id, now)) is not None:
                        raise banned
                    return open_session(connection, row.id, device, now, household)
        if not rows:
            is_password(decoy(), password)
        raise refuse("wrong-login")

    # Sessions

    def logout(self, token: str) -> None:
        """End a session."""
        with writing(self.engine) as connection:
            known = schema.sessions.c.token_hash == hash_token(token)
            connection.execute(delete(schema.sessions).where(known))

    def list_sessions(self, account: str, token: str, now: float) -> list[Session]:
        """Where somebody is known; the device that asks comes first, then the latest seen."""
        wanted = select(schema.sessions).where(schema.sessions.c.account == account, is_open(now))
        with reading(self.engine) as connection:
            found = [read_session(row, hash_token(token)) for row in connection.execute(wanted)]
        return sorted(found, key=lambda each: (not each.is_here, -each.seen_at))

    def end_session(self, account: str, session: str) -> None:
        """End one of somebody's own sessions."""
        if not SESSION_ID.fullmatch(session):
            raise refuse("no-such-session")
        sessions = schema.sessions.c
        known = func.substr(sessions.token_hash, 1, ID_LENGTH) == session
        with writing(self.engine) as connection:
            wanted = delete(schema.sessions).where(sessions.account == account, known)
            if connection.execute(wanted).rowcount == 0:
                raise refuse("no-such-session")

    def note_seen(self, token: str, now: float, household: str | None = None) -> None:
        """Note that a session is in use, and where: now and then, or when it has moved."""
        sessions = schema.sessions.c
        is_long_ago = (sessions.seen_at < now - SEEN_SECONDS) | sessions.seen_at.is_(None)
        is_elsewhere = sessions.household.is_distinct_from(household)
        due = (sessions.token_hash == hash_token(token)) & (is_long_ago | is_elsewhere)
        with reading(self.engine) as connection:
            if connection.execute(select(sessions.account).where(due)).first() is None:
                return
        with writing(self.engine) as connection:
            connection.execute(
                update(schema.sessions).where(due).values(seen_at=now, household=household)
            )

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

    def forget_strangers(self, now: float) -> int:
        """Forget some names without a password that never had a table and were not seen for long.

        Says how many there were; there may be more.
        """
        accounts, sessions, since = schema.accounts.c, schema.sessions.c, now - FORGOTTEN_SECONDS
        lately = func.coalesce(sessions.seen_at, sessions.created_at) > since
        strangers = select(accounts.id).where(
            accounts.created_at < since,
            accounts.password.is_(None),
            accounts.is_admin.is_(False),
            accounts.id.not_in(select(schema.members.c.account)),
            accounts.id.not_in(select(schema.claims.c.account)),
            accounts.id.not_in(select(sessions.account).where(lately)),
        )
        with writing(self.engine) as connection:
            found = connection.execute(strangers.limit(FORGOTTEN_AT_ONCE)).scalars().all()
            for theirs in (schema.sessions, schema.imports, schema.blocks):
                connection.execute(delete(theirs).where(theirs.c.account.in_(found)))
            connection.execute(delete(schema.accounts).where(accounts.id.in_(found)))
        return len(found)

    # The host

    def make_host_token(self) -> str | None:
        """A token for whoever runs the server, made at the first start only."""
        with writing(self.engine) as connection:
            known = select(schema.settings).where(schema.settings.c.name == HOST_TOKEN)
            if connection.execute(known).first() is not None:
                return None
            return write_host_token(connection)

    def renew_host_token(self) -> str:
        """Another token; the old one, and whoever was let in by it, counts no more."""
        with writing(self.engine) as connection:
            connection.execute(delete(schema.settings).where(schema.settings.c.name == HOST_TOKEN))
            connection.execute(update(schema.accounts).values(is_admin=False))
            return write_host_token(connection)

    def become_host(self, account: Account, token: str, now: float) -> None:
        """Let an account look after the house."""
        with writing(self.engine) as connection:
            if not secrets.compare_digest(read_host_token(connection), hash_token(token)):
                raise refuse("wrong-token")
            change(connection, account.id, is_admin=True)
            write_deed(connection, account, Deed("host-token", account.id, account.name, ""), now)

    def find_ban(self, account: str | None, now: float) -> Refused | None:
        """What a banned account is told; nothing if it is not banned."""
        with reading(self.engine) as connection:
            return why_banned(connection, account, now) if account else None

    def host_token_hash(self) -> str:
        """What is kept of the token that counts."""
        with reading(self.engine) as connection:
            return read_host_token(connection)


def hold(connection: Connection, account: str) -> str | None:
    """The hash of an account's password; nobody bans it, nor changes that, before this is done."""
    accounts = schema.accounts.c
    wanted = select(accounts.password).where(accounts.id == account).with_for_update()
    found: str | None = connection.execute(wanted).scalar_one_or_none()
    return found


def why_banned(connection: Connection, account: str, now: float) -> Refused | None:
    """What a banned account is told."""
    found = find_sanction(connection, BAN, account, now)
    return refuse("banned", reason=found.reason) if found is not None else None


def key_to_login(name: str) -> str:
    """The key of a name that somebody logs in with; what is no name is nobody's."""
    try:
        return name_keys(read_name(name)).letters
    except Refused:
        return ""


def read_host_token(connection: Connection) -> str:
    """The hash of the token; empty where none was made."""
    settings = schema.settings
    known = select(settings.c.value).where(settings.c.name == HOST_TOKEN)
    return connection.execute(known).scalar_one_or_none() or ""


def write_host_token(connection: Connection) -> str:
    token = secrets.token_urlsafe(24)
    connection.execute(insert(schema.settings).values(name=HOST_TOKEN, value=hash_token(token)))
    return token


def read_account(row: Any) -> Account:
    return Account(row.id, row.name, row.password is not None, row.is_admin)


def change(connection: Connection, account: str, **values: Any) -> None:
    known = schema.accounts.c.id == account
    connection.execute(update(schema.accounts).where(known).values(values))
