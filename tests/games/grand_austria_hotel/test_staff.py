"""Every staff card, one test or more each (GAH-7); end-of-game cards in `test_end_cards.py`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.grand_austria_hotel.components import STAFF_COST
from vacancy.games.grand_austria_hotel.data import STAFF_NAMES

from .drawing import (
    GAME,
    asked,
    complete,
    happen,
    kitchen,
    lodged,
    me,
    moves,
    play,
    refusal,
    scoring,
    staff,
    table,
)


def having(*played: str, dice: Any = (0, 0, 0, 0, 0, 0), **mine: Any) -> Any:
    """A turn of a player with these cards in play."""
    return table(me={"played": list(played), **mine}, dice=dice)


def one_off(card: str, **mine: Any) -> Any:
    """A position right after a card was played free of charge."""
    state = table(me={"hand": [card], **mine})
    happen(state, op="play", discount="free")
    play(state, f"play {card}".replace("_", " "))
    return state


@rule("GAH-7.1", "GAH-7.2", "GAH-7.3", "GAH-7.4", "GAH-7.104", "GAH-5.39", "GAH-10.40", "GAH-6.51")
@pytest.mark.parametrize(
    ("card", "item"),
    [("breakfast_server", "strudel"), ("waitress", "cake"), ("barkeeper", "wine"),
     ("sous_chef", "coffee")],
)  # fmt: skip
def test_cards_1_to_4_bring_an_item_once_per_round(card: str, item: str) -> None:
    state = having(card, dice=[1, 0, 0, 0, 0, 0])
    said = card.replace("_", " ")
    play(state, f"use {said}")
    assert kitchen(me(state)) == {item: 1}
    assert refusal(state, f"use {said}") == "used GAH-5.39"
    play(state, "die 1", "end turn")
    assert state.round == 2
    assert me(state).used == 0


@rule("GAH-5.44", "GAH-7.1")
def test_a_once_per_round_card_may_be_used_on_the_turn_it_is_played() -> None:
    state = one_off("barkeeper", cafe=["sculptor"])
    play(state, "use barkeeper", "put wine sculptor")
    assert refusal(state, "use waitress") == "not-played GAH-5.39"
    assert kitchen(me(state)) == {}


def checked_in(card: str, guest: str, vacant: str) -> Any:
    state = having(card, cafe=complete(guest), vacant=vacant)
    play(state, f"check in {guest}".replace("_", " "))
    while asked(state) != "menu":
        GAME.play(state, GAME.legal(state)[0])
    return state


@rule("GAH-7.5", "GAH-10.32")
def test_card_5_groom_two_crowns_for_a_red_guest() -> None:
    assert me(checked_in("groom", "apothecary", "1c")).crowns == 1 + 2
    assert me(checked_in("groom", "officer", "3a")).crowns == 0


@rule("GAH-7.6", "GAH-9.41")
def test_card_6_stableman_a_step_for_a_blue_guest() -> None:
    assert me(checked_in("stableman", "officer", "3a")).emperor == 1
    assert me(checked_in("stableman", "apothecary", "1c")).emperor == 0


@rule("GAH-7.7", "GAH-10.33")
def test_card_7_masseuse_a_crown_for_a_yellow_guest_only() -> None:
    assert me(checked_in("masseuse", "composer", "1b")).crowns == 1
    assert me(checked_in("masseuse", "officer", "3a")).crowns == 0


@rule("GAH-7.8")
def test_card_8_tour_guide_two_points_for_a_green_guest() -> None:
    assert me(checked_in("tour_guide", "mr_horsa", "3a")).vp == 2
    assert me(checked_in("tour_guide", "officer", "3a")).vp == 3


@rule("GAH-7.9", "GAH-7.10", "GAH-7.11", "GAH-5.25")
@pytest.mark.parametrize(
    ("card", "beside", "room"),
    [("butler", "3c", "4c"), ("chauffeur", "4a", "4b"), ("florist", "3c", "3d")],
)
def test_cards_9_to_11_make_rooms_of_a_colour_free(card: str, beside: str, room: str) -> None:
    state = having(card, dice=[0, 0, 1, 0, 0, 0], vacant=beside, crowns=0)
    play(state, "die 3")
    assert moves(state, "prepare") == [f"prepare {room}"] or f"prepare {room}" in moves(state)
    play(state, f"prepare {room}")
    assert me(state).crowns == 0


@rule("GAH-7.12")
def test_card_12_executive_housekeeper_two_points_for_a_3_or_4() -> None:
    state = having("executive_housekeeper", dice=[0, 0, 0, 1, 0, 0])
    play(state, "die 4")
    assert me(state).vp == 2
    state = having("executive_housekeeper", dice=[0, 0, 1, 0, 0, 0])
    play(state, "die 3")
    assert me(state).vp == 2
    joker = having("executive_housekeeper", dice=[0, 0, 0, 0, 0, 1], crowns=1)
    play(joker, "die 6", "as 4")
    assert me(joker).vp == 0


@rule("GAH-7.13", "GAH-11.14")
def test_card_13_restaurant_manager_one_more_dish_or_drink() -> None:
    state = having("restaurant_manager", dice=[3, 0, 0, 0, 0, 0])
    play(state, "die 1")
    assert moves(state) == ["cake 0", "cake 1", "cake 2"]
    assert refusal(state, "cake 3") == "too-many GAH-5.20"
    play(state, "cake 2")
    assert kitchen(me(state)) == {"strudel": 2, "cake": 2}
    drinks = having("restaurant_manager", dice=[0, 1, 0, 0, 0, 0])
    play(drinks, "die 2", "coffee 1")
    assert kitchen(me(drinks)) == {"wine": 1, "coffee": 1}


@rule("GAH-7.14", "GAH-9.16", "GAH-10.4")
def test_card_14_decorator_a_room_before_or_after_dishes_and_drinks() -> None:
    state = having("decorator", dice=[1, 0, 0, 0, 0, 0], vacant="1a")
    play(state, "die 1")
    assert moves(state) == ["extra first", "main first", "no extra"]
    play(state, "extra first", "prepare 1b")
    assert (asked(state), kitchen(me(state))) == ("menu", {"strudel": 1})
    after = having("decorator", dice=[0, 1, 0, 0, 0, 0], vacant="1a")
    play(after, "die 2", "main first")
    assert (asked(after), kitchen(me(after))) == ("prepare", {"wine": 1})
    without = having("decorator", dice=[0, 1, 0, 0, 0, 0], vacant="1a")
    play(without, "die 2", "no extra")
    assert asked(without) == "menu"


@rule("GAH-9.16")
def test_the_decorators_extra_is_not_asked_without_a_room_to_pay_for() -> None:
    state = having("decorator", dice=[1, 0, 0, 0, 0, 0], vacant="1*", crowns=0)
    play(state, "die 1")
    assert asked(state) == "menu"


@rule("GAH-7.15", "GAH-11.30", "GAH-5.27")
def test_card_15_bootblack_both_tracks_in_full() -> None:
    state = having("bootblack", dice=[0, 0, 0, 2, 0, 0], crowns=1)
    play(state, "die 4", "boost")
    assert (me(state).crowns, me(state).emperor, asked(state)) == (3, 3, "menu")


@rule("GAH-7.16", "GAH-7.12", "GAH-11.24", "GAH-7.110", "GAH-10.24", "GAH-1.74")
def test_card_16_laundress_four_points_for_a_4_but_not_for_a_joker() -> None:
    state = having("laundress", "executive_housekeeper", dice=[0, 0, 0, 1, 0, 1], crowns=1)
    play(state, "die 6", "as 4")
    assert me(state).vp == 0
    state = having("laundress", "executive_housekeeper", dice=[0, 0, 0, 1, 0, 1])
    play(state, "die 4")
    assert me(state).vp == 6


@rule("GAH-7.17", "GAH-5.30", "GAH-10.83")
def test_card_17_kitchen_hand_a_free_and_stronger_six() -> None:
    state = having("kitchen_hand", dice=[0, 0, 0, 0, 0, 1], crowns=0)
    play(state, "die 6", "as 4")
    assert moves(state) == ["steps 0", "steps 1", "steps 2"]
    boosted = having("kitchen_hand", dice=[0, 0, 0, 0, 0, 1], crowns=1)
    play(boosted, "die 6", "boost", "as 4", "steps 3")
    assert me(boosted).crowns == 0
    kitchen_hand = STAFF_NAMES.index("kitchen_hand")
    assert (STAFF_COST[0, kitchen_hand], STAFF_COST[1, kitchen_hand]) == (3, 5)


@rule("GAH-7.18", "GAH-11.15")
def test_card_18_checker_two_crowns_less_with_a_5() -> None:
    state = having("checker", dice=[0, 0, 0, 0, 1, 0], hand=["tour_guide", "butler"], crowns=2)
    play(state, "die 5", "no boost", "play tour guide")
    assert me(state).crowns == 2
    dear = having("checker", dice=[0, 0, 0, 0, 1, 0], hand=["butler"], crowns=2)
    play(dear, "die 5", "no boost", "play butler")
    assert me(dear).crowns == 0
    symbol = having("checker", hand=["groom"], crowns=2)
    happen(symbol, op="play", discount=1)
    assert moves(symbol) == ["decline"]


@rule("GAH-7.19")
def test_card_19_interior_architect_five_points_for_a_3() -> None:
    state = having("interior_architect", dice=[0, 0, 1, 0, 0, 0], vacant="1a")
    play(state, "die 3", "decline")
    assert me(state).vp == 5


@rule("GAH-7.20")
def test_card_20_detective_two_steps_for_a_5() -> None:
    state = having("detective", dice=[0, 0, 0, 0, 1, 0], hand=["waitress"])
    play(state, "die 5", "decline")
    assert me(state).emperor == 2


@rule("GAH-7.107", "GAH-10.30")
def test_a_card_does_not_react_to_the_die_with_which_it_was_played() -> None:
    state = having(dice=[0, 0, 0, 0, 2, 0], hand=["detective"])
    play(state, "die 5", "play detective")
    assert me(state).emperor == 0


@rule("GAH-7.21", "GAH-7.103")
def test_card_21_chef_one_of_each() -> None:
    state = one_off("chef", cafe=["sculptor"])
    assert moves(state) == ["put wine sculptor", "kitchen"]
    play(state, "put wine sculptor")
    assert kitchen(me(state)) == {"strudel": 1, "cake": 1, "coffee": 1}


@rule("GAH-7.22", "GAH-9.16")
def test_card_22_staff_manager_a_card_at_full_cost_before_or_after_the_rooms() -> None:
    state = having(
        "staff_manager", dice=[0, 0, 1, 0, 0, 0], hand=["florist"], crowns=5, vacant="3c"
    )
    play(state, "die 3", "no boost", "extra first", "play florist")
    assert me(state).crowns == 0
    assert moves(state, "prepare") == ["prepare 3d"]  # free now, by the card just played
    empty = having("staff_manager", dice=[0, 0, 1, 0, 0, 0], vacant="1a")
    play(empty, "die 3")
    assert asked(empty) == "prepare"


@rule("GAH-7.23", "GAH-10.31")
def test_card_23_custodian_a_crown_for_each_guest() -> None:
    assert me(checked_in("custodian", "officer", "3a")).crowns == 1
    state = having("custodian", vacant="3a")
    happen(state, op="occupy", amount=1)
    play(state, "occupy 3a")
    assert me(state).crowns == 0


@rule("GAH-7.24", "GAH-5.37")
def test_card_24_chief_waiter_serving_is_free() -> None:
    state = having("chief_waiter", crowns=0, cafe=["duke"], kitchen={"strudel": 2, "coffee": 2})
    play(state, "serve", "put strudel duke", "put strudel duke", "put coffee duke", "serve")
    assert kitchen(me(state)) == {}


@rule("GAH-7.25", "GAH-5.8")
def test_card_25_delivery_boy_guests_are_free() -> None:
    state = having("delivery_boy", crowns=0)
    play(state, "guest dame")
    assert lodged(me(state)) == ["dame"]
    assert moves(state, "guest") == []


@rule("GAH-7.26", "GAH-6.12", "GAH-9.32")
def test_card_26_conference_manager_a_crown_to_escape() -> None:
    state = scoring(
        "a2", me={"played": ["conference_manager"], "crowns": 1, "kitchen": {"wine": 2}}
    )
    assert moves(state) == ["pay", "suffer"]
    play(state, "pay")
    assert (me(state).crowns, kitchen(me(state))) == (0, {"wine": 2})
    suffers = scoring("a2", me={"played": ["conference_manager"], "crowns": 1})
    play(suffers, "suffer")
    assert me(suffers).crowns == 1
    poor = scoring("a2", me={"played": ["conference_manager"], "kitchen": {"wine": 2}})
    assert kitchen(me(poor)) == {}


@rule("GAH-7.33")
def test_card_33_male_floor_housekeeper_four_points_for_a_large_order() -> None:
    assert me(checked_in("male_floor_housekeeper", "farmer_franz", "3a")).vp == 4 + 4
    assert me(checked_in("male_floor_housekeeper", "prince", "3a")).vp == 7


@rule("GAH-7.35", "GAH-9.28")
def test_card_35_page_boy_turns_up_to_two_rooms() -> None:
    state = one_off("page_boy", vacant="1a 1e 1b", played=["custodian", "stableman"])
    play(state, "occupy 1a", "occupy 1e")
    assert (me(state).vp, me(state).crowns, asked(state)) == (4, 0, "menu")
    stops = one_off("page_boy", vacant="1a 1e")
    play(stops, "occupy 1a", "decline")
    assert me(stops).occupied == 1


@rule("GAH-7.36", "GAH-7.39", "GAH-7.43", "GAH-7.44")
@pytest.mark.parametrize(
    ("card", "item"),
    [("sommelier", "wine"), ("confectioner", "cake"), ("barista", "coffee"),
     ("larder_cook", "strudel")],
)  # fmt: skip
def test_cards_36_39_43_44_four_items(card: str, item: str) -> None:
    assert kitchen(me(one_off(card))) == {item: 4}


@rule("GAH-7.38", "GAH-9.30", "GAH-2.18", "GAH-1.63")
def test_card_38_porter_completes_an_order() -> None:
    state = one_off("porter", cafe={"duke": {"coffee": 1}, **complete("poet")}, vacant="1a")
    assert moves(state) == ["fill duke", "decline"]
    assert refusal(state, "fill poet") == "order-full GAH-8.14"
    play(state, "fill duke")
    assert lodged(me(state)) == ["poet", "duke"]
    assert "check in duke" in moves(state)
    assert asked(one_off("porter")) == "menu"


@rule("GAH-7.42", "GAH-6.13", "GAH-10.53")
def test_card_42_gardener_five_points_with_each_emperor_bonus() -> None:
    state = scoring("a4", me={"emperor": 6, "played": ["gardener"], "vacant": "1*"})
    assert me(state).vp == 4 + 5
    play(state, moves(state)[-1])


@rule("GAH-7.107", "GAH-10.30", "GAH-7.42")
def test_the_gardener_played_by_an_emperor_bonus_gives_nothing_for_it() -> None:
    state = scoring("c4", me={"emperor": 10, "hand": ["gardener"]}, others=[{"emperor": 8}])
    play(state, "play gardener")
    assert me(state).vp == 6


@rule("GAH-7.45")
def test_card_45_pool_attendant_three_steps() -> None:
    state = one_off("pool_attendant", emperor=12)
    assert (me(state).emperor, me(state).vp) == (13, 2)


@rule("GAH-7.108", "GAH-10.63")
def test_cards_in_hand_have_no_effect_and_no_limit() -> None:
    state = table(me={"hand": STAFF_NAMES[4:40]}, dice=[0, 0, 0, 1, 0, 0])
    play(state, "die 4", "steps 1")
    assert me(state).vp == 0
    assert GAME.scores(state)[0] == 0
    assert len(staff(me(state).hand)) == 36
