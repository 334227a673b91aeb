"""Recorded matches: replayed, they must go as they went.

`golden/` holds a transcript for each number of players and each crest bonus, one in which a player
has to pass, and one in which two share the first place. `golden/log/` holds what a spectator read
of one of them, in both languages. Changing a match needs a new rules version; rewording a line of
the log changes the log alone.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden import Golden
from tests.rules import rule
from vacancy.games.overbooking.layout import LAPS, PASS

from .drawing import GAME

GOLDEN = Golden(GAME, Path(__file__).parent / "golden")


@pytest.mark.parametrize("name", GOLDEN.names)
def test_a_recorded_match_goes_as_it_went(name: str) -> None:
    GOLDEN.check(name)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_spectator_reads_the_same_log(language: str) -> None:
    GOLDEN.check_log("2-none", language)


def test_every_number_of_players_and_every_bonus_is_recorded() -> None:
    tables = {
        (match.seats, match.options["crest_bonus"]) for match in map(GOLDEN.replay, GOLDEN.names)
    }
    assert tables == {(s, b) for s in (2, 3, 4) for b in ("none", "beginner", "advanced")}


@rule("OB-5.8")
def test_in_one_recorded_match_a_player_has_to_pass() -> None:
    match = GOLDEN.replay("3-forced-pass")
    state, count = match.at(0).state, 0
    for action in match.moves:
        count += GAME.legal(state) == [PASS.first] and state.turn < LAPS * state.seats - 1
        GAME.play(state, action)
    assert count > 0


@rule("OB-9.4")
def test_in_one_recorded_match_two_players_share_the_first_place() -> None:
    assert GAME.ranking(GOLDEN.replay("3-shared-first").state) == [1, 1, 3]
