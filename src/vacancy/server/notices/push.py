"""Web Push: notices for a browser, sealed so that the service that brings them cannot read them."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from webpush import WebPush, WebPushSubscription
from webpush.vapid import VAPID

from vacancy.server.store.channels import Channel, Channels, Keys

from .notice import Notice
from .outside import Answer, Outside

KEPT_SECONDS = 86_400
"""For how long a push service tries to reach a browser that is off."""
BODY_LENGTH = 700
"""Of letters; what a push service takes is 4 kB of bytes, sealed."""
TITLE_LENGTH = 120
GONE = (404, 410)
AUTH_BYTES = 16


def make_keys() -> Keys:
    """Keys for a house that has none yet."""
    private, public, shown = VAPID.generate_keys()
    return Keys(private.decode(), public.decode(), shown)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser: a point on the curve, and sixteen bytes."""
    try:
        point, secret = urlsafe_b64decode(f"{p256dh}=="), urlsafe_b64decode(f"{auth}==")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(secret) == AUTH_BYTES


class Signature:
    """Who sends a message: for the whole of the place it is sent to, which may have a port."""

    def __init__(self, vapid: VAPID) -> None:
        self.vapid = vapid

    def get_authorization_header(self, endpoint: Any, subscriber: str, expiration: int) -> str:
        where = urlsplit(str(endpoint))
        place = SimpleNamespace(scheme=where.scheme, host=where.netloc)
        told: str = self.vapid.get_authorization_header(place, subscriber, expiration)
        return told


class Push:
    """Sends to browsers."""

    def __init__(self, channels: Channels, outside: Outside, contact: str | None) -> None:
        self.channels, self.outside, self.contact = channels, outside, contact

    def keys(self) -> Keys:
        return self.channels.keys(make_keys)

    def seal(self, channel: Channel, notice: Notice) -> tuple[bytes, dict[str, str]]:
        """A notice as only the browser can read it, and what the service is told of it."""
        keys = self.keys()
        maker = WebPush(keys.private.encode(), keys.public.encode(), ttl=KEPT_SECONDS)
        maker.vapid = Signature(maker.vapid)
        whose = {"endpoint": channel.address, "keys": json.loads(channel.secret)}
        subscription = WebPushSubscription.model_validate(whose)
        contact = self.contact or f"host@{urlsplit(channel.site).hostname or 'localhost'}"
        sealed = maker.get(told(notice), subscription, subscriber=contact)
        topic = hashlib.sha256(notice.tag.encode()).hexdigest()[:32]
        return sealed.encrypted, {**sealed.headers, "topic": topic, "urgency": "high"}

    async def send(self, channel: Channel, sealed: bytes, headers: dict[str, str]) -> Answer:
        more = {"content-type": "application/octet-stream", **headers}
        return await self.outside.post(channel.address, sealed, more)


def told(notice: Notice) -> bytes:
    """What the browser's service worker reads."""
    words = {
        "id": notice.id,
        "title": cut(notice.title, TITLE_LENGTH),
        "body": cut_from_front(notice.lines, BODY_LENGTH),
        "tag": notice.tag,
        "path": notice.path,
        "lang": notice.language,
    }
    return json.dumps(words, ensure_ascii=False).encode("utf-8", "replace")


def cut(text: str, length: int) -> str:
    return text if len(text) <= length else f"{text[: length - 1].rstrip()}…"


def cut_from_front(lines: tuple[str, ...], length: int) -> str:
    """The last lines that there is room for: what happened last matters most."""
    shown: list[str] = []
    for line in reversed(lines):
        length -= len(line) + 1
        if length < 0:
            break
        shown.insert(0, line)
    return "\n".join(shown)
