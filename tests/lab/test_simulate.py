"""Many games: the same ones whatever the number of jobs, and the same as at a table."""

from __future__ import annotations

import multiprocessing
from dataclasses import fields
from typing import Any

import numpy as np
import pytest

import vacancy
from vacancy.bots import UnknownBot
from vacancy.bots.greedy.bot import GreedyBot
from vacancy.bots.greedy.loop import WORLDS
from vacancy.engine.options import BadOption
from vacancy.lab.simulate.chunks import Chunk
from vacancy.lab.simulate.loop import seed_of_seat
from vacancy.lab.simulate.matches import Plan, play
from vacancy.lab.simulate.simulation import WrongTable, simulate, summarise
from vacancy.lab.work.hiring import hire

COMPILED = vacancy.game("overbooking")
PLAIN = COMPILED.uncompiled
each_game = pytest.mark.parametrize("name", vacancy.NAMES)


def joined(chunks: list[Chunk]) -> dict[str, list[Any]]:
    """All games as plain lists."""
    names = [field.name for field in fields(Chunk) if field.name != "names"]
    return {name: np.concatenate([getattr(c, name) for c in chunks]).tolist() for name in names}


def test_the_games_are_the_same_in_one_process_and_in_two() -> None:
    alone = joined(list(simulate(PLAIN, 2, ["random"], 20, seed=3)))
    with hire(jobs=2) as workers:
        in_two = joined(list(simulate(PLAIN, 2, ["random"], 20, seed=3, workers=workers)))
    assert alone == in_two
    assert alone["game"] == list(range(20))


def test_games_depend_on_their_number_and_not_on_their_chunk() -> None:
    plan = Plan(3, ("greedy", "random", "random"), 8, ())
    whole = joined([play(COMPILED, plan, 0, 9)])
    assert whole == joined([play(COMPILED, plan, first, 3) for first in (0, 3, 6)])


@each_game
def test_random_games_are_the_same_compiled_and_uncompiled(name: str) -> None:
    game = vacancy.game(name)
    for seats in (game.seats[0], game.seats[-1]):
        plan = Plan(seats, ("random",) * seats, 1, ())
        assert joined([play(game, plan, 0, 3)]) == joined([play(game.uncompiled, plan, 0, 3)])


def test_greedy_games_are_the_same_compiled_and_uncompiled() -> None:
    plan = Plan(2, ("greedy", "random"), 1, (), worlds=1)
    assert joined([play(COMPILED, plan, 0, 1)]) == joined([play(PLAIN, plan, 0, 1)])


@each_game
def test_greedy_bots_choose_as_they_would_at_a_table_from_what_they_know(name: str) -> None:
    game = vacancy.game(name)
    seats = game.seats[0]
    chunk = play(game, Plan(seats, ("greedy",) * seats, 5, ()), 0, 1)
    seed = int(chunk.seed[0])
    state = game.new(seats, seed=seed)
    bots = [GreedyBot(game, seed_of_seat(seed, seat), WORLDS) for seat in range(seats)]
    while (seat := game.to_move(state)) is not None:
        game.play(state, bots[seat].choose(game.known(state, seat), seat))
    assert chunk.scores[0].tolist() == game.scores(state)
    assert chunk.ranks[0].tolist() == game.ranking(state)


def test_the_seed_of_a_game_gives_its_start_position() -> None:
    chunk = play(COMPILED, Plan(4, ("random",) * 4, 0, ()), 0, 8)
    starts = [COMPILED.new(4, seed=seed) for seed in chunk.seed.tolist()]
    assert [COMPILED.to_move(state) for state in starts] == chunk.first.tolist()


def test_simulations_with_other_seeds_play_other_games() -> None:
    seeds = [joined(list(simulate(COMPILED, 2, ["random"], 50, seed=s)))["seed"] for s in (0, 1)]
    assert not set(seeds[0]) & set(seeds[1])


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    games = joined(list(simulate(COMPILED, 3, ["greedy", "random", "random"], 3)))
    assert games["bots"] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_options_reach_the_game() -> None:
    games = joined(list(simulate(COMPILED, 2, ["random"], 12, options={"first": 1})))
    assert games["first"] == [1] * 12


def test_greedy_beats_random_in_nine_games_of_ten() -> None:
    summary = summarise(simulate(COMPILED, 2, ["greedy", "random"], 60, seed=11))
    assert summary.bots[0].name == "greedy"
    assert summary.bots[0].wins.value >= 0.9


@pytest.mark.parametrize(
    ("seats", "bots", "options", "error", "words"),
    [
        (2, ["oracle"], {}, UnknownBot, "no bot 'oracle'"),
        (4, ["random", "greedy"], {}, WrongTable, "4 seats need 4 bots, not 2"),
        (9, ["random"], {}, BadOption, "for 2 to 4 players, not 9"),
        (2, ["random"], {"luck": 1}, BadOption, "no option “luck”"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    seats: int, bots: list[str], options: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        simulate(PLAIN, seats, bots, 10, options=options)


def test_no_games_are_no_chunks() -> None:
    assert list(simulate(PLAIN, 2, ["random"], 0)) == []


def test_leaving_early_ends_the_processes() -> None:
    with hire(jobs=2) as workers:
        chunks = simulate(PLAIN, 2, ["random"], 10_000, workers=workers)
        assert len(next(chunks)) > 0
        chunks.close()
    assert multiprocessing.active_children() == []


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in vacancy.NAMES for seats in vacancy.game(name).seats],
)
def test_a_random_player_among_greedy_ones_wins_less_than_its_share(name: str, seats: int) -> None:
    plan = Plan(seats, ("random", *["greedy"] * (seats - 1)), 3, ())
    chunk = play(vacancy.game(name), plan, 0, 10 * seats)
    is_won_at_random = (chunk.ranks == 1) & (chunk.bots == 0)
    assert is_won_at_random.sum() / len(chunk) < 1 / seats
