"""Who thinks when: as many thoughts at once as there are processors, the most urgent first.

Where people wait comes before all else: what nobody waits for gets a thread when none of those is
in need of it, never the last one, and takes none of their time. Nor does whoever plays at many
tables at once: of thoughts that matter as much, the first of each household come before the second
of any. More threads than processors would think no more, but would keep the event loop from its
turn. A thought that had to wait has less time left; and with more thoughts than threads each takes
only its share of its time, so that others can be in time as well.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import NamedTuple, TypeVar

LEAST_THREADS = 2
NICE = 10
"""By how much thinking threads stand back: where there is a rush, they have a tenth of the rest."""

Thought = TypeVar("Thought")


class Rank(IntEnum):
    """Who waits for a thought, the most important first."""

    PEOPLE = 0
    """People who are at the table."""
    ASKED = 1
    """Somebody who asked for a hint."""
    AWAY = 2
    """People who are not there."""
    NOBODY = 3


class Worth(NamedTuple):
    """How much a thought matters; what matters most is the least."""

    rank: Rank
    place: int
    """How many of the same household are before it."""


class Waiting(NamedTuple):
    """A thought that waits for a thread; the most urgent is the least."""

    worth: Worth
    deadline: float
    number: int
    seconds: float
    turn: asyncio.Future[float]


def let_others_first() -> None:
    """Think only with what the loop, the writer and tellers leave of the processors.

    Linux knows how nice each thread is; elsewhere it would be the whole process.
    """
    if sys.platform == "linux":
        own = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, own, os.getpriority(os.PRIO_PROCESS, own) + NICE)


class Thinkers:
    """The threads in which bots think, and the queue before them."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(os.cpu_count() or 1, LEAST_THREADS)
        self.threads = ThreadPoolExecutor(self.count, "bot", initializer=let_others_first)
        self.waiting: list[Waiting] = []
        self.numbers = itertools.count()
        self.busy: Counter[Worth] = Counter()
        self.of: Counter[str] = Counter()
        """How many thoughts each household waits for."""

    @property
    def busy_count(self) -> int:
        return self.busy.total()

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def think(
        self,
        think: Callable[[float], Thought],
        seconds: float,
        due_at: float | None = None,
        rank: Rank = Rank.PEOPLE,
        household: str = "",
    ) -> Thought:
        """What a function thinks of, off the event loop; it is told how many seconds it has.

        They run from when the thought is due: from now, unless that was earlier.
        """
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[float] = loop.create_future()
        deadline = (time.monotonic() if due_at is None else due_at) + seconds
        worth = Worth(rank, self.of[household] if household else 0)
        heapq.heappush(self.waiting, Waiting(worth, deadline, next(self.numbers), seconds, turn))
        self.of[household] += 1
        self.begin()
        try:
            return await loop.run_in_executor(self.threads, think, await turn)
        finally:
            self.of[household] -= 1
            if not self.of[household]:
                del self.of[household]
            if turn.done() and not turn.cancelled():
                self.busy[worth] -= 1
                self.begin()

    def begin(self) -> None:
        """Let those think for whom there is a thread."""
        while self.waiting and self.has_thread_for(self.waiting[0]):
            first = heapq.heappop(self.waiting)
            if not first.turn.done():
                share = first.seconds * min(1.0, self.count / (1 + self.count_rivals(first.worth)))
                left = first.deadline - time.monotonic()
                self.busy[first.worth] += 1
                first.turn.set_result(max(0.0, min(left, share)))

    def has_thread_for(self, thought: Waiting) -> bool:
        """Whether a thought may begin; where there are several threads, people have one at hand."""
        is_kept_back = thought.worth.rank > Rank.ASKED and self.count > 1
        return self.busy_count < self.count - is_kept_back or thought.turn.done()

    def count_rivals(self, worth: Worth) -> int:
        """How many thoughts there are that matter as much, under way or waiting."""
        waiting = sum(each.worth <= worth for each in self.waiting)
        return waiting + sum(count for busy, count in self.busy.items() if busy <= worth)
