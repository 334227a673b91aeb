"""Many games between bots: `simulate`, `summarise`, `write`.

>>> import vacancy
>>> game = vacancy.game("overbooking").uncompiled
>>> summary = summarise(simulate(game, 2, ["random", "random"], games=3))
>>> summary.games
3
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vacancy.lab.work.games import GameRef
from vacancy.lab.work.workers import ThisProcess, Workers

from .chunks import Chunk
from .files import CannotWrite, check, write
from .kept import KeptGames
from .matches import Plan, WrongTable, play
from .summary import Summary, Tally, summarise

if TYPE_CHECKING:
    from vacancy.engine.game import Game

__all__ = [
    "CannotWrite",
    "Chunk",
    "Simulation",
    "Summary",
    "Tally",
    "WrongTable",
    "check",
    "plan_for",
    "simulate",
    "summarise",
    "write",
]


@dataclass(frozen=True)
class Simulation:
    """The games of a plan, as work."""

    ref: GameRef
    plan: Plan

    def get_ready(self) -> None:
        """Compile or load the rules and the bots."""
        play(self.ref.game, self.plan, 0, 0)

    def do(self, first: int, count: int) -> Chunk:
        """Games by number."""
        return play(self.ref.game, self.plan, first, count)


def plan_for(
    game: Game, seats: int, bots: Sequence[str], seed: int, options: Mapping[str, Any]
) -> Plan:
    """What is to be played. A single bot takes all seats; what cannot be played is refused."""
    table = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    plan = Plan(seats, table, seed, tuple(options.items()))
    plan.check(game)
    return plan


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] = {},
    workers: Workers | None = None,
    keep: Path | None = None,
) -> Generator[Chunk, None, None]:
    """Play games between bots, which move on by a seat from game to game.

    What cannot be played is refused at once, in words. The games do not depend on who plays them,
    and they come in order. Closing the iterator ends the simulation. Games that are kept in a file
    are not played again, and new ones are added to it.
    """
    plan = plan_for(game, seats, bots, seed, options)
    kept = KeptGames(game, plan, keep)
    return play_in_order(Simulation(GameRef.to(game), plan), games, workers or ThisProcess(), kept)


def play_in_order(
    simulation: Simulation, games: int, workers: Workers, kept: KeptGames
) -> Generator[Chunk, None, None]:
    """The games that are kept, then new ones."""
    known = kept.first(games)
    yield from known
    started = sum(map(len, known))
    with closing(workers.run(simulation, range(started, games))) as chunks:
        for chunk in chunks:
            kept.add(chunk)
            yield chunk
