"""Decisions looked at closely: how much it matters what one does.

Now and then a search looks into the moves of a decision, always the same one whoever plays, and
tells what part of the win each promises. Where an average move promises as much as the best, the
decision does not matter; where several promise nearly as much as the best, it is a real choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from vacancy.bots.chance import any_of, word_of
from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.bots.levels import mind_of

if TYPE_CHECKING:
    from vacancy.engine.game import Game

MIND = "concierge"
"""Whose mind looks: a level that thinks for some hundredths of a second."""
EVERY = 32
"""One of so many decisions is looked at, unless somebody asks for more or fewer."""
UNIT = 1000
"""Parts of a win are told in thousandths."""
NEAR = 10
"""Moves that promise so little less than the best are as good."""
MATTERS = 10
"""By so much the best move must beat an average one for a decision to matter."""
CHANCE = 101  # the random word of a decision that says whether it is looked at


class Probe(NamedTuple):
    """A decision that was looked at."""

    task: int
    legal: int
    """How many moves there were."""
    spread: int
    """By how many thousandths of a win the best beats the average of those looked into."""
    near: int
    """How many were as good as the best, itself included."""

    @property
    def matters(self) -> bool:
        return self.spread >= MATTERS


def probe(
    game: Game, state: Any, seat: int, task: int, seed: int, number: int, every: int
) -> Iterator[Probe]:
    """Look at a decision, if it is the turn of one with this number in its match."""
    chance = word_of(word_of(seed, CHANCE), number)
    if any_of(chance, every):
        return
    mind = mind_of(MIND, game, int(chance) & SEED_BITS, state.seats, inf)
    shares = [UNIT * each.share for each in mind.consider(game.known(state, seat), seat).values()]
    if shares:
        best = max(shares)
        near = sum(share >= best - NEAR for share in shares)
        yield Probe(task, len(game.legal(state)), round(best - fmean(shares)), near)
