"""Whom notices go to, as they really are: a push service, a webhook, a server for mail."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.postgres import free_port

PATIENCE = 30.0
POINT = (Encoding.X962, PublicFormat.UncompressedPoint)


def shown(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(f"{text}==")


@dataclass
class Asked:
    """A message as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A server on this machine that takes messages; `answers` are given in turn, then 201."""

    port: int
    came: list[Asked] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    more: dict[str, str] = field(default_factory=dict)
    on_message: Callable[[Asked], None] = lambda _: None

    def url(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def await_messages(self, count: int, path: str = "") -> list[Asked]:
        """Wait until so many have come in."""
        until = time.monotonic() + PATIENCE
        while len(found := [each for each in self.came if path in ("", each.path)]) < count:
            assert time.monotonic() < until, f"{len(found)} of {count} came in"
            time.sleep(0.02)
        return found


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver that runs."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            headers = {name.lower(): value for name, value in self.headers.items()}
            asked = Asked(self.path, headers, self.rfile.read(length))
            receiver.came.append(asked)
            receiver.on_message(asked)
            self.send_response(receiver.answers.pop(0) if receiver.answers else 201)
            for name, value in receiver.more.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver = Receiver(server.server_port)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    yield receiver
    server.shutdown()
    server.server_close()


class Browser:
    """What a browser keeps of its subscription, and how it reads what is sent (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(*POINT)
        self.auth = os.urandom(16)

    def wish(self, language: str = "en") -> dict[str, str]:
        """What the page tells the server of it."""
        keys = {"p256dh": shown(self.point), "auth": shown(self.auth)}
        return {"endpoint": self.endpoint, "language": language, **keys}

    def read(self, asked: Asked) -> Any:
        """A message, unsealed."""
        assert asked.headers["content-encoding"] == "aes128gcm"
        body, length = asked.body, asked.body[20]
        salt, theirs, sealed = body[:16], body[21 : 21 + length], body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + self.point + theirs
        secret = self.derive(self.key.exchange(ec.ECDH(), sender), self.auth, info, 32)
        key = self.derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = self.derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])

    def derive(self, secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def sender_of(asked: Asked) -> tuple[str, dict[str, Any]]:
    """Who a message to a push service says it is from, by its key, once its signature is right."""
    said = asked.headers["authorization"]
    assert said.startswith("vapid ")
    parts = dict(part.strip().split("=", 1) for part in said.removeprefix("vapid ").split(","))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(parts["k"]))
    claims: dict[str, Any] = jwt.decode(
        parts["t"], key, algorithms=["ES256"], options={"verify_aud": False}
    )
    return parts["k"], claims


class Mailbox:
    """All letters that a server for mail has taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refused: set[str] = set()

    async def handle_RCPT(  # noqa: N802 (so called there)
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        if address in self.refused:
            return "550 nobody here by that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def await_letters(self, count: int, to: str) -> list[EmailMessage]:
        """Wait until so many have come for somebody."""
        until = time.monotonic() + PATIENCE
        while len(found := [each for each in self.letters if each["to"] == to]) < count:
            assert time.monotonic() < until, f"{len(found)} of {count} came for {to}"
            time.sleep(0.02)
        return found


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, int]]:
    """A server for mail on this machine, and its port."""
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, port
    controller.stop()
