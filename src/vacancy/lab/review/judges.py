"""The judge of a review, as it is asked where many matches are looked at again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vacancy.review.evaluator import LineEvaluator

from .matches import temperature_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vacancy.engine.game import Game

HUNDRED, SHARPEST = 100, 1


class CutLines(LineEvaluator):
    """Judges as reviews do, by lines that may be cut earlier or later, or not be followed at all.

    Told who plays, it follows lines as they would: each seat as loosely as its bot draws its moves.
    """

    def __init__(self, game: Game, turns: int | None, names: Sequence[str] = ()) -> None:
        super().__init__(game)
        self.turns = turns
        for seat, name in enumerate(names):
            loosely = round(HUNDRED * temperature_of(name))
            self.desk.temperatures[seat] = max(loosely, SHARPEST)

    def lay_out(self, state: Any) -> None:
        super().lay_out(state)
        if self.turns is not None:
            self.desk.turns = self.turns * state.seats
