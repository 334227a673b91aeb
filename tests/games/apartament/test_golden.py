"""Recorded matches: replayed, they must go as they went.

`golden/` holds a transcript for each number of players and each way of ending, one with coins for
later seats, and one in which two share the first place. `golden/log/` holds what a spectator read
of one of them, in both languages. Changing a match needs a new rules version; rewording a line of
the log changes the log alone.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.games.golden import Golden
from tests.rules import rule
from vacancy.games.apartament.layout import Ending

from .drawing import GAME

GOLDEN = Golden(GAME, Path(__file__).parent / "golden")


@pytest.mark.parametrize("name", GOLDEN.names)
def test_a_recorded_match_goes_as_it_went(name: str) -> None:
    GOLDEN.check(name)
    ending = Ending(GOLDEN.replay(name).state.ending)
    assert ending.name.lower() == GOLDEN.facts[name]["ending"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_spectator_reads_the_same_log(language: str) -> None:
    GOLDEN.check_log("2-furniture", language)


@rule("APT-10.1", "APT-10.2")
def test_every_number_of_players_and_every_way_of_ending_is_recorded() -> None:
    matches = [(int(name[0]), GOLDEN.facts[name]["ending"]) for name in GOLDEN.names]
    assert set(matches) == set(product((2, 3, 4), ("orders", "furniture")))


@rule("APT-10.10", "APT-12.42")
def test_in_one_recorded_match_two_players_share_the_first_place() -> None:
    assert GAME.ranking(GOLDEN.replay("2-shared-first").state) == [1, 1]


@rule("APT-3.10")
def test_one_recorded_match_has_coins_for_later_seats() -> None:
    assert GOLDEN.replay("3-later-coins").options == {"seat_coins": "later"}
