"""Views made from snapshots are equal to the games' own."""

from __future__ import annotations

import random

import pytest

from tests.server.bench import uncompiled
from vacancy.engine.dump import dump
from vacancy.games import NAMES
from vacancy.server.snapshot import snapshot, with_quick_view

MOVES = 30


@pytest.mark.parametrize("name", NAMES)
def test_quick_views_are_equal_to_the_games_own(name: str) -> None:
    game, chance = uncompiled(name), random.Random(1)
    quick = with_quick_view(game)
    for seats in (game.seats[0], game.seats[-1]):
        state = game.new(seats=seats, seed=seats)
        for number in range(MOVES):
            if game.is_over(state):
                break
            for shown, _ in game.beats(state, chance.choice(game.legal(state))):
                seat = chance.choice([None, *range(seats)])
                assert quick.view(shown, seat) == game.view(shown, seat), number


@pytest.mark.parametrize("name", NAMES)
def test_a_snapshot_has_every_field(name: str) -> None:
    state = uncompiled(name).new(seats=2, seed=3)
    plain = snapshot(state)
    for field in dump(state):
        assert hasattr(plain, field)
    assert vars(plain).keys() == state.fields.keys()
