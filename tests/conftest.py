"""The order in which files are handed to workers, and a word at the end on what was left out."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.in_turn import mark_cases, mark_turns
from vacancy.engine.native.compiling import IS_COMPILED

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")  # no test depends on how busy the machine is

LONG_FILES = (
    "test_boards",
    "test_apartament",
    "test_registry",
    "test_one_screen",
    "test_bots",
    "test_coach",
    "test_load",
    "test_sessions",
    "test_doors",
    "test_backups",
    "test_trouble",
    "test_kill",
)
"""Files that cost ten seconds of processor time or more, the longest first."""
LONG_ROOMS = ("web", "server", "bots")
left_out: Counter[str] = Counter()
"""How many tests were not chosen, by what runs them."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing is thrown away while tests are read, so garbage is not looked for: that took half the
    time. Nor is it afterwards in what was read."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long files first: workers get whole files, and at the end each should have a short one.

    Where rules are not to be compiled, tests that do it are left out.
    """
    mark_turns(items)
    mark_cases(items)
    if not IS_COMPILED:
        compiling = [item for item in items if item.get_closest_marker("compiled")]
        config.hook.pytest_deselected(items=compiling)
        items[:] = [item for item in items if item not in compiling]
    items.sort(key=lambda item: rank(item.path))


def rank(path: Path) -> int:
    """The place of a file among the others; where it does not matter, they stay as they are."""
    if path.stem in LONG_FILES:
        return LONG_FILES.index(path.stem)
    return len(LONG_FILES) + (path.parent.name not in LONG_ROOMS)


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
        terminalreporter.line(f"{left_out['nightly']} long tests: make nightly runs them")
    for reason, count in skipped.items():
        terminalreporter.line(f"{count} could not run here: {reason.removeprefix('Skipped: ')}")
