"""The luck of a match as reviews reckon it: what chance brought, less what it brings on average."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.review.evaluator import LineEvaluator, edition_of
from vacancy.review.reviewer import FORMAT, Reviewer

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.engine.transcript import Match

DEALS = 8
"""A match has one start and many draws, so the start is looked at so many times as often."""
LEAST = 2
"""Fewer samples do not tell how sure they are, which a review asks of them."""


@dataclass(frozen=True)
class Sampling:
    """How closely luck is looked for."""

    samples: int
    """Of each thing that chance brought."""
    every: int = 1
    """The first of so many matches is looked at."""

    def terms(self, game: Game) -> dict[str, Any]:
        """What must be the same to find the same luck."""
        judge = f"{edition_of(game)}, {FORMAT}"
        return {"samples": self.samples, "one_match_in": self.every, "judge": judge}


class Luck(NamedTuple):
    """Parts of the win that chance gave to each seat, or took from it."""

    moves: npt.NDArray[np.float32]
    """A row for each decision: what chance brought after it and before the next one."""
    match: npt.NDArray[np.float32]
    """All of these, and what the start gave."""


def luck_of(match: Match, samples: int) -> Luck:
    """The luck of a match that is over; equal matches and samples give equal luck."""
    reviewer = Reviewer(match, make_evaluator=judge_for)
    reviewer.depth = replace(reviewer.depth, draws=samples)
    moves = np.zeros((len(match.moves), match.seats))
    for task in reviewer.tasks:
        if task.what == "luck":
            piece: Any = reviewer.do(task)
            moves[task.move - 1] = np.sum(piece["luck"], axis=0)
    reviewer.depth = replace(reviewer.depth, draws=DEALS * samples)
    start = np.array(reviewer.outlook(0, reviewer.seed)["shares"]) - 1 / match.seats
    return Luck(moves.astype(np.float32), (start + moves.sum(0)).astype(np.float32))


@cache
def judge_for(game: Game) -> LineEvaluator:
    """The judge of this process."""
    return LineEvaluator(game)
