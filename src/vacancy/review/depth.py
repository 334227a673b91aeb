"""How much work a review does: samples for each thing that it looks at."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

from vacancy.engine.tuning import Tuning


@dataclass(frozen=True)
class Depth:
    """Samples of each kind."""

    sketch: int = 4
    """Of every position, for a first look at the whole match."""
    graph: int = 32
    """Of a position, in the true world."""
    known: int = 12
    """Of a position, in worlds that a seat could think of."""
    draws: int = 96
    """Of what chance could have brought, and of what it did bring."""
    ideas: int = 32
    """Of each likely move, to find the best one."""
    first: int = 32
    """Of the best and of the move that was played, before anybody looks how sure that is."""
    most: int = 256
    """Of these two, whatever comes of it."""

    def times(self, factor: int) -> Depth:
        """The same with more of everything but the sketch."""
        return Depth(self.sketch, *(factor * getattr(self, f.name) for f in fields(self)[1:]))


DepthName = Literal["basic", "deep"]
FACTORS: dict[DepthName, int] = {"basic": 1, "deep": 10}


def depth_for(name: DepthName, tuning: Tuning) -> Depth:
    """How much work is done for a game."""
    return Depth().times(FACTORS[name] * tuning.samples)
