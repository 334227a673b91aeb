"""One of the last moves of a match, where much is hidden yet: what comes of it in every world.

Each world that the seat cannot tell from the true one is searched to the end of the match, so no
evaluator is asked; what differs between answers is meaned over worlds.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.review.scale import points, points_per_share

from .last_turns import Ending
from .shapes import Goal, Puzzle
from .sieve import ERROR, FIRST_IDEA, GREEDY, LEAD, Tally, is_missed, player_for, seed_of, who_finds
from .solving import TIE, Solver, share_of
from .themes import themes_of
from .wording import in_words

if TYPE_CHECKING:
    from vacancy.engine.game import Game

GLANCE, FEW, MANY = 8, 48, 480
"""Worlds for a first look, for a second one, and to be sure."""
LEAD_IN_POINTS, ERROR_IN_POINTS = 1.0, 0.25
"""The same in points of the game, where the score hangs on it and the win does not."""
WORLD, TRIAL = 1, 2  # random words of a position
MOST_POSITIONS = 2000
Grid = npt.NDArray[np.float64]


class Lead(NamedTuple):
    """The best answer against the second."""

    best: int
    lead: float
    error: float
    certainty: float


class LastMove:
    """One decision, and what its answers bring in worlds that could be."""

    def __init__(self, game: Game, ending: Ending, seed: int) -> None:
        self.game, self.seed = game, seed
        self.number, self.state, self.seat, self.turn_tasks = ending
        self.legal = game.legal(self.state)
        self.wins: list[list[float]] = []
        self.points: list[list[float]] = []

    def look(self, worlds: int) -> None:
        """Search more worlds, up to so many; refuses what cannot be searched to the end."""
        for number in range(len(self.wins), worlds):
            seed = seed_of(seed_of(self.seed, WORLD), number)
            state = self.game.hide(self.state, self.seat, seed)
            solver = Solver(self.game, self.seat, "win", self.turn_tasks, MOST_POSITIONS)
            found = [solver.worths(after) for _, after in solver.ways(state)]
            self.wins.append([share_of(worths, self.seat) for worths in found])
            self.points.append([float(worths[self.seat] // TIE) for worths in found])

    def lead(self, goal: Goal) -> Lead:
        """The best answer by what was searched."""
        grid = self.grid(goal)
        means = grid.mean(0)
        best, second = np.argsort(-means, kind="stable")[:2].tolist()
        error = float((grid[:, best] - grid[:, second]).std(ddof=1) / len(grid) ** 0.5)
        values = self.values(goal)
        if goal == "win":
            error *= points_per_share(float(means[[best, second]].mean()), self.state.seats)
        certainty = float((grid[:, best] >= grid.max(1)).mean())
        return Lead(self.legal[best], values[best] - values[second], error, certainty)

    def grid(self, goal: Goal) -> Grid:
        """By world and answer."""
        return np.array(self.wins if goal == "win" else self.points)

    def values(self, goal: Goal) -> list[float]:
        """What each answer is worth, on average over worlds."""
        means: list[float] = self.grid(goal).mean(0).tolist()
        if goal == "win":
            return [points(share, self.state.seats) for share in means]
        return means

    def puzzle(self, tally: Tally) -> Puzzle | None:
        """The puzzle, if it is one."""
        tally["moves searched"] += 1
        self.look(GLANCE)
        goal = self.goal()
        if goal is None or self.first_idea() == self.lead(goal).best:
            return None
        tally["moves that are no first idea"] += 1
        self.look(FEW)
        if (goal := self.goal()) is None or self.first_idea() == (best := self.lead(goal).best):
            return None

        @cache
        def attempt(level: str, seed: int) -> bool:
            return self.answer(level, seed) == best

        is_easy = goal == "points" and self.answer(GREEDY, self.seed) == best
        if is_easy or not is_missed(attempt, seed_of(self.seed, TRIAL)):
            return None
        tally["moves that the porter misses"] += 1
        self.look(MANY)
        found, least = self.lead(goal), error_for(goal)
        if found.best != best or found.lead < lead_for(goal) or found.error >= least:
            return None
        tally["moves that are clearly the best"] += 1
        return self.told(goal, found, who_finds(attempt, seed_of(self.seed, TRIAL)))

    def goal(self) -> Goal | None:
        """Whether the win hangs on it, or at least the score."""
        goals: tuple[Goal, ...] = ("win", "points")
        return next((goal for goal in goals if self.lead(goal).lead >= lead_for(goal)), None)

    def first_idea(self) -> int:
        return self.answer(FIRST_IDEA, self.seed)

    def answer(self, player: str, seed: int) -> int:
        """What somebody plays."""
        known = self.game.known(self.state, self.seat)
        return player_for(player, self.game, seed).choose(known, self.seat)

    def told(self, goal: Goal, found: Lead, finds: dict[str, float]) -> Puzzle:
        """The puzzle as it is written down; the line is that of the true world."""
        after = self.state.copy()
        self.game.play(after, found.best)
        line = [found.best, *Solver(self.game, self.seat, "win", self.turn_tasks).line(after)]
        said = (self.game.say(self.state, action) for action in self.legal)
        values = (round(value, 1) for value in self.values(goal))
        return {
            "id": "", "move": self.number, "seat": self.seat, "form": "move", "goal": goal,
            "basis": "exact", "best": [], "share": 0.0,
            "answers": dict(zip(said, values, strict=True)),
            "error": round(found.error, 2), "certainty": round(found.certainty, 3),
            "line": in_words(self.game, self.state, line), "finds": finds,
            "themes": themes_of(self.game, self.state, line[:1]),
        }  # fmt: skip


def lead_for(goal: Goal) -> float:
    return LEAD if goal == "win" else LEAD_IN_POINTS


def error_for(goal: Goal) -> float:
    return ERROR if goal == "win" else ERROR_IN_POINTS
