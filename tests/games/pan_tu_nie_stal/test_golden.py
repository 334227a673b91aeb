"""Recorded matches for every number of players and every way of ending, played again.

Those by each version of the rules that was ever released are played by it still.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules import rule
from vacancy.engine.transcript import Match

from .drawing import GAME
from .recording import FOLDERS, LATE, WAYS, chose_mothers, way_of_ending

FILES = [
    pytest.param(version, file, id=f"rules{version}-{file.stem}")
    for version, folder in FOLDERS.items()
    for file in sorted(folder.glob("*.txt"))
]


def read(text: str) -> Match:
    return Match.from_text(text, find=lambda name: GAME)


@rule("PTN-8.1", "PTN-8.2", "PTN-8.11")
@pytest.mark.parametrize(("version", "file"), FILES)
def test_a_recorded_match_is_played_again_to_the_same_end(version: int, file: Path) -> None:
    text = file.read_text("utf-8")
    match = read(text)
    assert GAME.is_over(match.state)
    assert f"{match.seats}_{way_of_ending(match.state)}" == file.stem
    assert GAME.view(match.state, None)["rules_version"] == version
    assert match.to_text() == text


@pytest.mark.parametrize("version", GAME.rules_versions)
def test_there_is_a_match_for_every_number_of_players_and_way_of_ending(version: int) -> None:
    wanted = {f"{seats}_{way}" for seats in GAME.seats for way in WAYS} | {f"2_{LATE}"}
    assert {file.stem for file in FOLDERS[version].glob("*.txt")} == wanted


@rule("PTN-7.8")
@pytest.mark.parametrize("seats", GAME.seats)
def test_mothers_are_laid_by_choice_in_recorded_matches_by_the_second_rules(seats: int) -> None:
    assert chose_mothers(read((FOLDERS[2] / f"{seats}_{WAYS[0]}.txt").read_text("utf-8")))
