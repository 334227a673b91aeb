"""Matches that are played on from a position of another: the same cards lie hidden, and chance
goes on as it did or is dealt anew."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.engine.test_transcript import resealed
from vacancy.engine.game import State
from vacancy.engine.prelude import Anew, Prelude
from vacancy.engine.transcript import BrokenTranscript, Match
from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.review.walk import Walk

SECRET, OTHER = bytes([7] * 32), bytes([9] * 32)
NUMBER, MOVES = 14, 40


@cache
def played(name: str, moves: int = MOVES) -> Match:
    """The beginning of a match, played at random."""
    rng, game = random.Random(5), game_of(name).uncompiled
    match = Match(game, 2, SECRET, {}, nonces={0: "ab" * 16})
    while len(match.moves) < moves and not game.is_over(match.state):
        match.play(rng.choice(game.legal(match.state)))
    return match


def without_key(state: State) -> bytes:
    """A position but for what chance follows from."""
    copied = state.copy()
    copied.key[0] = copied.key[1] = 0
    return copied.to_bytes()


def play_alike(match: Match, moves: int) -> bytes:
    """Where the same decisions lead: always the first legal move."""
    for _ in range(moves):
        if not match.game.is_over(match.state):
            match.play(match.game.legal(match.state)[0])
    return without_key(match.state)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_that_is_played_on_begins_where_the_other_stood_byte_for_byte(name: str) -> None:
    match = played(name)
    for number in (0, NUMBER, MOVES):
        assert match.onward(number).state == match.at(number).state


@pytest.mark.parametrize("name", NAMES)
def test_cards_that_were_dealt_stay_where_chance_is_dealt_anew(name: str) -> None:
    match = played(name)
    onward = match.onward(NUMBER, OTHER)
    assert without_key(onward.state) == without_key(match.at(NUMBER).state)
    assert onward.state != match.at(NUMBER).state
    for seat in (None, 0, 1):
        assert match.game.view(onward.state, seat) == match.game.view(match.at(NUMBER).state, seat)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_luck_leads_the_same_decisions_to_the_same_place_and_another_elsewhere(
    name: str,
) -> None:
    match = played(name)
    same = [play_alike(match.onward(NUMBER), 30) for _ in range(2)]
    assert same == [play_alike(match.at(NUMBER), 30)] * 2
    anew = {play_alike(match.onward(NUMBER, bytes([seed] * 32)), 30) for seed in range(4)}
    assert len(anew) > 1


def test_a_transcript_of_it_leads_to_the_same_match() -> None:
    match = played("overbooking").onward(NUMBER, OTHER)
    play_alike(match, 500)
    text = match.to_text()
    assert f"\nprelude {NUMBER}\ncommitment " in text
    assert f"\nanew {NUMBER} {OTHER.hex()}\n" in text
    again = Match.from_text(text)
    assert (again.state, again.prelude, again.to_text()) == (match.state, match.prelude, text)
    assert match.at(NUMBER + 3).to_text() == again.at(NUMBER + 3).to_text()


def test_the_commitment_is_the_others_unless_chance_is_dealt_anew() -> None:
    match = played("overbooking")
    others = {match.onward(NUMBER, bytes([seed] * 32)).commitment for seed in range(3)}
    assert match.onward(NUMBER).commitment == match.commitment
    assert len(others | {match.commitment, match.onward(3, OTHER).commitment}) == 5


def test_a_match_is_played_on_from_one_that_was_itself_played_on() -> None:
    first = played("overbooking").onward(NUMBER, OTHER)
    play_alike(first, 20)
    for number in (NUMBER - 5, NUMBER, NUMBER + 5):
        assert first.onward(number).state == first.at(number).state
    same, anew = first.onward(NUMBER - 5), first.onward(NUMBER + 5, SECRET)
    assert same.prelude == Prelude(NUMBER - 5, (Anew(NUMBER, OTHER),))
    assert anew.prelude == Prelude(NUMBER + 5, (Anew(NUMBER, OTHER), Anew(NUMBER + 5, SECRET)))
    for move in first.moves[NUMBER - 5 :]:
        same.play(move)
    assert same.state == first.state, "the same decisions meet the same luck, dealt anew or not"
    assert first.onward(NUMBER, SECRET).prelude == Prelude(NUMBER, (Anew(NUMBER, SECRET),))


def test_a_review_walks_through_the_same_positions() -> None:
    match = played("pan_tu_nie_stal").onward(NUMBER, OTHER)
    play_alike(match, 10)
    assert Walk(match).states == [match.at(number).state for number in range(len(match.moves) + 1)]


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        (f"prelude {NUMBER}", "prelude 999", "999 moves were given"),
        (f"prelude {NUMBER}", "prelude x", "a number in it is none"),
        (f"prelude {NUMBER}\n", "", "no line “prelude”"),
        (f"anew {NUMBER} ", f"anew {NUMBER + 1} ", "dice were changed"),
        (f"anew {NUMBER} 0909", f"anew {NUMBER} 0707", "dice were changed"),
        (f"anew {NUMBER} 0909", f"anew {NUMBER} ", "a number in it is none"),
        (f"anew {NUMBER} ", "anew 3 " + "ab" * 32 + "\nanew 3 ", "a number in it is none"),
    ],
)
def test_what_is_wrong_with_what_was_given_is_said_in_words(old: str, new: str, wrong: str) -> None:
    text = played("overbooking").onward(NUMBER, OTHER).to_text()
    assert old in text
    with pytest.raises(BrokenTranscript, match=wrong):
        Match.from_text(resealed(text.replace(old, new, 1)))


def test_a_transcript_without_a_prelude_is_what_it_was() -> None:
    text = played("overbooking").to_text()
    assert "prelude" not in text
    assert Match.from_text(text).prelude is None
