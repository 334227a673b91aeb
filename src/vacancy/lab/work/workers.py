"""Whoever does a work. What comes back, and in which order, does not depend on who it is.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Squares:
...     def get_ready(self): ...
...     def do(self, first, count):
...         return [n * n for n in range(first, first + count)]
>>> [chunk for chunk in ThisProcess().run(Squares(), range(2, 4))]
[[4], [9]]
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from .pieces import Work, do_chunk, next_size

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class CannotWork(Exception):
    """Workers who cannot be had, or were lost: the id of a message, and what it speaks of."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(f"{message} {facts}")
        self.message, self.facts = message, facts


class Pending(Protocol[R_co]):
    """A chunk that is under way."""

    def result(self) -> tuple[R_co, float]:
        """What came of it and how many seconds it took; waits for that."""

    def cancel(self) -> object:
        """Nobody wants it any more."""


class Workers:
    """Whoever works, while the `with` lasts."""

    chunk_seconds = 0.2
    """About how long a chunk takes: short for a lively progress bar, long beside what it costs."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """They go home."""

    @property
    def room(self) -> int:
        """How many chunks may be under way at once."""
        raise NotImplementedError

    def begin(self, work: Work[R], first: int, count: int) -> Pending[R]:
        """Put somebody to some pieces."""
        raise NotImplementedError

    def run(self, work: Work[R], pieces: range) -> Generator[R, None, None]:
        """What comes of the pieces, chunk by chunk and in order; closing it drops the rest."""
        size, started = 1, pieces.start
        waiting: deque[tuple[int, Pending[R]]] = deque()
        try:
            while started < pieces.stop or waiting:
                while started < pieces.stop and len(waiting) < self.room:
                    count = min(size, pieces.stop - started)
                    waiting.append((count, self.begin(work, started, count)))
                    started += count
                count, pending = waiting[0]
                result, seconds = pending.result()
                waiting.popleft()
                size = next_size(count, seconds, self.chunk_seconds)
                yield result
        finally:
            for _, pending in waiting:
                pending.cancel()


class Later(NamedTuple):
    """A chunk that is done when somebody asks for it."""

    result: Callable[[], Any]

    def cancel(self) -> None:
        """It has not begun."""


class ThisProcess(Workers):
    """Nobody else."""

    room = 1

    def begin(self, work: Work[R], first: int, count: int) -> Pending[R]:
        return Later(lambda: do_chunk(work, first, count))
