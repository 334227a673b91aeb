"""Ratings of bots from the blocks of several pairings, with one bot at 0.

The model is Plackett and Luce's for the first place: at a table a bot wins with a chance that is
proportional to 10 ** (rating / 400), so that with two seats the ratings are Elo's. A shared win is
a part of one for each. Chairs need no place in the model, since every block goes round all of them.

Blocks are the units of chance, not matches: the matches of a block share their cards. The intervals
are therefore the "sandwich" of the likelihood's curvature and of how its slope differs from block
to block. Each pairing gets one imaginary block in which all win their fair share, which keeps the
ratings finite where a bot has won everything, and their intervals wide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import log
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.lab.simulate.summary import Z

from .evidence import Interval
from .pairings import Block, Pairing

Vector = npt.NDArray[np.float64]
ELO = 400 / log(10)
ROUNDS = 100
EXACT = 1e-10


class Form(NamedTuple):
    """The matches of a block with the same bots: how many, chairs and wins by bot, which block."""

    matches: int
    chairs: Vector
    wins: Vector  # in all matches together
    block: int


def rate(blocks: Sequence[Block], anchor: str) -> dict[str, Interval]:
    """The ratings of all bots that are linked with the anchor by blocks, the strongest first."""
    names = linked({block.pairing for block in blocks}, anchor)
    forms = list(forms_of(blocks, names))
    ratings, covariance = fit(forms, len(names))
    errors = np.sqrt(np.diag(covariance))
    told = {
        name: Interval(*(ELO * float(end) for end in (value, value - Z * error, value + Z * error)))
        for name, value, error in zip(names, ratings, errors, strict=True)
    }
    return dict(sorted(told.items(), key=lambda item: -item[1].value))


def linked(pairings: Iterable[Pairing], anchor: str) -> list[str]:
    """The anchor, and all bots that have played it or one that is linked with it."""
    names = [anchor]
    for name in names:  # which grows on the way
        for pairing in sorted(pairings, key=lambda pairing: (pairing.a, pairing.b)):
            if name in (pairing.a, pairing.b):
                names += [other for other in (pairing.a, pairing.b) if other not in names]
    return names


def forms_of(blocks: Sequence[Block], names: Sequence[str]) -> Iterator[Form]:
    """What the likelihood needs of the blocks, the imaginary ones at their end."""
    seen: dict[Pairing, None] = {}
    for number, block in enumerate(blocks):
        if block.pairing.a in names:
            seen[block.pairing] = None
            yield from real_forms(block, number, names)
    for number, pairing in enumerate(seen, len(blocks)):
        for chairs in chairs_of(pairing, names):
            yield Form(1, chairs, chairs / pairing.seats, number)


def chairs_of(pairing: Pairing, names: Sequence[str]) -> Iterator[Vector]:
    """For each form of a pairing, how many chairs each bot has."""
    for alone, others in pairing.forms:
        chairs = np.zeros(len(names))
        chairs[names.index(alone)] += 1
        chairs[names.index(others)] += pairing.seats - 1
        yield chairs


def real_forms(block: Block, number: int, names: Sequence[str]) -> Iterator[Form]:
    seats = block.pairing.seats
    for (alone, others), share, chairs in zip(
        block.pairing.forms, block.alone, chairs_of(block.pairing, names), strict=False
    ):
        wins = np.zeros(len(names))
        wins[names.index(alone)] += seats * share
        wins[names.index(others)] += seats * (1 - share)
        yield Form(seats, chairs, wins, number)


def fit(forms: Sequence[Form], count: int) -> tuple[Vector, Vector]:
    """The likeliest ratings (natural logarithms, the first is 0) and their covariance."""
    ratings = np.zeros(count)
    free = slice(1, count)
    for _ in range(ROUNDS):
        slopes, curvature = slopes_of(forms, ratings)
        step = np.linalg.solve(curvature[free, free], slopes.sum(axis=0)[free])
        ratings[free] += np.clip(step, -1.0, 1.0)
        if np.abs(step).max(initial=0.0) < EXACT:
            break
    slopes, curvature = slopes_of(forms, ratings)
    inverse = np.linalg.inv(curvature[free, free])
    covariance = np.zeros((count, count))
    covariance[free, free] = inverse @ (slopes.T @ slopes)[free, free] @ inverse
    return ratings, covariance


def slopes_of(forms: Sequence[Form], ratings: Vector) -> tuple[Vector, Vector]:
    """The slope of the log-likelihood by block, and its curvature (negative second derivative)."""
    count = len(ratings)
    slopes = np.zeros((1 + max(form.block for form in forms), count))
    curvature = np.zeros((count, count))
    for form in forms:
        worth = form.chairs * np.exp(ratings - ratings.max())
        chances = worth / worth.sum()
        slopes[form.block] += form.wins - form.matches * chances
        curvature += form.matches * (np.diag(chances) - np.outer(chances, chances))
    return slopes, curvature
