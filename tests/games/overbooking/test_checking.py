"""Stage 2: checking bookings (OB-6), and the worked examples."""

from __future__ import annotations

import pytest

from tests.rules import rule
from vacancy.games.overbooking.layout import Task

from .drawing import (
    GAME,
    asked,
    bookings,
    collected,
    door,
    hotel,
    last_turn,
    play,
    queue,
    tell,
)


@rule("OB-6.1")
def test_hotels_are_checked_from_the_top_down_one_by_one() -> None:
    one = ["red monk_bird"], ["red merchants_bird"]
    state = last_turn(hotel("H1A", *one), hotel("H5A", ["blue monk_bird"]), hotel("H8A"), round=4)
    assert tell(state, "pass") == [
        "pass green",
        "reveal 1 13",
        "beds red merchants 3",
        "book red monk 15",
        "clean 1",
        "reveal 2 14",
        "book blue monk 13",
        "clean 2",
        "reveal 3 10",
        "clean 3",
        "end",
    ]


@rule("OB-6.2")
def test_all_cards_at_the_hotel_are_turned_up_on_both_sides() -> None:
    state = last_turn(hotel("H1A", ["red monk_bird", "blue maids_fish"],
                            ["red nobles_lion", "blue workers_bird"]))  # fmt: skip
    play(state, "pass")
    assert asked(state) == "red nobles"
    assert queue(state, 1) == ["red monk_bird up", "blue maids_fish up"]
    assert door(state, 1) == ["red nobles_lion up", "blue workers_bird up"]


@rule("OB-6.3")
@pytest.mark.parametrize("first", ["monk", "merchants"])
def test_back_door_cards_act_from_the_hotel_outwards(first: str) -> None:
    pair = ["red monk_bird", "blue merchants_bird"]
    if first == "merchants":
        pair.reverse()
    state = last_turn(hotel("H1A", [], pair))
    told = tell(state, "pass")
    enter, beds = told.index("enter red monk"), told.index("beds blue merchants 3")
    assert (enter < beds) == (first == "monk")


@rule("OB-6.4")
def test_the_largest_groups_are_booked_first() -> None:
    state = last_turn(hotel("H1A", ["red monk_bird", "blue maids_fish", "red nobles_lion",
                                    "blue merchants_bird"]))  # fmt: skip
    assert bookings(state, "pass") == [
        "book red nobles 9",
        "book blue maids 6",
        "book blue merchants 4",
        "book red monk 3",
    ]


@rule("OB-6.4")
def test_of_equal_groups_the_nearer_to_the_hotel_is_booked_first() -> None:
    state = last_turn(hotel("H8A", ["blue nobles_fish", "red nobles_bird", "blue nobles_bird"]))
    assert bookings(state, "pass") == [
        "book blue nobles 6",
        "book red nobles 2",
        "turn_away blue nobles 2",
    ]
    assert collected(state, "blue") == {"nobles_fish"}


@rule("OB-6.4", "OB-6.7", "OB-8.4")
def test_chosen_cards_come_before_the_preferred_and_those_before_the_rest() -> None:
    state = last_turn(hotel("H5A", ["red workers_bird", "blue soldiers_fish", "red maids_lion"],
                            ["red nobles_lion"]))  # fmt: skip
    play(state, "pass")
    assert bookings(state, "nobles 3") == [
        "book red maids 11",
        "book blue soldiers 6",
        "book red workers 0",
    ]


@rule("OB-6.7")
def test_a_nobles_choice_is_booked_before_the_monks_whom_the_hotel_prefers() -> None:
    state = last_turn(hotel("H2A", ["red monk_bird", "red workers_lion", "red merchants_lion"],
                            ["red nobles_lion"]))  # fmt: skip
    play(state, "pass")
    assert bookings(state, "nobles 2") == [
        "book red workers 2",
        "book red monk 1",
        "turn_away red merchants 1",
    ]


