"""The end (PTN-8)."""

from __future__ import annotations

import random

import pytest

from tests.rules import rule
from vacancy.engine.conformance import positions

from .drawing import (
    CLOSED,
    GAME,
    ROW,
    asked,
    goods,
    moves,
    play,
    queue,
    refusal,
    settle,
    shop,
    table,
    tell,
    won,
)


@rule("PTN-8.1", "PTN-8.9")
def test_the_game_ends_at_once_when_the_last_good_is_won() -> None:
    row = CLOSED, shop("tea", "red plain3 jeans")
    state = table(*row, ministry="", phase=1, hands={"red": "plain1"})
    assert settle(state) == ["win red 2 tea jeans red", "clear 2", "close 2", "end"]
    assert asked(state) == "over"
    assert state.turn == 0


@rule("PTN-8.9")
def test_it_ends_at_once_in_last_turns_too() -> None:
    row = CLOSED, shop("tea", "blue plain3 sugar", "blue plain2")
    hands = {"red": "plain1", "blue": "plain1"}
    state = table(*row, ministry="", hands=hands, decks={"red": ""})
    assert tell(state, "join plain1 x1 2") == [
        "join red 2 plain1",
        "run_out red",
        "win blue 2 tea sugar blue",
        "clear 2",
        "close 2",
        "end",
    ]


@rule("PTN-8.9")
def test_it_ends_at_once_in_final_checks_too() -> None:
    row = CLOSED, shop("tea", "red plain3 jeans")
    state = table(*row, ministry="", phase=1, runner="red", is_final=True)
    assert settle(state)[-2:] == ["close 2", "end"]


@rule("PTN-8.2", "PTN-8.7")
def test_after_somebody_runs_out_all_others_have_one_last_turn() -> None:
    row = shop("tea jeans"), shop("soap fridge"), shop("matches carpet")
    state = table(*row, seats=3, mover="blue", hands={"blue": "plain1"}, decks={"blue": ""})
    assert tell(state, "join plain1 x1 1") == ["join blue 1 plain1", "run_out blue"]
    assert asked(state) == "green turn"
    play(state, "draw", "draw", "end")
    assert asked(state) == "red turn"
    play(state, "draw", "draw")
    assert tell(state, "end") == ["end_turn red", "final blue"]
    assert asked(state) == "blue take"


@rule("PTN-8.2", "PTN-8.8")
def test_final_checks_go_on_until_a_full_round_brings_nothing() -> None:
    row = shop("tea jeans", "red plain3", "red plain2"), shop("soap", "blue plain3 fridge")
    state = table(*row, runner="red", is_final=True, phase=1)
    assert settle(state) == []
    told = tell(state, "take tea") + tell(state, "carry plain3")
    assert told == [
        "take red 1 tea",
        "carry red 1 plain3 tea",
        "win blue 2 soap fridge blue",
        "clear 2",
        "close 2",
        "win red 1 jeans tea red",
        "clear 1",
        "close 1",
        "end",
    ]


@rule("PTN-8.8")
def test_a_check_takes_one_good_from_each_shop_and_the_next_may_take_the_other() -> None:
    row = shop("tea jeans", "red plain3", "blue plain1"), shop("soap fridge", "red plain2")
    state = table(*row, runner="red", is_final=True, phase=1)
    settle(state)
    play(state, "take jeans")
    assert (asked(state), won(state, "red")) == ("red take", set())
    assert queue(state, 1) == ["red plain3 jeans", "blue plain1"]
    told = tell(state, "take soap")
    assert told[2] == "win blue 1 tea jeans red"
    assert told[5] == "win red 2 fridge soap red"
    assert GAME.scores(state) == [5 + 7 + 3, 3]


@rule("PTN-8.8")
def test_nothing_else_is_done_in_final_checks() -> None:
    row = shop("tea jeans", "red plain3"), shop("soap fridge", "red sonny")
    state = table(*row, runner="red", is_final=True, phase=1, hands={"blue": "mother plain1"})
    settle(state)
    assert asked(state) == "red take"
    assert refusal(state, "mother 1") == "not-asked PTN-4.3"
    assert refusal(state, "sonny 2 from 1 plain3") == "not-asked PTN-4.3"
    play(state, "take tea", "take soap")
    assert asked(state) == "over"


