"""Bots: given what a seat may know, choose a move.

>>> import vacancy
>>> game = vacancy.game("overbooking").uncompiled
>>> state = game.new(seats=2, seed=7)
>>> seat = game.to_move(state)
>>> bot = make_bot("random", game, seed=1)
>>> bot.choose(game.known(state, seat), seat) in game.legal(state)
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .base import Bot, Kind
from .greedy import GreedyBot
from .uniform import RandomBot

if TYPE_CHECKING:
    from vacancy.engine.game import Game

__all__ = ["BOTS", "Bot", "UnknownBot", "kind_of", "make_bot"]

BOTS = tuple(kind.name.lower() for kind in Kind)
"""The names of the bots, the weakest first."""

MAKERS: dict[Kind, Callable[..., Bot]] = {Kind.RANDOM: RandomBot, Kind.GREEDY: GreedyBot}


class UnknownBot(LookupError):
    """A name that is no bot's."""


def kind_of(name: str) -> Kind:
    """The number of the bot of this name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return Kind(BOTS.index(name))


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot for a game. Equal seeds and equal knowledge give equal choices."""
    return MAKERS[kind_of(name)](game, seed)
