"""Admission: who may talk to the server, how much, and what every answer says to the browser.

Names are checked so that no page from elsewhere can reach a server on this machine: a page's
address (Origin) must be the one it talks to (Host), and that must be a name this server goes by.
Plain addresses in numbers are always its own: only names can be pointed somewhere else.
"""

from __future__ import annotations

import ipaddress
import json
import socket
from collections.abc import Iterable
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vacancy.server.rates import Buckets
from vacancy.server.words import Refused, refuse

BODY_BYTES = 65_536
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


class TooBig(HTTPException):
    """A body beyond the limit, found while it was read."""

    def __init__(self) -> None:
        super().__init__(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


class Admission:
    """Stands before the application and lets in what is fit to enter."""

    def __init__(self, app: ASGIApp, names: frozenset[str], per_minute: float) -> None:
        self.app, self.names = app, names
        self.buckets = Buckets(per_minute, burst=max(per_minute / 4, 20))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif (refusal := self.why_not(scope)) is not None:
            await turn_away(scope, send, refusal)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.serve(scope, receive, send)

    def why_not(self, scope: Scope) -> Refused | None:
        """Why a request is turned away, if it is."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not is_own(host, self.names):
            return refuse("host")
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if is_safe:
            return None
        if origin is not None and place_of(origin) != host.lower():
            return refuse("origin")
        if origin is None and headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return refuse("origin")
        client = scope.get("client") or ("", 0)
        if not self.buckets.take(client[0]):
            return refuse("too-many")
        if int(headers.get("content-length") or 0) > BODY_BYTES:
            return refuse("too-big", limit=BODY_BYTES)
        return None

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
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive_some, send_with_headers)


async def turn_away(scope: Scope, send: Send, refusal: Refused) -> None:
    """Answer without bothering the application."""
    if scope["type"] == "websocket":
        code = 4000 + refusal.status
        await send({"type": "websocket.close", "code": code, "reason": refusal.reason.id})
        return
    body = json.dumps({"error": refusal.reason.as_json()}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
