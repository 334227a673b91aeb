"""Is the luck of a review luck? `python -m vacancy.lab.review.honesty GAME --bots net,net:1`.

Matches are played and the luck in each is worked out as a review does, by fewer samples: that makes
it less exact and no less honest, because luck is the value after a chance event minus its mean over
what could have happened, whoever judges and however often. So between equal bots it must be zero
on average for every seat, and between unequal ones results without it must have the mean that they
have with it. By how much less they spread is what it explains.

Bots that draw their moves by chance have luck with these, too. With `--dice` that is worked out as
well (`dice.py`) and told apart: a review knows of nobody how likely their moves were.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import exp
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.bots.net.judge import net_of
from vacancy.lab.simulate.matches import seeds_of
from vacancy.lab.simulate.summary import Z
from vacancy.lab.work.games import GameRef
from vacancy.review.accounts import Sums
from vacancy.review.reviewer import Reviewer

from .dice import dice_in
from .judges import CutLines
from .keeping import Line, lines_of, parser_of
from .matches import play, seated

Vector = npt.NDArray[np.float64]
DIGITS = 5
START, EVENTS, MOVES = "outlook 0", "luck", "verdict"
PARTS = ("deal", "draws", "hidden")
TINY = 1e-12


@dataclass(frozen=True)
class Honesty:
    """Matches with their luck, as work: a line has results and luck by seat."""

    ref: GameRef
    bots: tuple[str, ...]
    seed: int
    samples: int
    """Of each chance event; of the deal there are so many more as there is one of it."""
    deals: int
    guesses: int = 0
    """Of each guess; at 0 what is hidden does not count."""
    turns: int | None = None
    """After so many turns of each seat lines are cut; as in reviews, unless this is said."""
    dice: int = 0
    """Of each move that a bot has drawn; at 0 that is not worked out."""
    knows: bool = False
    """Whether lines are followed as these bots play, and not as reviews follow them."""

    def get_ready(self) -> None:
        net_of(self.ref.game)

    def do(self, first: int, count: int) -> list[Line]:
        return [self.look_at(number) for number in range(first, first + count)]

    def look_at(self, number: int) -> Line:
        """The luck of one match."""
        seed = int(seeds_of(self.seed, np.array([number]))[0])
        names = seated(self.bots, number)
        match = play(self.ref.game, names, seed)
        judge = partial(CutLines, turns=self.turns, names=names if self.knows else ())
        reviewer = Reviewer(match, make_evaluator=judge)
        whole = reviewer.depth
        few = max(self.guesses, 2)
        reviewer.depth = replace(whole, draws=self.samples, ideas=few, first=few, most=few)
        wanted = (EVENTS, MOVES) if self.guesses else (EVENTS,)
        for task in reviewer.tasks:
            if task.what in wanted:
                reviewer.pieces[task.label] = reviewer.do(task)
        reviewer.depth = replace(whole, draws=self.deals)
        reviewer.pieces[START] = reviewer.outlook(0, reviewer.seed)
        sums = Sums(reviewer)
        told = {"deal": sums.deal, "draws": sums.draws}
        told |= {"hidden": sums.hidden} if self.guesses else {}
        told["error"] = np.sqrt(sums.luck_square)
        if self.dice:
            dice = dice_in(reviewer, names, self.dice)
            told |= {"dice": dice.luck, "dice_error": np.sqrt(dice.squares)}
        return {
            "first": number % len(self.bots),
            "result": [round(share, DIGITS) for share in reviewer.result],
            **{name: np.round(values, DIGITS).tolist() for name, values in told.items()},
        }


class Mean(NamedTuple):
    """A mean with its interval of 95 %."""

    value: float
    reach: float

    @classmethod
    def of(cls, values: Vector) -> Mean:
        error = values.std(ddof=1) / np.sqrt(len(values))
        return cls(float(values.mean()), float(student(len(values) - 1) * error))

    @property
    def holds_zero(self) -> bool:
        return abs(self.value) <= self.reach

    def __str__(self) -> str:
        return f"{self.value:+.4f} ± {self.reach:.4f}"


def student(freedom: int) -> float:
    """How many standard errors make an interval of 95 %: more of them, the fewer values there are.

    >>> round(student(5), 2), round(student(1000), 2)
    (2.55, 1.96)
    """
    first = (Z**3 + Z) / (4 * freedom)
    return Z + first + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


class Found(NamedTuple):
    """What came of one bot in many matches, wherever it sat, and its luck."""

    result: Vector
    """What part of the win it got, less an even one."""
    luck: Vector
    errors: Vector
    """Of its luck, by the samples that were taken; as many as have been kept."""

    @property
    def ratio(self) -> float:
        """How much results spread without luck, in parts of how they spread with it."""
        return float((self.result - self.luck).std() / self.result.std())

    @property
    def limit(self) -> float | None:
        """The same ratio by as many samples as one likes: less what their number has added."""
        if not len(self.errors):
            return None
        noise = float(np.square(self.errors).mean())
        left = float((self.result - self.luck).var()) - noise
        return float(np.sqrt(max(left, 0.0)) / self.result.std())

    def interval(self) -> tuple[float, float]:
        """Of that ratio, by how much each match has to do with it."""
        squares = [
            np.square(values - values.mean()) for values in (self.result - self.luck, self.result)
        ]
        without, raw = (each / max(float(each.mean()), TINY) for each in squares)
        reach = float(Z * (without - raw).std() / 2 / np.sqrt(len(raw)))
        return self.ratio * exp(-reach), self.ratio * exp(reach)


def found_of(lines: Sequence[Line], seat: int | None = None) -> Found:
    """What lines tell of the bot that was named first, or of whoever sat in a seat."""
    chosen = [line["first"] if seat is None else seat for line in lines]
    rows: list[Any] = [
        (line["result"][at] - 1 / len(line["result"]), luck_in(line, at))
        for line, at in zip(lines, chosen, strict=True)
    ]
    errors = [line["error"][at] for line, at in zip(lines, chosen, strict=True) if "error" in line]
    results, luck = np.array(rows, float).T
    return Found(results, luck, np.array(errors))


def luck_in(line: Line, seat: int) -> float:
    """All the luck that was worked out."""
    return float(sum(line[name][seat] for name in parts_in(line)))


def parts_in(line: Line) -> list[str]:
    """What luck is made of there."""
    return [name for name in PARTS if name in line]


def tell(lines: Sequence[Line], bots: Sequence[str]) -> Iterable[str]:
    """What was found, in words."""
    yield f"{', '.join(bots)}: {len(lines)} matches"
    if len(set(bots)) == 1:
        for seat in range(len(bots)):
            luck = Mean.of(found_of(lines, seat).luck)
            yield f"  luck of seat {seat + 1}: {luck}{'' if luck.holds_zero else ' (!)'}"
    found = found_of(lines)
    low, high = found.interval()
    yield f"  result of {bots[0]}: {Mean.of(found.result)}, spread {found.result.std():.4f}"
    yield (
        f"  without luck: {Mean.of(found.result - found.luck)}, "
        f"spread {(found.result - found.luck).std():.4f}, "
        f"ratio {found.ratio:.3f} ({low:.3f} to {high:.3f})"
    )
    if found.limit is not None:
        yield f"  ratio by many samples: {found.limit:.3f}"
    yield f"  the difference, which is luck: {Mean.of(found.luck)}"
    spreads = {
        name: np.std([line[name][line["first"]] for line in lines]) for name in parts_in(lines[0])
    }
    yield "  spread of " + ", ".join(f"{name} {spread:.3f}" for name, spread in spreads.items())


def main(given: Sequence[str] | None = None) -> int:
    """Measure as a command line asks for."""
    parser = parser_of("vacancy.lab.review.honesty")
    parser.add_argument("--bots", default="net", help="one for all seats, or one for each")
    parser.add_argument("--samples", type=int, default=16, help="of each chance event")
    parser.add_argument("--deals", type=int, default=256, help="samples of the start")
    parser.add_argument("--turns", type=int, help="of each seat, after which lines are cut")
    parser.add_argument("--dice", type=int, default=0, help="also of drawn moves: samples")
    parser.add_argument("--knows", action="store_true", help="lines go on as these bots play")
    parser.add_argument("--guesses", type=int, default=0, help="also what is hidden: samples")
    arguments = parser.parse_args(given)
    names = arguments.bots.split(",")
    bots = tuple(names * arguments.seats if len(names) == 1 else names)
    if len(bots) != arguments.seats:
        parser.error(f"{arguments.seats} seats want {arguments.seats} bots")
    work = Honesty(
        GameRef(arguments.game), bots, arguments.seed, arguments.samples, arguments.deals,
        arguments.guesses, arguments.turns, arguments.dice, arguments.knows,
    )  # fmt: skip
    lines = list(lines_of(work, arguments, arguments.keep))
    for line in tell(lines, bots):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
