"""The start position (GAH-3), and drawing from the two decks."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, nth_bit
from vacancy.engine.decisions import push
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE
from vacancy.engine.rng import below

from .components import INTRODUCTORY, START_CROWNS, START_STAFF
from .layout import (
    GUESTS,
    KINDS,
    ROW,
    SEATS,
    SIDE_A,
    STACK_SIZE,
    STACKS,
    STAFF,
    State,
    Stream,
    Task,
)
from .vocabulary import Variant

ALL_GUESTS = (1 << GUESTS) - 1
ALL_STAFF = (1 << STAFF) - 1
ALL_LAYOUTS = 0b11110  # board 0 is side A


@rule
def begin(state: State) -> None:
    """Set the table (GAH-3.1 to GAH-3.17)."""
    if state.first == NONE:
        state.start = below(state.key, Stream.START, 0, 0, state.seats)  # GAH-3.17
    else:
        state.start = state.first
    choose_tiles(state)
    deal_boards(state)
    state.guest_deck = ALL_GUESTS  # GAH-3.2
    for space in range(ROW):
        state.row[ROW - 1 - space] = draw_guest(state)  # GAH-3.3, GAH-10.16
    state.staff_deck = ALL_STAFF  # GAH-3.4
    state.staff_deck_count = STAFF
    for seat in range(state.seats):
        player = state.players[seat]
        player.crowns = START_CROWNS  # GAH-3.14
        for kind in range(KINDS):
            player.kitchen[kind] = 1  # GAH-3.15
    deal_staff(state)
    push(state, Task.ROUND, NONE, NONE, NONE)
    push(state, Task.SETUP, NONE, 0, NONE)
    if state.staff == Variant.EXPERT:  # GAH-3.30
        push(state, Task.DRAFT_STEP, NONE, 0, 0)


@rule
def choose_tiles(state: State) -> None:
    """One politics card and one emperor tile of each letter (GAH-3.5, GAH-3.6, GAH-3.7)."""
    state.politics[0] = state.politics_a - 1
    state.politics[1] = state.politics_b - 1
    state.politics[2] = state.politics_c - 1
    state.tiles[0] = state.emperor_a - 1
    state.tiles[1] = state.emperor_b - 1
    state.tiles[2] = state.emperor_c - 1
    for stack in range(STACKS):
        if state.politics[stack] == NONE:
            state.politics[stack] = below(state.key, Stream.POLITICS, 0, stack, STACK_SIZE)
        if state.tiles[stack] == NONE:
            state.tiles[stack] = below(state.key, Stream.EMPEROR, 0, stack, STACK_SIZE)
        state.politics[stack] += stack * STACK_SIZE
        state.tiles[stack] += stack * STACK_SIZE


@rule
def deal_boards(state: State) -> None:
    """Side A for all, or the layouts of side B: chosen for a seat, or dealt (GAH-3.13).

    Each layout exists once: of two seats that want the same, the second is dealt another
    (GAH-10.94).
    """
    if state.board == SIDE_A:
        return
    state.players[0].board = state.hotel_1
    state.players[1].board = state.hotel_2
    state.players[2].board = state.hotel_3
    state.players[3].board = state.hotel_4
    left = ALL_LAYOUTS
    for seat in range(SEATS):
        player = state.players[seat]
        if seat >= state.seats or not left >> player.board & 1:
            player.board = SIDE_A
        left &= ~(1 << player.board)
    for seat in range(state.seats):
        player = state.players[seat]
        if player.board == SIDE_A:
            pick = below(state.key, Stream.BOARD, 0, seat, bit_count(left))
            player.board = nth_bit(left, pick)
            left ^= 1 << player.board


@rule
def draw_guest(state: State) -> int:
    """The next guest of the deck; an empty deck is the discard pile shuffled (GAH-5.13).

    A draw from what is left in a deck is a shuffled deck's next card, so no order is kept that
    somebody could see.
    """
    if state.guest_deck == 0:
        state.guest_deck = state.guest_discard  # GAH-10.42
        state.guest_discard = 0
    left = bit_count(state.guest_deck)
    if left == 0:
        return NONE
    guest = nth_bit(state.guest_deck, below(state.key, Stream.GUEST, 0, state.guest_draws, left))
    state.guest_deck ^= 1 << guest
    state.guest_draws += 1
    return guest


@rule
def deal_staff(state: State) -> None:
    """Six staff cards each: drawn, by letter, or as packs to draft from (GAH-3.16, GAH-3.25)."""
    for turn in range(state.seats):
        seat = (state.start + turn) % state.seats
        player = state.players[seat]
        cards = INTRODUCTORY[turn]  # GAH-3.25, GAH-3.26, GAH-3.27, GAH-10.19
        if state.staff != Variant.INTRODUCTORY:
            cards = 0
            for _ in range(START_STAFF):
                cards |= 1 << draw_shuffled(state)
        else:
            state.staff_deck ^= cards
            state.staff_deck_count -= START_STAFF
        if state.staff == Variant.EXPERT:  # GAH-3.28
            player.pack = cards
            player.pack_count = START_STAFF
        else:
            player.hand = cards
            player.hand_count = START_STAFF


@rule
def draw_shuffled(state: State) -> int:
    """The next card of the shuffled part of the staff deck, which must not be empty."""
    pick = below(state.key, Stream.STAFF, 0, state.staff_draws, state.staff_deck_count)
    card = nth_bit(state.staff_deck, pick)
    state.staff_deck ^= 1 << card
    state.staff_deck_count -= 1
    state.staff_draws += 1
    return card
