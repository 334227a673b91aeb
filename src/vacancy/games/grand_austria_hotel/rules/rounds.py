"""Rounds and turn order: rolling, whose turn it is, passing, the end (GAH-4, GAH-5.70 ff.)."""

from __future__ import annotations

from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE
from vacancy.engine.rng import below

from ..components import DICE_COUNT, PREPARE_ROOM, SCORED_IN, SECRETARY, START_ROOMS
from ..layout import DICE, FACES, ROUNDS, Beat, Event, State, Stream, Task
from ..vocabulary import Moment
from .asking import ask, reacting
from .beats import note
from .scoring import score

TURNS_EACH = 2


@rule
def do_setup(state: State) -> None:
    """Ask for the first guest from the last player back, then for first rooms (GAH-3.18 ff.)."""
    frame = top(state)
    turn = frame.a
    frame.a += 1
    if turn < state.seats:
        state.actor = (state.start + state.seats - 1 - turn) % state.seats  # GAH-3.18
        ask(state, Task.SETUP_GUEST, NONE, NONE)  # GAH-3.19, GAH-3.20, GAH-11.28
    elif turn < 2 * state.seats:
        state.actor = (state.start + turn - state.seats) % state.seats  # GAH-3.24
        ask(state, Task.SETUP_ROOM, PREPARE_ROOM, START_ROOMS)  # GAH-3.21, GAH-3.23, GAH-11.12
    else:
        pop(state)


@rule
def do_round(state: State, beat: Beat) -> None:
    """Begin the next round with all dice, or finish after the last (GAH-4.1, GAH-6.50)."""
    state.actor = NONE
    if state.round == ROUNDS:
        pop(state)
        push(state, Task.FINISH, NONE, 0, 0)  # GAH-6.60
        return
    if state.round > 0:
        state.start = (state.start + 1) % state.seats  # GAH-6.52, GAH-6.53, GAH-6.54
    state.round += 1
    state.roll = 0
    state.dustbin = 0  # GAH-5.79
    for seat in range(state.seats):
        state.players[seat].covered = 0
        state.players[seat].used = 0  # GAH-6.51
        state.players[seat].has_passed = 0
    push(state, Task.TURNS, NONE, NONE, NONE)
    roll_dice(state, DICE_COUNT[state.seats])
    note(beat, Event.ROLL, state.start)
    beat.amount = state.round


@rule
def roll_dice(state: State, count: int) -> None:
    """Roll dice and sort them onto the spaces (GAH-4.2, GAH-4.3)."""
    for space in range(FACES):
        state.dice[space] = 0
    for die in range(count):
        index = state.roll * DICE + die
        state.dice[below(state.key, Stream.DICE, state.round, index, FACES)] += 1
    state.roll += 1


@rule
def next_number(state: State, seat: int) -> int:
    """The lowest number that a player's tile still shows, or NONE (GAH-3.10, GAH-4.5, GAH-4.6).

    Tile 1 has the first and the last number, so the order goes up and back (GAH-4.9, GAH-10.21).
    """
    player = state.players[seat]
    tile = (seat - state.start) % state.seats
    if player.covered == TURNS_EACH:
        return NONE
    return tile if player.covered == 0 else TURNS_EACH * state.seats - 1 - tile


@rule
def next_seat(state: State, with_passed: int) -> int:
    """Who shows the lowest number, of all or of those who have not passed (GAH-4.8, GAH-10.8).

    Examples: GAH-11.13, GAH-11.22, GAH-11.23.
    """
    found = NONE
    lowest = TURNS_EACH * state.seats
    for seat in range(state.seats):
        number = next_number(state, seat)
        if number != NONE and number < lowest:
            if with_passed or not state.players[seat].has_passed:
                lowest = number
                found = seat
    return found


