"""Who may read the metrics: the host, by token, and whoever sits at this very machine.

A proxy on this machine makes everybody look as if they sat here. So whatever hints at one asks for
the token: a header that proxies add, another name in `Host`, or a public name in the settings.
"""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
from collections.abc import Mapping

from starlette.requests import HTTPConnection

from vacancy.server.rates import address_of
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.sessions import hash_token
from vacancy.server.store.store import StoreAway
from vacancy.server.words import refuse

from .attempts import Attempts

PROXY_HEADERS = ("forwarded", "via", "x-real-ip")
PROXY_PREFIX = "x-forwarded-"


def is_loopback(name: str) -> bool:
    """Whether a name or an address always means the machine that says it.

    >>> is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("127.0.0.1.example")
    (True, True, False)
    """
    try:
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def has_come_by_proxy(headers: Mapping[str, str]) -> bool:
    return any(name in PROXY_HEADERS or name.startswith(PROXY_PREFIX) for name in headers)


def is_from_here(request: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and from nobody through it."""
    is_here = is_loopback(address_of(request)) and is_loopback(request.url.hostname or "")
    return is_here and not has_come_by_proxy(request.headers)


class Readers:
    """Lets in who may read the metrics."""

    def __init__(self, accounts: Accounts, attempts: Attempts, *, is_public: bool) -> None:
        self.accounts, self.attempts, self.is_public = accounts, attempts, is_public
        self.good_hash = ""
        """Of the token that was right last: one looks at metrics when the store is away."""

    async def admit(self, request: HTTPConnection) -> None:
        """Raises `Refused` for all others."""
        if is_from_here(request) and not self.is_public:
            return
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise refuse("metrics-closed")
        with self.attempts.one(address_of(request)):
            await self.check(hash_token(token.strip()))

    async def check(self, given: str) -> None:
        try:
            held = await asyncio.to_thread(self.accounts.host_token_hash)
        except StoreAway:
            if not secrets.compare_digest(given, self.good_hash):
                raise
            return
        if not secrets.compare_digest(given, held):
            raise refuse("wrong-token")
        self.good_hash = given
