"""A journal of blocks: what has been played is read and not played again.

Its first line tells on which terms all blocks were played, with a fingerprint of the bots' code.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import vacancy.bots
from vacancy.games import game as game_of
from vacancy.lab.work import journal
from vacancy.lab.work.journal import FORMAT, BrokenJournal

from .pairings import Block, Pairing

if TYPE_CHECKING:
    from vacancy.lab.terms import Terms

Blocks = dict[Pairing, list[Block]]


@cache
def bots_fingerprint(game: str) -> str:
    """A short name for the bots of a game as they are: other code, nets or tuning play anew."""
    folder = Path(vacancy.__file__).parent
    digest = hashlib.sha256(repr(game_of(game).tuning).encode())
    own = folder / "games" / game
    sources = [*(folder / "bots").rglob("*.py"), own / "estimate.py", *own.glob("*.npz")]
    for source in sorted(sources):
        digest.update(source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:12]


def header_of(terms: Terms) -> dict[str, Any]:
    """The first line: what must be the same for blocks to belong together."""
    return {
        "format": FORMAT,
        "game": terms.game.name,
        **({"changes": terms.ref.changes} if terms.ref.changes else {}),
        "rules_version": terms.game.rules_version,
        "bots": bots_fingerprint(terms.game.name),
        "seed": terms.seed,
        "options": {name: str(value) for name, value in terms.options},
    }


class Journal:
    """The blocks of a contest: those in memory and, if there is a file, the same in it."""

    def __init__(self, terms: Terms, path: Path | None = None) -> None:
        """Read a journal, or begin one; the file is written from here on."""
        self.kept, self.blocks = journal.Journal(path, header_of(terms)), Blocks()
        for line in self.kept.lines:
            self.take_in(block_from(line))

    def of(self, pairing: Pairing) -> list[Block]:
        """The blocks of a pairing, from the first on."""
        return self.blocks.setdefault(pairing, [])

    def add(self, block: Block) -> None:
        """Keep a block, for good."""
        self.take_in(block)
        self.kept.add(line_of(block))

    def take_in(self, block: Block) -> None:
        known = self.of(block.pairing)
        if block.number != len(known):
            raise BrokenJournal(f"block {block.number} comes after {len(known)} others")
        known.append(block)


def line_of(block: Block) -> dict[str, Any]:
    """A block as a line."""
    pairing = block.pairing
    return {
        "a": pairing.a,
        "b": pairing.b,
        "seats": pairing.seats,
        "block": block.number,
        "seed": block.seed,
        "first": block.first,
        "decisions": block.decisions,
        "scores": block.scores,
        "ranks": block.ranks,
    }


def block_from(line: Any) -> Block:
    """The block that a line tells of."""
    try:
        pairing = Pairing(line["a"], line["b"], line["seats"])
        return Block(
            pairing,
            line["block"],
            line["seed"],
            tuple(line["first"]),
            tuple(line["decisions"]),
            tuple(map(tuple, line["scores"])),
            tuple(map(tuple, line["ranks"])),
        )
    except (KeyError, TypeError):
        raise BrokenJournal(f"no block: {line}") from None
