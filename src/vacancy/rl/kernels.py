"""The work at all tables as kernels of a GPU: a thread for each table, and small kernels.

A kernel is a plain function here; a `CudaLinker` makes a copy of it in which the rules are device
functions. Playing, settling and listing are kernels of their own: one that did them all was
compiled wrongly for Grand Austria Hotel, and small ones leave the GPU more registers for each
thread. Positions are changed where they lie, in the GPU's memory.
"""

from __future__ import annotations

from functools import cache
from inspect import signature
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from vacancy.engine.cuda.linker import CudaLinker
from vacancy.engine.cuda.ptx import array_type, compile_to_ptx, integer_type
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.loops import settle
from vacancy.engine.record import NONE

from .loops.stepping import Settings
from .loops.table import (
    advise,
    answer,
    deal,
    list_inputs,
    list_moves,
    pick,
    set_bits,
    set_flags,
    write_results,
    write_rewards,
)

if TYPE_CHECKING:
    from vacancy.engine.dialect import AnyFunction
    from vacancy.engine.game import Game

    from .batch import Batch

BEAT = np.dtype("u1")  # stands for that of the game that is linked
SIGHT, REWARD, SEED = (Settings._fields.index(name) for name in ("sight", "reward", "seed"))
Array = Any  # on the GPU


def answer_decisions(states: Array, actions: Array, ends: Array) -> None:
    """Play an action at each table, up to the next frame; note for now where there was a match."""
    table = cuda.grid(1)
    if table < len(actions):
        beat = cuda.local.array(1, BEAT)
        ends[table] = states[table].depth > 0
        answer(states[table], actions[table], beat[0])


def settle_matches(states: Array) -> None:
    """Take the engine's own steps at each table, up to the next decision."""
    table = cuda.grid(1)
    if table < len(states):
        beat = cuda.local.array(1, BEAT)
        settle(states[table], beat[0])


def end_matches(states: Array, ends: Array, rewards: Array, settings: Array) -> None:
    """Write where a match has ended, and what each seat gets for it."""
    table = cuda.grid(1)
    if table < len(ends):
        for seat in range(rewards.shape[1]):
            rewards[table, seat] = 0
        if states[table].depth > 0:
            ends[table] = 0
        elif ends[table]:
            write_rewards(states[table], settings[REWARD], rewards[table])


def clear_tables(states: Array, state_bytes: Array, blank: Array) -> None:
    """Lay out a blank record at each table where no match is on."""
    table = cuda.grid(1)
    if table < len(states) and states[table].depth == 0:
        for place in range(len(blank)):
            state_bytes[table, place] = blank[place]


def deal_matches(states: Array, begun: Array, settings: Array) -> None:
    """Set up a match at each table where none is on, up to its first frame."""
    table = cuda.grid(1)
    if table < len(begun) and states[table].depth == 0:
        deal(states[table], settings[SEED], table, begun[table])
        begun[table] += 1


def look_for_moves(
    states: Array,
    movers: Array,
    lookers: Array,
    moves: Array,
    move_counts: Array,
    move_bits: Array,
    masks: Array,
) -> None:
    """Write who decides at each table, and what they may do."""
    table = cuda.grid(1)
    if table < len(movers):
        mover = seat_to_move(states[table])
        movers[table] = mover
        if mover != NONE:
            lookers[table] = mover
        count = list_moves(states[table], moves[table])
        move_counts[table] = count
        if table < len(move_bits):
            set_bits(moves[table], count, move_bits[table])
        if table < len(masks):
            set_flags(moves[table], count, masks[table])


def look_for_inputs(
    states: Array,
    lookers: Array,
    inputs: Array,
    input_counts: Array,
    input_bits: Array,
    observations: Array,
    settings: Array,
) -> None:
    """Write what a net sees of each table."""
    table = cuda.grid(1)
    if table < len(input_counts):
        count = list_inputs(states[table], lookers[table], settings[SIGHT], inputs[table])
        input_counts[table] = count
        if table < len(input_bits):
            set_bits(inputs[table], count, input_bits[table])
        if table < len(observations):
            set_flags(inputs[table], count, observations[table])


def pick_moves(
    actions: Array, moves: Array, move_counts: Array, budgets: Array, number: int, seed: int
) -> None:
    """Choose at random at each table that has more random moves to come than this many."""
    table = cuda.grid(1)
    if table < len(actions):
        actions[table] = NONE
        if budgets[table] > number:
            actions[table] = pick(moves[table], move_counts[table], seed, table)


def tell_results(states: Array, points: Array, places: Array, sources: Array) -> None:
    """Write the results as they stand at each table."""
    table = cuda.grid(1)
    if table < len(points):
        write_results(states[table], points[table], places[table], sources[table])


def ask_outsiders(
    states: Array, moves: Array, move_counts: Array, styles: Array, advice: Array
) -> None:
    """Write what an outsider of the style asked for at each table would choose."""
    table = cuda.grid(1)
    if table < len(advice):
        count = move_counts[table]
        advice[table] = advise(states[table], moves[table], count, styles[table], table)


KERNELS = (
    answer_decisions, settle_matches, end_matches, clear_tables, deal_matches, look_for_moves,
    look_for_inputs, pick_moves, tell_results,
)  # fmt: skip
"""Those of every game. Arguments are called as the arrays of a batch, or are whole numbers."""


@cache
def link_kernels(game: Game) -> dict[AnyFunction, FunctionType]:
    """The kernels of a game, with its rules as device functions in them, for all its batches."""
    link = CudaLinker(game.holes, {"BEAT": game.beat.dtype})
    kernels = KERNELS if game.outsiders is None else (*KERNELS, ask_outsiders)
    return {kernel: link.twin(kernel) for kernel in kernels}


@cache
def compile_kernels(game: Game) -> dict[AnyFunction, Any]:
    """The same as numba-cuda starts them; each is compiled when it is first started."""
    return {kernel: cuda.jit(twin) for kernel, twin in link_kernels(game).items()}


def kernels_as_ptx(batch: Batch) -> dict[str, str]:
    """The kernels of a game as assembly, by name. No GPU is needed: the batch may be a CPU's."""
    others = {"state_bytes": ("u1", 2), "blank": ("u1", 1), "settings": ("i8", 1)}

    def kind(name: str) -> Any:
        if name == "states":
            return array_type(batch.game.state.dtype, 1)
        if name in others:
            dtype, dimensions = others[name]
            return array_type(np.dtype(dtype), dimensions)
        if name not in batch.shapes:
            return integer_type()
        row, dtype = batch.shapes[name]
        return array_type(np.dtype(dtype.replace("?", "u1")), 1 + len(row))

    return {
        kernel.__name__: compile_to_ptx(twin, tuple(map(kind, signature(kernel).parameters)))
        for kernel, twin in link_kernels(batch.game).items()
    }
