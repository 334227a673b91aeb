"""UNLOAD and production (APT-5.13 to APT-5.23, APT-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.apartament.layout import COLOUR_NAMES, Place

from .drawing import (
    GAME,
    asked,
    collection,
    offered,
    pieces,
    play,
    player,
    queue,
    refusal,
    stock,
    store,
    table,
    tell,
)

SINGLES = ["bed_brown_1", "bed_maroon_1", "table_brown_1", "table_maroon_1", "wardrobe_brown_1"]


@rule("APT-5.13", "APT-5.15", "APT-5.16", "APT-5.17", "APT-5.20", "APT-12.11", "APT-13.2")
def test_unloading_turns_crates_into_coins_and_completes_the_order() -> None:
    state = table(yellow=player("purple", in_transit=["purple_3"]))
    assert tell(state, "move base", "unload")[:5] == [
        "move base",
        "unload 3",
        "crate 1",
        "crate 2",
        "crate 3",
    ]
    yellow = state.players[0]
    assert (yellow.coins, yellow.crates) == (3, 0)
    assert collection(state, "yellow", "completed") == ["purple_3"]
    assert collection(state, "yellow", "in_transit") == []
    assert stock(state, "green") == ["table_maroon_4"]


@rule("APT-5.13", "APT-12.10")
def test_a_truck_that_stands_in_the_base_unloads_without_a_move() -> None:
    state = table(yellow=player("base", in_transit=["purple_3"]))
    assert "unload" in offered(state)


@rule("APT-5.13")
def test_an_empty_truck_cannot_be_unloaded() -> None:
    assert refusal(table(), "unload") == "nothing-loaded APT-5.13"


@rule("APT-6.3", "APT-6.4", "APT-6.5", "APT-6.6", "APT-12.15", "APT-13.3")
def test_production_as_in_the_example() -> None:
    first = ["table_brown_2", "bed_brown_3", "wardrobe_brown_1"]
    ends = set()
    for seed in range(12):
        state = table(yellow=player(in_transit=["green_3"]), queue=first, seed=seed,
                      pieces_left=["bath_tub", "bed_maroon_2"])  # fmt: skip
        told = tell(state, "unload")[4:]
        assert told == ["produce table_brown_2 green", "produce bed_brown_3 blue"]
        assert (stock(state, "green"), stock(state, "blue")) == (first[:1], first[1:2])
        assert state.pawn == Place.ORANGE
        ends.add(tuple(queue(state)))
    assert ends == {
        ("wardrobe_brown_1", "bath_tub", "bed_maroon_2"),
        ("wardrobe_brown_1", "bed_maroon_2", "bath_tub"),
    }


@rule("APT-6.5", "APT-13.22")
@pytest.mark.parametrize(("order", "first", "count"), [
    ("green_4", ["table_brown_2", "bed_brown_2", "bed_brown_1"], 2),
    ("green_1!", ["table_brown_4", "bed_brown_2", "bed_brown_1"], 1),
    ("green_3", ["table_brown_1", "bed_brown_1", "wardrobe_brown_4"], 3),
])  # fmt: skip
def test_production_stops_when_the_sum_reaches_the_batch(
    order: str, first: list[str], count: int
) -> None:
    state = table(yellow=player(in_transit=[order]), queue=first)
    told = tell(state, "unload")
    assert sum(line.startswith("produce") for line in told) == count


@rule("APT-6.6")
def test_nothing_is_carried_over_to_the_next_batch() -> None:
    state = table(yellow=player(in_transit=["green_1!"]), red=player(in_transit=["blue_1!"]))
    play(state, "unload", "end")
    assert "produce bed_brown_4 blue" in tell(state, "unload")


@rule("APT-6.4", "APT-6.7", "APT-13.23")
def test_a_long_batch_makes_cards_revealed_on_the_way() -> None:
    state = table(yellow=player(in_transit=["green_4", "green_1!"]), queue=SINGLES[:3],
                  pieces_left=SINGLES[3:])  # fmt: skip
    play(state, "unload")
    assert [len(stock(state, town)) for town in COLOUR_NAMES] == [2, 1, 1, 1]
    assert state.pawn == Place.BLUE


@rule("APT-6.8", "APT-12.16", "APT-13.24")
def test_cards_that_run_out_in_the_middle_of_a_batch_trigger_nothing() -> None:
    state = table(yellow=player(in_transit=["green_3"]), queue=["bed_brown_1"], pieces_left=[])
    play(state, "unload")
    assert stock(state, "green") == ["bed_brown_1"]
    assert (queue(state), state.ending) == ([], 0)


@rule("APT-6.2", "APT-10.2", "APT-12.17", "APT-13.24")
def test_crates_without_any_card_to_produce_trigger_the_end() -> None:
    state = table(yellow=player(in_transit=["green_3"]), queue=[], pieces_left=[])
    assert tell(state, "unload")[-1] == "last_round"
    assert (state.players[0].coins, state.ending) == (3, 2)


@rule("APT-6.2", "APT-13.24", "APT-5.17")
def test_an_unloading_without_crates_triggers_nothing() -> None:
    state = table(yellow=player(hold=["bed_brown_1"]), queue=[], pieces_left=[])
    play(state, "unload", "deliver bed_brown_1 s1")
    assert state.ending == 0


@rule("APT-6.8")
def test_without_a_deck_the_queue_gets_shorter() -> None:
    first = ["bed_brown_4", "bed_maroon_4", "table_brown_4"]
    state = table(yellow=player(in_transit=["green_1!"]), queue=first, pieces_left=[])
    play(state, "unload")
    assert queue(state) == first[1:]


@rule("APT-6.1", "APT-6.10", "APT-12.14", "APT-13.45")
def test_furniture_does_not_count_for_the_batch_and_nobody_is_asked() -> None:
    first = ["table_brown_2", "bed_brown_2", "bed_brown_1"]
    state = table(yellow=player(in_transit=["green_2"], hold=["bed_maroon_4"]), queue=first)
    assert tell(state, "unload") == [
        "unload 2",
        "crate 1",
        "crate 2",
        "produce table_brown_2 green",
    ]
    assert asked(state) == "yellow unloading"


@rule("APT-12.14")
def test_carrying_crates_into_the_base_by_gps_produces_nothing() -> None:
    state = table(yellow=player("green", upgrades=["gps"]), slots=["green_3"])
    play(state, "take 1 green_3", "move base", "end")
    assert stock(state, "green") == []
    assert state.players[0].crates == 3


@rule("APT-5.14", "APT-5.18", "APT-12.9", "APT-13.20")
@pytest.mark.parametrize("moves", [
    ["deliver bed_brown_3 m1", "deliver table_brown_1 m1"], ["deliver bed_brown_3 s1", "close"],
    ["close"],
])  # fmt: skip
def test_crates_and_furniture_are_unloaded_in_one_action(moves: list[str]) -> None:
    truck = player(in_transit=["green_2"], hold=["bed_brown_3", "table_brown_1"])
    state = table(yellow=truck)
    play(state, "unload")
    assert state.players[0].coins == 2
    assert "close" in offered(state)
    play(state, *moves)
    assert asked(state) == "yellow turn"
    assert "unload" not in offered(state)
    assert "end" in offered(state)


@rule("APT-5.19", "APT-5.17", "APT-13.21")
def test_without_crates_at_least_one_piece_must_be_delivered() -> None:
    state = table(yellow=player(hold=["bed_brown_3", "table_brown_1"]))
    assert tell(state, "unload") == ["unload"]
    assert refusal(state, "close") == "must-deliver APT-5.19"
    play(state, "deliver table_brown_1 s1")
    assert "close" in offered(state)


@rule("APT-5.21", "APT-11.2")
def test_unloading_closes_by_itself_when_no_piece_is_left() -> None:
    state = table(yellow=player(hold=["bed_brown_3"]))
    play(state, "unload", "deliver bed_brown_3 s1")
    assert asked(state) == "yellow turn"
    assert "end" in offered(state)


@rule("APT-5.21", "APT-12.32")
def test_free_things_are_offered_between_deliveries() -> None:
    hotel = player(coins=1, hold=["bed_brown_3", "table_brown_1"], s1=["bed_brown_1"])
    state = table(yellow=hotel)
    play(state, "unload", "deliver table_brown_1 s1", "carry bed_brown_1 s1 m1")
    assert asked(state) == "yellow unloading"
    assert store(state, "yellow", "m1") == ["bed_brown_1"]


FULL: dict[str, Any] = {
    "s1": ["wardrobe_yellow_green_3"], "s2": ["wardrobe_maroon_3"],
    "m1": ["table_brown_4", "table_brown_3"], "m2": ["table_maroon_4", "table_maroon_3"],
    "a1": ["bed_yellow_green_4", "wardrobe_brown_4", "wardrobe_brown_2"],
    "a2": ["wardrobe_maroon_4", "wardrobe_yellow_green_4", "wardrobe_maroon_2"],
    "b1": ["bath_tub"], "b2": ["bath_tub"],
}  # fmt: skip


@rule("APT-5.22", "APT-12.31", "APT-13.33", "APT-11.9")
def test_a_piece_that_fits_nowhere_is_scrapped() -> None:
    state = table(yellow=player(hold=["bath_jacuzzi"], **FULL))
    play(state, "unload")
    assert offered(state) == ["scrap bath_jacuzzi"]
    assert refusal(state, "deliver bath_jacuzzi b1") == "does-not-fit APT-8.2"
    play(state, "scrap bath_jacuzzi")
    assert store(state, "yellow", "hold") == []
    assert pieces(state.piles[5]) == ["bath_jacuzzi"]
    assert state.players[0].coins == 0
    assert asked(state) == "yellow turn"


@rule("APT-5.22", "APT-13.33")
def test_a_piece_that_fits_somewhere_is_not_scrapped() -> None:
    state = table(yellow=player(hold=["bath_jacuzzi"], **{**FULL, "b2": []}))
    play(state, "unload")
    assert offered(state) == ["deliver bath_jacuzzi b2"]
    assert refusal(state, "scrap bath_jacuzzi") == "fits-somewhere APT-5.22"
    assert refusal(state, "scrap bath_tub") == "not-in-hold APT-5.18"
    assert refusal(state, "deliver bath_tub b2") == "not-in-hold APT-5.18"


@rule("APT-5.20", "APT-9.11", "APT-13.19")
def test_urgent_orders_in_transit_activate_nothing_before_they_are_unloaded() -> None:
    state = table(yellow=player(in_transit=["green_1!", "green_2!"]))
    assert offered(state, "vignette") == []
    assert refusal(state, "vignette green green") == "not-urgent-twice APT-9.15"
    play(state, "unload")
    assert offered(state, "vignette") == ["vignette green green"]


@rule("APT-11.20")
def test_equal_pieces_in_the_hold_are_one_option() -> None:
    state = table(4, yellow=player(hold=["bed_brown_2", "bed_brown_2"]))
    play(state, "unload")
    assert sum(words == "deliver bed_brown_2 s1" for words in offered(state)) == 1
    play(state, "deliver bed_brown_2 s1", "deliver bed_brown_2 s1")
    assert store(state, "yellow", "s1") == ["bed_brown_2", "bed_brown_2"]


def test_each_crate_and_each_piece_is_a_beat_of_its_own() -> None:
    state = table(yellow=player(in_transit=["green_4"]), queue=SINGLES[:3])
    events = [
        GAME.log(after, beat, None).id
        for after, beat in GAME.beats(state, GAME.parse(state, "unload"))
    ]
    assert events.count("log-crate") == 4
    assert events.count("log-produce") >= 3
