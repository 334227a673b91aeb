"""The positions of a match, of which only some are kept."""

from __future__ import annotations

import random

import pytest

from tests.server.bench import uncompiled
from vacancy.engine.game import State
from vacancy.server.table.history import EVERY, RECENT, History

GAME = uncompiled("overbooking")


def played(history: History, count: int, seed: int = 1) -> list[State]:
    """Play on at random; all positions, those of before too."""
    states, chance = [*history], random.Random(seed)
    state = states[-1].copy() if states else GAME.new(3, seed=seed)
    if states:
        GAME.play(state, history.actions[-1])
    for _ in range(count):
        action = chance.choice(list(GAME.legal(state)))
        history.append(state, action)
        states.append(state)
        state = state.copy()
        GAME.play(state, action)
    return states


@pytest.mark.parametrize("order", ["forwards", "backwards", "anyhow"])
def test_every_position_is_found_again_in_any_order(order: str) -> None:
    history = History(GAME)
    states = played(history, 50)
    numbers = list(range(50))
    if order == "backwards":
        numbers.reverse()
    elif order == "anyhow":
        random.Random(2).shuffle(numbers)
    assert len(history.kept) <= RECENT + 50 // EVERY + 1
    for number in numbers:
        assert history[number].to_bytes() == states[number].to_bytes(), number


def test_it_is_like_a_list() -> None:
    history = History(GAME)
    states = played(history, 40)
    assert (len(history), history[-1]) == (40, states[-1])
    assert history[3:9] == states[3:9]
    assert [*history] == states
    with pytest.raises(IndexError):
        history[40]


def test_what_was_taken_back_is_forgotten_and_another_way_is_taken() -> None:
    history = History(GAME)
    before = played(history, 40)
    assert history[9] == before[9]
    copied = history.copy()
    history.cut(10)
    after = played(history, 30, seed=3)
    assert [*history] == after
    assert [*copied] == before
