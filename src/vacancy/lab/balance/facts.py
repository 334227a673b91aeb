"""What is remembered of one match, and how it is watched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from vacancy.lab.match import play_match
from vacancy.lab.work.journal import BrokenJournal

from .probing import Probe, probe

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.lab.terms import Terms

PART = 1000
"""Parts of a match are told in thousandths."""


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
    forced: int = 0  # decisions with but one answer
    lead_changes: int = 0
    settled: int = PART  # after which part of the match the winner led for good
    probes: tuple[Probe, ...] = field(default=())

    @property
    def wins(self) -> list[float]:
        """The share of the win, by seat."""
        return [(rank == 1) / self.ranks.count(1) for rank in self.ranks]


def observe(terms: Terms, bots: tuple[str, ...], number: int, probe_every: int = 0) -> Facts:
    """Play the match with this number and watch it; now and then look closely at a decision."""
    game, seed = terms.game, terms.seed_of(number)
    watcher = Watcher(game, seed, probe_every)
    table = seated(bots, number)
    result = play_match(game, table, seed, dict(terms.options), watcher.watch)
    parts = tuple(game.view_of.score_parts(result.final, seat) for seat in range(len(bots)))
    return Facts(
        table, result.first, result.scores, result.ranks, parts, watcher.decisions, watcher.uses,
        watcher.forced, lead_changes(watcher.leaders), settled(watcher.leaders),
        tuple(watcher.probes),
    )  # fmt: skip


def seated(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """The bots of the match with this number, by seat: they move on from match to match."""
    return tuple(bots[(number + seat) % len(bots)] for seat in range(len(bots)))


class Watcher:
    """Watches a match, move by move."""

    def __init__(self, game: Game, seed: int, probe_every: int) -> None:
        self.game, self.seed, self.probe_every = game, seed, probe_every
        self.decisions: Counter[int] = Counter()
        self.uses: Counter[tuple[int, int, int]] = Counter()
        self.forced = 0
        self.leaders: list[int | None] = []
        self.probes: list[Probe] = []

    def watch(self, state: Any, seat: int, action: int) -> None:
        """Play an action, and remember what it led to."""
        task = state.stack[state.depth - 1].task
        if len(self.game.legal(state)) == 1:
            self.forced += 1
        elif self.probe_every:
            number = self.decisions.total()
            self.probes += probe(self.game, state, seat, task, self.seed, number, self.probe_every)
        self.decisions[task] += 1
        for position, beat in self.game.beats(state, action):
            for group, things in enumerate(self.game.counted):
                for user, thing, count in things.used(beat, position):
                    self.uses[group, thing, user] += count
        self.leaders.append(leader(self.game, state))


def leader(game: Game, state: Any) -> int | None:
    """Who would win if the match ended now, unless several would."""
    worth = [(game.core.score(state, seat), game.core.tie_break(state, seat))
             for seat in range(state.seats)]  # fmt: skip
    best = max(worth)
    return worth.index(best) if worth.count(best) == 1 else None


def lead_changes(leaders: Sequence[int | None]) -> int:
    """How often somebody else took the lead.

    >>> lead_changes([None, 0, 0, None, 0, 1, None, 0])
    2
    """
    known = [seat for seat in leaders if seat is not None]
    return sum(before != after for before, after in pairwise(known))


def settled(leaders: Sequence[int | None]) -> int:
    """After how many thousandths of the match its winner led for good.

    >>> settled([0, 1, 0, 0]), settled([0, 0, 1, None])
    (500, 1000)
    """
    last = leaders[-1] if leaders else None
    if last is None:
        return PART
    others = [number for number, seat in enumerate(leaders, 1) if seat != last]
    return PART * max(others, default=0) // len(leaders)


# As a line of a journal


def line_of(number: int, facts: Facts) -> dict[str, Any]:
    """A match as a line; who sat where follows from its number."""
    return {
        "match": number,
        "first": facts.first,
        "scores": facts.scores,
        "ranks": facts.ranks,
        "parts": facts.parts,
        "decisions": sorted(facts.decisions.items()),
        "uses": [[*thing, count] for thing, count in sorted(facts.uses.items())],
        "forced": facts.forced,
        "leads": [facts.lead_changes, facts.settled],
        "probes": facts.probes,
    }


def facts_from(line: Any, number: int, bots: Sequence[str]) -> Facts:
    """The match that a line tells of, which must be the one with this number."""
    try:
        if line["match"] != number:
            raise BrokenJournal(f"match {line['match']} comes after {number} others")
        return Facts(
            seated(bots, number),
            line["first"],
            tuple(line["scores"]),
            tuple(line["ranks"]),
            tuple(line["parts"]),
            Counter(dict(map(tuple, line["decisions"]))),
            Counter({(group, thing, seat): n for group, thing, seat, n in line["uses"]}),
            line["forced"],
            line["leads"][0],
            line["leads"][1],
            tuple(Probe(*told) for told in line["probes"]),
        )
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BrokenJournal(f"no match: {error}") from None
