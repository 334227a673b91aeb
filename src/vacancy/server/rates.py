"""How much somebody may do: so much at once, and so much a second for ever after."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http import HTTPStatus
from math import ceil

from starlette.requests import HTTPConnection

from vacancy.engine.words import Message

from .words import Refused

ADDRESSES_KEPT = 10_000
OF_ONE_HOUSEHOLD = 64
"""So many bits of an IPv6 address name a household; the rest is its own to choose."""
ADDRESS_LENGTH = 50
"""An address that is longer is none: a proxy passes on whatever it was told."""


class Bucket:
    """What may still be done; it fills up again by itself."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self.left, self.filled_at = burst, time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled_at) * self.per_second)
        self.filled_at = now

    def take(self) -> bool:
        """Whether one more thing is allowed; one that is not costs nothing."""
        self.fill()
        is_allowed = self.left >= 1
        self.left -= is_allowed
        return is_allowed

    def spend(self, count: int) -> bool:
        """Do so many things at once; whether that was allowed."""
        self.fill()
        self.left -= count
        return self.left >= 0

    def give_back(self) -> None:
        """What was taken has turned out to cost nothing."""
        self.left = min(self.burst, self.left + 1)

    @property
    def wait(self) -> float:
        """How many seconds until one more thing is allowed."""
        self.fill()
        return max(0.0, (1 - self.left) / self.per_second)

    def borrow(self) -> float:
        """Do one more thing in any case; returns how many seconds to wait before the next."""
        self.fill()
        self.left -= 1
        return max(0.0, -self.left / self.per_second)


class Buckets:
    """How much each address may still do; the oldest addresses are forgotten."""

    def __init__(self, per_minute: float, burst: float) -> None:
        self.per_second, self.burst = per_minute / 60, burst
        self.kept: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """The bucket of an address, which is the newest now."""
        household = household_of(address)
        bucket = self.kept.pop(household, None) or Bucket(self.per_second, self.burst)
        self.kept[household] = bucket
        if len(self.kept) > ADDRESSES_KEPT:
            del self.kept[next(iter(self.kept))]
        return bucket

    def take(self, address: str) -> bool:
        """Whether this is still allowed."""
        return self.of(address).take()


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from."""
    return connection.client.host if connection.client else ""


def household_of(address: str) -> str:
    """What is counted as one address: of IPv6 the part that a household is given.

    >>> household_of("192.0.2.7"), household_of("2001:db8:1:2:aaaa::7")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    address = address[:ADDRESS_LENGTH]
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, OF_ONE_HOUSEHOLD), strict=False))


class Turns:
    """Requests of an address are answered so many at once; more of them wait in line.

    So whoever asks for much at once waits for it alone: of what all share, the loop and the
    threads that read, nobody has more than so many parts.
    """

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.lines: dict[str, asyncio.Semaphore] = {}
        self.waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn of an address, and have it."""
        household = household_of(address)
        line = self.lines.setdefault(household, asyncio.Semaphore(self.at_once))
        self.waiting[household] += 1
        try:
            async with line:
                yield
        finally:
            self.waiting[household] -= 1
            if not self.waiting[household]:
                del self.lines[household], self.waiting[household]


@dataclass(frozen=True)
class Share:
    """A quota in terms of the changes that an address may ask for in a minute."""

    refusal: str
    of_changes: float
    burst: float
    """How much of a minute's may be had at once."""
    least: int
    """So much may be had at once, however little the changes are."""


SHARES = {
    "changes": Share("error-too-many", 1, 1 / 4, 20),
    "gets": Share("error-too-many-gets", 4, 1 / 2, 100),
    "tables": Share("error-too-many-tables", 1 / 20, 1 / 2, 3),
    "bot-tables": Share("error-too-many-bot-tables", 1 / 100, 1 / 2, 2),
    "names": Share("error-too-many-names", 1 / 20, 1 / 2, 10),
    "passwords": Share("error-too-many-attempts", 1 / 10, 1 / 2, 10),
    "frames": Share("error-too-many", 4, 1 / 4, 100),
    "hints": Share("error-too-many-hints", 1 / 20, 1 / 2, 3),
    "reviews": Share("error-too-many-reviews", 1 / 2, 1 / 2, 20),
    "analyses": Share("error-too-many-analyses", 1 / 300, 3, 3),
    "deep-analyses": Share("error-too-many-analyses", 1 / 3000, 10, 1),
    "judgements": Share("error-too-many-judgements", 1 / 20, 1 / 2, 6),
    "reports": Share("error-too-many-reports", 1 / 200, 2, 3),
    "invitations": Share("error-too-many-invitations", 1 / 60, 1, 5),
    "exports": Share("error-too-many-files", 1 / 100, 1 / 2, 5),
    "imports": Share("error-too-many-files", 1 / 4, 1, 30),
    "pictures": Share("error-too-many-gets", 1 / 10, 1 / 2, 10),
    "profiles": Share("error-too-many-gets", 1 / 5, 1 / 2, 10),
    "notices": Share("error-too-many-notices", 1 / 30, 1 / 2, 10),
    "welcomes": Share("error-too-many-gets", 1 / 5, 1 / 2, 10),
}
"""What an address may do. One setting, `--per-minute`, makes all of it more or less."""


class Quotas:
    """What each address may still do of everything that costs something.

    >>> quotas = Quotas(per_minute=60)
    >>> [quotas.why_not("bot-tables", "192.0.2.7") is None for _ in range(3)]
    [True, True, False]
    """

    def __init__(self, per_minute: float) -> None:
        self.buckets = {
            name: Buckets(
                per_minute * share.of_changes,
                max(per_minute * share.of_changes * share.burst, share.least),
            )
            for name, share in SHARES.items()
        }
        self.sockets = max(int(per_minute / 2), 20)
        """How many sockets an address may hold open."""
        self.watchers = max(int(per_minute / 30), 5)
        """How many of those who only look on at a table may come from one address."""
        self.listed = max(int(per_minute / 60), 2)
        """How many tables of an address may wait for people in the lobby."""
        self.turns = Turns(max(int(per_minute / 40), 8))

    def of(self, name: str, address: str) -> Bucket:
        """How much of this an address has left."""
        return self.buckets[name].of(address)

    def why_not(self, name: str, address: str) -> Refused | None:
        """Why an address may not do one more of these; None if it may, and then it has."""
        bucket = self.of(name, address)
        return None if bucket.take() else too_many(SHARES[name].refusal, bucket.wait)

    def take(self, name: str, address: str) -> None:
        """Do one more of these, or raise the refusal."""
        if (refusal := self.why_not(name, address)) is not None:
            raise refusal


def too_many(id: str, wait: float) -> Refused:
    """A refusal that says when to ask again."""
    seconds = ceil(wait)
    return Refused(Message(id, {"seconds": seconds}), HTTPStatus.TOO_MANY_REQUESTS, wait=seconds)
