"""The search: repeatable, bounded, and the same compiled and uncompiled."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

import vacancy
from tests.bots.test_bots import positions
from tests.games.apartament import drawing as apartament
from tests.games.overbooking import drawing as overbooking
from vacancy.bots.search import bot as search_module
from vacancy.bots.search.bot import SearchBot, Tree, merge
from vacancy.engine.game import Game
from vacancy.engine.tuning import Tuning

SEED_FOR_TREES = 5


@pytest.fixture(params=vacancy.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return vacancy.game(request.param)


def open_decision(game: Game) -> tuple[Any, int]:
    """A position with many moves, and the seat that decides in it."""
    return max(positions(game), key=lambda found: len(game.legal(found[0])))


def tree_of(game: Game, iterations: int, **more: Any) -> Tree:
    """A search in a position with many moves, about to begin."""
    state, seat = open_decision(game)
    bot = SearchBot(game, 3, iterations, seconds=60, **more)
    return Tree(bot, game.known(state, seat), seat, SEED_FOR_TREES)


def test_a_search_is_the_same_compiled_and_uncompiled(game: Game) -> None:
    compare_searches(game, iterations=5)


@pytest.mark.nightly
def test_a_longer_search_is_the_same_compiled_and_uncompiled(game: Game) -> None:
    compare_searches(game, iterations=30)


def compare_searches(game: Game, iterations: int) -> None:
    tuning = replace(game.tuning, tries=2, sees_ahead=True, larger=None)
    for state, seat in positions(game, every=80):
        known = game.known(state, seat)
        for chosen in (tuning, game.tuning):
            plain, quick = (
                Tree(SearchBot(mode, 6, iterations, tuning=chosen), known, seat, SEED_FOR_TREES)
                for mode in (game.uncompiled, game)
            )
            plain.run(iterations)
            quick.run(iterations)
            assert plain.nodes.array.tobytes() == quick.nodes.array.tobytes()
            assert plain.desk == quick.desk


def test_a_search_does_all_its_iterations(game: Game) -> None:
    state, seat = open_decision(game)
    found = SearchBot(game, 3, 100, seconds=60).search(game.known(state, seat), seat)
    assert set(found) <= set(game.legal(state))
    assert 100 >= sum(visits for visits, _ in found.values()) > 50  # it may end when all is clear


def test_goes_of_any_length_grow_the_same_tree(game: Game) -> None:
    at_once, in_steps = tree_of(game, 90), tree_of(game, 90)
    at_once.run(90)
    for _ in range(9):
        in_steps.run(10)
    assert at_once.nodes.array.tobytes() == in_steps.nodes.array.tobytes()


def test_a_tree_is_gone_after_its_last_use_without_a_search_for_garbage(game: Game) -> None:
    gc.disable()
    try:
        tree = tree_of(game, 20)
        tree.run(20)
        gone = weakref.ref(tree)
        del tree
        assert gone() is None
    finally:
        gc.enable()


def test_threads_share_the_iterations_and_can_be_repeated(game: Game) -> None:
    state, seat = open_decision(game)
    known = game.known(state, seat)
    found = [SearchBot(game, 3, 60, seconds=60, threads=3).search(known, seat) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(visits for visits, _ in found[0].values()) <= 60


def test_trees_are_merged_by_adding_visits_and_totals() -> None:
    assert merge([{1: (2, 10), 4: (1, 3)}, {4: (5, 7)}]) == {1: (2, 10), 4: (6, 10)}


def test_a_full_tree_goes_on_without_growing(game: Game) -> None:
    tree = tree_of(game, 200, node_limit=20)
    tree.run(200)
    assert (tree.desk.node_count, tree.desk.iterations, len(tree.nodes)) == (20, 200, 20)


def test_the_clock_ends_a_search(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tenths = count(1)
    clock = SimpleNamespace(monotonic=lambda: next(tenths) / 10)
    monkeypatch.setattr(search_module, "time", clock)
    tree = tree_of(game, 10**6, node_limit=1000)
    tree.grow(deadline=3.0)
    assert next(tenths) == 31
    assert 0 < tree.desk.iterations < 10**6


def test_a_move_without_alternative_is_not_thought_about() -> None:
    game = vacancy.game("apartament")
    state, seat = next(
        (state, seat) for state, seat in positions(game, every=1) if len(game.legal(state)) == 1
    )
    bot = SearchBot(game, 3, 10**9, seconds=1000)
    assert bot.choose(game.known(state, seat), seat) == game.legal(state)[0]


def test_values_are_between_nothing_and_a_win_for_every_seat(game: Game) -> None:
    tree = tree_of(game, 50)
    tree.run(50)
    for number in range(1, tree.desk.node_count):
        node = tree.nodes[number]
        assert 0 <= node.total <= 10_000 * node.visits
        assert 1 <= node.visits <= node.available


def test_the_choices_of_all_seats_are_in_the_tree() -> None:
    tree = tree_of(vacancy.game("overbooking"), 200, tuning=Tuning(first_moves=1, more_moves=4))
    tree.run(200)
    movers = {tree.nodes[number].mover for number in range(1, tree.desk.node_count)}
    assert movers == {0, 1, 2, 3}


def chosen(game: Game, state: Any, iterations: int = 300) -> str:
    """What a short search plays, in words."""
    seat = game.to_move(state)
    assert seat is not None
    action = SearchBot(game, 5, iterations, seconds=60).choose(game.known(state, seat), seat)
    return game.say(state, action)


def test_the_star_that_wins_is_bought_in_the_last_turn() -> None:
    state = apartament.table(
        slots=["green_3", "blue_3"],
        ending="orders",
        turns_left=0,
        orders_left=0,
        acted=1,
        yellow=apartament.player(prestige=8),
        red=apartament.player(prestige=12),
    )
    assert chosen(vacancy.game("apartament").uncompiled, state) == "star"


def test_the_last_card_is_the_one_that_pays_best() -> None:
    hotels = [overbooking.hotel("H1A", token=0), overbooking.hotel("H5B", token=0)]
    hands = {"red": "monk_stag", "blue": "workers_bird monk_bird soldiers_lion"}
    state = overbooking.last_turn(*hotels, round=4, hands=hands)
    assert chosen(vacancy.game("overbooking").uncompiled, state).startswith("monk_bird queue")
