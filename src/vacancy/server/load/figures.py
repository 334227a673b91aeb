"""What is measured under load, and how it is told."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

Times = defaultdict[str, list[float]]
"""Seconds, by game."""
ERRORS_TOLD = 5
STRETCHES = 10
"""The time is told in so many parts too: a bad one is seen."""


class Memory(NamedTuple):
    """Resident megabytes at a moment: of the servers, and of their tellers."""

    at: float
    servers: int
    tellers: int


def times() -> Times:
    return defaultdict(list)


@dataclass
class Figures:
    """What is measured."""

    seconds: float = 0.0
    acks: Times = field(default_factory=times)
    screens: Times = field(default_factory=times)
    lateness: Times = field(default_factory=times)
    """How long after the end of its time a bot's move was on the screen; less than nothing if
    it was there before."""
    stretches: list[list[float]] = field(default_factory=lambda: [[] for _ in range(STRETCHES)])
    """Times of acknowledgement again, by when the move was sent."""
    memory: list[Memory] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    late: int = 0
    lost: int = 0
    matches: int = 0
    server_seconds: float = 0.0
    own_seconds: float = 0.0

    def note_ack(self, game: str, after: float, seconds: float) -> None:
        """A move, sent so many seconds after the start, was acknowledged after some more."""
        self.acks[game].append(seconds)
        stretch = int(STRETCHES * after / self.seconds) if self.seconds else 0
        self.stretches[min(stretch, STRETCHES - 1)].append(seconds)

    def report(self) -> str:
        moves, screens = (len(all_of(each)) for each in (self.acks, self.screens))
        rate = f"{moves / self.seconds:.0f} a second" if self.seconds else "in no time"
        each = 1000 / max(moves, 1)
        costs = f"{self.server_seconds * each:.1f} ms, clients {self.own_seconds * each:.1f} ms"
        return "\n".join([
            f"moves {moves}, other screens {screens}; {rate}, matches ended {self.matches}",
            *tell_times("acknowledged", self.acks),
            *self.tell_stretches(),
            *tell_times("on other screens", self.screens),
            *self.tell_bots(),
            *self.tell_memory(),
            f"processor time for a move: server {costs}",
            f"errors {len(self.errors)}; lost {self.lost}; moves not made in time {self.late}",
            *sorted(set(self.errors))[:ERRORS_TOLD],
        ])  # fmt: skip

    def tell_stretches(self) -> Iterator[str]:
        if all(len(each) > 1 for each in self.stretches):
            cuts = (f"{1000 * percentiles(each)[98]:.0f}" for each in self.stretches)
            yield f"acknowledged, p99 by tenths of the time: {', '.join(cuts)} ms"

    def tell_bots(self) -> Iterator[str]:
        decisions = all_of(self.lateness)
        late = sum(seconds > 0 for seconds in decisions)
        yield f"bots' decisions {len(decisions)}, of which {late} after their time"
        yield from tell_times("bots' moves after their time", self.lateness)

    def tell_memory(self) -> Iterator[str]:
        """At the start, in the middle and at the end."""
        if self.memory:
            chosen = (self.memory[0], self.memory[len(self.memory) // 2], self.memory[-1])
            sizes = (f"{at:.0f} s {own} and {tellers} MB" for at, own, tellers in chosen)
            yield f"memory of servers and tellers: {', '.join(sizes)}"


def all_of(measured: Times) -> list[float]:
    return [seconds for each in measured.values() for seconds in each]


def percentiles(values: list[float]) -> list[float]:
    """The first to the ninety-ninth."""
    return statistics.quantiles(values, n=100)


def tell_times(what: str, measured: Times) -> Iterator[str]:
    """What is usual, for all games together and for each."""
    for game, values in (("all", all_of(measured)), *sorted(measured.items())):
        if len(values) > 1:
            cuts = [1000 * cut for cut in percentiles(values)]
            usual = f"p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms"
            yield f"{what}, {game}: {usual}, worst {max(values) * 1000:.0f} ms"
