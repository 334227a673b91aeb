"""A seat, or many tables, as environments of Gymnasium, judged by Gymnasium's own tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.envs import registration
from gymnasium.utils.env_checker import check_env

import vacancy
from tests.toy.last_room import GAME as TOY
from vacancy.rl import WrongArray
from vacancy.rl.gymnasium import SeatEnv, TablesEnv, register_games

GAME = vacancy.game("overbooking")
TABLES = 12


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    """The toy is a game of the house for a while, and Gymnasium knows of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VACANCY_GAMES", "tests.toy.last_room")
        patch.setattr("gymnasium.envs.registration.registry", {})
        register_games()
        yield


def any_action(mask: Any, chance: np.random.Generator) -> Any:
    """Any legal action, for one table or for many."""
    return (mask * (1 + chance.random(mask.shape))).argmax(axis=-1)


@pytest.mark.parametrize("name", ["vacancy/overbooking-v1", "vacancy/last_room-v1"])
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gym.make(name, render_mode="ansi").unwrapped)


def test_every_game_is_known_by_its_name_and_the_version_of_its_rules() -> None:
    known = {name for name in registration.registry if name.startswith("vacancy/")}
    versions = {name: vacancy.game(name).rules_version for name in vacancy.NAMES}
    assert known == {f"vacancy/{name}-v{version}" for name, version in versions.items()}


def test_a_learner_plays_against_rivals_and_its_seat_goes_round() -> None:
    table, chance = SeatEnv(TOY, 3, rivals="greedy"), np.random.default_rng(1)
    seats = []
    for match in range(6):
        _, told = table.reset(seed=7 if match == 0 else None)
        seats.append(int(table.batch.movers[0]))
        is_over, rewards = False, []
        while not is_over:
            _, reward, is_over, _, told = table.step(any_action(told["action_mask"], chance))
            rewards.append(reward)
        assert rewards[-1] in (1.0, -0.5, 0.25)
        assert not any(rewards[:-1])
    assert seats == [0, 1, 2] * 2


def test_a_learner_can_keep_its_seat() -> None:
    table = SeatEnv(TOY, 3, seat=2)
    for _ in range(3):
        table.reset()
        assert table.batch.movers[0] == 2


def test_what_is_illegal_loses_or_is_refused() -> None:
    table = SeatEnv(GAME)
    _, told = table.reset(seed=1)
    wrong = np.int64(told["action_mask"].argmin())
    *_, told = result = table.step(wrong)
    assert result[1:4] == (-1.0, True, False)
    assert told["illegal"] == "reason-not-in-hand"
    strict = SeatEnv(GAME, illegal="raise")
    strict.reset(seed=1)
    for action in (wrong, np.int64(-5), np.int64(10**6)):
        with pytest.raises(vacancy.IllegalMove):
            strict.step(action)


@pytest.mark.parametrize("mode", ["SameStep", "NextStep"])
def test_many_tables_are_as_many_seats(mode: str) -> None:
    tables = TablesEnv(TABLES, TOY, 3, rivals="random", autoreset_mode=mode)
    chance, ended, last = np.random.default_rng(2), 0, np.zeros(TABLES, bool)
    seen, told = tables.reset(seed=3)
    for _ in range(20):
        assert (tables.batch.movers[~last] == np.arange(TABLES)[~last] % 3).all()
        actions = any_action(told["action_mask"], chance)
        seen, rewards, ends, cuts, told = tables.step(actions)
        assert tables.observation_space.contains(seen)
        assert (rewards[~ends] == 0).all()
        assert not (ends & last).any() or mode == "SameStep"
        assert not cuts.any()
        if mode == "SameStep" and ends.any():
            assert (told["_final_obs"] == ends).all()
            assert all(final.any() for final in told["final_obs"][ends])
        last = ends if mode == "NextStep" else last
        ended += int(ends.sum())
    assert ended > TABLES


@pytest.mark.parametrize("mode", ["SameStep", "NextStep"])
def test_at_many_tables_only_those_lose_that_do_what_is_illegal(mode: str) -> None:
    tables = TablesEnv(TABLES, "last_room", autoreset_mode=mode)
    tables.reset(seed=3)
    actions = np.zeros(TABLES, np.int64)
    actions[[2, 5]] = 99
    _, rewards, ends, *_ = tables.step(actions)
    assert np.flatnonzero(ends).tolist() == [2, 5]
    assert rewards[ends].tolist() == [-1, -1]
    _, rewards, ends, *_ = tables.step(np.zeros(TABLES, np.int64))
    assert not ends[[2, 5]].any()
    strict = TablesEnv(TABLES, TOY, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(vacancy.IllegalMove, match="table 2"):
        strict.step(actions)


@pytest.mark.parametrize("illegal", ["lose", "raise"])
def test_actions_that_are_no_whole_numbers_are_refused_and_cost_nobody_a_match(
    illegal: str,
) -> None:
    table, tables = SeatEnv(TOY, illegal=illegal), TablesEnv(TABLES, TOY, illegal=illegal)
    table.reset(seed=1)
    tables.reset(seed=1)
    wrong: list[tuple[Any, Any]] = [
        (table, 0.5), (table, None), (table, "0"), (table, [0, 0]),
        (tables, 0), (tables, np.zeros(TABLES)), (tables, np.zeros(TABLES + 1, np.int64)),
    ]  # fmt: skip
    for environment, action in wrong:
        before = environment.batch.states.copy()
        with pytest.raises(WrongArray, match="whole numbers are wanted"):
            environment.step(action)
        assert (environment.batch.states == before).all()


def test_equal_seeds_give_equal_matches() -> None:
    one, two, three = (TablesEnv(TABLES, TOY, 4) for _ in range(3))
    seen = [table.reset(seed=seed)[0] for table, seed in ((one, 1), (two, 1), (three, 2))]
    assert (seen[0] == seen[1]).all()
    assert (seen[0] != seen[2]).any()


def test_masks_are_told_as_stable_baselines_asks_for_them() -> None:
    table, tables = SeatEnv(GAME), TablesEnv(4, TOY)
    _, told = table.reset(seed=1)
    assert (table.action_masks() == told["action_mask"]).all()
    _, told = tables.reset(seed=1)
    assert (tables.action_masks() == told["action_mask"]).all()


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: SeatEnv(GAME, seat=2), "no seat 2: they go from 0 to 1"),
        (lambda: SeatEnv(GAME, illegal="shrug"), "can lose or raise, not 'shrug'"),
        (lambda: SeatEnv(GAME, options={"crest": "much"}), "crest"),
        (lambda: SeatEnv(GAME, sight="all"), "no sight 'all'"),
        (lambda: SeatEnv(GAME, rivals="porter"), "'porter' cannot play in a batch"),
        (lambda: SeatEnv(GAME).reset(options={"crest_bonus": "none"}), "takes no options"),
        (lambda: TablesEnv(2, GAME, autoreset_mode="Disabled"), "begin anew by themselves"),
        (lambda: TablesEnv(2, GAME, rivals=["random"]), "2 seats want 2"),
    ],
)
def test_settings_that_do_not_exist_are_refused_in_words(make: Any, why: str) -> None:
    with pytest.raises((ValueError, LookupError), match=why):
        make()
