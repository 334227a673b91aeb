"""Some games that have been played, as arrays."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Chunk:
    """Games that have been played: a row for each game, a column for each seat."""

    names: tuple[str, ...]  # the bots, as they were given
    game: npt.NDArray[np.int64]  # 0, 1, 2, ...
    seed: npt.NDArray[np.int64]  # `game.new(seats, seed=...)` gives the start position
    first: npt.NDArray[np.int8]  # the seat that decides first
    decisions: npt.NDArray[np.int32]
    bots: npt.NDArray[np.int8]  # [game, seat]: which of `names` sits there
    scores: npt.NDArray[np.int32]  # [game, seat]
    ranks: npt.NDArray[np.int8]  # [game, seat], from 1; equal seats share a place

    def __len__(self) -> int:
        return len(self.game)


def no_games() -> Chunk:
    """A chunk of a table that has never played."""
    none = np.zeros(0, np.int64)
    seats = np.zeros((0, 0), np.int8)
    return Chunk(
        (),
        none,
        none,
        none.astype(np.int8),
        none.astype(np.int32),
        seats,
        seats.astype(np.int32),
        seats,
    )
