"""What bots believe of hidden fields: honest, the same in both modes, and better than chance."""

from __future__ import annotations

from array import array
from collections import Counter
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vacancy
from tests.bots.test_bots import positions
from vacancy.bots.net.beliefs import beliefs_of, weights_for
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.layers import read_beliefs, room_for
from vacancy.bots.net.loop import likely_action
from vacancy.bots.net.policy_bot import NetBot
from vacancy.bots.net.policy_bot import look as look_at
from vacancy.bots.net.weights import BELIEFS, WrongNet, asked_of, header_of, save_net
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.features import features_of
from vacancy.engine.game import Game
from vacancy.engine.leaves import walk
from vacancy.engine.loops import glimpse, redraw, redraw_as_believed
from vacancy.engine.record import NONE

BELIEVED = [name for name in vacancy.NAMES if vacancy.game(name).beliefs is not None]


@pytest.fixture(params=BELIEVED)
def game(request: pytest.FixtureRequest) -> Game:
    return vacancy.game(request.param)


def random_file(path: Path, game: Game, changes: dict[str, Any]) -> Path:
    """A net of small sizes that believes anything, in a file with changes in its header."""
    assert game.beliefs is not None
    features, chance = features_of(game), np.random.default_rng(1)
    sizes: dict[str, Any] = {"w1": (features.count, 24), "b1": 24, "w2": (24, 12), "b2": 12}
    sizes |= {BELIEFS: (game.beliefs.count, 12), f"{BELIEFS}_bias": game.beliefs.count}
    arrays = {name: chance.normal(0, 0.3, size) for name, size in sizes.items()}
    header = header_of(game, features, **asked_of(game.beliefs))
    save_net(path, {**header, **changes}, arrays)
    return path


def test_beliefs_have_the_same_bytes_compiled_and_uncompiled(game: Game, tmp_path: Path) -> None:
    net = read_beliefs(random_file(tmp_path / "any.npz", game, {}), game)
    for state, seat in positions(game, every=20):
        known = game.known(state, seat)
        plain, quick = (weights_for(mode, net, known, seat) for mode in (game.uncompiled, game))
        assert plain.tobytes() == quick.tobytes()
        assert len({*plain}) > 2


def test_worlds_that_a_seat_cannot_tell_apart_are_believed_alike(game: Game) -> None:
    net = beliefs_of(game)
    assert net is not None
    for state, seat in positions(game):
        worlds = (state, game.hide(state, seat, 9))
        told = [weights_for(game, net, game.known(world, seat), seat) for world in worlds]
        assert told[0].tobytes() == told[1].tobytes()


def test_without_a_net_all_is_equally_likely(game: Game) -> None:
    state, seat = positions(game)[3]
    assert {*weights_for(game, None, game.known(state, seat), seat).tolist()} == {1}


def test_guesses_by_even_weights_are_those_without_beliefs(game: Game) -> None:
    assert game.beliefs is not None
    even = np.ones(game.beliefs.count, np.int32)
    for state, seat in positions(game, every=20):
        known = game.known(state, seat)
        known.key[0], known.key[1] = 5, 7
        as_believed, evenly = game.copy(known), game.copy(known)
        game.core.call(redraw_as_believed)(as_believed, seat, even)
        game.core.call(redraw)(evenly, seat)
        assert as_believed.to_bytes() == evenly.to_bytes()


@pytest.mark.parametrize(
    ("name", "value"), [("rules_version", 99), ("game", "bridge"), ("questions", "others")]
)
def test_beliefs_for_something_else_are_refused(
    game: Game, tmp_path: Path, name: str, value: Any
) -> None:
    path = random_file(tmp_path / "wrong.npz", game, {name: value})
    with pytest.raises(WrongNet, match=f"its {name} is {value!r}, but .* is needed"):
        read_beliefs(path, game)


def test_the_net_that_plays_is_no_net_that_believes(game: Game) -> None:
    with pytest.raises(WrongNet, match="its questions is None"):
        read_beliefs(Path(str(game.folder / "net.npz")), game)


def test_what_good_players_have_hidden_is_less_of_a_surprise_than_by_chance(game: Game) -> None:
    """Played by the net that plays the game, at matches that nobody learnt from."""
    believed, evenly = [], []
    for seed in (71, 72, 73):
        for hidden, weights, fitting in hidden_fields(game, seed):
            believed.append(-log(weights[hidden] / weights[fitting].sum()))
            evenly.append(log(len(fitting)))
    assert np.mean(believed) < 0.9 * np.mean(evenly)


def test_of_moves_that_look_alike_the_likelier_ones_are_foreseen_more_often(game: Game) -> None:
    net = net_of(game)
    assert net is not None
    state, looks, look = alike(game)
    mover, legal, room = seat_to_move(state), game.legal(state), room_for(game, net)
    choose = game.core.call(likely_action, net=net, room=room)
    chosen: Counter[int] = Counter()
    for chance in range(600):
        actions, seen = game.core.room(), game.core.room()
        actions[: len(legal)] = array("h", legal)
        seen[: len(legal)] = array("h", looks)
        chosen[choose(state, seen, look, actions, len(legal), chance)] += 1
    told = look_at(game, net, game.known(state, mover), mover).chances[: len(legal)]
    chances = dict(zip(legal, told, strict=True))
    same = [action for action, seen in zip(legal, looks, strict=True) if seen == look]
    total = sum(chances[action] for action in same)
    assert set(chosen) <= set(same)
    for action in same:
        assert chosen[action] / 600 == pytest.approx(chances[action] / total, abs=0.08)


def alike(game: Game) -> tuple[Any, list[int], int]:
    """A position, how its moves look to another seat, and a look that three of them have."""
    for state, mover in positions(game, every=1):
        looks = [
            game.core.call(glimpse)(state, action, (mover + 1) % state.seats)
            for action in game.legal(state)
        ]
        look, count = Counter(looks).most_common(1)[0]
        if count == 3:
            return state, looks, look
    raise AssertionError("no three moves look alike")


def hidden_fields(game: Game, seed: int) -> Any:
    """What is hidden from a seat in the middle of a match: the truth, the weights, what can be."""
    net, learnt = beliefs_of(game), net_of(game)
    assert net is not None
    assert learnt is not None
    assert game.beliefs is not None
    leaves = {leaf.path: leaf for leaf in walk(game.state)}
    state = game.new(2, seed=seed)
    while (seat := game.to_move(state)) is not None:
        known = game.known(state, seat)
        weights = weights_for(game, net, known, seat).reshape(-1, game.beliefs.answers)
        before, behind = (np.frombuffer(each.to_bytes(), np.int8) for each in (known, state))
        for question, path in enumerate(game.beliefs.questions):
            place = leaves[path].offset
            if before[place] == NONE and behind[place] != NONE:
                yield behind[place], weights[question], fitting(game, known, seat, place)
        game.play(state, NetBot(game, learnt, seed, 1.0).choose(known, seat))


def fitting(game: Game, known: Any, seat: int, place: int) -> list[int]:
    """The values that a hidden byte had in some guesses."""
    guesses = (game.hide(known, seat, rng) for rng in range(12))
    return sorted({int(np.frombuffer(each.to_bytes(), np.int8)[place]) for each in guesses})
