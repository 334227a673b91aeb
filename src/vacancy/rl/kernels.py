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

from .batch_loop import (
    advise,
    answer,
    deal,
    list_inputs,
    list_moves,
    pick,
    set_bits,
    write_results,
)

if TYPE_CHECKING:
    from vacancy.engine.dialect import AnyFunction
    from vacancy.engine.game import Game

    from .batch import Batch

BEAT = np.dtype("u1")  # stands for that of the game that is linked
Array = Any  # on the GPU


def deal_matches(states: Array, fresh: Array, seed: int) -> None:
    """Set up a match at each fresh table, up to its first frame."""
    table = cuda.grid(1)
    if table < len(fresh) and fresh[table]:
        deal(states[table], seed, table)


def answer_decisions(states: Array, actions: Array) -> None:
    """Play an action at each table, up to the next frame."""
    table = cuda.grid(1)
    if table < len(actions):
        beat = cuda.local.array(1, BEAT)
        answer(states[table], actions[table], beat[0])


def settle_matches(states: Array) -> None:
    """Take the engine's own steps at each table, up to the next decision."""
    table = cuda.grid(1)
    if table < len(states):
        beat = cuda.local.array(1, BEAT)
        settle(states[table], beat[0])


def look_for_moves(
    states: Array, movers: Array, moves: Array, move_counts: Array, move_bits: Array
) -> None:
    """Write who decides at each table, and what they may do."""
    table = cuda.grid(1)
    if table < len(movers):
        movers[table] = seat_to_move(states[table])
        count = list_moves(states[table], moves[table])
        set_bits(moves[table], count, move_bits[table])
        move_counts[table] = count


def look_for_inputs(states: Array, inputs: Array, input_counts: Array, input_bits: Array) -> None:
    """Write what a net sees of each table."""
    table = cuda.grid(1)
    if table < len(input_counts):
        count = list_inputs(states[table], inputs[table])
        set_bits(inputs[table], count, input_bits[table])
        input_counts[table] = count


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
    deal_matches, answer_decisions, settle_matches, look_for_moves, look_for_inputs, pick_moves,
    tell_results,
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

    def kind(name: str) -> Any:
        if name not in batch.shapes():
            return integer_type()
        if name == "states":
            return array_type(batch.game.state.dtype, 1)
        shape, dtype = batch.shapes()[name]
        return array_type(np.dtype(dtype), 1 + len(shape))

    return {
        kernel.__name__: compile_to_ptx(twin, tuple(map(kind, signature(kernel).parameters)))
        for kernel, twin in link_kernels(batch.game).items()
    }
