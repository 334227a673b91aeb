"""The start position, and drawing cards from the two decks."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, nth_bit
from vacancy.engine.decisions import push
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE
from vacancy.engine.rng import below

from .components import (
    COLOUR_DECK,
    DECK_COUNT,
    DECK_FIRST,
    DECK_MORE,
    MORE_COPIES,
    MORE_PIECE,
    PAWN_START,
    SEAT_COINS,
)
from .layout import (
    COLOUR_ORDERS,
    COLOURS,
    QUEUE,
    SLOTS,
    Bunch,
    Edition,
    Pile,
    Place,
    SeatCoins,
    State,
    Stream,
    Task,
)


@rule
def begin(state: State) -> None:
    """Set the table (APT-3). Stocks, holds, hotels and collections are empty, and nobody owns
    anything (APT-3.2, APT-3.3, APT-12.5, APT-13.39)."""
    state.first = below(state.key, Stream.START, 0, 0, state.seats)  # APT-3.8, APT-12.4
    for seat in range(state.seats):
        player = state.players[seat]
        player.place = Place.BASE  # APT-3.2
        player.is_vignette_active = 1  # APT-3.1
        if state.seat_coins == SeatCoins.LATER or state.edition == Edition.RECOMMENDED:
            later = (seat - state.first + state.seats) % state.seats  # APT-12.46
            player.coins = SEAT_COINS[state.edition, state.seats, later]  # APT-3.10, APT-13.48
    for colour in range(COLOURS):
        state.order_deck[colour] = COLOUR_DECK[state.seats]  # APT-2.24, APT-12.44
        state.order_count += bit_count(COLOUR_DECK[state.seats])
    for slot in range(SLOTS):
        state.slots[slot] = draw_order(state)  # APT-3.4
    deck = state.piles[Pile.DECK]
    deck.first = DECK_FIRST[state.seats]
    deck.more = DECK_MORE[state.seats]
    state.furniture_count = DECK_COUNT[state.seats]
    for position in range(QUEUE):
        state.queue[position] = draw_piece(state)  # APT-3.5
    state.pawn = PAWN_START  # APT-3.6
    push(state, Task.TURNS, NONE, state.first, NONE)


@rule
def draw_order(state: State) -> int:
    """Turn up the next order. A draw from what is left is the top of a shuffled deck (APT-11.22),
    so no order of cards is kept that somebody could see (APT-3.9)."""
    pick = below(state.key, Stream.ORDERS, 0, state.order_count, state.order_count)
    state.order_count -= 1
    colour = 0
    while pick >= bit_count(state.order_deck[colour]):
        pick -= bit_count(state.order_deck[colour])
        colour += 1
    number = nth_bit(state.order_deck[colour], pick)
    state.order_deck[colour] ^= 1 << number
    return colour * COLOUR_ORDERS + number


@rule
def draw_piece(state: State) -> int:
    """Turn up the next furniture card, in the same way."""
    deck = state.piles[Pile.DECK]
    pick = below(state.key, Stream.FURNITURE, 0, state.furniture_count, state.furniture_count)
    state.furniture_count -= 1
    distinct = bit_count(deck.first)
    if pick < distinct:
        piece = nth_bit(deck.first, pick)
    else:
        piece = MORE_PIECE[nth_bit(deck.more, pick - distinct)]
    take_out(deck, piece)
    return piece


@rule
def put_in(pieces: Bunch, piece: int) -> None:
    """Add a piece to a bunch."""
    if pieces.first >> piece & 1:
        missing = MORE_COPIES[piece] & ~pieces.more
        pieces.more |= missing & -missing
    else:
        pieces.first |= 1 << piece


@rule
def take_out(pieces: Bunch, piece: int) -> None:
    """Take a piece from a bunch, the last copy first."""
    copies = MORE_COPIES[piece] & pieces.more
    if copies != 0:
        pieces.more ^= copies & ~(copies >> 1)
    else:
        pieces.first ^= 1 << piece
