"""How a game becomes known: our own, installed ones, and those that a variable names."""

from __future__ import annotations

from pathlib import Path

import pytest

import vacancy
from vacancy import games

PACKAGE = "tests.toy.last_room"


def test_the_variable_names_games_for_as_long_as_it_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    assert vacancy.NAMES[-1] == "last_room"
    assert vacancy.game("last_room").title == "Last Room"
    monkeypatch.delenv("VACANCY_GAMES")
    assert tuple(vacancy.NAMES) == games.OWN
    with pytest.raises(vacancy.UnknownGame, match="there is no game 'last_room'; there are over"):
        vacancy.game("last_room")


def test_an_installed_package_brings_a_game_by_an_entry_point(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    about = tmp_path / "toys-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[vacancy.games]\nlast_room = {PACKAGE}\n")
    monkeypatch.delenv("VACANCY_GAMES")
    monkeypatch.syspath_prepend(tmp_path)
    games.installed.cache_clear()
    try:
        assert tuple(vacancy.NAMES) == (*games.OWN, "last_room")
        assert vacancy.game("last_room").package == PACKAGE
    finally:
        monkeypatch.undo()
        games.installed.cache_clear()


def test_nobody_takes_the_name_of_one_of_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VACANCY_GAMES", "elsewhere.overbooking")
    assert vacancy.game("overbooking").package == "vacancy.games.overbooking"


def test_a_game_must_have_the_name_of_its_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "other_name.py").write_text(f"from {PACKAGE} import GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("VACANCY_GAMES", "other_name")
    with pytest.raises(ImportError, match="other_name is last_room of tests"):
        vacancy.game("other_name")


def test_our_games_are_a_sequence_of_names() -> None:
    assert len(vacancy.NAMES) == len(games.OWN) + 1
    assert vacancy.NAMES[:2] == games.OWN[:2]
    assert repr(vacancy.NAMES) == repr((*games.OWN, "last_room"))
