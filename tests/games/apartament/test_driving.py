"""Moves, the compulsory action, GPS and porter (APT-4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.apartament.layout import Place

from .drawing import asked, offered, play, player, refusal, store, table

ALL_ORANGE = ["orange_1!", "orange_2", "orange_3", "orange_3", "orange_4"]


@rule("APT-4.1", "APT-12.4")
def test_turns_go_round_in_seat_order() -> None:
    state = table(3, "red", red=player("blue"), first="white")
    play(state, "take 2 blue_3", "end")
    assert asked(state) == "white turn"
    play(state, "move green", "take 1 green_3", "end")
    assert asked(state) == "yellow turn"


@rule("APT-4.2", "APT-4.7")
def test_after_a_move_and_an_action_nothing_is_left_but_the_end_of_the_turn() -> None:
    state = table()
    play(state, "move blue", "take 2 blue_3")
    assert offered(state) == ["end"]
    assert refusal(state, "move green") == "has-moved APT-4.2"


@rule("APT-4.2")
def test_there_is_one_move_a_turn() -> None:
    state = table()
    play(state, "move blue")
    assert refusal(state, "move green") == "has-moved APT-4.2"


@rule("APT-4.3")
def test_a_move_follows_one_road() -> None:
    state = table(yellow=player("green"), slots=["orange_1!"])
    assert refusal(state, "move orange") == "no-road APT-4.3"
    assert refusal(state, "move green") == "no-road APT-4.3"


@rule("APT-4.4", "APT-4.5", "APT-4.6", "APT-5.7", "APT-13.41")
def test_a_truck_may_stay_and_collect_turn_after_turn() -> None:
    slots = ["orange_1!", "orange_2", "green_2", "green_3", "green_4"]
    state = table(2, yellow=player("orange", in_transit=["orange_2"]), red=player("green"),
                  slots=slots)  # fmt: skip
    assert "end" not in offered(state)
    assert refusal(state, "end") == "must-act APT-4.6"
    play(state, "take 1 orange_1!", "end")
    assert asked(state) == "red turn"
    play(state, "take 3 green_2", "end", "take 2 orange_2")
    yellow = state.players[0]
    assert yellow.crates == 5
    assert yellow.in_transit[Place.ORANGE].bit_count() == 3


@rule("APT-4.8", "APT-4.10")
def test_before_the_action_a_truck_goes_only_where_something_can_be_done() -> None:
    state = table(yellow=player(coins=2), slots=["green_2"],
                  stocks={"blue": ["bed_brown_3"], "purple": ["bed_brown_2"]})  # fmt: skip
    assert offered(state, "move") == ["move green", "move purple"]
    assert refusal(state, "move blue") == "nothing-to-do-there APT-4.10"


@rule("APT-4.8", "APT-4.9")
def test_a_loaded_truck_can_always_go_to_the_base() -> None:
    state = table(yellow=player("green", hold=["bed_brown_4", "bed_brown_1"]), slots=["green_2"])
    assert offered(state, "move", "take") == ["move base"]


@rule("APT-4.11", "APT-12.6", "APT-13.14")
def test_coins_for_the_only_purchase_are_kept() -> None:
    hotel = player("blue", coins=2, in_transit=["green_1!"], s1=["table_brown_1"])
    state = table(yellow=hotel, slots=["green_2"], stocks={"blue": ["bed_brown_2"]}, moved="before")
    assert offered(state) == ["buy bed_brown_2"]
    assert refusal(state, "upgrade gps") == "action-first APT-4.11"
    assert refusal(state, "carry table_brown_1 s1 m1") == "action-first APT-4.11"


@rule("APT-4.11", "APT-13.14")
def test_coins_beyond_the_only_purchase_may_be_spent() -> None:
    hotel = player("blue", coins=4, in_transit=["green_1!"], s1=["table_brown_1"])
    state = table(yellow=hotel, slots=["green_2"], stocks={"blue": ["bed_brown_2"]}, moved="before")
    assert "upgrade gps" in offered(state)
    play(state, "carry table_brown_1 s1 m1")
    assert refusal(state, "upgrade gps") == "action-first APT-4.11"
    assert state.players[0].coins == 3


@rule("APT-4.11")
def test_a_trailer_that_makes_room_for_an_order_may_take_the_last_coins() -> None:
    truck = player("blue", coins=4, hold=["bed_brown_4"])
    state = table(yellow=truck, stocks={"blue": ["bed_brown_2"]}, slots=["blue_3"], moved="before")
    assert "upgrade trailer" in offered(state)
    assert "upgrade porter" not in offered(state)


@rule("APT-4.11")
def test_after_the_action_all_coins_may_be_spent() -> None:
    state = table(yellow=player("blue", coins=2), slots=["blue_2"], acted=1)
    assert offered(state) == ["upgrade gps", "end"]


@rule("APT-4.12", "APT-12.8", "APT-13.16", "APT-7.8")
def test_a_full_truck_may_go_to_the_base_only() -> None:
    truck = player("green", in_transit=["green_4", "green_2"], coins=4)
    state = table(yellow=truck, slots=["green_1!", "blue_1!"])
    assert offered(state, "move", "take", "end") == ["move base"]
    assert refusal(state, "move blue") == "truck-full APT-4.12"
    play(state, "upgrade trailer")
    assert offered(state, "move", "take") == ["move blue", "move base", "take 1 green_1!"]


@rule("APT-4.12", "APT-13.16")
def test_a_truck_filled_by_this_turns_action_still_goes_to_the_base_only() -> None:
    truck = player("green", in_transit=["green_4"], upgrades=["gps"])
    state = table(yellow=truck, slots=["green_2", "blue_1!", "purple_1!"], orders_left=1)
    play(state, "take 1 green_2")
    assert offered(state) == ["move base", "end"]
    assert refusal(state, "move purple") == "truck-full APT-4.12"


@rule("APT-4.13", "APT-4.19", "APT-12.7", "APT-13.15")
def test_a_stranded_player_drives_to_the_base_and_ends_the_turn() -> None:
    state = table(yellow=player("green"), red=player("orange"), slots=ALL_ORANGE)
    assert offered(state) == ["move base"]
    assert refusal(state, "end") == "must-go-to-base APT-4.13"
    assert refusal(state, "move blue") == "must-go-to-base APT-4.13"
    play(state, "move base")
    assert offered(state) == ["end"]
    play(state, "end", "take 2 orange_2", "end")
    assert "move orange" in offered(state)


@rule("APT-4.13", "APT-13.15")
def test_a_stranded_player_keeps_the_free_things() -> None:
    hotel = player("green", coins=1, s1=["table_brown_1"])
    state = table(yellow=hotel, slots=ALL_ORANGE, stocks={"green": ["bed_brown_2"]})
    assert "carry table_brown_1 s1 s2" in offered(state)
    play(state, "carry table_brown_1 s1 s2")
    assert offered(state) == ["move base"]


@rule("APT-4.14", "APT-7.7", "APT-13.43", "APT-5.23")
def test_with_cargo_and_nothing_that_fits_the_way_leads_to_the_base() -> None:
    truck = player("blue", hold=["table_brown_4", "bed_brown_1"], upgrades=["porter"])
    state = table(yellow=truck, slots=["green_2", "blue_2", "blue_3"])
    assert offered(state) == ["move base"]
    play(state, "move base")
    assert offered(state) == ["unload"]
    play(state, "unload", "deliver bed_brown_1 s1", "close")
    assert offered(state) == ["end"]
    assert refusal(state, "unload") == "has-acted APT-4.2"
    assert store(state, "yellow", "hold") == ["table_brown_4"]


@rule("APT-4.16", "APT-12.35", "APT-13.7")
def test_with_a_gps_the_truck_may_drive_on_after_the_action() -> None:
    state = table(yellow=player("orange", upgrades=["gps"]), slots=["orange_3", "blue_2"])
    play(state, "take 1 orange_3")
    assert offered(state) == ["move blue", "move purple", "move base", "end"]
    play(state, "move blue")
    assert offered(state) == ["end"]
    assert refusal(state, "take 2 blue_2") == "moved-after-action APT-4.16"


@rule("APT-4.7", "APT-13.7")
def test_without_a_gps_no_move_follows_the_action() -> None:
    state = table(yellow=player("orange"), slots=["orange_3", "blue_2"])
    play(state, "take 1 orange_3")
    assert offered(state) == ["end"]
    assert refusal(state, "move blue") == "no-gps APT-4.7"


@rule("APT-4.16")
def test_a_gps_gives_no_second_move() -> None:
    state = table(yellow=player("green", upgrades=["gps"]), slots=["blue_3", "green_1!"])
    play(state, "move blue", "take 1 blue_3")
    assert offered(state) == ["end"]


PORTER: dict[str, Any] = {
    "slots": ["blue_1!", "blue_2"],
    "stocks": {"blue": ["bed_brown_1", "table_brown_2"]},
}


@rule("APT-4.17", "APT-12.34", "APT-13.8", "APT-5.11")
@pytest.mark.parametrize("pair", [
    ("take 1 blue_1!", "take 2 blue_2"), ("take 1 blue_1!", "buy bed_brown_1"),
    ("buy bed_brown_1", "take 1 blue_1!"), ("buy bed_brown_1", "buy table_brown_2"),
])  # fmt: skip
def test_a_porter_allows_two_actions_in_a_town_and_no_third(pair: tuple[str, str]) -> None:
    truck = player("blue", coins=9, upgrades=["porter", "trailer", "gps"])
    state = table(yellow=truck, orders_left=0, ending="orders", **PORTER)
    play(state, *pair)
    assert offered(state, "take", "buy") == []
    assert "end" in offered(state)


@rule("APT-4.17")
def test_without_a_porter_there_is_one_action() -> None:
    state = table(yellow=player("blue", coins=3), **PORTER)
    play(state, "buy bed_brown_1")
    assert refusal(state, "buy table_brown_2") == "has-acted APT-4.2"


@rule("APT-4.17", "APT-4.21")
def test_the_second_action_may_be_declined() -> None:
    state = table(yellow=player("blue", upgrades=["porter"]), **PORTER)
    play(state, "take 1 blue_1!", "end")
    assert asked(state) == "red turn"


@rule("APT-4.18", "APT-9.27", "APT-13.17")
def test_a_porter_bought_after_the_first_action_helps_at_once() -> None:
    state = table(yellow=player("blue", coins=3), **PORTER)
    play(state, "take 1 blue_1!", "upgrade porter")
    assert "take 2 blue_2" in offered(state)


@rule("APT-4.18", "APT-12.34", "APT-13.17")
def test_with_gps_and_porter_no_action_follows_a_late_move() -> None:
    truck = player("green", upgrades=["gps", "porter"])
    state = table(yellow=truck, slots=["green_1!", "green_2", "blue_1!"])
    play(state, "take 1 green_1!")
    assert {"take 2 green_2", "move blue"} <= set(offered(state))
    play(state, "move blue")
    assert offered(state) == ["end"]


@rule("APT-4.25", "APT-12.45", "APT-13.47", "APT-2.7")
def test_trucks_do_not_block_each_other_and_nobody_touches_anothers_goods() -> None:
    other = player(
        "blue", coins=5, in_transit=["blue_4"], completed=["green_1!"], s1=["bed_grey_1"]
    )
    state = table(
        yellow=player("blue"), red=other, white=player("blue"), slots=["blue_2", "blue_3"]
    )
    assert offered(state) == ["take 1 blue_2", "take 2 blue_3"]
    play(state, "take 1 blue_2", "end")
    assert asked(state) == "red turn"
    assert "carry bed_grey_1 s1 m2" in offered(state)
