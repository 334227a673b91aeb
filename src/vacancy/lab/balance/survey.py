"""How fair and varied a game is: many matches, watched closely.

>>> import vacancy
>>> game = vacancy.game("overbooking").uncompiled
>>> survey = Survey(game, 2, ("random",), seed=1)
>>> for facts in survey.matches(2):
...     survey.add(facts)
>>> survey.count, sum(line.value for line in survey.wins_of("seat"))
(2, 1.0)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from vacancy.lab.match import play_match
from vacancy.lab.plots import Dot
from vacancy.lab.simulate.summary import Scores, spread, wilson
from vacancy.lab.terms import Terms
from vacancy.lab.work.workers import ThisProcess, Workers

if TYPE_CHECKING:
    from vacancy.engine.game import Game


@dataclass(frozen=True)
class Facts:
    """What is remembered of one match; tuples are by seat."""

    bots: tuple[str, ...]
    first: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    parts: tuple[dict[str, int], ...]  # where the points come from
    decisions: Counter[int]  # by task
    uses: Counter[tuple[int, int, int]]  # by group of things, thing and seat

    @property
    def wins(self) -> list[float]:
        """The share of the win, by seat."""
        return [(rank == 1) / self.ranks.count(1) for rank in self.ranks]


def observe(terms: Terms, bots: tuple[str, ...], number: int) -> Facts:
    """Play the match with this number and watch it."""
    game = terms.game
    groups = game.counted
    decisions: Counter[int] = Counter()
    uses: Counter[tuple[int, int, int]] = Counter()

    def watch(state: Any, seat: int, action: int) -> None:
        decisions[state.stack[state.depth - 1].task] += 1
        for position, beat in game.beats(state, action):
            for group, things in enumerate(groups):
                for user, thing, count in things.used(beat, position):
                    uses[group, thing, user] += count

    table = tuple(bots[(number + seat) % len(bots)] for seat in range(len(bots)))
    result = play_match(game, table, terms.seed_of(number), dict(terms.options), watch)
    parts = tuple(game.view_of.score_parts(result.final, seat) for seat in range(len(bots)))
    return Facts(table, result.first, result.scores, result.ranks, parts, decisions, uses)


@dataclass(frozen=True)
class Watching:
    """Matches between bots, watched, as work."""

    terms: Terms
    bots: tuple[str, ...]

    def get_ready(self) -> None:
        """Bots compile what they need when first asked."""

    def do(self, first: int, count: int) -> list[Facts]:
        """Matches by number."""
        return [observe(self.terms, self.bots, n) for n in range(first, first + count)]


@dataclass(frozen=True)
class ThingLine:
    """One thing: how often it was used, by how many, and how they did."""

    thing: int
    uses: float  # in a match
    users: float  # share of seats that used it at least once
    wins: Dot | None  # of those seats; None where nobody used it
    score: float  # their mean


@dataclass
class Tally:
    """What is summed up for one thing."""

    uses: int = 0
    users: int = 0
    wins: float = 0.0
    score: int = 0


@dataclass
class Survey:
    """Many matches of one game, with bots that move on by a seat from match to match."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    count: int = 0
    decisions: Counter[int] = field(default_factory=Counter)  # by task
    lengths: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    winning: Counter[int] = field(default_factory=Counter)  # scores that won
    margins: Counter[int] = field(default_factory=Counter)  # of the first over the second
    shared: int = 0  # matches with more than one winner
    things: dict[tuple[int, int], Tally] = field(default_factory=dict)
    groups: dict[tuple[str, str], Tally] = field(default_factory=dict)  # seats, turns, bots
    group_scores: dict[tuple[str, str], Counter[int]] = field(default_factory=dict)
    parts: Counter[tuple[str, bool]] = field(default_factory=Counter)  # by part, won or not

    def matches(self, count: int, workers: Workers | None = None) -> Generator[Facts, None, None]:
        """Play and watch; matches come in order and do not depend on who plays them."""
        table = self.bots * self.seats if len(self.bots) == 1 else self.bots
        work = Watching(Terms.of(self.game, self.seed, **self.options), table)
        with closing((workers or ThisProcess()).run(work, range(count))) as chunks:
            for chunk in chunks:
                yield from chunk

    def add(self, facts: Facts) -> None:
        """Count one more match."""
        self.count += 1
        self.decisions.update(facts.decisions)
        self.lengths[facts.decisions.total()] += 1
        best, second = sorted(facts.scores, reverse=True)[:2]
        self.margins[best - second] += 1
        self.shared += facts.ranks.count(1) > 1
        for seat, (score, share) in enumerate(zip(facts.scores, facts.wins, strict=True)):
            self.add_seat(facts, seat, score, share)
        self.add_things(facts)

    def add_seat(self, facts: Facts, seat: int, score: int, share: float) -> None:
        self.scores[score] += 1
        if share:
            self.winning[score] += 1
        turn = (seat - facts.first) % self.seats
        for key in (("seat", str(seat)), ("turn", str(turn)), ("bot", facts.bots[seat])):
            add_to(self.groups.setdefault(key, Tally()), 1, share, score)
            self.group_scores.setdefault(key, Counter())[score] += 1
        for part, points in facts.parts[seat].items():
            self.parts[part, share > 0] += points

    def add_things(self, facts: Facts) -> None:
        for (group, thing, seat), uses in facts.uses.items():
            tally = self.things.setdefault((group, thing), Tally())
            add_to(tally, uses, facts.wins[seat], facts.scores[seat])

    # What it comes to

    def wins_of(self, kind: str) -> list[Dot]:
        """Shares of wins with their 95 % intervals: by `seat`, `turn` or `bot`."""
        names = sorted(name for group, name in self.groups if group == kind)
        return [dot_of(name, self.groups[kind, name]) for name in names]

    @property
    def chairs(self) -> tuple[str, ...]:
        """By what to tell chairs apart: turn order too, unless the same seat always begins."""
        is_same = self.wins_of("seat") == self.wins_of("turn")
        return ("seat",) if is_same else ("seat", "turn")

    def scores_of(self, kind: str) -> dict[str, Scores]:
        """How the scores are spread, by `seat`, `turn` or `bot`."""
        names = sorted(name for group, name in self.group_scores if group == kind)
        return {name: spread(self.group_scores[kind, name]) for name in names}

    def parts_of(self, is_winner: bool) -> dict[str, float]:
        """Where the points come from on average: those of winners, or of the others."""
        winners = self.winning.total()
        count = winners if is_winner else self.count * self.seats - winners
        return {
            part: points / max(1, count)
            for (part, won), points in self.parts.items()
            if won == is_winner
        }

    def lines_of(self, group: int, things: Sequence[Any]) -> list[ThingLine]:
        """The things of a group, those first whose users won most for certain."""
        lines = [self.line_of(group, thing) for thing in range(len(things))]
        return sorted(lines, key=lambda line: (-(line.wins.low if line.wins else -1), line.thing))

    def line_of(self, group: int, thing: int) -> ThingLine:
        tally = self.things.get((group, thing), Tally())
        wins = dot_of("", tally) if tally.users else None
        chairs = self.count * self.seats
        score = tally.score / max(1, tally.users)
        return ThingLine(thing, tally.uses / self.count, tally.users / chairs, wins, score)


def add_to(tally: Tally, uses: int, share: float, score: int) -> None:
    """One more seat that used a thing."""
    tally.uses += uses
    tally.users += 1
    tally.wins += share
    tally.score += score


def dot_of(label: str, tally: Tally) -> Dot:
    """A share of wins with its interval."""
    low, high = wilson(tally.wins, tally.users)
    return Dot(label, tally.wins / tally.users, low, high)
