"""Many tables at once are as many matches."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import vacancy
from vacancy.engine.game import Game
from vacancy.games import NAMES
from vacancy.rl.batch import Batch
from vacancy.rl.check import first_difference

TABLES = 6
WITH_FEATURES = [name for name in NAMES if find_spec(f"vacancy.games.{name}.features")]
needs_numba_cuda = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="no extra `gpu`")


def position(batch: Batch, table: int) -> Any:
    """The position at a table as a record of its own."""
    return batch.game.state(batch.states[table].tobytes())


def bits_of(row: Any) -> list[int]:
    """The numbers whose bits are set."""
    return np.flatnonzero(np.unpackbits(row, bitorder="little")).tolist()


def follow(batch: Batch, game: Game, seed: int) -> list[Any]:
    """Play a batch at random to the end, beside single matches that play the same moves."""
    batch.begin(seed)
    states = [position(batch, table) for table in range(batch.tables)]
    step = 0
    while (batch.movers >= 0).any():
        actions = batch.pick(seed + step).copy()
        for table, state in enumerate(states):
            if not game.is_over(state):
                game.play(state, int(actions[table]))
        batch.step(actions)
        assert_same(batch, game, states)
        step += 1
    return states


def assert_same(batch: Batch, game: Game, states: list[Any]) -> None:
    """The batch says of every table what the game says of its match."""
    for table, state in enumerate(states):
        mover = game.to_move(state)
        legal = [] if mover is None else game.legal(state)
        assert position(batch, table) == state
        assert batch.movers[table] == (-1 if mover is None else mover)
        assert batch.moves[table, : batch.move_counts[table]].tolist() == legal
        assert bits_of(batch.move_bits[table]) == legal


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_a_batch_plays_as_single_matches_do(name: str) -> None:
    game = vacancy.game(name)
    for seats in (game.seats[0], game.seats[-1]):
        batch = Batch(game, seats, TABLES)
        states = follow(batch, game, seed=seats)
        results = batch.results()
        assert results.points.tolist() == [game.scores(state) for state in states]
        assert results.places.tolist() == [game.ranking(state) for state in states]
        assert (results.sources.sum(axis=2) == results.points).all()
        assert results.win_shares.sum(axis=1).tolist() == [1.0] * TABLES


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_inputs_as_a_list_and_as_bits_are_the_same(name: str) -> None:
    game = vacancy.game(name)
    batch = Batch(game, game.seats[-1], TABLES)
    batch.begin(3)
    batch.wander(np.arange(TABLES) * 5, seed=3)
    for table in range(TABLES):
        listed = batch.inputs[table, : batch.input_counts[table]].tolist()
        assert listed
        assert sorted(listed) == bits_of(batch.input_bits[table])


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_compiled_and_in_python_tables_are_the_same(name: str) -> None:
    game = vacancy.game(name)
    seats = game.seats[0]
    one, other = Batch(game.compiled, seats, 2), Batch(game.uncompiled, seats, 2)
    assert first_difference(one, other, seed=5, steps=12) is None


def test_a_difference_is_found_and_told() -> None:
    game = vacancy.game("overbooking")
    one, other = Batch(game, 2, 3), Batch(game, 2, 3, {"crest_bonus": "advanced"})
    found = first_difference(one, other, seed=5, steps=12)
    assert found is not None
    assert found.startswith("step 0: states of 3 of 3 tables, first 0")


def test_equal_seeds_give_equal_matches_and_other_seeds_other_ones() -> None:
    game = vacancy.game("overbooking")
    one, two, three = (Batch(game, 2, 3) for _ in range(3))
    one.begin(1)
    two.begin(1)
    three.begin(2)
    assert (one.states == two.states).all()
    assert (one.states != three.states).any(axis=1).all()
    assert (one.states[0] != one.states[1]).any()


def test_only_matches_that_are_over_begin_anew() -> None:
    game = vacancy.game("overbooking")
    batch = Batch(game, 2, 3)
    batch.begin(1)
    batch.wander(np.array([0, 3, game.decision_limit]), seed=1)
    assert (batch.movers < 0).tolist() == [False, False, True]
    before = batch.states.copy()
    batch.restart(2)
    assert (batch.states == before).all(axis=1).tolist() == [True, True, False]
    assert (batch.movers >= 0).all()


def test_a_table_without_an_action_is_left_alone() -> None:
    game = vacancy.game("overbooking")
    batch = Batch(game, 2, 2)
    batch.begin(1)
    before = batch.states.copy()
    batch.step(np.array([-1, batch.moves[1, 0]]))
    assert (batch.states == before).all(axis=1).tolist() == [True, False]


@needs_numba_cuda
@pytest.mark.filterwarnings("ignore")  # numba-cuda warns of what it does itself
@pytest.mark.parametrize("name", WITH_FEATURES)
def test_the_kernels_of_a_game_compile_for_a_gpu(name: str) -> None:
    from vacancy.rl.kernels import KERNELS, kernels_as_ptx

    game = vacancy.game(name)
    assembly = kernels_as_ptx(Batch(game, game.seats[0], 1))
    assert assembly.keys() == {kernel.__name__ for kernel in KERNELS}
    for kernel, text in assembly.items():
        assert f".entry {'_ZN'}" in text, kernel
