"""What researchers do with tables, measured: a batch, one table, PettingZoo's loop.

Every step writes what whoever decides sees, and which actions are legal.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from typing import TYPE_CHECKING

import numpy as np

from vacancy.rl import Batch

if TYPE_CHECKING:
    from vacancy.engine.game import Game

TABLES = 512
"""At once: what they need fits into the caches of one core."""
DRAWS = 64
"""Random numbers are drawn before, so that they cost next to nothing."""


def batched(game: Game, seats: int) -> Callable[[int], int]:
    """Steps of a batch, a random action at each table; drawing them is part of it."""
    batch = Batch(game, tables=TABLES, seats=seats)
    batch.begin(seed=1)
    seeds = count()

    def step(times: int) -> int:
        for _ in range(times):
            batch.step(batch.pick(next(seeds)))
        return TABLES * times

    step(DRAWS)  # so that tables are in all phases of their matches
    return step


def alone(game: Game, seats: int) -> Callable[[int], int]:
    """Steps of one table from Python: a legal action out of the list, and the step."""
    table = Batch(game, tables=1, seats=seats)
    table.begin(seed=1)
    chances = np.random.default_rng(1).random(4096).tolist()
    action = np.zeros(1, np.int64)
    moves, counts = table.moves[0], table.move_counts

    def step(times: int) -> int:
        for number in range(times):
            action[0] = moves[int(chances[number & 4095] * counts[0])]
            table.step(action)
        return times

    return step


def pettingzoo_loop(game: Game, seats: int) -> Callable[[int], int]:
    """Decisions in the loop that PettingZoo's guide shows: what is seen, an action, the step."""
    from vacancy.rl.pettingzoo import raw_env

    table, seeds = raw_env(game, seats), count()
    chance = np.random.default_rng(1)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            table.reset(seed=next(seeds))
            for _ in table.agent_iter():
                seen, _, is_over, _, _ = table.last()
                if is_over:
                    table.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                table.step(int(legal[int(chance.random() * len(legal))]))
                decisions += 1
        return decisions

    return play


def has_pettingzoo() -> bool:
    """Whether PettingZoo is installed."""
    return find_spec("pettingzoo") is not None


def bytes_of(game: Game, seats: int) -> tuple[int, int]:
    """The bytes of a position, and all that a batch keeps for a table."""
    batch = Batch(game, tables=TABLES, seats=seats)
    kept = sum(array.nbytes for array in batch.arrays.values())
    return int(batch.states.shape[1]), kept // TABLES
