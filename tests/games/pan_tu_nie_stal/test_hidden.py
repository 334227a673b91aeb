"""What a seat cannot know, and how it is guessed (PTN-9.8)."""

from __future__ import annotations

from collections import Counter
from math import comb

from tests.rules import rule

from .drawing import COLOURS, FULL_DECK, GAME, ROW, hand, play, table


@rule("PTN-9.8", "PTN-3.1")
def test_another_hand_is_hidden_and_ones_own_is_not() -> None:
    state = table(*ROW, hands={"red": "plain1 force", "blue": "mother"})
    mine, theirs = GAME.view(state, 0)["table"]["players"]
    assert [row["kind"] for row in mine["hand"]] == ["plain1", "force"]
    assert mine["deck"]["force"] == 3
    assert (theirs["hand"], theirs["deck"]) == (None, None)
    assert theirs["unlaid"] == dict(FULL_DECK)


@rule("PTN-7.8")
def test_a_guess_is_played_by_the_rules_of_its_match() -> None:
    state = table(*ROW, hands={"red": "plain1 mother"}, decks={"red": ""}, rules=1)
    assert GAME.legal(GAME.hide(state, 0, 1)) == GAME.legal(state)


@rule("PTN-9.8")
def test_guessed_hands_are_dealt_evenly_from_what_is_not_laid() -> None:
    state = table(*ROW, hands={"blue": "plain1 plain2"}, decks={"blue": "plain1 mother mother"})
    seen = Counter(
        tuple(sorted(hand(GAME.hide(state, 0, key), "blue").elements())) for key in range(1000)
    )
    unlaid = {"plain1": 2, "plain2": 1, "mother": 2}
    for held, count in seen.items():
        ways = 1
        for kind, copies in Counter(held).items():
            ways *= comb(unlaid[kind], copies)
        expected = 1000 * ways / comb(5, 2)
        assert abs(count - expected) < 4 * expected**0.5
    assert len(seen) == 5


@rule("PTN-9.7", "PTN-9.8")
def test_a_guess_keeps_a_hand_that_is_open() -> None:
    state = table(*ROW, hands={"blue": "plain1 mother"}, decks={"blue": ""})
    assert all(
        hand(GAME.hide(state, 0, key), "blue") == {"plain1": 1, "mother": 1} for key in range(9)
    )


@rule("PTN-9.8")
def test_what_comes_next_is_drawn_anew_in_a_guess() -> None:
    state = table(*ROW, hands={"red": "plain1"})
    drawn = set()
    for key in range(60):
        guess = GAME.hide(state, 0, key)
        play(guess, "draw")
        drawn |= set(hand(guess, "red") - Counter(["plain1"]))
    assert drawn == set(FULL_DECK)


@rule("PTN-9.8")
def test_a_spectator_knows_no_hand() -> None:
    state = GAME.new(4, seed=1)
    known = GAME.known(state, None)
    assert all(not hand(known, colour) for colour in COLOURS[:4])


@rule("PTN-9.8")
def test_a_guess_gives_everybody_a_hand_of_the_right_size_and_leaves_ones_own() -> None:
    state = GAME.new(4, seed=2)
    for seat in (None, 0, 1, 2, 3):
        guess = GAME.hide(state, seat, 5)
        assert [hand(guess, colour).total() for colour in COLOURS[:4]] == [5, 5, 5, 5]
        if seat is not None:
            assert hand(guess, COLOURS[seat]) == hand(state, COLOURS[seat])
