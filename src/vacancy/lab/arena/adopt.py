"""Blocks that were played before the bots' code changed: `python -m vacancy.lab.arena.adopt FILE`.

A journal belongs to the bots as they were, to the letter of their code. Where a change left their
play as it was, its blocks are still true: some of each pairing are played again, and if every
match comes out the same, in length, points and places, all blocks of the pairing are taken over
into today's journal beside it. Pairings that play otherwise are left behind.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from vacancy.games import game as game_of
from vacancy.lab.terms import Terms
from vacancy.lab.work.journal import BrokenJournal, OtherTerms, read_lines

from .journal import Blocks, Journal, block_from, header_of
from .pairings import Block, Pairing, play_block

REPLAYED = 1
"""How many blocks of each pairing are played again."""


def adopt(path: Path, replayed: int = REPLAYED) -> Iterator[tuple[Pairing, int]]:
    """Take over what is still true of a journal; tells of each pairing how many blocks that are."""
    terms, old = read_journal(path)
    name = header_of(terms)["bots"]
    journal = Journal(terms, path.with_name(f"{path.stem.rpartition('-')[0]}-{name}.jsonl"))
    for pairing, blocks in old.items():
        known = len(journal.of(pairing))
        is_same = known >= len(blocks) or plays_as_before(terms, blocks[:replayed])
        for block in islice(blocks, known, None) if is_same else ():
            journal.add(block)
        yield pairing, len(journal.of(pairing)) - known


def read_journal(path: Path) -> tuple[Terms, Blocks]:
    """The terms of a journal, whichever bots it belongs to, and its blocks."""
    header, *lines = read_lines(path) or [{}]
    if not header:
        raise BrokenJournal(str(path))
    terms = Terms.of(game_of(header["game"]), header["seed"], **header["options"])
    if {**header, "bots": ""} != {**header_of(terms), "bots": ""}:
        raise OtherTerms(str(path))
    blocks = Blocks()
    for line in lines:
        block = block_from(line)
        blocks.setdefault(block.pairing, []).append(block)
    return terms, blocks


def plays_as_before(terms: Terms, blocks: Sequence[Block]) -> bool:
    """Whether the matches of some blocks come out as they did."""
    return all(play_block(terms, block.pairing, block.number) == block for block in blocks)


def main(given: Sequence[str] | None = None) -> int:
    """Take over as a command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.arena.adopt")
    parser.add_argument("files", type=Path, nargs="+", help="journals of earlier bots")
    parser.add_argument("--replay", type=int, default=REPLAYED, help="blocks of each pairing")
    asked = parser.parse_args(given)
    for path in asked.files:
        for pairing, count in adopt(path, asked.replay):
            told = f"{count} blocks taken over" if count else "nothing taken over"
            print(f"{path.name}, {pairing.seats} seats, {pairing}: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
