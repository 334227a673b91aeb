"""Compiles what the tests need before many workers would do it at once, each for itself.

`python -m tests.compile_first` compiles every part of every game, but rivals for one game only, and
followed by `play` that part alone. Whoever comes second waits for the first, and then finds
everything done.
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


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Nobody else does this meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        flock(file, LOCK_EX)
        yield


if __name__ == "__main__":
    with locked(cache_home() / "tests.lock"):
        jobs = jobs_of(NAMES, sys.argv[1:] or PARTS)
        wanted = [job for job in jobs if job[1] != "rivals" or job[0] == jobs[0][0]]
        compile_missing(wanted, Voice("en"))
