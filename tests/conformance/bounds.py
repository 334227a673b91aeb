"""Plays a game whose compiled rules stop at a subscript out of range: `test_bounds` runs this.

The switch for the checks, `VACANCY_BOUNDSCHECK`, is read when the engine is loaded, so it needs a
process of its own: `python -m tests.conformance.bounds overbooking 1 --bots`.
"""

from __future__ import annotations

import random
import sys
from itertools import product

import vacancy
from vacancy.bots import make_bot
from vacancy.engine import conformance
from vacancy.engine.game import Game
from vacancy.engine.native.cache import CHECKS_BOUNDS

WORLDS = 20
"""How many positions of each kind of table are guessed at."""


def play_tables(game: Game, matches: int) -> None:
    """So many matches of every kind of table, with all that a table asks of the rules."""
    for seats, options in product(game.seats, conformance.option_sets(game)):
        for seed in range(matches):
            conformance.check_match(game, seats, options, seed)
        guess(game, seats, options)


def guess(game: Game, seats: int, options: dict[str, str]) -> None:
    """Fill in what each seat cannot know, in some positions of a match."""
    rng = random.Random(seats)
    played = [game.copy(state) for state, _ in conformance.positions(game, seats, options, seed=7)]
    for state in rng.sample(played, min(len(played), WORLDS)):
        for seat in [None, *range(seats)]:
            game.check_limits(game.hide(state, seat, rng))


def play_bots(game: Game) -> None:
    """A match of bots that search at the largest table."""
    state = game.new(game.seats[-1], seed=3)
    bots = [make_bot("bellboy", game, seat) for seat in range(state.seats)]
    while (seat := game.to_move(state)) is not None:
        game.play(state, bots[seat].choose(game.known(state, seat), seat))


if __name__ == "__main__":
    assert CHECKS_BOUNDS, "set VACANCY_BOUNDSCHECK=1"
    chosen = vacancy.game(sys.argv[1])
    play_tables(chosen, matches=int(sys.argv[2]))
    if "--bots" in sys.argv:
        play_bots(chosen)
