"""Which turns of a match helped or hurt those who had them most, by what the game's net says.

First the position at which each turn began is judged, with the eyes of the seat whose turn it was;
then it is looked closer where most was won, until single turns are named: what the seat could
expect when its turn began, and when the turn was over. If somebody else's turn took that away
again, the turn was worth as much as was left at the seat's next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from heapq import heapify, heappop, heappush
from itertools import pairwise

from vacancy.bots.net.judge import judge_of
from vacancy.engine.game import State
from vacancy.server.table.table import Table

from .messages import Decided, Swing

JUDGED_MAX = 400
SECONDS = 0.3
"""How long turns are judged evenly, once the net is at hand, and as long again a closer look."""
SWING_MIN = 0.04
"""A smaller change of a share is no swing worth a look."""
LOSS_MIN = 0.1
"""A smaller loss turned no match."""
HALF = 0.5
"""Whoever can expect so much is likelier to win than all others together."""
EARLY = 0.5
"""The part of a match by which it was decided early."""

Clock = Callable[[], float]


@dataclass(frozen=True)
class Span:
    """From one of a seat's turns to a later one, or to the end of the match."""

    seat: int
    since: int
    until: int
    before: float
    after: float

    @property
    def gain(self) -> float:
        return self.after - self.before

    @property
    def urgency(self) -> tuple[float, int, int]:
        """The least is looked at first."""
        return -self.gain, self.since, self.seat


@dataclass(frozen=True)
class Turn:
    """A turn that helped its seat, how much of that lasted until its next one, and whether it put
    the seat before each other, or before all together."""

    swing: Swing
    worth: float
    has_turned: bool = False


