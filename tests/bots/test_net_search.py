"""The search with a net: repeatable, bounded, the same in both modes, and better than the net."""

from __future__ import annotations

import gc
import time
import weakref
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import vacancy
from tests.bots.nets import random_layers
from tests.bots.test_bots import positions
from tests.bots.test_search_toy import SEATS, make_toy
from vacancy.bots.net.desk import UNIT
from vacancy.bots.net.layers import Layers
from vacancy.bots.net.policy_bot import NetBot, look
from vacancy.bots.net.search_bot import NetKnobs, NetSearchBot, NetTree
from vacancy.engine.dialect import rule
from vacancy.engine.features import Features
from vacancy.engine.game import Game
from vacancy.engine.record import NONE, Array

SEED_FOR_TREES = 5


@pytest.fixture(params=vacancy.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return vacancy.game(request.param)


def tree_of(game: Game, iterations: int, **more: Any) -> NetTree:
    """A search in a position with many moves, about to begin."""
    state, seat = max(positions(game), key=lambda found: len(game.legal(found[0])))
    bot = NetSearchBot(game, random_layers(game), 3, iterations, **more)
    return NetTree(bot, game.known(state, seat), seat, SEED_FOR_TREES)


def test_a_search_is_the_same_compiled_and_uncompiled(game: Game) -> None:
    net = random_layers(game)
    for state, seat in positions(game, every=40):
        known = game.known(state, seat)
        plain, quick = (
            NetTree(NetSearchBot(mode, net, 6, 25, node_limit=2000), known, seat, SEED_FOR_TREES)
            for mode in (game.uncompiled, game)
        )
        plain.run(25)
        quick.run(25)
        assert plain.nodes.array.tobytes() == quick.nodes.array.tobytes()
        assert plain.desk == quick.desk


def test_goes_of_any_length_grow_the_same_tree(game: Game) -> None:
    at_once, in_steps = tree_of(game, 90), tree_of(game, 90)
    at_once.run(90)
    for _ in range(9):
        in_steps.run(10)
    assert at_once.desk == in_steps.desk
    assert at_once.results() == in_steps.results()


def test_a_tree_is_gone_after_its_last_use_without_a_search_for_garbage(game: Game) -> None:
    gc.disable()
    try:
        tree = tree_of(game, 20, node_limit=1000)
        tree.run(20)
        gone = weakref.ref(tree)
        del tree
        assert gone() is None
    finally:
        gc.enable()


def test_a_full_tree_goes_on_without_growing(game: Game) -> None:
    tree = tree_of(game, 300, node_limit=300)
    tree.run(300)
    assert tree.desk.node_count <= 300 == tree.desk.iterations


def test_the_clock_ends_a_search(game: Game) -> None:
    state, seat = max(positions(game), key=lambda found: len(game.legal(found[0])))
    bot = NetSearchBot(game, random_layers(game), 3, 10**8, seconds=0.2, node_limit=1000)
    begin = time.monotonic()
    bot.choose(game.known(state, seat), seat)
    assert time.monotonic() - begin >= 0.2


def test_the_net_is_asked_once_for_an_iteration_at_most(game: Game) -> None:
    tree = tree_of(game, 200)
    tree.run(200)
    assert tree.desk.questions <= 200


def test_the_net_is_never_asked_twice_about_one_decision_of_the_observer(game: Game) -> None:
    """The first decision has the same moves in all worlds."""
    tree = tree_of(game, 200)
    tree.run(200)
    below = sum(visits for visits, _ in tree.results().values())
    assert below == 199


def test_choices_are_as_likely_as_the_net_says_and_worth_no_more_than_a_win(game: Game) -> None:
    tree = tree_of(game, 100, knobs=NetKnobs(blunting=1.0))
    tree.run(100)
    state, seat = max(positions(game), key=lambda found: len(game.legal(found[0])))
    priors = {}
    number = tree.nodes[0].child
    while number != NONE:
        node = tree.nodes[number]
        priors[node.look] = node.prior
        assert node.mover == seat
        assert 0 <= node.total <= UNIT * node.visits
        number = node.sibling
    assert sorted(priors) == game.legal(state)
    assert sum(priors.values()) == pytest.approx(UNIT, abs=2 * len(priors))


def test_the_first_iteration_is_worth_what_the_net_says(game: Game) -> None:
    net = random_layers(game)
    for state, seat in positions(game, every=9):
        known = game.known(state, seat)
        tree = NetTree(NetSearchBot(game, net, 1, 1, node_limit=2000), known, seat, SEED_FOR_TREES)
        if len(game.legal(known)) > 1:
            tree.run(1)
            told = look(game, net, known, seat).shares
            for step in range(state.seats):
                value = tree.desk.totals[(seat + step) % state.seats] / UNIT
                assert value == pytest.approx(told[step], abs=1e-6)


def test_what_all_seats_expect_adds_up_to_a_win_for_each_iteration(game: Game) -> None:
    tree = tree_of(game, 100)
    tree.run(100)
    assert sum(tree.desk.totals) == pytest.approx(100 * UNIT, rel=1e-3)


def test_a_move_without_alternative_is_not_thought_about() -> None:
    game = vacancy.game("apartament")
    state, seat = next(
        (state, seat) for state, seat in positions(game, every=1) if len(game.legal(state)) == 1
    )
    bot = NetSearchBot(game, random_layers(game), 3, 10**8, seconds=1000)
    assert bot.choose(game.known(state, seat), seat) == game.legal(state)[0]


# A game so small that the best move is known


@rule
def list_nothing_but_one(state: Any, seat: int, out: Array[int]) -> int:
    out[0] = 0
    return 1


@rule
def write_nothing(state: Any, seat: int, out: Array[int]) -> None:
    """There are no sources."""


@pytest.fixture
def toy() -> Game:
    features = Features((), 1, 1, list_nothing_but_one, (), write_nothing)
    return replace(make_toy(), features=features)


def single_minded(liking: float) -> Layers:
    """A net for the toy that likes the first move, and takes all seats for equally good."""
    sizes = {"w1": (1, 2), "b1": 2, "w2": (2, 2), "b2": 2, "policy": (3, 2), "policy_bias": 3}
    sizes |= {"share": (SEATS, 2), "share_bias": SEATS, "points": (SEATS, 2)}
    sizes |= {"points_bias": SEATS, "sources": (0, 2), "sources_bias": 0}
    layers = Layers(**{name: np.zeros(size, np.float32) for name, size in sizes.items()})
    layers.policy_bias[0] = liking
    return layers


def test_a_search_sees_through_the_first_thought_of_a_net(toy: Game) -> None:
    state = toy.new(SEATS, seed=1)
    net = single_minded(liking=2.0)
    assert NetBot(toy, net, 1).choose(state, 0) == 0
    # Pick 0 would be best if the next seat let all three win; but that seat prefers to win alone.
    assert NetSearchBot(toy, net, 1, 400).choose(state, 0) == 1


def test_a_coin_that_nobody_has_seen_is_not_foreseen(toy: Game) -> None:
    visits = []
    for seed in range(2, 6):
        state = toy.new(SEATS, seed=seed)
        state.has_coin = 1
        bot = NetSearchBot(toy, single_minded(0.0), 1, 200)
        visits.append(bot.search(toy.known(state, 0), 0).results())
    assert all(each == visits[0] for each in visits)
