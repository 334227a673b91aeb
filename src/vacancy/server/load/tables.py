"""Tables under load: at some people move, at others bots think."""

from __future__ import annotations

import asyncio
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from math import inf

from websockets.asyncio.client import ClientConnection, connect

from vacancy.games import game as find_game

from .figures import Figures
from .house import SEATS, House

BEGUN_MOST = 0.9
"""The part of a usual match that has been played at most when the time begins."""
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


class Gate:
    """Lets all tables through when each has got there."""

    def __init__(self, count: int, words: str) -> None:
        self.missing, self.is_open, self.words = count, asyncio.Event(), words
        self.start = inf

    async def arrive(self) -> float:
        """When it was opened, which is now, once all are here."""
        self.missing -= 1
        if not self.missing:
            self.start = time.monotonic()
            print(self.words, flush=True)
            self.is_open.set()
        return await self.passed()

    async def passed(self) -> float:
        await self.is_open.wait()
        return self.start


@cache
def usual_length(name: str, seats: int) -> int:
    """How many moves a match takes if anything is played."""
    game, chance = find_game(name), random.Random(1)
    state, moves = game.new(seats, seed=1), 0
    while game.to_move(state) is not None:
        game.play(state, chance.choice(game.legal(state)))
        moves += 1
    return moves


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

    async def run(self, seated: Gate, begun: Gate, seconds: float) -> None:
        """Play until the end, one match after the other; what is before the start is not noted."""
        async with self.screens():
            await seated.arrive()
            await self.begin_somewhere()
            self.start = await begun.arrive()
            self.end = self.start + seconds
            await self.play_on()
        while time.monotonic() < self.end:
            self.figures.matches += 1
            self.where = await asyncio.to_thread(self.open)
            self.begin_match()
            async with self.screens():
                await self.play_on()

    async def play_on(self) -> None:
        """Play to the end of the match or of the time."""
        await self.play()
        await asyncio.sleep(LAST_WORDS)
        self.figures.lost += sum(sent >= self.start for sent in self.sent_at.values())

    @abstractmethod
    async def begin_somewhere(self) -> None:
        """What is played before the time begins."""

    @abstractmethod
    async def play(self) -> None:
        """Make moves until the match or the time is over."""

    async def next_turn(self, left: float) -> tuple[ClientConnection, list[str]] | None:
        """Who may move, and what, as soon as anybody may."""
        try:
            return await asyncio.wait_for(self.turn.get(), min(left, 1.0))
        except TimeoutError:
            return None

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

    async def begin_somewhere(self) -> None:
        """Matches are at any point when the time begins, as they are in a house long open."""
        begun = self.chance.uniform(0, BEGUN_MOST) * usual_length(self.game, SEATS)
        while self.made < begun and not self.is_over.is_set():
            if (turn := await self.next_turn(inf)) is not None:
                await self.move(*turn)

    async def play(self) -> None:
        due = time.monotonic() + self.chance.uniform(0, self.every)
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

    async def begin_somewhere(self) -> None:
        """Bots are not asked before."""

    async def play(self) -> None:
        while (left := self.end - time.monotonic()) > 0 and not self.is_over.is_set():
            if (turn := await self.next_turn(left)) is not None:
                await self.move(*turn)

    def note_ack(self, number: int, now: float) -> None:
        del self.sent_at[number]

    def note_moved(self, screen: ClientConnection, number: int, seat: int, now: float) -> None:
        if seat > 0 and self.start <= self.last_at < inf:
            self.figures.lateness[self.game].append(now - self.last_at - self.allowed)
        self.last_at = now
