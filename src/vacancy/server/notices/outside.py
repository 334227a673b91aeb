"""Messages to places that people have named: nothing on this machine or in its network is reached.

A name is looked up here and the connection made to the very address that was judged, so that it
cannot lead elsewhere a moment later. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

from vacancy.server.words import Refused, refuse

ANSWER_SECONDS = 15.0
URL_LENGTH = 1000
PLAIN = re.compile(r"[!-~]+")
PORTS = (80, 443)
FIRST_FREE_PORT = 1024
"""Below are services that are none of the web, and could be told something by a careful request."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
ODD = (
    ipaddress.IPv4Network("192.0.0.0/24"),
    ipaddress.IPv4Network("192.88.99.0/24"),
    ipaddress.IPv6Network("64:ff9b:1::/48"),
    ipaddress.IPv6Network("3fff::/20"),
    ipaddress.IPv6Network("fec0::/10"),
)
"""Called global by some, and of no use but near by: the last by virtual machines for their host."""
LOOKUPS = 32
"""Threads that look names up; whoever has slow names must not take them all from the others."""
NAMES_KEPT, KEPT_SECONDS = 1000, 60.0
"""Where most browsers are called, at a few services, nothing is looked up again and again."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(Exception):
    """An address where nothing is sent to."""


@dataclass(frozen=True)
class Answer:
    """How somebody took a message."""

    status: int
    retry_after: float | None = None

    @property
    def is_good(self) -> bool:
        return 200 <= self.status < 300


def is_public(address: str) -> bool:
    """Whether an address is one of the internet at large, whatever it is wrapped in.

    >>> [is_public(each) for each in ("1.1.1.1", "10.0.0.7", "::ffff:127.0.0.1", "64:ff9b::a00:7")]
    [True, False, False, False]
    """
    found: Address | None = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        found = carried(found) or found
    assert found is not None
    is_odd = found.is_multicast or found.is_reserved or any(found in each for each in ODD)
    return found.is_global and not is_odd


def carried(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The address to which one leads that is only a wrapping."""
    teredo = address.teredo[1] if address.teredo else None
    nat64 = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF) if address in NAT64 else None
    return address.ipv4_mapped or address.sixtofour or teredo or nat64


def read_url(url: str, schemes: tuple[str, ...], *, may_be_local: bool) -> str:
    """An address that something can be sent to, as it is written down; refused in words."""
    try:
        parts = urlsplit(url.strip())
        name = (parts.hostname or "").encode("idna").decode()
        port = parts.port
    except (ValueError, UnicodeError):
        raise refuse("bad-webhook") from None
    shown = written(parts, name)
    is_odd = not name or parts.scheme not in schemes or parts.username is not None
    if is_odd or len(shown) > URL_LENGTH or not PLAIN.fullmatch(shown):
        raise refuse("bad-webhook")
    if not may_be_local:
        check_port(port)
        check_name(name)
    return shown


def written(parts: SplitResult, name: str) -> str:
    shown = f"[{name}]" if ":" in name else name
    where = shown if parts.port is None else f"{shown}:{parts.port}"
    return parts._replace(netloc=where, fragment="").geturl()


def check_port(port: int | None) -> None:
    if port is not None and port not in PORTS and port < FIRST_FREE_PORT:
        raise refuse("bad-webhook")


def check_name(name: str) -> None:
    """An address in numbers is judged at once, a name when it is looked up."""
    try:
        is_fine = is_public(name)
    except ValueError:
        is_fine = "." in name and not name.rstrip(".").endswith((".local", ".localhost"))
    if not is_fine:
        raise refuse("private-webhook")


class Lookout(httpcore.AsyncNetworkBackend):
    """Connects to addresses that were judged, and to no other."""

    def __init__(self, *, may_be_local: bool) -> None:
        self.may_be_local, self.lines = may_be_local, httpcore.AnyIOBackend()
        self.known: dict[tuple[str, int], tuple[float, list[str]]] = {}
        """Addresses that were judged, and until when they are taken for those of their names."""
        self.threads = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="lookup")

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def find(self, host: str, port: int) -> list[str]:
        """The addresses of a name; with one among them that is not public, all are forbidden."""
        until, addresses = self.known.pop((host, port), (0.0, []))
        if until > time.monotonic():
            self.known[host, port] = until, addresses
            return addresses
        loop = asyncio.get_running_loop()
        look = socket.getaddrinfo
        found = await loop.run_in_executor(
            self.threads, lambda: look(host, port, type=socket.SOCK_STREAM)
        )
        addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
        if not self.may_be_local and not all(map(is_public, addresses)):
            raise Forbidden(host)
        self.known[host, port] = time.monotonic() + KEPT_SECONDS, addresses
        if len(self.known) > NAMES_KEPT:
            del self.known[next(iter(self.known))]
        return addresses

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await self.find(host, port)
        for address in addresses[:-1]:
            try:
                return await self.lines.connect_tcp(address, port, timeout)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue  # the next one may be nearer
        return await self.lines.connect_tcp(addresses[-1], port, timeout)


class Outside:
    """Sends messages, and hears how they were taken."""

    def __init__(self, *, may_be_local: bool) -> None:
        self.may_be_local, self.lookout = may_be_local, Lookout(may_be_local=may_be_local)

    def close(self) -> None:
        self.lookout.close()

    async def check(self, url: str) -> None:
        """Say at once, in words, that nothing is sent to an address."""
        parts = urlsplit(url)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.lookout.find(parts.hostname or "", parts.port or 443)
        except Forbidden:
            raise refuse("private-webhook") from None
        except (OSError, TimeoutError, UnicodeError):
            raise refuse("webhook-unknown") from None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Send a message. Raises what tells why it did not arrive; nothing takes for ever."""
        told = {"user-agent": "Vacancy", **headers}
        async with (
            asyncio.timeout(ANSWER_SECONDS),
            httpcore.AsyncConnectionPool(network_backend=self.lookout) as pool,
            pool.stream("POST", url, content=body, headers=list(told.items())) as response,
        ):
            return Answer(response.status, read_wait(response.headers))


def read_wait(headers: Iterable[tuple[bytes, bytes]]) -> float | None:
    """In how many seconds to ask again, if that is said as a number."""
    said = dict(headers).get(b"retry-after", b"")
    return float(said) if said.isdigit() and len(said) < 6 else None


def why_not_sent(error: BaseException) -> str:
    """What went wrong on the way, as the name of a message."""
    if isinstance(error, Forbidden):
        return "private"
    if isinstance(error, Refused):
        return "bad"
    is_slow = isinstance(error, TimeoutError | httpcore.TimeoutException)
    return "silent" if is_slow else "unreachable"
