"""Who thinks when: as many thoughts at once as there are processors, the most urgent first.

More threads than processors would think no more, but would keep the event loop from its turn. A
thought that had to wait has less time left; and with more thoughts than threads each takes only its
share of its time, so that others can be in time as well.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

LEAST_THREADS = 2

Thought = TypeVar("Thought")


class Waiting(NamedTuple):
    """A thought that waits for a thread; the most urgent is the least."""

    deadline: float
    number: int
    seconds: float
    turn: asyncio.Future[float]


class Thinkers:
    """The threads in which bots think, and the queue before them."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(os.cpu_count() or 1, LEAST_THREADS)
        self.threads = ThreadPoolExecutor(self.count, thread_name_prefix="bot")
        self.waiting: list[Waiting] = []
        self.numbers = itertools.count()
        self.busy_count = 0

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def think(
        self, think: Callable[[float], Thought], seconds: float, due_at: float | None = None
    ) -> Thought:
        """What a function thinks of, off the event loop; it is told how many seconds it has.

        They run from when the thought is due: from now, unless that was earlier.
        """
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[float] = loop.create_future()
        deadline = (time.monotonic() if due_at is None else due_at) + seconds
        heapq.heappush(self.waiting, Waiting(deadline, next(self.numbers), seconds, turn))
        self.begin()
        try:
            return await loop.run_in_executor(self.threads, think, await turn)
        finally:
            if turn.done() and not turn.cancelled():
                self.busy_count -= 1
                self.begin()

    def begin(self) -> None:
        """Let those think for whom there is a thread."""
        while self.waiting and self.busy_count < self.count:
            thought_count = len(self.waiting) + self.busy_count
            first = heapq.heappop(self.waiting)
            if not first.turn.done():
                share = first.seconds * min(1.0, self.count / thought_count)
                left = first.deadline - time.monotonic()
                self.busy_count += 1
                first.turn.set_result(max(0.0, min(left, share)))
