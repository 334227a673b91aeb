"""Hints are made ready beside the server, and refused in words until then."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import vacancy
from vacancy.server.http import puzzles
from vacancy.server.live import readying
from vacancy.server.live.readying import Readying
from vacancy.server.rates import Quotas
from vacancy.server.words import Refused

GAME = vacancy.game("overbooking")
Begun = tuple[Readying, list[list[str]]]


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[Begun]:
    """A server's helper at work on something that takes long, and what it was told to do."""
    asked: list[list[str]] = []
    real = subprocess.Popen

    def begin(command: list[str], **more: Any) -> subprocess.Popen[bytes]:
        asked.append(command)
        return real([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)

    monkeypatch.setattr(readying, "is_ready", lambda game: game.name != GAME.name)
    monkeypatch.setattr("vacancy.server.live.readying.subprocess.Popen", begin)
    helper = Readying()
    helper.start()
    yield helper, asked
    helper.stop()
    if helper.process is not None and helper.process.stdin is not None:
        helper.process.stdin.close()


def test_only_what_is_missing_is_made_ready(begun: Begun) -> None:
    assert begun[1] == [[*readying.COMMAND, GAME.name]]


def test_a_hint_is_refused_in_words_while_it_is_being_made_ready(begun: Begun) -> None:
    with pytest.raises(Refused) as caught:
        begun[0].check(GAME)
    assert caught.value.reason.id == "error-hint-soon"
    begun[0].check(vacancy.game("apartament"))


def test_a_solution_has_no_reasons_while_these_are_being_made_ready(
    begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were compiled in the server itself, and everybody waited."""
    asked: list[bool] = []
    monkeypatch.setattr(
        puzzles, "tell_solution", lambda _, *, has_reasons: asked.append(has_reasons)
    )
    minder = SimpleNamespace(readying=begun[0])
    hub = SimpleNamespace(minder=minder, quotas=Quotas(600))
    parts: Any = SimpleNamespace(hub=hub, solving=asyncio.Semaphore(1))
    for name in (GAME.name, "apartament"):
        found = SimpleNamespace(game=vacancy.game(name))
        monkeypatch.setattr(puzzles, "find", lambda _, found=found: found)
        asyncio.run(puzzles.get_solution("any", parts, "192.0.2.1"))
    assert asked == [False, True]


def test_nobody_is_refused_any_more_when_that_has_failed(begun: Begun) -> None:
    helper, _ = begun
    assert helper.process is not None
    helper.process.kill()
    helper.process.wait()
    helper.check(GAME)


def test_nothing_is_begun_where_all_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readying, "is_ready", lambda game: True)
    helper = Readying()
    helper.start()
    assert helper.process is None
