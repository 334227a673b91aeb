"""Back-door abilities (OB-8)."""

from __future__ import annotations

import pytest

from tests.rules import rule

from .drawing import (
    GAME,
    asked,
    bookings,
    collected,
    door,
    hotel,
    last_turn,
    moves,
    play,
    queue,
    refusal,
    say_log,
    tell,
)


@rule("OB-8.1")
def test_a_monk_goes_to_the_end_of_the_queue_without_being_asked() -> None:
    state = last_turn(hotel("H1A", ["blue monk_bird", "red nobles_fish"],
                            ["red monk_lion", "red nobles_lion"]))  # fmt: skip
    play(state, "pass")
    assert queue(state, 1)[-1] == "red monk_lion up"
    assert door(state, 1) == ["red nobles_lion up"]


@rule("OB-8.1", "OB-5.4")
def test_two_monks_make_a_full_queue_six_cards_long() -> None:
    full = ["blue monk_bird", "blue monk_fish", "blue monk_lion", "blue monk_stag"]
    state = last_turn(hotel("H8A", full, ["red monk_lion", "red monk_bird"]))
    assert len(bookings(state, "pass")) == 6
    assert collected(state, "red") == {"monk_lion", "monk_bird"}


@rule("OB-8.1")
def test_a_monk_enters_an_empty_queue() -> None:
    state = last_turn(hotel("H8A", [], ["red monk_lion"]))
    assert bookings(state, "pass") == ["book red monk 9"]


@pytest.mark.parametrize(("cards", "beds"), [
    (["red merchants_bird"], [3]),
    (["red merchants_bird", "blue merchants_bird"], [3, 3]),
    (["red workers_bird"], [-3]),
    (["red workers_bird", "blue workers_bird"], [-3, -3]),
    (["red merchants_bird", "blue workers_bird"], [3, -3]),
    (["red workers_bird", "blue merchants_bird"], [-3, 3]),
])  # fmt: skip
@rule("OB-8.2", "OB-8.6", "OB-8.11")
def test_merchants_bring_three_beds_and_workers_take_three(
    cards: list[str], beds: list[int]
) -> None:
    state = last_turn(hotel("H1A", ["red monk_lion"], cards))
    told = tell(state, "pass")
    assert [int(line.split()[-1]) for line in told if line.startswith("beds")] == beds
    assert f"book red monk {13 + sum(beds) - 1}" in told


@rule("OB-8.3")
def test_maids_take_the_place_of_an_own_card_which_is_discarded() -> None:
    state = last_turn(hotel("H1A", ["blue maids_fish", "red nobles_bird", "blue maids_bird"],
                            ["red maids_lion"]))  # fmt: skip
    play(state, "pass")
    assert asked(state) == "red maids"
    assert bookings(state, "maids 2") == [
        "book blue maids 10",
        "book red maids 7",
        "book blue maids 4",
    ]
    assert GAME.view(state, None)["table"]["players"][0]["box"] == ["nobles_bird"]


@rule("OB-8.3")
def test_maids_replace_no_card_of_another() -> None:
    state = last_turn(hotel("H1A", ["blue maids_fish", "red nobles_bird"], ["red maids_lion"]))
    play(state, "pass")
    assert moves(state) == ["maids 2", "decline"]
    assert refusal(state, "maids 1") == "not-yours OB-8.3"


@rule("OB-8.4")
def test_nobles_have_an_own_card_booked_first() -> None:
    state = last_turn(hotel("H8A", ["blue workers_fish", "red maids_bird", "red soldiers_bird"],
                            ["red nobles_lion"]))  # fmt: skip
    play(state, "pass")
    assert bookings(state, "nobles 3") == [
        "book red soldiers 5",
        "turn_away blue workers 5",
        "book red maids 2",
    ]


@rule("OB-8.4")
def test_nobles_choose_no_card_of_another() -> None:
    state = last_turn(hotel("H1A", ["blue maids_fish", "red nobles_bird"], ["red nobles_lion"]))
    play(state, "pass")
    assert refusal(state, "nobles 1") == "not-yours OB-8.4"