@rule
def do_turns(state: State, beat: Beat) -> None:
    """Give the next turn, roll again, or end the turns (GAH-4.4, GAH-4.8, GAH-4.10)."""
    dice = 0
    for space in range(FACES):
        dice += state.dice[space]
    seat = next_seat(state, 0)
    roller = next_seat(state, 1)
    if roller == NONE:
        end_turns(state)  # GAH-4.11
    elif dice == 0:
        note(beat, Event.NO_DICE, NONE)  # GAH-5.77, GAH-5.78
        end_turns(state)
    elif seat != NONE:
        push(state, Task.END_TURN, NONE, NONE, NONE)
        begin_turn(state, beat, seat, 0)
    else:
        reroll(state, beat, roller, dice - 1)


@rule
def reroll(state: State, beat: Beat, roller: int, dice: int) -> None:
    """One die goes to the dustbin, the rest are rolled; all passes are void (GAH-5.72 ff.).

    Which die it is, is no decision (GAH-9.41). Examples: GAH-11.6, GAH-11.21.
    """
    state.dustbin += 1  # GAH-5.73, GAH-5.76
    if dice == 0:
        for space in range(FACES):
            state.dice[space] = 0
        note(beat, Event.LAST_DIE, roller)  # GAH-5.77, GAH-10.9
        end_turns(state)
        return
    roll_dice(state, dice)
    for seat in range(state.seats):
        state.players[seat].has_passed = 0  # GAH-5.74, GAH-5.75
    note(beat, Event.REROLL, roller)
    beat.amount = dice


@rule
def begin_turn(state: State, beat: Beat, seat: int, is_extra: int) -> None:
    """Open the menu for a player's turn (GAH-1.3, GAH-5.1)."""
    state.actor = seat
    state.is_extra = is_extra
    state.has_acted = 0
    state.guest_done = 0
    state.die_done = 0
    push(state, Task.MENU, seat, NONE, NONE)
    note(beat, Event.EXTRA_TURN if is_extra else Event.TURN, seat)
    beat.amount = next_number(state, seat) + 1


@rule
def do_end_turn(state: State) -> None:
    """Offer extra turns before anybody else moves (GAH-5.85, GAH-5.89, GAH-10.28), then go on."""
    state.face = 0
    state.action = 0
    state.strength = 0
    state.must_act = 0
    if state.players[state.actor].extra_turns > 0:
        ask(state, Task.EXTRA_TURN, NONE, NONE)
        return
    pop(state)
    state.actor = NONE
    state.is_extra = 0
    state.has_acted = 0
    state.guest_done = 0
    state.die_done = 0


@rule
def do_extra_turn(state: State, beat: Beat, is_declined: int) -> None:
    """Play or decline an extra turn (GAH-5.85)."""
    pop(state)
    state.players[state.actor].extra_turns -= 1
    if is_declined:
        note(beat, Event.DECLINE, state.actor)
    else:
        begin_turn(state, beat, state.actor, 1)


@rule
def end_turns(state: State) -> None:
    """The round ends: the emperor first, where he comes (GAH-4.12, GAH-6.50, GAH-10.59)."""
    pop(state)
    if SCORED_IN[state.round] != NONE:
        push(state, Task.EMPEROR, NONE, 0, NONE)
        push(state, Task.TRACK_POINTS, NONE, 0, NONE)


@rule
def do_finish(state: State, beat: Beat) -> None:
    """Ask who owns card 29 for a card to copy, then tell the final scores (GAH-6.60, GAH-7.29).

    Nobody has a turn any more (GAH-10.51).
    """
    frame = top(state)
    if frame.a == state.seats:
        frame.a = 0
        frame.b += 1
        if frame.b == TURNS_EACH:
            pop(state)
            state.actor = NONE
        return
    state.actor = (state.start + frame.a) % state.seats
    frame.a += 1
    if frame.b == 0:
        if reacting(state, Moment.END) & SECRETARY != 0:
            ask(state, Task.COPY, NONE, NONE)
    else:
        note(beat, Event.FINAL, state.actor)
        beat.amount = score(state, state.actor)