@rule("OB-6.5")
def test_a_group_that_does_not_fit_leaves_the_beds_to_smaller_ones() -> None:
    state = last_turn(hotel("H8A", ["red workers_bird", "blue soldiers_fish", "red nobles_lion"]))
    assert bookings(state, "pass") == [
        "book red workers 4",
        "turn_away blue soldiers 4",
        "book red nobles 0",
    ]


@rule("OB-6.5")
def test_a_group_needs_exactly_as_many_beds_as_guests() -> None:
    state = last_turn(hotel("H5B", ["red workers_bird", "blue soldiers_fish", "red monk_lion"]))
    assert bookings(state, "pass") == [
        "book red workers 5",
        "book blue soldiers 0",
        "turn_away red monk 0",
    ]


@rule("OB-6.6")
def test_booked_cards_are_collected_by_their_owners() -> None:
    state = last_turn(hotel("H1A", ["red monk_bird", "blue maids_fish"]))
    play(state, "pass")
    assert collected(state, "red") == {"monk_bird"}
    assert collected(state, "blue") == {"maids_fish"}


@rule("OB-6.6", "OB-6.13")
def test_cards_without_beds_and_at_the_back_door_go_to_the_box() -> None:
    state = last_turn(hotel("H8A", ["red workers_bird", "blue workers_fish"],
                            ["blue workers_lion", "red merchants_lion"]))  # fmt: skip
    play(state, "pass")
    players = GAME.view(state, None)["table"]["players"]
    assert [player["box"] for player in players] == [
        ["merchants_lion"],
        ["workers_fish", "workers_lion"],
    ]
    assert collected(state, "blue") == set()


@rule("OB-6.13")
def test_no_card_lies_at_a_hotel_after_clean_up() -> None:
    state = last_turn(hotel("H8A", ["red workers_bird", "blue workers_fish"],
                            ["blue nobles_lion", "red monk_lion"]), round=4)  # fmt: skip
    blank = last_turn(hotel("H8A"), round=4)
    play(state, "pass", "nobles 2")
    play(blank, "pass")
    assert state.hotels[0].token_count == 0
    state.hotels[0].token_count = 1
    assert state.hotels[0] == blank.hotels[0]


@rule("OB-6.9")
def test_beds_never_fall_below_zero() -> None:
    state = last_turn(hotel("H4A", ["red merchants_bird", "blue monk_fish"],
                            ["blue workers_lion", "red workers_lion"]))  # fmt: skip
    state.depth = 0
    for task, hotel_number, card in [
        (Task.CHECK, 1, -1),
        (Task.CLEAN, 0, -1),
        (Task.BOOK, 0, -1),
        (Task.ABILITIES, 0, 0),
    ]:
        frame = state.stack[state.depth]
        frame.task, frame.seat, frame.a, frame.b = task, -1, hotel_number, card
        state.depth += 1
    state.hotels[0].free_beds = 1  # as if a tile had one bed: the printed ones have eight or more
    beds = []
    for after, beat in GAME.settle(state):
        beds.append((beat.event, after.hotels[0].free_beds))  # type: ignore[attr-defined]  # a Beat
        if len(beds) == 4:
            break
    assert [free for _, free in beds] == [-2, -5, 0, 0]
    assert collected(state, "red") | collected(state, "blue") == set()


@rule("OB-6.10")
def test_the_next_hotel_stays_hidden_until_this_one_is_cleaned() -> None:
    state = last_turn(hotel("H1A", ["red monk_bird"], ["red nobles_bird"]),
                      hotel("H5A", ["red maids_fish"], ["blue maids_fish"]))  # fmt: skip
    play(state, "pass")
    assert asked(state) == "red nobles"
    assert queue(state, 2) + door(state, 2) == ["red maids_fish", "blue maids_fish"]
    assert GAME.known(state, None).hotels[1].queue[0].kind == -1


