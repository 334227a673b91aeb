"""Which decisions are put, with which options, in which order (PTN-9)."""

from __future__ import annotations

from collections import Counter

from tests.rules import rule
from vacancy.engine.conformance import positions
from vacancy.games.pan_tu_nie_stal.layout import LEGAL_LIMIT, LONGEST_LIST

from .drawing import (
    CLOSED,
    FULL_DECK,
    GAME,
    ROW,
    asked,
    moves,
    play,
    queue,
    settle,
    shop,
    table,
    tell,
)


@rule("PTN-9.1", "PTN-9.5")
def test_being_asked_does_not_betray_a_mother() -> None:
    with_mother = table(*ROW, hands={"red": "plain1 mother"}, decks={"red": "plain1 plain2"},
                        actions=1)  # fmt: skip
    without = table(*ROW, hands={"red": "plain1 plain2"}, decks={"red": "plain1 mother"}, actions=1)
    for state in (with_mother, without):
        play(state, "join plain1 x1 1")
        assert asked(state) == "red turn"
    assert (moves(with_mother), moves(without)) == (["mother 1", "mother 2", "end"], ["end"])
    assert GAME.view(with_mother, 1) == GAME.view(without, 1)


@rule("PTN-9.2")
def test_of_two_equal_goods_the_first_is_taken_without_asking() -> None:
    state = table(shop("jeans carpet", "red plain3", "red plain1"), ROW[1], phase=1)
    assert settle(state) == ["take red 1 jeans"]
    assert asked(state) == "red carry"


@rule("PTN-9.2")
def test_with_one_kind_nobody_is_asked_who_carries() -> None:
    state = table(shop("jeans tea", "red plain1", "red plain1"), ROW[1], phase=1)
    settle(state)
    assert tell(state, "take tea") == ["take red 1 tea", "carry red 1 plain1 tea"]


@rule("PTN-9.2")
def test_equal_goods_and_one_kind_ask_nothing() -> None:
    state = table(shop("jeans carpet", "red plain1"), ROW[1], phase=1)
    assert settle(state) == ["take red 1 jeans", "carry red 1 plain1 jeans"]
    assert asked(state) == "red turn"


@rule("PTN-9.2")
def test_at_a_shop_with_one_good_nothing_is_asked() -> None:
    state = table(shop("tea", "red plain3 jeans", "red plain1"), ROW[1], phase=1)
    settle(state)
    assert asked(state) == "red turn"


@rule("PTN-9.2")
def test_final_checks_ask_the_same() -> None:
    row = shop("tea jeans", "blue plain3", "blue mother"), ROW[1]
    state = table(*row, runner="red", is_final=True, phase=1)
    settle(state)
    assert asked(state) == "blue take"
    play(state, "take tea")
    assert asked(state) == "blue carry"


@rule("PTN-9.3")
def test_nobody_is_asked_whom_to_cover_where_nobody_can_be() -> None:
    alone = table(*ROW, hands={"red": "pan plain1"})
    play(alone, "join pan x1 1")
    assert asked(alone) == "red turn"
    carrier = table(shop("tea", "blue plain1 jeans"), ROW[1], hands={"red": "pan plain1"})
    play(carrier, "join pan x1 1")
    assert asked(carrier) == "red turn"


@rule("PTN-9.4")
def test_the_list_of_a_turn_while_an_action_is_to_be_done() -> None:
    row = shop("tea jeans", "red sonny"), shop("soap fridge", "red plain3", "red plain1")
    state = table(*row, hands={"red": "plain2 mother force force"})
    assert moves(state) == [
        "draw",
        "join plain2 x1 1",
        "join plain2 x1 2",
        "join force x1 1",
        "join force x1 2",
        "join force x2 1",
        "join force x2 2",
        "mother 1",
        "mother 2",
        "sonny 1 from 2 plain1",
        "sonny 1 from 2 plain3",
    ]


@rule("PTN-9.4")
def test_the_list_of_a_turn_when_both_actions_are_done() -> None:
    row = shop("tea jeans", "red sonny"), shop("soap fridge", "red plain3")
    state = table(*row, hands={"red": "plain2 mother"}, actions=0)
    assert moves(state) == ["mother 1", "mother 2", "sonny 1 from 2 plain3", "end"]


@rule("PTN-9.5")
def test_a_turn_is_asked_for_even_with_one_option() -> None:
    state = table(*ROW)
    assert moves(state) == ["draw"]


@rule("PTN-9.5")
def test_the_turn_ends_by_itself_when_no_extra_is_possible() -> None:
    spent = shop("tea jeans", "red mother", "red mother", "red mother")
    state = table(spent, ROW[1], hands={"red": "plain1 plain2"}, actions=1)
    assert tell(state, "join plain1 x1 1") == ["join red 1 plain1"]
    assert asked(state) == "blue turn"
    empty = table(*ROW, hands={"red": "plain1"}, actions=1)
    play(empty, "join plain1 x1 1")
    assert asked(empty) == "blue turn"


