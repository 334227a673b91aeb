"""A bot that plays for the points of the current chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots.chance import fingerprint
from vacancy.bots.linked import compiled, plain
from vacancy.engine.record import Batch

from .loop import KNOWN, STATES, WORLDS, choose_greedily

if TYPE_CHECKING:
    from vacancy.engine.game import Game

SEED_BITS = 2**63 - 1
ENTRY = "vacancy.bots.greedy.entry.choose_greedily_at"


class GreedyBot:
    """The best move in a few guessed worlds, each played on at random to the chapter's end."""

    name = "greedy"

    def __init__(self, game: Game, seed: int, worlds: int = WORLDS) -> None:
        self.game, self.seed, self.worlds = game, seed & SEED_BITS, worlds

    def choose(self, known: Any, seat: int) -> int:
        """The action with the best average margin when points have settled."""
        states: Batch[Any] = Batch(self.game.state, STATES)
        states[KNOWN] = known
        choose = choose_compiled if self.game.is_compiled else choose_plain
        return choose(self.game, states, seat, self.seed, self.worlds)


def choose_plain(game: Game, states: Batch[Any], seat: int, seed: int, worlds: int) -> int:
    """The choice by the rules as they are."""
    actions, replies, totals = ([0] * game.legal_limit for _ in range(3))
    known = np.frombuffer(states[KNOWN].to_bytes(), np.uint8)
    chance = fingerprint(known, seed)
    return int(plain(game, choose_greedily)(
        states, game.beat(), actions, replies, totals, seat, chance, worlds
    ))  # fmt: skip


def choose_compiled(game: Game, states: Batch[Any], seat: int, seed: int, worlds: int) -> int:
    """The choice by compiled rules; other threads may run meanwhile."""
    beat, limit = game.beat(), game.legal_limit
    actions, replies = np.zeros(limit, np.int16), np.zeros(limit, np.int16)
    totals = np.zeros(limit, np.int64)
    return compiled(game, ENTRY)(
        states.array.ctypes.data, beat.address, actions.ctypes.data, replies.ctypes.data,
        totals.ctypes.data, limit, seat, seed, worlds,
    )  # fmt: skip
