"""Recorded matches for every number of players and every way of ending, played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules import rule
from vacancy.engine.transcript import Match

from .drawing import GAME
from .recording import FOLDER, LATE, WAYS, way_of_ending

FILES = sorted(FOLDER.glob("*.txt"))


@rule("PTN-8.1", "PTN-8.2", "PTN-8.11")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_is_played_again_to_the_same_end(file: Path) -> None:
    text = file.read_text("utf-8")
    match = Match.from_text(text, find=lambda name: GAME)
    assert GAME.is_over(match.state)
    assert f"{match.seats}_{way_of_ending(match.state)}" == file.stem
    assert match.to_text() == text


def test_there_is_a_match_for_every_number_of_players_and_way_of_ending() -> None:
    wanted = {f"{seats}_{way}" for seats in GAME.seats for way in WAYS} | {f"2_{LATE}"}
    assert {file.stem for file in FILES} == wanted
