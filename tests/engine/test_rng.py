"""Chance: the hash is SipHash-2-4, draws are even, streams do not touch each other."""

from __future__ import annotations

from collections import Counter

from vacancy.engine.rng import below, draw, key_from_secret, secret_from_seed, siphash


def test_the_hash_gives_the_published_answer_for_eight_bytes() -> None:
    key = bytes(range(16))
    first, second = (int.from_bytes(key[at : at + 8], "little") for at in (0, 8))
    message = int.from_bytes(bytes(range(8)), "little")
    assert siphash(first, second, message).to_bytes(8, "little").hex() == "6224939a79f5f593"


def test_a_draw_below_six_is_even() -> None:
    counts = Counter(below([1, 2], 3, 0, index, 6) for index in range(6000))
    assert set(counts) == set(range(6))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 20.5  # five degrees of freedom: one in a thousand


def test_draws_stay_below_the_count_up_to_large_ones() -> None:
    for count in (1, 2, 3, 2**20 + 1, 2**31):
        assert all(0 <= below([5, 6], 1, 2, index, count) < count for index in range(50))


def test_stream_lane_and_index_each_give_other_bits() -> None:
    draws = {
        draw([7, 8], stream, lane, index)
        for stream in range(4)
        for lane in range(4)
        for index in range(64)
    }
    assert len(draws) == 4 * 4 * 64


def test_another_secret_is_another_key() -> None:
    assert key_from_secret(secret_from_seed(1)) != key_from_secret(secret_from_seed(2))
