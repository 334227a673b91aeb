"""Bots with names: from a beginner to the best there is, for every game.

Where a net has learnt the game, all levels think with it: a level is a number of iterations of a
search, and how loosely it takes what it found. So a weak one is weak the way people are: it plays
what looks good at a glance, and never what it has seen to be bad. Where there is no net, a level is
a number of iterations of the search without one. Either way its strength can be measured and
repeated; where somebody waits, a clock guards against slow machines.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.search_bot import NetSearchBot
from vacancy.bots.search.bot import SearchBot

from .base import Mind
from .chance import any_of, fingerprint, word_of

if TYPE_CHECKING:
    from vacancy.engine.game import Game

LEVELS = ("bellboy", "porter", "concierge", "director", "grand_director")
"""The levels that people are offered, the weakest first."""
DEFAULT_LEVEL = "porter"
REFERENCE = "director-1"
"""The director of release 0.1, who searches without a net: what later bots are measured against."""
LEAST_ITERATIONS = 12
CARELESS, WHICH = 1, 2  # random words of a decision
CARELESS_PERCENT = {"bellboy": 20}
"""Of a hundred moves, how many a level without a net makes without thinking."""
HUNDRED = 100


def iterations_of(level: str, game: Game, seats: int) -> int:
    """How many iterations of the search without a net a level makes for a decision."""
    tuning = game.tuning.at(seats)
    place = LEVELS.index("director" if level == REFERENCE else level)
    part = tuning.parts[min(place, len(tuning.parts) - 1)]
    return max(tuning.iterations // part, LEAST_ITERATIONS)


def mind_of(level: str, game: Game, seed: int, seats: int, seconds: float) -> Mind:
    """What a level thinks with at a table of so many seats."""
    net = net_of(game)
    if net is None or level == REFERENCE:
        return SearchBot(game, seed, iterations_of(level, game, seats), seconds=seconds)
    thought = game.tuning.at(seats).thoughts[LEVELS.index(level)]
    return NetSearchBot(
        game, net, seed, thought.iterations, seconds=seconds,
        temperature=thought.temperature, slack=thought.slack,
    )  # fmt: skip


class LevelBot:
    """A bot of one of the levels."""

    def __init__(self, name: str, game: Game, seed: int, seconds: float = inf) -> None:
        self.name, self.game, self.seed, self.seconds = name, game, seed & SEED_BITS, seconds
        self.careless = CARELESS_PERCENT.get(name, 0) if net_of(game) is None else 0

    def choose(self, known: Any, seat: int) -> int:
        """The move that its mind finds, or sometimes, without a net, just any."""
        if self.careless and self.is_careless(chance := self.chance(known)):
            legal = self.game.legal(known)
            return legal[any_of(word_of(chance, WHICH), len(legal))]
        mind = mind_of(self.name, self.game, self.seed, known.seats, self.seconds)
        return mind.choose(known, seat)

    def chance(self, known: Any) -> int:
        """A random word that belongs to what the bot knows."""
        return fingerprint(np.frombuffer(known.to_bytes(), np.uint8), self.seed)

    def is_careless(self, chance: int) -> bool:
        """Whether the bot does not think this time."""
        return any_of(word_of(chance, CARELESS), HUNDRED) < self.careless
