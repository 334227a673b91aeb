"""Setting the table (APT-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules import rule
from vacancy.engine.options import BadOption
from vacancy.games.apartament.components import DECK_COUNT, STAR_PRICE
from vacancy.games.apartament.layout import COLOUR_NAMES, Place

from .drawing import GAME, asked, collection, pieces, queue, slots, stock, store

TABLES = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("APT-3.1", "APT-3.2", "APT-3.3", "APT-12.5", "APT-13.39")
@TABLES
def test_everybody_starts_in_the_base_with_nothing_but_an_active_vignette(seats: int) -> None:
    state = GAME.new(seats, seed=3)
    for number in range(seats):
        player = state.players[number]
        assert (player.coins, player.prestige, player.stars, player.upgrades) == (0, 0, 0, 0)
        assert (player.place, player.is_vignette_active, player.crates) == (Place.BASE, 1, 0)
        assert not any(pieces(stored) for stored in player.stores)
        assert not collection(state, ("yellow", "red", "white", "black")[number], "in_transit")


@rule("APT-3.4", "APT-3.5", "APT-13.39")
@TABLES
def test_five_orders_and_three_furniture_cards_lie_open(seats: int) -> None:
    state = GAME.new(seats, seed=3)
    assert None not in slots(state)
    assert state.order_count == {2: 40, 3: 56, 4: 72}[seats] - 5
    assert sum(cards.bit_count() for cards in state.order_deck) == state.order_count
    assert len(queue(state)) == 3
    assert state.furniture_count == len(pieces(state.piles[4])) == DECK_COUNT[seats] - 3


@rule("APT-3.6", "APT-3.7", "APT-13.39")
@TABLES
def test_stocks_are_empty_the_pawn_is_in_green_and_the_first_star_costs_eight(seats: int) -> None:
    state = GAME.new(seats, seed=3)
    assert not any(stock(state, town) for town in COLOUR_NAMES)
    assert state.pawn == Place.GREEN
    assert STAR_PRICE[seats, state.star_count] == 8


@rule("APT-3.8", "APT-12.4", "APT-11.22")
def test_the_first_player_is_random_and_the_same_seed_gives_the_same_table() -> None:
    firsts = Counter(GAME.new(4, seed=seed).first for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    assert GAME.new(4, seed=7) == GAME.new(4, seed=7)
    state = GAME.new(4, seed=7)
    assert GAME.to_move(state) == state.first


@rule("APT-3.9", "APT-12.43", "APT-13.39")
def test_a_view_shows_the_sizes_of_the_decks_and_not_their_order() -> None:
    state = GAME.new(3, seed=7)
    seen = GAME.view(state, 0)["table"]
    assert (seen["order_deck"], seen["furniture_deck"]) == (51, 57)
    assert GAME.view(GAME.hide(state, 0, 5), 0) == GAME.view(state, 0)


@rule("APT-3.9", "APT-11.22")
def test_a_guess_at_the_next_order_is_even() -> None:
    state = GAME.new(2, seed=11)
    town = COLOUR_NAMES[state.slots[0] // 18]
    found: Counter[int] = Counter()
    for number in range(700):
        guess = GAME.hide(state, 0, number)
        GAME.play(guess, GAME.parse(guess, f"move {town}"))
        GAME.play(guess, GAME.parse(guess, f"take 1 {slots(guess)[0]}"))
        found[guess.slots[0]] += 1
    assert len(found) == state.order_count
    assert max(found.values()) < 3 * 700 / 35


@rule("APT-3.10", "APT-12.46", "APT-13.48")
@pytest.mark.parametrize(("seats", "coins"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 2])])
def test_the_option_gives_coins_to_later_seats(seats: int, coins: list[int]) -> None:
    for seed in range(6):
        state = GAME.new(seats, seed=seed, seat_coins="later")
        order = [(state.first + turn) % seats for turn in range(seats)]
        assert [state.players[seat].coins for seat in order] == coins


@rule("APT-3.11", "APT-12.47", "APT-13.49")
@pytest.mark.parametrize(("seats", "wanted"), [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 2, 2, 3])])
def test_by_the_recommended_values_everybody_begins_with_coins(
    seats: int, wanted: list[int]
) -> None:
    for seed in range(6):
        state = GAME.new(seats, seed=seed, edition="recommended")
        order = [(state.first + turn) % seats for turn in range(seats)]
        assert [state.players[seat].coins for seat in order] == wanted


@rule("APT-3.11", "APT-13.49")
def test_the_option_of_coins_is_refused_beside_the_recommended_values() -> None:
    with pytest.raises(BadOption, match="seat_coins"):
        GAME.new(3, seed=1, edition="recommended", seat_coins="later")
    assert GAME.new(3, seed=1, edition="recommended", seat_coins="none").edition == 1


@rule("APT-11.1", "APT-13.13")
def test_the_first_turn_offers_only_moves_to_towns_with_an_order() -> None:
    for seed in range(10):
        state = GAME.new(2, seed=seed)
        towns = {f"move {order.split('_')[0]}" for order in slots(state) if order}
        said = [GAME.say(state, action) for action in GAME.legal(state)]
        assert set(said) == towns
        assert asked(state).endswith("turn")
        assert store(state, "yellow", "hold") == []
