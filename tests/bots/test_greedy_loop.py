"""The parts of the greedy choice."""

from __future__ import annotations

import numpy as np

from vacancy.bots.chance import any_of, fingerprint, word_of
from vacancy.bots.greedy.loop import best_of


def test_the_highest_total_is_chosen() -> None:
    assert {best_of([3, 9, 8], 3, word_of(seed, 0)) for seed in range(20)} == {1}


def test_totals_beyond_the_count_do_not_matter() -> None:
    assert best_of([3, 4, 99], 2, word_of(1, 0)) == 1


def test_of_equal_totals_each_is_chosen_about_as_often() -> None:
    chosen = [best_of([5, 1, 5, 5], 4, word_of(seed, 0)) for seed in range(3000)]
    assert sorted(set(chosen)) == [0, 2, 3]
    assert all(900 < chosen.count(index) < 1100 for index in (0, 2, 3))


def test_a_number_below_a_count_is_drawn_evenly() -> None:
    drawn = [any_of(word_of(7, index), 5) for index in range(5000)]
    assert all(900 < drawn.count(number) < 1100 for number in range(5))


def test_a_fingerprint_depends_on_every_byte_and_on_the_seed() -> None:
    data = np.zeros(40, np.uint8)
    seen = {fingerprint(data, 1), fingerprint(data, 2)}
    for place in range(len(data)):
        changed = data.copy()
        changed[place] = 1
        seen.add(fingerprint(changed, 1))
    assert len(seen) == 2 + len(data)
