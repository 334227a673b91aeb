"""What the contract refuses, in words: a move, a position, a seat."""

from __future__ import annotations

from operator import index
from typing import Any

from .record import Record
from .words import Message, SpokenError

LONGEST = 80
"""How much of something strange is repeated to whoever gave it."""
EXACT = 2**53
"""Numbers from here on are told as text: a page would round them."""


class IllegalMove(SpokenError):
    """A move that was refused, with its reason; the position is as it was."""


class WrongPosition(SpokenError):
    """Something that is no position of the game it was given to."""


class NoSuchSeat(SpokenError):
    """A seat that is not at the table."""


def whole_number(given: Any) -> int | None:
    """A whole number, whatever kind of integer it is; None for anything else.

    >>> whole_number(3), whole_number(3.0), whole_number(True)
    (3, None, None)
    """
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None


def shown_as(given: Any) -> str:
    """Something strange as it is repeated in a refusal; a record by its kind."""
    if isinstance(given, Record):
        return f"{type(given).__module__}.{type(given).__qualname__}"
    return str(given)[:LONGEST]


def why_no_action(given: Any, count: int) -> Message | None:
    """Why something is no action of a game that has so many."""
    number = whole_number(given)
    if number is None:
        return Message("action-is-no-number", {"action": shown_as(given)})
    if not 0 <= number < count:
        told = number if abs(number) < EXACT else shown_as(number)
        return Message("no-such-action", {"action": told, "count": count})
    return None
