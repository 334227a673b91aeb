"""A player who never gives up: reconnects, resyncs, and sends again what was not answered."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.client import Json, Line, Player

LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.TransportError, EOFError)


async def insist(do: Callable[[], Awaitable[Any]], seconds: float = 30.0) -> Any:
    """Try again until it works: the server may be dead at the moment."""
    end = asyncio.get_running_loop().time() + seconds
    while True:
        try:
            return await do()
        except LOST:
            if asyncio.get_running_loop().time() > end:
                raise
            await asyncio.sleep(0.1)


class Stubborn:
    """Plays one seat of a table whatever happens to the line."""

    def __init__(self, player: Player, table: str, chance: random.Random) -> None:
        self.player, self.table, self.chance = player, table, chance
        self.line: Line | None = None
        self.pending: Json | None = None
        self.sent_count = 0
        self.acked: dict[str, tuple[int, Json]] = {}
        self.sent: dict[str, Json] = {}
        self.is_over = False

    async def play(self, until: Callable[[], bool]) -> None:
        """Play on until the match or the time is over."""
        while not self.is_over and not until():
            try:
                await self.step()
            except LOST:
                self.line = None
                await asyncio.sleep(0.05)

    async def step(self) -> None:
        if self.line is None:
            await self.connect()
        assert self.line is not None
        view = self.line.view
        self.is_over = view is not None and view["is_over"]
        if self.pending is None and view is not None and view["moves"]:
            await self.send_new(view)
        elif not self.is_over:
            self.hear(await self.line.receive())

    async def connect(self) -> None:
        """Begin anew, or where the last line was cut; then send again what was not answered."""
        line = await self.player.dial(self.table)
        await line.hello()
        self.line = line
        if self.pending is not None:
            await line.send(self.pending)

    async def send_new(self, view: Json) -> None:
        assert self.line is not None
        self.sent_count += 1
        action = self.chance.choice(view["moves"])["action"]
        id = f"{self.player.name}-{self.sent_count}"
        message = {"type": "move", "id": id, "number": self.line.number, "action": action}
        self.pending = self.sent[id] = message
        await self.line.send(message)

    def hear(self, told: Json) -> None:
        if self.pending is None or told.get("id") != self.pending["id"]:
            return
        if told["type"] == "ack":
            self.acked[self.pending["id"]] = (told["version"], self.pending)
        else:
            assert told["reason"]["id"] == "error-store", json.dumps(told)
        self.pending = None
