"""Recorded matches: replayed, they must go as they went.

`golden/` holds a transcript for each number of players and each way of ending, one with coins for
later seats, and one in which two share the first place. `golden/log/` holds what a spectator read
of one of them, in both languages. Changing a match needs a new rules version; rewording a line of
the log changes the log alone.
"""

from __future__ import annotations

import hashlib
import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.rules import rule
from vacancy.engine.dump import dump
from vacancy.engine.transcript import Match
from vacancy.games.apartament.layout import Ending

from .drawing import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
FACTS = json.loads((FOLDER / "facts.json").read_text("utf-8"))
"""For each match its places, its way of ending, and the hash of all that happened."""


def replay(name: str) -> Match:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    return Match.from_text(text, find=lambda _: GAME)


def beats(match: Match) -> list[tuple[Any, Any]]:
    """All that happened in a match, with the positions after it."""
    state = match.at(0).state
    return [told for action in match.moves for told in GAME.beats(state, action)]


def digest(match: Match) -> str:
    """The hash of all that a spectator saw happen."""
    lines = [json.dumps(dump(GAME.known_beat(beat, None))) for _, beat in beats(match)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_has_the_same_result(name: str) -> None:
    match = replay(name)
    assert GAME.is_over(match.state)
    assert GAME.ranking(match.state) == FACTS[name]["ranking"]
    assert Ending(match.state.ending).name.lower() == FACTS[name]["ending"]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_goes_the_same_way(name: str) -> None:
    assert digest(replay(name)) == FACTS[name]["beats"]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_is_written_down_the_same(name: str) -> None:
    assert replay(name).to_text() == (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_spectator_reads_the_same_log(language: str) -> None:
    speaker = GAME.speaker(language)
    told = beats(replay("2-furniture"))
    log = [speaker.say(GAME.log(after, beat, None)) for after, beat in told]
    assert log == (FOLDER / "log" / f"2-furniture.{language}.txt").read_text("utf-8").splitlines()


@rule("APT-10.1", "APT-10.2")
def test_every_number_of_players_and_every_way_of_ending_is_recorded() -> None:
    matches = [(int(name[0]), FACTS[name]["ending"]) for name in NAMES]
    assert set(matches) == set(product((2, 3, 4), ("orders", "furniture")))


@rule("APT-10.10", "APT-12.42")
def test_in_one_recorded_match_two_players_share_the_first_place() -> None:
    assert GAME.ranking(replay("2-shared-first").state) == [1, 1]


@rule("APT-3.10")
def test_one_recorded_match_has_coins_for_later_seats() -> None:
    assert replay("3-later-coins").options == {"seat_coins": "later"}
