"""The story of a match that is over: points by round, what turned it, who shares a place and why.

It is told of the whole match, secrets included, so of none that still runs. Which turns mattered is
what the game's net says (`swings.py`); where no net has learnt a game, the points of each round
tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from time import monotonic

from vacancy.bots.net.judge import net_of
from vacancy.engine.game import Game, State
from vacancy.server.table.table import Table

from .messages import Instant, Story, Swing, Tie
from .swings import SWING_MIN, Clock, Swings, Turn
from .views import result

ROUNDS_MAX = 24
SWINGS_MAX = 6


def tell_story(table: Table, clock: Clock = monotonic) -> Story:
    """All that the end of a match tells."""
    game, states = table.game, [*table.history, table.state]
    rounds: list[Instant] = [
        {"number": at, "points": game.scores(states[at])}
        for at in round_ends(game, states, len(table.seats))
    ]
    told = result(table)
    places = (told and told["ranking"]) or [0] * len(table.seats)
    judge = Swings(table, states, clock) if net_of(game) is not None else None
    turns = judge.find(places) if judge else swings_by_round(rounds)
    turns.sort(key=lambda turn: turn.worth, reverse=True)
    turning = find_turning(turns, judge, places)
    return {
        "rounds": rounds,
        "turning": turning,
        "decided": judge.decided(places) if judge and turning is None else None,
        "swings": greatest([*([turning] if turning else []), *(turn.swing for turn in turns)]),
        "is_judged": judge is not None,
        "ties": find_ties(table),
    }


def find_turning(turns: list[Turn], judge: Swings | None, places: list[int]) -> Swing | None:
    """The turn that put a winner before the others, else the one that cost a loser most; without a
    judge, the one in which a winner won most."""
    of_winners = (turn for turn in turns if places[turn.swing["seat"]] == 1)
    found = next((turn.swing for turn in of_winners if turn.has_turned or judge is None), None)
    return found or (judge.worst(places) if judge else None)


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


# What turned it, where no net judges


def swings_by_round(rounds: list[Instant]) -> list[Turn]:
    """The points that each seat won in each round, as parts of the most."""
    most = max(1, *map(abs, rounds[-1]["points"]))
    turns = [
        Turn(
            {
                "seat": seat,
                "since": old["number"],
                "number": new["number"],
                "before": round(old["points"][seat] / most, 3),
                "after": round(new["points"][seat] / most, 3),
            },
            (new["points"][seat] - old["points"][seat]) / most,
        )
        for old, new in pairwise(rounds)
        for seat in range(len(new["points"]))
    ]
    return [turn for turn in turns if turn.worth >= SWING_MIN]


def greatest(swings: list[Swing]) -> list[Swing]:
    """The first that do not begin at the same place, in the order of the match."""
    by_start: dict[int, Swing] = {}
    for each in swings:
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
