"""Bots with names: from a beginner to an expert, for every game.

A level is a number of iterations of the search, so that its strength can be measured and repeated.
Where somebody waits, a clock guards against slow machines. The beginner also makes careless moves.
The highest level searches with a net that has learnt the game, where there is one.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.search_bot import NetSearchBot
from vacancy.bots.search.bot import SearchBot

from .base import Bot
from .chance import any_of, fingerprint, word_of

if TYPE_CHECKING:
    from vacancy.engine.game import Game

CARELESS, WHICH = 1, 2  # random words of a decision
HUNDRED = 100


@dataclass(frozen=True)
class Level:
    """How a bot thinks: for as long as the tuning of the game say, if it does."""

    careless: int = 0
    """Of a hundred moves, how many are made without thinking."""
    asks_net: bool = False
    """Whether it searches with the game's net."""


LEVELS = {
    "bellboy": Level(careless=20),
    "porter": Level(),
    "concierge": Level(),
    "director": Level(),
    "grand_director": Level(asks_net=True),
}
"""The levels that people are offered, the weakest first."""
DEFAULT_LEVEL = "porter"
LEAST_ITERATIONS = 12


def iterations_of(level: str, game: Game, seats: int) -> int:
    """How many iterations of the search a level makes for a decision at a table of a game."""
    tuning, place = game.tuning.at(seats), list(LEVELS).index(level)
    part = tuning.parts[min(place, len(tuning.parts) - 1)]
    return max(tuning.iterations // part, LEAST_ITERATIONS)


def mind_of(level: str, game: Game, seed: int, seats: int, seconds: float) -> SearchBot:
    """What a level thinks with, alone, at a table of so many seats."""
    return SearchBot(game, seed, iterations_of(level, game, seats), seconds=seconds)


class LevelBot:
    """A bot of one of the levels."""

    def __init__(self, name: str, game: Game, seed: int, seconds: float = inf) -> None:
        self.name, self.game, self.seed = name, game, seed & SEED_BITS
        self.careless, self.seconds = LEVELS[name].careless, seconds

    def choose(self, known: Any, seat: int) -> int:
        """The move that the search finds, or sometimes just any."""
        chance = self.chance(known)
        if self.is_careless(chance):
            legal = self.game.legal(known)
            return legal[any_of(word_of(chance, WHICH), len(legal))]
        return self.mind(known.seats).choose(known, seat)

    def mind(self, seats: int) -> Bot:
        """What it thinks with: the game's net, where it may ask one, or the search alone."""
        game = self.game
        net = net_of(game) if LEVELS[self.name].asks_net else None
        if net is None:
            return mind_of(self.name, game, self.seed, seats, self.seconds)
        iterations = game.tuning.net_iterations
        return NetSearchBot(game, net, self.seed, iterations, seconds=self.seconds)

    def chance(self, known: Any) -> int:
        """A random word that belongs to what the bot knows."""
        return fingerprint(np.frombuffer(known.to_bytes(), np.uint8), self.seed)

    def is_careless(self, chance: int) -> bool:
        """Whether the bot does not think this time."""
        return any_of(word_of(chance, CARELESS), HUNDRED) < self.careless
