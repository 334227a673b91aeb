"""Lines: connections as they are held, each for as long as somebody does something with it.

What uvicorn does with a connection is left to it. Here stands what it does not look after: who
sends half a request, takes no answer or opens line after line is cut off, so that there are lines
for everybody else. A line that has ended is taken apart, so that nothing of it is left as garbage.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from enum import Enum, auto
from functools import partial
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

from vacancy.server.rates import Bucket, household_of
from vacancy.server.words import Refused, refuse

PROXIES = ("127.0.0.1", "::1")
"""A proxy on this machine speaks for many; it is for the proxy to count their lines."""
CLOSE_SECONDS = 10.0
UNREAD_BYTES = 262_144
PIECES = 256
"""A WebSocket's message may come in so many; a sensible client sends it in one."""
FRAMES, FRAMES_PER_SECOND = 256, 64.0
"""Frames of any kind that one line may send, pings and empty ones among them."""
BITE_BYTES = 2048
"""So much is read before anybody looks how many frames that were: the least has six bytes."""

DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"level": 1, "memLevel": 5},
)
"""What is told is made small in half the usual time, and a quarter larger than it could be."""


class Phase(Enum):
    """What a line waits for: a request's head or body, or that its answer is made and taken."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()


SECONDS = {Phase.HEAD: 10.0, Phase.BODY: 20.0, Phase.ANSWER: 60.0}
"""How long it does."""


class Doors:
    """How many lines are open, and how many may be: of all, and of each address."""

    def __init__(self, limit: int, of_address: int) -> None:
        self.limit, self.of_address = limit, of_address
        self.open: Counter[str] = Counter()

    def why_not(self, address: str) -> Refused | None:
        if self.open.total() >= self.limit:
            return refuse("busy")
        is_counted = address not in PROXIES
        if is_counted and self.open[household_of(address)] >= self.of_address:
            return refuse("too-many-sockets")
        return None

    def enter(self, address: str) -> None:
        self.open[household_of(address)] += 1

    def leave(self, address: str) -> None:
        household = household_of(address)
        self.open[household] -= 1
        if self.open[household] <= 0:
            del self.open[household]


def protocols(doors: Doors) -> dict[str, Any]:
    """What uvicorn is to hold connections with."""
    return {"http": partial(HttpLine, doors), "ws": partial(SocketLine, doors)}


def say_plainly(refusal: Refused) -> bytes:
    """A refusal as a whole answer, for those whose request nobody reads."""
    body = json.dumps({"error": refusal.reason.as_json()})
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **refusal.headers,
    }
    lines = [f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class HttpLine(H11Protocol):
    """A line on which requests are made."""

    def __init__(self, doors: Doors, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doors = doors
        self.is_let_in = False
        self.awaited: tuple[Phase, object] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        refusal = self.doors.why_not(self.address)
        self.doors.enter(self.address)
        self.is_let_in = refusal is None
        if refusal is not None:
            transport.write(say_plainly(refusal))
            transport.close()
        else:
            self.wait_for(Phase.HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.address)
        self.wait_for(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_let_in:
            super().data_received(data)
            self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def timeout_keep_alive_handler(self) -> None:
        """Between two requests for too long; who has not taken the last answer yet never will."""
        super().timeout_keep_alive_handler()
        self.alarm = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.wait_for(None)
        self.is_let_in = False  # what follows is not for this one to read
        super().handle_websocket_upgrade(event)

    # Patience

    def look(self) -> None:
        """See what the line waits for now."""
        if self.is_let_in and not self.transport.is_closing():
            self.wait_for(self.phase)

    @property
    def phase(self) -> Phase | None:
        """What is awaited; between two requests nothing is, and uvicorn ends what is idle."""
        if self.conn.their_state is h11.IDLE:
            has_begun = bool(self.conn.trailing_data[0]) or self.cycle is None
            return Phase.HEAD if has_begun else None
        return Phase.BODY if self.conn.their_state is h11.SEND_BODY else Phase.ANSWER

    def wait_for(self, phase: Phase | None) -> None:
        """Wait for something: from now on, unless that is what the line waits for already."""
        awaited = (phase, self.cycle) if phase else None
        if awaited == self.awaited and awaited is not None:
            return
        if self.alarm is not None:
            self.alarm.cancel()
        self.awaited, self.alarm = awaited, None
        if phase is not None:
            self.alarm = self.loop.call_later(SECONDS[phase], self.give_up, phase)

    def give_up(self, phase: Phase) -> None:
        """Nothing came, or nothing was taken."""
        if phase is Phase.ANSWER or (phase is Phase.BODY and self.cycle.response_started):
            self.transport.abort()
        else:
            self.transport.write(say_plainly(refuse("silent")))
            self.transport.close()


class SocketLine(WebSocketsSansIOProtocol):
    """A line that has become a WebSocket."""

    def __init__(self, doors: Doors, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DEFLATE]
        self.doors = doors
        self.ending: asyncio.TimerHandle | None = None
        self.frames_left = Bucket(FRAMES_PER_SECOND, FRAMES)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.client[0] if self.client else "")
        if self.ending is not None:
            self.ending.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read in small bites: who sends frame after frame is cut before they are all read."""
        for start in range(0, len(data), BITE_BYTES):
            if not self.transport.is_closing():
                super().data_received(data[start : start + BITE_BYTES])

    def handle_events(self) -> None:
        """Frames that mean nothing cost as much as others, and nobody else limits them."""
        if self.frames_left.spend(len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """What is no text, although it says so, is answered like bytes; uvicorn would log it."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Who asks again and again and takes no answer would have us keep them all."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Empty pieces count for nothing in the size of a message, but each is kept."""
        super().handle_cont(event)
        if len(self.frames) > PIECES:
            self.transport.abort()

    async def run_asgi(self) -> None:
        """Who takes nothing any more is not waited for when all is said."""
        await super().run_asgi()
        if not self.disconnected:
            self.ending = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
