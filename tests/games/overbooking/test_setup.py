"""Set-up (OB-3), and who sits where (OB-2.5)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.rules import rule
from vacancy.engine.options import BadOption
from vacancy.games.overbooking.layout import Bonus, State

from .drawing import COLOURS, GAME, names, play, table

SEATS = [2, 3, 4]


@pytest.mark.parametrize("seats", SEATS)
@rule("OB-3.1", "OB-2.1")
def test_everybody_draws_nine_cards_and_has_fifteen_left(seats: int) -> None:
    state = GAME.new(seats, seed=5)
    for player in [state.players[seat] for seat in range(seats)]:
        assert (player.hand_count, player.deck_count) == (9, 15)
        assert (player.hand.bit_count(), player.deck.bit_count()) == (9, 15)
        assert player.hand & player.deck == 0


@rule("OB-3.1")
def test_decks_are_shuffled_each_for_itself() -> None:
    state = GAME.new(4, seed=5)
    assert len({player.hand for player in state.players}) == 4


@pytest.mark.parametrize("seats", SEATS)
@rule("OB-3.2")
def test_as_many_different_tiles_as_players_lie_on_the_table(seats: int) -> None:
    state = GAME.new(seats, seed=5)
    tiles = [place.tile for place in state.hotels]
    assert len(set(tiles[:seats])) == seats
    assert min(tiles[:seats]) >= 0
    assert set(tiles[seats:]) <= {-1}
    assert state.tiles_used == sum(1 << tile for tile in tiles[:seats])


@rule("OB-3.2", "OB-3.6")
def test_every_tile_lies_on_top_with_either_side_up_equally_often() -> None:
    tops = Counter[tuple[int, int]]()
    for seed in range(1600):
        top = GAME.new(2, seed=seed).hotels[0]
        tops[top.tile, top.tile_side] += 1
    assert len(tops) == 16
    assert sum((count - 100) ** 2 / 100 for count in tops.values()) < 37.7  # 99.9 % of chi-square


@rule("OB-3.3", "OB-7.9")
def test_a_token_lies_at_each_back_door_and_none_where_there_is_no_back_door() -> None:
    seen = set()
    for seed in range(40):
        for place in GAME.new(4, seed=seed).hotels:
            has_no_door = (place.tile, place.tile_side) == (1, 1)  # H2B
            assert place.token_count == (0 if has_no_door else 1)
            seen.add(has_no_door)
    assert seen == {True, False}


@rule("OB-3.4")
def test_the_crest_bonus_is_the_beginners_unless_the_table_says_otherwise() -> None:
    assert Bonus(GAME.new(2, seed=1).crest_bonus) == Bonus.BEGINNER
    for value, bonus in [("none", Bonus.NONE), ("advanced", Bonus.ADVANCED)]:
        assert Bonus(GAME.new(2, seed=1, crest_bonus=value).crest_bonus) == bonus


@pytest.mark.parametrize("options", [{"crest_bonus": "expert"}, {"first": 3}, {"bonus": "none"}])
@rule("OB-3.4", "OB-3.5")
def test_options_that_the_game_does_not_have_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.new(3, seed=1, **options)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats, seed=1)


@rule("OB-3.5")
def test_the_starting_player_is_random() -> None:
    starts = Counter(GAME.new(4, seed=seed).start for seed in range(800))
    assert sum((starts[seat] - 200) ** 2 / 200 for seat in range(4)) < 16.3


@pytest.mark.parametrize("first", [0, 1, 2])
@rule("OB-3.5")
def test_a_table_may_name_the_starting_player(first: int) -> None:
    state = GAME.new(3, seed=1, first=first)
    assert (state.start, GAME.to_move(state)) == (first, first)


@rule("OB-2.5")
def test_the_seat_to_the_left_is_the_next_higher_and_seat_0_follows_the_last() -> None:
    hands = dict.fromkeys(COLOURS[:3], "monk_bird")
    state = table(seats=3, mover="blue", start="blue", hands=hands)
    order = []
    for _ in range(3):
        order.append(GAME.to_move(state))
        play(state, "monk_bird queue 1")
    assert order == [1, 2, 0]


@rule("OB-2.5")
def test_seats_have_the_colours_in_the_order_of_the_components_file() -> None:
    view = GAME.view(GAME.new(4, seed=1), seat=None)
    assert [player["colour"] for player in view["table"]["players"]] == list(COLOURS)


def draws(seed: int, rng: random.Random) -> list[Any]:
    """All that chance decides in a game: tiles as they come, and the cards that players draw."""
    state: State = GAME.new(3, seed=seed)
    decks = [player.deck for player in state.players]
    told: list[Any] = [state.start]
    while not GAME.is_over(state):
        GAME.play(state, rng.choice(GAME.legal(state)))
        for seat, player in enumerate(state.players):
            if player.deck != decks[seat]:
                told.append((state.round, seat, names(decks[seat] & ~player.deck)))
                decks[seat] = player.deck
        if state.turn == 0:
            told.append([(place.tile, place.tile_side) for place in state.hotels])
    return told


@rule("OB-3.7")
def test_no_decision_changes_what_chance_brings() -> None:
    assert draws(3, random.Random(1)) == draws(3, random.Random(2))


@rule("OB-3.7")
def test_another_seed_brings_other_cards_and_tiles() -> None:
    assert draws(3, random.Random(1)) != draws(4, random.Random(1))
