"""Stage 2: checking bookings, hotel by hotel (OB-6; worked examples: OB-E1, OB-E2, OB-E3)."""

from __future__ import annotations

from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import BEDS, PREFERRED, TILE_BEDS
from ..layout import CRESTS, DOOR, KINDS, ROUNDS, Beat, Event, Hotel, State, Task
from .abilities import clear_card, leave_door
from .beats import note, note_card
from .laying import rule_of, turn_up


@rule
def do_check(state: State, beat: Beat) -> None:
    """Turn to the next hotel from the top, or end the stage (OB-6.1, OB-6.10)."""
    frame = top(state)
    hotel = frame.a
    if hotel < state.seats:
        frame.a += 1
        push(state, Task.CLEAN, NONE, hotel, NONE)
        push(state, Task.BOOK, NONE, hotel, NONE)
        push(state, Task.ABILITIES, NONE, hotel, 0)
        reveal(state, hotel)
        note(beat, Event.REVEAL, NONE, hotel)
        beat.beds = state.hotels[hotel].free_beds
        return
    pop(state)
    if state.round < ROUNDS - 1:  # OB-4.1
        push(state, Task.PREPARE, NONE, NONE, NONE)
    else:
        note(beat, Event.END, NONE, NONE)  # OB-9.6


@rule
def reveal(state: State, hotel: int) -> None:
    """Turn up all cards on both sides (OB-6.2)."""
    place = state.hotels[hotel]
    place.free_beds = TILE_BEDS[place.tile, place.tile_side]
    for index in range(place.queue_count):
        turn_up(state, place.queue[index])
    for index in range(place.door_count):
        turn_up(state, place.door[index])


@rule
def do_book(state: State, beat: Beat) -> None:
    """Try the next group in the queue once; it gets its beds or leaves (OB-6.5, OB-6.11)."""
    hotel = top(state).a
    place = state.hotels[hotel]
    if place.queue_count == 0:
        pop(state)
        return
    index = next_to_book(place)
    card = place.queue[index]
    if BEDS[card.kind] <= place.free_beds:  # OB-6.5, OB-7.11
        place.free_beds -= BEDS[card.kind]
        state.players[card.owner].collected |= 1 << (card.kind * CRESTS + card.crest)  # OB-6.6
        note_card(beat, Event.BOOK, card, hotel)
    else:
        note_card(beat, Event.TURN_AWAY, card, hotel)
    beat.place = index
    beat.beds = place.free_beds
    leave_queue(place, index)


@rule
def next_to_book(place: Hotel) -> int:
    """The place in the queue that is served next; of equals the nearest to the hotel (OB-6.4)."""
    best = 0
    for index in range(1, place.queue_count):
        if precedence(place, index) > precedence(place, best):
            best = index
    return best


@rule
def precedence(place: Hotel, index: int) -> int:
    """Chosen cards in the order chosen, then the hotel's favourites, then the largest groups."""
    card = place.queue[index]
    if card.choice != NONE:  # OB-6.4 (a), OB-6.7
        return KINDS + DOOR - card.choice
    if card.kind == PREFERRED[rule_of(place)]:  # OB-6.4 (b), OB-6.12, OB-7.7, OB-7.8
        return KINDS
    return card.kind  # OB-6.4 (c)


@rule
def leave_queue(place: Hotel, index: int) -> None:
    """Take a card out of the queue; those behind it move up."""
    place.queue_count -= 1
    for behind in range(index, place.queue_count):
        place.queue[behind] = place.queue[behind + 1]
    clear_card(place.queue[place.queue_count])


@rule
def do_clean(state: State, beat: Beat) -> None:
    """Discard what is left at the back door: no card lies there any more (OB-6.6, OB-6.13)."""
    hotel = top(state).a
    place = state.hotels[hotel]
    pop(state)
    while place.door_count > 0:
        leave_door(place, 0)
    place.free_beds = 0
    place.choice_count = 0
    note(beat, Event.CLEAN, NONE, hotel)
