"""Many games between bots: `simulate`, `summarise`, `write`.

>>> import vacancy
>>> game = vacancy.game("overbooking").uncompiled
>>> summary = summarise(simulate(game, 2, ["random", "random"], games=3))
>>> summary.games
3
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from vacancy.lab.workers import Workers, game_in_mode

from .chunks import Chunk
from .files import CannotWrite, check, write
from .matches import Plan, WrongTable, play
from .summary import Summary, Tally, summarise

if TYPE_CHECKING:
    from vacancy.engine.game import Game

__all__ = [
    "CannotWrite",
    "Chunk",
    "Summary",
    "Tally",
    "WrongTable",
    "check",
    "simulate",
    "summarise",
    "write",
]

CHUNK_SECONDS = 0.2
"""About how long a chunk takes: short enough for a live progress bar."""
FIRST_CHUNK, LARGEST_CHUNK = 8, 16_384
GROWTH = 4


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] = {},
) -> Iterator[Chunk]:
    """Play games between bots, which move on by a seat from game to game.

    A single bot takes all seats. What cannot be played is refused at once, in words. The games do
    not depend on `jobs`, and they come in order. Closing the iterator ends the simulation.
    """
    table = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    plan = Plan(seats, table, seed, tuple(options.items()))
    plan.check(game)
    return play_in_order(game, plan, games, jobs)


def play_in_order(game: Game, plan: Plan, games: int, jobs: int) -> Iterator[Chunk]:
    """Play in this process, or in others, which load what this one has compiled."""
    play(game, plan, 0, 0)  # compile, which does not count for the size of chunks
    there = partial(play_named, game.name, game.is_compiled)
    work = partial(play_timed, game) if jobs == 1 else there
    size = FIRST_CHUNK

    def tasks() -> Iterator[tuple[Plan, int, int]]:
        started = 0
        while started < games:
            count = min(size, games - started)
            yield plan, started, count
            started += count

    with Workers(jobs) as workers:
        for chunk, seconds in workers.in_order(work, tasks()):
            size = next_size(len(chunk), seconds)
            yield chunk


def next_size(size: int, seconds: float) -> int:
    """How many games to play next, from how long so many took."""
    fitting = int(size * CHUNK_SECONDS / max(seconds, 1e-6))
    return max(1, min(fitting, GROWTH * size, LARGEST_CHUNK))


def play_timed(game: Game, plan: Plan, first: int, count: int) -> tuple[Chunk, float]:
    """Some games, and how many seconds they took."""
    begin = time.perf_counter()
    chunk = play(game, plan, first, count)
    return chunk, time.perf_counter() - begin


def play_named(
    name: str, is_compiled: bool, plan: Plan, first: int, count: int
) -> tuple[Chunk, float]:
    """Some games, in another process."""
    game = game_in_mode(name, is_compiled)
    play(game, plan, 0, 0)  # load what is compiled, which does not count either
    return play_timed(game, plan, first, count)
