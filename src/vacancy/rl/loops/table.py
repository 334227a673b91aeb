"""What is done at one table of a batch, in the rules' dialect and with the holes of a game.

It is also what a thread of a GPU does, so each piece is small: a GPU compiler makes sound code of
small kernels.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.features import list_features, list_record, write_sources
from vacancy.engine.loops import apply, begin, list_legal, mix, score, tie_break
from vacancy.engine.outsiders import favourite
from vacancy.engine.record import NONE, Array
from vacancy.engine.rng import word
from vacancy.engine.signature import Beat, State

Rows = Any  # an array with a row for each table
BYTE_SHIFT, BYTE_MASK = 3, 7


class Sight(IntEnum):
    """What a net sees: what the game made for it, or what follows from the game's record."""

    FEATURES = 0
    RECORD = 1


class Reward(IntEnum):
    """What a seat gets when a match ends. All but points sum to 0."""

    WIN = 0
    """1 for the winner, evenly less than 0 for the others; winners share."""
    POINTS = 1
    LEAD = 2
    """The points less the average of the others."""


@rule
def deal(state: State, seed: int, table: int, number: int) -> None:
    """Set up the match of a table that has this number; seats and options are in the record."""
    counter = word(mix(word(mix(seed) + word(2 * table))) + word(2 * number))
    state.key[0] = mix(counter)
    state.key[1] = mix(word(counter + word(1)))
    begin(state)


@rule
def answer(state: State, action: int, beat: Beat) -> None:
    """Play a legal action; NONE leaves the table alone, and nothing happens after the end."""
    if action != NONE and state.depth > 0:
        apply(state, action, beat)


@rule
def list_moves(state: State, moves: Array[int]) -> int:
    """Write the legal actions and return how many; none after the end."""
    if state.depth == 0:
        return 0
    return list_legal(state, moves)


@rule
def is_listed(moves: Array[int], count: int, action: int) -> bool:
    """Whether an action is one of a list that ascends."""
    low, high = 0, count
    while low < high:
        middle = (low + high) >> 1
        if moves[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and moves[low] == action


@rule
def list_inputs(state: State, seat: int, sight: int, inputs: Array[int]) -> int:
    """Write the inputs that are on for a seat, and return how many."""
    if sight == Sight.RECORD:
        return list_record(state, seat, inputs)
    return list_features(state, seat, inputs)


@rule
def set_bits(numbers: Array[int], count: int, bits: Array[int]) -> None:
    """Set a bit for each number of a list, in bytes that are all zero."""
    for index in range(count):
        number = int(numbers[index])
        byte = number >> BYTE_SHIFT
        bits[byte] = int(bits[byte]) | 1 << (number & BYTE_MASK)


@rule
def set_flags(numbers: Array[int], count: int, flags: Array[int]) -> None:
    """Set a byte for each number of a list, among bytes that are all zero."""
    for index in range(count):
        flags[numbers[index]] = 1


@rule
def clear(numbers: Array[int]) -> None:
    """Set all numbers of a row to zero."""
    for index in range(len(numbers)):
        numbers[index] = 0


@rule
def pick(moves: Array[int], count: int, seed: int, table: int) -> int:
    """Any of the legal actions, or NONE where there are none."""
    if count == 0:
        return NONE
    chance = mix(word(mix(seed) + word(table)))
    return moves[int(word(word(chance >> word(32)) * word(count)) >> word(32))]


@rule
def advise(state: State, moves: Array[int], count: int, style: int, table: int) -> int:
    """The action that an outsider of a style would choose, or NONE where none is asked."""
    if style == NONE or count == 0:
        return NONE
    return favourite(state, moves, count, seat_to_move(state), style, mix(word(table)))


@rule
def place(state: State, seat: int) -> int:
    """The place of a seat, from 1; equal seats share one."""
    mine, my_tie_break = score(state, seat), tie_break(state, seat)
    better = 0
    for other in range(state.seats):
        theirs = score(state, other)
        if theirs > mine or (theirs == mine and tie_break(state, other) > my_tie_break):
            better += 1
    return 1 + better


@rule
def write_results(state: State, points: Array[int], places: Array[int], sources: Rows) -> None:
    """Write the points, the places and where the points come from, by seat, as they stand."""
    for seat in range(state.seats):
        points[seat] = score(state, seat)
        places[seat] = place(state, seat)
        write_sources(state, seat, sources[seat])


@rule
def write_rewards(state: State, kind: int, rewards: Array[float]) -> None:
    """Write what each seat gets for a match that is over."""
    if kind == Reward.WIN:
        write_wins(state, rewards)
        return
    total = 0
    for seat in range(state.seats):
        total += score(state, seat)
    for seat in range(state.seats):
        points = score(state, seat)
        if kind == Reward.LEAD:
            rewards[seat] = points - (total - points) / (state.seats - 1)
        else:
            rewards[seat] = points


@rule
def write_wins(state: State, rewards: Array[float]) -> None:
    """Write each seat's part of the win, less what is even, so that a lone winner gets 1."""
    winners = 0
    for seat in range(state.seats):
        winners += int(place(state, seat) == 1)
    others = state.seats - 1
    for seat in range(state.seats):
        if place(state, seat) == 1:
            rewards[seat] = (state.seats - winners) / (winners * others)
        else:
            rewards[seat] = -1 / others
