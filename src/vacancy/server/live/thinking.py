"""Who thinks when: as many thoughts at once as there are processors, the most urgent first.

Where people wait comes before all else: what nobody waits for gets a thread when none of those is
in need of it, never the last one, and takes none of their time. Nor does whoever plays at many
tables at once: thoughts that matter as much are thought in rounds, one of each household, so that
nobody is passed over for ever either. More threads than processors would think no more, but would
keep the event loop from its turn. A thought that had to wait has less time left; and with more
thoughts than threads each takes only its share of its time, so that others can be in time as well.
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


class Waiting(NamedTuple):
    """A thought that waits for a thread; what matters most is the least, then what is urgent."""

    rank: Rank
    round: int
    """The later, the more thoughts of the same household are before it."""
    deadline: float
    number: int
    seconds: float
    household: str
    turn: asyncio.Future[float]

    def is_rival_of(self, other: Waiting) -> bool:
        """Whether this one matters as much, or is the same household's."""
        is_own = self.household == other.household != ""
        return self.rank <= other.rank and (self.round <= other.round or is_own)


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
        self.busy: list[Waiting] = []
        self.numbers = itertools.count()
        self.round = 0
        self.of: Counter[str] = Counter()
        """How many thoughts each household waits for."""
        self.rounds: dict[str, int] = {}
        """The next round of each household that has thoughts waiting or under way."""

    @property
    def busy_count(self) -> int:
        return len(self.busy)

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
        in_round = max(self.round, self.rounds.get(household, 0))
        number = next(self.numbers)
        own = Waiting(rank, in_round, deadline, number, seconds, household, turn)
        heapq.heappush(self.waiting, own)
        if household:
            self.of[household] += 1
            self.rounds[household] = in_round + 1
        self.begin()
        try:
            return await loop.run_in_executor(self.threads, think, await turn)
        finally:
            if turn.done() and not turn.cancelled():
                self.busy.remove(own)
                self.begin()
            if household:
                self.leave(household)

    def leave(self, household: str) -> None:
        """One thought less; with the last one its rounds are forgotten."""
        self.of[household] -= 1
        if not self.of[household]:
            del self.of[household], self.rounds[household]

    def begin(self) -> None:
        """Let those think for whom there is a thread."""
        while self.waiting and self.has_thread_for(self.waiting[0]):
            first = heapq.heappop(self.waiting)
            if not first.turn.done():
                rivals = sum(each.is_rival_of(first) for each in (*self.waiting, *self.busy))
                share = first.seconds * min(1.0, self.count / (1 + rivals))
                left = first.deadline - time.monotonic()
                self.round = max(self.round, first.round)
                self.busy.append(first)
                first.turn.set_result(max(0.0, min(left, share)))

    def has_thread_for(self, thought: Waiting) -> bool:
        """Whether a thought may begin; where there are several threads, people have one at hand."""
        is_kept_back = thought.rank > Rank.ASKED and self.count > 1
        return self.busy_count < self.count - is_kept_back or thought.turn.done()
