"""Some of the games of a simulation, played in one go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from vacancy.bots import check_name
from vacancy.bots.base import Kind
from vacancy.bots.greedy.loop import WORLDS
from vacancy.engine.blank import blank_state
from vacancy.engine.loops import WEYL, mix
from vacancy.engine.options import read_options
from vacancy.engine.record import Batch
from vacancy.engine.rng import key_from_secret, secret_from_seed
from vacancy.lab.match import play_match

from .chunks import Chunk
from .loop import BLANK, MATCH_STATES, play_matches

if TYPE_CHECKING:
    from vacancy.engine.game import Game


COMPILED = frozenset(kind.name.lower() for kind in Kind)
"""The bots that whole compiled matches are played with."""


@dataclass(frozen=True)
class Plan:
    """What is played: a table of bots with options, and the seed of the whole simulation."""

    seats: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...]
    worlds: int = WORLDS  # that a greedy bot guesses for each choice

    def check(self, game: Game) -> None:
        """Refuse in words what cannot be played."""
        read_options(game, self.seats, dict(self.options))
        for name in self.bots:
            check_name(name, game)
        if len(self.bots) != self.seats:
            raise WrongTable(f"{self.seats} seats need {self.seats} bots, not {len(self.bots)}")


class WrongTable(ValueError):
    """Bots that do not fill the seats."""


def play(game: Game, plan: Plan, first: int, count: int) -> Chunk:
    """The games `first`, `first + 1`, ... of a simulation; they depend on nothing else."""
    chunk = chunk_for(plan, first, count)
    if not COMPILED.issuperset(plan.bots):
        play_by_turns(game, plan, chunk)
        return chunk
    states: Batch[Any] = Batch(game.state, MATCH_STATES)
    states[BLANK] = blank_for(game, plan)
    play_out(game, states, chunk, plan.worlds)
    return chunk


def chunk_for(plan: Plan, first: int, count: int) -> Chunk:
    """A chunk of games that have not been played yet."""
    numbers = np.arange(first, first + count, dtype=np.int64)
    seats = plan.seats
    bots = ((numbers[:, None] + np.arange(seats)) % seats).astype(np.int8)
    return Chunk(
        names=plan.bots,
        game=numbers,
        seed=seeds_of(plan.seed, numbers),
        first=np.zeros(count, np.int8),
        decisions=np.zeros(count, np.int32),
        bots=bots,
        scores=np.zeros((count, seats), np.int32),
        ranks=np.zeros((count, seats), np.int8),
    )


def play_by_turns(game: Game, plan: Plan, chunk: Chunk) -> None:
    """Play matches with bots that Python asks one by one: most think longer than that takes."""
    for match, seed in enumerate(chunk.seed.tolist()):
        bots = [plan.bots[bot] for bot in chunk.bots[match]]
        result = play_match(game, bots, seed, dict(plan.options))
        chunk.first[match], chunk.decisions[match] = result.first, result.decisions
        chunk.scores[match], chunk.ranks[match] = result.scores, result.ranks


def seeds_of(seed: int, numbers: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The seeds of games: unlike those of a simulation with another seed, and never negative."""
    steps: Any = numbers.astype(np.uint64) * np.uint64(WEYL) + np.uint64(mix(seed))
    words: Any = mix(steps)  # of many numbers at once
    return (words >> np.uint64(1)).astype(np.int64)


def keys_of(seeds: npt.NDArray[np.int64]) -> npt.NDArray[np.uint64]:
    """The keys that `game.new` would derive from seeds."""
    keys = [key_from_secret(secret_from_seed(seed)) for seed in seeds.tolist()]
    return np.array(keys, np.uint64).reshape(-1, 2)


def blank_for(game: Game, plan: Plan) -> Any:
    """The record that a plan's matches begin with."""
    return blank_state(game, plan.seats, read_options(game, plan.seats, dict(plan.options)))


def kinds_of(chunk: Chunk) -> npt.NDArray[np.int8]:
    """The number of the bot in each seat of each game."""
    kinds = np.array([Kind[name.upper()] for name in chunk.names], np.int8)
    return np.ascontiguousarray(kinds[chunk.bots])


def play_out(game: Game, states: Batch[Any], chunk: Chunk, worlds: int) -> None:
    """Play matches between bots that do not think, at one go."""
    core = game.core
    core.call(play_matches)(
        states,
        game.beat(),
        core.room(),
        core.room(),
        core.room("i8"),
        keys_of(chunk.seed),
        chunk.seed,
        kinds_of(chunk),
        chunk.first,
        chunk.decisions,
        chunk.scores,
        chunk.ranks,
        worlds,
    )
