"""Does a review's judge know how sure it may be? `python -m vacancy.lab.review.calibration GAME`.

Matches are played by the net's own chances, and at one moment in each third of a match the judge is
asked, by as many lines as the graph of a review takes. What it expected of every seat is compared
with what came of it (`lab.calibration.Expected`): by the size of the table and part of a match.
With `--samples 0` the net alone is asked, at every decision, which costs nothing beside playing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots.chance import any_of, word_of
from vacancy.bots.net.judge import by_seat, judge_of
from vacancy.bots.net.policy_bot import chance_of, look, pick
from vacancy.engine.record import NONE
from vacancy.engine.transcript import Match
from vacancy.lab.calibration import PARTS, Expected
from vacancy.lab.simulate.loop import seed_of_seat
from vacancy.lab.simulate.matches import seeds_of
from vacancy.lab.work.games import GameRef
from vacancy.review.evaluator import LineEvaluator

from .keeping import Line, Matches, lines_of, parser_of

if TYPE_CHECKING:
    from vacancy.engine.game import Game

DIGITS, DRAWS = 4, 20
Told = tuple[Any, list[float]]
"""A position, and what the net says of it."""


@dataclass(frozen=True)
class Calibration(Matches):
    """Matches and what was expected in them, as work: a line has a row for each moment."""

    seats: int
    seed: int
    samples: int

    def look_at(self, number: int) -> Line:
        """What was expected in one match, by thirds, and what came."""
        game = self.ref.game
        seed = int(seeds_of(self.seed, np.array([number]))[0])
        told, final = play(game, self.seats, seed)
        ranking = game.ranking(final)
        thirds = [told[len(told) * n // PARTS : len(told) * (n + 1) // PARTS] for n in range(PARTS)]
        if self.samples:
            thirds = [[self.ask(third, seed)] for third in thirds]
        return {
            "result": [round((place == 1) / ranking.count(1), DIGITS) for place in ranking],
            "thirds": [[rounded(shares) for _, shares in third] for third in thirds],
        }

    def ask(self, third: list[Told], seed: int) -> Told:
        """What a review's judge says of some moment in a part of a match."""
        state, _ = third[any_of(word_of(seed, len(third)), len(third))]
        shares = judge_for(self.ref.game).sample(state, [NONE], seed, self.samples)[:, 0].mean(0)
        return state, shares.tolist()


@cache
def judge_for(game: Game) -> LineEvaluator:
    """The judge of this process."""
    return LineEvaluator(game)


def rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, DIGITS) for share in shares]


def play(game: Game, seats: int, seed: int) -> tuple[list[Told], Any]:
    """A match by the net's chances: each position with what it said, and the end."""
    state, net, told = Match.new(game, seats, seed=seed).state, judge_of(game).net, []
    while (seat := game.to_move(state)) is not None:
        legal, known = game.legal(state), game.known(state, seat)
        room = look(game, net, known, seat)
        told.append((state.copy(), list(by_seat(room.shares, seat, seats))))
        chance = chance_of(known, seed_of_seat(seed, seat))
        game.play(state, legal[pick(room.chances[: len(legal)].tolist(), 1, chance)])
    return told, state


def expected_of(lines: Sequence[Line]) -> Expected:
    """What was expected beside what came, moment by moment and seat by seat."""
    rows = [
        (share, result, part, number % 2)
        for number, line in enumerate(lines)
        for part, third in enumerate(line["thirds"])
        for told in third
        for share, result in zip(told, line["result"], strict=True)
    ]
    shares, results, parts, halves = np.array(rows, np.float32).T
    return Expected(shares, results, parts.astype(np.int8), halves.astype(np.int8))


def error_by_chance(lines: Sequence[Line]) -> float:
    """What a perfect judge would show in as many moments: their results drawn as it said.

    Moments of one match share their result, so it would show a little more.
    """
    chance, told = np.random.default_rng(1), expected_of(lines)
    seats = len(lines[0]["result"])
    shares = told.shares.reshape(-1, seats)
    errors = []
    for _ in range(DRAWS):
        points = chance.random((len(shares), 1)) * shares.sum(1, keepdims=True)
        drawn = (shares.cumsum(1) > points).argmax(1)
        results = (np.arange(seats) == drawn[:, None]).astype(np.float32)
        errors.append(told._replace(results=results.ravel()).error())
    return float(np.mean(errors))


def tell(lines: Sequence[Line]) -> Iterator[str]:
    """The error of all moments and by thirds, and what chance alone would make of it."""
    found = expected_of(lines)
    thirds = ", ".join(f"{found.error(part):.4f}" for part in range(PARTS))
    yield (
        f"{len(lines)} matches: error {found.error():.4f}, "
        f"by chance alone {error_by_chance(lines):.4f}; by thirds {thirds}"
    )


def main(given: Sequence[str] | None = None) -> int:
    """Measure as a command line asks for."""
    parser = parser_of("vacancy.lab.review.calibration")
    parser.add_argument("--samples", type=int, default=32, help="lines of each moment; 0 for none")
    arguments = parser.parse_args(given)
    work = Calibration(GameRef(arguments.game), arguments.seats, arguments.seed, arguments.samples)
    lines = list(lines_of(work, arguments, arguments.keep))
    for line in tell(lines):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
