"""What a net sees of every registered game: no more than its seat may know, in blocks."""

from __future__ import annotations

import random

import pytest

import vacancy
from vacancy.engine import conformance_features as judge
from vacancy.engine.features import encoding_of, features_of

SEEN = [name for name in vacancy.NAMES if vacancy.game(name).features is not None]
TABLES = [(name, seats) for name in SEEN for seats in vacancy.game(name).seats]
SHARE = 0.1
"""How many of the positions of a random match are looked at."""
LONG_MATCHES = {"apartament": 0.05, "grand_austria_hotel": 0.02}
"""How many where a match has hundreds of them."""
LARGEST = [(name, vacancy.game(name).seats[-1]) for name in vacancy.NAMES]


@pytest.mark.parametrize("name", SEEN)
def test_the_blocks_lie_one_after_another(name: str) -> None:
    judge.check_blocks(features_of(vacancy.game(name)))


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_net_sees_what_its_seat_may_know_and_its_points(name: str, seats: int) -> None:
    game, share, rng = vacancy.game(name), LONG_MATCHES.get(name, SHARE), random.Random(seats)
    for state in judge.sample(game, seats, share, seed=seats):
        judge.check_features(game, features_of(game), state, rng)


@pytest.mark.parametrize(("name", "seats"), LARGEST)
def test_what_follows_from_the_record_is_what_a_seat_may_know(name: str, seats: int) -> None:
    game, share, rng = vacancy.game(name), LONG_MATCHES.get(name, SHARE) / 8, random.Random(1)
    encoding = encoding_of(game)
    judge.check_blocks(encoding)
    for state in judge.sample(game, seats, share, seed=1):
        judge.check_sight(game, encoding, state, rng)
        judge.check_turning(encoding, state)
