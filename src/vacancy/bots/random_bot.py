"""A bot that plays any legal move, all equally likely."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vacancy.engine.game import Game


class RandomBot:
    """Any legal move; the seed and what it knows decide which."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed

    def choose(self, known: Any, seat: int) -> int:
        """A legal action, all equally likely."""
        label = f"{self.seed} {seat} ".encode()
        return random.Random(label + known.to_bytes()).choice(self.game.legal(known))
