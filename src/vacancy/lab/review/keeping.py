"""Work of which every piece is a line, kept in a file as it goes on."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import chain
from math import inf
from pathlib import Path
from typing import Any

from vacancy.bots.net.judge import net_of
from vacancy.games import NAMES
from vacancy.lab.arena.journal import bots_fingerprint
from vacancy.lab.work.games import GameRef
from vacancy.lab.work.hiring import hire
from vacancy.lab.work.journal import FORMAT, Journal
from vacancy.review import reviewer

Line = dict[str, Any]
MINUTE = 60


@dataclass(frozen=True)
class Matches:
    """Matches that are looked at one by one, as work: each is a line."""

    ref: GameRef

    def get_ready(self) -> None:
        """The net is read before anything is measured."""
        net_of(self.ref.game)

    def do(self, first: int, count: int) -> list[Line]:
        """The lines of some matches, by number."""
        return [self.look_at(number) for number in range(first, first + count)]

    def look_at(self, number: int) -> Line:
        """The line of one match."""
        raise NotImplementedError


def lines_of(work: Matches, asked: argparse.Namespace, path: Path | None) -> Iterator[Line]:
    """The lines of a work: those that were kept, then those that are done now.

    So many as were asked for, or those for which there was time.
    """
    deadline = time.monotonic() + MINUTE * asked.minutes
    journal = Journal(path, header_of(work))
    known = journal.lines[: asked.matches]
    yield from known
    with hire(asked.jobs) as workers:
        pieces = range(len(known), asked.matches)
        with closing(workers.run(work, pieces)) as coming:
            for line in chain.from_iterable(coming):
                journal.add(line)
                yield line
                if time.monotonic() > deadline:
                    return


def header_of(work: Any) -> dict[str, Any]:
    """What must be the same for lines to belong together."""
    told = {name: value for name, value in asdict(work).items() if name != "ref"}
    return {
        "format": FORMAT,
        "kind": type(work).__name__.lower(),
        "game": work.ref.name,
        "rules_version": work.ref.game.rules_version,
        "code": bots_fingerprint(work.ref.name),
        "review": reviewer.FORMAT,
        **{name: list(told[name]) if name == "bots" else told[name] for name in told},
    }


def parser_of(module: str) -> argparse.ArgumentParser:
    """What the commands of this room have in common."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=inf, help="stop after so many")
    parser.add_argument("--keep", type=Path, help="a file of what is done; begun anew, it goes on")
    return parser
