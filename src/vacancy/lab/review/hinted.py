"""How strong is somebody who follows hints? `python -m vacancy.lab.review.hinted GAME`.

A bot that asks for a hint, plays its plan to the end and asks again sits down with a level, and so
does a level without hints: what part of the win each of them gets is told. Hints are the search's
of a level and the same on every machine: no clock stops it, as one would at a table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from vacancy.bots import LEVELS
from vacancy.engine.transcript import Match
from vacancy.hints import hint
from vacancy.hints.advising import LEVEL
from vacancy.lab.simulate.loop import seed_of_seat
from vacancy.lab.simulate.matches import seeds_of
from vacancy.lab.work.games import GameRef
from vacancy.lab.work.processes import CalledOff, is_called_off

from .explained import Mean
from .keeping import Line, Matches, lines_of, parser_of
from .matches import make_player

if TYPE_CHECKING:
    from vacancy.engine.game import Game

DIGITS = 5
PERCENT = 100


class Follower:
    """Plays what a hint says, up to the end of its plan."""

    name = "follower"

    def __init__(self, game: Game, seed: int, level: str) -> None:
        self.game, self.seed, self.level = game, seed, level
        self.plan: list[int] = []

    def choose(self, known: Any, seat: int) -> int:
        """The next move of the plan, which nobody can disturb, or the first one of another."""
        if not self.plan:
            told = hint(self.game, known, seat, self.seed, level=self.level)
            self.plan = [step["action"] for step in told["plan"]]
        return self.plan.pop(0)


@dataclass(frozen=True)
class Hinted(Matches):
    """Matches of one player against a level, as work: a line has the result, and whose it is."""

    player: str
    """A level, or nothing for whoever follows hints."""
    hints: str
    """Whose hints they are."""
    rival: str
    seats: int
    seed: int

    def look_at(self, number: int) -> Line:
        """One match; the player moves up a seat from match to match."""
        game, at = self.ref.game, number % self.seats
        seed = int(seeds_of(self.seed, np.array([number]))[0])
        match = Match.new(game, self.seats, seed=seed)
        players: list[Any] = [
            make_player(self.rival, game, seed_of_seat(seed, seat)) for seat in range(self.seats)
        ]
        players[at] = self.sit_down(seed_of_seat(seed, at))
        while (seat := game.to_move(match.state)) is not None:
            if is_called_off():
                raise CalledOff
            match.play(players[seat].choose(game.known(match.state, seat), seat))
        ranking = game.ranking(match.state)
        shares = [round((place == 1) / ranking.count(1), DIGITS) for place in ranking]
        return {"first": at, "result": shares}

    def sit_down(self, seed: int) -> Any:
        """Whoever plays against the level."""
        game = self.ref.game
        if self.player:
            return make_player(self.player, game, seed)
        return Follower(game, seed, self.hints)


def share_of(lines: Sequence[Line]) -> Mean:
    """What part of the win the player got."""
    return Mean.of(np.array([line["result"][line["first"]] for line in lines], float))


def tell(name: str, rival: str, lines: Sequence[Line]) -> Iterator[str]:
    """The part of the win against a level, in words."""
    share = share_of(lines)
    yield (
        f"{name} against {rival}: {PERCENT * share.value:.1f} % ± {PERCENT * share.reach:.1f} "
        f"in {len(lines)} matches"
    )


def main(given: Sequence[str] | None = None) -> int:
    """Measure as a command line asks for."""
    parser = parser_of("vacancy.lab.review.hinted")
    parser.add_argument("--player", default="", help="a level; without, whoever follows hints")
    parser.add_argument("--hints", default=LEVEL, choices=LEVELS, help="whose hints")
    parser.add_argument("--rival", default="director")
    asked = parser.parse_args(given)
    work = Hinted(
        GameRef(asked.game), asked.player, asked.hints, asked.rival, asked.seats, asked.seed
    )
    name = asked.player or f"hints of a {asked.hints}"
    print(*tell(name, asked.rival, list(lines_of(work, asked, asked.keep))), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
