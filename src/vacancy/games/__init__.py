"""The four games, each in a folder of its own."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from vacancy.engine.game import Game

NAMES = ("overbooking", "pan_tu_nie_stal", "apartament", "grand_austria_hotel")
"""The registry: one line for each game."""


class UnknownGame(LookupError):
    """A name that is no game's."""


@cache
def game(name: str) -> Game:
    """The game of this name.

    >>> game("overbooking").title
    'Overbooking'
    """
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(NAMES)}")
    return cast("Game", import_module(f"{__package__}.{name}").GAME)
