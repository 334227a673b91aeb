"""Work for several processes, in order: what comes back does not depend on how many there are."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Self, TypeVar

from vacancy.games import game as game_of

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

    from vacancy.engine.game import Game

T = TypeVar("T")


@cache
def game_in_mode(name: str, is_compiled: bool) -> Game:
    """The game of this name, compiled or not: all that another process is told about it."""
    game = game_of(name)
    return game.compiled if is_compiled else game.uncompiled


class CalledOff(Exception):
    """Nobody waits for this work any more."""


class Shift:
    """What a process knows of those it works for."""

    called_off: Event | None = None


def is_called_off() -> bool:
    """Whether this process should give up what it is doing; asked between decisions."""
    return Shift.called_off is not None and Shift.called_off.is_set()


def start_shift(called_off: Event) -> None:
    Shift.called_off = called_off


class Workers:
    """Processes that work while the `with` lasts; one job is done in this process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        if self.jobs > 1:
            context = get_context("spawn")
            self.called_off = context.Event()
            self.pool = ProcessPoolExecutor(self.jobs, context, start_shift, (self.called_off,))
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.called_off.set()
            self.pool.shutdown(cancel_futures=True)

    def in_order(
        self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]
    ) -> Generator[T, None, None]:
        """The results of tasks, in their order; closing the iterator drops the rest."""
        if self.pool is None:
            yield from (work(*task) for task in tasks)
            return
        waiting: deque[Future[T]] = deque()
        try:
            for task in tasks:
                with interrupts_kept_away():
                    waiting.append(self.pool.submit(work, *task))
                if len(waiting) > self.jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def interrupts_kept_away() -> Iterator[None]:
    """Processes started meanwhile do not see Ctrl-C: the one that started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
