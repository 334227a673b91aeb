"""What everybody knows and what nobody may know (OB-10.5 to OB-10.8)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.overbooking.layout import State

from .drawing import GAME, hotel, last_turn, names, play, say_log, table

SEATS = [2, 3, 4]


def positions(seats: int, seed: int) -> Iterator[State]:
    """All positions of a random game."""
    rng = random.Random(seed)
    state: State = GAME.new(seats, seed=seed)
    while not GAME.is_over(state):
        yield state
        GAME.play(state, rng.choice(GAME.legal(state)))


def mixed_table() -> State:
    """A position with cards in every place."""
    return table(
        hotel("H1B", ["red monk_bird up", "blue workers_fish"], ["blue maids_lion"]),
        hotel("H5A", ["red nobles_stag"]),
        round=2,
        lap=2,
        hands={"red": "monk_fish maids_fish", "blue": "monk_lion"},
        collected={"red": "merchants_lion"},
        box={"red": "workers_lion"},
        tokens={"red": 1, "blue": 3},
        bonus="advanced",
    )


@rule("OB-10.5")
def test_everybody_sees_what_lies_open() -> None:
    told = GAME.view(mixed_table(), None)["table"]
    red, blue = told["players"]
    assert (told["round"], told["lap"], told["start"], told["crest_bonus"]) == (2, 2, 0, "advanced")
    assert told["tiles_used"] == ["tile1", "tile5"]
    assert (red["hand_count"], red["deck_count"], red["tokens"]) == (2, 18, 1)
    assert (red["collected"], red["box"]) == (["merchants_lion"], ["workers_lion"])
    assert blue["tokens"] == 3


@rule("OB-10.5")
def test_both_sides_of_the_tiles_on_the_table_are_open() -> None:
    first = GAME.view(mixed_table(), None)["table"]["hotels"][0]
    assert (first["tile"], first["beds"], first["rule"]) == ("H1B", 12, "first_open")
    assert first["next_side"] == {"tile": "H1A", "beds": 13, "rule": "none"}


@rule("OB-10.5", "OB-2.3")
def test_a_face_down_card_shows_owner_crest_and_size_and_an_open_one_its_kind() -> None:
    up, down = GAME.view(mixed_table(), 0)["table"]["hotels"][0]["queue"]
    assert (up["kind"], up["is_face_up"]) == ("monk", True)
    assert (down["owner"], down["crest"], down["size"]) == (1, "fish", "large")
    assert (down["kind"], down.get("beds"), down.get("coins")) == (None, None, None)


@rule("OB-10.5")
def test_everything_in_the_box_was_turned_up_once_and_is_known() -> None:
    state = last_turn(hotel("H8A", ["red workers_bird", "blue workers_fish"]))
    play(state, "pass")
    assert GAME.view(state, 0)["table"]["players"][1]["box"] == ["workers_fish"]


@pytest.mark.parametrize("seat", [None, 0, 1])
@rule("OB-10.6", "OB-10.7")
def test_hands_and_decks_are_shown_to_their_owners_alone(seat: int | None) -> None:
    players = GAME.view(mixed_table(), seat)["table"]["players"]
    for player in players:
        assert (player["hand"] is not None) == (player["seat"] == seat)
        assert (player["deck"] is not None) == (player["seat"] == seat)


@rule("OB-10.7")
def test_a_spectator_is_told_no_crest_and_no_size_of_cards_in_hand() -> None:
    one = table(hands={"red": "monk_fish", "blue": "monk_lion"})
    other = table(hands={"red": "workers_bird", "blue": "nobles_stag"})
    assert GAME.view(one, None) == GAME.view(other, None)


@pytest.mark.parametrize("seats", SEATS)
@rule("OB-10.6")
def test_no_position_of_a_game_shows_what_is_hidden(seats: int) -> None:
    for state in positions(seats, seed=seats):
        for seat in range(seats):
            known: State = GAME.known(state, seat)
            assert list(known.key) == [0, 0]
            for other in range(seats):
                mine = state.players[other] if other == seat else None
                assert known.players[other].hand == (mine.hand if mine else 0)
                assert known.players[other].deck == (mine.deck if mine else 0)
            for place in known.hotels:
                for card in [*place.queue, *place.door]:
                    is_mine = card.owner == seat
                    assert card.owner == -1 or (card.kind != -1) == bool(is_mine or card.is_face_up)


def next_round(state: State, seat: int, rng: int) -> tuple[set[str], list[Any]]:
    """What a seat draws, and which tiles come, in a guess at the round after this one."""
    guess: State = GAME.hide(state, seat, rng)
    hand = guess.players[seat].hand
    play(guess, "pass")
    tiles = [(place.tile, place.tile_side) for place in guess.hotels]
    return names(guess.players[seat].hand & ~hand), tiles[: guess.seats]


@rule("OB-10.6")
def test_guesses_know_neither_the_order_of_the_own_deck_nor_the_tiles_to_come() -> None:
    state = last_turn(seats=3, round=2)
    guesses = [next_round(state, 0, rng) for rng in range(30)]
    assert len({frozenset(drawn) for drawn, _ in guesses}) > 25
    assert len({tuple(tiles) for _, tiles in guesses}) > 25


@rule("OB-10.6")
def test_with_four_players_the_set_of_tiles_to_come_is_known_but_not_their_order() -> None:
    state = last_turn(seats=4, round=2)
    old = {place.tile for place in state.hotels}
    columns = [next_round(state, 0, rng)[1] for rng in range(20)]
    assert all({tile for tile, _ in column} == set(range(8)) - old for column in columns)
    assert len({tuple(tile for tile, _ in column) for column in columns}) > 5


@pytest.mark.parametrize("seats", SEATS)
@rule("OB-10.8")
def test_a_guess_is_a_whole_deal_that_agrees_with_all_that_was_seen(seats: int) -> None:
    rng = random.Random(seats)
    for state in positions(seats, seed=40 + seats):
        seat = rng.choice([None, *range(seats)])
        guess: State = GAME.hide(state, seat, rng)
        assert GAME.known(guess, seat) == GAME.known(state, seat)
        for each in range(seats):
            player = guess.players[each]
            lying = sum(
                1 << (card.kind * 4 + card.crest)
                for place in guess.hotels
                for card in [*place.queue, *place.door]
                if card.owner == each and not card.is_face_up
            )
            seen = player.seen[0] | player.seen[1] | player.seen[2] | player.seen[3]
            assert player.hand + player.deck + lying + seen == (1 << 24) - 1
            assert player.hand | player.deck | lying | seen == (1 << 24) - 1
            assert player.hand.bit_count() == player.hand_count


@pytest.mark.parametrize("seats", SEATS)
@rule("OB-10.8")
def test_guesses_at_one_position_differ_and_keep_the_own_hand(seats: int) -> None:
    state: State = GAME.new(seats, seed=1)
    guesses: list[State] = [GAME.hide(state, 0, rng) for rng in range(10)]
    assert {guess.players[0].hand for guess in guesses} == {state.players[0].hand}
    assert len({guess.players[1].hand for guess in guesses}) == 10


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("place", ["queue 1", "door 1"])
@rule("OB-2.3", "OB-10.6")
def test_a_face_down_lay_reads_the_same_whatever_the_kind(language: str, place: str) -> None:
    lines, known = set(), set()
    for card in ("nobles_fish", "soldiers_fish", "workers_fish"):
        state = table(hotel("H1A"), hands={"red": card})
        lines.add(tuple(say_log(state, f"{card} {place}", 1, language)))
        known.add(GAME.known(state, 1).to_bytes())
    assert (len(lines), len(known)) == (1, 1)


@pytest.mark.parametrize("seats", SEATS)
@rule("OB-10.1", "OB-10.6")
def test_list_prompt_and_first_log_line_are_the_same_in_worlds_equal_for_a_seat(seats: int) -> None:
    rng = random.Random(seats)
    for state in positions(seats, seed=60 + seats):
        seat = GAME.to_move(state)
        world = GAME.hide(state, seat, rng)
        assert GAME.legal(world) == GAME.legal(state)
        assert GAME.words.prompt(world) == GAME.words.prompt(state)
        action = rng.choice(GAME.legal(state))
        lines = []
        for each in (state, world):
            after, beat = next(iter(GAME.beats(GAME.copy(each), action)))
            lines.append([GAME.log(after, beat, reader) for reader in (None, seat)])
        assert lines[0] == lines[1]


@rule("OB-6.10", "OB-10.6")
def test_while_one_hotel_is_checked_the_cards_at_the_next_are_still_guessed_at() -> None:
    state = last_turn(hotel("H1A", ["red monk_bird"], ["red nobles_bird"]),
                      hotel("H5A", ["red maids_fish"]))  # fmt: skip
    play(state, "pass")
    guesses = [GAME.hide(state, 1, rng).hotels for rng in range(40)]
    assert {guess[0].queue[0].kind for guess in guesses} == {0}
    assert {guess[1].queue[0].kind for guess in guesses} == {0, 1, 2}
