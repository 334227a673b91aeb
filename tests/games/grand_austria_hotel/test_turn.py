"""The turn: guest, die, additional actions (GAH-5.1 to GAH-5.44)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from vacancy.games.grand_austria_hotel.data import GUEST_NAMES

from .drawing import (
    GAME,
    ROW,
    asked,
    complete,
    events,
    happen,
    kitchen,
    lodged,
    me,
    moves,
    play,
    refusal,
    staff,
    table,
)


@rule("GAH-5.1", "GAH-5.2", "GAH-10.1", "GAH-5.7")
def test_a_guest_is_taken_before_the_die_once_a_turn() -> None:
    state = table(me={"crowns": 5}, dice=[0, 0, 0, 1, 0, 0])
    assert moves(state, "guest") == [f"guest {name}" for name in ROW]
    play(state, "guest countess")
    assert lodged(me(state)) == ["countess"]
    assert refusal(state, "guest dame") == "guest-done GAH-5.7"
    fresh = table(me={"crowns": 0}, dice=[0, 0, 0, 1, 0, 0])
    play(fresh, "die 4", "steps 1")
    assert refusal(fresh, "guest countess") == "after-die GAH-5.2"


@rule("GAH-5.8", "GAH-1.76")
@pytest.mark.parametrize(("crowns", "count"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_guests_cost_what_is_printed_under_their_space(crowns: int, count: int) -> None:
    state = table(me={"crowns": crowns})
    assert len(moves(state, "guest")) == count
    play(state, "guest princess")
    assert me(state).crowns == crowns
    dear = table(me={"crowns": crowns})
    if crowns >= 2:
        play(dear, "guest duchess")
        assert me(dear).crowns == crowns - 2
    else:
        assert refusal(dear, "guest duchess") == "too-dear GAH-1.76"


@rule("GAH-5.9", "GAH-1.75", "GAH-5.11")
def test_a_full_cafe_takes_no_guest_and_sends_none_away() -> None:
    state = table(me={"crowns": 5, "cafe": ["baroness", "duke", "poet"]})
    assert moves(state, "guest") == []
    assert refusal(state, "guest dame") == "no-table GAH-5.9"
    assert not [words for words in moves(state) if "baroness" in words]


@rule("GAH-5.10")
def test_the_row_slides_right_and_is_filled_on_the_left() -> None:
    state = table(me={"crowns": 5})
    play(state, "guest sovereign")
    row = [GUEST_NAMES[guest] for guest in state.row]
    assert row[1:] == ["dame", "duchess", "princess", "countess"]
    assert row[0] not in ROW


@rule("GAH-5.13", "GAH-10.42")
def test_an_empty_guest_deck_is_the_discard_pile_shuffled() -> None:
    state = table(me={"crowns": 5}, guest_deck=[], guest_discard=["poet"])
    play(state, "guest countess")
    assert GUEST_NAMES[state.row[0]] == "poet"
    assert state.guest_discard == 0


@rule("GAH-5.3", "GAH-5.4", "GAH-5.6", "GAH-10.2", "GAH-5.41")
def test_additional_actions_come_before_between_and_after_but_never_inside() -> None:
    state = table(
        me={"crowns": 4, "kitchen": {"coffee": 2, "wine": 2}, "cafe": ["baroness", "officer"],
            "vacant": "1a"},
        dice=[0, 2, 0, 0, 0, 0],
    )  # fmt: skip
    assert "serve" in moves(state)
    play(state, "serve", "put coffee officer", "decline", "check in officer")
    play(state, "guest princess", "serve", "put wine baroness", "decline")
    play(state, "die 2", "no boost")
    assert asked(state) == "drink_split"
    assert not moves(state, "serve", "check", "end")
    play(state, "coffee 0", "put wine baroness", "serve", "put coffee baroness")
    assert (GAME.to_move(state), asked(state)) == (0, "menu")
    assert not moves(state, "guest", "die")


@rule("GAH-5.14", "GAH-5.15", "GAH-11.1", "GAH-5.20", "GAH-9.17")
def test_space_one_with_three_dice() -> None:
    state = table(dice=[3, 0, 0, 0, 0, 0])
    assert refusal(state, "die 2") == "no-die GAH-5.14"
    play(state, "die 1")
    assert moves(state) == ["cake 0", "cake 1"]
    assert refusal(state, "cake 2") == "too-many GAH-5.20"
    play(state, "cake 1")
    assert kitchen(me(state)) == {"strudel": 2, "cake": 1}
    assert (state.dice[0], me(state).covered) == (2, 1)
    assert refusal(state, "die 1") == "die-done GAH-5.14"


@rule("GAH-5.16", "GAH-5.35", "GAH-10.3", "GAH-9.14")
def test_a_boost_is_paid_before_and_only_once() -> None:
    state = table(me={"crowns": 1}, dice=[0, 0, 0, 2, 0, 0])
    play(state, "die 4")
    assert moves(state) == ["boost", "no boost"]
    play(state, "boost")
    assert moves(state) == ["steps 0", "steps 1", "steps 2", "steps 3"]
    play(state, "steps 0")
    assert me(state).crowns == 3
    poor = table(me={"crowns": 0}, dice=[0, 0, 0, 2, 0, 0])
    play(poor, "die 4")
    assert asked(poor) == "track_split"


@rule("GAH-5.18", "GAH-10.4")
def test_the_order_of_things_when_a_die_is_taken() -> None:
    state = table(
        me={"crowns": 3, "played": ["executive_housekeeper", "interior_architect", "staff_manager"],
            "hand": ["pool_attendant"], "vacant": "1a"},
        dice=[0, 0, 1, 0, 0, 0],
    )  # fmt: skip
    assert events(state, "die 3") == ["choose_space"]
    assert events(state, "boost") == ["boost", "take_die", "gain_vp", "gain_vp"]
    assert (asked(state), me(state).vp) == ("extra_order", 7)


@rule("GAH-5.19", "GAH-10.5")
def test_a_die_may_be_taken_even_if_it_brings_nothing() -> None:
    state = table(me={"vacant": "1*", "played": ["interior_architect"]}, dice=[0, 0, 1, 0, 1, 0])
    play(state, "die 3")
    assert (asked(state), me(state).vp) == ("menu", 5)
    other = table(dice=[0, 0, 0, 0, 1, 0])
    play(other, "die 5")
    assert asked(other) == "menu"


@rule("GAH-5.21", "GAH-9.18")
def test_space_two_gives_wine_and_no_more_coffee_than_wine() -> None:
    state = table(dice=[0, 4, 0, 0, 0, 0])
    play(state, "die 2")
    assert moves(state) == ["coffee 0", "coffee 1", "coffee 2"]
    play(state, "coffee 2")
    assert kitchen(me(state)) == {"wine": 2, "coffee": 2}


@rule("GAH-5.22", "GAH-5.23", "GAH-9.19", "GAH-1.70", "GAH-1.19")
def test_up_to_strength_rooms_are_prepared_one_by_one() -> None:
    state = table(me={"vacant": "1a"}, dice=[0, 0, 2, 0, 0, 0])
    play(state, "die 3")
    assert moves(state) == ["prepare 1b", "decline"]
    assert refusal(state, "prepare 1a") == "has-tile GAH-5.23"
    play(state, "prepare 1b", "decline")
    assert me(state).vacant == 0b11
    assert asked(state) == "menu"


@rule("GAH-5.24", "GAH-1.72", "GAH-10.10")
def test_rooms_must_share_a_side_with_a_tile() -> None:
    state = table(me={"crowns": 9, "occupied": "2b"}, dice=[0, 0, 1, 0, 0, 0])
    play(state, "die 3", "no boost")
    assert moves(state, "prepare") == ["prepare 1b", "prepare 2a", "prepare 2c", "prepare 3b"]
    assert refusal(state, "prepare 1a") == "not-adjacent GAH-5.24"
    empty = table(me={"crowns": 9}, dice=[0, 0, 1, 0, 0, 0])
    play(empty, "die 3", "no boost")
    assert moves(empty, "prepare") == ["prepare 1a"]


@rule("GAH-5.24")
def test_a_room_at_the_right_edge_is_not_beside_the_left_edge() -> None:
    state = table(me={"crowns": 9, "vacant": "1e"}, dice=[0, 0, 1, 0, 0, 0])
    play(state, "die 3", "no boost")
    assert moves(state, "prepare") == ["prepare 1d", "prepare 2e"]


@rule("GAH-5.25", "GAH-9.3")
@pytest.mark.parametrize(("room", "price"), [("1a", 0), ("2b", 1), ("3c", 2), ("4d", 3)])
def test_a_room_costs_the_crowns_of_its_floor(room: str, price: int) -> None:
    beside = f"{room[0]}{chr(ord(room[1]) + 1)}"
    state = table(me={"crowns": price, "vacant": beside}, dice=[0, 0, 1, 0, 0, 0])
    play(state, "die 3", *(["no boost"] if price else []), f"prepare {room}")
    assert me(state).crowns == 0
    if price:
        poor = table(me={"crowns": price - 1, "vacant": beside}, dice=[0, 0, 1, 0, 0, 0])
        play(poor, "die 3", *(["no boost"] if price > 1 else []))
        assert refusal(poor, f"prepare {room}") == "too-dear GAH-1.76"


@rule("GAH-5.26", "GAH-10.23")
@pytest.mark.parametrize(("room", "vp"), [("4e", 2), ("4c", 2), ("3d", 1), ("3e", 1), ("3c", 0)])
def test_rooms_at_the_top_right_bring_points_at_once(room: str, vp: int) -> None:
    beside = "3c" if room == "3d" else "3d" if room in ("3e", "3c") else room[0] + "d"
    state = table(me={"crowns": 3, "vacant": beside}, dice=[0, 0, 1, 0, 0, 0])
    play(state, "die 3", "no boost", f"prepare {room}")
    assert me(state).vp == vp


@rule("GAH-5.27", "GAH-11.2", "GAH-9.20")
def test_space_four_with_two_dice_has_three_splits() -> None:
    state = table(dice=[0, 0, 0, 2, 0, 0])
    play(state, "die 4")
    assert moves(state) == ["steps 0", "steps 1", "steps 2"]
    play(state, "steps 1")
    assert (me(state).emperor, me(state).crowns) == (1, 1)


@rule("GAH-1.76", "GAH-10.12")
def test_crowns_beyond_twenty_are_lost() -> None:
    state = table(me={"crowns": 19}, dice=[0, 0, 0, 3, 0, 0])
    play(state, "die 4", "no boost", "steps 0")
    assert me(state).crowns == 20


@rule("GAH-1.77", "GAH-11.18", "GAH-10.13")
def test_steps_beyond_the_end_of_the_emperor_track_are_points() -> None:
    state = table(me={"emperor": 12}, dice=[0, 0, 0, 3, 0, 0])
    play(state, "die 4", "steps 3")
    assert (me(state).emperor, me(state).vp) == (13, 2)


@rule("GAH-5.28", "GAH-11.3", "GAH-9.21", "GAH-7.102", "GAH-1.43")
def test_space_five_with_four_dice() -> None:
    hand = ["waitress", "groom", "butler"]
    state = table(me={"crowns": 2, "hand": hand}, dice=[0, 0, 0, 0, 4, 0])
    play(state, "die 5", "no boost")
    assert moves(state) == ["play waitress", "play groom", "play butler", "decline"]
    assert refusal(state, "play chef") == "not-in-hand GAH-5.28"
    play(state, "play waitress")
    assert me(state).crowns == 0
    free = table(me={"crowns": 0, "hand": hand}, dice=[0, 0, 0, 0, 4, 0])
    play(free, "die 5")
    assert moves(free) == ["play groom", "decline"]
    play(free, "play groom")
    assert staff(me(free).played) == ["groom"]
    assert me(free).hand_count == 2


@rule("GAH-9.2", "GAH-9.21")
def test_playing_staff_is_asked_even_if_no_card_can_be_paid_for() -> None:
    state = table(me={"crowns": 0, "hand": ["waitress"]}, dice=[0, 0, 0, 0, 1, 0])
    play(state, "die 5")
    assert (asked(state), moves(state)) == ("play_staff", ["decline"])


@rule("GAH-5.29", "GAH-11.4", "GAH-9.15", "GAH-5.30")
def test_a_six_copies_another_action_with_its_own_dice() -> None:
    state = table(me={"crowns": 1}, dice=[0, 2, 0, 0, 0, 4])
    play(state, "die 6")
    assert moves(state) == ["as 1", "as 2", "as 3", "as 4", "as 5"]
    play(state, "as 2")
    assert moves(state) == ["coffee 0", "coffee 1", "coffee 2"]
    play(state, "coffee 2")
    assert kitchen(me(state)) == {"wine": 2, "coffee": 2}
    assert (list(state.dice), me(state).crowns) == ([0, 2, 0, 0, 0, 3], 0)


@rule("GAH-5.30")
def test_a_boosted_six_costs_two_crowns() -> None:
    state = table(me={"crowns": 2}, dice=[0, 0, 0, 0, 0, 1])
    play(state, "die 6", "boost", "as 4", "steps 2")
    assert me(state).crowns == 0
    poor = table(me={"crowns": 1}, dice=[0, 0, 0, 0, 0, 1])
    play(poor, "die 6")
    assert asked(poor) == "joker"


@rule("GAH-5.31", "GAH-10.6", "GAH-9.6")
def test_a_six_that_cannot_be_paid_is_taken_only_as_a_last_resort() -> None:
    state = table(me={"crowns": 0}, dice=[0, 0, 0, 0, 0, 2])
    play(state, "die 6")
    assert (asked(state), me(state).covered, state.dice[5]) == ("menu", 1, 1)
    other = table(me={"crowns": 0}, dice=[1, 0, 0, 0, 0, 2])
    assert moves(other, "die") == ["die 1"]


@rule("GAH-5.32", "GAH-9.23", "GAH-5.34", "GAH-10.25")
def test_received_items_go_to_guests_or_the_kitchen_one_by_one() -> None:
    state = table(me={"cafe": ["baroness", "sculptor"]}, dice=[0, 3, 0, 0, 0, 0])
    play(state, "die 2", "coffee 1")
    assert moves(state) == ["put wine sculptor", "put wine baroness", "kitchen"]
    play(state, "put wine sculptor", "kitchen")
    assert moves(state) == ["put coffee baroness", "kitchen"]
    play(state, "put coffee baroness")
    assert kitchen(me(state)) == {"wine": 1}
    assert asked(state) == "menu"


@rule("GAH-5.33", "GAH-9.2")
def test_what_no_guest_lacks_goes_to_the_kitchen_unasked() -> None:
    state = table(me={"cafe": ["sculptor"]}, dice=[2, 0, 0, 0, 0, 0])
    play(state, "die 1", "cake 1")
    assert kitchen(me(state)) == {"strudel": 1, "cake": 1}


@rule("GAH-5.33")
def test_an_item_cannot_be_put_on_a_guest_who_does_not_lack_it() -> None:
    state = table(me={"cafe": ["baroness", "sculptor"]}, dice=[0, 2, 0, 0, 0, 0])
    play(state, "die 2", "coffee 1", "kitchen")
    assert refusal(state, "put coffee sculptor") == "not-lacking GAH-5.33"
    assert refusal(state, "put coffee duke") == "not-in-cafe GAH-5.50"


@rule("GAH-5.36", "GAH-5.42", "GAH-11.29", "GAH-9.25")
def test_five_items_are_two_servings() -> None:
    state = table(
        me={"crowns": 3, "cafe": ["baroness", "sculptor"], "kitchen": {"wine": 3, "coffee": 2}}
    )
    play(state, "serve")
    assert moves(state) == ["put wine sculptor", "put wine baroness", "put coffee baroness"]
    assert refusal(state, "decline") == "must-serve GAH-5.43"
    play(state, "put wine baroness", "put wine baroness", "put coffee baroness")
    assert asked(state) == "menu"
    play(state, "serve", "put wine sculptor", "put coffee baroness")
    assert me(state).crowns == 1
    assert kitchen(me(state)) == {}


@rule("GAH-5.43")
def test_serving_needs_a_crown_and_something_to_serve() -> None:
    state = table(me={"crowns": 0, "cafe": ["baroness"], "kitchen": {"wine": 1}})
    assert refusal(state, "serve") == "cannot-pay GAH-1.76"
    other = table(me={"crowns": 3, "cafe": ["baroness"], "kitchen": {"cake": 1}})
    assert refusal(other, "serve") == "nothing-to-serve GAH-5.43"


@rule("GAH-5.17")
def test_staff_change_the_strength_before_the_action() -> None:
    state = table(me={"played": ["restaurant_manager"]}, dice=[1, 0, 0, 0, 0, 0])
    play(state, "die 1")
    assert moves(state) == ["cake 0", "cake 1"]


@rule("GAH-5.38", "GAH-5.39", "GAH-5.40", "GAH-5.44")
def test_politics_staff_and_check_ins_are_on_the_menu() -> None:
    state = table(
        me={"crowns": 20, "played": ["waitress"], "cafe": complete("officer"), "vacant": "1a"}
    )
    assert moves(state, "check", "politics", "use") == [
        "check in officer",
        "politics a1",
        "use waitress",
    ]


@rule("GAH-5.12", "GAH-10.22", "GAH-8.16")
def test_a_guest_by_a_symbol_may_come_after_the_die() -> None:
    state = table(dice=[0, 0, 0, 1, 0, 0])
    play(state, "die 4", "steps 1")
    happen(state, op="guest")
    assert asked(state) == "free_guest"
    play(state, "guest dame")
    assert (lodged(me(state)), me(state).crowns) == (["dame"], 0)


@rule("GAH-10.11", "GAH-1.75")
def test_the_kitchen_takes_any_number_of_items() -> None:
    state = table(me={"kitchen": {"strudel": 120}}, dice=[9, 0, 0, 0, 0, 0])
    play(state, "die 1", "cake 0")
    assert kitchen(me(state)) == {"strudel": 129}