class Watch:
    """Time that runs from the first look, which has waited for the net."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock, self.seconds = clock, seconds
        self.until: float | None = None

    def is_over(self) -> bool:
        self.until = self.until or self.clock() + self.seconds
        return self.clock() > self.until


class Swings:
    """Judges the turns of a match that is over."""

    def __init__(self, table: Table, states: list[State], clock: Clock) -> None:
        self.table, self.states, self.clock = table, states, clock
        self.judge = judge_of(table.game)
        self.movers = [move.seat for move in table.moves]
        self.known: dict[tuple[int, int], tuple[float, ...]] = {}
        self.judged: list[int] = []

    def find(self, places: list[int]) -> list[Turn]:
        """The turns worth a look, of all seats, the seats' places known."""
        shares = self.judge_evenly()
        won = 1 / max(1, places.count(1))
        spans = [
            (span.urgency, span)
            for seat, place in enumerate(places)
            for span in self.spans_of(seat, shares, won if place == 1 else 0.0)
            if span.gain >= SWING_MIN
        ]
        return list(self.look_closer(spans))

    @cached_property
    def starts(self) -> list[int]:
        """After how many moves each turn began: a turn is all that one seat decides in a row."""
        movers = self.movers
        return [at for at, seat in enumerate(movers) if at == 0 or movers[at - 1] != seat]

    def judge_evenly(self) -> dict[int, float]:
        """What those whose turn began could expect, as long as there is time."""
        shares = dict[int, float]()
        watch = Watch(self.clock, SECONDS)
        for index in [*evenly(len(self.starts))][:JUDGED_MAX]:
            at = self.starts[index]
            shares[at] = self.share(at, self.movers[at])
            self.judged.append(at)
            if watch.is_over():
                break
        return shares

    def spans_of(self, seat: int, shares: dict[int, float], result: float) -> Iterator[Span]:
        """From each judged turn of a seat to the next, and to the end, unless the match ended by
        somebody's giving up: no turn was worth that."""
        own = [(at, shares[at]) for at in sorted(shares) if self.movers[at] == seat]
        if self.table.ended_by == "play":
            own.append((len(self.movers), result))
        for (since, before), (until, after) in pairwise(own):
            yield Span(seat, since, until, before, after)

    def look_closer(self, spans: list[tuple[tuple[float, int, int], Span]]) -> Iterator[Turn]:
        """The turns in which most was won, one at least and as many as there is time for; a span
        of several turns is cut into two."""
        heapify(spans)
        watch = Watch(self.clock, SECONDS)
        has_found = False
        while spans and not (watch.is_over() and has_found):
            _, span = heappop(spans)
            own = [at for at in self.starts if self.movers[at] == span.seat]
            between = [at for at in own if span.since < at < span.until]
            if not between:
                turn = self.turn(span)
                if turn.worth >= SWING_MIN:
                    has_found = True
                    yield turn
                continue
            middle = between[len(between) // 2]
            share = self.share(middle, span.seat)
            first = Span(span.seat, span.since, middle, span.before, share)
            second = Span(span.seat, middle, span.until, share, span.after)
            for part in (first, second):
                heappush(spans, (part.urgency, part))

    def turn(self, span: Span) -> Turn:
        """The one turn that a span begins with."""
        seat = span.seat
        after_it = (at for at in self.starts if at > span.since)
        end = min(next(after_it, span.until), span.until)
        after = span.after if end == span.until else self.share(end, seat)
        told: Swing = {
            "seat": seat,
            "since": span.since,
            "number": end,
            "before": round(span.before, 3),
            "after": round(after, 3),
        }
        is_ahead = after > 0 if end == len(self.movers) else self.leads(seat, end, seat)
        was_ahead = span.before >= HALF or self.leads(seat, span.since, seat)
        has_turned = (is_ahead and not was_ahead) or span.before < HALF <= after
        return Turn(told, min(after, span.after) - span.before, has_turned)

    def worst(self, places: list[int]) -> Swing | None:
        """The turn in which somebody who did not win lost most for good, if that was much."""
        losers = [
            seat
            for seat, place in enumerate(places)
            if place > 1 and not self.table.seats[seat].has_resigned
        ]
        shares = {at: self.share(at, self.movers[at]) for at in self.judged}
        spans = [span for seat in losers for span in self.spans_of(seat, shares, 0.0)]
        watch = Watch(self.clock, SECONDS)
        found: tuple[float, Swing | None] = (LOSS_MIN, None)
        for span in sorted(spans, key=lambda span: (span.gain, span.since)):
            if -span.gain < found[0] or watch.is_over():
                break
            turn = self.turn(span)
            loss = min(-span.gain, turn.swing["before"] - turn.swing["after"])
            if loss >= found[0]:
                found = loss, turn.swing
        return found[1]

    def decided(self, places: list[int]) -> Decided | None:
        """Since when the winner was ahead for good, where that was early."""
        is_known = 2 * len(self.judged) >= min(len(self.starts), JUDGED_MAX)
        if places.count(1) != 1 or self.table.ended_by != "play" or not is_known:
            return None
        winner = places.index(1)
        judged = sorted(self.judged)
        behind = [at for at in judged if not self.leads(winner, at, self.movers[at])]
        ahead = [at for at in judged if not behind or at > behind[-1]]
        if not ahead or ahead[0] > EARLY * len(self.movers):
            return None
        return {"seat": winner, "number": ahead[0]}

    def leads(self, seat: int, number: int, eyes: int) -> bool:
        """Whether nobody could expect more than a seat after so many moves, as another knew it."""
        shares = self.shares(number, eyes)
        return shares[seat] == max(shares)

    def share(self, number: int, seat: int) -> float:
        """The share of the win that a seat could expect after so many moves."""
        return self.shares(number, seat)[seat]

    def shares(self, number: int, eyes: int) -> tuple[float, ...]:
        """What all could expect after so many moves, by what one seat knew."""
        if (number, eyes) not in self.known:
            known = self.table.game.known(self.states[number], eyes)
            self.known[number, eyes] = tuple(self.judge.judge(known, eyes).shares)
        return self.known[number, eyes]


def evenly(count: int) -> Iterator[int]:
    """The numbers below a count, each between those before: wherever it ends, they lie evenly.

    >>> list(evenly(8))
    [0, 4, 2, 6, 1, 3, 5, 7]
    """
    seen = set()
    step = count
    while step >= 1:
        for at in range(0, count, step):
            if at not in seen:
                seen.add(at)
                yield at
        step //= 2
