"""Processes that tell of moves, so that one processor need not do it all.

What its viewers are told of a move is most of a server's work, and follows from the move alone. A
teller is handed the move while it is being written, and gives back a text for each seat. Tellers
are helpers: when there are none, or one is late or gone, the server tells of the move itself.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import BinaryIO

from vacancy.engine.game import Game
from vacancy.games import game as find_game

from . import pauses
from .events import moved_event
from .facts import Happening
from .tables import Table
from .wire import encode

logger = logging.getLogger("vacancy.server")

MOVED = "moved"
READY = b"ready"
SIZE_BYTES = 4
READ_AHEAD = 1 << 20
WAITING_LIMIT = 256
LATE_SECONDS = 2.0
RESTART_SECONDS = 1.0

Told = dict[tuple[int, int | None], str]
"""What is told of a version to a seat, or to whoever has none."""


@dataclass(frozen=True)
class Stage:
    """As much of a table as a teller needs."""

    game: Game
    status: str
    names: list[str]
    deadline: float | None


def describe_job(table: Table, happening: Happening, seats: Iterable[int | None]) -> bytes:
    """What a teller is asked."""
    stage = (table.game.name, table.status, table.names, table.deadline)
    return pickle.dumps((stage, happening, tuple(seats)), pickle.HIGHEST_PROTOCOL)


def do_job(job: bytes) -> bytes:
    """What it answers: a text for each seat."""
    (name, *more), happening, seats = pickle.loads(job)
    stage = Stage(find_game(name), *more)
    told = [encode(moved_event(stage, happening, seat)) for seat in seats]
    return pickle.dumps(told, pickle.HIGHEST_PROTOCOL)


def work(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    target.write(READY)
    target.flush()
    while size := source.read(SIZE_BYTES):
        answer = do_job(source.read(int.from_bytes(size)))
        target.write(len(answer).to_bytes(SIZE_BYTES) + answer)
        target.flush()


class Teller:
    """One such process, as the server sees it; answers come in the order of the questions."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.asked: deque[asyncio.Future[list[str]]] = deque()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        """Keep a process: when it is gone, start another."""
        while True:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE, limit=READ_AHEAD
            )
            try:
                await self.hear(process)
            finally:
                await self.give_up(process)
            logger.warning("a process that tells of moves is gone; another is started")
            await asyncio.sleep(RESTART_SECONDS)

    async def hear(self, process: Process) -> None:
        """Pass answers on to who waits for them, until there are no more."""
        assert process.stdout is not None
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await process.stdout.readexactly(len(READY))
            self.process = process
            while True:
                size = int.from_bytes(await process.stdout.readexactly(SIZE_BYTES))
                told = pickle.loads(await process.stdout.readexactly(size))
                future = self.asked.popleft()
                if not future.done():
                    future.set_result(told)

    async def give_up(self, process: Process) -> None:
        """Nothing is to be expected of a process any more."""
        self.process = None
        while self.asked:
            self.asked.popleft().cancel()
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    def ask(self, job: bytes) -> asyncio.Future[list[str]] | None:
        """Ask for texts; None if that makes no sense now."""
        if self.process is None or len(self.asked) >= WAITING_LIMIT:
            return None
        assert self.process.stdin is not None
        future: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        self.process.stdin.write(len(job).to_bytes(SIZE_BYTES) + job)
        self.asked.append(future)
        return future


class Tellers:
    """Some of them, or none. A table always has the same one, which remembers its parts."""

    def __init__(self, count: int) -> None:
        self.tellers = [Teller() for _ in range(count)]

    def start(self) -> None:
        for teller in self.tellers:
            teller.start()

    async def stop(self) -> None:
        for teller in self.tellers:
            await teller.stop()

    def begin(
        self, table: Table, happenings: Iterable[Happening], seats: Collection[int | None]
    ) -> asyncio.Task[Told] | None:
        """Have a move told that is about to be written."""
        moved = [happening for happening in happenings if happening.kind == MOVED]
        if not self.tellers or not moved or not seats:
            return None
        teller = self.tellers[int(table.id, 16) % len(self.tellers)]
        asked = teller.ask(describe_job(table, moved[0], seats))
        return asyncio.create_task(wait_for(asked, moved[0].version, seats)) if asked else None


async def wait_for(
    asked: asyncio.Future[list[str]], version: int, seats: Iterable[int | None]
) -> Told:
    """The texts by version and seat; none if the teller is late or gone."""
    await asyncio.wait((asked,), timeout=LATE_SECONDS)
    if not asked.done() or asked.cancelled():
        return {}
    return {(version, seat): text for seat, text in zip(seats, asked.result(), strict=True)}


def main() -> None:
    """Be a teller: what the server writes is read here, and the answer goes back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with the server
    pauses.keep_short()
    work(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
