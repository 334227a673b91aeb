"""Bots that play with a net, and the judge: repeatable, honest, and in agreement with the net."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import vacancy
from tests.bots.nets import random_layers
from tests.bots.test_bots import positions
from vacancy.bots import Bot
from vacancy.bots.net import judge as judges
from vacancy.bots.net.judge import Judge, NoNet, judge
from vacancy.bots.net.policy_bot import NetBot, look, pick
from vacancy.bots.net.search_bot import NetSearchBot
from vacancy.engine.game import Game

KINDS = ("first", "warm", "search", "warm search")
each_kind = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture(params=vacancy.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return vacancy.game(request.param)


def make(kind: str, game: Game, seed: int) -> Bot:
    """A bot of each kind with the same net."""
    net, temperature = random_layers(game), 1.0 if "warm" in kind else 0.0
    if "search" in kind:
        return NetSearchBot(game, net, seed, 30, temperature=temperature)
    return NetBot(game, net, seed, temperature)


@pytest.mark.in_turn(2)
@each_kind
def test_whole_games_are_played_by_the_rules(game: Game, kind: str) -> None:
    state = game.new(game.seats[0], seed=2)
    bot = make(kind, game, 1)
    while (seat := game.to_move(state)) is not None:
        game.play(state, bot.choose(game.known(state, seat), seat))
    assert 1 in game.ranking(state)


@each_kind
def test_equal_seeds_and_equal_knowledge_give_equal_choices(game: Game, kind: str) -> None:
    found = positions(game)
    fresh = [make(kind, game, 3).choose(game.known(s, seat), seat) for s, seat in found]
    bot = make(kind, game, 3)
    in_other_order = [bot.choose(game.known(s, seat), seat) for s, seat in found[::-1]]
    assert fresh == in_other_order[::-1]


@each_kind
def test_worlds_that_the_seat_cannot_tell_apart_get_one_choice(game: Game, kind: str) -> None:
    bot = make(kind, game, 4)
    for state, seat in positions(game):
        known = game.known(state, seat)
        other = game.hide(state, seat, 9)
        assert other != state
        assert bot.choose(known, seat) == bot.choose(game.known(other, seat), seat)
        assert known == game.known(state, seat)


def open_decision(game: Game) -> tuple[Any, int]:
    """What is known in a position with many moves, and the seat that decides in it."""
    state, seat = max(positions(game), key=lambda found: len(game.legal(found[0])))
    return game.known(state, seat), seat


def test_the_first_choice_is_the_likeliest(game: Game) -> None:
    known, seat = open_decision(game)
    moves = Judge(game, random_layers(game)).judge(known, seat).moves
    likeliest = max(moves, key=lambda action: moves[action].chance)
    assert NetBot(game, random_layers(game), 1).choose(known, seat) == likeliest


def test_warm_bots_choose_as_often_as_the_net_says(game: Game) -> None:
    known, seat = open_decision(game)
    net = random_layers(game)
    moves = Judge(game, net).judge(known, seat).moves
    chosen = Counter(NetBot(game, net, seed, 1.0).choose(known, seat) for seed in range(400))
    for action, move in moves.items():
        assert chosen[action] / 400 == pytest.approx(move.chance, abs=0.1)


def test_a_low_temperature_is_close_to_the_first_choice() -> None:
    picked = Counter(pick([1, 2, 1], 0.1, chance) for chance in range(500))
    assert picked[1] > 490
    assert len({pick([1, 2, 1], 100.0, chance) for chance in range(50)}) == 3


# The judge


def test_what_all_expect_adds_up_to_one(game: Game) -> None:
    learnt = Judge(game, random_layers(game))
    for state, seat in positions(game, every=25):
        for asks in (seat, (seat + 1) % state.seats, None):
            for iterations in (0, 40):
                told = learnt.judge(game.known(state, asks), asks, iterations=iterations)
                assert sum(told.shares) == pytest.approx(1, abs=1e-5)
                assert len(told.shares) == len(told.points) == state.seats


def test_judgements_are_the_same_from_every_chair_of_one_table(game: Game) -> None:
    """The share of seat 0 is told first, whoever decides."""
    learnt = Judge(game, random_layers(game))
    state, seat = next((s, seat) for s, seat in positions(game, every=1) if seat > 0)
    mover_first = learnt.look(game.known(state, seat), seat)
    room = look(game, learnt.net, game.known(state, seat), seat)
    assert mover_first.shares[seat] == room.shares[0]
    assert mover_first.points[0] == room.points[state.seats - seat]


def test_a_judge_cannot_tell_worlds_apart_that_a_seat_cannot(game: Game) -> None:
    learnt = Judge(game, random_layers(game))
    for state, mover in positions(game, every=25):
        for seat in (mover, (mover + 1) % state.seats):
            other = game.hide(state, seat, 9)
            told = [
                learnt.judge(game.known(world, seat), seat, iterations=20)
                for world in (state, other)
            ]
            assert told[0] == told[1]


def test_a_finished_match_is_worth_what_it_was(game: Game) -> None:
    learnt = Judge(game, random_layers(game))
    for seed in range(4):
        state = game.new(game.seats[-1], seed=seed)
        while not game.is_over(state):
            game.play(state, game.legal(state)[0])
        told = learnt.judge(game.known(state, 1), 1)
        ranking = game.ranking(state)
        winners = ranking.count(1)
        assert told.shares == tuple(1 / winners if place == 1 else 0 for place in ranking)
        assert told.points == tuple(game.scores(state))
        assert sum(told.sources.values()) == game.scores(state)[1]
        assert told.moves == {}


def test_a_search_tells_how_good_the_moves_are(game: Game) -> None:
    known, seat = open_decision(game)
    told = Judge(game, random_layers(game)).judge(known, seat, iterations=100)
    assert list(told.moves) == game.legal(known)
    assert sum(move.visits for move in told.moves.values()) == 99
    for move in told.moves.values():
        assert (move.share is None) == (move.visits == 0)
        assert move.share is None or 0 <= move.share <= 1


@pytest.fixture
def no_nets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nets are looked for under another name."""
    monkeypatch.setattr(judges, "NET", "none.npz")
    for found in (judges.net_of, judges.judge_of):
        found.cache_clear()
    yield
    for found in (judges.net_of, judges.judge_of):
        found.cache_clear()


@pytest.mark.usefixtures("no_nets")
def test_a_game_without_a_net_says_so(game: Game) -> None:
    known, seat = open_decision(game)
    with pytest.raises(NoNet, match=r"there is no none\.npz in its folder"):
        judge(game, known, seat)
