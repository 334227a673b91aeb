"""The cards and what they are worth (PTN-7), and the worked examples about them."""

from __future__ import annotations

import pytest

from tests.rules import rule

from .drawing import (
    GAME,
    ROW,
    asked,
    box,
    hand,
    moves,
    play,
    queue,
    refusal,
    shop,
    sums,
    table,
    tell,
)

NO_DECK = {"red": ""}


def of(kind: str, count: int) -> list[str]:
    return [f"red {kind}"] * count


@rule("PTN-7.1")
def test_plain_cards_are_worth_what_they_say() -> None:
    line = ["red plain1", "red plain2", "red plain3", "blue plain1"]
    assert sums(table(shop("tea jeans", *line)), 1) == {"red": 6, "blue": 1}


@rule("PTN-E4", "PTN-7.2")
def test_example_three_leading_forces_are_worth_six() -> None:
    assert sums(table(shop("tea jeans", *of("force", 3))), 1) == {"red": 6}


@rule("PTN-7.2")
@pytest.mark.parametrize(("count", "value"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_each_further_leading_force_is_worth_one_more(count: int, value: int) -> None:
    assert sums(table(shop("tea jeans", *of("force", count))), 1) == {"red": value}


@rule("PTN-7.2")
def test_leading_forces_need_not_stand_together_but_in_one_queue_and_colour() -> None:
    apart = ["red force", "blue force", "red plain1", "red force"]
    state = table(shop("tea jeans", *apart), shop("soap fridge", "red force"))
    assert sums(state, 1) == {"red": 4, "blue": 1}
    assert sums(state, 2) == {"red": 1}


@rule("PTN-E5", "PTN-7.3")
def test_example_under_a_queue_list_every_card_is_worth_one() -> None:
    line = ["green plain3 winter_boots", "blue plain3", "blue force", "blue force",
            "red mother", "red list", "green plain2"]  # fmt: skip
    state = table(shop("tea", *line), seats=3)
    assert sums(state, 1) == {"red": 2, "blue": 3, "green": -3}


@rule("PTN-7.3")
def test_a_queue_list_never_raises_sonny() -> None:
    line = ["red sonny", "red plain3", "blue list"]
    assert sums(table(shop("tea jeans", *line)), 1) == {"red": 1, "blue": 1}


@rule("PTN-7.3")
def test_a_queue_list_acts_on_cards_that_come_later() -> None:
    state = table(shop("tea jeans", "blue list"), ROW[1], hands={"red": "plain3"})
    play(state, "join plain3 x1 1")
    assert sums(state, 1) == {"red": 1, "blue": 1}


@rule("PTN-7.3", "PTN-7.5")
def test_a_covered_queue_list_stops_acting() -> None:
    row = shop("tea jeans", "blue list", "red plain3"), ROW[1]
    state = table(*row, hands={"red": "pan"})
    play(state, "join pan x1 1", "cover blue list")
    assert sums(state, 1) == {"red": 4}
    assert box(state, "blue") == {"list": 1}


@rule("PTN-7.3", "PTN-7.7")
def test_a_moved_queue_list_acts_where_it_stands_now() -> None:
    row = (
        shop("tea jeans", "red list", "red plain3"),
        shop("soap fridge", "red sonny", "blue plain3"),
    )
    state = table(*row, hands={"red": "plain1"})
    play(state, "sonny 2 from 1 list")
    assert (sums(state, 1), sums(state, 2)) == ({"red": 3}, {"red": 1, "blue": 1})


@rule("PTN-7.4")
def test_a_mother_costs_no_action() -> None:
    state = table(*ROW, hands={"red": "mother mother plain1"})
    assert tell(state, "mother 2") == ["mother red 2 mother"]
    assert state.actions_left == 2
    assert hand(state, "red") == {"mother": 1, "plain1": 1}


@rule("PTN-7.4")
def test_a_mother_is_not_offered_as_an_action_while_there_are_cards_to_draw() -> None:
    state = table(*ROW, hands={"red": "mother plain1"})
    assert moves(state, "join mother") == []
    assert refusal(state, "join mother x1 1") == "mother-is-extra PTN-7.8"


@rule("PTN-7.7")
def test_a_moved_card_does_nothing_of_what_happens_when_laid() -> None:
    row = shop("jeans tea", "red sonny", "blue plain3"), shop("soap fridge", "red pan")
    state = table(*row, hands={"red": "plain1"})
    play(state, "sonny 1 from 2 pan")
    assert asked(state) == "red turn"


@rule("PTN-7.7")
def test_values_are_worked_out_from_the_queue_as_it_is() -> None:
    row = shop("jeans tea", *of("force", 3)), shop("soap fridge", "red sonny", "red force")
    state = table(*row, hands={"red": "plain1"})
    play(state, "sonny 2 from 1 force")
    assert (sums(state, 1), sums(state, 2)) == ({"red": 3}, {"red": 3})


@rule("PTN-7.7")
def test_cards_show_their_values_from_the_shop_outwards() -> None:
    line = ["red force", "blue force", "red force", "red force fridge"]
    shown = GAME.view(table(shop("tea", *line)), 0)["table"]["shops"][0]["queue"]
    assert [person["value"] for person in shown] == [1, 1, 2, 3 - 7]


@rule("PTN-7.7")
def test_a_second_queue_list_changes_nothing() -> None:
    line = ["red list", "blue list", *of("force", 3), "red plain3 jeans"]
    state = table(shop("tea", *line))
    assert sums(state, 1) == {"red": 1 + 3 + 1 - 5, "blue": 1}
    shown = GAME.view(state, 0)["table"]["shops"][0]["queue"]
    assert sum(person["value"] for person in shown if person["owner"] == 0) == 0


@rule("PTN-7.8")
def test_mothers_are_an_action_when_there_is_nothing_else() -> None:
    state = table(*ROW, hands={"red": "mother mother"}, decks=NO_DECK)
    assert moves(state) == [
        "join mother x1 1",
        "join mother x1 2",
        "join mother x2 1",
        "join mother x2 2",
    ]
    assert refusal(state, "mother 1") == "mother-is-action PTN-7.8"
    play(state, "join mother x1 1")
    assert state.actions_left == 1


@rule("PTN-7.8", "PTN-9.4")
def test_with_an_empty_deck_mothers_are_laid_as_an_action_or_on_top() -> None:
    state = table(*ROW, hands={"red": "plain1 mother mother list"}, decks=NO_DECK)
    assert moves(state) == [
        "join plain1 x1 1",
        "join plain1 x1 2",
        "join mother x1 1",
        "join mother x1 2",
        "join mother x2 1",
        "join mother x2 2",
        "join list x1 1",
        "join list x1 2",
        "mother 1",
        "mother 2",
    ]


@rule("PTN-7.8")
def test_mothers_laid_as_an_action_cost_it() -> None:
    state = table(*ROW, hands={"red": "plain1 mother mother"}, decks=NO_DECK)
    assert tell(state, "join mother x2 2") == ["join red 2 mother"]
    assert queue(state, 2) == ["red mother", "red mother"]
    assert state.actions_left == 1


@rule("PTN-7.8")
def test_two_actions_done_with_mothers_leave_the_other_cards_in_hand() -> None:
    state = table(*ROW, hands={"red": "plain1 mother mother"}, decks=NO_DECK)
    play(state, "join mother x1 1", "join mother x1 2")
    assert hand(state, "red") == {"plain1": 1}
    assert asked(state) == "blue turn"


@rule("PTN-7.8")
def test_by_the_first_rules_mothers_are_an_action_only_when_there_is_nothing_else() -> None:
    state = table(*ROW, hands={"red": "plain1 mother"}, decks=NO_DECK, rules=1)
    assert moves(state) == ["join plain1 x1 1", "join plain1 x1 2", "mother 1", "mother 2"]
    assert refusal(state, "join mother x1 1") == "others-first PTN-7.8"
    play(state, "join plain1 x1 1")
    assert moves(state) == ["join mother x1 1", "join mother x1 2"]


@rule("PTN-7.8")
def test_with_a_card_in_the_deck_mothers_are_extras_and_a_card_is_drawn() -> None:
    state = table(*ROW, hands={"red": "mother"}, decks={"red": "plain1"})
    assert moves(state) == ["draw", "mother 1", "mother 2"]


@rule("PTN-7.8")
def test_after_both_actions_mothers_are_extras_again() -> None:
    state = table(*ROW, hands={"red": "mother plain1"}, decks=NO_DECK, actions=1)
    play(state, "join plain1 x1 1")
    assert moves(state) == ["mother 1", "mother 2", "end"]
