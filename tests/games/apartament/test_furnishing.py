"""Furnishing the hotel and carrying pieces between areas (APT-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.apartament.layout import AREA_NAMES, State

from .drawing import GAME, offered, play, player, refusal, store, table


def areas_offered(state: State, piece: str) -> list[str]:
    return [words.split()[2] for words in offered(state, "deliver") if piece in words]


@rule("APT-8.1", "APT-8.2", "APT-8.7", "APT-11.8")
def test_a_piece_goes_to_any_room_with_space() -> None:
    state = table(yellow=player(hold=["table_brown_4"], s1=["bed_brown_2"]))
    play(state, "unload")
    assert areas_offered(state, "table_brown_4") == ["s2", "m1", "m2", "a1", "a2"]
    assert refusal(state, "deliver table_brown_4 s1") == "does-not-fit APT-8.2"


@rule("APT-8.5", "APT-8.6", "APT-13.29", "APT-1.33")
def test_bathrooms_take_only_fixtures_and_halls_nothing() -> None:
    state = table(yellow=player(hold=["table_brown_1", "bath_tub"]))
    play(state, "unload")
    assert areas_offered(state, "bath_tub") == list(AREA_NAMES)
    assert areas_offered(state, "table_brown_1") == list(AREA_NAMES[:6])
    assert refusal(state, "deliver table_brown_1 b1") == "only-fixtures APT-8.6"


@rule("APT-8.7", "APT-9.5", "APT-12.26", "APT-13.29")
def test_a_fixture_stored_in_a_room_neither_helps_nor_hinders_its_score() -> None:
    room = ["bed_brown_1", "wardrobe_brown_1", "table_brown_1", "bath_tub"]
    state = table(yellow=player(m1=room))
    play(state, "score m1 brown brown brown")
    assert state.players[0].prestige == 6


@rule("APT-8.7", "APT-12.26")
def test_a_room_takes_several_pieces_of_a_kind() -> None:
    state = table(yellow=player(hold=["bed_maroon_1"], s1=["bed_brown_1", "bed_yellow_green_1"]))
    play(state, "unload", "deliver bed_maroon_1 s1")
    assert len(store(state, "yellow", "s1")) == 3


@rule("APT-8.3", "APT-8.4", "APT-8.8", "APT-12.25", "APT-13.44")
def test_pieces_may_stand_around_the_door_cell_but_never_on_it() -> None:
    full = ["bed_brown_2", "table_brown_2", "wardrobe_brown_1"]
    state = table(yellow=player(hold=["bed_brown_1"], s1=full))
    play(state, "unload")
    assert "s1" not in areas_offered(state, "bed_brown_1")
    area = GAME.view(state, 0)["table"]["players"][0]["areas"][0]
    cells = [cell for item in area["items"] for cell in item["cells"]]
    assert area["door"] not in cells
    assert len(cells) == 5


@rule("APT-8.9", "APT-13.44")
def test_a_delivered_piece_never_returns_to_the_hold() -> None:
    state = table(yellow=player(coins=3, hold=["table_brown_1"], s1=["bed_brown_1"]))
    play(state, "unload", "deliver table_brown_1 s1")
    assert all(words.split()[-1] in AREA_NAMES for words in offered(state, "carry", "deliver"))
    assert store(state, "yellow", "s1") == ["bed_brown_1", "table_brown_1"]


@rule("APT-8.10", "APT-12.22")
def test_a_piece_fits_if_the_others_can_be_shifted_for_it() -> None:
    state = table(yellow=player(hold=["table_brown_4"], s1=["bed_brown_1"]))
    play(state, "unload", "deliver table_brown_4 s1")
    assert store(state, "yellow", "s1") == ["bed_brown_1", "table_brown_4"]


SCORED: dict[str, Any] = {"m1": ["bed_brown_1", "wardrobe_brown_1", "table_brown_1"]}
LOCKED = {"m1": SCORED["m1"]}


@rule("APT-8.11", "APT-8.16", "APT-9.9", "APT-12.28", "APT-13.44")
def test_a_scored_room_takes_further_pieces_which_may_move_on() -> None:
    state = table(yellow=player(coins=2, hold=["bed_maroon_1"], locked=LOCKED, **SCORED))
    play(state, "unload", "deliver bed_maroon_1 m1")
    assert {words.split()[1] for words in offered(state, "carry")} == {"bed_maroon_1"}
    assert refusal(state, "carry bed_brown_1 m1 s1") == "locked APT-8.16"
    play(state, "carry bed_maroon_1 m1 s1")
    assert state.players[0].coins == 1


@rule("APT-8.16", "APT-11.20")
def test_of_two_equal_pieces_one_locked_the_other_may_move() -> None:
    pieces = ["bed_brown_2", "bed_brown_2", "wardrobe_brown_1", "table_brown_1"]
    locked = {"m1": ["bed_brown_2", "wardrobe_brown_1", "table_brown_1"]}
    state = table(4, yellow=player(coins=2, m1=pieces, locked=locked))
    play(state, "carry bed_brown_2 m1 s1")
    assert refusal(state, "carry bed_brown_2 m1 s1") == "locked APT-8.16"
    assert store(state, "yellow", "s1") == ["bed_brown_2"]


@rule("APT-8.12", "APT-8.13", "APT-12.30", "APT-13.32", "APT-11.16")
@pytest.mark.parametrize("acted", [0, 1])
def test_each_move_costs_a_coin_also_with_a_porter_and_in_a_town(acted: int) -> None:
    hotel = player("green", coins=2, upgrades=["porter"], s1=["bed_brown_1"], s2=["table_brown_1"])
    state = table(yellow=hotel, acted=acted)
    play(state, "carry bed_brown_1 s1 m1")
    assert state.players[0].coins == 1
    play(state, "carry table_brown_1 s2 m1")
    assert state.players[0].coins == 0
    assert offered(state, "carry") == []
    assert refusal(state, "carry bed_brown_1 m1 s1") == "too-dear APT-8.12"


@rule("APT-8.12")
def test_a_piece_is_carried_from_where_it_is_to_another_area() -> None:
    state = table(yellow=player(coins=2, s1=["bed_brown_1"]))
    assert refusal(state, "carry bed_brown_1 s1 s1") == "same-area APT-8.12"
    assert refusal(state, "carry bed_brown_1 m1 s1") == "not-there APT-8.12"
    assert refusal(state, "carry bed_brown_1 s1 b1") == "only-fixtures APT-8.6"


@rule("APT-8.14", "APT-12.30", "APT-13.32")
def test_two_pieces_cannot_change_places_through_each_other() -> None:
    hotel = player(coins=9, s1=["table_brown_4"], s2=["table_maroon_4"], m1=["bed_brown_4"],
                   m2=["bed_maroon_4"])  # fmt: skip
    state = table(yellow=hotel)
    assert refusal(state, "carry table_brown_4 s1 s2") == "does-not-fit APT-8.2"
    assert refusal(state, "carry table_maroon_4 s2 s1") == "does-not-fit APT-8.2"


@rule("APT-8.15", "APT-12.30", "APT-13.44")
def test_a_fixture_stored_in_an_apartment_reaches_its_bathroom_for_a_coin() -> None:
    state = table(yellow=player(coins=1, a1=["bath_tub"]))
    play(state, "carry bath_tub a1 b1")
    assert store(state, "yellow", "b1") == ["bath_tub"]
    assert state.players[0].coins == 0
