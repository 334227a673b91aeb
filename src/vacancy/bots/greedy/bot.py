"""A bot that plays for the points of the current chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vacancy.engine.record import Batch

from .loop import KNOWN, STATES, WORLDS, choose_by_seed

if TYPE_CHECKING:
    from vacancy.engine.game import Game

SEED_BITS = 2**63 - 1


class GreedyBot:
    """The best move in a few guessed worlds, each played on at random to the chapter's end."""

    name = "greedy"

    def __init__(self, game: Game, seed: int, worlds: int = WORLDS) -> None:
        self.game, self.seed, self.worlds = game, seed & SEED_BITS, worlds

    def choose(self, known: Any, seat: int) -> int:
        """The action with the best average margin when points have settled."""
        game, core = self.game, self.game.core
        states: Batch[Any] = Batch(game.state, STATES)
        states[KNOWN] = known
        return int(
            core.call(choose_by_seed)(
                states,
                game.beat(),
                core.room(),
                core.room(),
                core.room("i8"),
                seat,
                self.seed,
                self.worlds,
            )
        )
