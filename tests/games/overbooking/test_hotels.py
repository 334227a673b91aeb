"""The rules of the hotels (OB-7)."""

from __future__ import annotations

import pytest

from tests.rules import rule

from .drawing import (
    COLOURS,
    GAME,
    bookings,
    door,
    hotel,
    last_turn,
    moves,
    play,
    queue,
    refusal,
    table,
    tell,
)

SMALL = ["monk_lion", "merchants_lion", "maids_lion"]
LARGE = ["nobles_lion", "soldiers_lion", "workers_lion"]


@pytest.mark.parametrize("tile", ["H1A", "H5B", "H8A"])
@rule("OB-7.1")
def test_a_hotel_without_a_rule_takes_every_kind_in_its_queue(tile: str) -> None:
    state = table(hotel(tile), hands={"red": " ".join(SMALL + LARGE)})
    assert all(f"{card} queue 1" in moves(state) for card in SMALL + LARGE)


@rule("OB-7.1")
def test_a_hotel_without_a_rule_prefers_nobody() -> None:
    state = last_turn(hotel("H8A", ["red monk_lion", "blue soldiers_lion", "red workers_lion"]))
    assert bookings(state, "pass") == [
        "book red workers 4",
        "turn_away blue soldiers 4",
        "book red monk 3",
    ]


@pytest.mark.parametrize("card", LARGE)
@pytest.mark.parametrize("tile", ["H4A", "H7A"])
@rule("OB-7.2")
def test_small_groups_only(tile: str, card: str) -> None:
    state = table(hotel(tile), hands={"red": card})
    assert refusal(state, f"{card} queue 1") == "small-only OB-7.2"
    assert refusal(state, f"{card} door 1") == "legal"


@pytest.mark.parametrize("card", SMALL)
@rule("OB-7.2")
def test_small_groups_join_a_queue_for_small_groups(card: str) -> None:
    assert refusal(table(hotel("H4A"), hands={"red": card}), f"{card} queue 1") == "legal"


@pytest.mark.parametrize("card", SMALL)
@pytest.mark.parametrize("tile", ["H4B", "H7B"])
@rule("OB-7.3")
def test_large_groups_only(tile: str, card: str) -> None:
    state = table(hotel(tile), hands={"red": card})
    assert refusal(state, f"{card} queue 1") == "large-only OB-7.3"
    assert refusal(state, f"{card} door 1") == "legal"


@pytest.mark.parametrize("card", LARGE)
@rule("OB-7.3")
def test_large_groups_join_a_queue_for_large_groups(card: str) -> None:
    assert refusal(table(hotel("H4B"), hands={"red": card}), f"{card} queue 1") == "legal"


@rule("OB-7.4", "OB-7.13")
def test_no_soldiers_in_the_queue() -> None:
    state = table(hotel("H6A"), hands={"red": "soldiers_lion"})
    assert refusal(state, "soldiers_lion queue 1") == "no-soldiers OB-7.4"
    assert refusal(state, "soldiers_lion door 1") == "legal"


@rule("OB-7.4")
def test_all_other_kinds_may_join_where_soldiers_may_not() -> None:
    cards = [*SMALL, "nobles_lion", "workers_lion"]
    state = table(hotel("H6A"), hands={"red": " ".join(cards)})
    assert all(f"{card} queue 1" in moves(state) for card in cards)


@rule("OB-7.4", "OB-6.8")
def test_soldiers_enter_by_their_ability_where_they_may_not_be_laid() -> None:
    state = last_turn(hotel("H6A", ["blue workers_lion"], ["red soldiers_lion"]))
    play(state, "pass")
    assert bookings(state, "soldiers 1") == ["book red soldiers 7"]


@pytest.mark.parametrize("tile", ["H1B", "H8B"])
@rule("OB-7.5", "OB-5.3")
def test_the_first_card_of_the_queue_is_laid_open(tile: str) -> None:
    state = table(hotel(tile), hands={"red": "maids_fish", "blue": "maids_lion"})
    play(state, "maids_fish queue 1", "maids_lion queue 1")
    assert queue(state, 1) == ["red maids_fish up", "blue maids_lion"]


