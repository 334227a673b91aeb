"""Several processes on this machine."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

from .pieces import Work, do_chunk
from .workers import CannotWork, Pending, Workers

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

R = TypeVar("R")


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


class Processes(Workers):
    """So many processes, which load what this one has compiled."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __enter__(self) -> Self:
        context = get_context("spawn")
        self.called_off = context.Event()
        self.pool = ProcessPoolExecutor(self.jobs, context, start_shift, (self.called_off,))
        return self

    def __exit__(self, *_: object) -> None:
        self.called_off.set()
        self.pool.shutdown(cancel_futures=True)

    @property
    def room(self) -> int:
        """Twice as many as there are processes: nobody waits for the slowest chunk."""
        return 2 * self.jobs

    def begin(self, work: Work[R], first: int, count: int) -> Pending[R]:
        with interrupts_kept_away(), losses_told():
            return InProcess(self.pool.submit(do_chunk, work, first, count))


class InProcess(NamedTuple):
    """A chunk that a process was given."""

    future: Future[Any]

    def result(self) -> tuple[Any, float]:
        """What came of it."""
        with losses_told():
            done: tuple[Any, float] = self.future.result()
            return done

    def cancel(self) -> None:
        """Unless a process is at it, nobody will be."""
        self.future.cancel()


@contextmanager
def losses_told() -> Iterator[None]:
    """Say it in words when a process has been killed, for want of memory perhaps."""
    try:
        yield
    except BrokenProcessPool:
        raise CannotWork("process-lost") from None


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
