"""The loops over all tables of a batch on a CPU, in the rules' dialect.

Table after table is played, begun anew and looked at: a table's record is fetched from memory once.
"""

from __future__ import annotations

from typing import NamedTuple

from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.loops import settle
from vacancy.engine.native.entries import together
from vacancy.engine.record import NONE, Array
from vacancy.engine.signature import (
    Beat,
    ByteGrid,
    Bytes,
    Float32Grid,
    Int16Grid,
    Int16s,
    Int32Cube,
    Int32Grid,
    Int32s,
    Int64s,
    State,
)

from .table import (
    advise,
    answer,
    clear,
    deal,
    is_listed,
    list_inputs,
    list_moves,
    pick,
    set_bits,
    set_flags,
    write_results,
    write_rewards,
)


class Sheet(NamedTuple):
    """What is written about tables, a row for each; an array without rows is not wanted."""

    movers: Int64s
    rewards: Float32Grid
    ends: Bytes
    moves: Int16Grid
    move_counts: Int32s
    move_bits: ByteGrid
    masks: ByteGrid
    inputs: Int16Grid
    input_counts: Int32s
    input_bits: ByteGrid
    observations: ByteGrid


class Settings(NamedTuple):
    """What stays the same from step to step, as arrays of one number each."""

    sight: Int64s
    reward: Int64s
    seed: Int64s


@rule
def step_tables(
    states: Array[State],
    blanks: Array[State],
    beat: Beat,
    scratch: Int16s,
    sheet: Sheet,
    settings: Settings,
    actions: Int64s,
    begun: Int64s,
    lookers: Int64s,
    first: int,
    end: int,
    restarts: int,
) -> int:
    """Play an action at each of some tables, and write what came of it.

    If one of them is illegal nothing is played, and the number of its table is returned; else NONE.
    """
    wrong = first_illegal(sheet.moves, sheet.move_counts, actions, first, end)
    if wrong != NONE:
        return wrong
    for table in range(first, end):
        state = states[table]
        is_on = state.depth > 0
        answer(state, actions[table], beat)
        settle(state, beat)
        clear_rewards(sheet, table)
        if is_on and state.depth == 0:
            note_end(state, sheet, settings.reward[0], table)
        if state.depth == 0 and restarts:
            begin_match(states, blanks, beat, begun, settings.seed[0], table)
        look(state, sheet, scratch, lookers, settings.sight[0], table)
    return NONE


@rule
def first_illegal(
    moves: Int16Grid, move_counts: Int32s, actions: Int64s, first: int, end: int
) -> int:
    """The first of some tables with an action that is neither legal there nor NONE, or NONE.

    Where a match is over any action will do, because none is played.
    """
    for table in range(first, end):
        action, count = actions[table], move_counts[table]
        if action != NONE and count > 0 and not is_listed(moves[table], count, action):
            return table
    return NONE


@rule
def clear_rewards(sheet: Sheet, table: int) -> None:
    """Nothing has ended yet at a table in this step."""
    sheet.ends[table] = 0
    for seat in range(sheet.rewards.shape[1]):
        sheet.rewards[table, seat] = 0


@rule
def note_end(state: State, sheet: Sheet, kind: int, table: int) -> None:
    """Write that a match has ended, and what each seat gets for it."""
    sheet.ends[table] = 1
    write_rewards(state, kind, sheet.rewards[table])


@rule
def begin_match(
    states: Array[State],
    blanks: Array[State],
    beat: Beat,
    begun: Int64s,
    seed: int,
    table: int,
) -> None:
    """Begin the next match of a table, up to its first decision."""
    states[table] = blanks[0]
    deal(states[table], seed, table, begun[table])
    begun[table] += 1
    settle(states[table], beat)


@rule
def look(
    state: State, sheet: Sheet, scratch: Int16s, lookers: Int64s, sight: int, table: int
) -> None:
    """Write who decides at a table, what they may do and what a net sees of it.

    After the end the last to decide is shown how it ended.
    """
    mover = seat_to_move(state)
    sheet.movers[table] = mover
    if mover != NONE:
        lookers[table] = mover
    count = list_moves(state, sheet.moves[table])
    sheet.move_counts[table] = count
    write_set(sheet.moves[table], count, sheet.move_bits, sheet.masks, table)
    if len(sheet.inputs) > 0:
        count = list_inputs(state, lookers[table], sight, sheet.inputs[table])
        sheet.input_counts[table] = count
        write_set(sheet.inputs[table], count, sheet.input_bits, sheet.observations, table)
    elif len(sheet.input_bits) > 0 or len(sheet.observations) > 0:
        count = list_inputs(state, lookers[table], sight, scratch)
        write_set(scratch, count, sheet.input_bits, sheet.observations, table)


@rule
def write_set(numbers: Array[int], count: int, bits: ByteGrid, flags: ByteGrid, table: int) -> None:
    """Write a list of numbers as bits and as flags, if they are wanted."""
    if len(bits) > 0:
        clear(bits[table])
        set_bits(numbers, count, bits[table])
    if len(flags) > 0:
        clear(flags[table])
        set_flags(numbers, count, flags[table])


@rule
def see_tables(
    states: Array[State],
    scratch: Int16s,
    settings: Settings,
    seats: Int64s,
    observations: ByteGrid,
) -> None:
    """Write what a seat of each table sees."""
    for table in range(len(seats)):
        count = list_inputs(states[table], seats[table], settings.sight[0], scratch)
        clear(observations[table])
        set_flags(scratch, count, observations[table])


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
            actions[table] = pick(moves[table], move_counts[table], seed, table)


@rule
def write_all_results(
    states: Array[State], points: Int32Grid, places: Int32Grid, sources: Int32Cube
) -> None:
    """Write the results as they stand at each table."""
    for table in range(len(points)):
        write_results(states[table], points[table], places[table], sources[table])


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


BATCH = together("batch", (step_tables, first_illegal, see_tables, pick_for_all, write_all_results))
"""What every batch needs; `advise_all` only where a game has outsiders."""
