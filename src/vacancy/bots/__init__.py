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

from math import inf
from typing import TYPE_CHECKING

from vacancy.bots.greedy.bot import GreedyBot

from .base import Bot, Kind
from .levels import DEFAULT_LEVEL, LEVELS, REFERENCE, LevelBot
from .outsiders.bot import OutsiderBot
from .random_bot import RandomBot

if TYPE_CHECKING:
    from vacancy.engine.game import Game

__all__ = [
    "BOTS",
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "UnknownBot",
    "bots_of",
    "check_name",
    "make_bot",
]

BOTS = (*(kind.name.lower() for kind in Kind), *LEVELS, REFERENCE)
"""The names of the bots: two simple ones, the levels, the weakest first, and a reference."""


class UnknownBot(LookupError):
    """A name that is no bot's."""


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of all that can play a game: the bots of every game, then its outsiders."""
    return BOTS if game.outsiders is None else (*BOTS, *game.outsiders.names)


def check_name(name: str, game: Game) -> None:
    """Refuse a name that is no bot's."""
    names = bots_of(game)
    if name not in names:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(names)}")


def make_bot(name: str, game: Game, seed: int, seconds: float = inf) -> Bot:
    """A bot for a game. Equal seeds and equal knowledge give equal choices.

    A bot that searches takes the time that its iterations take, unless somebody waits and gives it
    so many seconds for each choice (`game.tuning.seconds` are usual); then a slow or busy machine
    can make it choose otherwise.
    """
    check_name(name, game)
    if name in LEVELS or name == REFERENCE:
        return LevelBot(name, game, seed, seconds)
    if name not in BOTS:
        return OutsiderBot(name, game, seed)
    return RandomBot(game, seed) if name == RandomBot.name else GreedyBot(game, seed)
