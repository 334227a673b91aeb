"""Guessing at hidden staff cards: all that a seat cannot know, drawn evenly (GAH-9.5).

First come cards of which the seat knows more than that they are somewhere: what others took of
packs it passed on, introductory hands, and cards it put under the deck that others drew. They go
to their owner's hand, or to what this owner has lost under the deck since (GAH-10.96). All other
cards are equal, and fill what is left: hands, packs, drawn cards, cards under the deck, the deck.
"""

from __future__ import annotations

from vacancy.engine.actions import belongs
from vacancy.engine.bits import bit_count, lowest_bit, nth_bit
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE
from vacancy.engine.rng import below

from ..components import INTRODUCTORY
from ..layout import PACK, STAFF, State, Stream, Task
from ..moves import KEEP, LOSE, UNDER
from ..setup import ALL_STAFF
from ..vocabulary import Variant
from .staff import drawn_cards

DRAFT_FRAME = 2  # above the frames of the rounds and of the set-up
HAND_DRAWS, PACK_DRAWS, SHOWN_DRAWS, UNDER_DRAWS, BLOCK_DRAWS, SPLIT_DRAWS = (
    0,
    64,
    80,
    100,
    200,
    300,
)


@rule
def redraw(state: State, seat: int) -> None:
    """Fill in everything that has been blanked for a seat."""
    pool = ALL_STAFF & ~seen_cards(state, seat)
    if state.staff == Variant.EXPERT and seat != NONE:
        for step in range(PACK - 1):
            pool = guess_block(state, seat, step, pool)
    for other in range(state.seats):
        if other != seat:
            pool = guess_traced(state, seat, other, pool)
    for other in range(state.seats):
        if other != seat:
            pool = guess_rest(state, other, pool)
    for index in range(state.returned_count):
        place = state.returned[index]
        if place.card == NONE:
            card = choose(state, pool, 0, UNDER_DRAWS + index, 1)
            place.card = lowest_bit(card)
            pool ^= card
    state.staff_deck = pool


@rule
def seen_cards(state: State, seat: int) -> int:
    """The cards that a seat sees or has put where they are, as a set."""
    cards = state.staff_out
    for other in range(state.seats):
        cards |= state.players[other].played
    if seat != NONE:
        cards |= state.players[seat].hand | state.players[seat].pack
        cards |= drawn_cards(state.players[seat])
    for index in range(state.returned_count):
        if state.returned[index].card != NONE:
            cards |= 1 << state.returned[index].card
    return cards


@rule
def choose(state: State, cards: int, lane: int, first: int, count: int) -> int:
    """An even choice of so many cards of a set, as a set."""
    left = cards
    size = bit_count(cards)
    for taken in range(count):
        pick = below(state.key, Stream.GUESS, lane, first + taken, size - taken)
        left ^= 1 << nth_bit(left, pick)
    return cards & ~left


@rule
def guess_block(state: State, seat: int, step: int, pool: int) -> int:
    """Share out what others took of the pack that a seat passed on in a draft step.

    One card each, in the order of seats to the left; who took which is open, except where a card
    has been played since. What nobody took yet lies in the pack. Returns the rest of the pool.
    """
    block = state.players[seat].passed[step]
    cards = block & pool
    is_drafting = state.depth > DRAFT_FRAME and state.stack[DRAFT_FRAME].task == Task.DRAFT_STEP
    for turn in range(1, min(state.seats, PACK - step)):
        player = state.players[(seat + turn) % state.seats]
        has_taken = not is_drafting or player.hand_count > step + turn
        if has_taken and player.played & block == 0 and cards != 0:
            card = choose(state, cards, seat, BLOCK_DRAWS + step * PACK + turn, 1)
            player.hand |= card
            cards ^= card
            pool ^= card
    if is_drafting and cards != 0:
        holder = (seat + state.stack[DRAFT_FRAME].a - step) % state.seats
        state.players[holder].pack |= cards
        pool ^= cards
    return pool


@rule
def guess_traced(state: State, seat: int, other: int, pool: int) -> int:
    """Place the cards that are known to have come into another's hand; returns the pool's rest."""
    player = state.players[other]
    traced = player.hand
    if seat != NONE:
        traced |= state.players[seat].traced[other] & pool
    if state.staff == Variant.INTRODUCTORY:
        turn = (other - state.start + max(state.round - 1, 0)) % state.seats
        traced |= INTRODUCTORY[turn] & pool
    pool &= ~traced
    player.hand = 0
    lost = count_lost(state, other)
    kept = player.hand_count
    while traced != 0:
        card = lowest_bit(traced)
        traced &= traced - 1
        if kept + lost == 0:
            pool |= 1 << card
        elif below(state.key, Stream.GUESS, other, SPLIT_DRAWS + card, kept + lost) < kept:
            player.hand |= 1 << card
            kept -= 1
        else:
            lose_traced(state, other, card, lost)
            lost -= 1
    return pool


@rule
def count_lost(state: State, other: int) -> int:
    """How many unknown cards under the deck a player has lost from the hand."""
    count = 0
    for index in range(state.returned_count):
        place = state.returned[index]
        if place.owner == other and place.was_held and place.card == NONE:
            count += 1
    return count


@rule
def lose_traced(state: State, other: int, card: int, lost: int) -> None:
    """Give a card to one of the places under the deck that a player's lost cards lie in."""
    skip = below(state.key, Stream.GUESS, other, SPLIT_DRAWS + STAFF + card, lost)
    for index in range(state.returned_count):
        place = state.returned[index]
        if place.owner == other and place.was_held and place.card == NONE:
            if skip == 0:
                place.card = card
            skip -= 1


@rule
def guess_rest(state: State, other: int, pool: int) -> int:
    """Fill a player's hand, pack and drawn cards from the pool; returns its rest."""
    player = state.players[other]
    wanted = player.hand_count - bit_count(player.hand)
    cards = choose(state, pool, other, HAND_DRAWS, wanted)
    player.hand |= cards
    pool ^= cards
    wanted = player.pack_count - bit_count(player.pack)
    cards = choose(state, pool, other, PACK_DRAWS, wanted)
    player.pack |= cards
    pool ^= cards
    for index in range(player.drawn_count):
        card = choose(state, pool, other, SHOWN_DRAWS + index, 1)
        player.drawn[index] = lowest_bit(card)
        pool ^= card
    return pool


@rule
def glimpse(state: State, action: int, seat: int) -> int:
    """What the others see of a move: of a card kept, lost or put under the deck only that."""
    if belongs(UNDER, action):
        return UNDER.first
    if belongs(LOSE, action):
        return LOSE.first
    return KEEP.first if belongs(KEEP, action) else action
