"""Rated tables: what is not done there, who is rated, and in which order matches end.

A rated match is between those who sat there when it began. Whoever is not there at the end, having
resigned, left or let the clock play, comes last, whoever plays the seat on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from vacancy.engine.game import Game
from vacancy.server.words import refuse
from vacancy.skill.fixed_points import rated_bots

from .parts import BOT, OVER, PERSON, Body
from .table import Table

CLOCK = "clock"


# What is not done there


def check_rated(game: Game, seats: list[Body], options: dict[str, str], seed: int | None) -> None:
    """Refuse a rated table that would not be fair to others who are rated."""
    if seed is not None:
        raise refuse("rated-seed")
    if any(options[option.name] != option.default for option in game.options):
        raise refuse("rated-options")
    if all(seat["kind"] == BOT for seat in seats):
        raise refuse("rated-bots-alone")
    for seat in seats:
        if seat["kind"] == BOT:
            check_bot(game, len(seats), seat["bot"])


def check_bot(game: Game, seats: int, bot: str) -> None:
    """Bots that were not measured at such a table are no fixed points there."""
    if bot not in rated_bots(game.name, seats):
        raise refuse("rated-bot", bot=bot, seats=seats)


def has_rated_bots(table: Table) -> bool:
    """Whether all bots at a table are fixed points; one that plays for somebody may be none."""
    known = rated_bots(table.game.name, len(table.seats))
    return all(seat.bot in known for seat in table.seats if seat.kind == BOT)


# How a match ends


@dataclass(frozen=True)
class Player:
    """Who played a seat, and how they came out; of a match broken off, without a place."""

    account: str | None
    name: str | None
    bot: str | None
    place: int | None
    score: int | None
    has_resigned: bool
    """Whether they were not there at the end."""


def places(table: Table) -> list[int] | None:
    """The place of each seat; those who are not there at the end share the last one.

    There are none where a match was broken off; a rated one that has begun always has places.
    """
    is_broken_off = table.ended_by not in ("play", "resignation", "absence")
    if table.status != OVER or (is_broken_off and not counts(table)):
        return None
    ranking = table.game.ranking(table.state)
    gone = absent_seats(table)
    stayed = [rank for seat, rank in enumerate(ranking) if seat not in gone]
    return [
        len(stayed) + 1 if seat in gone else 1 + sum(other < rank for other in stayed)
        for seat, rank in enumerate(ranking)
    ]


def counts(table: Table) -> bool:
    """Whether a match that is over counts for ratings: it began, and somebody was there."""
    has_begun = table.is_rated and table.status == OVER and bool(table.moves)
    return has_begun and len(absent_seats(table)) < len(table.seats)


def absent_seats(table: Table) -> set[int]:
    """The seats of those who are not there at the end of a match."""
    gone = {number for number, seat in enumerate(table.seats) if seat.has_resigned}
    if not table.is_rated:
        return gone
    for number, starter in enumerate(table.starters):
        seat = table.seats[number]
        is_there = (seat.kind, seat.account) == (starter.kind, starter.account)
        if not is_there or has_let_clock_play(table, number):
            gone.add(number)
    return gone


def has_let_clock_play(table: Table, seat: int) -> bool:
    """Whether the clock has made half of a seat's moves or more."""
    made = Counter(move.by for move in table.moves if move.seat == seat)
    return made[CLOCK] > 0 and 2 * made[CLOCK] >= made.total()


def players(table: Table) -> list[Player]:
    """Who played each seat: at rated tables those who began, elsewhere those who sit there."""
    placed, gone = places(table), absent_seats(table)
    scores = table.game.scores(table.state) if placed else None
    sitting = table.starters if table.is_rated and table.starters else tuple(table.seats)
    return [
        Player(
            seat.account if seat.kind == PERSON else None,
            seat.name if seat.kind == PERSON else None,
            seat.bot,
            placed[number] if placed else None,
            scores[number] if scores else None,
            number in gone,
        )
        for number, seat in enumerate(sitting)
    ]
