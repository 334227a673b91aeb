"""Claims: a name with a password is nobody else's, nor is any that looks like it (decision 23).

The primary key of the claims is what holds, whichever process asks; all else is good manners.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from vacancy.server.names import KEY_LENGTH, keys_edition, name_keys
from vacancy.server.words import refuse

from . import schema

EDITION = "names_edition"


def claims_of(name: str) -> list[str]:
    """What is claimed with a name: each of its keys (those of old names may be too long)."""
    return [f"{kind} {key[:KEY_LENGTH]}" for kind, key in name_keys(name)._asdict().items()]


def check_free(connection: Connection, name: str, account: str) -> None:
    """A claimed name, or one that looks like it, is nobody else's."""
    claims = schema.claims.c
    taken = select(claims.account).where(claims.key.in_(claims_of(name)), claims.account != account)
    if connection.execute(taken).first() is not None:
        raise refuse("name-taken")


def claim(connection: Connection, name: str, account: str) -> None:
    """Claim a name for an account, instead of what it had claimed before."""
    connection.execute(delete(schema.claims).where(schema.claims.c.account == account))
    wanted = [{"key": key, "account": account} for key in claims_of(name)]
    try:
        connection.execute(insert(schema.claims), wanted)
    except IntegrityError:
        raise refuse("name-taken") from None


def bring_keys_up_to_date(connection: Connection) -> None:
    """Make all keys and claims anew if they were made by another edition of what looks alike.

    Where two accounts with a password have names that look alike by now, the older one has the
    claim; the other keeps its name and its password, and claims the next name that it takes.
    """
    settings, edition = schema.settings, keys_edition()
    known = settings.c.name == EDITION
    if connection.execute(select(settings.c.value).where(known)).scalar_one_or_none() == edition:
        return
    accounts = schema.accounts
    connection.execute(delete(schema.claims))
    taken: set[str] = set()
    by_age = select(accounts).order_by(accounts.c.created_at, accounts.c.id)
    for row in connection.execute(by_age).all():
        key = name_keys(row.name).letters[:KEY_LENGTH]
        connection.execute(update(accounts).where(accounts.c.id == row.id).values(name_key=key))
        wanted = set(claims_of(row.name)) if row.password is not None else set()
        if wanted and not wanted & taken:
            claim(connection, row.name, row.id)
            taken |= wanted
    connection.execute(delete(settings).where(known))
    connection.execute(insert(settings).values(name=EDITION, value=edition))
