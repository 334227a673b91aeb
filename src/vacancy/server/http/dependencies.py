"""What the routes share: the server's parts, and who asks."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from dataclasses import dataclass, field, replace
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from vacancy.server.cards.pictures import Pictures
from vacancy.server.cluster.housekeeping import Housekeeping
from vacancy.server.cluster.logouts import Logouts
from vacancy.server.live.hub import Hub
from vacancy.server.notices.sender import Sender
from vacancy.server.rates import Buckets, address_of
from vacancy.server.reviewing.desk import Desk
from vacancy.server.store.accounts import Account, Accounts
from vacancy.server.store.deals import Deals
from vacancy.server.store.profiles import Profiles
from vacancy.server.store.store import Store
from vacancy.server.table.create import Who
from vacancy.server.telling.deals import Sources
from vacancy.server.telling.scribe import Stories
from vacancy.server.words import refuse

from .attempts import Attempts
from .board import Board
from .readers import Readers
from .readiness import Health
from .seen import Seen

BROWSER_COOKIE, SECURE_BROWSER_COOKIE = "vacancy-browser", "__Host-vacancy-browser"
BROWSER_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
BROWSER_SECONDS = 365 * 86_400
COOKIE, SECURE_COOKIE = "vacancy", "__Host-vacancy"
"""Under TLS browsers take the second of each from this very place alone, and give it back there."""
TLS_SCHEMES = ("https", "wss")
TOKEN_LENGTH = 100
LETTERS_A_DAY = 3


@dataclass
class Server:
    """The parts of a running server."""

    store: Store
    accounts: Accounts
    hub: Hub
    logouts: Logouts
    housekeeping: Housekeeping
    attempts: Attempts
    health: Health
    readers: Readers
    profiles: Profiles
    board: Board
    pictures: Pictures
    stories: Stories
    deals: Deals
    sources: Sources
    sender: Sender
    seen: Seen
    reviews: Desk
    letters: Buckets = field(default_factory=lambda: Buckets(LETTERS_A_DAY / 1440, LETTERS_A_DAY))
    """Mails to addresses that nobody has confirmed yet: by address and by who asks."""
    hashing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))
    looking_through: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """Profiles look through thousands of matches: one at a time, so that the loop has its turn."""
    packing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """Packing somebody's matches takes long: one reader does it, and others read tables."""
    solving: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """Puzzles are played out one at a time."""


def server_of(connection: HTTPConnection) -> Server:
    found: Server = connection.app.state.server
    return found


def is_behind_tls(connection: HTTPConnection) -> bool:
    """Whether the browser speaks TLS, with this server or with a proxy that it believes."""
    return connection.scope["scheme"] in TLS_SCHEMES


def cookie_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if is_behind_tls(connection) else COOKIE


def token_of(connection: HTTPConnection) -> str:
    """The token of the session that asks; empty if there is none."""
    token = connection.cookies.get(cookie_name(connection), "")
    return token if len(token) <= TOKEN_LENGTH else ""


async def account_of(connection: HTTPConnection) -> Account | None:
    """Who asks, if they have said so."""
    token = token_of(connection)
    if not token:
        return None
    server = server_of(connection)
    return await asyncio.to_thread(server.accounts.find, token, server.hub.clock())


Parts = Annotated[Server, Depends(server_of)]
Someone = Annotated[Account | None, Depends(account_of)]
Address = Annotated[str, Depends(address_of)]


async def need_account(account: Someone) -> Account:
    if account is None:
        raise refuse("no-name")
    return account


Known = Annotated[Account, Depends(need_account)]


def who_is(account: Account) -> Who:
    """An account as tables know it."""
    return Who(account.id, account.name, account.is_admin)


@dataclass(frozen=True)
class Browser:
    """The browser in which somebody sits down, whatever they call themselves there."""

    token: str

    def sitter(self, account: Account, table_id: str) -> Who:
        """Somebody who sits down at a table; the mark says nothing at any other table."""
        mark = hashlib.sha256(f"{table_id} {self.token}".encode()).hexdigest()[:32]
        return replace(who_is(account), browser=mark)


async def browser_of(request: Request, response: Response) -> Browser:
    """The browser that asks, which is known again by a cookie of its own."""
    cookie = SECURE_BROWSER_COOKIE if is_behind_tls(request) else BROWSER_COOKIE
    token = request.cookies.get(cookie, "")
    if not BROWSER_TOKEN.fullmatch(token):
        token = secrets.token_urlsafe(24)
        response.set_cookie(
            cookie,
            token,
            max_age=BROWSER_SECONDS,
            httponly=True,
            samesite="lax",
            secure=is_behind_tls(request),
        )
    return Browser(token)


async def need_house_host(account: Known) -> Account:
    if not account.is_admin:
        raise refuse("house-only")
    return account


HouseHost = Annotated[Account, Depends(need_house_host)]


async def shy_sitter(parts: Server, here: Browser, account: Account, table_id: str) -> Who:
    """Somebody who sits down, with those who do not want them at their tables."""
    blocked_by = await asyncio.to_thread(parts.hub.order.blocks.who_blocks, account.id)
    return replace(here.sitter(account, table_id), blocked_by=blocked_by)


Here = Annotated[Browser, Depends(browser_of)]
