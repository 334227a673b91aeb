"""Moves in the midst of a match of which one is much the best, and not the one that comes to mind.

Three judges have to agree: lines of play followed with the net of the game, lines followed without
it to its estimate, and a search with ten times a director's iterations.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from vacancy.bots.net.judge import net_of
from vacancy.bots.net.search_bot import NetSearchBot
from vacancy.review.depth import Depth
from vacancy.review.evaluator import LineEvaluator, Shares
from vacancy.review.judging import TWINS, Gap, Judging, likely_moves
from vacancy.review.scale import points
from vacancy.review.walk import Step

from .shapes import Puzzle
from .sieve import ERROR, LEAD, Tally, is_missed, player_for, seed_of, who_finds
from .themes import themes_of
from .wording import in_words

if TYPE_CHECKING:
    from vacancy.engine.game import Game

CERTAIN_IDEA = 0.97
"""Where the policy is surer than that of its first idea, nobody looks for another."""
HOPELESS = 4.0
"""In points: who is nearly lost or has nearly won has nothing to find."""
GLANCES, TRIES, CHECKS = 32, 32, 320
"""Samples for a first look, to find the best move, and to be sure of it: ten times as many."""
NOISE = 2 * ERROR
"""What so many samples may be off by: nobody measures the lead on each unlikely move."""
GLANCE_LEAD = 3.0
FIND, CHECK, OTHER, TRIAL, SEARCH, ALL = 1, 2, 3, 4, 5, 6  # random words of a position
STEP = 64
DIRECTOR, TEN = 3, 10


class Glance(LineEvaluator):
    """Values what a move leads to at once, without following a line."""

    def lay_out(self, state: Any) -> None:
        super().lay_out(state)
        self.desk.turns = 0


class WithoutNet(LineEvaluator):
    """Follows lines as in a game without a net: by its estimate."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.net, self.name = None, "estimate"


class Judges(NamedTuple):
    """Whoever is asked, made once for a match."""

    glance: Glance
    lines: LineEvaluator
    estimate: WithoutNet

    @classmethod
    def of(cls, game: Game) -> Judges:
        return cls(Glance(game), LineEvaluator(game), WithoutNet(game))


