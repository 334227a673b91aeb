"""What a bot is, and which there are."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple, Protocol


class Kind(IntEnum):
    """The bots by number, as compiled matches call them; the weakest first."""

    RANDOM = 0
    GREEDY = 1


class Bot(Protocol):
    """Chooses moves from what its seat may know, never from the true position."""

    name: str

    def choose(self, known: Any, seat: int) -> int:
        """A legal action in `game.known(state, seat)`, a position in which the seat decides."""


class Looked(NamedTuple):
    """How often a search has looked into a move, and the part of the win that it promises."""

    visits: int
    share: float


class Mind(Bot, Protocol):
    """A bot that can tell what it thinks of the moves."""

    def consider(self, known: Any, seat: int) -> dict[int, Looked]:
        """The moves that it looks into, by action."""
