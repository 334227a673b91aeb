"""A line to a process that reviews: orders go there, and what is found comes back."""

from __future__ import annotations

import asyncio
import itertools
import logging
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from vacancy.server.tasks import end
from vacancy.server.words import refuse

from .orders import SIZE_BYTES, Answer, Ask, Failed, Found, Judged, Order, pack

logger = logging.getLogger("vacancy.server")

WORKER = "vacancy.server.reviewing.worker"
READ_AHEAD = 1 << 20
ASKED_MAX = 16
LATE_SECONDS = 12.0
"""The page gives up after fifteen."""


class Broken(Exception):
    """The process is gone."""


class Line:
    """To a process that is started when it is needed, and ended when it is not."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.hearing: asyncio.Task[None] | None = None
        self.found: asyncio.Queue[Found | Failed | None] = asyncio.Queue()
        self.asked: dict[int, asyncio.Future[Judged | None]] = {}
        self.numbers = itertools.count(1)
        self.starting = asyncio.Lock()
        self.used_at = time.monotonic()

    async def open(self) -> None:
        """Have a process at the other end."""
        async with self.starting:
            if self.hearing is not None and not self.hearing.done():
                return
            await self.close()
            self.found = asyncio.Queue()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", WORKER, stdin=PIPE, stdout=PIPE, limit=READ_AHEAD
            )
            self.hearing = asyncio.create_task(self.hear(self.process))

    async def close(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        await end(self.hearing)
        self.hearing = None

    async def hear(self, process: Process) -> None:
        """Pass on what comes, until nothing does."""
        assert process.stdout is not None
        try:
            while True:
                size = int.from_bytes(await process.stdout.readexactly(SIZE_BYTES))
                said = pickle.loads(await process.stdout.readexactly(size))
                self.used_at = time.monotonic()
                if isinstance(said, Answer):
                    self.pass_on(said)
                else:
                    self.found.put_nowait(said)
        except (asyncio.IncompleteReadError, ConnectionError):
            logger.info("a process that reviews has ended")
        finally:
            self.found.put_nowait(None)
            for future in self.asked.values():
                future.cancel()

    def pass_on(self, answer: Answer) -> None:
        future = self.asked.get(answer.id)
        if future is not None and not future.done():
            future.set_result(answer.judged)

    def send(self, said: Order | Ask) -> None:
        if self.process is None or self.process.stdin is None or self.process.stdin.is_closing():
            raise Broken
        self.used_at = time.monotonic()
        self.process.stdin.write(pack(said))

    async def receive(self) -> Found | Failed:
        """What is found next of the review that was ordered."""
        said = await self.found.get()
        if said is None:
            raise Broken
        return said

    async def ask(self, text: str, move: int, action: int, *, is_judged: bool) -> Judged | None:
        """What a move would have been worth; none if it was not possible."""
        if len(self.asked) >= ASKED_MAX:
            raise refuse("review-late")
        await self.open()
        id = next(self.numbers)
        self.asked[id] = future = asyncio.get_running_loop().create_future()
        try:
            self.send(Ask(id, text, move, action, is_judged))
            await asyncio.wait((future,), timeout=LATE_SECONDS)
            if not future.done() or future.cancelled():
                raise Broken
            judged: Judged | None = future.result()
            return judged
        except Broken:
            raise refuse("review-late") from None
        finally:
            del self.asked[id]
