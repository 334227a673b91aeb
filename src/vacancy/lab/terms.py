"""On which terms matches are played: what all of them have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .simulate.matches import seeds_of
from .work.games import GameRef

if TYPE_CHECKING:
    from vacancy.engine.game import Game


@dataclass(frozen=True)
class Terms:
    """The game with its options, and the seed from which those of the matches come."""

    ref: GameRef
    seed: int
    options: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def of(cls, game: Game, seed: int = 0, **options: Any) -> Terms:
        return cls(GameRef.to(game), seed, tuple(sorted(options.items())))

    @property
    def game(self) -> Game:
        return self.ref.game

    def seed_of(self, number: int) -> int:
        """The seed of the match, or the deal, with a number."""
        return int(seeds_of(self.seed, np.array([number]))[0])
