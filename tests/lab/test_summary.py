"""Summaries of made-up games."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from vacancy.lab.simulate.chunks import Chunk
from vacancy.lab.simulate.summary import Tally, spread, summarise, wilson


def chunk(
    names: tuple[str, ...], bots: list[list[int]], scores: list[list[int]], first: list[int]
) -> Chunk:
    """Games with these scores; equal scores share a place."""
    points = np.array(scores, np.int32)
    ranks = 1 + (points[:, None, :] > points[:, :, None]).sum(axis=2)
    count = len(scores)
    return Chunk(
        names=names,
        game=np.arange(count),
        seed=np.arange(count),
        first=np.array(first, np.int8),
        decisions=np.full(count, 10, np.int32),
        bots=np.array(bots, np.int8),
        scores=points,
        ranks=ranks.astype(np.int8),
    )


THREE = chunk(
    ("greedy", "random", "random"),
    [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]],
    [[9, 1, 2], [3, 4, 8], [5, 5, 1], [1, 7, 7]],
    [0, 1, 2, 0],
)


def test_a_shared_win_counts_as_a_fraction_for_each() -> None:
    greedy, rest = summarise([THREE]).bots
    assert (greedy.name, greedy.wins.value) == ("greedy", (1 + 1 + 0.5 + 0) / 4)
    assert (rest.name, rest.wins.value) == ("random", (0 + 0 + 0.5 + 1) / 4)


def test_the_fair_share_of_a_bot_is_its_share_of_the_chairs() -> None:
    assert [line.wins.fair for line in summarise([THREE]).bots] == pytest.approx([1 / 3, 2 / 3])


def test_seats_are_summed_up_by_number_and_by_turn() -> None:
    summary = summarise([THREE])
    assert [line.wins.value for line in summary.seats] == [1.5 / 4, 1 / 4, 1.5 / 4]
    assert [line.wins.value for line in summary.turns] == [1 / 4, 2 / 4, 1 / 4]
    assert sum(line.wins.value for line in summary.seats) == pytest.approx(1)


def test_chunks_add_up() -> None:
    tally = Tally()
    tally.add(THREE)
    tally.add(THREE)
    once, twice = summarise([THREE]), tally.summary()
    assert (twice.games, twice.decisions) == (8, 80)
    assert twice.bots[0].wins.value == once.bots[0].wins.value
    assert twice.bots[0].scores == once.bots[0].scores
    assert twice.bots[0].wins.high < once.bots[0].wins.high


def test_no_games_give_a_summary_without_lines() -> None:
    summary = summarise([])
    assert (summary.games, summary.bots) == (0, ())


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_those_of_the_textbook(
    wins: float, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_about_nineteen_of_twenty_intervals_hold_the_true_share() -> None:
    drawn = np.random.default_rng(1).binomial(200, 0.3, 2000)
    held = [low <= 0.3 <= high for low, high in (wilson(wins, 200) for wins in drawn)]
    assert 0.93 < np.mean(held) < 0.97


def test_quantiles_are_scores_that_were_reached() -> None:
    scores = spread(Counter({10: 1, 20: 2, 30: 1}))
    assert (scores.mean, scores.low, scores.high) == (20, 10, 30)
    assert (scores.quartile_1, scores.median, scores.quartile_3) == (10, 20, 20)


def test_quantiles_agree_with_numpy() -> None:
    drawn = np.random.default_rng(2).integers(-20, 60, 999)
    scores = spread(Counter(drawn.tolist()))
    parts = np.quantile(drawn, [0.05, 0.25, 0.5, 0.75, 0.95], method="inverted_cdf")
    assert parts.tolist() == [
        scores.quantile_05,
        scores.quartile_1,
        scores.median,
        scores.quartile_3,
        scores.quantile_95,
    ]
