"""Which bot is stronger: pairings played block by block until it is clear.

>>> import vacancy
>>> game = vacancy.game("overbooking").uncompiled
>>> contest = Contest(Terms.of(game), blocks=3)
>>> pairing = Pairing("random", "random", 2)
>>> standing = contest.play([pairing])[pairing]
>>> len(standing.blocks), standing.lead.value, standing.stronger
(3, 0.0, None)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, combinations

from vacancy.bots import BOTS
from vacancy.lab.simulate.files import Writer
from vacancy.lab.terms import Terms
from vacancy.lab.work.workers import ThisProcess, Workers

from .journal import Journal
from .ladder import rate
from .pairings import Block, Pairing, Standing, chunks_of, play_block

__all__ = [
    "Contest",
    "Journal",
    "Pairing",
    "Standing",
    "Terms",
    "anchor_of",
    "every_pairing",
    "rate",
    "write_matches",
]

BLOCKS = 200
"""How many blocks a pairing plays at most."""


def every_pairing(bots: Sequence[str], seats: int) -> list[Pairing]:
    """Each bot against each."""
    return [Pairing(a, b, seats) for a, b in combinations(dict.fromkeys(bots), 2)]


def anchor_of(bots: Sequence[str]) -> str:
    """The bot whose rating is 0: the weakest by name, which is the random one if it plays.

    Of outsiders nobody knows beforehand how weak they are.
    """
    return min(bots, key=lambda name: BOTS.index(name) if name in BOTS else len(BOTS))


def has_stronger(standing: Standing) -> bool:
    """Whether one of the two has been shown to be stronger."""
    return standing.stronger is not None


@dataclass(frozen=True)
class Blocks:
    """The blocks of a pairing, as work."""

    terms: Terms
    pairing: Pairing

    def get_ready(self) -> None:
        """Bots compile what they need when first asked."""

    def do(self, first: int, count: int) -> list[Block]:
        """Blocks by number."""
        return [play_block(self.terms, self.pairing, n) for n in range(first, first + count)]


@dataclass
class Contest:
    """Pairings on the same terms. A pairing ends when the question about it is settled.

    That is asked after every block, which the intervals allow; see `evidence`. Unless somebody
    asks for more, it is settled when one bot has been shown to be stronger.
    At least `least` blocks are played nevertheless, to measure by how much. Blocks come in order
    and do not depend on who plays them.
    """

    terms: Terms
    blocks: int = BLOCKS
    least: int = 1
    is_settled: Callable[[Standing], bool] = has_stronger
    journal: Journal = field(init=False)
    standings: dict[Pairing, Standing] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.journal = Journal(self.terms)

    def play(
        self,
        pairings: Sequence[Pairing],
        tell: Callable[[Block], None] = lambda block: None,
        workers: Workers | None = None,
    ) -> dict[Pairing, Standing]:
        """Play all pairings; `tell` hears of every block. What is done stays in `standings`."""
        for pairing in pairings:
            self.play_pairing(pairing, workers or ThisProcess(), tell)
        return self.standings

    def play_pairing(
        self, pairing: Pairing, workers: Workers, tell: Callable[[Block], None]
    ) -> None:
        """Play a pairing to its end."""
        standing = self.take_known(pairing)
        for known in standing.blocks:
            tell(known)
        if self.is_over(standing):
            return
        pieces = range(len(standing.blocks), self.blocks)
        with closing(workers.run(Blocks(self.terms, pairing), pieces)) as coming:
            for block in chain.from_iterable(coming):
                self.journal.add(block)
                standing.add(block)
                tell(block)
                if self.is_over(standing):
                    return

    def take_known(self, pairing: Pairing) -> Standing:
        """The standing of a pairing, with the blocks of the journal as far as they are wanted."""
        standing = self.standings.setdefault(pairing, Standing(pairing))
        known = self.journal.of(pairing)
        while len(standing.blocks) < len(known) and not self.is_over(standing):
            standing.add(known[len(standing.blocks)])
        return standing

    def is_over(self, standing: Standing) -> bool:
        """Whether a pairing needs no more blocks."""
        done = len(standing.blocks)
        return done >= self.blocks or (done >= self.least and self.is_settled(standing))


def write_matches(writer: Writer, standings: Sequence[Standing]) -> None:
    """Every match in the format of `simulate`; those of a block have the same seed."""
    count = 0
    for standing in standings:
        for chunk in chunks_of(standing, count):
            writer.add(chunk)
            count += len(chunk)
