"""Many tables at once are as many matches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vacancy
from tests.toy.last_room import GAME as TOY
from vacancy.engine.conformance_features import inputs_on
from vacancy.engine.features import encoding_of
from vacancy.engine.game import Game
from vacancy.games import NAMES
from vacancy.rl import Batch, NotBegun, UnknownArray, WrongArray
from vacancy.rl.arrays import SHOWN
from vacancy.rl.check import first_difference

TABLES = 6
OVERBOOKING = vacancy.game("overbooking")


def begun(
    game: Game | str, seats: int = 2, tables: int = TABLES, seed: int = 1, **more: Any
) -> Batch:
    """A batch whose matches have begun."""
    batch = Batch(game, tables=tables, seats=seats, **more)
    batch.begin(seed)
    return batch


def bits_of(row: Any) -> list[int]:
    """The numbers whose bits are set."""
    return np.flatnonzero(np.unpackbits(row, bitorder="little")).tolist()


def follow(batch: Batch, game: Game, seed: int) -> list[Any]:
    """Play a batch at random to the end, beside single matches that play the same moves."""
    states = [batch.position(table) for table in range(batch.tables)]
    step = 0
    while (batch.movers >= 0).any():
        actions = batch.pick(seed + step).copy()
        for table, state in enumerate(states):
            if not game.is_over(state):
                game.play(state, int(actions[table]))
        before = batch.movers >= 0
        batch.step(actions)
        assert_same(batch, game, states)
        assert (batch.ends == (before & (batch.movers < 0))).all()
        step += 1
    return states


def assert_same(batch: Batch, game: Game, states: list[Any]) -> None:
    """The batch says of every table what the game says of its match."""
    for table, state in enumerate(states):
        mover = game.to_move(state)
        legal = [] if mover is None else game.legal(state)
        assert batch.position(table) == state
        assert batch.movers[table] == (-1 if mover is None else mover)
        assert batch.moves[table, : batch.move_counts[table]].tolist() == legal
        assert (
            bits_of(batch.move_bits[table]) == np.flatnonzero(batch.masks[table]).tolist() == legal
        )


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_plays_as_single_matches_do(name: str) -> None:
    game = vacancy.game(name)
    for seats in (game.seats[0], game.seats[-1]):
        batch = begun(game, seats, seed=seats, shows=SHOWN, restarts=False)
        states = follow(batch, game, seed=seats)
        results = batch.results()
        assert results.points.tolist() == [game.scores(state) for state in states]
        assert results.places.tolist() == [game.ranking(state) for state in states]
        assert (results.sources.sum(axis=2) == results.points).all()
        assert results.win_shares.sum(axis=1).tolist() == [1.0] * TABLES


@pytest.mark.parametrize("name", NAMES)
def test_inputs_as_lists_as_bits_and_as_flags_are_the_same(name: str) -> None:
    game = vacancy.game(name)
    batch = begun(game, game.seats[-1], seed=3, shows=SHOWN)
    batch.wander(np.arange(TABLES) * 5, seed=3)
    for table in range(TABLES):
        listed = batch.inputs[table, : batch.input_counts[table]].tolist()
        assert listed
        assert sorted(listed) == bits_of(batch.input_bits[table])
        assert sorted(listed) == np.flatnonzero(batch.observations[table]).tolist()
        seen = inputs_on(batch.features, batch.position(table), int(batch.movers[table]))
        assert listed == seen


@pytest.mark.parametrize("name", NAMES)
def test_compiled_and_in_python_tables_are_the_same(name: str) -> None:
    game = vacancy.game(name)
    how: Any = {"seats": game.seats[0], "tables": 2, "shows": SHOWN, "restarts": False}
    for sight in ("features", "record"):
        one, other = (Batch(each, sight=sight, **how) for each in (game.compiled, game.uncompiled))
        assert first_difference(one, other, seed=5, steps=6) is None


def test_a_game_of_somebody_else_needs_nothing_for_it() -> None:
    batch = begun(TOY, seats=3, shows=SHOWN)
    assert batch.blocks == encoding_of(TOY).blocks
    while not batch.ends.any():
        batch.step(batch.pick(seed=2))
    slow = begun(TOY.uncompiled, seats=3, shows=SHOWN)
    assert first_difference(batch, slow, seed=5, steps=12) is None


def test_a_difference_is_found_and_told() -> None:
    one = Batch(OVERBOOKING, seats=2, tables=3)
    other = Batch(OVERBOOKING, seats=2, tables=3, options={"crest_bonus": "advanced"})
    found = first_difference(one, other, seed=5, steps=12)
    assert found is not None
    assert found.startswith("step 0: states of 3 of 3 tables, first 0")


def test_equal_seeds_give_equal_matches_and_other_seeds_other_ones() -> None:
    one, two, three = (begun(OVERBOOKING, seed=seed) for seed in (1, 1, 2))
    assert (one.states == two.states).all()
    assert (one.states != three.states).any(axis=1).all()
    assert (one.states[0] != one.states[1]).any()


def test_a_match_that_ends_is_followed_by_another_one_at_once() -> None:
    batch = begun(OVERBOOKING)
    ended = 0
    for step in range(OVERBOOKING.decision_limit):
        before = batch.position(0)
        batch.step(batch.pick(step))
        assert (batch.movers >= 0).all()
        if batch.ends[0]:
            OVERBOOKING.play(before, int(batch.actions[0]))
            assert OVERBOOKING.is_over(before)
            assert batch.position(0).round == 0
            ended += 1
    assert ended
    assert (batch.begun >= 2).all()


def test_the_next_matches_of_a_table_are_other_ones_and_the_same_by_the_same_seed() -> None:
    first = begun(OVERBOOKING, tables=1)
    again = begun(OVERBOOKING, tables=1)
    openings = []
    for batch in (first, again):
        seen = [batch.record(0)]
        while len(seen) < 3:
            batch.step(batch.pick(seed=1))
            if batch.ends[0]:
                seen.append(batch.record(0))
        openings.append(seen)
    assert len(set(openings[0])) == 3
    assert openings[0] == openings[1]


@pytest.mark.parametrize("reward", ["win", "points", "lead"])
def test_rewards_are_given_when_a_match_ends(reward: str) -> None:
    batch = begun(OVERBOOKING, seats=3, reward=reward, restarts=False)
    while (batch.movers >= 0).any():
        batch.step(batch.pick(seed=4))
        for table in range(TABLES):
            wanted = reward_of(batch.position(table), reward) if batch.ends[table] else [0, 0, 0]
            assert batch.rewards[table].tolist() == pytest.approx(wanted)


def reward_of(state: Any, reward: str) -> list[float]:
    """What each seat gets for a match that is over, in plain words."""
    points, places = OVERBOOKING.scores(state), OVERBOOKING.ranking(state)
    others = len(points) - 1
    if reward == "points":
        return list(map(float, points))
    if reward == "lead":
        return [mine - (sum(points) - mine) / others for mine in points]
    winners = places.count(1)
    won = (len(points) / winners - 1) / others
    return [won if place == 1 else -1 / others for place in places]


def test_only_matches_that_are_over_begin_anew() -> None:
    batch = begun(OVERBOOKING, tables=3, restarts=False)
    batch.wander(np.array([0, 3, OVERBOOKING.decision_limit]), seed=1)
    assert (batch.movers < 0).tolist() == [False, False, True]
    before = batch.states.copy()
    batch.restart(2)
    assert (batch.states == before).all(axis=1).tolist() == [True, True, False]
    assert (batch.movers >= 0).all()


def test_a_table_without_an_action_is_left_alone() -> None:
    batch = begun(OVERBOOKING, tables=2)
    before = batch.states.copy()
    batch.step(np.array([-1, batch.moves[1, 0]]))
    assert (batch.states == before).all(axis=1).tolist() == [True, False]


def test_an_illegal_action_is_refused_in_words_and_nothing_is_played() -> None:
    for threads, tables in ((1, 3), (2, 200)):
        batch = begun(OVERBOOKING, tables=tables, threads=threads)
        before = batch.states.copy()
        actions = batch.pick(seed=1).copy()
        actions[2] = next(action for action in range(230) if not batch.masks[2, action])
        with pytest.raises(vacancy.IllegalMove, match=r"table 2: There is no hotel"):
            batch.step(actions)
        actions[2] = 230
        with pytest.raises(vacancy.IllegalMove, match=r"table 2: .*230"):
            batch.step(actions)
        assert (batch.states == before).all()


def test_threads_make_no_difference() -> None:
    one, many = (begun(OVERBOOKING, tables=200, threads=threads) for threads in (1, 3))
    assert len(many.run.spans) == 3
    assert first_difference(one, many, seed=3, steps=20) is None


def test_what_is_played_after_the_end_is_not_looked_at() -> None:
    batch = begun(OVERBOOKING, restarts=False)
    batch.wander(np.full(TABLES, OVERBOOKING.decision_limit), seed=1)
    before = batch.states.copy()
    batch.step(np.full(TABLES, 5))
    assert (batch.states == before).all()
    assert not batch.ends.any()
    assert not batch.rewards.any()


def test_arrays_of_the_caller_are_filled() -> None:
    batch = begun(OVERBOOKING)
    seen = np.full((2, TABLES, 1770), 7, np.uint8)
    masks, ends = np.ones((TABLES, 230), bool), np.ones(TABLES, bool)
    batch.step(batch.pick(1), observations=seen[1], masks=masks, ends=ends)
    assert (seen[0] == 7).all()
    assert seen[1].max() == 1
    assert not ends.any()
    batch.step(np.full(TABLES, -1))
    assert (batch.observations == seen[1]).all()
    assert (batch.masks == masks).all()


@pytest.mark.parametrize(
    ("name", "array", "why"),
    [
        ("masks", np.zeros((3, 230), bool), "wanted, not .3, 230. of bool"),
        ("rewards", np.zeros((6, 2)), "type float32 is wanted, not .6, 2. of float64"),
        ("masks", np.zeros((6, 460), bool)[:, ::2], "not a slice across rows"),
        ("masks", [[True]], "not list"),
        ("mask", np.zeros((6, 230), bool), "does not write 'mask'; it writes .*masks"),
        ("input_bits", np.zeros((6, 222), np.uint8), "does not write 'input_bits'"),
    ],
)
def test_an_array_that_does_not_fit_is_refused_in_words(name: str, array: Any, why: str) -> None:
    batch = begun(OVERBOOKING)
    with pytest.raises((WrongArray, UnknownArray), match=why):
        batch.step(batch.pick(1), **{name: array})
    fixed = np.zeros((6, 230), bool)
    fixed.setflags(write=False)
    with pytest.raises(WrongArray, match="not a read-only one"):
        batch.step(batch.pick(1), masks=fixed)


@pytest.mark.parametrize("actions", [[1, 2], [0.5] * 6, 3, None, np.zeros((6, 1), int)])
def test_actions_that_are_no_row_of_whole_numbers_are_refused(actions: Any) -> None:
    with pytest.raises(WrongArray, match="6 whole numbers are wanted"):
        begun(OVERBOOKING).step(actions)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"tables": 0}, "a table and a thread"),
        ({"threads": 0}, "a table and a thread"),
        ({"seats": 9}, "9"),
        ({"options": {"crest_bonus": "much"}}, "much"),
        ({"shows": ("picture",)}, "cannot show 'picture'"),
        ({"sight": "all"}, "no sight 'all'; there are features, record"),
        ({"reward": "fame"}, "no reward 'fame'; there are win, points, lead"),
        ({"game": "chess"}, "no game 'chess'"),
    ],
)
def test_settings_that_do_not_exist_are_refused_in_words(settings: Any, why: str) -> None:
    with pytest.raises((ValueError, LookupError), match=why):
        Batch(**{"game": "overbooking", "tables": 1, "seats": 2, **settings})


def test_a_batch_has_to_begin() -> None:
    batch = Batch(OVERBOOKING, tables=1, seats=2)
    with pytest.raises(NotBegun, match="call begin"):
        batch.step([0])


def test_a_position_can_be_put_on_a_table() -> None:
    batch, state = begun(OVERBOOKING), OVERBOOKING.new(2, seed=9)
    batch.put(3, state)
    assert batch.position(3) == state
    assert np.flatnonzero(batch.masks[3]).tolist() == OVERBOOKING.legal(state)
    with pytest.raises(ValueError, match="2 seats are wanted"):
        batch.put(3, OVERBOOKING.new(3, seed=9))


@pytest.mark.parametrize("table", [-1, 512, 2**70])
def test_a_table_that_is_not_there_is_refused_in_words(table: int) -> None:
    batch = begun(OVERBOOKING)
    with pytest.raises(IndexError, match=f"there is no table {table}"):
        batch.position(table)
    with pytest.raises(IndexError, match=f"there is no table {table}"):
        batch.put(table, OVERBOOKING.new(2, seed=9))


def test_every_seat_can_look_whoever_decides() -> None:
    batch = begun(OVERBOOKING, seats=3)
    assert (batch.observe(batch.movers) == batch.observations).all()
    seen = batch.observe(2)
    for table in range(TABLES):
        on = inputs_on(batch.features, batch.position(table), 2)
        assert np.flatnonzero(seen[table]).tolist() == sorted(on)
    with pytest.raises(ValueError, match="seats go from 0 to 2"):
        batch.observe(3)


@pytest.mark.parametrize("sight", ["features", "record"])
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(sight: str) -> None:
    batch = begun(OVERBOOKING, seats=3, sight=sight)
    batch.wander(np.arange(TABLES) * 7, seed=2)
    seen, masks, movers = (each.copy() for each in (batch.observations, batch.masks, batch.movers))
    other = begun(OVERBOOKING, seats=3, sight=sight, seed=2)
    for table in range(TABLES):
        world = OVERBOOKING.hide(batch.position(table), int(movers[table]), rng=table)
        assert world != batch.position(table)
        other.put(table, world)
    assert (other.observations == seen).all()
    assert (other.masks == masks).all()


def test_the_end_of_a_match_is_shown_to_the_last_to_decide() -> None:
    batch = begun(OVERBOOKING, tables=1, restarts=False)
    while batch.movers[0] >= 0:
        last = int(batch.movers[0])
        batch.step(batch.pick(1))
    assert (batch.observations == batch.observe(last)).all()
