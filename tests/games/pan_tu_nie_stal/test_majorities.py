"""Phase 1: majorities (PTN-5), and the worked examples about them."""

from __future__ import annotations

import pytest

from tests.rules import rule

from .drawing import (
    CLOSED,
    GAME,
    asked,
    box,
    goods,
    majority,
    moves,
    play,
    queue,
    refusal,
    settle,
    shop,
    sums,
    table,
    won,
)

OTHER = shop("soap fridge")


@rule("PTN-E1", "PTN-5.4")
def test_example_green_has_the_majority_and_chooses_a_good_and_a_card() -> None:
    mixed = shop("winter_boots tea", "green plain3", "red plain1", "blue plain2", "green plain1")
    state = table(mixed, seats=3, mover="green", phase=1)
    settle(state)
    assert sums(state, 1) == {"red": 1, "blue": 2, "green": 4}
    assert (asked(state), moves(state)) == ("green take", ["take winter_boots", "take tea"])
    play(state, "take winter_boots")
    assert (asked(state), moves(state)) == ("green carry", ["carry plain1", "carry plain3"])
    play(state, "carry plain3")
    assert queue(state, 1)[0] == "green plain3 winter_boots"
    assert goods(state, 1) == ["tea"]
    assert asked(state) == "green turn"


@rule("PTN-E2", "PTN-5.4")
def test_example_a_three_that_carries_a_five_counts_minus_two() -> None:
    assert sums(table(shop("tea", "green plain3 winter_boots"), seats=3), 1) == {"green": -2}


@rule("PTN-E3", "PTN-5.5", "PTN-5.12")
def test_example_blue_wins_the_tea_and_green_keeps_the_boots() -> None:
    line = ["red plain1", "green plain3 winter_boots", "green plain1", "blue plain2"]
    state = table(shop("tea", *line), seats=3, mover="blue", phase=1)
    assert sums(state, 1) == {"red": 1, "green": -1, "blue": 2}
    assert won(state, "green") == set()
    told = settle(state)
    assert told[:2] == ["win blue 1 tea winter_boots green", "clear 1"]
    assert told[2].startswith("refill 1 ")
    assert (won(state, "blue"), won(state, "green")) == ({"tea"}, {"winter_boots"})
    assert queue(state, 1) == []
    assert box(state, "green") == {"plain1": 1, "plain3": 1}
    assert len(goods(state, 1)) == 2


@rule("PTN-5.1")
def test_each_queue_is_looked_at_on_its_own() -> None:
    row = shop("jeans tea", "red plain3", "blue plain2"), shop("soap fridge", "blue plain3")
    state = table(*row)
    assert (majority(state, 1), majority(state, 2)) == ("red", "blue")


@rule("PTN-5.2", "PTN-5.3")
def test_a_tie_is_no_majority_and_nothing_happens() -> None:
    state = table(shop("jeans tea", "red plain2", "blue plain1", "blue plain1"), phase=1)
    assert majority(state, 1) is None
    assert settle(state) == []
    assert asked(state) == "red turn"
    assert goods(state, 1) == ["jeans", "tea"]


@rule("PTN-5.2")
def test_a_tie_of_two_others_below_does_not_matter() -> None:
    line = ["red plain2", "blue plain1", "green plain1"]
    assert majority(table(shop("jeans tea", *line), seats=3), 1) == "red"


@rule("PTN-5.2")
@pytest.mark.parametrize("card", ["red sonny", "red plain1 wall_unit"])
def test_a_sole_player_has_the_majority_with_nothing_or_less(card: str) -> None:
    assert majority(table(shop("tea", card)), 1) == "red"


@rule("PTN-5.2")
def test_nothing_is_more_than_a_negative_sum_only_with_a_card_there() -> None:
    state = table(shop("tea", "blue plain1 jeans"), phase=1)
    assert (sums(state, 1), majority(state, 1)) == ({"blue": -4}, "blue")
    assert settle(state) == []
    with_sonny = table(shop("tea", "blue plain1 jeans", "red sonny"), phase=1)
    assert settle(with_sonny)[0] == "win red 1 tea jeans blue"


@rule("PTN-5.4")
def test_the_good_lies_on_the_nearest_card_of_the_kind() -> None:
    state = table(shop("jeans tea", "blue plain1", "red plain2", "red plain2"), phase=1)
    settle(state)
    play(state, "take tea")
    assert queue(state, 1) == ["blue plain1", "red plain2 tea", "red plain2"]
    assert sums(state, 1)["red"] == 1


@rule("PTN-5.4")
def test_the_good_lies_on_no_kind_that_is_not_there() -> None:
    state = table(shop("jeans tea", "red plain2", "red plain3", "blue plain1"), phase=1)
    settle(state)
    play(state, "take tea")
    assert refusal(state, "carry plain1") == "nobody-there PTN-5.4"


