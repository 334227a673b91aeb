"""What the routes share: the server's parts, and who asks."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from vacancy.server.cluster.logouts import Logouts
from vacancy.server.live.hub import Hub
from vacancy.server.rates import Buckets
from vacancy.server.store.accounts import Account, Accounts
from vacancy.server.store.store import Store
from vacancy.server.table.create import Who
from vacancy.server.words import refuse

COOKIE = "vacancy"


@dataclass
class Server:
    """The parts of a running server."""

    store: Store
    accounts: Accounts
    hub: Hub
    logouts: Logouts
    logins: Buckets
    hashing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))


def server_of(connection: HTTPConnection) -> Server:
    found: Server = connection.app.state.server
    return found


async def account_of(connection: HTTPConnection) -> Account | None:
    """Who asks, if they have said so."""
    token = connection.cookies.get(COOKIE)
    if not token or len(token) > 100:
        return None
    return await asyncio.to_thread(server_of(connection).accounts.find, token)


Parts = Annotated[Server, Depends(server_of)]
Someone = Annotated[Account | None, Depends(account_of)]


async def need_account(account: Someone) -> Account:
    if account is None:
        raise refuse("no-name")
    return account


Known = Annotated[Account, Depends(need_account)]


def who_is(account: Account) -> Who:
    """An account as tables know it."""
    return Who(account.id, account.name, account.is_admin)