@rule("OB-6.10")
def test_a_hotel_is_cleaned_before_the_next_is_revealed() -> None:
    state = last_turn(hotel("H1A", ["red monk_bird"]), hotel("H5A", ["red maids_fish"]))
    told = tell(state, "pass")
    assert told.index("clean 1") + 1 == told.index("reveal 2 14")


@rule("OB-6.11")
def test_a_chosen_or_preferred_card_that_does_not_fit_is_not_tried_again() -> None:
    state = last_turn(hotel("H2A", ["red workers_bird", "red nobles_fish", "blue monk_fish"],
                            ["red nobles_lion", "blue workers_lion"]))  # fmt: skip
    play(state, "pass")
    assert bookings(state, "nobles 1") == [
        "turn_away red workers 5",
        "book blue monk 4",
        "book red nobles 0",
    ]


@rule("OB-6.12", "OB-7.7")
def test_a_monk_from_the_back_door_is_preferred_like_the_others() -> None:
    state = last_turn(hotel("H2A", ["red workers_bird", "blue monk_fish"], ["red monk_lion"]))
    assert bookings(state, "pass") == [
        "book blue monk 7",
        "book red monk 6",
        "book red workers 0",
    ]


@rule("OB-6.12", "OB-7.8")
def test_soldiers_who_came_in_are_preferred_at_the_place_they_hold_now() -> None:
    state = last_turn(hotel("H5A", ["blue workers_bird", "blue soldiers_fish"],
                            ["red soldiers_lion"]))  # fmt: skip
    play(state, "pass")
    assert bookings(state, "soldiers 1") == ["book red soldiers 9", "book blue soldiers 4"]


@pytest.mark.parametrize("small", ["monk_stag", "merchants_stag", "maids_stag"])
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 0, 1)])
@rule("OB-E1")
def test_example_1_the_nobles_go_empty_and_a_small_group_still_fits(
    small: str, order: tuple[int, ...]
) -> None:
    cards = ["orange soldiers_bird", "blue soldiers_fish", "red nobles_lion", f"orange {small}"]
    state = last_turn(hotel("H1A", [cards[index] for index in order]), seats=4)
    beds = {"monk": 1, "merchants": 2, "maids": 3}[small.split("_", maxsplit=1)[0]]
    assert bookings(state, "pass") == [
        "book orange soldiers 8",
        "book blue soldiers 3",
        "turn_away red nobles 3",
        f"book orange {small.split('_', maxsplit=1)[0]} {3 - beds}",
    ]


@rule("OB-E2")
def test_example_2_monks_first_and_merchants_at_the_back_door() -> None:
    state = last_turn(hotel("H2A", ["red monk_bird", "blue nobles_fish", "green maids_lion",
                                    "orange merchants_stag"], ["red merchants_lion"]),
                      seats=4)  # fmt: skip
    assert tell(state.copy(), "pass")[1:3] == ["reveal 1 8", "beds red merchants 3"]
    assert bookings(state, "pass") == [
        "book red monk 10",
        "book blue nobles 6",
        "book green maids 3",
        "book orange merchants 1",
    ]


@rule("OB-E3", "OB-8.1", "OB-8.4")
def test_example_3_nobles_choose_the_maids_and_a_monk_joins_the_end() -> None:
    queue = ["orange maids_bird", "green workers_bird", "green soldiers_fish", "blue nobles_bird"]
    state = last_turn(hotel("H3A", queue, ["orange nobles_lion", "blue monk_stag"]), seats=4)
    play(state, "pass")
    assert asked(state) == "orange nobles"
    told = tell(state.copy(), "nobles 1")
    assert told[:2] == ["choose orange nobles orange maids", "enter blue monk"]
    assert bookings(state, "nobles 1") == [
        "book orange maids 12",
        "book green workers 6",
        "book green soldiers 1",
        "turn_away blue nobles 1",
        "book blue monk 0",
    ]