@rule("PTN-9.5")
def test_a_move_of_sonny_keeps_the_turn_open() -> None:
    row = shop("tea jeans", "red sonny"), shop("soap fridge", "red plain3")
    state = table(*row, hands={"red": "plain1"}, actions=1)
    play(state, "join plain1 x1 1")
    assert moves(state) == ["sonny 1 from 2 plain3", "end"]
    row = shop("tea jeans", "red sonny"), shop("soap", "red plain3 fridge")
    stuck = table(*row, hands={"red": "plain1"}, actions=1)
    play(stuck, "join plain1 x1 1")
    assert asked(stuck) != "red turn"


@rule("PTN-9.6")
def test_covers_go_by_seat_and_kind_and_none_comes_last() -> None:
    line = ["green plain1", "red sonny", "blue force", "red plain2", "blue plain3"]
    state = table(shop("tea jeans", *line), seats=3, hands={"red": "pan"})
    play(state, "join pan x1 1")
    assert moves(state) == [
        "cover red plain2",
        "cover red sonny",
        "cover blue plain3",
        "cover blue force",
        "cover green plain1",
        "cover none",
    ]


@rule("PTN-9.6")
def test_goods_are_offered_as_they_lie_in_the_shop() -> None:
    state = table(shop("tea jeans", "red plain1"), ROW[1], phase=1)
    settle(state)
    assert moves(state) == ["take tea", "take jeans"]


@rule("PTN-9.6")
def test_moves_of_sonny_go_by_his_shop_the_other_shop_and_kind() -> None:
    one, two = shop("tea jeans", "red plain1"), shop("soap fridge", "red sonny")
    four = shop("matches carpet", "red force", "red plain2")
    state = table(one, two, CLOSED, four, hands={"red": "plain1"}, actions=0)
    assert moves(state, "sonny") == [
        "sonny 2 from 1 plain1",
        "sonny 2 from 4 plain2",
        "sonny 2 from 4 force",
    ]


@rule("PTN-9.6")
def test_the_longest_list_has_88_entries() -> None:
    state = table(seats=4, hands={"red": " ".join(FULL_DECK.elements())})
    assert len(moves(state)) == LONGEST_LIST == 88
    assert LEGAL_LIMIT > LONGEST_LIST


@rule("PTN-9.6")
def test_by_the_first_rules_the_longest_list_has_77_entries() -> None:
    held = FULL_DECK - Counter(["mother"])
    state = table(seats=4, hands={"red": " ".join(held.elements())}, rules=1)
    assert len(moves(state)) == 77


@rule("PTN-9.7")
def test_what_is_open_is_shown_to_a_spectator() -> None:
    row = shop("tea", "red plain3 jeans", "blue force"), ROW[1]
    state = table(*row, hands={"red": "plain1"}, won={"blue": "butter"})
    shown = GAME.view(state, None)["table"]
    first = shown["shops"][0]
    assert [person["kind"] for person in first["queue"]] == ["plain3", "force"]
    assert first["queue"][0]["good"] == {"good": "jeans", "value": 5}
    assert first["goods"] == [{"good": "tea", "value": 3}, None]
    assert (first["sums"], first["majority"]) == ([-2, 1], 1)
    assert len(shown["ministry"]) == 36 - 5
    assert (shown["mover"], shown["actions_left"]) == (0, 2)
    assert [player["hand_count"] for player in shown["players"]] == [1, 0]
    assert shown["players"][0]["unlaid"]["plain1"] == 7
    assert shown["players"][0]["hand"] is None


@rule("PTN-9.7")
def test_a_hand_is_open_once_the_deck_is_empty() -> None:
    state = table(*ROW, hands={"red": "plain1 mother"}, decks={"red": ""})
    shown = GAME.view(state, 1)["table"]["players"][0]
    assert shown["hand"] == [
        {"kind": "plain1", "count": 1, "value": 1},
        {"kind": "mother", "count": 1, "value": 2},
    ]


@rule("PTN-9.4", "PTN-9.6")
def test_every_action_is_listed_or_refused() -> None:
    for seats in (2, 4):
        for state, _ in positions(GAME, seats, {}, seed=seats):
            listed = GAME.legal(state)
            accepted = [n for n in range(GAME.actions) if GAME.core.why_not(state, n) == 0]
            assert listed == accepted
            assert len(listed) <= LONGEST_LIST


@rule("PTN-9.4")
def test_the_queue_keeps_the_place_of_a_moved_card() -> None:
    row = (
        shop("tea jeans", "blue plain1", "red sonny", "blue plain2"),
        shop("soap fridge", "red plain3"),
    )
    state = table(*row, hands={"red": "plain2"})
    play(state, "sonny 1 from 2 plain3")
    assert queue(state, 1) == ["blue plain1", "red plain3", "blue plain2"]
