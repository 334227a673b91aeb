"""Channels: where somebody is called, and what for.

A browser is called for as long as the session lasts in which it asked to be: who logs out there, or
is forgotten there, is not called there any more. Of webhooks and mail addresses there is one each.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, Select, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vacancy.server.words import refuse

from . import schema
from .database import reading, writing
from .sessions import ID_LENGTH, is_open

if TYPE_CHECKING:
    from .store import Store

PUSH, WEBHOOK, MAIL = "push", "webhook", "mail"
VAPID = "vapid"
SECRET = "whsec_"
"""How a webhook's secret begins, for those who read it by the Standard Webhooks."""


class Keys(NamedTuple):
    """With what this house signs what it sends to browsers; push services know it by the second."""

    private: str
    public: str
    shown: str
    """The public key as a page tells it to its browser."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to be called for."""

    language: str = "en"
    tables: str = "all"
    """All tables, or only those by days."""
    kinds: tuple[str, ...] = ("turn", "started", "over", "invited", "replaced")
    silent: tuple[str, ...] = ()
    """The games that they do not want to hear of."""

    def wants(self, kind: str, game: str, pace: str) -> bool:
        """Whether they want to be told of something at a table.

        >>> Wish(silent=("apartament",)).wants("turn", "apartament", "days")
        False
        """
        is_wanted = kind in self.kinds and game not in self.silent
        return is_wanted and (pace == "days" or self.tables == "all")


@dataclass(frozen=True)
class Channel:
    """A place where somebody is called."""

    id: str
    account: str
    kind: str
    session: str | None
    address: str
    secret: str
    """A browser's keys, what a webhook's messages are signed with, or what a mail's links say."""
    site: str
    """Where the house was when this was asked for."""
    is_confirmed: bool
    is_paused: bool
    made_at: float
    failures: int = 0
    trouble: str | None = None

    @property
    def device(self) -> str | None:
        """The session it belongs to, by the id that its owner knows."""
        return self.session[:ID_LENGTH] if self.session else None


def read_channel(row: Any) -> Channel:
    return Channel(**{name: getattr(row, name) for name in Channel.__dataclass_fields__})


