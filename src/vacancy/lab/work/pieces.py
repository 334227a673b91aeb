"""What work is, and how it is divided."""

from __future__ import annotations

import time
from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Protocol, TypeVar

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
GROWTH = 4
"""A chunk has so many times the pieces of the one before it at most."""


class Work(Hashable, Protocol[R_co]):
    """What can be done piece by piece.

    It is told to other processes and machines as it is: a frozen dataclass of plain values, whose
    class lies in a module. `vacancy.lab.work.games.GameRef` names a game.
    """

    def get_ready(self) -> None:
        """Compile or load what the pieces need, once for each process; nobody measures that."""

    def do(self, first: int, count: int) -> R_co:
        """The pieces `first`, `first + 1`, ...; they depend on nothing else."""


def do_chunk(work: Work[R], first: int, count: int) -> tuple[R, float]:
    """Some pieces, and how many seconds they took."""
    get_ready(work)
    begin = time.perf_counter()
    return work.do(first, count), time.perf_counter() - begin


@lru_cache(maxsize=8)
def get_ready(work: Work[Any]) -> None:
    """Get ready for a work, once."""
    work.get_ready()


def next_size(size: int, seconds: float, wanted: float) -> int:
    """How many pieces to do next in the seconds that are wanted, from how long so many took."""
    fitting = int(size * wanted / max(seconds, 1e-6))
    return max(1, min(fitting, GROWTH * size))
