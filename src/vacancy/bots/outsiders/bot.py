"""A bot that plays by the rules of thumb of one style."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vacancy.bots.greedy.bot import SEED_BITS

from .loop import choose_by_style

if TYPE_CHECKING:
    from vacancy.engine.game import Game


class OutsiderBot:
    """The action that its style likes best; of equal ones any, by seed and knowledge."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        assert game.outsiders is not None
        self.name, self.game, self.seed = name, game, seed & SEED_BITS
        self.style = game.outsiders.names.index(name)

    def choose(self, known: Any, seat: int) -> int:
        """A legal action."""
        core = self.game.core
        return int(core.call(choose_by_style)(known, core.room(), seat, self.style, self.seed))
