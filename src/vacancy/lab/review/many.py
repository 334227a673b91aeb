"""Reviews of many matches: a work like any other, kept in a journal, whoever does it.

Matches are told to whoever reviews them as transcripts: other machines do not see our files.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vacancy.engine.transcript import Match
from vacancy.games import game as game_of
from vacancy.lab.arena.journal import bots_fingerprint
from vacancy.lab.work.journal import FORMAT, BrokenJournal, Journal
from vacancy.lab.work.workers import ThisProcess, Workers
from vacancy.review import Review, Reviewer, assemble
from vacancy.review.reviewer import FORMAT as REVIEW_FORMAT

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.review import DepthName


@dataclass(frozen=True)
class Reviews:
    """Finished matches to be looked at again, each a piece."""

    texts: tuple[str, ...]
    depth: DepthName = "basic"

    def get_ready(self) -> None:
        """Compile, or load, the games."""
        for text in {text.partition("\n")[0]: text for text in self.texts}.values():
            match_from(text).game.core.legal  # noqa: B018 - asking for it loads it

    def do(self, first: int, count: int) -> list[Review]:
        """Reviews of matches by number."""
        return [look_again(text, self.depth) for text in self.texts[first : first + count]]


def match_from(text: str) -> Match:
    """The match of a transcript, by compiled rules."""
    return Match.from_text(text, compiled, takes_variants=True)


def compiled(name: str) -> Game:
    return game_of(name).compiled


def look_again(text: str, depth: DepthName) -> Review:
    """A review of one match, by one thread."""
    reviewer = Reviewer(match_from(text), depth)
    reviewer.run()
    return assemble(reviewer)


class KeptReviews:
    """The reviews of some matches, in order: those in a file, if there is one, and new ones."""

    def __init__(self, work: Reviews, games: Sequence[str], keep: Path | None = None) -> None:
        """Go on with a journal, which must be of the same matches, or begin one."""
        self.work = work
        self.journal = Journal(keep, header_of(work, games))

    def make(self, workers: Workers | None = None) -> Generator[Review, None, None]:
        """All reviews; the new ones are kept before they are told."""
        known = self.journal.lines
        if len(known) > len(self.work.texts) or not all(map(is_review, known)):
            raise BrokenJournal("no reviews of these matches")
        yield from known
        left = range(len(known), len(self.work.texts))
        with closing((workers or ThisProcess()).run(self.work, left)) as chunks:
            for chunk in chunks:
                self.journal.add(*chunk)
                yield from chunk


def is_review(line: Any) -> bool:
    """Whether a line of a journal can be one."""
    return isinstance(line, Mapping) and Review.__required_keys__ <= line.keys()


def header_of(work: Reviews, games: Sequence[str]) -> dict[str, Any]:
    """What must be the same for reviews to belong together."""
    return {
        "format": FORMAT,
        "kind": "review",
        "review": REVIEW_FORMAT,
        "depth": work.depth,
        "code": {name: bots_fingerprint(name) for name in sorted(set(games))},
        "matches": [hashlib.sha256(text.encode()).hexdigest()[:16] for text in work.texts],
    }
