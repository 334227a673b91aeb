"""Compiles what the tests need before many workers would do it at once, each for itself.

`python -m tests.compile_first` compiles every part of every game, but some parts for one game only;
followed by `play` it compiles that part alone, for all. Whoever comes second waits for the first,
and then finds everything done.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path

from vacancy.cli.compile import PARTS, compile_missing, jobs_of
from vacancy.cli.voice import Voice
from vacancy.engine.native.cache import cache_home
from vacancy.games import NAMES

FOR_ONE_GAME = ("review", "rivals")
"""By day these are wanted of the first game alone."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Nobody else does this meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        flock(file, LOCK_EX)
        yield


if __name__ == "__main__":
    with locked(cache_home() / "tests.lock"):
        named = sys.argv[1:]
        shared = [part for part in PARTS if part not in FOR_ONE_GAME]
        jobs = jobs_of(NAMES, named or shared)
        if not named:
            jobs += jobs_of(NAMES[:1], FOR_ONE_GAME)
        compile_missing(jobs, Voice("en"))
