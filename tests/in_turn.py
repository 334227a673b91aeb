"""What is tested in several languages, games or cases: by day in turn, at night in all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from vacancy.games import NAMES

LOOKS = ("language", "theme", "name")
"""What differs between runs of a test in several languages; names do, as each is used once."""
DATABASES = ("sqlite", "postgresql", "house", "postgres_house")
PAGE, SERVER = "web", "server"
CASES = "in_turn"
"""The mark of a test whose other runs tell the same of other seats, options or looks."""


def mark_turns(items: list[pytest.Item]) -> None:
    """Leave to the night whose turn it is not; which one it is differs from test to test."""
    for what in ("language", "game", "database"):
        files: defaultdict[Path, defaultdict[str, list[pytest.Item]]]
        files = defaultdict(lambda: defaultdict(list))
        for item in items:
            differing = differing_in(item, what)
            if differing and item.get_closest_marker("nightly") is None:
                files[item.path][key_of(item, differing)].append(item)
        for tests in files.values():
            for number, runs in enumerate(tests.values()):
                step = len(runs) if what == "language" else 2
                for place, item in enumerate(runs):
                    if len(runs) > 1 and (place - number) % step:
                        item.add_marker(pytest.mark.nightly)


def mark_cases(items: list[pytest.Item]) -> None:
    """Of tests marked `in_turn(n)` leave to the night all but every n-th run; each game has one."""
    files: defaultdict[Path, defaultdict[str, list[pytest.Item]]]
    files = defaultdict(lambda: defaultdict(list))
    for item in items:
        if item.get_closest_marker(CASES) and item.get_closest_marker("nightly") is None:
            files[item.path][f"{getattr(item, 'originalname', '')} {game_of(item)}"].append(item)
    for tests in files.values():
        for number, runs in enumerate(tests.values()):
            mark = runs[0].get_closest_marker(CASES)
            assert mark is not None
            for place, item in enumerate(runs):
                if (place - number) % min(mark.args[0], len(runs)):
                    item.add_marker(pytest.mark.nightly)


def game_of(item: pytest.Item) -> str:
    """The game that a run is about, if it is about one."""
    told = (each for each in params_of(item).values() if isinstance(each, str))
    return next((each for each in told if each in NAMES), "")


def params_of(item: pytest.Item) -> dict[str, Any]:
    params: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return params


def differing_in(item: pytest.Item, what: str) -> Sequence[str]:
    """What differs between runs of a test of the page, or of the server, that take turns."""
    params, room = params_of(item), item.path.parent.name
    if what == "database":
        return [name for name, it in params.items() if room == SERVER and it in DATABASES]
    if room != PAGE or what not in params:
        return ()
    return LOOKS if what == "language" else (what,)


def key_of(item: pytest.Item, differing: Sequence[str]) -> str:
    """What the runs of a test have in common that differ in nothing else."""
    params = params_of(item).items()
    others = sorted((name, repr(it)) for name, it in params if name not in differing)
    return f"{getattr(item, 'originalname', '')} {others}"
