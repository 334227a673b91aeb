"""What a balance report counts in a game: cards, guests, goods, tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from .words import Message

Use = tuple[int, int, int]
"""A seat, the number of a thing, and how often."""


class Counted(NamedTuple):
    """A group of things: its heading (`counted-…` in the game's texts), their names, and uses.

    `used` gets a beat, unmasked, and the position after it, and says who used which how often.
    """

    heading: str
    names: tuple[Message, ...]
    used: Callable[[Any, Any], Iterable[Use]]
