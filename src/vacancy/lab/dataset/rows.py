"""Matches between bots, decision by decision, as columns.

What a seat sees and may do is packed: bit b of byte a stands for input, or action, 8 * a + b.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from vacancy.engine.features import Features
from vacancy.engine.transcript import Match
from vacancy.lab.match import play_match
from vacancy.lab.terms import Terms
from vacancy.rl.arrays import bytes_for
from vacancy.rl.batch import number_of, sight_of
from vacancy.rl.loops.stepping import see_position
from vacancy.rl.loops.table import Sight

from .luck import Luck, Sampling, luck_of

if TYPE_CHECKING:
    import pyarrow as pa


def pack(numbers: npt.NDArray[Any], count: int) -> bytes:
    """Some of so many numbers as bits.

    >>> pack(np.array([0, 9]), 12).hex()
    '0102'
    """
    flags = np.zeros(count, np.uint8)
    flags[numbers] = 1
    return np.packbits(flags, bitorder="little").tobytes()


@dataclass(frozen=True)
class Recording:
    """Matches whose decisions are written down, as work: a row for each decision."""

    terms: Terms
    bots: tuple[str, ...]
    sight: str = "features"
    luck: Sampling | None = None

    def get_ready(self) -> None:
        """Bots compile what they need when first asked."""

    @property
    def features(self) -> Features:
        """What the observations hold."""
        return sight_of(self.terms.game, self.sight)

    def do(self, first: int, count: int) -> list[pa.RecordBatch]:
        """Matches by number, a batch of rows for each."""
        return [self.record(number) for number in range(first, first + count)]

    @property
    def schema(self) -> pa.Schema:
        """The columns, and what one wants to know to read them."""
        import pyarrow as pa

        game, seats = self.terms.game, len(self.bots)
        return pa.schema([
            ("match", pa.int64()),
            ("seed", pa.int64()),
            ("decision", pa.int32()),
            ("mover", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.binary(bytes_for(self.features.count))),
            ("mask", pa.binary(bytes_for(game.actions))),
            ("action", pa.int32()),
            ("places", pa.list_(pa.int8(), seats)),
            ("points", pa.list_(pa.int32(), seats)),
            ("luck", pa.list_(pa.float32(), seats)),
            ("match_luck", pa.list_(pa.float32(), seats)),
        ])  # fmt: skip

    def record(self, number: int) -> pa.RecordBatch:
        """Play the match with this number, and write down every decision."""
        import pyarrow as pa

        game, bots = self.terms.game, self.seated(number)
        features, seed = self.features, self.terms.seed_of(number)
        room = np.zeros(features.most, np.int16)
        sight = number_of(Sight, self.sight)
        see = game.core.quick_call(see_position, sight=sight, out=room)
        movers: list[int] = []
        actions: list[int] = []
        seen: list[bytes] = []
        masks: list[bytes] = []

        def watch(state: Any, seat: int, action: int) -> None:
            movers.append(seat)
            actions.append(action)
            seen.append(pack(room[: see(state, seat)], features.count))
            masks.append(pack(np.array(game.legal(state)), game.actions))
            game.play(state, action)

        result = play_match(game, bots, seed, dict(self.terms.options), watch)
        rows, luck = len(actions), self.luck_in(number, seed, actions)
        columns = {
            "match": np.full(rows, number),
            "seed": np.full(rows, seed),
            "decision": np.arange(rows, dtype=np.int32),
            "mover": np.array(movers, np.int8),
            "bot": [bots[seat] for seat in movers],
            "observation": seen,
            "mask": masks,
            "action": np.array(actions, np.int32),
            "places": [result.ranks] * rows,
            "points": [result.scores] * rows,
            "luck": [None] * rows if luck is None else luck.moves.tolist(),
            "match_luck": [None if luck is None else luck.match.tolist()] * rows,
        }
        return pa.RecordBatch.from_pydict(columns, self.schema)

    def luck_in(self, number: int, seed: int, actions: list[int]) -> Luck | None:
        """The luck of a match that was played, if anybody wants to know it."""
        if self.luck is None or number % self.luck.every:
            return None
        match = Match.new(self.terms.game, len(self.bots), seed, **dict(self.terms.options))
        for action in actions:
            match.play(action)
        return luck_of(match, self.luck.samples)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a match: bots move on by a seat from match to match."""
        count = len(self.bots)
        return tuple(self.bots[(number + seat) % count] for seat in range(count))
