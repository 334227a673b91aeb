"""What a seat can tell of the beds at a hotel before all its cards are turned up.

A queue is guessed at twice, each face-down card of another taken for the smallest and for the
largest group that it can be. Such a guess is one integer: the kinds, place by place from the hotel
outwards.
"""

from __future__ import annotations

from vacancy.engine.bits import lowest_bit
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from .components import ABILITY_BEDS, ACCEPTS, BEDS, IS_LARGE, PREFERRED, TILE_BEDS
from .layout import CRESTS, DOOR, KINDS, Hotel, LaidCard, State
from .rules.guessing import seen_until
from .rules.laying import rule_of
from .rules.scoring import OF_ONE_CREST

KIND_SETS = [[kind for kind in range(KINDS) if kinds >> kind & 1] for kinds in range(1 << KINDS)]
SMALLEST = Lookup([min(kinds, default=0) for kinds in KIND_SETS])
LARGEST = Lookup([max(kinds, default=0) for kinds in KIND_SETS])
KINDS_OF_SIZE = Lookup([
    sum(1 << kind for kind in range(KINDS) if IS_LARGE[kind] == is_large) for is_large in range(2)
])  # fmt: skip
"""The kinds that a back allows: with a small crest, and with a large one (OB-2.3)."""
ANY_KIND = (1 << KINDS) - 1
PAIRS = sum(3 << pair * 2 * CRESTS for pair in range(KINDS // 2))
KIND_BITS = KINDS.bit_length()
KIND_MASK = (1 << KIND_BITS) - 1
RANK_BITS = (KINDS + DOOR).bit_length()
RANK_MASK = (1 << RANK_BITS) - 1


@rule
def kinds_of(state: State, card: LaidCard, accepted: int, seat: int) -> int:
    """The kinds that a card can be for a seat, where only these cards may have been laid."""
    possible = accepted & ~seen_until(state.players[card.owner], state.round)
    guess = kinds_with(possible, card.crest) & KINDS_OF_SIZE[card.is_large]
    return 1 << card.kind if card.owner == seat or card.is_face_up else guess


@rule
def kinds_with(cards: int, crest: int) -> int:
    """The kinds of the cards with a crest: every fourth bit of a set, moved together."""
    bits = cards >> crest & OF_ONE_CREST
    pairs = (bits | bits >> CRESTS - 1) & PAIRS
    return (pairs | pairs >> 2 * (CRESTS - 1) | pairs >> 4 * (CRESTS - 1)) & ANY_KIND


@rule
def kinds_in_queue(state: State, place: Hotel, seat: int) -> int:
    """The kinds that each card of a queue can be for a seat, place by place."""
    accepted = ACCEPTS[rule_of(place)]
    kinds = 0
    for index in range(place.queue_count):
        card = kinds_of(state, place.queue[index], accepted, seat)
        kinds |= card << index * KINDS
    return kinds


@rule
def guess_queue(place: Hotel, kinds: int, are_large: bool) -> int:
    """A queue of which a seat knows the kinds, as large or as small as it can be (OB-7.13)."""
    guess = 0
    for index in range(place.queue_count):
        some = kinds >> index * KINDS & ANY_KIND
        guess |= (LARGEST[some] if are_large else SMALLEST[some]) << index * KIND_BITS
    return guess


@rule
def kind_at(guess: int, index: int) -> int:
    """The kind at one place of a guessed queue."""
    return guess >> index * KIND_BITS & KIND_MASK


@rule
def count_beds(place: Hotel, seat: int) -> int:
    """The beds of a hotel, and what a seat knows to change them at its back door (OB-8.11)."""
    beds = TILE_BEDS[place.tile, place.tile_side]
    for index in range(place.door_count):
        card = place.door[index]
        if card.owner == seat or card.is_face_up:
            beds += ABILITY_BEDS[card.kind]
    return beds


@rule
def beds_needed(place: Hotel, guess: int) -> int:
    """The beds that all of a guessed queue would need."""
    beds = 0
    for index in range(place.queue_count):
        beds += BEDS[kind_at(guess, index)]
    return beds


@rule
def own_places(place: Hotel, seat: int) -> int:
    """The places of a queue in which cards of a seat lie, as a set."""
    own = 0
    for index in range(place.queue_count):
        own |= (place.queue[index].owner == seat) << index
    return own


@rule
def booked_places(place: Hotel, guess: int, beds: int, wanted: int) -> int:
    """Which wanted places of a guessed queue would get beds if they were given now, as a set."""
    if beds_needed(place, guess) <= beds:
        return wanted
    ranks = ranks_of(place, guess)
    booked = 0
    waiting = (1 << place.queue_count) - 1
    while waiting & wanted != 0:
        index = next_place(ranks, waiting)
        waiting ^= 1 << index
        needed = BEDS[kind_at(guess, index)]
        if needed <= beds:  # OB-6.5
            beds -= needed
            booked |= 1 << index
    return booked


@rule
def ranks_of(place: Hotel, guess: int) -> int:
    """Who is served before whom in a guessed queue, place by place: a higher rank is (OB-6.4)."""
    preferred = PREFERRED[rule_of(place)]
    ranks = 0
    for index in range(place.queue_count):
        rank = kind_at(guess, index)
        choice = place.queue[index].choice
        if choice != NONE:
            rank = KINDS + DOOR - choice
        elif rank == preferred:
            rank = KINDS
        ranks |= rank << index * RANK_BITS
    return ranks


@rule
def next_place(ranks: int, waiting: int) -> int:
    """Which of the places that wait is served next: of equal ranks the one nearest the hotel."""
    best = NONE
    found = NONE
    while waiting != 0:
        index = lowest_bit(waiting)
        waiting &= waiting - 1
        rank = ranks >> index * RANK_BITS & RANK_MASK
        if rank > best:
            best = rank
            found = index
    return found
