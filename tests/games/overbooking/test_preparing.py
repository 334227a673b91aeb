"""Rounds (OB-4) and stage 3 (OB-9.1, OB-9.2, OB-9.5)."""

from __future__ import annotations

import random

import pytest

from tests.rules import rule
from vacancy.games.overbooking.layout import State

from .drawing import GAME, asked, hotel, last_turn, names, play, say_log, short, tell

STAGE_3 = ("turn_tiles", "new_tiles", "end")


def round_ends(seats: int, seed: int) -> list[State]:
    """The positions at the start of each round of a random game, and its end."""
    rng = random.Random(seed)
    state: State = GAME.new(seats, seed=seed)
    told = [state.copy()]
    while not GAME.is_over(state):
        before = state.round
        GAME.play(state, rng.choice(GAME.legal(state)))
        if state.round != before or GAME.is_over(state):
            told.append(state.copy())
    return told


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("OB-4.1")
def test_four_rounds_of_playing_checking_and_preparing(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.new(seats, seed=seats)
    lines = []
    while not GAME.is_over(state):
        action = rng.choice(GAME.legal(state))
        lines += [short(beat).split()[0] for _, beat in GAME.beats(state, action)]
    assert [line for line in lines if line in STAGE_3] == [
        "turn_tiles",
        "new_tiles",
        "turn_tiles",
        "end",
    ]
    stage_1 = ["play"] * 5 * seats
    stage_2 = ["reveal", "clean"] * seats
    course = [{"lay": "play", "pass": "play"}.get(line, line) for line in lines]
    kept = [line for line in course if line in ("play", "reveal", "clean")]
    assert kept == (stage_1 + stage_2) * 4


@rule("OB-4.2", "OB-9.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_marker_passes_to_the_left(seats: int) -> None:
    starts = [state.start for state in round_ends(seats, seed=9)[:4]]
    assert starts == [(starts[0] + number) % seats for number in range(4)]


@rule("OB-4.2")
def test_the_new_starting_player_begins() -> None:
    state = last_turn(seats=3, start="green")
    play(state, "pass")
    assert asked(state) == "red lay"


@pytest.mark.parametrize("round", [1, 3])
@rule("OB-9.1")
def test_after_rounds_1_and_3_each_tile_is_turned_over_in_its_place(round: int) -> None:
    state = last_turn(hotel("H1A"), hotel("H6B"), round=round)
    assert tell(state, "pass")[-1] == "turn_tiles"
    assert [(place.tile, place.tile_side) for place in state.hotels][:2] == [(0, 1), (5, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("OB-9.1", "OB-3.2")
def test_after_round_2_all_tiles_are_replaced_by_unused_ones(seats: int) -> None:
    one, two, three, four, _ = round_ends(seats, seed=4)
    columns = [
        [(state.hotels[n].tile, state.hotels[n].tile_side) for n in range(seats)]
        for state in (one, two, three, four)
    ]
    old, new = columns[0], columns[2]
    assert not {tile for tile, _ in old} & {tile for tile, _ in new}
    assert columns[1] == [(tile, 1 - side) for tile, side in old]
    assert columns[3] == [(tile, 1 - side) for tile, side in new]
    assert three.tiles_used.bit_count() == 2 * seats


@rule("OB-9.1", "OB-3.6")
def test_new_tiles_lie_either_side_up() -> None:
    sides = set()
    for seed in range(12):
        state = last_turn(round=2)
        state.key[0] = seed
        play(state, "pass")
        sides |= {state.hotels[n].tile_side for n in (0, 1)}
    assert sides == {0, 1}


@rule("OB-9.2")
def test_a_token_left_over_stays_and_no_second_one_is_added() -> None:
    state = last_turn(hotel("H1A"), hotel("H5A", door=["red monk_bird"]))
    play(state, "pass")
    assert [place.token_count for place in state.hotels][:2] == [1, 1]


@rule("OB-9.2", "OB-7.9")
def test_a_token_goes_back_where_the_new_side_has_no_back_door() -> None:
    state = last_turn(hotel("H2A"))
    assert state.hotels[0].token_count == 1
    play(state, "pass")
    assert (state.hotels[0].tile_side, state.hotels[0].token_count) == (1, 0)


@rule("OB-9.2", "OB-3.3")
def test_a_token_is_laid_where_the_new_side_has_a_back_door() -> None:
    state = last_turn(hotel("H2B"))
    play(state, "pass")
    assert (state.hotels[0].tile_side, state.hotels[0].token_count) == (0, 1)


@rule("OB-9.2", "OB-5.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_five_cards_each_time_until_the_deck_is_empty(seats: int) -> None:
    states = round_ends(seats, seed=11)
    for state, left in zip(states, [15, 10, 5, 0, 0], strict=True):
        assert [state.players[seat].deck_count for seat in range(seats)] == [left] * seats
        assert {state.players[seat].deck.bit_count() for seat in range(seats)} == {left}


@rule("OB-9.2")
def test_drawn_cards_come_from_the_own_deck() -> None:
    state = last_turn(hands={"red": "monk_bird"})
    decks = [names(state.players[seat].deck) for seat in (0, 1)]
    play(state, "pass")
    for seat, hand in ((0, {"monk_bird"}), (1, set())):
        drawn = names(state.players[seat].hand) - hand
        assert len(drawn) == 5
        assert drawn <= decks[seat]
        assert names(state.players[seat].deck) == decks[seat] - drawn


@rule("OB-9.5")
def test_nobody_decides_anything_in_stage_3() -> None:
    state = last_turn()
    assert tell(state, "pass")[-1] == "turn_tiles"
    assert asked(state) == "blue lay"


@rule("OB-9.5")
def test_a_token_stays_at_its_place_when_the_tiles_are_replaced() -> None:
    state = last_turn(hotel("H1A"), hotel("H5A"), round=2)
    assert tell(state, "pass")[-1] == "new_tiles"
    for place in [state.hotels[0], state.hotels[1]]:
        assert place.token_count == ((place.tile, place.tile_side) != (1, 1))


@rule("OB-9.5")
def test_no_more_than_16_tokens_can_be_taken() -> None:
    for seed in range(30):
        end = round_ends(4, seed)[-1]
        assert sum(player.token_count for player in end.players) <= 16


@pytest.mark.parametrize(("language", "line"), [
    ("en", "Round 2: the hotels are turned over; everybody draws five cards."),
    ("pl", "Runda 2: hotele odwrócone; każdy dobiera pięć kart."),
])  # fmt: skip
@rule("OB-9.1")
def test_the_log_announces_the_new_round(language: str, line: str) -> None:
    assert say_log(last_turn(), "pass", None, language)[-1] == line