class HardMove:
    """One decision of a match."""

    def __init__(
        self, game: Game, judges: Judges, number: int, state: Any, seat: int, seed: int
    ) -> None:
        self.game, self.judges, self.number = game, judges, number
        self.state, self.seat, self.seed = state, seat, seed
        self.known = game.known(state, seat)

    def puzzle(self, tally: Tally) -> Puzzle | None:
        """The puzzle, if it is one."""
        tally["decisions"] += 1
        ideas = self.judges.lines.ideas(self.known)
        self.first = max(ideas, key=lambda move: (ideas[move], -move))
        if ideas[self.first] > CERTAIN_IDEA:
            return None
        moves = likely_moves(ideas, self.first)
        if len(moves) < 2 or not self.is_promising(moves):
            return None
        tally["decisions in which another move looks better"] += 1
        best, second = self.find(moves)
        if best == self.first:
            return None
        tally["decisions in which it is better by lines"] += 1

        @cache
        def attempt(level: str, seed: int) -> bool:
            return player_for(level, self.game, seed).choose(self.known, self.seat) == best

        if not is_missed(attempt, seed_of(self.seed, TRIAL)):
            return None
        tally["decisions that the porter misses"] += 1
        gap = self.check(best, second)
        if gap is None:
            return None
        tally["decisions clear with ten times the samples"] += 1
        if not self.is_found_by_search(best):
            return None
        tally["decisions that a long search finds"] += 1
        if not self.is_best_by_estimate(best, moves):
            return None
        tally["decisions that the other evaluator finds"] += 1
        values = self.values()
        if not is_clear(values, best):
            return None
        tally["decisions in which it leads all legal moves"] += 1
        return self.told(best, gap, values, who_finds(attempt, seed_of(self.seed, TRIAL)))

    def sample(
        self, judge: LineEvaluator, moves: list[int], word: int, times: int, go: int = 0
    ) -> Shares:
        """What the seat itself can expect of moves, by sample and move."""
        seed = seed_of(seed_of(self.seed, word), go)
        return judge.sample(self.known, moves, seed, times, observer=self.seat, twins=TWINS)

    def in_points(self, shares: Shares) -> list[float]:
        """What each move is worth on average."""
        means = shares[:, :, self.seat].mean(0).tolist()
        return [points(share, self.known.seats) for share in means]

    def is_promising(self, moves: list[int]) -> bool:
        """Whether at a glance another move than the first idea looks clearly better."""
        told = self.in_points(self.sample(self.judges.glance, moves, FIND, GLANCES))
        best, first = max(told), told[moves.index(self.first)]
        return best - first >= GLANCE_LEAD and best > HOPELESS and first < 100 - HOPELESS

    def find(self, moves: list[int]) -> tuple[int, int]:
        """The best and the second move; the first idea twice, if the lead is too small."""
        most = TRIES * self.game.tuning.at(self.known.seats).samples
        for times, lead in ((most // 4, LEAD / 2), (most, LEAD)):
            told = self.in_points(self.sample(self.judges.lines, moves, FIND, times))
            best, second = np.argsort(-np.array(told), kind="stable")[:2].tolist()
            if told[best] - told[second] < lead or moves[best] == self.first:
                return self.first, self.first
        return moves[best], moves[second]

    def check(self, best: int, second: int) -> Gap | None:
        """The lead of the best move in fresh samples, if it is large and sure."""
        most = CHECKS * self.game.tuning.at(self.known.seats).samples
        found = np.empty((0, 2, self.known.seats))
        while len(found) < most:
            more = self.sample(self.judges.lines, [best, second], CHECK, STEP, len(found))
            found = np.concatenate([found, more])
            gap = Gap(found[:, 0], found[:, 1])
            lead, error = gap.loss(self.seat), gap.loss_error(self.seat)
            if lead + 3 * error < LEAD:
                return None
            if error < ERROR and len(found) >= most // 4:
                return gap if lead >= LEAD else None
        return None

    def is_best_by_estimate(self, best: int, moves: list[int]) -> bool:
        """Whether lines without the net find it the best as well."""
        times = TRIES * TEN
        told = self.in_points(self.sample(self.judges.estimate, moves, OTHER, times))
        return told[moves.index(best)] >= max(told)

    def is_found_by_search(self, best: int) -> bool:
        """Whether a search with ten times a director's iterations plays it."""
        net = net_of(self.game)
        if net is None:
            return True
        iterations = TEN * self.game.tuning.at(self.known.seats).thoughts[DIRECTOR].iterations
        bot = NetSearchBot(self.game, net, seed_of(self.seed, SEARCH), iterations)
        return bot.choose(self.known, self.seat) == best

    def values(self) -> dict[int, float]:
        """What each legal move is worth, in fresh samples."""
        legal = self.game.legal(self.state)
        times = CHECKS * self.game.tuning.at(self.known.seats).samples
        told = self.in_points(self.sample(self.judges.lines, legal, ALL, times))
        return dict(zip(legal, told, strict=True))

    def told(
        self, best: int, gap: Gap, values: dict[int, float], finds: dict[str, float]
    ) -> Puzzle:
        """The puzzle as it is written down."""
        return {
            "id": "", "move": self.number, "seat": self.seat, "form": "move", "goal": "win",
            "basis": "judged", "best": [], "share": 0.0,
            "answers": {
                self.game.say(self.state, action): round(value, 1)
                for action, value in values.items()
            },
            "error": round(gap.loss_error(self.seat), 2),
            "certainty": round(1 - gap.reversed_part(self.seat), 3),
            "line": in_words(self.game, self.state, self.likely_line(best)), "finds": finds,
            "themes": themes_of(self.game, self.state, [best]),
        }  # fmt: skip

    def likely_line(self, best: int) -> list[int]:
        """The move and what would likely follow, up to the next turn of the seat."""
        legal = len(self.game.legal(self.state))
        step = Step(self.number + 1, self.seat, self.first, self.state, legal)
        return Judging(self.game, self.judges.lines, step, Depth(), self.seed).likely_line(best)


def is_clear(values: dict[int, float], best: int) -> bool:
    """Whether a move leads all others far enough, the unlikely ones too.

    >>> is_clear({1: 50.0, 2: 41.0}, 1), is_clear({1: 50.0, 2: 46.0}, 1), is_clear({1: 5.0}, 1)
    (True, False, True)
    """
    return all(
        values[best] - value >= LEAD - NOISE for move, value in values.items() if move != best
    )