@rule("OB-8.4", "OB-6.4")
def test_of_two_nobles_the_nearer_one_chooses_and_is_served_first() -> None:
    state = last_turn(hotel("H8A", ["red monk_bird", "red maids_bird", "blue workers_bird"],
                            ["red nobles_lion", "red nobles_bird"]))  # fmt: skip
    play(state, "pass", "nobles 2")
    assert asked(state) == "red nobles"
    assert bookings(state, "nobles 1") == [
        "book red maids 7",
        "book red monk 6",
        "book blue workers 0",
    ]


@rule("OB-8.4")
def test_a_chosen_card_that_is_too_large_gets_nothing() -> None:
    state = last_turn(hotel("H2A", ["red workers_bird"], ["red nobles_lion", "blue workers_lion"]))
    play(state, "pass")
    assert bookings(state, "nobles 1") == ["turn_away red workers 5"]


@rule("OB-8.5")
def test_soldiers_take_the_place_of_workers_of_anybody() -> None:
    state = last_turn(hotel("H1A", ["blue workers_fish", "red monk_bird", "red workers_bird"],
                            ["red soldiers_lion"]))  # fmt: skip
    play(state, "pass")
    assert moves(state) == ["soldiers 1", "soldiers 3", "decline"]
    assert bookings(state, "soldiers 1") == [
        "book red workers 7",
        "book red soldiers 2",
        "book red monk 1",
    ]
    assert GAME.view(state, None)["table"]["players"][1]["box"] == ["workers_fish"]


@rule("OB-8.5")
def test_soldiers_replace_nobody_but_workers() -> None:
    state = last_turn(hotel("H1A", ["blue workers_fish", "red monk_bird"], ["red soldiers_lion"]))
    play(state, "pass")
    assert refusal(state, "soldiers 2") == "not-workers OB-8.5"


@rule("OB-8.5", "OB-8.7")
def test_without_workers_the_soldiers_are_discarded() -> None:
    state = last_turn(hotel("H1A", ["blue nobles_fish"], ["red soldiers_lion"]))
    assert "no_target red soldiers" in tell(state, "pass")
    assert GAME.view(state, None)["table"]["players"][0]["box"] == ["soldiers_lion"]


@pytest.mark.parametrize("card", ["maids_lion", "nobles_lion", "soldiers_lion"])
@rule("OB-8.7")
def test_an_optional_ability_can_be_declined_and_its_card_is_discarded(card: str) -> None:
    state = last_turn(hotel("H1A", ["red workers_fish"], [f"red {card}"]))
    play(state, "pass")
    assert moves(state)[-1] == "decline"
    told = tell(state, "decline")
    assert told[:2] == [f"decline red {card.split('_', maxsplit=1)[0]}", "book red workers 7"]
    assert GAME.view(state, None)["table"]["players"][0]["box"] == [card]


@pytest.mark.parametrize("card", ["maids_lion", "nobles_lion"])
@rule("OB-8.7", "OB-10.3")
def test_without_an_own_card_in_the_queue_nothing_is_asked(card: str) -> None:
    state = last_turn(hotel("H1A", ["blue workers_fish"], [f"red {card}"]))
    assert f"no_target red {card.split('_', maxsplit=1)[0]}" in tell(state, "pass")


@rule("OB-8.8")
@pytest.mark.parametrize(("card", "verb"), [("nobles_bird", "choose"), ("maids_bird", "replace")])
def test_a_monk_who_has_moved_can_be_chosen_or_replaced(card: str, verb: str) -> None:
    kind = card.split("_", maxsplit=1)[0]
    state = last_turn(hotel("H1A", ["blue workers_fish"], ["red monk_lion", f"red {card}"]))
    play(state, "pass")
    assert f"{verb} red {kind} red monk" in tell(state, f"{kind} 2")


@rule("OB-8.8")
def test_a_monk_who_acts_later_is_no_target_yet() -> None:
    state = last_turn(hotel("H1A", ["blue workers_fish"], ["red nobles_bird", "red monk_lion"]))
    told = tell(state, "pass")
    assert told.index("no_target red nobles") + 1 == told.index("enter red monk")


