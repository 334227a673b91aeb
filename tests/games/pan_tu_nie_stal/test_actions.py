"""A turn (PTN-4) and its actions (PTN-6)."""

from __future__ import annotations

from tests.rules import rule
from vacancy.engine.conformance import positions

from .drawing import (
    CLOSED,
    GAME,
    ROW,
    asked,
    hand,
    moves,
    play,
    queue,
    refusal,
    settle,
    shop,
    table,
    tell,
)


@rule("PTN-4.1")
def test_a_turn_is_a_check_and_two_actions() -> None:
    state = table(shop("tea jeans", "red plain1"), phase=1, hands={"red": "plain2 plain3"})
    settle(state)
    assert asked(state) == "red take"
    play(state, "take tea", "join plain2 x1 1")
    assert (asked(state), state.actions_left) == ("red turn", 1)
    play(state, "join plain3 x1 2")
    assert asked(state) == "blue turn"


@rule("PTN-4.1")
def test_the_first_turn_begins_with_a_check_that_brings_nothing() -> None:
    state = GAME.new(3, seed=2, first=1)
    assert asked(state) == "blue turn"
    assert state.actions_left == 2


@rule("PTN-4.2")
def test_turns_go_clockwise() -> None:
    state = table(seats=3, hands={"red": "plain1", "blue": "plain1", "green": "plain1"})
    seen = []
    for _ in range(4):
        seen.append(asked(state))
        play(state, "draw", "draw", "end")
    assert seen == ["red turn", "blue turn", "green turn", "red turn"]


@rule("PTN-4.3", "PTN-7.4")
def test_extras_come_before_between_and_after_the_actions() -> None:
    state = table(*ROW, hands={"red": "mother mother mother plain1 plain2"})
    play(state, "mother 1", "join plain1 x1 1", "mother 1", "join plain2 x1 1")
    assert moves(state) == ["mother 1", "mother 2", "end"]
    play(state, "mother 2")
    assert asked(state) == "blue turn"


@rule("PTN-6.1")
def test_an_action_is_a_draw_or_joining_a_queue() -> None:
    state = table(*ROW, hands={"red": "plain1"})
    assert moves(state) == ["draw", "join plain1 x1 1", "join plain1 x1 2"]
    play(state, "draw")
    assert hand(state, "red").total() == 2
    assert state.players[0].deck_count == 19


@rule("PTN-6.1")
def test_there_is_no_third_action() -> None:
    state = table(*ROW, hands={"red": "plain1 plain2 plain3"}, actions=1)
    play(state, "join plain1 x1 1")
    assert refusal(state, "draw") == "no-action-left PTN-6.1"
    assert refusal(state, "join plain2 x1 1") == "no-action-left PTN-6.1"


@rule("PTN-6.2")
def test_several_equal_cards_join_one_queue_as_one_action() -> None:
    state = table(*ROW, hands={"red": "force force force plain1"})
    play(state, "join force x3 2")
    assert queue(state, 2) == ["red force"] * 3
    assert state.actions_left == 1


@rule("PTN-6.2")
def test_nobody_lays_more_than_there_is_in_hand() -> None:
    state = table(*ROW, hands={"red": "force force plain1"})
    assert refusal(state, "join force x3 1") == "not-in-hand PTN-6.2"
    assert refusal(state, "join plain2 x1 1") == "not-in-hand PTN-6.2"
    assert refusal(state, "mother 1") == "not-in-hand PTN-6.2"


@rule("PTN-6.2", "PTN-3.2")
def test_nobody_queues_at_a_shop_that_is_not_there() -> None:
    state = table(*ROW, hands={"red": "plain1 mother"})
    assert refusal(state, "join plain1 x1 3") == "no-such-shop PTN-3.2"
    assert refusal(state, "mother 4") == "no-such-shop PTN-3.2"
    assert refusal(state, "sonny 1 from 3 plain1") == "no-such-shop PTN-3.2"


@rule("PTN-6.3")
def test_the_same_may_be_done_twice() -> None:
    drawn, laid = table(hands={"red": "plain1"}), table(*ROW, hands={"red": "plain1 plain1"})
    play(drawn, "draw", "draw")
    play(laid, "join plain1 x1 1", "join plain1 x1 1")
    assert hand(drawn, "red").total() == 3
    assert queue(laid, 1) == ["red plain1"] * 2


@rule("PTN-6.4")
def test_nobody_draws_from_an_empty_deck() -> None:
    state = table(*ROW, hands={"red": "plain1"}, decks={"red": ""})
    assert refusal(state, "draw") == "deck-empty PTN-6.4"


@rule("PTN-6.4")
def test_nobody_joins_with_an_empty_hand() -> None:
    state = table(*ROW)
    assert moves(state) == ["draw"]


@rule("PTN-6.4", "PTN-8.6")
def test_an_action_lapses_when_hand_and_deck_are_empty() -> None:
    state = table(*ROW, hands={"red": "plain1"}, decks={"red": ""})
    assert tell(state, "join plain1 x1 1") == ["join red 1 plain1", "run_out red"]
    assert asked(state) == "blue turn"


@rule("PTN-6.5")
def test_there_is_no_passing() -> None:
    state = table(*ROW, hands={"red": "plain1"})
    assert refusal(state, "end") == "must-act PTN-6.5"
    play(state, "draw")
    assert refusal(state, "end") == "must-act PTN-6.5"


@rule("PTN-6.6")
def test_while_turns_are_taken_a_shop_is_open() -> None:
    for seats in (2, 4):
        for seed in range(8):
            for state, _ in positions(GAME, seats, {}, seed):
                assert state.open_shops != 0 or state.is_final


@rule("PTN-6.7")
def test_laid_cards_stand_at_the_end_and_hands_have_no_limit() -> None:
    held = "plain1 " * 7 + "plain2 " * 3 + "force " * 4
    row = shop("tea jeans", "blue plain1", "red mother"), shop("soap fridge")
    state = table(*row, hands={"red": held})
    play(state, "draw", "join plain1 x2 1")
    assert queue(state, 1) == ["blue plain1", "red mother", "red plain1", "red plain1"]
    assert hand(state, "red").total() == 13


@rule("PTN-6.7")
def test_queues_stand_in_order_beside_each_other() -> None:
    state = table(CLOSED, *ROW, seats=3, hands={"red": "plain1 plain2 mother"})
    play(state, "join plain1 x1 2", "mother 3", "join plain2 x1 2")
    assert queue(state, 2) == ["red plain1", "red plain2"]
    assert queue(state, 3) == ["red mother"]
