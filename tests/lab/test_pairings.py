"""Blocks: one deal from every seat, and what they tell."""

from __future__ import annotations

from collections import Counter

import pytest

import vacancy
from vacancy.lab.arena.pairings import (
    Pairing,
    Standing,
    chunks_of,
    play_block,
    standing_of,
)
from vacancy.lab.terms import Terms

from .made_up import block_of, play_one_sidedly

PLAIN = vacancy.game("overbooking").uncompiled
TERMS = Terms.of(PLAIN, seed=4)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_bot_has_each_chair_as_often(seats: int) -> None:
    chairs: Counter[tuple[str, int]] = Counter()
    for table in Pairing("x", "y", seats).tables():
        chairs.update((name, seat) for seat, name in enumerate(table))
    assert set(chairs.values()) == {1 if seats == 2 else seats}
    assert len(chairs) == 2 * seats


def test_all_matches_of_a_block_are_dealt_alike() -> None:
    block = play_block(TERMS, Pairing("random", "random", 3), 2)
    start = PLAIN.new(3, seed=block.seed)
    assert set(block.first) == {PLAIN.to_move(start)}
    assert len(block.scores) == 6


def test_equal_bots_have_no_lead_at_all() -> None:
    block = play_block(TERMS, Pairing("random", "random", 2), 0)
    assert block.alone == (0.5, 0.5)
    assert block.scores[0] == block.scores[1]


def test_blocks_depend_on_their_number_and_on_the_seed() -> None:
    pairing = Pairing("random", "random", 2)
    seeds = {
        play_block(Terms.of(PLAIN, seed=seed), pairing, number).seed
        for seed in (0, 1)
        for number in (0, 1)
    }
    assert len(seeds) == 4


def test_a_shared_win_is_split() -> None:
    duel = block_of(Pairing("x", "y", 2), 0, [(0, 1), (1,)])  # a draw, then x from the second chair
    assert duel.alone == (0.75, 0.25)


def test_at_a_larger_table_each_form_counts_for_the_bot_that_is_alone() -> None:
    pairing = Pairing("x", "y", 3)
    block = block_of(pairing, 0, [(0,), (1,), (0, 1), (0,), (0,), (0,)])
    assert block.alone == pytest.approx((2 / 3, 1 / 3))
    standing = standing_of(pairing, [block])
    assert standing.lead.value == pytest.approx(1 / 3)


def test_the_stronger_bot_is_named_on_either_side() -> None:
    pairing = Pairing("x", "y", 2)
    wins, losses = [(0,), (1,)], [(1,), (0,)]
    assert standing_of(pairing, [block_of(pairing, n, wins) for n in range(9)]).stronger == "x"
    assert standing_of(pairing, [block_of(pairing, n, losses) for n in range(9)]).stronger == "y"
    assert Standing(pairing).stronger is None


@pytest.mark.parametrize("seats", [2, 4])
def test_matches_are_written_with_the_bots_where_they_sat(seats: int) -> None:
    pairing = Pairing("x", "y", seats)
    standing = standing_of(pairing, [play_one_sidedly(TERMS, pairing, n) for n in range(3)])
    chunks = list(chunks_of(standing, 7))
    numbers = [number for chunk in chunks for number in chunk.game.tolist()]
    assert numbers == list(range(7, 7 + 3 * len(list(pairing.tables()))))
    seatings = [
        tuple(chunk.names[bot] for bot in row) for chunk in chunks for row in chunk.bots.tolist()
    ]
    tables = list(pairing.tables())
    wanted = [table for at in range(0, len(tables), seats) for table in tables[at : at + seats] * 3]
    assert seatings == wanted
    assert chunks[0].ranks.tolist() == [list(r) for b in standing.blocks for r in b.ranks[:seats]]
