"""The order in which files are handed to workers, and a word at the end about what was left out."""

from __future__ import annotations

from collections import Counter
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
LONG = "make nightly"
"""What runs the tests marked `nightly`."""
left_out: Counter[str] = Counter()
"""How many tests were not chosen, by what runs them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files of the browser and of the server in turns, then the rest: while some wait, others work.

    Workers get whole files in this order, so the longest files come first and the shortest last.
    """
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    rooms: dict[str, list[list[pytest.Item]]] = {"web": [], "server": [], "rest": []}
    for path, found in files.items():
        room = path.parent.name
        rooms[room if room in rooms else "rest"].append(found)
    for room in ("web", "server"):
        rooms[room].sort(key=len, reverse=True)
    in_turns = chain.from_iterable(zip_longest(rooms["web"], rooms["server"], fillvalue=[]))
    items[:] = chain.from_iterable(chain(in_turns, rooms["rest"]))


def pytest_deselected(items: list[pytest.Item]) -> None:
    """Count what the choice of markers leaves out."""
    left_out["nightly"] += sum(item.get_closest_marker("nightly") is not None for item in items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker tells the main process what it left out."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = dict(left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear what a worker left out; all of them leave out the same."""
    left_out.update(Counter(node.workeroutput.get("left_out", {})) - left_out)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say what was left out, and why."""
    skipped = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", []))
    if not left_out["nightly"] and not skipped:
        return
    terminalreporter.section("left out")
    if left_out["nightly"]:
        terminalreporter.line(f"{left_out['nightly']} long tests: {LONG} runs them")
    for reason, count in skipped.items():
        terminalreporter.line(f"{count} could not run here: {reason.removeprefix('Skipped: ')}")
