"""Transcripts: whole and honest, or refused in one sentence."""

from __future__ import annotations

import random
import tracemalloc

import pytest

import vacancy
from vacancy.engine.nonces import Nonces
from vacancy.engine.transcript import BrokenTranscript, Match, seal

GAME = vacancy.game("overbooking").uncompiled


@pytest.fixture(scope="module")
def text() -> str:
    rng = random.Random(1)
    match = Match.new(GAME, 2, seed=3, crest_bonus="advanced")
    while not GAME.is_over(match.state):
        match.play(rng.choice(GAME.legal(match.state)))
    return match.to_text()


def resealed(text: str) -> str:
    body = text[: text.rindex("seal ")]
    return body + f"seal {seal(body)}\n"


def test_a_transcript_leads_to_the_same_match(text: str) -> None:
    again = Match.from_text(text)
    assert again.to_text() == text
    assert again.options["crest_bonus"] == "advanced"


def test_a_match_can_be_looked_at_after_any_move(text: str) -> None:
    match = Match.from_text(text)
    assert match.at(10).moves == match.moves[:10]
    assert match.at(len(match.moves)).state == match.state


def test_windows_line_ends_do_not_matter(text: str) -> None:
    assert Match.from_text(text.replace("\n", "\r\n")).to_text() == text


def test_the_commitment_binds_secret_seats_and_options(text: str) -> None:
    match = Match.from_text(text)
    others = [
        Match(GAME, 2, bytes(32), match.options),
        Match(GAME, 3, match.secret, match.options),
        Match(GAME, 2, match.secret, {}),
    ]
    assert match.commitment not in {other.commitment for other in others}


def test_a_game_with_one_version_of_its_rules_is_started_by_no_other() -> None:
    with pytest.raises(ValueError, match="cannot be played by rules version 2"):
        GAME.start(2, bytes(32), {}, rules_version=2)


def test_a_cut_transcript_is_refused(text: str) -> None:
    with pytest.raises(BrokenTranscript, match="cut off"):
        Match.from_text(text[: len(text) // 2])


def test_an_edited_transcript_is_refused(text: str) -> None:
    with pytest.raises(BrokenTranscript, match="was changed"):
        Match.from_text(text.replace("seats 2", "seats 3"))


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("vacancy 1", "vacancy 9", "format 9"),
        ("vacancy 1 overbooking", "chess", "no transcript"),
        ("overbooking", "chess", "no game “chess”"),
        ("rules 1", "rules 99", "rules version 99"),
        ("seats 2", "seats 7", "2 to 4 players, not 7"),
        ("seats 2\n", "", "no line “seats”"),
        ("advanced", "royal", "“crest_bonus” cannot be “royal”"),
        ("secret ", "secret zz", "head of the transcript"),
        ("commitment ", "commitment 00", "the dice were changed"),
        ("\n1. ", "\nhello 1. ", "means nothing"),
        ("result ", "result 9", "The result is"),
    ],
)
def test_what_is_wrong_is_said_in_words(text: str, old: str, new: str, wrong: str) -> None:
    with pytest.raises(BrokenTranscript, match=wrong):
        Match.from_text(resealed(text.replace(old, new, 1)))


def test_another_secret_does_not_fit_the_commitment(text: str) -> None:
    with pytest.raises(BrokenTranscript, match="dice were changed"):
        Match.from_text(resealed(swap_secret(text)))


def swap_secret(text: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join(f"secret {'0' * 64}\n" if line.startswith("secret") else line for line in lines)


def test_however_many_seats_are_named_nothing_is_laid_out_for_them(text: str) -> None:
    """One transcript of so many seats that a stranger brought along took all memory there was."""
    crowded = resealed(text.replace("seats 2\n", "seats 2000000\n"))
    tracemalloc.start()
    try:
        with pytest.raises(BrokenTranscript):
            Match.from_text(crowded)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


def test_half_a_character_is_refused_in_words(text: str) -> None:
    with pytest.raises(BrokenTranscript, match="changed"):
        Match.from_text(resealed(text.replace("crest_bonus advanced", "crest_bonus \ud800")))


def test_an_illegal_move_is_named_with_its_line(text: str) -> None:
    lines = text.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    seat = lines[first].split()[1]
    lines[first] = f"1. {seat} nobles 1\n"
    with pytest.raises(BrokenTranscript, match=f"Line {first + 1}: That is not what is being"):
        Match.from_text(resealed("".join(lines)))


def test_a_move_of_the_wrong_seat_is_refused(text: str) -> None:
    lines = text.splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    words = lines[first].split()
    lines[first] = " ".join(["1.", "3", *words[2:]]) + "\n"
    with pytest.raises(BrokenTranscript, match="not the decision of seat 3"):
        Match.from_text(resealed("".join(lines)))


# Numbers from the players

NONCE, OTHER = "ab" * 16, "cd" * 16


def played_with(nonces: Nonces) -> Match:
    """A whole match with these numbers, always the first legal move."""
    match = Match(GAME, 2, bytes(32), {}, nonces=nonces)
    while not GAME.is_over(match.state):
        match.play(GAME.legal(match.state)[0])
    return match


def test_chance_follows_from_the_secret_and_every_players_number() -> None:
    starts = [
        Match(GAME, 2, bytes(32), {}, nonces=nonces).state.to_bytes()
        for nonces in ({}, {0: NONCE}, {0: OTHER}, {1: NONCE}, {0: NONCE, 1: OTHER})
    ]
    assert len(set(starts)) == len(starts)


def test_the_commitment_is_the_same_before_and_after_the_numbers_are_given() -> None:
    assert played_with({0: NONCE}).commitment == Match(GAME, 2, bytes(32), {}).commitment


def test_a_match_for_which_no_client_gave_a_number_is_drawn_from_the_secret_alone() -> None:
    without = Match(GAME, 2, bytes(32), {})
    assert Match(GAME, 2, bytes(32), {}, nonces={0: None, 1: None}).state == without.state


def test_a_transcript_tells_the_numbers_and_who_gave_none() -> None:
    match = played_with({0: NONCE, 1: None})
    assert f"\nnonce 0 {NONCE}\nnonce 1 none\nsecret " in match.to_text()
    assert Match.from_text(match.to_text()).to_text() == match.to_text()


@pytest.mark.parametrize("new", [OTHER, "none"])
def test_a_transcript_with_another_number_is_refused(new: str) -> None:
    text = played_with({0: NONCE}).to_text()
    with pytest.raises(BrokenTranscript):
        Match.from_text(resealed(text.replace(NONCE, new)))


@pytest.mark.parametrize("new", ["nonce 2 none", "nonce x none", "nonce 0 77", "nonce"])
def test_a_number_that_is_none_is_refused_in_words(new: str) -> None:
    text = played_with({0: None}).to_text()
    with pytest.raises(BrokenTranscript, match="a number in it is none"):
        Match.from_text(resealed(text.replace("nonce 0 none", new)))