@pytest.mark.parametrize("tile", ["H3B", "H6B"])
@rule("OB-7.6", "OB-5.3")
def test_the_second_card_of_the_queue_is_laid_open(tile: str) -> None:
    hands = {"red": "maids_fish monk_fish", "blue": "maids_lion"}
    state = table(hotel(tile), hands=hands)
    play(state, "maids_fish queue 1", "maids_lion queue 1", "monk_fish queue 1")
    assert queue(state, 1) == ["red maids_fish", "blue maids_lion up", "red monk_fish"]


@rule("OB-7.5", "OB-10.5")
def test_everybody_knows_an_open_card() -> None:
    state = table(hotel("H1B"), hands={"red": "maids_fish"})
    play(state, "maids_fish queue 1")
    assert GAME.known(state, None).hotels[0].queue[0].kind == 2


@rule("OB-7.7")
def test_monks_are_booked_first_then_the_others_in_normal_order() -> None:
    state = last_turn(hotel("H2A", ["red maids_lion", "blue monk_bird", "red nobles_lion",
                                    "red monk_fish"]))  # fmt: skip
    assert bookings(state, "pass") == [
        "book blue monk 7",
        "book red monk 6",
        "book red nobles 2",
        "turn_away red maids 2",
    ]


@rule("OB-7.8")
def test_soldiers_are_booked_first_then_the_others_in_normal_order() -> None:
    state = last_turn(hotel("H5A", ["red workers_lion", "blue soldiers_bird", "red nobles_lion",
                                    "red soldiers_fish"]))  # fmt: skip
    assert bookings(state, "pass") == [
        "book blue soldiers 9",
        "book red soldiers 4",
        "turn_away red workers 4",
        "book red nobles 0",
    ]


@rule("OB-7.9")
def test_no_card_may_be_laid_where_there_is_no_back_door() -> None:
    state = table(hotel("H2B"), hands={"red": "monk_bird"})
    assert refusal(state, "monk_bird door 1") == "no-door OB-7.9"
    assert state.hotels[0].token_count == 0


@rule("OB-7.9", "OB-5.4")
def test_a_hotel_without_a_back_door_takes_five_cards_in_its_queue() -> None:
    four = ["red monk_bird", "blue monk_bird", "red monk_fish", "blue monk_fish"]
    state = table(hotel("H2B", four), hands={"red": "maids_lion", "blue": "maids_lion"})
    play(state, "maids_lion queue 1")
    assert refusal(state, "maids_lion queue 1") == "queue-full OB-5.4"


@rule("OB-7.10")
def test_a_third_crest_may_not_join_a_queue_of_two() -> None:
    state = table(hotel("H3A", ["red monk_bird", "blue workers_fish"]), hands={"red": "maids_lion"})
    assert refusal(state, "maids_lion queue 1") == "two-crests OB-7.10"
    assert refusal(state, "maids_lion door 1") == "legal"


@pytest.mark.parametrize("card", ["maids_bird", "nobles_fish"])
@rule("OB-7.10")
def test_the_two_crests_that_lie_there_may_join_in_either_size(card: str) -> None:
    state = table(hotel("H3A", ["red monk_bird", "blue workers_fish"]), hands={"red": card})
    assert refusal(state, f"{card} queue 1") == "legal"


@rule("OB-7.10", "OB-5.4")
def test_a_full_queue_of_two_crests_is_refused_as_full() -> None:
    full = ["red monk_bird", "blue monk_bird", "red monk_fish", "blue monk_fish"]
    state = table(hotel("H3A", full), hands={"red": "maids_lion"})
    assert refusal(state, "maids_lion queue 1") == "queue-full OB-5.4"


@rule("OB-7.11")
def test_preferred_guests_who_do_not_fit_get_nothing() -> None:
    state = last_turn(hotel("H5A", ["red soldiers_bird", "blue soldiers_bird", "red soldiers_fish",
                                    "blue monk_bird"]))  # fmt: skip
    assert bookings(state, "pass") == [
        "book red soldiers 9",
        "book blue soldiers 4",
        "turn_away red soldiers 4",
        "book blue monk 3",
    ]


