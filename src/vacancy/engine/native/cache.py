"""Where compiled rules are kept: one folder for each game and state of its sources."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
COMPILED = (
    "engine",
    "bots",
    "review/lines",
    "hints/lines",
    "rl/loops",
    "lab/simulate",
    "lab/bench",
)
"""The rooms whose code, with the game's own, can be part of a game's entry points."""
CHECKS_BOUNDS = os.environ.get("VACANCY_BOUNDSCHECK", "") not in ("", "0")
"""Whether compiled rules stop at an index out of range; slower, for tests, and kept apart."""


def cache_home() -> Path:
    """Where the folders of all games lie."""
    home = os.environ.get("VACANCY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "vacancy"


@cache
def cache_folder(package: str) -> Path:
    """The folder of a game's compiled code, named by a hash of all that it is made of.

    Numba looks only at the file of the function itself, not at what it calls; a hash of all
    sources that a game can call, of Numba and of this Python makes stale code impossible.
    """
    digest = hashlib.sha256(f"{sys.version}{version('numba')}".encode())
    for name, source in sources_of(package):
        digest.update(name.encode() + source.read_bytes())
    kind = "-checked" if CHECKS_BOUNDS else ""
    return cache_home() / f"{package.rpartition('.')[2]}-{digest.hexdigest()[:16]}{kind}"


def sources_of(package: str) -> Iterator[tuple[str, Path]]:
    """The files that a game's compiled code depends on, in a fixed order, with their names."""
    for room in [*(PACKAGE / room for room in COMPILED), *folders_of(package)]:
        for source in sorted([*room.rglob("*.py"), *room.rglob("*.json")]):
            yield str(source.relative_to(room.parent)), source


def folders_of(package: str) -> list[Path]:
    """Where a package lies; it is not loaded for that."""
    found = find_spec(package)
    return [Path(place) for place in (found and found.submodule_search_locations) or []]


def is_writable(folder: Path) -> bool:
    """Whether compiled code can be kept there; without it every start compiles anew."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
