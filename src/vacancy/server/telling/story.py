"""The story of a match that is over: points by round, what turned it, who shares a place and why.

It is told of the whole match, secrets included, so of none that still runs. How likely a seat is to
win is what the game's net says to it when it decides, from one of its turns to the next, so that
the same eyes see both; where no net has learnt a game, the points of each round tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from time import monotonic

from vacancy.bots.net.judge import judge_of, net_of
from vacancy.engine.game import Game, State
from vacancy.server.table.table import Table

from .messages import Instant, Story, Swing, Tie
from .views import result

JUDGED_MAX = 400
SECONDS = 0.6
"""How long positions are judged, once the net is at hand."""
ROUNDS_MAX = 24
SWINGS_MAX = 6
SWING_MIN = 0.04
"""A smaller change of a share is no swing worth a look."""

Clock = Callable[[], float]


def tell_story(table: Table, clock: Clock = monotonic) -> Story:
    """All that the end of a match tells."""
    game, states = table.game, [*table.history, table.state]
    rounds: list[Instant] = [
        {"number": at, "points": game.scores(states[at])}
        for at in round_ends(game, states, len(table.seats))
    ]
    told = result(table)
    places = (told and told["ranking"]) or [0] * len(table.seats)
    is_judged = net_of(game) is not None
    swings = swings_by_turn(table, states, places, clock) if is_judged else swings_by_round(rounds)
    of_winners = [swing for swing in swings if places[swing["seat"]] == 1]
    return {
        "rounds": rounds,
        "turning": max(of_winners, key=size_of, default=None),
        "swings": greatest(swings),
        "is_judged": is_judged,
        "ties": find_ties(table),
    }


# Rounds


def round_ends(game: Game, states: list[State], seats: int) -> Iterator[int]:
    """After how many moves each round was over, from 0 to the end; of many, some lie evenly."""
    chapters = [int(game.rules.chapter(state)) for state in states]
    last = len(states) - 1
    ends = [at for at, (old, new) in enumerate(pairwise(chapters), 1) if new != old and at < last]
    if len(ends) > ROUNDS_MAX:  # a chapter is a turn there, and a round is a turn of everybody
        ends = ends[seats - 1 :: seats]
    step = max(1, -(-len(ends) // ROUNDS_MAX))
    yield from (0, *ends[step - 1 :: step], last)


# What turned it


def swings_by_turn(
    table: Table, states: list[State], places: list[int], clock: Clock
) -> list[Swing]:
    """What each turn of each seat was worth to it, up to its next one or to the end, unless that
    came by somebody's giving up: no turn was worth that."""
    shares = judge_turns(table, states, thinned(turn_starts(table)), clock)
    swings = []
    for seat, place in enumerate(places):
        own = [(at, shares[at]) for at in sorted(shares) if table.moves[at].seat == seat]
        if place and table.ended_by == "play":
            own.append((len(table.moves), (place == 1) / places.count(1)))
        for (at, before), (until, after) in pairwise(own):
            swings.append(swing(seat, at, until, before, after))
    return [each for each in swings if size_of(each) >= SWING_MIN]


def turn_starts(table: Table) -> list[int]:
    """After how many moves each turn began: a turn is all that one seat decides in a row."""
    movers = [move.seat for move in table.moves]
    return [at for at, seat in enumerate(movers) if at == 0 or movers[at - 1] != seat]


def thinned(starts: list[int]) -> list[int]:
    """As many turns as are judged, in an order in which they always lie evenly."""
    return [starts[index] for index in evenly(len(starts))][:JUDGED_MAX]


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


def judge_turns(
    table: Table, states: list[State], starts: list[int], clock: Clock
) -> dict[int, float]:
    """The share of the win that the seats of these turns could expect, as long as there is time."""
    game, judge, shares = table.game, judge_of(table.game), dict[int, float]()
    until = None
    for at in starts:
        seat = table.moves[at].seat
        shares[at] = judge.judge(game.known(states[at], seat), seat).shares[seat]
        until = until or clock() + SECONDS  # the first one has waited for the net
        if clock() > until:
            break
    return shares


def swings_by_round(rounds: list[Instant]) -> list[Swing]:
    """Where no net judges: the points that each seat won in each round, as parts of the most."""
    most = max(1, *map(abs, rounds[-1]["points"]))
    swings = [
        swing(
            seat,
            old["number"],
            new["number"],
            old["points"][seat] / most,
            new["points"][seat] / most,
        )
        for old, new in pairwise(rounds)
        for seat in range(len(new["points"]))
    ]
    return [each for each in swings if size_of(each) >= SWING_MIN]


def swing(seat: int, since: int, number: int, before: float, after: float) -> Swing:
    return {
        "seat": seat,
        "since": since,
        "number": number,
        "before": round(before, 3),
        "after": round(after, 3),
    }


def size_of(swing: Swing) -> float:
    return swing["after"] - swing["before"]


def greatest(swings: list[Swing]) -> list[Swing]:
    """The greatest that do not begin at the same place, in the order of the match."""
    by_start: dict[int, Swing] = {}
    for each in sorted(swings, key=size_of, reverse=True):
        if len(by_start) < SWINGS_MAX:
            by_start.setdefault(each["since"], each)
    return [by_start[since] for since in sorted(by_start)]


# Ties


def find_ties(table: Table) -> list[Tie]:
    """Seats with equal points: whether something else put one before the other."""
    scores, ranking = table.game.scores(table.state), table.game.ranking(table.state)
    ties: list[Tie] = []
    for points in sorted(set(scores), reverse=True):
        seats = [
            seat
            for seat, score in enumerate(scores)
            if score == points and not table.seats[seat].has_resigned
        ]
        if len(seats) > 1:
            seats.sort(key=ranking.__getitem__)
            values = [table.game.core.tie_break(table.state, seat) for seat in seats]
            ties.append({"seats": seats, "points": points, "values": values})
    return ties
