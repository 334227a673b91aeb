"""Who keeps the others waiting: for how long a seat was asked and has not decided by itself.

Whether somebody is connected says little: a page may be open in an empty room. What counts is the
time since a decision was first asked for that its person has not made; a move that the clock had a
bot make is not theirs. Whoever says something at the table is not away.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from vacancy.server.words import refuse

from .parts import CLOCK, KEPT, PERSON, RUNNING, Body

if TYPE_CHECKING:
    from .table import Table

MINUTE, DAY = 60.0, 86_400.0
USUAL_SECONDS = 15 * MINUTE
"""How long a table without a clock waits."""
CLOCKS = 2
"""So many times the clock runs out before somebody is taken for absent, unless told otherwise."""
LEAST_SECONDS, MOST_SECONDS = int(MINUTE), int(60 * DAY)


class Absent(NamedTuple):
    """A seat that keeps the others waiting, and from when on it may be claimed."""

    seat: int
    claimable_at: float


def read_absence(seconds: int | None) -> int | None:
    """A table's own limit, if it is one; none is what its pace suggests."""
    if seconds is not None and not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise refuse("bad-absence")
    return seconds


def limit_of(pace_seconds: float | None, own: float | None) -> float:
    """How long the others wait: never less than the clock gives.

    >>> limit_of(None, None), limit_of(60, None), limit_of(10, None), limit_of(3600, 120)
    (900.0, 120, 60.0, 3600)
    """
    if own is not None:
        return max(own, pace_seconds or 0)
    if pace_seconds is None:
        return USUAL_SECONDS
    return max(CLOCKS * pace_seconds, MINUTE)


def waits_since(table: Table, seat: int) -> float | None:
    """Since when a person has been asked without deciding; None if nobody waits for them."""
    if table.status != RUNNING or table.seats[seat].kind not in (PERSON, KEPT):
        return None
    heard = table.heard.get(seat, 0.0)
    late = [at for at in late_moves(table, seat) if at > heard]
    if late:
        return max(late[-1] - (table.seconds_per_move or 0), heard)
    return max(table.turn_since, heard) if table.to_move == seat else None


def late_moves(table: Table, seat: int) -> Iterator[float]:
    """When the clock moved for a seat since its person last did, backwards."""
    for move in reversed(table.moves):
        if move.seat == seat and move.by != CLOCK:
            return
        if move.seat == seat:
            yield move.at


def absences(table: Table) -> tuple[Absent, ...]:
    """All seats that keep others waiting, also of those who have left, with the time of a claim."""
    awaited = [seat for seat in range(len(table.seats)) if set(table.people) - {seat}]
    waiting = ((seat, waits_since(table, seat)) for seat in awaited)
    limit = table.absence_limit
    return tuple(Absent(seat, since + limit) for seat, since in waiting if since is not None)


def kept_rule(body: Body) -> Body:
    """What a table says about those who are away; tables of old say nothing."""
    return {"seconds": None, "kicked": "bot", **body.get("absence", {})}
