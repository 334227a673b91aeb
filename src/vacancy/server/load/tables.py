"""Tables under load: at some people move, at others bots think."""

from __future__ import annotations

import asyncio
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf

from websockets.asyncio.client import ClientConnection, connect

from vacancy.games import game as find_game

from .figures import Figures
from .house import House

ROUND = 20  # moves in a round of Overbooking, after which there is most to tell
ACKNOWLEDGED = re.compile(r'\{"type":"ack","id":"m(\d+)"')
MOVED = re.compile(r'"kind":"moved","number":(\d+),"seat":(\d+)')
WELCOME = '{"type":"welcome"'
MADE = re.compile(r'"number":(\d+),"view":')
HEAD = 100
"""So many characters of a message say of what kind it is."""
OVER = '"kind":"over"'
MY_MOVES = '"moves":[{'
ACTION = re.compile(r'"action":(\d+)')
BOT_PACE = 1.0
"""Seconds that a server's bots wait before they think, unless told otherwise."""
LAST_WORDS = 2.0
"""Seconds after the last move in which its acknowledgement must come."""


class TableUnderLoad(ABC):
    """A table and its screens; when a match is over, another is begun."""

    compression: str | None = "deflate"
    """As browsers ask for it."""

    def __init__(
        self, house: House, number: int, game: str, figures: Figures, chance: random.Random
    ) -> None:
        self.house, self.number, self.game = house, number, game
        self.figures, self.chance = figures, chance
        self.start, self.end = inf, inf
        self.where = self.open()
        self.begin_match()

    @abstractmethod
    def open(self) -> list[str]:
        """Begin another match; where its seats look on."""

    def begin_match(self) -> None:
        self.sent_at: dict[int, float] = {}
        self.turn: asyncio.Queue[tuple[ClientConnection, list[str]]] = asyncio.Queue()
        self.made = 0
        self.is_acknowledged, self.is_over = asyncio.Event(), asyncio.Event()

    async def run(self, start: float, end: float) -> None:
        """Play until the end, one match after the other; what is before the start is not noted."""
        self.end = end
        await self.play_match(start)
        while time.monotonic() < end:
            self.figures.matches += 1
            self.where = await asyncio.to_thread(self.open)
            self.begin_match()
            await self.play_match(start)

    async def play_match(self, start: float) -> None:
        async with self.screens():
            await self.play(start)
            await asyncio.sleep(LAST_WORDS)
        self.figures.lost += sum(sent >= self.start for sent in self.sent_at.values())

    @abstractmethod
    async def play(self, start: float) -> None:
        """Make moves until the match or the time is over."""

    @asynccontextmanager
    async def screens(self) -> AsyncIterator[None]:
        screens = [
            await connect(
                where,
                additional_headers={"Cookie": cookie},
                max_size=None,
                compression=self.compression,
                open_timeout=60,
                ping_interval=None,
            )
            for where, cookie in zip(self.where, self.house.cookies, strict=False)
        ]
        readers = [asyncio.create_task(self.read(screen)) for screen in screens]
        for screen in screens:
            await screen.send('{"type":"hello","protocol":1,"since":null}')
        try:
            yield
        finally:
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*(screen.close() for screen in screens))

    async def move(self, screen: ClientConnection, actions: list[str]) -> None:
        action, number = self.chance.choice(actions), self.made
        self.sent_at[number + 1] = time.monotonic()
        fields = f'"id":"m{number + 1}","number":{number},"action":{action}'
        await screen.send(f'{{"type":"move",{fields}}}')

    async def read(self, screen: ClientConnection) -> None:
        async for text in screen:
            now = time.monotonic()
            assert isinstance(text, str)
            if found := ACKNOWLEDGED.match(text):
                self.note_ack(int(found[1]), now)
                self.is_acknowledged.set()
            elif found := MOVED.search(text, 0, HEAD):
                number, seat = int(found[1]), int(found[2])
                self.made = max(self.made, number)
                self.note_moved(screen, number, seat, now)
            elif text.startswith(WELCOME) and (found := MADE.search(text)):
                self.made = max(self.made, int(found[1]))
            elif text.find(OVER, 0, HEAD) >= 0:
                self.is_over.set()
            elif text.startswith(('{"type":"refused"', '{"type":"resync"')):
                self.figures.errors.append(text[:150])
            if (moves := text.rfind(MY_MOVES)) >= 0:
                self.turn.put_nowait((screen, ACTION.findall(text, moves)))

    @abstractmethod
    def note_ack(self, number: int, now: float) -> None:
        """A move has been acknowledged."""

    @abstractmethod
    def note_moved(self, screen: ClientConnection, number: int, seat: int, now: float) -> None:
        """A screen tells of a seat's move."""


class PeoplesTable(TableUnderLoad):
    """Four people, and a move every so often."""

    every = 2.0

    def open(self) -> list[str]:
        return self.house.open_table(self.number, self.game)

    def begin_match(self) -> None:
        super().begin_match()
        self.movers: dict[int, tuple[ClientConnection, float]] = {}

    async def play(self, start: float) -> None:
        if self.start == inf:
            for _ in range(self.chance.randrange(ROUND)):
                await self.move(*await self.turn.get())
            self.start = start
        due = max(start, time.monotonic()) + self.chance.uniform(0, self.every)
        while due < self.end and not self.is_over.is_set():
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += self.every
            if not self.turn.empty():
                await self.move(*self.turn.get_nowait())
            elif not self.is_over.is_set():
                self.figures.late += 1

    async def move(self, screen: ClientConnection, actions: list[str]) -> None:
        self.movers[self.made + 1] = screen, time.monotonic()
        await super().move(screen, actions)

    def note_ack(self, number: int, now: float) -> None:
        sent = self.sent_at.pop(number)
        if sent >= self.start:
            self.figures.note_ack(self.game, sent - self.start, now - sent)

    def note_moved(self, screen: ClientConnection, number: int, seat: int, now: float) -> None:
        mover, sent = self.movers[number]
        if screen is not mover and sent >= self.start:
            self.figures.screens[self.game].append(now - sent)


class BotsTable(TableUnderLoad):
    """Somebody who answers at once, and three bots."""

    level = "director"

    def open(self) -> list[str]:
        return self.house.open_bots_table(self.number, self.game, self.level)

    def begin_match(self) -> None:
        super().begin_match()
        self.last_at = inf
        self.allowed = BOT_PACE + find_game(self.game).tuning.seconds

    async def play(self, start: float) -> None:
        self.start = start
        while (left := self.end - time.monotonic()) > 0 and not self.is_over.is_set():
            try:
                await self.move(*await asyncio.wait_for(self.turn.get(), min(left, 1.0)))
            except TimeoutError:
                continue

    def note_ack(self, number: int, now: float) -> None:
        del self.sent_at[number]

    def note_moved(self, screen: ClientConnection, number: int, seat: int, now: float) -> None:
        if seat > 0 and self.start <= self.last_at < inf:
            self.figures.lateness[self.game].append(now - self.last_at - self.allowed)
        self.last_at = now
