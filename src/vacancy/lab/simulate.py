"""Many games between bots: `simulate`, `summarise`, `write`.

>>> import vacancy
>>> game = vacancy.game("overbooking").uncompiled
>>> summary = summarise(simulate(game, 2, ["random", "random"], games=3))
>>> summary.games
3
"""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from vacancy.games import game as game_of

from .chunks import Chunk
from .files import CannotWrite, check, write
from .match import Plan, WrongTable, play
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
    return play_here(game, plan, games) if jobs == 1 else play_in_jobs(game, plan, games, jobs)


def play_here(game: Game, plan: Plan, games: int) -> Iterator[Chunk]:
    """Play in this process."""
    done, size = 0, FIRST_CHUNK
    play(game, plan, 0, 0)  # compile, which does not count for the size of chunks
    while done < games:
        chunk, seconds = play_timed(game, plan, done, min(size, games - done))
        yield chunk
        done, size = done + len(chunk), next_size(len(chunk), seconds)


def next_size(size: int, seconds: float) -> int:
    """How many games to play next, from how long so many took."""
    fitting = int(size * CHUNK_SECONDS / max(seconds, 1e-6))
    return max(1, min(fitting, GROWTH * size, LARGEST_CHUNK))


def play_timed(game: Game, plan: Plan, first: int, count: int) -> tuple[Chunk, float]:
    """Some games, and how many seconds they took."""
    begin = time.perf_counter()
    chunk = play(game, plan, first, count)
    return chunk, time.perf_counter() - begin


@cache
def game_in_mode(name: str, is_compiled: bool) -> Game:
    """The game of this name, compiled or not: all that another process is told about it."""
    game = game_of(name)
    return game.compiled if is_compiled else game.uncompiled


def get_ready(name: str, is_compiled: bool, plan: Plan) -> None:
    """Load the compiled matches in a new process."""
    play(game_in_mode(name, is_compiled), plan, 0, 0)


def play_by_name(
    name: str, is_compiled: bool, plan: Plan, first: int, count: int
) -> tuple[Chunk, float]:
    """Some games, in another process."""
    return play_timed(game_in_mode(name, is_compiled), plan, first, count)


def play_in_jobs(game: Game, plan: Plan, games: int, jobs: int) -> Iterator[Chunk]:
    """Play in processes, which load what this one has compiled."""
    play(game, plan, 0, 0)
    told = (game.name, game.is_compiled, plan)
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), get_ready, told)
    waiting: deque[Future[tuple[Chunk, float]]] = deque()
    started, size = 0, FIRST_CHUNK
    try:
        while started < games or waiting:
            while started < games and len(waiting) < 2 * jobs:
                count = min(size, games - started)
                with interrupts_kept_away():
                    waiting.append(pool.submit(play_by_name, *told, started, count))
                started += count
            chunk, seconds = waiting.popleft().result()
            size = next_size(len(chunk), seconds)
            yield chunk
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_kept_away() -> Iterator[None]:
    """Processes started meanwhile do not see Ctrl-C: the one that started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
