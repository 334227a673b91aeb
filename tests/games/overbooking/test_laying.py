"""Stage 1: playing cards (OB-5)."""

from __future__ import annotations

import pytest

from tests.rules import rule

from .drawing import (
    COLOURS,
    GAME,
    asked,
    door,
    hotel,
    last_turn,
    moves,
    play,
    queue,
    refusal,
    say_log,
    table,
    tell,
)

FULL_QUEUE = ["red monk_bird", "red monk_fish", "blue monk_bird", "blue monk_fish"]
FULL_DOOR = ["red workers_bird", "blue workers_bird"]
SMALL_FULL = hotel("H4A", ["red monk_bird", "red monk_fish", "blue monk_lion", "blue monk_fish"],
                   FULL_DOOR)  # fmt: skip
"""No place is left at this hotel."""
LARGE_OPEN = hotel("H7B", [], ["red workers_fish", "blue workers_fish"])
"""Only large groups may join here, and only the queue."""


@rule("OB-5.1")
def test_players_lay_one_card_each_clockwise_from_the_starting_player() -> None:
    hand = "monk_bird maids_fish"
    state = table(seats=3, start="green", mover="green",
                  hands=dict.fromkeys(COLOURS[:3], hand))  # fmt: skip
    order = []
    for card in hand.split():
        for number in (1, 2, 3):
            order.append(asked(state))
            play(state, f"{card} queue {number}")
    assert order == ["green lay", "red lay", "blue lay"] * 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("OB-5.1", "OB-10.2")
def test_stage_1_ends_when_everybody_has_had_five_turns(seats: int) -> None:
    state = GAME.new(seats, seed=2)
    turns = []
    while state.round == 0 and state.turn < 5 * seats:
        turns.append(GAME.to_move(state))
        GAME.play(state, GAME.legal(state)[-1])
        if state.turn == 0:
            break
    assert [turns.count(seat) for seat in range(seats)] == [5] * seats


@rule("OB-5.1")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    state = table(hands={"red": "monk_bird"})
    assert refusal(state, "monk_fish queue 1") == "not-in-hand OB-5.1"


@rule("OB-3.2")
def test_there_are_no_more_hotels_than_players() -> None:
    state = table(hands={"red": "monk_bird"})
    assert refusal(state, "monk_bird queue 3") == "no-such-hotel OB-3.2"


@rule("OB-5.2")
def test_a_card_goes_to_any_queue_or_back_door() -> None:
    state = table(hands={"red": "monk_bird"})
    places = ["queue 1", "door 1", "queue 2", "door 2"]
    assert moves(state) == [f"monk_bird {place}" for place in places]


@rule("OB-5.2")
def test_a_card_takes_the_next_free_place_outwards() -> None:
    state = table(hotel("H1A", ["blue monk_bird"]), hands={"red": "maids_fish"})
    play(state, "maids_fish queue 1")
    assert queue(state, 1) == ["blue monk_bird", "red maids_fish"]


@rule("OB-5.2")
def test_a_card_leaves_the_hand() -> None:
    state = table(hands={"red": "maids_fish monk_lion"})
    play(state, "maids_fish queue 1")
    red = state.players[0]
    assert (red.hand_count, red.hand.bit_count()) == (1, 1)


@rule("OB-5.3")
@pytest.mark.parametrize("place", ["queue 1", "door 1"])
def test_a_card_is_laid_face_down(place: str) -> None:
    state = table(hotel("H1A"), hands={"red": "maids_fish"})
    play(state, f"maids_fish {place}")
    assert queue(state, 1) + door(state, 1) == ["red maids_fish"]


@rule("OB-5.3")
@pytest.mark.parametrize("tile", ["H1B", "H3B"])
def test_back_doors_are_face_down_where_the_queue_is_open_too(tile: str) -> None:
    state = table(hotel(tile), hands={"red": "maids_fish", "blue": "maids_fish"})
    play(state, "maids_fish door 1", "maids_fish door 1")
    assert door(state, 1) == ["red maids_fish", "blue maids_fish"]


@rule("OB-5.4")
def test_a_queue_takes_four_cards() -> None:
    state = table(hotel("H1A", FULL_QUEUE), hands={"red": "maids_fish"})
    assert refusal(state, "maids_fish queue 1") == "queue-full OB-5.4"


@rule("OB-5.4")
def test_the_fourth_place_of_a_queue_is_free() -> None:
    state = table(hotel("H1A", FULL_QUEUE[:3]), hands={"red": "maids_fish"})
    assert refusal(state, "maids_fish queue 1") == "legal"


@rule("OB-5.4")
def test_a_back_door_takes_two_cards() -> None:
    state = table(hotel("H1A", door=FULL_DOOR), hands={"red": "maids_fish"})
    assert refusal(state, "maids_fish door 1") == "door-full OB-5.4"
    assert (
        refusal(
            table(hotel("H1A", door=FULL_DOOR[:1]), hands={"red": "maids_fish"}),
            "maids_fish door 1",
        )
        == "legal"
    )