@rule("OB-8.8")
def test_nobody_stands_behind_the_end_of_the_queue() -> None:
    state = last_turn(hotel("H1A", ["red workers_fish"], ["red nobles_bird"]))
    play(state, "pass")
    assert refusal(state, "nobles 2") == "nobody-there OB-8.8"


@rule("OB-8.9")
def test_a_choice_is_lost_with_the_card_that_is_replaced() -> None:
    state = last_turn(hotel("H8A", ["blue nobles_fish", "red workers_bird"],
                            ["red nobles_bird", "red maids_lion"]))  # fmt: skip
    play(state, "pass", "nobles 2")
    assert bookings(state, "maids 2") == ["book blue nobles 6", "book red maids 3"]


@rule("OB-8.9")
def test_a_card_chosen_once_cannot_be_chosen_again() -> None:
    state = last_turn(hotel("H8A", ["red monk_fish", "red workers_bird"],
                            ["red nobles_bird", "red nobles_lion"]))  # fmt: skip
    play(state, "pass", "nobles 2")
    assert moves(state) == ["nobles 1", "decline"]
    assert refusal(state, "nobles 2") == "already-chosen OB-8.9"


@rule("OB-8.9", "OB-8.7")
def test_a_second_noble_has_no_target_when_the_only_card_is_chosen() -> None:
    state = last_turn(hotel("H8A", ["red monk_fish"], ["red nobles_bird", "red nobles_lion"]))
    play(state, "pass")
    assert "no_target red nobles" in tell(state, "nobles 1")


@rule("OB-8.10")
def test_the_second_of_two_maids_may_replace_the_first() -> None:
    state = last_turn(hotel("H8A", ["red monk_fish"], ["red maids_bird", "red maids_lion"]))
    play(state, "pass", "maids 1")
    assert tell(state, "maids 1")[:2] == ["replace red maids red maids", "book red maids 7"]
    assert collected(state, "red") == {"maids_lion"}


@rule("OB-8.10")
def test_nobles_may_choose_soldiers_who_have_just_come_in() -> None:
    state = last_turn(hotel("H8A", ["blue workers_fish"], ["red soldiers_bird", "red nobles_lion"]))
    play(state, "pass", "soldiers 1")
    assert "choose red nobles red soldiers" in tell(state, "nobles 1")


@rule("OB-8.11")
def test_all_abilities_act_before_any_bed_is_given() -> None:
    state = last_turn(hotel("H2A", ["red monk_fish"], ["red workers_bird", "blue merchants_lion"]))
    told = tell(state, "pass")
    assert told.index("beds blue merchants 3") < told.index("book red monk 7")


@pytest.mark.parametrize("card", ["maids_lion", "nobles_lion"])
@rule("OB-8.12")
def test_the_owner_is_asked_even_if_there_is_one_target(card: str) -> None:
    state = last_turn(hotel("H1A", ["red monk_fish"], [f"red {card}"]))
    play(state, "pass")
    assert asked(state) == f"red {card.split('_', maxsplit=1)[0]}"


@rule("OB-8.13")
def test_cards_that_stay_lie_at_the_back_door_until_clean_up() -> None:
    state = last_turn(hotel("H1A", ["red monk_fish"], ["red nobles_bird", "blue merchants_lion"]))
    play(state, "pass")
    action = GAME.parse(state, "nobles 1")
    lying = [door(after, 1) for after, _ in GAME.beats(state, action)]
    both = ["red nobles_bird up", "blue merchants_lion up"]
    assert lying[:3] == [both, both, both]
    assert lying[3] == []


@pytest.mark.parametrize(("language", "line"), [
    ("en", "Red's soldiers (lion) take the place of Blue's workers (fish)."),
    ("pl", "Czerwony: żołnierze (lew) - na miejsce karty gracza Niebieski: robotnicy (ryba)."),
])  # fmt: skip
@rule("OB-8.5")
def test_the_log_tells_who_was_replaced(language: str, line: str) -> None:
    state = last_turn(hotel("H1A", ["blue workers_fish"], ["red soldiers_lion"]))
    play(state, "pass")
    assert say_log(state, "soldiers 1", None, language)[0] == line
