"""What a game says of a line of play when somebody asks why one move is better than another.

A hint follows lines of play (`vacancy.hints`) and tells by them what each source of points brings,
and how likely a seat is to get what it wants. Which beats bring what is the game's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from .words import Message

LATER = "later"
"""The part of points that are still to come, where nobody knows what will bring them."""


def as_it_is(beat: Any, source: str) -> str:
    """The part of a game that tells its points apart by their sources alone."""
    return source


def nothing(beat: Any, seat: int) -> Iterable[Message]:
    """What a beat brings in a game that says nothing of it."""
    return ()


@dataclass(frozen=True)
class Aims:
    """What a game tells of its lines of play; what it leaves out is plain."""

    part_of: Callable[[Any, str], str] = as_it_is
    """The part (`score-<part>` in the game's texts) to which points count that a beat brought from
    a source; without a beat, those that are still to come."""
    reached: Callable[[Any, int], Iterable[Message]] = nothing
    """What a seat has got with a beat that it may have wanted: a bed, a good, a guest moved in."""
    assets: tuple[str, ...] = ()
    """Fields of a player's record of which more is never worse, all else being equal."""


PLAIN = Aims()
