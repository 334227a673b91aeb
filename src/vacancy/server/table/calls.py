"""Calls: whom a change at a table concerns who may not be looking at it.

They follow from the table before and after the change and are written together with its rows, so
none is lost, and none is made twice. Where nobody else plays, nobody waits, and nobody is called.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .absence import DAY
from .parts import KEPT, OVER, PERSON, RUNNING, WAITING
from .table import Table

TURN, CLOCK, STARTED, OVER_NOW, INVITED, REPLACED = (
    "turn", "clock", "started", "over", "invited", "replaced",
)  # fmt: skip
REMINDER_PART, REMINDER_MOST = 1 / 4, DAY / 2
"""Somebody is reminded when so much of their time is left, but not too early."""


@dataclass(frozen=True, order=True)
class Call:
    """Somebody is concerned: at once, or at a later time if nothing happens until then."""

    account: str
    kind: str
    at: float | None = None


def calls(before: Table | None, after: Table) -> list[Call]:
    """Who is called because of a change, in an order that is always the same."""
    return sorted({*calls_to_sit(before, after), *calls_to_play(before, after)})


def calls_to_sit(before: Table | None, after: Table) -> Iterator[Call]:
    """Seats that are kept for somebody who is to play again, or for the first time."""
    for account in invited(after) - (invited(before) if before else set()):
        if account != after.host:
            yield Call(account, INVITED)


def calls_to_play(before: Table | None, after: Table) -> Iterator[Call]:
    if before is None:
        return
    if (account := asked(after)) is not None and account != asked(before):
        yield Call(account, TURN)
        if (at := reminder_at(after)) is not None:
            yield Call(account, CLOCK, at)
    if (before.status, after.status) == (WAITING, RUNNING) and len(after.people) > 1:
        others = {after.seats[number].account for number in after.people} - {asked(after)}
        yield from (Call(each, STARTED) for each in others if each)
    if (before.status, after.status) == (RUNNING, OVER):
        yield from (Call(each, OVER_NOW) for each in concerned(after))
    for each in set(after.stand_ins.values()) - set(before.stand_ins.values()):
        yield Call(each, REPLACED)


def asked(table: Table) -> str | None:
    """The account that decides while other people wait; nobody's decision is nobody's business."""
    seat = table.to_move
    if seat is None or table.seats[seat].kind != PERSON or not set(table.people) - {seat}:
        return None
    return table.seats[seat].account


def invited(table: Table) -> set[str]:
    """For whom seats are kept before the match."""
    kept = (seat.account for seat in table.seats if seat.kind == KEPT)
    return {each for each in kept if each} if table.status == WAITING else set()


def concerned(table: Table) -> set[str]:
    """Who has played a match that is over, against other people, and has not ended it."""
    began = {seat.account for seat in table.starters if seat.account}
    stayed = {table.seats[number].account for number in table.people if number != ended_it(table)}
    return began & (stayed | set(table.stand_ins.values())) if len(began) > 1 else set()


def ended_it(table: Table) -> int | None:
    """The seat whose person made the last move, or gave up, and so knows."""
    resigned = (number for number in table.people if table.seats[number].has_resigned)
    if table.ended_by == "play" and table.moves and table.moves[-1].by == PERSON:
        return table.moves[-1].seat
    return next(resigned, None) if table.ended_by == "resignation" else None


def reminder_at(table: Table) -> float | None:
    """When whoever decides is told that their days run out."""
    seconds, deadline = table.seconds_per_move, table.deadline
    if table.pace["kind"] != "days" or seconds is None or deadline is None:
        return None
    return deadline - min(seconds * REMINDER_PART, REMINDER_MOST)


def is_due(table: Table, call: Call) -> bool:
    """Whether a call still says what is so; by now somebody may have come by themselves."""
    match call.kind:
        case "turn" | "clock":
            return asked(table) == call.account
        case "started":
            seat = table.seat_of(call.account)
            has_moved = any(move.seat == seat for move in table.moves)
            return table.status == RUNNING and seat is not None and not has_moved
        case "over":
            return table.status == OVER
        case "invited":
            return call.account in invited(table)
        case _:
            return table.status == RUNNING and call.account in table.stand_ins.values()
