"""The kernels of a GPU, thread by thread in Python: they do what the loop of the CPU does.

That rules come out the same on a GPU is for `python -m vacancy.rl.check` to find out, on one.
"""

from __future__ import annotations

from importlib.util import find_spec
from inspect import signature
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import vacancy
from tests.toy.last_room import GAME as TOY
from vacancy.engine.dialect import AnyFunction
from vacancy.engine.native.callers import row_of
from vacancy.engine.native.linking import plain_linker
from vacancy.engine.record import Batch as States
from vacancy.engine.signature import Numbers
from vacancy.games import NAMES
from vacancy.rl import Batch
from vacancy.rl.arrays import SHOWN
from vacancy.rl.check import COMPARED

if find_spec("numba_cuda") is None and find_spec("numba.cuda") is None:
    pytest.skip("no numba.cuda", allow_module_level=True)

from vacancy.rl import kernels

TABLES = 3
STEP = (kernels.answer_decisions, kernels.settle_matches, kernels.end_matches)
RESTART = (kernels.clear_tables, kernels.deal_matches, kernels.settle_matches)
LOOK = (kernels.look_for_moves, kernels.look_for_inputs)
needs_numba_cuda = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="no extra `gpu`")


class Threads:
    """Stands for a GPU that has all the time in the world."""

    def __init__(self, batch: Batch) -> None:
        self.thread = 0
        self.batch, game = batch, batch.game
        local = SimpleNamespace(array=lambda count, dtype: [game.beat()] * count)
        cuda = SimpleNamespace(grid=lambda _: self.thread, local=local)
        self.link = plain_linker(game.holes, {"cuda": cuda, "BEAT": None})
        self.arrays = {name: plain(array) for name, array in batch.arrays.items()}
        self.arrays["states"] = States(game.state, batch.states)
        self.arrays["state_bytes"] = plain(batch.states)
        self.arrays |= {"blank": plain(batch.blank), "settings": plain(batch.settings)}

    def run(self, kernel: AnyFunction, **more: int) -> None:
        twin = self.link.twin(kernel)
        given = {**self.arrays, **more}
        for self.thread in range(TABLES):
            twin(*(given[name] for name in signature(kernel).parameters))

    def step(self, actions: Any) -> None:
        self.batch.actions[...] = actions
        for name in ("masks", "move_bits", "observations", "input_bits"):
            self.batch.arrays[name][...] = 0
        for kernel in (*STEP, *RESTART, *LOOK):
            self.run(kernel)


def plain(array: Any) -> Any:
    """An array as rules in Python subscript it; flags are bytes, as a GPU has them."""
    found = array.view(np.uint8) if array.dtype == np.bool_ else array
    return row_of(found, Numbers(found.dtype.str[1:], found.ndim))


@pytest.mark.parametrize("sight", ["features", "record"])
def test_kernels_one_after_another_do_what_the_loop_does(sight: str) -> None:
    how: Any = {"seats": 3, "tables": TABLES, "shows": SHOWN, "sight": sight}
    cpu, gpu = (Batch(TOY.uncompiled, **how) for _ in range(2))
    cpu.begin(4)
    gpu.settings[...] = cpu.settings
    threads = Threads(gpu)
    threads.step(-1)
    ended = 0
    for step in range(20):
        for name in COMPARED:
            assert (cpu.as_numpy(name) == gpu.as_numpy(name)).all(), name
        actions = cpu.pick(step).copy()
        gpu.budgets[...] = 1
        threads.run(kernels.pick_moves, number=0, seed=step)
        assert (gpu.actions == actions).all()
        cpu.step(actions)
        threads.step(actions)
        ended += int(cpu.ends.sum())
    assert ended >= TABLES


@needs_numba_cuda
@pytest.mark.filterwarnings("ignore")  # numba-cuda warns of what it does itself
@pytest.mark.parametrize("name", NAMES)
def test_the_kernels_of_a_game_compile_for_a_gpu(name: str) -> None:
    game = vacancy.game(name)
    assembly = kernels.kernels_as_ptx(Batch(game, seats=game.seats[0], tables=1))
    wanted = (*kernels.KERNELS, kernels.ask_outsiders)
    assert assembly.keys() == {kernel.__name__ for kernel in wanted}
    for kernel, text in assembly.items():
        assert f".entry {'_ZN'}" in text, kernel
