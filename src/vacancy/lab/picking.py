"""Which of the puzzles that were found are shipped: some of every kind.

What was found by search alone comes in the order in which it was found, so equal work gives equal
files; kinds take turns, so that no kind crowds out the others.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest
from typing import TYPE_CHECKING

from vacancy.puzzles.shapes import Page, Puzzle
from vacancy.puzzles.shelf import with_ids

if TYPE_CHECKING:
    from .mining import Haul

MOST = 90
MOST_BYTES = 800_000
Kind = tuple[str, ...]
Piece = int


def pick(hauls: Sequence[Haul], most: int = MOST, most_bytes: int = MOST_BYTES) -> list[Page]:
    """The matches and puzzles that are shipped, in the order in which they were played."""
    chosen: dict[Piece, list[Puzzle]] = defaultdict(list)
    by_piece = {haul["piece"]: haul for haul in hauls}
    count = size = 0
    for piece, puzzle in in_turns(hauls):
        text = by_piece[piece]["transcript"]
        more = 0 if piece in chosen else len(text.encode())
        is_there = piece in chosen and puzzle["move"] in {each["move"] for each in chosen[piece]}
        if count == most or size + more > most_bytes or is_there:
            continue
        chosen[piece].append(puzzle)
        count, size = count + 1, size + more
    return [
        with_ids({
            "transcript": by_piece[piece]["transcript"],
            "puzzles": sorted(puzzles, key=lambda puzzle: puzzle["move"]),
        })
        for piece, puzzles in sorted(chosen.items())
    ]  # fmt: skip


def in_turns(hauls: Iterable[Haul]) -> list[tuple[Piece, Puzzle]]:
    """All puzzles, one of each kind after the other."""
    kinds: dict[Kind, list[tuple[Piece, Puzzle]]] = defaultdict(list)
    for haul in hauls:
        for puzzle in haul["puzzles"]:
            kinds[kind_of(puzzle)].append((haul["piece"], puzzle))
    turns = zip_longest(*(kinds[kind] for kind in sorted(kinds)))
    return [each for each in chain.from_iterable(turns) if each is not None]


def kind_of(puzzle: Puzzle) -> Kind:
    """What makes puzzles alike: what is asked, how hard it is, and which decision comes first."""
    return puzzle["goal"], puzzle["basis"], puzzle["form"], *puzzle["themes"][:1]


def sum_up(hauls: Iterable[Haul]) -> dict[str, int]:
    """How many were looked at and passed each of the sieves, all matches together."""
    total: Counter[str] = Counter()
    for haul in hauls:
        total.update(haul["tally"])
    return dict(sorted(total.items()))
