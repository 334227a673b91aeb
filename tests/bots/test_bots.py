"""Every bot in every game: legal, repeatable, and blind to what its seat may not know."""

from __future__ import annotations

from itertools import count
from math import inf
from typing import Any

import pytest

import vacancy
from vacancy.bots import BOTS, UnknownBot, levels, make_bot
from vacancy.bots.greedy.bot import GreedyBot
from vacancy.bots.levels import REFERENCE
from vacancy.engine.game import Game
from vacancy.engine.tuning import Thought, Tuning

POSITIONS = 12
each_bot = pytest.mark.parametrize("name", BOTS)


@pytest.fixture(autouse=True)
def quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels differ in numbers alone, and smaller ones will do here."""
    quick = Tuning(
        iterations=24, thoughts=(*(Thought(12, heat) for heat in (2, 1, 0.5)), *[Thought(24)] * 2)
    )
    monkeypatch.setattr(Tuning, "at", lambda tuning, seats: quick)
    monkeypatch.setattr(levels, "LEAST_ITERATIONS", 2)


@pytest.fixture(params=vacancy.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return vacancy.game(request.param)


def positions(game: Game, every: int = 7) -> list[tuple[Any, int]]:
    """Positions of a random game with the seats that decide in them, as far apart as makes few."""
    state, found = game.new(game.seats[-1], seed=5), []
    bots = [make_bot("random", game, seat) for seat in range(state.seats)]
    while (seat := game.to_move(state)) is not None:
        found.append((game.copy(state), seat))
        game.play(state, bots[seat].choose(game.known(state, seat), seat))
    return found[:: max(every, len(found) // POSITIONS)]


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones(game: Game) -> None:
    with pytest.raises(UnknownBot, match="no bot 'oracle'; there are random, greedy"):
        make_bot("oracle", game, 0)


@pytest.mark.parametrize(
    "name", ["random", "greedy", pytest.param("bellboy", marks=pytest.mark.nightly)]
)
def test_a_bot_plays_whole_games_by_the_rules(game: Game, name: str) -> None:
    state = game.new(game.seats[0], seed=2)
    bots = [make_bot(name, game, seat) for seat in range(state.seats)]
    while (seat := game.to_move(state)) is not None:
        game.play(state, bots[seat].choose(game.known(state, seat), seat))
    assert 1 in game.ranking(state)


@pytest.mark.in_turn(2)
@each_bot
def test_equal_seeds_and_equal_knowledge_give_equal_choices(game: Game, name: str) -> None:
    fresh = [
        make_bot(name, game, 3).choose(game.known(s, seat), seat) for s, seat in positions(game)
    ]
    bot = make_bot(name, game, 3)
    in_other_order = [bot.choose(game.known(s, seat), seat) for s, seat in positions(game)[::-1]]
    assert fresh == in_other_order[::-1]


@pytest.mark.in_turn(2)
@each_bot
def test_a_bot_cannot_tell_worlds_apart_that_its_seat_cannot(game: Game, name: str) -> None:
    bot = make_bot(name, game, 4)
    for state, seat in positions(game):
        other = game.hide(state, seat, 9)
        assert other != state
        choices = {bot.choose(game.known(world, seat), seat) for world in (state, other)}
        assert len(choices) == 1


@each_bot
def test_a_bot_leaves_the_position_as_it_is(game: Game, name: str) -> None:
    state, seat = positions(game)[1]
    known = game.known(state, seat)
    before = known.to_bytes()
    make_bot(name, game, 4).choose(known, seat)
    assert known.to_bytes() == before


def test_a_careless_level_without_a_net_makes_some_moves_without_thinking(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "net_of", lambda game: None)
    state, seat = max(positions(game), key=lambda found: len(game.legal(found[0])))
    known = game.known(state, seat)
    seeds = range(200)
    bots = [levels.LevelBot("bellboy", game, seed) for seed in seeds]
    careless = sum(bot.is_careless(bot.chance(known)) for bot in bots)
    assert careless / len(seeds) == pytest.approx(0.2, abs=0.1)


@pytest.mark.parametrize("name", ["director", REFERENCE])
def test_only_a_bot_that_was_given_a_clock_looks_at_it(
    game: Game, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, seat = max(positions(game), key=lambda found: len(game.legal(found[0])))
    known = game.known(state, seat)
    usual = levels.mind_of(name, game, 3, state.seats, inf).consider(known, seat)
    chosen = make_bot(name, game, 3).choose(known, seat)
    hours = count(0, 3600)
    monkeypatch.setattr("time.monotonic", lambda: next(hours))
    assert make_bot(name, game, 3).choose(known, seat) == chosen
    hasty = levels.mind_of(name, game, 3, state.seats, 1.0).consider(known, seat)
    assert sum(move.visits for move in hasty.values()) < sum(move.visits for move in usual.values())


def test_the_seed_of_a_random_bot_matters(game: Game) -> None:
    state, seat = max(positions(game), key=lambda found: len(game.legal(found[0])))
    known = game.known(state, seat)
    assert len({make_bot("random", game, seed).choose(known, seat) for seed in range(50)}) > 1


def test_the_greedy_choice_is_the_same_compiled_and_uncompiled(game: Game) -> None:
    for state, seat in positions(game, every=20):
        known = game.known(state, seat)
        plain = GreedyBot(game.uncompiled, 6, worlds=1).choose(known, seat)
        assert plain == GreedyBot(game, 6, worlds=1).choose(known, seat)
