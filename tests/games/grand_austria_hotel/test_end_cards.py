"""The staff cards that work at the end of the game (GAH-7.27 to GAH-7.48)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule

from .drawing import (
    GAME,
    final,
    me,
    moves,
    play,
    refusal,
    scoring,
    table,
)


def worth(card: str, edition: str = "2016", **mine: Any) -> int:
    """What an end-of-game card adds to a player's score."""
    played = mine.pop("played", [])
    plain = table(me={**mine, "played": played}, edition=edition)
    state = table(me={**mine, "played": [*played, card]}, edition=edition)
    return GAME.scores(state)[0] - GAME.scores(plain)[0]


@rule("GAH-7.27", "GAH-7.28", "GAH-7.30")
@pytest.mark.parametrize(
    ("card", "occupied"),
    [("booking_manager", "1c 1d"), ("concierge", "1a 1e"), ("reception_clerk", "1b 2a")],
)
def test_cards_27_28_30_three_points_for_rooms_of_a_colour(card: str, occupied: str) -> None:
    assert worth(card, occupied=occupied, vacant="2b 2c 3a") == 6


@rule("GAH-7.29", "GAH-9.38", "GAH-10.35")
def test_card_29_secretary_copies_an_end_card_of_another_for_the_own_hotel() -> None:
    other = {"played": ["chambermaid", "groom", "operator"]}
    state = final(me={"played": ["secretary"], "occupied": "1a 1b 1c"}, others=[other])
    assert moves(state) == ["copy chambermaid", "copy operator", "decline"]
    assert refusal(state, "copy groom") == "not-end-card GAH-6.37"
    before = GAME.scores(state)[0]
    play(state, "copy chambermaid")
    assert GAME.scores(state)[0] == before + 3
    assert GAME.is_over(state)
    alone = final(me={"played": ["secretary"]}, others=[{"played": ["groom"]}])
    assert GAME.is_over(alone)


@rule("GAH-7.31")
def test_card_31_chambermaid_a_point_for_each_occupied_room() -> None:
    assert worth("chambermaid", occupied="1a 1b 1c", vacant="2a") == 3


@rule("GAH-7.32", "GAH-10.34", "GAH-1.73", "GAH-10.41")
def test_card_32_assistant_manager_four_points_for_each_played_card() -> None:
    assert worth("assistant_manager", played=["chef", "groom"]) == 12
    assert worth("assistant_manager", edition="2022", played=["chef", "groom"]) == 6


@rule("GAH-7.34")
def test_card_34_receptionist_a_point_for_each_tile() -> None:
    assert worth("receptionist", occupied="1a 1b 1c", vacant="2a") == 4


@rule("GAH-7.37", "GAH-11.16")
def test_card_37_room_service_two_points_for_each_group_fully_occupied() -> None:
    assert worth("room_service", occupied="1a 1e 3a", vacant="4a") == 4


@rule("GAH-7.40")
def test_card_40_marketing_director_five_points_for_each_disk() -> None:
    assert worth("marketing_director", disks=["a1", "b1", "c1"]) == 15


@rule("GAH-7.41", "GAH-11.9", "GAH-10.36", "GAH-10.82", "GAH-6.3")
def test_card_41_operator_twice_the_emperor_space_up_to_twelve() -> None:
    state = scoring("c1", me={"emperor": 13, "played": ["operator"]})
    assert me(state).emperor == 6
    assert worth("operator", emperor=6) == 12
    assert worth("operator", emperor=9) == 12
    assert worth("operator", edition="2022", emperor=9) == 18


@rule("GAH-7.46")
def test_card_46_female_floor_housekeeper_five_points_for_each_full_floor() -> None:
    assert worth("female_floor_housekeeper", occupied="1* 2* 3a") == 10


@rule("GAH-7.47")
def test_card_47_liftboy_five_points_for_each_full_column() -> None:
    assert worth("liftboy", occupied="1a 2a 3a 4a 1b 2b") == 5


@rule("GAH-7.48", "GAH-11.8")
def test_card_48_hotel_manager_four_points_for_each_set_of_three_colours() -> None:
    red, blue, yellow = "1c 1d 2c", "1a 1e 3a 4a", "1b 2a 2b 2e 3d 3e"
    assert worth("hotel_manager", occupied=f"{red} {blue} {yellow}") == 12
