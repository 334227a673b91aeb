"""What a bot is, and which there are."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Protocol


class Kind(IntEnum):
    """The bots by number, as compiled matches call them; the weakest first."""

    RANDOM = 0
    GREEDY = 1


class Bot(Protocol):
    """Chooses moves from what its seat may know, never from the true position."""

    name: str

    def choose(self, known: Any, seat: int) -> int:
        """A legal action in `game.known(state, seat)`, a position in which the seat decides."""
