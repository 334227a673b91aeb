"""Recorded matches: replayed, they must go as they went.

`golden/` holds a transcript for each number of players and each crest bonus, one in which a player
has to pass, and one in which two share the first place. `golden/log/` holds what a spectator read
of one of them, in both languages. Changing a match needs a new rules version; rewording a line of
the log changes the log alone.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.rules import rule
from vacancy.engine.dump import dump
from vacancy.engine.transcript import Match
from vacancy.games.overbooking.layout import LAPS, PASS

from .drawing import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
FACTS = json.loads((FOLDER / "facts.json").read_text("utf-8"))
"""For each match its places and the hash of all that a spectator saw happen."""


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


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_goes_the_same_way(name: str) -> None:
    assert digest(replay(name)) == FACTS[name]["beats"]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_is_written_down_the_same(name: str) -> None:
    assert replay(name).to_text() == (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_spectator_reads_the_same_log(language: str) -> None:
    speaker = GAME.speaker(language)
    log = [speaker.say(GAME.log(after, beat, None)) for after, beat in beats(replay("2-none"))]
    assert log == (FOLDER / "log" / f"2-none.{language}.txt").read_text("utf-8").splitlines()


def test_every_number_of_players_and_every_bonus_is_recorded() -> None:
    tables = {(match.seats, match.options["crest_bonus"]) for match in map(replay, NAMES)}
    assert tables == {(s, b) for s in (2, 3, 4) for b in ("none", "beginner", "advanced")}


@rule("OB-5.8")
def test_in_one_recorded_match_a_player_has_to_pass() -> None:
    match = replay("3-forced-pass")
    state, count = match.at(0).state, 0
    for action in match.moves:
        count += GAME.legal(state) == [PASS.first] and state.turn < LAPS * state.seats - 1
        GAME.play(state, action)
    assert count > 0


@rule("OB-9.4")
def test_in_one_recorded_match_two_players_share_the_first_place() -> None:
    assert GAME.ranking(replay("3-shared-first").state) == [1, 1, 3]
