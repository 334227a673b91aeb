"""Webhooks: notices as JSON, for whatever somebody has set up to read them.

`text` and `content` are what chats look for (Slack, Mattermost, Discord); a program reads
`notices`. Every message is signed as the Standard Webhooks say, with a secret its owner knows.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json

from vacancy.server.store.channels import SECRET, Channel

from .notice import Notice
from .push import cut

TEXT_LENGTH = 1800


def write(channel: Channel, notice: Notice, site: str, now: float) -> tuple[bytes, dict[str, str]]:
    """The message, and what is said of it besides."""
    text = cut(words_of(notice, site), TEXT_LENGTH)
    link = f"{site}{notice.path}"
    body = {
        "id": notice.id,
        "language": notice.language,
        "text": f"{plain(text)}\n{link}",
        "content": f"{text}\n{link}",
        "allowed_mentions": {"parse": []},  # a player called @everyone calls nobody
        "notices": [
            {
                "kind": item.kind,
                "game": item.game,
                "table": item.table,
                "title": item.title,
                "lines": list(item.lines),
                "url": f"{site}{item.path}",
            }
            for item in notice.items
        ],
    }
    written = json.dumps(body, ensure_ascii=False).encode("utf-8", "replace")
    return written, {"content-type": "application/json", **sign(channel, notice, written, now)}


def words_of(notice: Notice, site: str) -> str:
    """What a person reads; of several tables each with its link."""
    lines = notice.lines
    if len(notice.items) > 1:
        lines = tuple(f"{item.title}: {site}{item.path}" for item in notice.items)
    return "\n".join((notice.title, *lines))


def plain(text: str) -> str:
    """Words that mean nothing else to Slack."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def sign(channel: Channel, notice: Notice, body: bytes, now: float) -> dict[str, str]:
    """A signature by which a reader knows that it was this house, and when."""
    signed = b"%s.%d.%s" % (notice.id.encode(), now, body)
    key = base64.b64decode(channel.secret.removeprefix(SECRET))
    made = hmac.new(key, signed, hashlib.sha256).digest()
    return {
        "webhook-id": notice.id,
        "webhook-timestamp": str(int(now)),
        "webhook-signature": f"v1,{base64.b64encode(made).decode()}",
    }
