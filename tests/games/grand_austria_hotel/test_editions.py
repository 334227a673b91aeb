"""The constants of the later edition (GAH-10.80 to GAH-10.95)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.grand_austria_hotel.data import DATA

from .drawing import (
    GAME,
    asked,
    complete,
    happen,
    kitchen,
    me,
    moves,
    play,
    refusal,
    scoring,
    staff,
    table,
)


def later(**more: Any) -> Any:
    return table(edition="2022", **more)


@rule("GAH-10.88", "GAH-10.89", "GAH-10.90")
def test_an_edition_sets_all_constants() -> None:
    first, second = DATA["editions"]
    assert [first["id"], second["id"]] == ["2016", "2022"]
    for name, value in first.items():
        assert name == "id" or second[name] != value
    assert GAME.new(2, seed=1).edition == 0
    assert GAME.new(2, seed=1, edition="2022").edition == 1


@rule("GAH-10.80")
def test_later_the_first_option_of_a_penalty_is_taken_if_possible() -> None:
    state = scoring("a1", me={"crowns": 3}, edition="2022")
    assert (me(state).crowns, me(state).vp) == (0, 0)
    poor = scoring("a1", me={"crowns": 2}, edition="2022")
    assert me(poor).vp == -5


@rule("GAH-10.81", "GAH-10.93", "GAH-5.87")
def test_later_gizia_is_one_action_within_the_turn() -> None:
    mine = {"crowns": 3, "cafe": complete("e_gizia"), "vacant": "1b", "played": ["laundress"]}
    state = later(me=mine, dice=[0, 0, 0, 2, 0, 1])
    play(state, "check in e gizia")
    assert (asked(state), me(state).extra_turns) == ("free_action", 0)
    assert moves(state) == ["die 4", "die 6", "decline"]
    play(state, "die 4")
    assert asked(state) == "track_split"  # no boost
    play(state, "steps 2")
    assert (list(state.dice), me(state).covered, me(state).vp) == ([0, 0, 0, 2, 0, 1], 0, 4)
    assert moves(state, "die") == ["die 4", "die 6"]


@rule("GAH-10.82", "GAH-10.83")
def test_later_the_operator_has_no_limit_and_the_kitchen_hand_costs_five() -> None:
    state = later(me={"emperor": 10, "played": ["operator"]})
    assert GAME.scores(state)[0] == 20
    hand = later(me={"crowns": 4, "hand": ["kitchen_hand"]})
    happen(hand, op="play", discount=1)
    play(hand, "play kitchen hand")
    assert me(hand).crowns == 0


@rule("GAH-10.84", "GAH-10.92")
def test_later_the_c2_penalty_may_take_different_columns() -> None:
    state = scoring("c2", me={"occupied": "4b 4e 2b 3c 3d"}, edition="2022")
    assert moves(state) == ["remove 4b", "remove 4e"]
    play(state, "remove 4e")
    assert moves(state) == ["remove 3c", "remove 3d"]
    play(state, "remove 3d")
    assert me(state).occupied.bit_count() == 3


@rule("GAH-10.85", "GAH-10.91")
def test_later_actions_three_and_five_have_to_be_carried_out() -> None:
    full = later(me={"crowns": 0, "vacant": "1*"}, dice=[1, 0, 1, 0, 1, 0])
    assert moves(full, "die") == ["die 1"]
    assert refusal(full, "die 3") == "must-act GAH-10.91"
    state = later(me={"crowns": 0, "vacant": "1a"}, dice=[1, 0, 2, 0, 0, 0])
    play(state, "die 3")
    assert moves(state) == ["prepare 1b"] or me(state).vacant == 0b11
    assert "decline" in moves(state)  # the second room is free to choose
    card = later(me={"crowns": 0, "hand": ["stableman", "waitress"]}, dice=[1, 0, 0, 0, 1, 0])
    play(card, "die 5")
    assert moves(card) == ["play stableman"]
    assert refusal(card, "decline") == "must-act GAH-10.91"


@rule("GAH-10.91")
def test_later_a_boost_makes_no_card_possible_and_none_impossible() -> None:
    state = later(me={"crowns": 1, "hand": ["tour_guide"]}, dice=[1, 0, 0, 0, 1, 0])
    play(state, "die 5")
    assert moves(state) == ["boost", "no boost"]  # 2 - 1 = 1 crown, or boosted for nothing
    dear = later(me={"crowns": 1, "hand": ["chef"]}, dice=[1, 0, 0, 0, 1, 0])
    assert moves(dear, "die") == ["die 1"]


@rule("GAH-10.97", "GAH-10.91")
def test_later_no_boost_may_take_the_crown_that_the_compulsory_room_costs() -> None:
    state = later(me={"crowns": 1, "vacant": "1*"}, dice=[1, 0, 2, 0, 0, 0])
    play(state, "die 3")
    assert moves(state) == ["prepare 2a", "prepare 2b", "prepare 2c", "prepare 2d", "prepare 2e"]


@rule("GAH-10.97", "GAH-9.14")
@pytest.mark.parametrize(
    "told",
    [
        {"me": {"crowns": 2, "vacant": "1*"}},  # one for the boost, one for the room
        {"me": {"crowns": 1, "vacant": "1a"}},  # a room of the first floor is free
        {"me": {"crowns": 1, "vacant": "1*"}, "edition": "2016"},  # no room is compulsory
        {"me": {"crowns": 1, "vacant": "1*"}, "dice": [0, 0, 1, 0, 0, 0]},  # no other die to take
    ],
)
def test_a_boost_is_offered_where_it_leaves_enough_for_a_compulsory_room(told: Any) -> None:
    state = table(**{"edition": "2022", "dice": [1, 0, 2, 0, 0, 0], **told})
    play(state, "die 3")
    assert moves(state) == ["boost", "no boost"]


@rule("GAH-10.97", "GAH-7.22")
def test_later_a_card_of_the_staff_manager_may_cost_the_crown_of_the_room() -> None:
    mine = {"crowns": 1, "vacant": "1*", "played": ["staff_manager"], "hand": ["stableman"]}
    state = later(me=mine, dice=[1, 0, 1, 0, 0, 0])
    play(state, "die 3", "extra first", "play stableman")
    assert (asked(state), me(state).vacant) == ("menu", 0b11111)


@rule("GAH-10.91")
def test_later_a_six_copies_only_what_can_be_done() -> None:
    state = later(me={"crowns": 1, "vacant": "1*"}, dice=[0, 0, 0, 0, 0, 1])
    play(state, "die 6")
    assert moves(state) == ["as 1", "as 2", "as 4"]


@rule("GAH-10.91", "GAH-9.6")
def test_later_a_turn_can_always_be_finished() -> None:
    state = later(me={"crowns": 0, "vacant": "1*", "hand": ["waitress"]}, dice=[0, 0, 1, 0, 1, 0])
    assert moves(state, "die") == ["die 3", "die 5"]
    play(state, "die 5")
    assert moves(state) == ["decline"]


@rule("GAH-10.86", "GAH-10.95", "GAH-8.27")
def test_later_the_order_under_the_deck_is_chosen_before_the_card_works() -> None:
    mine = {"cafe": complete("duke"), "vacant": "3a"}
    state = later(me=mine, deck=["chef", "barista", "waitress"])
    play(state, "check in duke", "play chef")
    assert moves(state) == ["under waitress", "under barista"]
    assert kitchen(me(state)) == {}
    play(state, "under barista")
    assert staff(1 << state.returned[0].card) == ["barista"]
    assert staff(1 << state.returned[1].card) == ["waitress"]
    assert kitchen(me(state)) == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}


@rule("GAH-7.23", "GAH-10.89")
def test_later_the_custodian_is_paid_for_every_occupied_room() -> None:
    state = later(me={"vacant": "3a 1b", "played": ["custodian"]})
    happen(state, op="occupy", amount=1)
    play(state, "occupy 3a")
    assert me(state).crowns == 1
    guest = later(me={"vacant": "3a", "played": ["custodian"], "cafe": complete("officer")})
    play(guest, "check in officer")
    assert me(guest).crowns == 1


@rule("GAH-10.89", "GAH-10.14")
def test_points_may_be_kept_from_falling_below_zero() -> None:
    assert me(scoring("c1", vp_floor="zero")).vp == 0
    assert me(scoring("c1", me={"vp": 5}, vp_floor="zero")).vp == 0
    assert me(scoring("c1", me={"vp": 9}, vp_floor="zero")).vp == 1
    assert me(scoring("c1")).vp == -8


@rule("GAH-10.98", "GAH-6.65", "GAH-6.66")
@pytest.mark.parametrize(("vp", "score", "guests"), [(0, 0, -3), (7, 0, -10), (9, 2, -10)])
def test_with_a_floor_guests_cost_no_more_points_than_there_are(
    vp: int, score: int, guests: int
) -> None:
    mine = {"vp": vp, "crowns": 3, "cafe": ["baroness", "officer"]}
    state = table(me=mine, vp_floor="zero")
    assert GAME.scores(state)[0] == score
    parts = GAME.view_of.score_parts(state, 0)
    assert (parts["guests"], sum(parts.values())) == (guests, score)
    assert GAME.scores(table(me=mine))[0] == vp + 3 - 10


@rule("GAH-8.29", "GAH-10.91")
def test_later_a_symbols_room_after_the_die_may_still_be_declined() -> None:
    mine = {"crowns": 9, "cafe": complete("baron"), "vacant": "1*"}
    state = later(me=mine, dice=[0, 0, 0, 2, 0, 1])
    play(state, "die 4", "no boost", "steps 2", "check in baron")
    while asked(state) != "prepare":
        play(state, moves(state)[0])  # which room, and which benefit first
    assert "decline" in moves(state)
