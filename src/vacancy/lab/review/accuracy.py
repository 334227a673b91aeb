"""How accurately does each level play? `python -m vacancy.lab.review.accuracy GAME`.

Matches of one level against itself are reviewed as anybody's are, decisions only; what is told is
the accuracy of every seat. By these figures a review says to whose play a seat's was most like.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from vacancy.bots import LEVELS
from vacancy.lab.simulate.matches import seeds_of
from vacancy.lab.work.games import GameRef
from vacancy.review.accounts import accuracy_of_seat
from vacancy.review.assembly import write_decisions
from vacancy.review.reviewer import Reviewer

from .explained import Mean
from .keeping import Line, Matches, lines_of, parser_of
from .matches import play

MEASURED = LEVELS[:4]
"""The levels up to the director; whoever is better plays no more accurately in a review's eyes."""


@dataclass(frozen=True)
class Accuracy(Matches):
    """Matches of a level against itself, as work: a line has the accuracy of each seat."""

    level: str
    seats: int
    seed: int

    def look_at(self, number: int) -> Line:
        """How accurately everybody played in one match."""
        seed = int(seeds_of(self.seed, np.array([number]))[0])
        reviewer = Reviewer(play(self.ref.game, [self.level] * self.seats, seed))
        for task in reviewer.tasks:
            if task.what == "verdict":
                reviewer.pieces[task.label] = reviewer.do(task)
        decisions = write_decisions(reviewer)
        marks = [each["mark"] for each in decisions]
        return {
            "accuracy": [
                accuracy_of_seat(reviewer, [each for each in decisions if each["seat"] == seat])
                for seat in range(self.seats)
            ],
            "decisions": len(decisions),
            "marks": {mark: marks.count(mark) for mark in ("dubious", "mistake", "blunder")},
        }


class Level(NamedTuple):
    """How accurately a level plays: the mean of matches, and how single seats differ."""

    mean: Mean
    deviation: float
    matches: int


def level_of(lines: Sequence[Line]) -> Level:
    """What the lines of a level tell; the seats of a match are one opinion."""
    seats = np.array([line["accuracy"] for line in lines], float)
    return Level(Mean.of(seats.mean(1)), float(seats.std(ddof=1)), len(lines))


def tell(levels: dict[str, Level]) -> Iterator[str]:
    """A line for each level."""
    for name, level in levels.items():
        mean, reach = level.mean
        yield (
            f"{name}: {mean:.1f} ± {reach:.1f} in {level.matches} matches, "
            f"a seat in one match ± {level.deviation:.1f}"
        )


def main(given: Sequence[str] | None = None) -> int:
    """Measure as a command line asks for."""
    parser = parser_of("vacancy.lab.review.accuracy")
    parser.add_argument("--levels", nargs="*", default=MEASURED, choices=LEVELS)
    arguments = parser.parse_args(given)
    levels = {}
    for name in arguments.levels:
        work = Accuracy(GameRef(arguments.game), name, arguments.seats, arguments.seed)
        path = arguments.keep and arguments.keep.with_stem(f"{arguments.keep.stem}-{name}")
        levels[name] = level_of(list(lines_of(work, arguments, path)))
        print(*tell({name: levels[name]}), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
