"""Players by rules of thumb, who know nothing of search, estimates or nets.

They are there to measure bots by: a bot is strong when it beats players not made with it. A game's
`outsiders/` holds one style a file, each with a rule that says how much it likes an action, and
here they are put together.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .dialect import hole, rule
from .loops import mix
from .record import NONE, Array
from .rng import word

State = Any  # the game's record


@dataclass(frozen=True)
class Outsiders:
    """The outsiders of a game."""

    names: tuple[str, ...]
    """Their styles, by number: the best player first."""
    weigh: Callable[..., int]
    """A rule (state, seat, action, style), which fills the hole below."""


@hole
def weigh(state: State, seat: int, action: int, style: int) -> int:
    """How much a style likes a legal action of a seat that decides: the highest is played.

    It may depend only on what the seat may know.
    """
    raise NotImplementedError


@rule
def like_all(state: State, seat: int, action: int, style: int) -> int:
    """The same for every action: how much a game likes them that has no outsiders."""
    return 0


@rule
def favourite(
    state: State, actions: Array[int], count: int, seat: int, style: int, chance: int
) -> int:
    """The one of some actions that a style likes best; of equal ones any, by a random word."""
    best = NONE
    most = 0
    equals = 0
    for index in range(count):
        worth = weigh(state, seat, actions[index], style)
        if best == NONE or worth > most:
            best = actions[index]
            most = worth
            equals = 1
        elif worth == most:
            equals += 1
            draw = mix(word(word(chance) + word(index))) >> word(32)
            if word(draw * word(equals)) >> word(32) == word(0):
                best = actions[index]
    return best
