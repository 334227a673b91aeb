"""Actions: every answer to a decision is a number that always means the same thing.

An action space is a list of families, each with the things that make up one of its actions.

>>> LAY = family(0, 3, 2)
>>> PASS = family(LAY.end)
>>> encode(LAY, 2, 1), PASS.first, decode(LAY, 5)
(5, 6, (2, 1, 0))
"""

from __future__ import annotations

from typing import NamedTuple

from .dialect import rule


class Family(NamedTuple):
    """Actions of one form: the numbers `first .. end - 1`, one for each triple of arguments."""

    first: int
    end: int
    b: int
    c: int


def family(first: int, a: int = 1, b: int = 1, c: int = 1) -> Family:
    """A family that starts at a number and takes arguments below a, b and c."""
    return Family(first, first + a * b * c, b, c)


@rule
def encode(kind: Family, a: int, b: int = 0, c: int = 0) -> int:
    """The action of a family with these arguments."""
    return kind.first + (a * kind.b + b) * kind.c + c


@rule
def decode(kind: Family, action: int) -> tuple[int, int, int]:
    """The arguments of an action of this kind."""
    rest = action - kind.first
    return rest // (kind.b * kind.c), rest // kind.c % kind.b, rest % kind.c


@rule
def belongs(kind: Family, action: int) -> bool:
    """Whether an action is one of this kind."""
    return kind.first <= action < kind.end
