"""How fast everything is, on one core, next to OpenSpiel and Pgx where they have the same.

Ours and the peer's are measured in turns, several times each, and the best of each counts: what
else the machine does hits both.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from vacancy.games import NAMES
from vacancy.games import game as game_of

from .peer import DECISIONS, Hearts
from .peer_pgx import Sparrows
from .result import Result, Work, beside
from .tables_told import NO_SPIEL, table_work, told_of_tables
from .work import copies, guesses, iterations, playouts, steps

if TYPE_CHECKING:
    from vacancy.engine.game import Game

TURNS = 5
MOST_TIMES = 2**20  # in one go
NS = 1e9


def run(seconds: float = 2.0) -> list[Result]:
    """Measure everything, about so many seconds for each speed."""
    games = [game_of(name).compiled for name in NAMES]
    with one_core():
        hearts, sparrows = find(Hearts), find(Sparrows)
        speeds = measure(dict(all_work(games, hearts, sparrows)), seconds)
    results = [result for game in games for result in results_of(game, speeds)]
    if hearts is None:
        results = [replace(result, note=NO_SPIEL) for result in results]
    for game in games:
        results += told_of_tables(game, speeds, sparrows.bytes if sparrows else None)
    return results + [result for game in games for result in compile_times(game)]


P = TypeVar("P")


def find(peer: Callable[[], P]) -> P | None:
    """A peer, if it is installed."""
    try:
        return peer()
    except ImportError:
        return None


def all_work(
    games: list[Game], hearts: Hearts | None, sparrows: Sparrows | None
) -> Iterator[tuple[str, Work]]:
    """What is measured, by name."""
    for game in games:
        yield f"{game.name} playouts", playouts(game)
        yield f"{game.name} steps", steps(game)
        yield f"{game.name} copies", copies(game)
        yield f"{game.name} guesses", guesses(game)
        yield f"{game.name} iterations", iterations(game)
        yield from table_work(game)
    if hearts is not None:
        yield "bots", hearts.play_bots
        yield "rollouts", hearts.roll_out
        yield "iterations", hearts.guess
        yield "steps", hearts.step
        yield "dealt steps", hearts.step_dealt
        yield "looks", hearts.look
    if sparrows is not None:
        yield "sparrows", sparrows.step


@contextmanager
def one_core() -> Iterator[None]:
    """Keep to one core, where that can be asked for: other libraries would use all of them."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def measure(work: dict[str, Work], seconds: float) -> dict[str, float]:
    """The best speed of each in units per second, measured in turns."""
    best = dict.fromkeys(work, 0.0)
    for do in work.values():
        do(1)  # compile, which does not count
    for _ in range(TURNS):
        for name, do in work.items():
            best[name] = max(best[name], speed(do, seconds / TURNS))
    return best


def speed(do: Work, seconds: float) -> float:
    """Units of work per second of this process; what others get of the core does not count."""
    units, times = 0, 1
    begin = now = time.process_time()
    while now - begin < seconds:
        units += do(times)
        now = time.process_time()
        if now - begin < seconds / 4:
            times = min(2 * times, MOST_TIMES)
    return units / (now - begin)


def results_of(game: Game, speeds: dict[str, float]) -> Iterator[Result]:
    """The figures of one game."""
    title = f"{game.title}, {game.seats[-1]} seats"
    playouts, steps = speeds[f"{game.name} playouts"], speeds[f"{game.name} steps"]
    copy, guess = NS / speeds[f"{game.name} copies"], NS / speeds[f"{game.name} guesses"]
    yield beside(
        Result(f"{title}: random games, compiled", playouts, "decisions/s"),
        max(speeds.get("bots", 0.0), speeds.get("rollouts", 0.0)),
        hearts_note(speeds.get("bots", 0.0), speeds.get("rollouts", 0.0)),
    )
    yield beside(
        Result(f"{title}: random games, stepped from Python", steps, "decisions/s"),
        speeds.get("steps", 0.0),
        "Peer: OpenSpiel's hearts, whole games stepped from Python in the same way, the deal "
        f"included; from a dealt position it makes {speeds.get('dealt steps', 0.0) / 1e6:.2f} M/s.",
    )
    yield beside(
        Result(f"{title}: search", speeds[f"{game.name} iterations"], "iterations/s"),
        speeds.get("iterations", 0.0),
        "Peer: OpenSpiel's ISMCTSBot in C++ on hearts after the first card, one rollout each. Ours "
        "by the tuning of the levels, in positions all over a few games.",
    )
    yield Result(f"{title}: copy of a position, compiled", copy, "ns")
    yield Result(f"{title}: hide from a seat, compiled", guess, "ns")


def hearts_note(bots: float, rollouts: float) -> str:
    """How the peer's figure came about."""
    return (
        f"Peer: OpenSpiel's hearts in C++, {DECISIONS} decisions from a dealt position: "
        f"{bots / 1e6:.2f} M/s by evaluate_bots, {rollouts / 1e6:.2f} M/s by the rollouts of "
        "MCTSBot; the faster counts. Ours set up and deal each game as well."
    )


def compile_times(game: Game) -> Iterator[Result]:
    """How long a new process takes to have all of a game compiled: cold, then from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        for state in ("cold", "warm"):
            begin = time.perf_counter()
            subprocess.run(
                [sys.executable, "-m", "vacancy.lab.precompile", game.name],
                env={**os.environ, "VACANCY_CACHE": folder},
                check=True,
            )
            seconds = time.perf_counter() - begin
            yield Result(f"{game.title}: compiled, {state}", seconds, "s")
