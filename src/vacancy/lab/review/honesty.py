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

import numpy as np

from vacancy.lab.simulate.matches import seeds_of
from vacancy.lab.work.games import GameRef
from vacancy.review.accounts import Sums
from vacancy.review.reviewer import Reviewer

from .dice import dice_in
from .explained import Mean, found_of, parts_in, ways_to_find
from .judges import CutLines
from .keeping import Line, Matches, lines_of, parser_of
from .matches import play, seated

DIGITS = 5
START, EVENTS, MOVES = "outlook 0", "luck", "verdict"


@dataclass(frozen=True)
class Honesty(Matches):
    """Matches with their luck, as work: a line has results and luck by seat."""

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
    """Whether lines are followed as these bots play, and not as reviews follow them; the deal is
    then left out, because nobody knows what it is worth on average."""

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
        if not self.knows:  # else the start is worth more to the better bot, which is no luck
            reviewer.depth = replace(whole, draws=self.deals)
            reviewer.pieces[START] = reviewer.outlook(0, reviewer.seed)
        sums = Sums(reviewer)
        told = {} if self.knows else {"deal": sums.deal}
        told |= {"draws": sums.draws} | ({"hidden": sums.hidden} if self.guesses else {})
        told["error"] = np.sqrt(sums.luck_square)
        if self.dice:
            dice = dice_in(reviewer, names, self.dice)
            told |= {"dice": dice.luck, "dice_error": np.sqrt(dice.squares)}
        return {
            "first": number % len(self.bots),
            "result": [round(share, DIGITS) for share in reviewer.result],
            **{name: np.round(values, DIGITS).tolist() for name, values in told.items()},
        }


def tell(lines: Sequence[Line], bots: Sequence[str]) -> Iterable[str]:
    """What was found, in words."""
    yield f"{', '.join(bots)}: {len(lines)} matches"
    if len(set(bots)) == 1:
        for seat in range(len(bots)):
            luck = Mean.of(found_of(lines, seat).luck)
            yield f"  luck of seat {seat + 1}: {luck}{'' if luck.holds_zero else ' (!)'}"
    found = found_of(lines)
    yield f"  result of {bots[0]}: {Mean.of(found.result)}, spread {found.result.std():.4f}"
    for name, each in ways_to_find(lines):
        low, high = each.interval()
        yield (
            f"  without {name}: {Mean.of(each.rest)}, spread {each.rest.std():.4f}, "
            f"ratio {each.ratio:.3f} ({low:.3f} to {high:.3f})"
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
