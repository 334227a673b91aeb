"""A bot that plays for the points of the current chapter."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.engine.core import NativeCore, PlainCore
from vacancy.engine.record import Batch

from .chance import fingerprint
from .greedy_loop import KNOWN, STATES, WORLDS, choose_greedily

if TYPE_CHECKING:
    from vacancy.engine.game import Game

SEED_BITS = 2**63 - 1


class GreedyBot:
    """The best move in a few guessed worlds, each played on at random to the chapter's end."""

    name = "greedy"

    def __init__(self, game: Game, seed: int, worlds: int = WORLDS) -> None:
        self.game, self.seed, self.worlds = game, seed & SEED_BITS, worlds

    def choose(self, known: Any, seat: int) -> int:
        """The action with the best average margin when points have settled."""
        states: Batch[Any] = Batch(self.game.state, STATES)
        states[KNOWN] = known
        core = self.game.core
        if isinstance(core, NativeCore):
            return choose_compiled(core, states, seat, self.seed, self.worlds)
        assert isinstance(core, PlainCore)
        return choose_plain(core, states, seat, self.seed, self.worlds)


def choose_plain(core: PlainCore, states: Batch[Any], seat: int, seed: int, worlds: int) -> int:
    """The choice by the rules as they are."""
    actions, replies, totals = ([0] * core.legal_limit for _ in range(3))
    known = np.frombuffer(states[KNOWN].to_bytes(), np.uint8)
    chance = fingerprint(known, seed)
    return int(core.linker(choose_greedily)(
        states, core.beat(), actions, replies, totals, seat, chance, worlds
    ))  # fmt: skip


def choose_compiled(core: NativeCore, states: Batch[Any], seat: int, seed: int, worlds: int) -> int:
    """The choice by compiled rules; other threads may run meanwhile."""
    beat, limit = core.beat(), core.legal_limit
    actions, replies = np.zeros(limit, np.int16), np.zeros(limit, np.int16)
    totals = np.zeros(limit, np.int64)
    return int(entry(core)(
        states.array.ctypes.data, beat.address, actions.ctypes.data, replies.ctypes.data,
        totals.ctypes.data, limit, seat, seed, worlds,
    ))  # fmt: skip


@cache
def entry(core: NativeCore) -> Callable[..., int]:
    """The compiled choice, made or loaded when first used."""
    return core.entry_points.call("vacancy.bots.greedy_native.choose_greedily_at")
