"""The contract's own promises: options, refusals and results in words."""

from __future__ import annotations

import pytest

import vacancy
from vacancy.engine.game import IllegalMove
from vacancy.engine.options import BadOption

GAME = vacancy.game("overbooking").uncompiled


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(vacancy.UnknownGame, match="there is no game 'chess'; there are overbook"):
        vacancy.game("chess")


@pytest.mark.parametrize("seats", [1, 7, -1])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"Overbooking is for 2 to 4 players, not {seats}"):
        GAME.new(seats)


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"crests": "none"}, "no option “crests”; it has: crest_bonus, first"),
        ({"crest_bonus": "royal"}, "“royal”; it can be: none, beginner, advanced"),
        ({"crest_bonus": 1}, "cannot be “1”"),
        ({"first": 3}, "“first” cannot be “3”; it can be: random, 0, 1, 2"),
        ({"first": True}, "“first” cannot be “True”"),
        ({"first": "left"}, "“first” cannot be “left”"),
    ],
)
def test_a_wrong_option_is_refused_in_words(options: dict[str, object], wrong: str) -> None:
    with pytest.raises(BadOption, match=wrong):
        GAME.new(3, seed=1, **options)


def test_a_seat_may_be_named_by_number_or_by_its_digits() -> None:
    assert GAME.new(3, seed=1, first=2) == GAME.new(3, seed=1, first="2")


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert GAME.new(2) != GAME.new(2)


def test_a_seed_gives_the_same_match() -> None:
    assert GAME.new(2, seed=5) == GAME.new(2, seed=5)


def test_words_that_mean_nothing_are_refused() -> None:
    state = GAME.new(2, seed=1)
    with pytest.raises(IllegalMove, match="“dance” is no move here"):
        GAME.parse(state, "dance")


def test_words_of_an_illegal_move_are_refused_with_its_rule() -> None:
    state = GAME.new(2, seed=1)
    with pytest.raises(IllegalMove) as refusal:
        GAME.parse(state, "decline")
    assert refusal.value.reason.rule == "OB-6.3"


def test_equal_seats_share_a_place_and_the_next_is_left_out() -> None:
    state = GAME.new(3, seed=1)
    state.players[0].token_count = 1
    assert GAME.ranking(state) == [1, 2, 2]
    state.players[1].token_count = 1
    assert GAME.ranking(state) == [1, 1, 3]
