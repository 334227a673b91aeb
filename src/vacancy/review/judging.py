"""Judging a decision: what it lost, by what its seat could know, and how its guess turned out.

All likely moves are tried in the same worlds with the same chance. The one that does best there is
then compared with the one that was played in fresh samples, because what did best in a few samples
has been lucky in them: what it shows in others is an honest difference.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.bots.chance import word_of
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.search_bot import NetSearchBot

from .evaluator import Evaluator, Shares
from .lines.sample import NOBODY
from .pieces import Verdict, rounded, short
from .scale import MARKED_FROM, mark_of, points, points_per_share
from .walk import Step

if TYPE_CHECKING:
    from vacancy.engine.game import Game

    from .depth import Depth

MOST_MOVES = 12
LEAST_CHANCE = 0.01
"""Moves that are less likely are not tried, unless they were played."""
SURE = 1.0
"""Samples are taken until the error of a loss is below so many points."""
TWINS = 2
CLOSE = 1 / 3
"""In so many worlds another move would have been best: whoever could not see that is not blamed."""
DOUBT, FIND, MEASURE = 0, 1, 2  # random words of a decision; of measuring, one for each go
LONGEST = 8
SECOND_OPINION = 4
"""A search with a part of the best level's iterations is asked before a move is marked."""
Vector = npt.NDArray[np.float64]


class Gap(NamedTuple):
    """The best move against the one that was played, sample by sample."""

    best: Shares
    played: Shares

    @property
    def difference(self) -> Shares:
        return self.played - self.best

    def error(self) -> Vector:
        """The standard error of the mean difference, by seat."""
        return error_of(pooled(self.difference))

    def loss(self, seat: int) -> float:
        """In points."""
        best, played = (float(each[:, seat].mean()) for each in self)
        seats = self.best.shape[1]
        return points(best, seats) - points(played, seats)

    def loss_error(self, seat: int) -> float:
        """In points, too."""
        middle = float((self.best[:, seat].mean() + self.played[:, seat].mean()) / 2)
        return points_per_share(middle, self.best.shape[1]) * float(self.error()[seat])

    def is_close(self, seat: int) -> bool:
        """Whether the played move is the better one in many of the worlds that could have been."""
        return self.reversed_part(seat) > CLOSE

    def reversed_part(self, seat: int) -> float:
        """In which part of the worlds that could have been the played move is the better one.

        Twins share a world and nothing else. So what they have in common is the world's doing, and
        by how much worlds differ tells in how many of them the difference is the other way round.
        """
        twins = self.difference[:, seat].reshape(-1, TWINS)
        mean = float(twins.mean())
        between = float(((twins[:, 0] - mean) * (twins[:, 1] - mean)).mean())
        if between <= 0:
            return 0.0
        return (1 + erf(mean / sqrt(2 * between))) / 2


class Trial(NamedTuple):
    """Moves tried in the same worlds with the same chance, and how likely they were."""

    moves: list[int]
    chances: Vector
    shares: Shares

    def effect(self, move: int) -> Shares:
        """What a move did more than the others would have done, as likely as they were."""
        usual = np.tensordot(self.shares, self.chances / self.chances.sum(), (1, 0))
        more: Shares = self.shares[:, self.moves.index(move)] - usual
        return more

    def best(self, seat: int) -> int:
        """The move that did best for a seat."""
        return self.moves[int(self.shares[:, :, seat].mean(0).argmax())]


def error_of(samples: Shares) -> Vector:
    """The standard error of the mean of samples, by seat."""
    errors: Vector = samples.std(0, ddof=1) / sqrt(len(samples))
    return errors


