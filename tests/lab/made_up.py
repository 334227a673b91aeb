"""Blocks that nobody played, with chances that are known."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vacancy.lab.arena.pairings import Block, Pairing
from vacancy.lab.terms import Terms


def block_of(pairing: Pairing, number: int, winners: Sequence[tuple[int, ...]]) -> Block:
    """A block whose matches were won by these seats."""
    ranks = tuple(
        tuple(1 if seat in winner else 1 + len(winner) for seat in range(pairing.seats))
        for winner in winners
    )
    scores = tuple(tuple(10 - rank for rank in row) for row in ranks)
    count = len(winners)
    return Block(
        pairing, number, 1000 + number, (0,) * count, (50 + number,) * count, scores, ranks
    )


def drawn_block(pairing: Pairing, number: int, worth: dict[str, float], seed: int = 0) -> Block:
    """A block in which each seat wins in proportion to the worth of its bot."""
    chance = np.random.default_rng([seed, number, pairing.seats])
    winners = []
    for table in pairing.tables():
        weights = np.array([worth[name] for name in table])
        winners.append((int(chance.choice(len(table), p=weights / weights.sum())),))
    return block_of(pairing, number, winners)


def play_evenly(terms: Terms, pairing: Pairing, number: int) -> Block:
    """Instead of `play_block`: equal bots."""
    return drawn_block(pairing, number, {pairing.a: 1.0, pairing.b: 1.0}, terms.seed)


def play_one_sidedly(terms: Terms, pairing: Pairing, number: int) -> Block:
    """Instead of `play_block`: the first bot is far stronger."""
    return drawn_block(pairing, number, {pairing.a: 50.0, pairing.b: 1.0}, terms.seed)
