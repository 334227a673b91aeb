"""The levels as people meet them: weak ones are weak like people, never absurd."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import vacancy
from vacancy.bots import LEVELS, make_bot
from vacancy.bots.levels import REFERENCE, mind_of
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.policy_bot import NetBot
from vacancy.bots.net.search_bot import NetSearchBot
from vacancy.bots.search.bot import SearchBot
from vacancy.engine.game import Game
from vacancy.lab.arena.pairings import Pairing, play_block, standing_of
from vacancy.lab.terms import Terms

TWENTY_POINTS = 0.2
"""By so much of a win no move of a level is worse than the best, as the judge sees it."""
JUDGED = 1_500
POSITIONS = 20
SEEN = 8
"""Of a move that was looked into less often nobody knows how good it is."""


@pytest.fixture(params=vacancy.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return vacancy.game(request.param)


@cache
def decisions(game: Game) -> list[tuple[Any, int]]:
    """What seats knew in some decisions of a match with several moves, and who it was."""
    net = net_of(game)
    assert net is not None
    state, found = game.new(2, seed=8), []
    bot = NetBot(game, net, 1, temperature=1.0)
    while (seat := game.to_move(state)) is not None:
        known = game.known(state, seat)
        if len(game.legal(known)) > 1:
            found.append((known, seat))
        game.play(state, bot.choose(known, seat))
    return found[:: max(len(found) // POSITIONS, 1)]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("level", LEVELS[:3])
def test_no_level_makes_a_move_that_loses_a_fifth_of_a_win(game: Game, level: str) -> None:
    net = net_of(game)
    assert net is not None
    for known, seat in decisions(game):
        judged = NetSearchBot(game, net, 9, JUDGED).consider(known, seat)
        chosen = judged.get(make_bot(level, game, 1).choose(known, seat))
        best = max(judged.values()).share
        if chosen is not None and chosen.visits >= SEEN:
            assert chosen.share > best - TWENTY_POINTS


def test_every_level_thinks_with_the_net_that_the_game_has(game: Game) -> None:
    minds = [mind_of(level, game, 1, 2, 1.0) for level in LEVELS]
    assert all(isinstance(mind, NetSearchBot) for mind in minds)
    assert isinstance(mind_of(REFERENCE, game, 1, 2, 1.0), SearchBot)


def test_a_game_without_a_net_has_levels_that_search_without_one(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vacancy.bots.levels.net_of", lambda game: None)
    assert all(isinstance(mind_of(level, game, 1, 2, 1.0), SearchBot) for level in LEVELS)


def test_each_level_thinks_longer_or_chooses_more_strictly_than_the_one_below(game: Game) -> None:
    for seats in game.seats:
        thoughts = game.tuning.at(seats).thoughts
        assert len(thoughts) == len(LEVELS)
        for lower, higher in pairwise(thoughts):
            assert (higher.iterations, -higher.temperature) > (lower.iterations, -lower.temperature)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_whose_time_is_up_at_once_still_moves(game: Game, level: str) -> None:
    for known, seat in decisions(game):
        assert make_bot(level, game, 1, 0.0).choose(known, seat) in game.legal(known)


def test_a_move_without_time_is_the_one_that_looks_best_at_a_glance(game: Game) -> None:
    net = net_of(game)
    assert net is not None
    for known, seat in decisions(game):
        glance = NetBot(game, net, 1).choose(known, seat)
        assert NetSearchBot(game, net, 1, 1, seconds=0.0).choose(known, seat) == glance


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["greedy", *LEVELS[:3]])
def test_where_five_queue_nobody_plays_worse_than_at_random(name: str) -> None:
    """Bots once kept dear cards to the end, and one random player among four of them won most."""
    pairing = Pairing(name, "random", 5)
    terms = Terms.of(vacancy.game("pan_tu_nie_stal"), seed=6)
    standing = standing_of(pairing, [play_block(terms, pairing, number) for number in range(6)])
    assert standing.alone_b.value < 1 / 5 < 1 / 2 < standing.alone_a.value
