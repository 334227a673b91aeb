"""Two bots against each other: blocks of matches that differ in nothing but who sits where.

A block is one deal of the cards, played from every seat. With two seats each bot has each chair
once. With more there are two forms: one A alone among Bs, and one B alone among As, each in every
chair. What the cards and the chairs give to one bot they give to the other too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from vacancy.lab.match import play_match
from vacancy.lab.simulate.chunks import Chunk

from .evidence import Evidence, Interval

if TYPE_CHECKING:
    from vacancy.lab.terms import Terms


@dataclass(frozen=True)
class Pairing:
    """Two bots at a table of some size."""

    a: str
    b: str
    seats: int

    def __str__(self) -> str:
        return f"{self.a} : {self.b}"

    @property
    def forms(self) -> tuple[tuple[str, str], ...]:
        """Who is alone among whom; with two seats both are."""
        return ((self.a, self.b),) if self.seats == 2 else ((self.a, self.b), (self.b, self.a))

    def tables(self) -> Iterator[tuple[str, ...]]:
        """The bots by seat, for each match of a block.

        >>> list(Pairing("x", "y", 2).tables())
        [('x', 'y'), ('y', 'x')]
        >>> [" ".join(table) for table in Pairing("x", "y", 3).tables()]
        ['x y y', 'y x y', 'y y x', 'y x x', 'x y x', 'x x y']
        """
        for alone, others in self.forms:
            for chair in range(self.seats):
                yield tuple(alone if seat == chair else others for seat in range(self.seats))


@dataclass(frozen=True)
class Block:
    """One deal, played from every seat: a row for each match, in the order of `tables`."""

    pairing: Pairing
    number: int
    seed: int
    first: tuple[int, ...]
    decisions: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    ranks: tuple[tuple[int, ...], ...]

    @cached_property
    def wins(self) -> npt.NDArray[np.float64]:
        """For each match the shares of the win, by seat; a win shared by two is a half each."""
        is_winner = np.array(self.ranks) == 1
        return is_winner / is_winner.sum(axis=1, keepdims=True)

    @property
    def alone(self) -> tuple[float, float]:
        """How often A won alone among Bs, and B alone among As, each over all chairs."""
        seats = self.pairing.seats
        alone_a = float(np.diag(self.wins[:seats]).mean())
        if len(self.pairing.forms) == 1:
            return alone_a, 1 - alone_a
        return alone_a, float(np.diag(self.wins[seats:]).mean())


def play_block(terms: Terms, pairing: Pairing, number: int) -> Block:
    """The block with this number; it depends on nothing else."""
    game, seed, options = terms.game, terms.seed_of(number), dict(terms.options)
    results = [play_match(game, table, seed, options) for table in pairing.tables()]
    return Block(
        pairing,
        number,
        seed,
        tuple(result.first for result in results),
        tuple(result.decisions for result in results),
        tuple(result.scores for result in results),
        tuple(result.ranks for result in results),
    )


class Standing:
    """What the blocks of a pairing tell, in the order in which they came.

    The lead of A is how much more often A wins alone among Bs than B among As. It is 0 for
    equal bots, whatever the number of seats, and between -1 and 1.
    """

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.blocks: list[Block] = []
        self.evidence = [Evidence() for _ in range(3)]

    def add(self, block: Block) -> None:
        """One more block."""
        self.blocks.append(block)
        alone_a, alone_b = block.alone
        for evidence, value in zip(
            self.evidence, (alone_a, alone_b, (1 + alone_a - alone_b) / 2), strict=True
        ):
            evidence.add(value)

    @property
    def matches(self) -> int:
        return sum(len(block.ranks) for block in self.blocks)

    @property
    def alone_a(self) -> Interval:
        return self.evidence[0].interval

    @property
    def alone_b(self) -> Interval:
        return self.evidence[1].interval

    @property
    def lead(self) -> Interval:
        return self.evidence[2].interval.scaled(-1.0, 1.0)

    @property
    def stronger(self) -> str | None:
        """The bot that has been shown to be stronger, if any."""
        told = self.lead
        return self.pairing.a if told.low > 0 else self.pairing.b if told.high < 0 else None


def standing_of(pairing: Pairing, blocks: Sequence[Block]) -> Standing:
    """What some blocks tell."""
    standing = Standing(pairing)
    for block in blocks:
        standing.add(block)
    return standing


def chunks_of(standing: Standing, first: int) -> Iterator[Chunk]:
    """The matches as `simulate` would write them; those of a block have the same seed."""
    seats, blocks = standing.pairing.seats, standing.blocks
    for form, (alone, others) in enumerate(standing.pairing.forms):
        rows = slice(form * seats, (form + 1) * seats)
        count = len(blocks) * seats
        chairs = np.tile(np.arange(seats), len(blocks))
        yield Chunk(
            names=(alone, *(others,) * (seats - 1)),
            game=np.arange(first, first + count, dtype=np.int64),
            seed=np.repeat([block.seed for block in blocks], seats).astype(np.int64),
            first=flat(np.int8, [block.first[rows] for block in blocks]),
            decisions=flat(np.int32, [block.decisions[rows] for block in blocks]),
            bots=((np.arange(seats) - chairs[:, None]) % seats).astype(np.int8),
            scores=flat(np.int32, [block.scores[rows] for block in blocks], seats),
            ranks=flat(np.int8, [block.ranks[rows] for block in blocks], seats),
        )
        first += count


def flat(kind: Any, rows: Sequence[Any], *width: int) -> npt.NDArray[Any]:
    """Rows of all blocks, one after another."""
    return np.array(rows, kind).reshape(-1, *width)