@rule("OB-7.12")
def test_any_crest_may_join_while_fewer_than_two_lie_there() -> None:
    state = table(hotel("H3A", ["red monk_bird", "blue workers_bird"]), hands={"red": "maids_lion"})
    assert refusal(state, "maids_lion queue 1") == "legal"


@rule("OB-7.12")
def test_crests_at_the_back_door_do_not_count() -> None:
    state = table(hotel("H3A", ["red monk_bird"], ["blue monk_fish"]),
                  hands={"red": "maids_lion"})  # fmt: skip
    assert refusal(state, "maids_lion queue 1") == "legal"


@rule("OB-7.12")
def test_the_two_crests_are_those_of_this_round() -> None:
    state = last_turn(hotel("H3B", ["red monk_bird", "blue workers_fish"]),
                      hands={"blue": "maids_lion maids_stag"})  # fmt: skip
    play(state, "pass")
    assert state.hotels[0].tile_side == 0  # H3A by now
    assert {"maids_lion queue 1", "maids_stag queue 1"} <= set(moves(state))


@pytest.mark.parametrize("seed", range(20))
@rule("OB-7.13")
def test_no_guess_puts_soldiers_face_down_where_they_may_not_be_laid(seed: int) -> None:
    state = table(hotel("H6A", ["red workers_bird", "red nobles_fish"], ["red workers_lion"]))
    guess = GAME.hide(state, 1, seed).hotels[0]
    assert {guess.queue[0].kind, guess.queue[1].kind} <= {3, 5}


@rule("OB-7.13")
def test_guesses_try_both_other_kinds_there_and_all_three_at_the_back_door() -> None:
    state = table(hotel("H6A", ["red workers_bird"], ["red workers_lion"]))
    guesses = [GAME.hide(state, 1, seed).hotels[0] for seed in range(60)]
    assert {guess.queue[0].kind for guess in guesses} == {3, 5}
    assert {guess.door[0].kind for guess in guesses} == {3, 4, 5}


@rule("OB-6.8")
@pytest.mark.parametrize(
    ("tile", "target", "card"),
    [("H4B", "nobles_bird", "maids_lion"), ("H3A", "nobles_bird", "maids_lion")],
)
def test_abilities_bring_in_what_could_not_have_been_laid(
    tile: str, target: str, card: str
) -> None:
    state = last_turn(hotel(tile, [f"red {target}", "blue workers_fish"], [f"red {card}"]))
    play(state, "pass")
    assert "book red maids" in " ".join(bookings(state, "maids 1"))


@rule("OB-6.8")
def test_a_monk_goes_into_a_queue_for_large_groups() -> None:
    state = last_turn(hotel("H4B", ["blue workers_fish"], ["red monk_lion"]))
    assert bookings(state, "pass") == ["book blue workers 11", "book red monk 10"]


@pytest.mark.parametrize("language", ["en", "pl"])
@rule("OB-7.2", "OB-7.3", "OB-7.4", "OB-7.9", "OB-7.10")
def test_refusals_name_the_hotel(language: str) -> None:
    full = hotel("H3A", ["red monk_bird", "blue workers_fish"])
    state = table(hotel("H4A"), full, hotel("H6A"), hotel("H2B"),
                  hands={"red": "soldiers_lion"})  # fmt: skip
    said = set()
    for place in ("queue 1", "queue 2", "queue 3", "door 4"):
        action = [a for a in range(GAME.actions) if GAME.say(state, a) == f"soldiers_lion {place}"]
        reason = GAME.why_not(state, action[0])
        assert reason is not None
        said.add(GAME.speaker(language).say(reason))
    assert len(said) == 4
    assert all(str(number) in " ".join(said) for number in (1, 2, 3, 4))


def test_the_column_of_a_drawn_table_is_what_was_drawn() -> None:
    state = last_turn(hotel("H6A", ["red nobles_bird"], ["blue monk_lion"]), seats=4)
    assert (queue(state, 1), door(state, 1)) == (["red nobles_bird"], ["blue monk_lion"])
    assert [place.tile for place in state.hotels] == [5, 0, 4, 7]
    assert tell(state, "pass")[0] == f"pass {COLOURS[3]}"
