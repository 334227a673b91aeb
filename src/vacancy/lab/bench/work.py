"""The work of ours that is measured: each function makes something that works so many times."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots.search.bot import SearchBot, Tree
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.record import Batch
from vacancy.lab.precompile import table_of_two
from vacancy.lab.simulate.matches import Plan

from .loop import copy_often, hide_often
from .peer import ITERATIONS

if TYPE_CHECKING:
    from vacancy.engine.game import Game

POSITIONS = 64


def playouts(game: Game) -> Callable[[int], int]:
    """Whole random games at the largest table, from set-up to end; in decisions."""
    seats = game.seats[-1]
    states = table_of_two(game, Plan(seats, ("random",) * seats, 0, ()))
    seeds = count(0, 1_000_003)
    return lambda games: game.core.playouts(states, games, next(seeds))


def steps(game: Game) -> Callable[[int], int]:
    """Whole games from Python: set-up, legal actions, a choice, the action; in decisions."""
    chance = random.Random(1).random

    def step(games: int) -> int:
        decisions = 0
        for seed in range(games):
            state = game.new(game.seats[-1], seed=seed)
            while not game.is_over(state):
                actions = game.legal(state)
                game.play(state, actions[int(chance() * len(actions))])
                decisions += 1
        return decisions

    return step


def positions(game: Game) -> list[Any]:
    """Positions from all over a few random games, in each of which a seat decides."""
    chance, found = random.Random(1), []
    for seed in range(POSITIONS // 4):
        state = game.new(game.seats[-1], seed=seed)
        while not game.is_over(state):
            found.append(game.copy(state))
            game.play(state, chance.choice(game.legal(state)))
    return chance.sample(found, POSITIONS)


def batch(game: Game) -> tuple[Batch[Any], Any]:
    """Positions side by side, and the seats that decide in them."""
    some = positions(game)
    states: Batch[Any] = Batch(game.state, len(some))
    for place, state in enumerate(some):
        states[place] = state
    return states, np.array([game.to_move(state) for state in some], np.int8)


def copies(game: Game) -> Callable[[int], int]:
    """Copies of positions, one after another."""
    states, _ = batch(game)
    copy_there = game.core.call(copy_often, states=states)

    def copy(times: int) -> int:
        copy_there(times)
        return times

    return copy


def guesses(game: Game) -> Callable[[int], int]:
    """Positions with all redrawn that the seat which decides cannot know."""
    states, seats = batch(game)
    hide_there = game.core.call(hide_often, states=states, seats=seats)

    def guess(times: int) -> int:
        hide_there(times)
        return times

    return guess


def iterations(game: Game) -> Callable[[int], int]:
    """Iterations of the search at the largest table, in positions all over a few games."""
    seeds = count(1)
    some = [state for state in positions(game) if len(game.legal(state)) > 1]

    def iterate(times: int) -> int:
        number = next(seeds)
        state = some[number % len(some)]
        seat = seat_to_move(state)
        bot = SearchBot(game, number, ITERATIONS)
        for _ in range(-(-times // ITERATIONS)):
            Tree(bot, game.known(state, seat), seat, number).run(ITERATIONS)
        return ITERATIONS * -(-times // ITERATIONS)

    return iterate
