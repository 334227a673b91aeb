"""A journal of blocks: a file that only grows, one line for each block.

Whoever is interrupted, or killed, goes on with the same file: what has been played is read and not
played again, and a half-written last line is dropped. The first line tells on which terms all
blocks were played, with a fingerprint of the bots' code; a journal of other terms is refused.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import vacancy.bots
from vacancy.games import game as game_of

from .pairings import Block, Pairing, Terms

FORMAT = 1
Blocks = dict[Pairing, list[Block]]


class OtherTerms(ValueError):
    """A journal of another game, other rules, options or bots."""


class BrokenJournal(ValueError):
    """A file that is no journal."""


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
        "game": terms.game,
        "rules_version": game_of(terms.game).rules_version,
        "bots": bots_fingerprint(terms.game),
        "seed": terms.seed,
        "options": {name: str(value) for name, value in terms.options},
    }


class Journal:
    """The blocks of a contest: those in memory and, if there is a file, the same in it."""

    def __init__(self, terms: Terms, path: Path | None = None) -> None:
        """Read a journal, or begin one; the file is written from here on."""
        self.path, self.blocks = path, Blocks()
        if path is not None:
            header = header_of(terms)
            whole = read_lines(path)
            if not whole:
                self.write(header)
            elif whole[0] != header:
                raise OtherTerms(str(path))
            for line in whole[1:]:
                self.keep(block_from(line, path))

    def of(self, pairing: Pairing) -> list[Block]:
        """The blocks of a pairing, from the first on."""
        return self.blocks.setdefault(pairing, [])

    def add(self, block: Block) -> None:
        """Keep a block, for good: it is on the disk when this returns."""
        self.keep(block)
        self.write(line_of(block))

    def keep(self, block: Block) -> None:
        known = self.of(block.pairing)
        if block.number != len(known):
            raise BrokenJournal(f"block {block.number} comes after {len(known)} others")
        known.append(block)

    def write(self, line: Mapping[str, Any]) -> None:
        if self.path is None:
            return
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
            file.flush()
            os.fsync(file.fileno())


def read_lines(path: Path) -> list[Any]:
    """The lines of a journal, if there is one; what follows the last whole line is cut off."""
    if not path.exists():
        return []
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    try:
        lines = [json.loads(line) for line in data[:end].splitlines()]
    except ValueError:
        raise BrokenJournal(str(path)) from None
    is_journal = not lines or (isinstance(lines[0], dict) and lines[0].get("format") == FORMAT)
    if not is_journal or (data and not end and not data.startswith(b'{"format":')):
        raise BrokenJournal(str(path))
    if end < len(data):
        os.truncate(path, end)
    return lines


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


def block_from(line: Any, path: Path) -> Block:
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
        raise BrokenJournal(str(path)) from None
