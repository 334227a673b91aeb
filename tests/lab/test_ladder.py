"""Ratings from made-up blocks whose bots have a known strength."""

from __future__ import annotations

from math import log10

import numpy as np
import pytest

from vacancy.lab.arena.ladder import rate
from vacancy.lab.arena.pairings import Block, Pairing

from .made_up import block_of, drawn_block

DUEL = Pairing("b", "a", 2)


def duels(wins: int, losses: int) -> list[Block]:
    """Blocks of two matches in which b won so many of them."""
    results = [True] * wins + [False] * losses
    pairs = zip(results[::2], results[1::2], strict=True)
    return [
        block_of(DUEL, number, [(0 if first else 1,), (1 if second else 0,)])
        for number, (first, second) in enumerate(pairs)
    ]


def test_two_bots_are_as_far_apart_as_the_odds_of_their_duels() -> None:
    ratings = rate(duels(30, 10), "a")
    assert ratings["b"].value == pytest.approx(400 * log10(30.5 / 10.5))  # an even match besides


def test_the_anchor_is_at_nought() -> None:
    for anchor in "ab":
        told = rate(duels(30, 10), anchor)[anchor]
        assert (told.value, told.low, told.high) == (0, 0, 0)


def test_the_strongest_bot_comes_first() -> None:
    assert list(rate(duels(30, 10), "a")) == ["b", "a"]
    assert list(rate(duels(10, 30), "a")) == ["a", "b"]


def test_whoever_wins_everything_has_a_finite_rating_with_a_wide_interval() -> None:
    told = rate(duels(40, 0), "a")["b"]
    assert 400 < told.value < 1200
    assert told.high - told.low > 400


def test_a_chain_adds_up_and_strangers_are_left_out() -> None:
    blocks = [
        drawn_block(pairing, number, {"a": 1.0, "b": 3.0, "c": 9.0, "x": 1.0, "y": 1.0})
        for pairing in (DUEL, Pairing("c", "b", 2), Pairing("x", "y", 2))
        for number in range(200)
    ]
    ratings = rate(blocks, "a")
    assert set(ratings) == {"a", "b", "c"}
    assert ratings["b"].value == pytest.approx(400 * log10(3), abs=60)
    assert ratings["c"].value == pytest.approx(400 * log10(9), abs=90)


@pytest.mark.parametrize("seats", [2, 4])
def test_about_nineteen_of_twenty_intervals_hold_the_true_rating(seats: int) -> None:
    pairing, truth = Pairing("b", "a", seats), 400 * log10(2.0)
    held = []
    for seed in range(80):
        blocks = [drawn_block(pairing, n, {"a": 1.0, "b": 2.0}, seed + 1) for n in range(30)]
        told = rate(blocks, "a")["b"]
        held.append(told.low <= truth <= told.high)
    assert 0.89 <= np.mean(held) <= 1.0


def test_matches_of_a_block_that_go_together_count_as_one() -> None:
    alike = [block_of(DUEL, n, [(0,), (1,)] if n % 4 else [(1,), (0,)]) for n in range(40)]
    apart = duels(60, 20)
    wide, narrow = rate(alike, "a")["b"], rate(sorted_apart(apart), "a")["b"]
    assert wide.value == pytest.approx(narrow.value)
    assert wide.high - wide.low > 1.2 * (narrow.high - narrow.low)


def sorted_apart(blocks: list[Block]) -> list[Block]:
    """The same number of wins, one of two in as many blocks as possible."""
    mixed = [block_of(DUEL, n, [(0,), (0,)]) for n in range(20)]
    return mixed + [block_of(DUEL, n, [(0,), (1,)]) for n in range(20, len(blocks))]
