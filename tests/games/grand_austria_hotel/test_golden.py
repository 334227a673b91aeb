"""Recorded matches: replayed, they must go as they went.

`golden/` holds a transcript for each number of players with each staff variant, on both sides of
the boards, and one of the later edition. Changing a match needs a new rules version.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from vacancy.engine.transcript import Match

from .drawing import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_goes_the_same_way(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    match = Match.from_text(text, find=lambda _: GAME)  # checks every move and the result
    assert GAME.is_over(match.state)
    assert f"{match.seats}-{match.options['board']}-{match.options['staff']}" in name


def test_every_number_of_players_variant_and_side_is_recorded() -> None:
    parts = [name.split("-") for name in NAMES]
    recorded = {(seats, variant) for seats, _, variant, *_ in parts}
    variants = ("normal", "introductory", "expert")
    assert recorded == {(seats, variant) for seats in "234" for variant in variants}
    assert {side for _, side, *_ in parts} == {"a", "b"}
    assert "2-b-normal-2022" in NAMES
