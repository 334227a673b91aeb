"""What is counted in each game: cards, guests, goods, tiles; one file for each game.

A group of things names them and reads from a beat who used which. `things_of(game)` finds the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from vacancy.engine.words import Message

if TYPE_CHECKING:
    from vacancy.engine.game import Game

Use = tuple[int, int, int]
"""A seat, the number of a thing, and how often."""


class Things(NamedTuple):
    """A group of things: its heading (`things-…` in `lab/text`), their names, and who used which.

    `used` gets a beat, unmasked, and the position after it.
    """

    heading: str
    names: tuple[Message, ...]
    used: Callable[[Any, Any], Iterable[Use]]


def things_of(game: Game) -> tuple[Things, ...]:
    """The groups of things of a game."""
    groups: tuple[Things, ...] = import_module(f"{__package__}.{game.name}").THINGS
    return groups