@rule("PTN-8.3", "PTN-8.10")
def test_a_tie_at_the_end_gives_nothing_not_even_the_good_on_a_card() -> None:
    row = shop("tea", "red plain3 matches", "blue plain1"), CLOSED
    state = table(*row, runner="blue", is_final=True, phase=1, won={"blue": "soap"})
    assert settle(state) == ["end"]
    assert GAME.scores(state) == [0, 3]


@rule("PTN-8.4")
def test_in_final_checks_cleared_shops_close_though_the_ministry_has_goods() -> None:
    state = table(shop("tea", "red plain3 jeans"), ROW[1], runner="red", is_final=True, phase=1)
    assert settle(state) == ["win red 1 tea jeans red", "clear 1", "close 1", "end"]
    assert goods(state, 1) == []
    assert state.ministry != 0


@rule("PTN-8.5")
def test_points_are_the_values_of_won_goods() -> None:
    state = table(won={"red": "tea jeans", "blue": "wall_unit"})
    assert GAME.scores(state) == [8, 8]


@rule("PTN-8.5")
def test_equal_points_share_the_place() -> None:
    state = table(seats=3, won={"red": "tea jeans", "blue": "wall_unit", "green": "soap"})
    assert GAME.ranking(state) == [1, 1, 3]


@rule("PTN-8.6")
def test_an_extra_mother_may_be_the_last_card() -> None:
    state = table(*ROW, hands={"red": "mother"}, decks={"red": ""}, actions=0)
    assert tell(state, "mother 1") == ["mother red 1 mother", "run_out red"]


@rule("PTN-8.6")
def test_whoever_keeps_a_mother_has_not_run_out() -> None:
    state = table(*ROW, hands={"red": "mother plain1", "blue": "plain1"}, decks={"red": ""},
                  actions=1)  # fmt: skip
    play(state, "join plain1 x1 1")
    assert tell(state, "end") == ["end_turn red"]
    assert state.runner == -1
    play(state, "draw", "draw", "end")
    assert moves(state) == ["take tea", "take jeans"]
    play(state, "take tea")
    assert moves(state) == ["join mother x1 1", "join mother x1 2"]


@rule("PTN-8.6")
def test_running_out_counts_at_the_end_of_the_turn() -> None:
    row = shop("jeans tea", "red sonny"), shop("soap fridge", "red plain3")
    state = table(*row, hands={"red": "plain1"}, decks={"red": ""})
    play(state, "join plain1 x1 1")
    assert state.runner == -1
    assert asked(state) == "red turn"
    assert tell(state, "end") == ["end_turn red", "run_out red"]
    assert state.runner == 0


@rule("PTN-8.7")
def test_others_who_run_out_in_the_last_turns_change_nothing() -> None:
    row = shop("tea jeans"), shop("soap fridge"), shop("matches carpet")
    state = table(*row, seats=3, mover="green", runner="blue", hands={"green": "plain1"},
                  decks={"green": "", "blue": ""})  # fmt: skip
    assert tell(state, "join plain1 x1 1") == ["join green 1 plain1"]
    assert state.runner == 1
    assert asked(state) == "red turn"


@rule("PTN-8.7")
def test_last_turns_have_refills_as_usual() -> None:
    state = table(shop("tea", "red plain3 jeans"), ROW[1], runner="blue", phase=1,
                  hands={"red": "plain1"}, decks={"blue": ""})  # fmt: skip
    assert settle(state)[2].startswith("refill 1")
    assert asked(state) == "red turn"


@rule("PTN-8.10")
def test_what_is_left_counts_for_nobody() -> None:
    rng = random.Random(3)
    state = GAME.new(4, seed=3)
    while not GAME.is_over(state):
        GAME.play(state, rng.choice(GAME.legal(state)))
    left = [good for number in range(1, 5) for good in goods(state, number)]
    assert sum(GAME.scores(state)) < 147
    assert left or state.ministry


@rule("PTN-8.11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_has_more_than_nineteen_turns(seats: int) -> None:
    for seed in range(4):
        count = sum(1 for _ in positions(GAME, seats, {}, seed))
        assert count < GAME.decision_limit
    state = GAME.new(seats, seed=1)
    while not GAME.is_over(state):  # as slowly as can be: draw while there is a deck, then one card
        said = moves(state)
        GAME.play(state, GAME.parse(state, "end" if "end" in said else said[0]))
    assert 18 * seats < state.turn <= 19 * seats
