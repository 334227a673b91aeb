"""Are the rules on a GPU the rules? The same matches there and on the CPU, byte for byte.

`python -m vacancy.rl.check [GAME ...]` plays random matches of every game and seat count on both,
compares every array after every step, and tells how fast the GPU steps. A kernel that has not
passed must not be trained with: one larger kernel of Grand Austria Hotel was compiled wrongly.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.games import NAMES
from vacancy.games import game as game_of

from .arrays import PACKED, SHOWN
from .batch import Batch

if TYPE_CHECKING:
    from vacancy.engine.game import Game

COMPARED = (
    "states", "movers", "rewards", "ends", "move_counts", "move_bits", "masks", "input_counts",
    "input_bits", "observations",
)  # fmt: skip
"""Lists of moves and inputs are compared as bits: beyond its count a list holds anything."""
TOLD = ("points", "places", "sources")
WANDERING = 40
"""Up to so many random moves come first, so that tables are in different phases."""


def first_difference(one: Batch, other: Batch, seed: int, steps: int) -> str | None:
    """Where two batches part that play the same random moves; None if they never do.

    Tables begin after different numbers of random moves, and matches that end begin anew.
    """
    budgets = np.random.default_rng(seed).integers(0, WANDERING, one.tables)
    for batch in (one, other):
        batch.begin(seed)
        batch.wander(batch.adopt(budgets), seed)
    for step in range(steps):
        if found := difference(one, other, COMPARED):
            return f"step {step}: {found}"
        for batch in (one, other):
            batch.step(batch.pick(seed + step))
        if step % WANDERING == 0 or step == steps - 1:
            for batch in (one, other):
                batch.results()
            if found := difference(one, other, TOLD):
                return f"results after step {step}: {found}"
            for batch in (one, other):
                batch.restart(seed + step)
    return None


def difference(one: Batch, other: Batch, names: tuple[str, ...]) -> str | None:
    """What differs between two batches now, in words."""
    for name in names:
        if name in SHOWN and name not in one.shown & other.shown:
            continue
        mine, theirs = one.as_numpy(name), other.as_numpy(name)
        if not np.array_equal(mine, theirs):
            apart = (mine != theirs).reshape(one.tables, -1).any(axis=1)
            return f"{name} of {apart.sum()} of {one.tables} tables, first {apart.argmax()}"
    return None


def steps_per_second(batch: Any, seconds: float) -> float:
    """How many decisions a batch on a GPU takes in a second, with all that a net sees of them."""
    import torch

    batch.begin(1)
    torch.cuda.synchronize()
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        for _ in range(WANDERING):
            batch.step(batch.pick(steps))
            steps += 1
        batch.restart(steps)
        torch.cuda.synchronize()
    return batch.tables * steps / (time.perf_counter() - start)


def check(game: Game, seats: int, tables: int, steps: int, many: int, seconds: float) -> bool:
    """Compare one game at tables of one size, and print a line; whether all is equal."""
    import torch

    from .batch_cuda import CudaBatch

    start = time.perf_counter()
    how: Any = {"seats": seats, "tables": tables, "shows": SHOWN}
    cpu, gpu = Batch(game.compiled, **how), CudaBatch(game, **how)
    for batch in (cpu, gpu):
        batch.begin(0)
        batch.step(batch.pick(0))
        batch.results()
    torch.cuda.synchronize()
    compiled = time.perf_counter()
    found = first_difference(cpu, gpu, seed=7, steps=steps)
    compared = time.perf_counter()
    speed = steps_per_second(CudaBatch(game, seats=seats, tables=many, shows=PACKED), seconds)
    print(
        f"{game.name}, {seats} seats: {found or f'equal, {tables} tables, {steps} steps'};"
        f" compiled in {compiled - start:.1f} s, compared in {compared - compiled:.1f} s;"
        f" {speed / 1e6:.1f} M steps/s at {many} tables",
        flush=True,
    )
    return found is None


def main(arguments: list[str] | None = None) -> int:
    """Check the named games, or all."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.rl.check", description=__doc__)
    parser.add_argument("games", nargs="*", default=NAMES, metavar="GAME")
    parser.add_argument("--tables", type=int, default=2048, help="compared, side by side")
    parser.add_argument("--steps", type=int, default=600, help="compared, one after another")
    parser.add_argument("--many", type=int, default=65536, help="tables for the speed")
    parser.add_argument("--seconds", type=float, default=2.0, help="for the speed")
    given = parser.parse_args(arguments)
    equal = [
        check(game_of(name), seats, given.tables, given.steps, given.many, given.seconds)
        for name in given.games
        for seats in game_of(name).seats
    ]
    return 0 if all(equal) else 1


if __name__ == "__main__":
    sys.exit(main())
