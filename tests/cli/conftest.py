"""Running the command line inside the tests' own process, with games uncompiled."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

import vacancy.games
from vacancy.cli.app import run
from vacancy.cli.voice import Voice, wanted_language
from vacancy.engine.game import Game


class Outcome(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


class Cli(Protocol):
    """Runs `vacancy` with arguments; `typed` is what comes from the keyboard, line by line."""

    def __call__(self, *arguments: object, typed: str = "") -> Outcome: ...


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches without a name are saved here."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("VACANCY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "state" / "vacancy"


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    """The command line with uncompiled games."""
    compiled: Callable[[str], Game] = vacancy.games.game
    monkeypatch.setattr(vacancy.games, "game", cache(lambda name: compiled(name).uncompiled))

    def call(*arguments: object, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        words = list(map(str, arguments))
        code = run(words, Voice(wanted_language(words, {})))
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return call
