"""What every candidate must pass, of whatever form, and how it is counted.

The order is by cost: what is cheap comes first, so that little is spent on what is no puzzle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from vacancy.bots import make_bot
from vacancy.bots.chance import word_of
from vacancy.bots.greedy.bot import SEED_BITS
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.policy_bot import NetBot

if TYPE_CHECKING:
    from vacancy.bots import Bot
    from vacancy.engine.game import Game

LEAD = 8.0
"""The best answer is better than the second by so many points at least."""
ERROR = 1.5
"""And the standard error of that is smaller than this."""
SURE = 0.95
"""In so many worlds the answer must be the same, or it is a best chance."""
HALF = 0.5
"""The porter misses a puzzle more often than this; a level that finds it as often has solved it."""
FIRST_IDEA, PORTER, GREEDY = "first idea", "porter", "greedy"
"""Who is asked first; the greedy one where points matter and not the win, which levels play for."""
TRIALS = {PORTER: 8, "concierge": 4, "director": 2}
"""How often each level is asked; the first that solves it tells how difficult it is."""
Tally = Counter[str]
Attempt = Callable[[str, int], bool]
"""Whether a player finds the solution, with a seed of its own."""


def seed_of(seed: int, number: int) -> int:
    """A seed that belongs to another one and a number."""
    return int(word_of(seed, number)) & SEED_BITS


def player_for(name: str, game: Game, seed: int) -> Bot:
    """A bot of a level, or the first idea of the policy, if the game has one."""
    if name != FIRST_IDEA:
        return make_bot(name, game, seed)
    net = net_of(game)
    return make_bot("greedy", game, seed) if net is None else NetBot(game, net, seed)


def is_missed(attempt: Attempt, seed: int) -> bool:
    """Whether the porter misses it more than half of the time; asked no longer than it takes."""
    found = 0
    for number in range(TRIALS[PORTER]):
        found += attempt(PORTER, seed_of(seed, number))
        if found >= TRIALS[PORTER] * HALF:
            return False
    return True


def who_finds(attempt: Attempt, seed: int) -> dict[str, float]:
    """How often the levels find it, up to the first that mostly does."""
    finds: dict[str, float] = {}
    for level, trials in TRIALS.items():
        found = sum(attempt(level, seed_of(seed, number)) for number in range(trials))
        finds[level] = round(found / trials, 3)
        if finds[level] >= HALF:
            break
    return finds