class Judging:
    """One decision of a match, looked at closely."""

    def __init__(
        self, game: Game, evaluator: Evaluator, step: Step, depth: Depth, seed: int
    ) -> None:
        self.game, self.evaluator, self.step = game, evaluator, step
        self.depth, self.seed, self.seat = depth, seed, step.seat
        self.known = game.known(step.before, step.seat)
        self.ideas = evaluator.ideas(self.known)

    def verdict(self) -> Verdict:
        """All that is worked out about it."""
        trial, action = self.try_out(self.known, self.seat), self.step.action
        best = trial.best(self.seat)
        gap = None if best == action else self.measure(best)
        if gap is None or gap.loss(self.seat) <= 0:
            best, gap = action, None
        guess, nothing = self.judge_guess(trial), np.zeros(self.known.seats)
        shares, effect = trial.shares[:, :, self.seat].mean(0), trial.effect(action)
        played = gap.played[:, self.seat].mean() if gap else shares[trial.moves.index(action)]
        loss = gap.loss(self.seat) if gap else 0.0
        error = gap.loss_error(self.seat) if gap else 0.0
        is_close = gap is not None and gap.is_close(self.seat)
        is_marked = mark_of(loss, error) is not None and not is_close
        return {
            "actions": trial.moves,
            "chances": rounded(trial.chances),
            "shares": rounded(shares),
            "best": best,
            "best_share": short(gap.best[:, self.seat].mean() if gap else played),
            "share": short(played),
            "loss": short(loss),
            "error": short(error),
            "is_close": is_close,
            "is_doubted": is_marked and self.is_doubted(action),
            "effect": rounded(effect.mean(0)),
            "effect_errors": rounded(error_of(pooled(effect))),
            "hidden": rounded(nothing if guess is None else guess.mean(0)),
            "hidden_errors": rounded(nothing if guess is None else error_of(pooled(guess))),
            "line": self.likely_line(best) if loss >= MARKED_FROM else [],
        }

    def is_doubted(self, played: int) -> bool:
        """Whether a search finds the played move about as good as any.

        Lines follow what usually comes next. A move that only pays if what follows is found, as a
        search finds it, looks bad to them, and nobody is blamed for it.
        """
        net = net_of(self.game)
        if net is None:
            return False
        seats, seed = self.known.seats, word_of(self.seed, DOUBT)
        iterations = self.game.tuning.at(seats).thoughts[-1].iterations // SECOND_OPINION
        found = NetSearchBot(self.game, net, seed, iterations).consider(self.known, self.seat)
        if played not in found:
            return False
        best = max(found.values()).share
        return points(best, seats) - points(found[played].share, seats) < MARKED_FROM

    def try_out(self, state: Any, observer: int) -> Trial:
        """Try the likely moves, and the one that was played, in some worlds of an observer."""
        moves, seed = likely_moves(self.ideas, self.step.action), word_of(self.seed, FIND)
        times = self.depth.ideas if len(moves) > 1 else self.depth.known
        shares = self.evaluator.sample(state, moves, seed, times, observer=observer, twins=TWINS)
        return Trial(moves, np.array([self.ideas[move] for move in moves]), shares)

    def measure(self, best: int) -> Gap:
        """Compare the best move with the one that was played, until the error is small."""
        pair = (best, self.step.action)
        found, times = np.empty((0, len(pair), self.known.seats)), self.depth.first
        while True:
            more = self.evaluator.sample(
                self.known,
                pair,
                word_of(self.seed, MEASURE + len(found)),
                times,
                observer=self.seat,
                twins=TWINS,
            )
            found = np.concatenate([found, more])
            gap = Gap(found[:, 0], found[:, 1])
            if gap.loss_error(self.seat) < SURE or len(found) >= self.depth.most:
                return gap
            times = min(len(found), self.depth.most - len(found))

    def judge_guess(self, trial: Trial) -> Shares | None:
        """What the move did in the true world more than could be expected, sample by sample.

        Nothing, where its seat knew all there was to know, or there was nothing to choose.
        """
        true, known = self.step.before, self.known.copy()
        known.key[0], known.key[1] = true.key[0], true.key[1]
        if known == true or len(trial.moves) == 1:
            return None
        action, truth = self.step.action, self.try_out(true, NOBODY)
        return truth.effect(action) - trial.effect(action)

    def likely_line(self, best: int) -> list[int]:
        """A move and what would likely have followed, up to the next turn of its seat."""
        state, line = self.step.before.copy(), [best]
        self.game.play(state, best)
        has_waited = False
        while not self.game.is_over(state) and len(line) < LONGEST:
            seat = self.game.to_move(state)
            has_waited = has_waited or seat != self.seat
            if seat is None or (has_waited and seat == self.seat):
                break
            ideas = self.evaluator.ideas(self.game.known(state, seat))
            line.append(max(ideas, key=lambda action: (ideas[action], -action)))
            self.game.play(state, line[-1])
        return line


def pooled(samples: Shares) -> Shares:
    """Samples with twins made one: they share a world, and are no two opinions."""
    made: Shares = samples.reshape(-1, TWINS, samples.shape[-1]).mean(1)
    return made


def likely_moves(ideas: dict[int, float], played: int) -> list[int]:
    """The moves that are tried: the likeliest ones, and the one that was played."""
    by_chance = sorted(ideas, key=lambda move: (-ideas[move], move))
    likely = [move for move in by_chance[:MOST_MOVES] if ideas[move] >= LEAST_CHANCE]
    return sorted({*likely, by_chance[0], played})
