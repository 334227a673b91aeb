"""One WebSocket: a bounded queue to a viewer. Who reads too slowly is told to begin anew."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from vacancy.server.rates import household_of
from vacancy.server.table.create import Who
from vacancy.server.telling.messages import Told
from vacancy.server.telling.views import Viewer
from vacancy.server.telling.wire import encode
from vacancy.server.words import Refused

QUEUE_LENGTH = 128
QUEUE_BYTES = 1_000_000
SEND_SECONDS = 30.0


class Socket(Protocol):
    """What is needed of a WebSocket."""

    async def send_text(self, data: str) -> None: ...


RESYNC = encode({"type": "resync"})


class Connection:
    """A viewer's end of the line."""

    def __init__(
        self,
        socket: Socket,
        who: Who | None,
        session: str | None = None,
        address: str = "",
        blocked: frozenset[str] = frozenset(),
    ) -> None:
        self.socket, self.who, self.session = socket, who, session
        self.household = household_of(address)
        self.viewer = Viewer(who.account if who else None, blocked)
        self.queue: deque[str] = deque()
        self.queued_bytes = 0
        self.has_more = asyncio.Event()
        self.is_greeted = False
        self.is_cut = asyncio.Event()
        self.why_cut: Refused | None = None

    def cut(self, why: Refused) -> None:
        """End the conversation."""
        self.why_cut = why
        self.is_cut.set()

    def push(self, text: str) -> None:
        """Queue a frame; with too many queued, drop them all and ask for a new hello."""
        too_much = self.queued_bytes + len(text) > QUEUE_BYTES and self.queue
        if len(self.queue) >= QUEUE_LENGTH or too_much:
            self.begin_anew()
        else:
            self.queue.append(text)
            self.queued_bytes += len(text)
            self.has_more.set()

    def begin_anew(self) -> None:
        """Drop what is queued, and ask for a new hello."""
        self.queue.clear()
        self.queue.append(RESYNC)
        self.queued_bytes = len(RESYNC)
        self.is_greeted = False
        self.has_more.set()

    def say(self, message: Told) -> None:
        self.push(encode(message))

    async def send_all(self) -> None:
        """Send what is queued, for as long as the line holds."""
        while True:
            await self.has_more.wait()
            while self.queue:
                text = self.queue.popleft()
                self.queued_bytes -= len(text)
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_text(text)
            self.has_more.clear()
