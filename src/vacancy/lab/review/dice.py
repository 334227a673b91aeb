"""The luck of bots that draw their moves by chance: the value of the move that was drawn, minus the
mean of those that could have been.

It is luck of a bot only, whose chances are known. So it is none of a review's, and is used where
bots are measured: with it, results without luck spread less (as AIVAT has it).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from vacancy.bots.chance import word_of
from vacancy.bots.net.judge import judge_of
from vacancy.bots.net.policy_bot import look
from vacancy.review.judging import error_of

from .matches import temperature_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vacancy.engine.game import Game
    from vacancy.review.evaluator import Evaluator, Shares
    from vacancy.review.reviewer import Reviewer
    from vacancy.review.walk import Step

SURE = 0.999
"""A move that is as likely was no luck."""
DRAWN = 1  # the random word of a decision that draws other moves


class Dice(NamedTuple):
    """What drawn moves did to each seat, and the squares of the errors."""

    luck: Any
    squares: Any


def dice_in(reviewer: Reviewer, names: Sequence[str], times: int) -> Dice:
    """The luck of all moves that were drawn in a match."""
    total = Dice(np.zeros(len(names)), np.zeros(len(names)))
    for step in reviewer.walk.steps:
        temperature = temperature_of(names[step.seat])
        if step.legal < 2 or not temperature:
            continue
        chances = chances_of(reviewer.game, step, temperature)
        if chances[step.action] < SURE:
            seed = word_of(reviewer.seed, step.number)
            found = luck_of(reviewer.evaluator, step, chances, seed, times)
            total.luck[:] += found.mean(0)
            total.squares[:] += np.square(error_of(found))
    return total


def chances_of(game: Game, step: Step, temperature: float) -> dict[int, float]:
    """How likely each move was that a net draws at a temperature."""
    known = game.known(step.before, step.seat)
    legal = game.legal(known)
    weights = look(game, judge_of(game).net, known, step.seat).chances[: len(legal)]
    parts = (weights / weights.max()) ** (1 / temperature)
    return dict(zip(legal, (parts / parts.sum()).tolist(), strict=True))


def luck_of(
    judge: Evaluator, step: Step, chances: dict[int, float], seed: int, times: int
) -> Shares:
    """What the drawn move did more than another draw would have, sample by sample.

    Each other draw meets the same chance as the move that was played; the same move is no luck.
    """
    drawn = np.random.default_rng(word_of(seed, DRAWN)).choice(
        list(chances), times, p=list(chances.values())
    )
    found = [np.zeros((np.count_nonzero(drawn == step.action), step.before.seats))]
    for action, count in sorted(Counter(drawn.tolist()).items()):
        if action != step.action:
            pair = (step.action, action)
            shares = judge.sample(step.before, pair, word_of(seed, action), count)
            found.append(shares[:, 0] - shares[:, 1])
    return np.concatenate(found)
