"""The rules of Last Room, in the order of the rulebook."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, nth_bit
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array
from vacancy.engine.rng import below

from .layout import ACTIONS, DRAWN, KEEP, ROOMS, SWAP, TURNS, Beat, State

CHOOSE, DRAW = 0, 1  # a decision, and a step of the engine
OK, NONE_LEFT, NO_MOVE = 0, 1, 2  # reasons
DEAL, GUESS = 0, 1  # streams of chance
ALL_ROOMS = (1 << ROOMS) - 1


@rule
def begin(state: State) -> None:
    """Give everybody a room (LR-1.1); seat 0 begins (LR-1.2)."""
    for seat in range(state.seats):
        draw(state, seat, DEAL, seat)
    state.drawn = state.seats
    push(state, CHOOSE, 0, NONE, NONE)


@rule
def draw(state: State, seat: int, stream: int, index: int) -> None:
    """Take one of the rooms that are neither given back nor anybody's, each as likely."""
    free = ALL_ROOMS & ~state.returned
    for other in range(state.seats):
        if state.players[other].room != NONE:
            free &= ~(1 << state.players[other].room)
    pick = below(state.key, stream, 0, index, bit_count(free))
    state.players[seat].room = nth_bit(free, pick)


@rule
def why_not(state: State, action: int) -> int:
    """OK, or the reason: a room can be swapped while there is another (LR-1.4)."""
    if not KEEP <= action <= SWAP:
        return NO_MOVE
    return NONE_LEFT if action == SWAP and state.drawn == ROOMS else OK


@rule
def list_legal(state: State, out: Array[int]) -> int:
    """What may be done: keeping always, swapping perhaps."""
    out[KEEP] = KEEP
    out[SWAP] = SWAP
    return ACTIONS if why_not(state, SWAP) == OK else SWAP


@rule
def apply(state: State, action: int, beat: Beat) -> None:
    """Keep the room, or give it back and have another drawn (LR-1.3); then the next one's turn."""
    beat.event = action
    beat.owner = top(state).seat
    player = state.players[beat.owner]
    beat.returned = player.room if action == SWAP else NONE
    beat.drawn = NONE
    pop(state)
    state.turn += 1
    if state.turn < TURNS * state.seats:  # LR-1.2
        push(state, CHOOSE, state.turn % state.seats, NONE, NONE)
    else:
        for seat in range(state.seats):
            state.players[seat].is_shown = 1  # LR-1.5
    if action == SWAP:
        state.returned |= 1 << player.room
        player.room = NONE
        push(state, DRAW, NONE, beat.owner, NONE)


@rule
def step(state: State, beat: Beat) -> None:
    """Draw a room, seen by its owner only (LR-1.3)."""
    beat.event = DRAWN
    beat.owner = top(state).a
    beat.returned = NONE
    draw(state, beat.owner, DEAL, state.drawn)
    state.drawn += 1
    beat.drawn = state.players[beat.owner].room
    pop(state)


@rule
def score(state: State, seat: int) -> int:
    """The number of the room (LR-1.5)."""
    return state.players[seat].room + 1


@rule
def redraw(state: State, seat: int) -> None:
    """Guess at the rooms that a seat does not know."""
    for other in range(state.seats):
        if state.players[other].room == NONE:
            draw(state, other, GUESS, other)
