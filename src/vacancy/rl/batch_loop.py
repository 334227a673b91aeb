"""What is done at every table of a batch, in the rules' dialect and with the holes of a game.

First what is done at one table, which is also what a thread of a GPU does; then the loops over all
tables. Each piece is small: a GPU compiler makes sound code of small kernels.
"""

from __future__ import annotations

from typing import Any

from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.features import list_features, write_sources
from vacancy.engine.loops import apply, begin, list_legal, mix, score, settle, tie_break
from vacancy.engine.outsiders import favourite
from vacancy.engine.record import NONE, Array
from vacancy.engine.rng import word
from vacancy.engine.signature import (
    Beat,
    ByteGrid,
    Bytes,
    Int16Grid,
    Int32Cube,
    Int32Grid,
    Int32s,
    Int64s,
    State,
)

Rows = Any  # an array with a row for each table
BYTE_SHIFT, BYTE_MASK = 3, 7


# One table


@rule
def deal(state: State, seed: int, table: int) -> None:
    """Set up a match with a key of its own; seats and options are in the record already."""
    counter = word(mix(seed) + word(2 * table))
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
def list_inputs(state: State, inputs: Array[int]) -> int:
    """Write the inputs that are on for whoever decides, and return how many."""
    if state.depth == 0:
        return 0
    return list_features(state, seat_to_move(state), inputs)


@rule
def set_bits(numbers: Array[int], count: int, bits: Array[int]) -> None:
    """Set a bit for each number of a list, in bytes that are all zero."""
    for index in range(count):
        number = int(numbers[index])
        byte = number >> BYTE_SHIFT
        bits[byte] = int(bits[byte]) | 1 << (number & BYTE_MASK)


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


# All tables


@rule
def deal_all(states: Array[State], fresh: Bytes, beat: Beat, seed: int) -> None:
    """Begin a match at each fresh table, up to its first decision."""
    for table in range(len(fresh)):
        if fresh[table]:
            deal(states[table], seed, table)
            settle(states[table], beat)


@rule
def answer_all(states: Array[State], actions: Int64s, beat: Beat) -> None:
    """Play an action at each table, up to the next decision."""
    for table in range(len(actions)):
        answer(states[table], actions[table], beat)
        settle(states[table], beat)


@rule
def look_at_all(
    states: Array[State],
    movers: Int64s,
    moves: Int16Grid,
    move_counts: Int32s,
    move_bits: ByteGrid,
    inputs: Int16Grid,
    input_counts: Int32s,
    input_bits: ByteGrid,
) -> None:
    """Write who decides at each table, what they may do and what a net sees of it."""
    for table in range(len(movers)):
        movers[table] = seat_to_move(states[table])
        move_counts[table] = list_moves(states[table], moves[table])
        set_bits(moves[table], move_counts[table], move_bits[table])
        input_counts[table] = list_inputs(states[table], inputs[table])
        set_bits(inputs[table], input_counts[table], input_bits[table])


@rule
def pick_for_all(
    actions: Int64s,
    moves: Int16Grid,
    move_counts: Int32s,
    budgets: Int32s,
    number: int,
    seed: int,
) -> None:
    """Choose at random at each table that has more random moves to come than this many."""
    for table in range(len(actions)):
        actions[table] = NONE
        if budgets[table] > number:
            actions[table] = pick(moves[table], int(move_counts[table]), seed, table)


@rule
def advise_all(
    states: Array[State],
    moves: Int16Grid,
    move_counts: Int32s,
    styles: Int32s,
    advice: Int64s,
) -> None:
    """Write what an outsider of the style asked for at each table would choose."""
    for table in range(len(advice)):
        count, style = int(move_counts[table]), int(styles[table])
        advice[table] = advise(states[table], moves[table], count, style, table)


@rule
def write_all_results(
    states: Array[State], points: Int32Grid, places: Int32Grid, sources: Int32Cube
) -> None:
    """Write the results as they stand at each table."""
    for table in range(len(points)):
        write_results(states[table], points[table], places[table], sources[table])