@rule("OB-5.5", "OB-5.11")
def test_the_first_card_at_a_back_door_brings_the_token_and_the_second_none() -> None:
    state = table(hands={"red": "maids_fish", "blue": "maids_fish"})
    play(state, "maids_fish door 1")
    assert (state.players[0].token_count, state.hotels[0].token_count) == (1, 0)
    play(state, "maids_fish door 1")
    assert state.players[1].token_count == 0


@rule("OB-5.5")
def test_a_card_in_the_queue_leaves_the_token_where_it_is() -> None:
    state = table(hands={"red": "maids_fish"})
    play(state, "maids_fish queue 1")
    assert (state.players[0].token_count, state.hotels[0].token_count) == (0, 1)


@rule("OB-5.6", "OB-5.10")
def test_the_last_player_may_keep_the_fifth_card() -> None:
    state = last_turn(seats=3, start="blue", hands={"red": "maids_fish"})
    assert asked(state) == "red lay"
    assert moves(state)[-1] == "pass"
    assert len(moves(state)) == 7


@pytest.mark.parametrize(("lap", "mover"), [(5, "red"), (5, "blue"), (4, "green"), (1, "green")])
@rule("OB-5.6", "OB-5.8", "OB-5.10")
def test_nobody_else_and_in_no_other_lap_may_pass_with_a_place_to_lay(lap: int, mover: str) -> None:
    state = table(seats=3, lap=lap, mover=mover, hands={mover: "maids_fish"})
    assert "pass" not in moves(state)
    assert refusal(state, "pass") == "must-lay OB-5.8"


@rule("OB-5.6")
def test_a_chosen_pass_is_offered_by_its_own_rule() -> None:
    state = last_turn(hands={"blue": "maids_fish"})
    assert GAME.words.label(state, GAME.parse(state, "pass")).rule == "OB-5.6"


@rule("OB-5.7")
def test_players_know_their_own_face_down_cards() -> None:
    state = table(hotel("H1A", ["red maids_fish", "blue monk_lion"], ["red nobles_bird"]))
    known = GAME.known(state, 0).hotels[0]
    assert [known.queue[0].kind, known.queue[1].kind, known.door[0].kind] == [2, -1, 3]


@rule("OB-5.8")
def test_a_hand_without_any_legal_place_passes() -> None:
    state = table(SMALL_FULL, LARGE_OPEN, lap=4, hands={"red": "maids_fish maids_bird"})
    assert moves(state) == ["pass"]
    assert GAME.words.label(state, GAME.legal(state)[0]).rule == "OB-5.8"


@rule("OB-5.8")
def test_one_card_with_a_place_must_be_laid() -> None:
    state = table(SMALL_FULL, LARGE_OPEN, lap=4, hands={"red": "maids_fish nobles_bird"})
    assert moves(state) == ["nobles_bird queue 2"]


@rule("OB-5.9")
def test_a_pass_uses_up_the_turn_and_keeps_the_cards() -> None:
    state = table(SMALL_FULL, LARGE_OPEN, lap=4,
                  hands={"red": "maids_fish maids_bird", "blue": "nobles_lion"})  # fmt: skip
    assert tell(state, "pass") == ["pass red"]
    assert asked(state) == "blue lay"
    assert (state.turn, state.players[0].hand_count) == (7, 2)


@rule("OB-5.9")
def test_a_pass_is_not_made_good_in_a_sixth_lap() -> None:
    hands = {"red": "maids_fish maids_bird", "blue": "nobles_lion nobles_bird"}
    state = table(SMALL_FULL, LARGE_OPEN, lap=4, hands=hands)
    play(state, "pass", "nobles_lion queue 2", "pass", "nobles_bird queue 2")
    assert (state.round, state.turn) == (1, 0)


@rule("OB-5.9")
def test_whoever_has_no_place_once_has_none_for_the_rest_of_the_round() -> None:
    state = table(SMALL_FULL, LARGE_OPEN, lap=4,
                  hands={"red": "maids_fish maids_bird", "blue": "nobles_lion"})  # fmt: skip
    play(state, "pass", "nobles_lion queue 2")
    assert moves(state) == ["pass"]


@pytest.mark.parametrize("language", ["en", "pl"])
@rule("OB-5.10")
def test_a_chosen_pass_looks_to_others_like_a_forced_one(language: str) -> None:
    chosen = last_turn(hands={"blue": "nobles_lion"})
    forced = last_turn(SMALL_FULL, LARGE_OPEN, hands={"blue": "maids_fish"})
    lines = [say_log(state, "pass", 0, language)[0] for state in (chosen, forced)]
    assert lines[0] == lines[1]


@rule("OB-5.11")
def test_each_round_starts_with_one_token_at_each_back_door() -> None:
    state = last_turn(hotel("H1A", door=["red merchants_bird"]), hotel("H5A"))
    play(state, "pass")
    assert [place.token_count for place in state.hotels][:2] == [1, 1]


@rule("OB-5.12", "OB-9.2")
def test_whoever_passed_starts_the_next_round_with_one_card_more() -> None:
    hand = "monk_bird monk_fish monk_lion monk_stag maids_bird"
    state = last_turn(hands={"red": hand.rsplit(" ", 1)[0], "blue": hand})
    play(state, "pass")
    assert [state.players[seat].hand_count for seat in (0, 1)] == [9, 10]
