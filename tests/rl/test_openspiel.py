"""The games in OpenSpiel, judged by OpenSpiel's own tests and played by its own bots.

Its searches in C++ do not work with any game that is written in Python, not even with its own.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import vacancy
from vacancy.engine.conformance_features import inputs_on
from vacancy.engine.features import features_of
from vacancy.engine.options import BadOption
from vacancy.rl.openspiel import PREFIX, SpielState, register_game
from vacancy.rl.played import TooManyDeals

GAME = vacancy.game("overbooking")
SMALL = f"{PREFIX}last_room(deals=6)"
SHORT = ("overbooking", "pan_tu_nie_stal")
"""Games whose matches take OpenSpiel's test no time; those of the others are longer."""
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    """OpenSpiel knows the toy as well, the smallest game that has everything."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VACANCY_GAMES", "tests.toy.last_room")
        register_game("last_room")
        yield


def dealt(name: str = f"{PREFIX}overbooking(seats=3)", digit: int = 3) -> Any:
    """A state after the deal."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(digit)
    return state


def played(state: Any, moves: int, seed: int = 1) -> Any:
    """The state after so many random moves."""
    chance = np.random.default_rng(seed)
    for _ in range(moves):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.nightly] if name not in SHORT else [])
        for name in vacancy.NAMES
    ],
)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    game = pyspiel.load_game(f"{PREFIX}{name}(seats={vacancy.game(name).seats[-1]})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "overbooking", verbose=False)


def test_it_is_the_same_game() -> None:
    state = dealt()
    ours = state.match.state.copy()
    while not state.is_terminal():
        assert state.current_player() == GAME.to_move(ours)
        assert state.legal_actions() == GAME.legal(ours)
        action = state.legal_actions()[-1]
        said = GAME.say(ours, action)
        assert state.action_to_string(action) == said
        assert state.string_to_action(said) == action
        state.apply_action(action)
        GAME.play(ours, action)
    places = GAME.ranking(ours)
    assert [value > 0 for value in state.returns()] == [place == 1 for place in places]
    assert sum(state.returns()) == pytest.approx(0)


def test_the_tensor_holds_what_a_net_sees() -> None:
    state = played(dealt(), 9)
    for player in range(3):
        on = inputs_on(features_of(GAME), state.match.state, player)
        assert np.flatnonzero(state.observation_tensor(player)).tolist() == sorted(on)


def test_a_player_is_told_nothing_that_it_may_not_know() -> None:
    state = played(dealt(), 9)
    chance = np.random.default_rng(2)
    for player in range(3):
        world = state.resample_from_infostate(player, chance.random)
        assert world.match.state != state.match.state
        assert world.current_player() == state.current_player()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        other = (player + 1) % 3
        assert world.information_state_string(other) != state.information_state_string(other)


def test_a_player_remembers_all_that_it_has_seen() -> None:
    """Two ways to the same position are told apart by those who saw the way."""
    ways = [dealt(SMALL) for _ in range(2)]
    for state, actions in zip(ways, ((0, 0, 1), (0, 1, 0)), strict=True):
        for action in actions:
            state.apply_action(action)
    names = {state.information_state_string(0) for state in ways}
    assert len(names) == 2
    observer = make_observation(ways[0].get_game(), INFO_STATE_OBS_TYPE)
    assert observer.string_from(ways[0], 0) in names


def test_the_search_of_openspiel_plays() -> None:
    state = played(dealt(), 4)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_bots_of_openspiel_play_whole_matches() -> None:
    bots = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(2)]
    state = dealt(SMALL)
    assert sum(pyspiel.evaluate_bots(state, bots, 1)) == 0


def test_exploitability_is_computed_and_learning_lowers_it() -> None:
    game = pyspiel.load_game(SMALL)
    uniform = policy.UniformRandomPolicy(game)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    before, after = (
        exploitability.nash_conv(game, each) for each in (uniform, solver.average_policy())
    )
    assert before > 1
    assert after < before / 3
    sampler = external_sampling_mccfr.ExternalSamplingSolver(game)
    sampler.iteration()


def test_its_environment_steps() -> None:
    environment = rl_environment.Environment(pyspiel.load_game(SMALL))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


def test_a_playthrough_is_the_same_every_time() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # brings much along

    texts = [playthrough(f"{PREFIX}last_room(deals=2)", [0, 1, 0, 0, 1]) for _ in range(2)]
    assert texts[0] == texts[1]
    assert 'action: "swap"' in texts[0] or "swap" in texts[0]


def test_states_and_games_can_be_kept() -> None:
    state = played(dealt(), 5)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, again = pyspiel.deserialize_game_and_state(text)
    assert again.match.state == state.match.state
    assert again.information_state_string(1) == state.information_state_string(1)
    copied = pickle.loads(pickle.dumps(game))
    assert copied.new_initial_state().num_players() == 3


def test_a_clone_goes_its_own_way() -> None:
    state = played(dealt(), 5)
    before, clone = str(state), state.clone()
    assert isinstance(clone, SpielState)
    played(clone, 3)
    assert str(state) == before
    assert str(clone) != before


def test_before_the_deal_nobody_sees_anything() -> None:
    state = pyspiel.load_game(SMALL).new_initial_state()
    assert state.information_state_string(0) == state.observation_string(1) == "before the deal"
    assert not any(state.observation_tensor(0))
    assert state.returns() == [0, 0]
    assert len(state.chance_outcomes()) == 6


def test_options_are_parameters() -> None:
    state = dealt(f"{PREFIX}overbooking(crest_bonus=advanced)")
    assert state.match.state.crest_bonus == 2


@pytest.mark.parametrize(
    ("parameters", "error", "why"),
    [
        ("seats=9", BadOption, "9"),
        ("crest_bonus=much", BadOption, "much"),
        ("deals=1500", TooManyDeals, "1 to 1024, or a power of two"),
        ("sight=all", ValueError, "no sight 'all'"),
        ("hotels=3", pyspiel.SpielError, "hotels"),
    ],
)
def test_parameters_that_do_not_exist_are_refused_in_words(
    parameters: str, error: type[Exception], why: str
) -> None:
    with pytest.raises(error, match=why):
        pyspiel.load_game(f"{PREFIX}overbooking({parameters})")


def test_an_illegal_action_is_refused_in_words() -> None:
    state = dealt()
    wrong = next(action for action in range(230) if action not in state.legal_actions())
    with pytest.raises(vacancy.IllegalMove, match="hand"):
        state.apply_action(wrong)


def test_a_program_that_used_it_ends_well() -> None:
    code = "import vacancy.rl.openspiel, pyspiel; pyspiel.load_game('vacancy_overbooking')"
    done = subprocess.run([sys.executable, "-c", code], env=dict(os.environ), cwd=ROOT, check=False)
    assert done.returncode == 0
