"""Games that are kept in a file while a simulation goes on: a line for each chunk."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.lab.arena.journal import bots_fingerprint
from vacancy.lab.work.journal import FORMAT, BrokenJournal, Journal

from .chunks import Chunk
from .matches import Plan, chunk_for

if TYPE_CHECKING:
    from vacancy.engine.game import Game

PLAYED = ("first", "decisions", "scores", "ranks")
"""What is kept; the rest follows from the numbers of the games."""


class KeptGames:
    """The games of a plan in a file, or none."""

    def __init__(self, game: Game, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.journal = Journal(path, header_of(game, plan))
        self.chunks: list[Chunk] = []
        for line in self.journal.lines:
            self.chunks.append(self.chunk_from(line))

    def first(self, games: int) -> list[Chunk]:
        """The kept ones of the first so many games."""
        return [first_of(chunk, games) for chunk in self.chunks if chunk.game[0] < games]

    def add(self, chunk: Chunk) -> None:
        """Keep some more."""
        told = {name: getattr(chunk, name).tolist() for name in PLAYED}
        self.journal.add({"game": int(chunk.game[0]), **told})

    def chunk_from(self, line: Any) -> Chunk:
        """The chunk that a line tells of, which must follow those before it."""
        wanted = sum(map(len, self.chunks))
        try:
            if line["game"] != wanted:
                raise BrokenJournal(f"game {line['game']} comes after {wanted} others")
            chunk = chunk_for(self.plan, wanted, len(line["first"]))
            for name in PLAYED:
                column = getattr(chunk, name)
                column[:] = np.array(line[name], column.dtype).reshape(column.shape)
        except (KeyError, TypeError, ValueError) as error:
            raise BrokenJournal(f"no games: {error}") from None
        return chunk


def header_of(game: Game, plan: Plan) -> dict[str, Any]:
    """What must be the same for games to belong together."""
    told = asdict(plan) | {"bots": list(plan.bots), "options": dict(plan.options)}
    return {
        "format": FORMAT,
        "kind": "simulate",
        "game": game.name,
        "changes": game.changes,
        "rules_version": game.rules_version,
        "code": bots_fingerprint(game.name),
        **told,
    }


def first_of(chunk: Chunk, games: int) -> Chunk:
    """Those games of a chunk that belong to the first so many of all."""
    count = games - int(chunk.game[0])
    names = ("game", "seed", "bots", *PLAYED)
    return replace(chunk, **{name: getattr(chunk, name)[:count] for name in names})
