"""Tables as environments of PettingZoo, judged by PettingZoo's own tests."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import vacancy
from tests.toy.last_room import GAME as TOY
from vacancy.engine.conformance_features import inputs_on
from vacancy.games import NAMES
from vacancy.rl import WrongArray
from vacancy.rl.pettingzoo import env, raw_env

GAME = vacancy.game("overbooking")
likes_no_dicts = pytest.mark.filterwarnings(
    # Dicts of an observation and a mask are PettingZoo's own way for its games of cards and boards,
    # and its test knows these by name.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def begun(seats: int = 2, **more: Any) -> raw_env:
    """A table whose match has begun."""
    table = raw_env(GAME, seats, **more)
    table.reset(seed=1)
    return table


@likes_no_dicts
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    api_test(env(name, vacancy.game(name).seats[0], render_mode="ansi"), num_cycles=100)
    seed_test(lambda: env(name, vacancy.game(name).seats[-1]), num_cycles=20)


@pytest.mark.parametrize("make", [env, raw_env])
def test_it_warns_of_nothing_where_masks_are_told_apart(make: Any) -> None:
    api_test(make(TOY, 3, mask_in="info", render_mode="ansi"), num_cycles=100)
    seed_test(lambda: make(TOY, 3, mask_in="info"), num_cycles=40)


def test_it_can_measure_the_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(time=count().__next__)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(raw_env(TOY, 2))


def test_an_agent_sees_what_its_seat_may_know_and_the_mover_what_it_may_do() -> None:
    table = begun(3)
    for _ in range(30):
        state, mover = table.batch.position(0), table.agent_selection
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            on = inputs_on(table.batch.features, state, seat)
            assert np.flatnonzero(seen["observation"]).tolist() == sorted(on)
            legal = GAME.legal(state) if agent == mover else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        table.step(int(table.observe(mover)["action_mask"].argmax()))


def test_a_match_is_played_by_the_rules_to_the_end() -> None:
    table = begun()
    state = table.batch.position(0)
    while not GAME.is_over(state):
        action = int(table.observe(table.agent_selection)["action_mask"].argmax())
        GAME.play(state, action)
        table.step(action)
    places = GAME.ranking(state)
    assert table.rewards == {f"player_{seat}": 3 - 2 * place for seat, place in enumerate(places)}
    assert all(table.terminations.values())
    while table.agents:
        table.step(None)


def test_what_was_seen_is_not_changed_later() -> None:
    table = begun()
    seen, *_ = table.last()
    before = {name: array.copy() for name, array in seen.items()}
    table.step(int(seen["action_mask"].argmax()))
    assert all((seen[name] == before[name]).all() for name in before)


def test_an_illegal_action_is_refused_in_words_and_the_wrapper_ends_the_match() -> None:
    table = begun()
    wrong = int(table.observe(table.agent_selection)["action_mask"].argmin())
    with pytest.raises(vacancy.IllegalMove, match="in your hand"):
        table.step(wrong)
    wrapped = env(GAME, 2)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


@pytest.mark.parametrize("action", [0.5, None, "0", [0, 0]])
def test_an_action_that_is_no_whole_number_is_refused_in_words(action: Any) -> None:
    table = begun()
    before = table.batch.states.copy()
    with pytest.raises(WrongArray, match="whole numbers are wanted"):
        table.step(action)
    assert (table.batch.states == before).all()


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"seats": 5}, "5"),
        ({"mask_in": "mind"}, "can be in observation or in info, not in 'mind'"),
        ({"options": {"crest": "much"}}, "crest"),
        ({"sight": "all"}, "no sight 'all'"),
    ],
)
def test_settings_that_do_not_exist_are_refused_in_words(settings: Any, why: str) -> None:
    with pytest.raises((ValueError, LookupError), match=why):
        raw_env(**{"game": "overbooking", "seats": 2, **settings})


def test_nobody_moves_before_a_match_is_laid_out() -> None:
    with pytest.raises(RuntimeError, match="nobody moves before `reset`"):
        raw_env(GAME, 2).step(0)


def test_the_table_can_be_drawn() -> None:
    drawn = begun(render_mode="ansi").render()
    assert drawn is not None
    assert "Hotel 1" in drawn
    assert begun().render() is None
