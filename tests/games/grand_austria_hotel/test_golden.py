"""Recorded matches: replayed, they must go as they went.

`golden/` holds a transcript for each number of players with each staff variant on each side of
the boards, and one of the later edition. Changing a match needs a new rules version.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.games.golden import Golden

from .drawing import GAME

GOLDEN = Golden(GAME, Path(__file__).parent / "golden")


@pytest.mark.parametrize("name", GOLDEN.names)
def test_a_recorded_match_goes_the_same_way(name: str) -> None:
    GOLDEN.check(name)
    match = GOLDEN.replay(name)
    assert name.startswith(f"{match.seats}-{match.options['board']}-{match.options['staff']}")


def test_every_number_of_players_variant_and_side_is_recorded() -> None:
    kinds = product("234", "ab", ("normal", "introductory", "expert"))
    assert {"-".join(kind) for kind in kinds} | {"2-b-normal-2022"} == set(GOLDEN.names)
