"""Every registered game passes the conformance kit, at every seat count and with every option."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vacancy
from vacancy.engine import conformance
from vacancy.engine.game import Game

CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-options{number}")
    for name in vacancy.NAMES
    for seats in vacancy.game(name).seats
    for number, options in enumerate(conformance.option_sets(vacancy.game(name), seats))
]
OLD_RULES = [
    (name, version) for name in vacancy.NAMES for version in vacancy.game(name).old_rules_versions
]
TABLES = [(name, seats) for name in vacancy.NAMES for seats in vacancy.game(name).seats]
Options = dict[str, Any]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_random_matches_keep_the_contract(name: str, seats: int, options: Options) -> None:
    play_matches(vacancy.game(name), seats, options, first=0, count=1)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_more_random_matches_keep_the_contract(name: str, seats: int) -> None:
    play_matches(vacancy.game(name), seats, {}, first=100, count=3)


@pytest.mark.parametrize(("name", "version"), OLD_RULES)
def test_matches_by_earlier_rules_keep_the_contract(name: str, version: int) -> None:
    game = vacancy.game(name)
    for seats in game.seats:
        conformance.check_match(game, seats, {}, seed=seats, rules_version=version)


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_hundred_matches_keep_the_contract(name: str, seats: int, options: Options) -> None:
    play_matches(vacancy.game(name), seats, options, first=1000, count=100)


def play_matches(game: Game, seats: int, options: Options, first: int, count: int) -> None:
    for seed in range(first, first + count):
        conformance.check_match(game, seats, options, seed)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_compiled_and_uncompiled_agree(name: str, seats: int, options: Options) -> None:
    conformance.check_agreement(vacancy.game(name), seats, options, seed=5)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nobody_can_tell_two_worlds_apart(name: str, seats: int) -> None:
    check_worlds(vacancy.game(name), seats, count=200)


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nobody_can_tell_ten_thousand_worlds_apart(name: str, seats: int) -> None:
    check_worlds(vacancy.game(name), seats, count=10_000)


def check_worlds(game: Game, seats: int, count: int) -> None:
    """Take so many positions of random games, and look at each with all eyes."""
    rng = random.Random(seats)
    options = conformance.option_sets(game, seats)
    left = count
    while left > 0:
        chosen = rng.choice(options)
        for state, _ in conformance.positions(game, seats, chosen, rng.getrandbits(32)):
            if rng.random() < 0.3:  # neighbours are much alike
                for seat in [None, *range(seats)]:
                    conformance.check_secrecy(game, state, seat, rng)
                left -= 1
                if left == 0:
                    break
