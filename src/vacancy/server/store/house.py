"""The house: who is banned or muted, who is a host, and whom hosts can find.

Whatever a host does here is written together with a line in the log of deeds, or not at all.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, and_, delete, func, insert, or_, select, update

from vacancy.server.names import name_keys
from vacancy.server.words import refuse

from . import schema
from .accounts import Account
from .database import reading, writing
from .deeds import Deed, write_deed
from .sanctions import BAN, BAN_ADDRESS, MUTE, Sanction, find_sanction, holds
from .sessions import last_seen

LIFT = {BAN: "unban", BAN_ADDRESS: "unban-address", MUTE: "unmute"}
PEOPLE_LISTED = 50
SANCTIONS_LISTED = 500


class House:
    """What hosts keep in order."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # What is asked of it all the time

    def find(self, kind: str, whom: str, now: float) -> Sanction | None:
        """The sanction of a kind that somebody is under."""
        with reading(self.engine) as connection:
            return find_sanction(connection, kind, whom, now)

    def banned_households(self, now: float) -> dict[str, float | None]:
        """The addresses from which nobody is served, and until when."""
        kept = schema.sanctions.c
        wanted = select(kept.whom, kept.until).where(kept.kind == BAN_ADDRESS, holds(now))
        with reading(self.engine) as connection:
            return {row.whom: row.until for row in connection.execute(wanted)}

    # What hosts do

    def ban(self, host: Account, account: str, until: float | None, reason: str, now: float) -> str:
        """Ban an account: all of its sessions end, and none begins. Returns its name."""
        with writing(self.engine) as connection:
            known = read_person(connection, account)
            if account == host.id:
                raise refuse("not-yourself")
            if known.is_admin:
                raise refuse("is-host")
            ended = delete(schema.sessions).where(schema.sessions.c.account == account)
            connection.execute(ended)
            made = Sanction(BAN, account, known.name, now, until, reason)
            impose(connection, host, made, now)
        return str(known.name)

    def households_of(self, account: str) -> set[str]:
        """Where the sessions of an account were last seen."""
        sessions = schema.sessions.c
        wanted = select(sessions.household).where(sessions.account == account)
        with reading(self.engine) as connection:
            return {each for each in connection.execute(wanted).scalars() if each}

    def ban_household(
        self, host: Account, household: str, until: float | None, reason: str, now: float
    ) -> None:
        """Serve nobody from an address any more."""
        made = Sanction(BAN_ADDRESS, household, household, now, until, reason)
        with writing(self.engine) as connection:
            impose(connection, host, made, now)

    def mute(
        self, host: Account, account: str, until: float | None, reason: str, now: float
    ) -> None:
        """Let an account say nothing, at any table."""
        with writing(self.engine) as connection:
            known = read_person(connection, account)
            if account == host.id:
                raise refuse("not-yourself")
            made = Sanction(MUTE, account, known.name, now, until, reason)
            impose(connection, host, made, now)

    def lift(self, host: Account, kind: str, whom: str, reason: str, now: float) -> None:
        """Take back a ban or a mute."""
        kept = schema.sanctions.c
        with writing(self.engine) as connection:
            found = find_sanction(connection, kind, whom, now)
            if found is None:
                raise refuse("no-such-sanction")
            gone = delete(schema.sanctions).where(kept.kind == kind, kept.whom == whom)
            connection.execute(gone)
            write_deed(connection, host, Deed(LIFT[kind], whom, found.name, reason), now)

    def set_host(self, host: Account, account: str, is_host: bool, reason: str, now: float) -> None:
        """Make somebody a host of the house, or let them be one no more."""
        with writing(self.engine) as connection:
            known = read_person(connection, account)
            if is_host and known.password is None:
                raise refuse("host-needs-password")
            if is_host and find_sanction(connection, BAN, account, now) is not None:
                raise refuse("is-banned")
            accounts = schema.accounts
            changed = update(accounts).where(accounts.c.id == account).values(is_admin=is_host)
            connection.execute(changed)
            kind = "host-made" if is_host else "host-unmade"
            write_deed(connection, host, Deed(kind, account, known.name, reason), now)

    # What hosts look at

    def list_people(self, name: str, now: float) -> list[dict[str, Any]]:
        """Those whose name begins like this, with what they are under; who was seen last comes
        first."""
        accounts, kept, seen = schema.accounts, schema.sanctions, last_seen()
        bans = kept.alias("bans")
        mutes = kept.alias("mutes")
        latest = func.coalesce(seen.c.seen_at, accounts.c.created_at).label("seen_at")
        wanted = (
            select(accounts, bans.c.whom.label("banned"), mutes.c.whom.label("muted"), latest)
            .outerjoin(bans, under(bans, BAN, now))
            .outerjoin(mutes, under(mutes, MUTE, now))
            .outerjoin(seen, seen.c.account == accounts.c.id)
            .order_by(latest.desc(), accounts.c.id)
            .limit(PEOPLE_LISTED)
        )
        if name.strip():
            wanted = wanted.where(
                or_(
                    accounts.c.name_key.startswith(name_keys(name).letters, autoescape=True),
                    func.lower(accounts.c.name).contains(name.strip().lower(), autoescape=True),
                )
            )
        with reading(self.engine) as connection:
            return [tell_person(row) for row in connection.execute(wanted)]

    def list_sanctions(self, now: float) -> list[Sanction]:
        """All bans and mutes that hold, the latest first."""
        kept = schema.sanctions
        wanted = select(kept).where(holds(now)).order_by(kept.c.at.desc())
        with reading(self.engine) as connection:
            found = connection.execute(wanted.limit(SANCTIONS_LISTED))
            return [Sanction(*row) for row in found]


def under(kept: Any, kind: str, now: float) -> Any:
    """How an account and its sanction of a kind are found together."""
    is_of_it = and_(kept.c.kind == kind, kept.c.whom == schema.accounts.c.id)
    return and_(is_of_it, or_(kept.c.until.is_(None), kept.c.until > now))


def impose(connection: Connection, host: Account, sanction: Sanction, now: float) -> None:
    """Put somebody under a sanction, instead of an older one of the kind."""
    kept = schema.sanctions
    same = (kept.c.kind == sanction.kind) & (kept.c.whom == sanction.whom)
    connection.execute(delete(kept).where(same))
    connection.execute(insert(kept).values(vars(sanction)))
    deed = Deed(sanction.kind, sanction.whom, sanction.name, sanction.reason)
    write_deed(connection, host, deed, now)


def read_person(connection: Connection, account: str) -> Any:
    """Somebody with an account, who does not log in meanwhile; refused if there is nobody."""
    wanted = select(schema.accounts).where(schema.accounts.c.id == account).with_for_update()
    row = connection.execute(wanted).one_or_none()
    if row is None:
        raise refuse("nobody-there")
    return row


def tell_person(row: Any) -> dict[str, Any]:
    return {
        "id": row.id,
        "name": row.name,
        "has_password": row.password is not None,
        "is_host": row.is_admin,
        "is_banned": row.banned is not None,
        "is_muted": row.muted is not None,
        "created_at": row.created_at,
        "seen_at": row.seen_at,
    }
