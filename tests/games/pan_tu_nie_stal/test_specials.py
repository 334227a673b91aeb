"""You Weren't Standing Here! and Sonny (PTN-7.5, PTN-7.6, PTN-7.9), and their worked examples."""

from __future__ import annotations

from tests.rules import rule

from .drawing import (
    FULL_DECK,
    ROW,
    asked,
    box,
    majority,
    moves,
    play,
    queue,
    refusal,
    settle,
    shop,
    sums,
    table,
    tell,
)


@rule("PTN-E6", "PTN-7.5")
def test_example_blue_pushes_out_the_three_of_green() -> None:
    line = ["green plain3", "blue plain2", "green plain1"]
    state = table(shop("tea jeans", *line), seats=3, mover="blue", hands={"blue": "pan"})
    assert sums(state, 1) == {"green": 4, "blue": 2}
    play(state, "join pan x1 1")
    assert tell(state, "cover green plain3") == ["cover blue 1 pan green"]
    assert sums(state, 1) == {"green": 1, "blue": 3}
    assert queue(state, 1) == ["blue pan", "blue plain2", "green plain1"]
    assert box(state, "green") == {"plain3": 1}


@rule("PTN-7.5")
def test_the_card_joins_the_end_of_the_queue_before_it_covers() -> None:
    state = table(shop("tea jeans", "blue plain1"), ROW[1], hands={"red": "pan"})
    play(state, "join pan x1 1")
    assert queue(state, 1) == ["blue plain1", "red pan"]
    assert asked(state) == "red cover"
    play(state, "cover none")
    assert queue(state, 1) == ["blue plain1", "red pan"]
    assert (asked(state), state.actions_left) == ("red turn", 1)


@rule("PTN-7.5")
def test_own_cards_and_any_kind_may_be_covered() -> None:
    line = ["red plain1", "red mother", "blue sonny", "blue pan", "blue list"]
    state = table(shop("tea jeans", *line), ROW[1], hands={"red": "pan"})
    play(state, "join pan x1 1")
    assert moves(state) == [
        "cover red plain1",
        "cover red mother",
        "cover blue list",
        "cover blue pan",
        "cover blue sonny",
        "cover none",
    ]
    assert refusal(state, "cover red pan") == "nobody-there PTN-7.5"
    assert refusal(state, "cover green plain1") == "nobody-there PTN-7.5"


@rule("PTN-7.5")
def test_several_at_once_are_one_because_a_deck_has_one() -> None:
    assert FULL_DECK["pan"] == 1


@rule("PTN-E7", "PTN-7.6")
def test_example_green_moves_a_three_into_the_place_of_sonny() -> None:
    row = (
        shop("tea jeans", "green sonny", "red plain1", "green plain1"),
        shop("soap fridge", "green plain3"),
    )
    state = table(*row, seats=3, mover="green", hands={"green": "plain2"})
    assert sums(state, 1) == {"red": 1, "green": 1}
    assert tell(state, "sonny 1 from 2 plain3") == ["sonny green 1 plain3"]
    assert sums(state, 1) == {"red": 1, "green": 4}
    assert queue(state, 1) == ["green plain3", "red plain1", "green plain1"]
    assert (queue(state, 2), box(state, "green")) == ([], {"sonny": 1})


@rule("PTN-7.6")
def test_using_sonny_costs_no_action() -> None:
    row = shop("tea jeans", "red sonny"), shop("soap fridge", "red plain3")
    state = table(*row, hands={"red": "plain2"})
    play(state, "sonny 1 from 2 plain3")
    assert state.actions_left == 2


@rule("PTN-7.6")
def test_sonny_can_be_used_right_after_being_laid() -> None:
    state = table(ROW[0], shop("soap fridge", "red plain3"), hands={"red": "sonny"})
    play(state, "join sonny x1 1")
    assert moves(state, "sonny") == ["sonny 1 from 2 plain3"]


@rule("PTN-7.6")
def test_sonny_wins_when_nothing_is_the_majority() -> None:
    state = table(shop("jeans", "red sonny", "blue plain1 tea"), mover="red", phase=1)
    assert majority(state, 1) == "red"
    assert settle(state)[0] == "win red 1 jeans tea blue"


@rule("PTN-7.6")
def test_a_sonny_that_carries_a_good_stays() -> None:
    row = shop("jeans", "red sonny tea"), shop("soap fridge", "red plain3")
    state = table(*row, hands={"red": "plain1"})
    assert moves(state, "sonny") == []
    assert refusal(state, "sonny 1 from 2 plain3") == "sonny-carries PTN-7.6"


@rule("PTN-7.6")
def test_the_moved_card_comes_from_another_queue_and_is_ones_own() -> None:
    row = shop("jeans tea", "red sonny", "red plain1"), shop("soap fridge", "blue plain3")
    state = table(*row, hands={"red": "plain1"})
    assert moves(state, "sonny") == []
    assert refusal(state, "sonny 1 from 1 plain1") == "same-queue PTN-7.6"
    assert refusal(state, "sonny 1 from 2 plain3") == "nobody-there PTN-7.6"
    assert refusal(state, "sonny 2 from 1 plain1") == "no-sonny PTN-7.6"


@rule("PTN-7.6")
def test_sonny_may_move_another_sonny() -> None:
    row = shop("jeans tea", "red sonny"), shop("soap fridge", "red sonny")
    state = table(*row, hands={"red": "plain1"}, decks={"red": ""})
    assert moves(state, "sonny") == ["sonny 1 from 2 sonny", "sonny 2 from 1 sonny"]


@rule("PTN-7.9", "PTN-8.6")
def test_sonny_can_be_used_after_the_last_card() -> None:
    row = shop("jeans tea", "red sonny"), shop("soap fridge", "red plain3")
    state = table(*row, hands={"red": "plain1"}, decks={"red": ""})
    play(state, "join plain1 x1 1")
    assert moves(state) == ["sonny 1 from 2 plain3", "end"]
    assert tell(state, "sonny 1 from 2 plain3") == ["sonny red 1 plain3", "run_out red"]


@rule("PTN-7.9")
def test_sonny_is_not_used_in_phase_1() -> None:
    row = shop("jeans tea", "red sonny"), shop("soap fridge", "red plain3")
    state = table(*row, hands={"red": "plain1"}, phase=1)
    settle(state)
    assert refusal(state, "sonny 1 from 2 plain3") == "not-asked PTN-4.3"
