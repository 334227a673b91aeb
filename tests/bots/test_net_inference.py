"""What a net says of a position: the same bits in both modes, and what its weights mean."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vacancy
from tests.bots.nets import random_layers, random_net
from tests.bots.test_bots import positions
from vacancy.bots.net.inference import exponential, share_out
from vacancy.bots.net.layers import Room, layers_of
from vacancy.bots.net.policy_bot import look
from vacancy.bots.net.weights import Net, WrongNet, load_net, save_net
from vacancy.engine.features import features_of
from vacancy.engine.game import Game


@pytest.fixture(params=vacancy.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return vacancy.game(request.param)


def answers(net: Net, game: Game, state: Any, seat: int) -> dict[str, Any]:
    """The same worked out by matrices in double precision."""
    features, w = features_of(game), {name: a.astype(float) for name, a in net.arrays.items()}
    listed = [0] * features.most
    count = features.list_features(state, seat, listed)
    wide = np.maximum(w["b1"] + w["w1"][listed[:count]].sum(0), 0)
    narrow = np.maximum(w["b2"] + wide @ w["w2"], 0)
    seats, legal = state.seats, game.legal(state)
    head = {name: w[name] @ narrow + w[f"{name}_bias"] for name in ("policy", "share", "points")}
    return {
        "chances": softmax(head["policy"][legal]),
        "shares": softmax(head["share"][:seats]),
        "points": head["points"][:seats],
        "sources": w["sources"] @ narrow + w["sources_bias"],
    }


def softmax(values: Any) -> Any:
    powers = np.exp(values - values.max())
    return powers / powers.sum()


def test_the_answers_have_the_same_bits_compiled_and_uncompiled(game: Game) -> None:
    net = random_layers(game)
    for state, seat in positions(game, every=40):
        plain, quick = (
            look(mode, net, game.known(state, seat), seat) for mode in (game.uncompiled, game)
        )
        for name in Room._fields:
            assert getattr(plain, name).tobytes() == getattr(quick, name).tobytes(), name


@pytest.mark.parametrize("sizes", [(24, 12), (17, 1), (33, 64)])
def test_the_answers_are_those_of_the_weights(game: Game, sizes: tuple[int, int]) -> None:
    net = random_net(game, *sizes)
    layers = layers_of(net)
    for state, seat in positions(game, every=9):
        room = look(game, layers, game.known(state, seat), seat)
        for name, wanted in answers(net, game, state, seat).items():
            found = getattr(room, name)[: len(wanted)]
            np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-5, err_msg=name)


def test_shares_and_chances_add_up_to_one(game: Game) -> None:
    net = random_layers(game)
    for state, seat in positions(game, every=5):
        room = look(game, net, game.known(state, seat), seat)
        assert room.shares[: state.seats].sum() == pytest.approx(1, abs=1e-12)
        assert room.chances[: len(game.legal(state))].sum() == pytest.approx(1, abs=1e-12)


def test_powers_of_e_are_right() -> None:
    for power in np.linspace(-39.9, 0, 4000):
        assert exponential(power) == pytest.approx(exp(power), rel=1e-7)
    assert exponential(-50.0) == 0


def test_a_temperature_blunts_chances() -> None:
    sharp, blunt = np.array([2.0, 1.0, -70.0]), np.array([2.0, 1.0, -70.0])
    share_out(sharp, 3, 1.0)
    share_out(blunt, 3, 0.5)
    assert sharp == pytest.approx(softmax(np.array([2.0, 1.0, -70.0])), abs=1e-7)
    assert blunt == pytest.approx(softmax(np.array([1.0, 0.5, -35.0])), abs=1e-7)


@pytest.mark.parametrize(
    ("name", "value"), [("rules_version", 99), ("game", "bridge"), ("layout", "other")]
)
def test_a_net_for_something_else_is_refused(tmp_path: Path, name: str, value: Any) -> None:
    game = vacancy.game("overbooking")
    net, path = random_net(game), tmp_path / "net.npz"
    save_net(path, {**net.header, name: value}, net.arrays)
    with pytest.raises(WrongNet, match=f"its {name} is {value!r}, but .* is needed"):
        load_net(path, game, features_of(game))


def test_a_net_that_learnt_by_earlier_rules_is_read(tmp_path: Path) -> None:
    game = vacancy.game("pan_tu_nie_stal")
    net, path = random_net(game), tmp_path / "net.npz"
    save_net(path, {**net.header, "rules_version": 1}, net.arrays)
    assert load_net(path, game, features_of(game)).header["rules_version"] == 1


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = vacancy.game("overbooking")
    net, path = random_net(game), tmp_path / "net.npz"
    save_net(path, net.header, net.arrays)
    read = load_net(path, game, features_of(game))
    assert read.header == net.header
    for name, array in net.arrays.items():
        assert read.arrays[name].tobytes() == array.tobytes()
