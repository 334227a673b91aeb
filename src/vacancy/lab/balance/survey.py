"""How fair and varied a game is: many matches, watched closely.

>>> import vacancy
>>> game = vacancy.game("overbooking").uncompiled
>>> survey = Survey(game, 2, ("random",), seed=1)
>>> for facts in survey.matches(2):
...     survey.add(facts)
>>> survey.count, sum(each.value for each in survey.wins_of("seat").values())
(2, 1.0)
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from vacancy.lab.arena.journal import header_of
from vacancy.lab.simulate.summary import Scores, spread
from vacancy.lab.terms import Terms
from vacancy.lab.work.journal import Journal
from vacancy.lab.work.workers import ThisProcess, Workers

from .facts import Facts, facts_from, line_of, observe
from .probing import Probe
from .statistics import Estimate, mean_of, share_of
from .worth import Worth

if TYPE_CHECKING:
    from vacancy.engine.game import Game


@dataclass(frozen=True)
class Watching:
    """Matches between bots, watched, as work."""

    terms: Terms
    bots: tuple[str, ...]
    probe_every: int = 0

    def get_ready(self) -> None:
        """Load the rules; bots compile or load what they need when first asked."""
        assert self.terms.game.core.legal is not None

    def do(self, first: int, count: int) -> list[Facts]:
        """Matches by number."""
        numbers = range(first, first + count)
        return [observe(self.terms, self.bots, n, self.probe_every) for n in numbers]


@dataclass
class Tally:
    """What is summed up for one thing, or for one chair."""

    uses: int = 0
    users: int = 0
    wins: float = 0.0

    def add(self, uses: int, share: float) -> None:
        """One more seat that used a thing, or sat there."""
        self.uses += uses
        self.users += 1
        self.wins += share


@dataclass
class Course:
    """In which matches something had a part in the win, and how large a one."""

    matches: array[int] = field(default_factory=lambda: array("l"))
    shares: array[float] = field(default_factory=lambda: array("f"))

    def add(self, match: int, share: float) -> None:
        """A match in which it had a part; several parts in one match add up."""
        if self.matches and self.matches[-1] == match:
            self.shares[-1] += share
        else:
            self.matches.append(match)
            self.shares.append(share)


class Thing(NamedTuple):
    """One thing: how often it was used, by how many, and how they did."""

    uses: Estimate
    """In a match."""
    users: Estimate
    """The share of seats that used it at least once."""
    winners: Estimate
    """The share of winners that did."""
    wins: Estimate
    """The share of the win that its users got."""
    worth: Estimate | None
    """What one more use goes with, in points, if the matches tell."""


@dataclass
class Survey:
    """Many matches of one game, with bots that move on by a seat from match to match."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    probe_every: int = 0
    keep: Path | None = None
    count: int = 0
    decisions: Counter[int] = field(default_factory=Counter)  # by task
    lengths: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    winning: Counter[int] = field(default_factory=Counter)  # scores that won
    margins: Counter[int] = field(default_factory=Counter)  # of the first over the second
    gaps: Counter[int] = field(default_factory=Counter)  # between the first and the last
    lead_changes: Counter[int] = field(default_factory=Counter)
    settled: Counter[int] = field(default_factory=Counter)  # thousandths of a match
    forced: Counter[int] = field(default_factory=Counter)  # thousandths of its decisions
    shared: int = 0  # matches with more than one winner
    probes: dict[int, list[Probe]] = field(default_factory=dict)  # by task
    things: dict[tuple[int, int], Tally] = field(default_factory=dict)
    chairs: dict[tuple[str, str], Tally] = field(default_factory=dict)  # seats, turns, bots
    chair_scores: dict[tuple[str, str], Counter[int]] = field(default_factory=dict)
    parts: Counter[tuple[str, bool]] = field(default_factory=Counter)  # by part, won or not
    courses: dict[tuple[str | int, str | int], Course] = field(default_factory=dict)
    used: dict[tuple[int, int], Counter[int]] = field(default_factory=dict)  # times in a match
    worths: list[Worth] = field(default_factory=list)  # by group

    def __post_init__(self) -> None:
        if len(self.bots) == 1:
            self.bots *= self.seats
        self.worths = [Worth(len(group.names)) for group in self.game.counted]
        terms = self.terms
        header = {**header_of(terms), "kind": "balance", "seats": self.seats}
        header |= {"table": list(self.bots), "probe_every": self.probe_every}
        self.journal = Journal(self.keep, header)

    @property
    def terms(self) -> Terms:
        return Terms.of(self.game, self.seed, **self.options)

    def matches(self, count: int, workers: Workers | None = None) -> Generator[Facts, None, None]:
        """Matches from the first that has not been added: those that are kept, then new ones.

        They come in order and do not depend on who plays them.
        """
        known = self.journal.lines
        for number in range(self.count, min(count, len(known))):
            yield facts_from(known[number], number, self.bots)
        first = max(self.count, len(known))
        work = Watching(self.terms, self.bots, self.probe_every)
        with closing((workers or ThisProcess()).run(work, range(first, count))) as chunks:
            for chunk in chunks:
                self.journal.add(*(line_of(first + n, facts) for n, facts in enumerate(chunk)))
                first += len(chunk)
                yield from chunk

    def add(self, facts: Facts) -> None:
        """Count one more match."""
        self.decisions.update(facts.decisions)
        length = facts.decisions.total()
        self.lengths[length] += 1
        ordered = sorted(facts.scores, reverse=True)
        self.margins[ordered[0] - ordered[1]] += 1
        self.gaps[ordered[0] - ordered[-1]] += 1
        self.lead_changes[facts.lead_changes] += 1
        self.settled[facts.settled] += 1
        self.forced[1000 * facts.forced // length] += 1
        self.shared += facts.ranks.count(1) > 1
        for probe in facts.probes:
            self.probes.setdefault(probe.task, []).append(probe)
        for seat, (score, share) in enumerate(zip(facts.scores, facts.wins, strict=True)):
            self.add_seat(facts, seat, score, share)
        self.count += 1
        self.add_things(facts)

    def add_seat(self, facts: Facts, seat: int, score: int, share: float) -> None:
        self.scores[score] += 1
        if share:
            self.winning[score] += 1
        turn = (seat - facts.first) % self.seats
        for key in (("seat", str(seat)), ("turn", str(turn)), ("bot", facts.bots[seat])):
            self.chairs.setdefault(key, Tally()).add(1, share)
            self.chair_scores.setdefault(key, Counter())[score] += 1
            self.course(*key).add(self.count, share)
        for part, points in facts.parts[seat].items():
            self.parts[part, share > 0] += points

    def add_things(self, facts: Facts) -> None:
        """Count who used which things how often."""
        times: Counter[tuple[int, int]] = Counter()
        by_seat: dict[tuple[int, int], dict[int, int]] = {}
        for (group, thing, seat), uses in facts.uses.items():
            self.things.setdefault((group, thing), Tally()).add(uses, facts.wins[seat])
            self.course(group, thing).add(self.count - 1, facts.wins[seat])
            times[group, thing] += uses
            by_seat.setdefault((group, seat), {})[thing] = uses
        for place, count in times.items():
            self.used.setdefault(place, Counter())[count] += 1
        for group, worth in enumerate(self.worths):
            for seat, score in enumerate(facts.scores):
                worth.add(by_seat.get((group, seat), {}), score)
            worth.look(self.count)

    def course(self, kind: str | int, name: str | int) -> Course:
        """When a chair, or a thing of a group, had a part in the win."""
        return self.courses.setdefault((kind, name), Course())

    # What it comes to

    def wins_of(self, kind: str, lines: int = 1) -> dict[str, Estimate]:
        """Shares of wins with their intervals: by `seat`, `turn` or `bot`."""
        names = sorted(name for group, name in self.chairs if group == kind)
        tallies = {name: self.chairs[kind, name] for name in names}
        return {name: share_of(each.wins, each.users, lines) for name, each in tallies.items()}

    @property
    def chair_kinds(self) -> tuple[str, ...]:
        """By what to tell chairs apart: turn order, and seats unless the same one always begins."""
        is_same = self.wins_of("seat") == self.wins_of("turn")
        return ("turn",) if is_same else ("turn", "seat")

    def scores_of(self, kind: str) -> dict[str, Scores]:
        """How the scores are spread, by `seat`, `turn` or `bot`."""
        names = sorted(name for group, name in self.chair_scores if group == kind)
        return {name: spread(self.chair_scores[kind, name]) for name in names}

    def parts_of(self, is_winner: bool) -> dict[str, float]:
        """Where the points come from on average: those of winners, or of the others."""
        winners = self.winning.total()
        count = winners if is_winner else self.count * self.seats - winners
        return {
            part: points / max(1, count)
            for (part, won), points in self.parts.items()
            if won == is_winner
        }

    def thing(self, group: int, thing: int, lines: int = 1) -> Thing:
        """How a thing was used, and how its users did; seats of a match count as one witness."""
        tally = self.things.get((group, thing), Tally())
        times = self.used.get((group, thing), Counter())
        unused = Counter({0: self.count - times.total()})
        return Thing(
            mean_of(times + unused, 1.0, lines),
            share_of(tally.users / self.seats, self.count, lines),
            share_of(tally.wins, self.count, lines),
            share_of(tally.wins, tally.users, lines),
            self.worths[group].sums(self.count).worth(thing, lines),
        )

    @property
    def all_probes(self) -> list[Probe]:
        return [probe for probes in self.probes.values() for probe in probes]

    def figures(self, lines: int = 1) -> dict[str, Estimate]:
        """What there is to tell in a number: length, suspense, and how much decisions matter."""
        told = {
            "length": mean_of(self.lengths, 1.0, lines),
            "margin": mean_of(self.margins, 1.0, lines),
            "gap": mean_of(self.gaps, 1.0, lines),
            "lead-changes": mean_of(self.lead_changes, 1.0, lines),
            "settled": mean_of(self.settled, 0.001, lines),
            "shared": share_of(self.shared, self.count, lines),
            "forced": mean_of(self.forced, 0.001, lines),
        }
        return told | probed(self.all_probes, lines) if self.probes else told


def probed(probes: list[Probe], lines: int = 1) -> dict[str, Estimate]:
    """What looking closely at some decisions told."""
    return {
        "options": mean_of(Counter(probe.legal for probe in probes), 1.0, lines),
        "near": mean_of(Counter(probe.near for probe in probes), 1.0, lines),
        "spread": mean_of(Counter(probe.spread for probe in probes), 0.001, lines),
        "matters": share_of(sum(probe.matters for probe in probes), len(probes), lines),
    }
