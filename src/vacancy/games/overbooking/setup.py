"""The start position, and what is dealt again between rounds."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, nth_bit
from vacancy.engine.decisions import push
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE
from vacancy.engine.rng import below

from .components import DOOR_MAX, START_HAND, TILE_RULE
from .layout import CARDS, TILES, State, Stream, Task

ALL_CARDS = (1 << CARDS) - 1
ALL_TILES = (1 << TILES) - 1


@rule
def begin(state: State) -> None:
    """Set the table for round 1 (OB-3)."""
    if state.first == NONE:
        state.start = below(state.key, Stream.START, 0, 0, state.seats)  # OB-3.5
    else:
        state.start = state.first
    for seat in range(state.seats):
        player = state.players[seat]
        player.deck = ALL_CARDS  # OB-2.1, OB-2.2
        player.deck_count = CARDS
        draw_cards(state, seat, START_HAND)  # OB-3.1
    lay_tiles(state)  # OB-3.2
    lay_tokens(state)  # OB-3.3
    push(state, Task.TURNS, NONE, NONE, NONE)


@rule
def draw_cards(state: State, seat: int, count: int) -> None:
    """Move cards from the top of a shuffled deck to the hand.

    A draw from what is left in the deck is a shuffled deck's next card (OB-3.7), so no order is
    kept that somebody could see.
    """
    player = state.players[seat]
    for _ in range(count):
        drawn = CARDS - player.deck_count
        pick = below(state.key, Stream.DECK, seat, drawn, player.deck_count)
        card = 1 << nth_bit(player.deck, pick)
        player.deck ^= card
        player.hand |= card
        player.deck_count -= 1
        player.hand_count += 1


@rule
def lay_tiles(state: State) -> None:
    """Draw a tile for each place from the top down, either side up (OB-3.2, OB-3.6)."""
    for hotel in range(state.seats):
        unused = ALL_TILES & ~state.tiles_used
        pick = below(state.key, Stream.TILE, state.round, hotel, bit_count(unused))
        tile = nth_bit(unused, pick)
        state.tiles_used |= 1 << tile
        state.hotels[hotel].tile = tile
        state.hotels[hotel].tile_side = below(state.key, Stream.TILE_SIDE, state.round, hotel, 2)


@rule
def lay_tokens(state: State) -> None:
    """One token lies at each back door, none where there is no back door (OB-3.3, OB-9.2)."""
    for hotel in range(state.seats):
        place = state.hotels[hotel]
        has_door = DOOR_MAX[TILE_RULE[place.tile, place.tile_side]] > 0
        place.token_count = 1 if has_door else 0  # OB-7.9, OB-5.11
