"""Admission: who may talk to the server, how much, and what every answer says to the browser.

Names are checked so that no page from elsewhere can reach a server on this machine: a page's
address (Origin) must be the one it talks to (Host), and that must be a name this server goes by.
Plain addresses in numbers are always its own: only names can be pointed somewhere else.
"""

from __future__ import annotations

import ipaddress
import json
import socket
from collections import Counter
from collections.abc import Callable, Iterable
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vacancy.server.rates import Quotas, household_of
from vacancy.server.words import Refused, refuse

BODY_BYTES = 65_536
SERVED = "/api/"
"""What is not for banned addresses; the page itself is, so that they can read why."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
TLS_HEADERS = {**HEADERS, "strict-transport-security": "max-age=31536000; includeSubDomains"}
"""Whoever came by TLS once comes by TLS from then on."""


def own_names(extra: Iterable[str]) -> frozenset[str]:
    """The names that this server goes by."""
    here = socket.gethostname().lower()
    return frozenset({"localhost", here, f"{here}.local", *(name.lower() for name in extra)})


def is_own(host: str, names: frozenset[str]) -> bool:
    """Whether the name in an address is this server's.

    >>> is_own("127.0.0.1:8080", frozenset()), is_own("evil.example", frozenset({"localhost"}))
    (True, False)
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name.rstrip(".") in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def place_of(origin: str) -> str | None:
    """The host and port of a page's address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def headers_for(scope: Scope) -> dict[str, str]:
    """What an answer says to the browser besides itself."""
    return TLS_HEADERS if scope.get("scheme") == "https" else HEADERS


class TooBig(HTTPException):
    """A body beyond the limit, found while it was read."""

    def __init__(self) -> None:
        super().__init__(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


class Admission:
    """Stands before the application and lets in what is fit to enter."""

    def __init__(
        self,
        app: ASGIApp,
        names: frozenset[str],
        quotas: Quotas,
        why_banned: Callable[[str], Refused | None],
    ) -> None:
        self.app, self.names, self.quotas, self.why_banned = app, names, quotas, why_banned
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif (refusal := self.why_not(scope)) is not None:
            await turn_away(scope, send, refusal)
        elif scope["type"] == "websocket":
            await self.hold(scope, receive, send)
        elif scope["path"].startswith(SERVED):
            async with self.quotas.turns.one((scope.get("client") or ("", 0))[0]):
                await self.serve(scope, receive, send)
        else:
            await self.serve(scope, receive, send)

    def why_not(self, scope: Scope) -> Refused | None:
        """Why a request is turned away, if it is."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not is_own(host, self.names):
            return refuse("host")
        address = (scope.get("client") or ("", 0))[0]
        if scope["path"].startswith(SERVED) and (refusal := self.why_banned(address)):
            return refusal
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if is_safe:
            return self.quotas.why_not("gets", address)
        if origin is not None and place_of(origin) != host.lower():
            return refuse("origin")
        if origin is None and headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return refuse("origin")
        if int(headers.get("content-length") or 0) > BODY_BYTES:
            return refuse("too-big", limit=BODY_BYTES)
        if scope["type"] == "websocket" and self.has_sockets_enough(address):
            return refuse("too-many-sockets")
        return self.quotas.why_not("changes", address)

    def has_sockets_enough(self, address: str) -> bool:
        return self.sockets[household_of(address)] >= self.quotas.sockets

    async def hold(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, and count it to its address as long as it is open."""
        household = household_of((scope.get("client") or ("", 0))[0])
        self.sockets[household] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[household] -= 1
            if self.sockets[household] <= 0:
                del self.sockets[household]

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = 0

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > BODY_BYTES:
                raise TooBig
            return message

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in headers_for(scope).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive_some, send_with_headers)


async def turn_away(scope: Scope, send: Send, refusal: Refused) -> None:
    """Answer without bothering the application; a socket that is one too many hears why."""
    kind = scope["type"]
    if kind == "websocket" and refusal.status != HTTPStatus.TOO_MANY_REQUESTS:
        code = 4000 + refusal.status
        await send({"type": "websocket.close", "code": code, "reason": refusal.reason.id})
        return
    body = json.dumps({"error": refusal.reason.as_json()}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    told = {**headers_for(scope), **refusal.headers}
    headers += [(name.encode(), value.encode()) for name, value in told.items()]
    answer = "websocket.http.response" if kind == "websocket" else "http.response"
    await send({"type": f"{answer}.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{answer}.body", "body": body})
