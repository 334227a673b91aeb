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
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import BinaryIO

from vacancy.engine.game import Game
from vacancy.games import NAMES
from vacancy.games import game as find_game
from vacancy.server import garbage
from vacancy.server.pipes import answers
from vacancy.server.table.parts import Happening
from vacancy.server.table.table import Table
from vacancy.server.tasks import end

from .events import moved_event
from .wire import encode

logger = logging.getLogger("vacancy.server")

MOVED = "moved"
READY = b"ready"
SIZE_BYTES = 4
READ_AHEAD = 1 << 20
WAITING_LIMIT = 64
"""Where more wait for a teller, the server tells of a move itself."""
LATE_SECONDS, GRACE_SECONDS = 2.0, 0.5
"""How long an answer is waited for, and how long if the loop itself stood still meanwhile: then it
may have come, and nobody has looked."""
RESTART_SECONDS, LONGEST_PAUSE = 1.0, 60.0

Asked = asyncio.Future[list[str]]
Seats = Collection[int | None]
Told = dict[tuple[int, int | None], str]
"""What is told of a version to a seat, or to whoever has none."""


@dataclass(frozen=True)
class Stage:
    """As much of a table as a teller needs."""

    game: Game
    status: str
    names: list[str]
    deadline: float | None
    absent: tuple[tuple[int, float], ...]


def describe_job(table: Table, happening: Happening, seats: Seats) -> bytes:
    """What a teller is asked."""
    stage = (table.game.name, table.status, table.names, table.deadline, table.absent)
    return pickle.dumps((stage, happening, seats), pickle.HIGHEST_PROTOCOL)


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
        self.asked: deque[Asked] = deque()
        self.task: asyncio.Task[None] | None = None
        self.pause = RESTART_SECONDS

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        await end(self.task)

    async def run(self) -> None:
        """Keep a process: when it is gone, start another; ever more rarely, if none gets ready."""
        while True:
            try:
                await self.run_once()
            except Exception:
                logger.exception("a process that tells of moves has failed")
            logger.warning("a process that tells of moves is gone; next try in %g s", self.pause)
            await asyncio.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def run_once(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", __name__, stdin=PIPE, stdout=PIPE, limit=READ_AHEAD
        )
        try:
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                await self.hear(process)
        finally:
            self.process = None
            while self.asked:
                self.asked.popleft().cancel()
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def hear(self, process: Process) -> None:
        """Pass answers on to who waits for them, until there are no more."""
        assert process.stdout is not None
        await process.stdout.readexactly(len(READY))
        self.process, self.pause = process, RESTART_SECONDS
        while True:
            size = int.from_bytes(await process.stdout.readexactly(SIZE_BYTES))
            told = pickle.loads(await process.stdout.readexactly(size))
            future = self.asked.popleft()
            if not future.done():
                future.set_result(told)

    def ask(self, table: Table, happening: Happening, seats: Seats) -> Asked | None:
        """Ask for texts; None if that makes no sense now."""
        process = self.process
        if process is None or process.stdin is None or process.stdin.is_closing():
            return None
        if len(self.asked) >= WAITING_LIMIT:
            return None
        job = describe_job(table, happening, seats)
        process.stdin.write(len(job).to_bytes(SIZE_BYTES) + job)
        asked: Asked = asyncio.get_running_loop().create_future()
        self.asked.append(asked)
        return asked

    async def answer(self, asked: Asked) -> list[str]:
        """The texts; none if the process is gone, or so late that it had better be."""
        for seconds in (LATE_SECONDS, GRACE_SECONDS):
            if not asked.done():
                await asyncio.wait((asked,), timeout=seconds)
        if asked.done():
            return [] if asked.cancelled() else asked.result()
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
        return []


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
        self, table: Table, happenings: Iterable[Happening], audience: Callable[[], Seats]
    ) -> asyncio.Task[Told] | None:
        """Have moves told that are about to be taken over."""
        moved = [happening for happening in happenings if happening.kind == MOVED]
        if not self.tellers or not moved or not (seats := tuple(audience())):
            return None
        teller = self.tellers[int(table.id, 16) % len(self.tellers)]
        asked = {happening.version: teller.ask(table, happening, seats) for happening in moved}
        return asyncio.create_task(gather(teller, asked, seats))


async def gather(teller: Teller, asked: dict[int, Asked | None], seats: Seats) -> Told:
    """The texts by version and seat, as far as there are any."""
    return {
        (version, seat): text
        for version, future in asked.items()
        if future is not None
        for seat, text in zip(seats, await teller.answer(future), strict=False)
    }


def load_games() -> None:
    """Have the rules at hand before anybody waits for them."""
    for name in NAMES:
        game = find_game(name)
        game.view(game.new(seats=game.seats[0], seed=1), None)


def main() -> None:
    """Be a teller: what the server writes is read here, and the answer goes back."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # it ends with the server, when nobody asks any more
    load_games()
    garbage.collect_rarely()
    work(sys.stdin.buffer, answers())


if __name__ == "__main__":
    main()