class Channels:
    """The channels and wishes of a store."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self.insert: Any = postgresql.insert if store.is_postgres else sqlite.insert

    # What people want

    def wish_of(self, account: str) -> Wish | None:
        """What somebody wants, if they have said so."""
        with reading(self.engine) as connection:
            return read_wish(connection, account)

    def set_wish(self, account: str, wish: Wish) -> None:
        told = {"language": wish.language, "body": json.dumps(asdict(wish))}
        written = self.insert(schema.wishes).values(account=account, **told)
        with writing(self.engine) as connection:
            connection.execute(written.on_conflict_do_update(index_elements=["account"], set_=told))

    def begin(self, account: str, language: str) -> None:
        """Note in which language somebody is called who has not said anything of that kind yet."""
        told = {"language": language, "body": json.dumps(asdict(Wish(language)))}
        written = self.insert(schema.wishes).values(account=account, **told)
        with writing(self.engine) as connection:
            connection.execute(written.on_conflict_do_nothing())

    # Where they are called

    def channels_of(self, account: str, now: float) -> list[Channel]:
        """Where somebody is called; browsers only as long as they are known there."""
        kept = schema.channels
        with reading(self.engine) as connection:
            found = connection.execute(live(now).where(kept.c.account == account))
            return [read_channel(row) for row in found]

    def add_push(
        self, account: str, session: str, endpoint: str, keys: str, site: str, now: float
    ) -> None:
        """Call this browser: instead of whatever was called in it, or in its session, before."""
        mark = hashlib.sha256(endpoint.encode()).hexdigest()[:32]
        made = Channel(mark, account, PUSH, session, endpoint, keys, site, True, False, now)
        kept = schema.channels.c
        with writing(self.engine) as connection:
            before = (kept.session == session) & (kept.id != mark)
            connection.execute(delete(schema.channels).where(before))
            self.put(connection, made)

    def set_webhook(self, account: str, url: str, site: str, now: float) -> None:
        """Call somebody by a webhook; one that had been given up is tried again."""
        found = self.find(f"{WEBHOOK}-{account}")
        signs = found.secret if found and found.address == url else make_secret()
        self.write(
            Channel(
                f"{WEBHOOK}-{account}", account, WEBHOOK, None, url, signs, site, True, False, now
            )
        )

    def set_mail(self, account: str, address: str, site: str, now: float) -> None:
        """Call somebody by mail, once whoever reads that mail has said so."""
        token, id = secrets.token_urlsafe(24), f"{MAIL}-{account}"
        if (found := self.find(id)) and found.is_confirmed and found.address == address:
            self.write(replace(found, site=site, is_paused=False, failures=0, trouble=None))
            return
        with writing(self.engine) as connection:
            connection.execute(delete(schema.channels).where(schema.channels.c.id == id))
            made = Channel(id, account, MAIL, None, address, token, site, False, False, now)
            self.put(connection, made)
            self.call(connection, id, "confirm", now)

    def try_out(self, account: str, now: float) -> int:
        """Send somebody a word on every channel there is; says on how many."""
        with writing(self.engine) as connection:
            wanted = live(now).where(schema.channels.c.account == account)
            found = [row.id for row in connection.execute(wanted) if row.is_confirmed]
            for id in found:
                self.call(connection, id, "test", now)
        return len(found)

    def remove(self, account: str, kind: str, device: str | None = None) -> None:
        """Call somebody there no more; of browsers in one of them, or in all."""
        kept = schema.channels.c
        gone = (kept.account == account) & (kept.kind == kind)
        if device is not None:
            gone &= func.substr(kept.session, 1, ID_LENGTH) == device
        with writing(self.engine) as connection:
            connection.execute(delete(schema.channels).where(gone))

    # Mail, by the links in it

    def find_mail(self, token: str) -> Channel:
        """The mail address that a link is about; refused if it is not written to any more."""
        kept = schema.channels
        wanted = select(kept).where(kept.c.kind == MAIL, kept.c.secret == token)
        with reading(self.engine) as connection:
            row = connection.execute(wanted).one_or_none()
        if row is None:
            raise refuse("no-such-mail")
        return read_channel(row)

    def confirm_mail(self, token: str) -> None:
        """Whoever reads that mail wants to be called there."""
        self.write(replace(self.find_mail(token), is_confirmed=True))

    def drop_mail(self, token: str) -> None:
        kept = schema.channels.c
        with writing(self.engine) as connection:
            gone = delete(schema.channels).where(kept.kind == MAIL, kept.secret == token)
            connection.execute(gone)

    # What they share

    def find(self, id: str) -> Channel | None:
        with reading(self.engine) as connection:
            wanted = select(schema.channels).where(schema.channels.c.id == id)
            row = connection.execute(wanted).one_or_none()
        return read_channel(row) if row is not None else None

    def write(self, channel: Channel) -> None:
        with writing(self.engine) as connection:
            self.put(connection, channel)

    def put(self, connection: Connection, channel: Channel) -> None:
        """Write a channel, in the place of one with its id."""
        told = {**asdict(channel), "next_at": 0.0, "busy_until": 0.0}
        written = self.insert(schema.channels).values(told)
        connection.execute(written.on_conflict_do_update(index_elements=["id"], set_=told))

    def call(self, connection: Connection, id: str, kind: str, now: float) -> None:
        """Have something told on one channel that no table is behind."""
        told = {"version": 0, "at": now, "due_at": 0.0}
        written = self.insert(schema.calls).values(channel=id, table_id="", kind=kind, **told)
        same = ["channel", "table_id", "kind"]
        connection.execute(written.on_conflict_do_update(index_elements=same, set_=told))
        rested = update(schema.channels).where(schema.channels.c.id == id).values(next_at=0.0)
        connection.execute(rested)

    # Keys

    def keys(self, make: Callable[[], Keys]) -> Keys:
        """The keys of this house, made at the first start; of two that make them one wins."""
        settings = schema.settings
        known = select(settings.c.value).where(settings.c.name == VAPID)
        with reading(self.engine) as connection:
            kept = connection.execute(known).scalar_one_or_none()
        if kept is None:
            made = json.dumps(make())
            with writing(self.engine) as connection:
                written = self.insert(settings).values(name=VAPID, value=made)
                connection.execute(written.on_conflict_do_nothing())
                kept = connection.execute(known).scalar_one()
        return Keys(*json.loads(kept))


def make_secret() -> str:
    return SECRET + base64.b64encode(secrets.token_bytes(32)).decode()


def read_wish(connection: Connection, account: str) -> Wish | None:
    wanted = select(schema.wishes.c.body).where(schema.wishes.c.account == account)
    body = connection.execute(wanted).scalar_one_or_none()
    if body is None:
        return None
    told = json.loads(body)
    return Wish(told["language"], told["tables"], tuple(told["kinds"]), tuple(told["silent"]))


def live(now: float) -> Select[Any]:
    """The channels that are any good: a session that has had its time is not called."""
    kept, sessions = schema.channels, schema.sessions
    joined = kept.outerjoin(sessions, sessions.c.token_hash == kept.c.session)
    is_known = kept.c.session.is_(None) | is_open(now)
    return select(kept).select_from(joined).where(is_known)