@rule("PTN-5.6")
def test_a_cleared_shop_is_refilled_at_once() -> None:
    state = table(shop("tea", "red plain3 jeans"), ministry="butter carpet", phase=1)
    told = settle(state)
    assert told[:2] == ["win red 1 tea jeans red", "clear 1"]
    assert sorted(goods(state, 1)) == ["butter", "carpet"]
    assert told[2] == f"refill 1 {' '.join(goods(state, 1))}"
    assert state.ministry == 0


@rule("PTN-5.6")
def test_without_goods_in_the_ministry_the_shop_closes_for_good() -> None:
    row = shop("tea", "red plain3 jeans"), OTHER
    state = table(*row, ministry="", hands={"red": "plain1 mother"}, phase=1)
    assert settle(state)[2] == "close 1"
    assert moves(state, "join") == ["join plain1 x1 2"]
    assert moves(state, "mother") == ["mother 2"]
    assert refusal(state, "join plain1 x1 1") == "shop-closed PTN-5.6"
    assert refusal(state, "mother 1") == "shop-closed PTN-5.6"


@rule("PTN-5.7")
def test_a_player_may_win_both_goods_but_one_a_turn() -> None:
    state = table(shop("jeans tea", "red force", "red force", "red force"), OTHER, mover="red",
                  phase=1, hands={"red": "plain1", "blue": "plain1"})  # fmt: skip
    settle(state)
    play(state, "take tea")
    assert asked(state) == "red turn"
    assert goods(state, 1) == ["jeans"]
    play(state, "draw", "draw", "end", "draw", "draw", "end")
    assert won(state, "red") == {"jeans", "tea"}


@rule("PTN-5.7")
def test_the_limit_is_for_each_shop() -> None:
    row = shop("jeans tea", "red plain3"), shop("soap", "red plain2 fridge")
    state = table(*row, phase=1)
    settle(state)
    play(state, "take jeans")
    assert won(state, "red") == {"soap", "fridge"}
    assert queue(state, 1) == ["red plain3 jeans"]


@rule("PTN-5.8")
def test_taking_is_not_optional() -> None:
    state = table(shop("jeans tea", "red plain3"), hands={"red": "plain1"}, phase=1)
    settle(state)
    assert refusal(state, "draw") == "not-asked PTN-4.3"
    assert refusal(state, "end") == "not-asked PTN-4.3"


@rule("PTN-5.8")
def test_shops_are_settled_one_by_one_refill_included() -> None:
    row = shop("tea", "red plain3 jeans"), CLOSED, shop("soap", "red plain2 fridge")
    state = table(*row, seats=3, phase=1)
    told = settle(state)
    assert [told[0], told[3]] == ["win red 1 tea jeans red", "win red 3 soap fridge red"]
    assert [line.split()[0] for line in told] == ["win", "clear", "refill"] * 2


@rule("PTN-5.9")
def test_won_goods_are_open() -> None:
    state = table(won={"blue": "tea jeans"})
    shown = GAME.view(state, 0)["table"]["players"][1]
    assert [good["good"] for good in shown["won"]] == ["jeans", "tea"]
    assert shown["points"] == 8


@rule("PTN-5.10")
def test_the_carrier_can_be_neither_covered_nor_moved() -> None:
    row = shop("tea", "red plain3 jeans", "blue plain1"), shop("soap fridge", "red sonny")
    state = table(*row, hands={"red": "pan"})
    assert moves(state, "sonny") == []
    assert refusal(state, "sonny 2 from 1 plain3") == "carries PTN-5.10"
    play(state, "join pan x1 1")
    assert moves(state) == ["cover blue plain1", "cover none"]
    assert refusal(state, "cover red plain3") == "carries PTN-5.10"


@rule("PTN-5.10")
def test_an_equal_card_beside_the_carrier_can_be_covered() -> None:
    row = shop("tea", "blue plain1 jeans", "blue plain1"), OTHER
    state = table(*row, hands={"red": "pan"})
    play(state, "join pan x1 1", "cover blue plain1")
    assert queue(state, 1) == ["blue plain1 jeans", "red pan"]


@rule("PTN-5.10")
def test_the_good_stays_on_its_card_when_cards_before_it_leave() -> None:
    row = shop("soap fridge", "red plain2", "red plain1"), shop("tea", "blue plain3 jeans")
    state = table(*row, seats=3, hands={"red": "pan"})
    play(state, "join pan x1 1", "cover red plain2")
    assert queue(state, 2) == ["blue plain3 jeans"]
    cleared = table(shop("soap", "red plain2 fridge"), row[1], phase=1)
    settle(cleared)
    assert queue(cleared, 2) == ["blue plain3 jeans"]


@rule("PTN-5.12")
def test_a_good_on_a_card_is_nobodys_yet() -> None:
    state = table(shop("tea", "red plain3 jeans"), shop("soap fridge"))
    assert GAME.scores(state) == [0, 0]
