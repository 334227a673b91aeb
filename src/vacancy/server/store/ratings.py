"""Ratings: kept step by step, in the order in which matches ended (decision 28).

A match is rated in the transaction that writes the last row of its log: either both are there or
neither is, and since one writer alone has that row, it is rated once. Should a match be written
after another of its pool that ended later, as clocks of two processes may have it, those that
follow are rated again. So the ratings depend on the logs alone, and made anew from them they are
the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, tuple_

from vacancy.server.table.outcome import Outcome
from vacancy.server.table.rated import Player
from vacancy.skill.fixed_points import rated_bots
from vacancy.skill.model import NEW, Rating, rate

from . import schema
from .database import POSTGRES, readable

RATING_LOCK = 0x52617465  # any number, the same in all processes
Step = dict[str, Any]


def write_outcomes(connection: Connection, outcomes: Iterable[Outcome]) -> None:
    """Keep how matches ended, and rate those that count, each once."""
    found = sorted(outcomes, key=lambda each: each.order)
    if not found:
        return
    keep_order(connection)
    for outcome in found:
        known = schema.outcomes.c.table_id == outcome.table_id
        if connection.execute(select(schema.outcomes.c.table_id).where(known)).first() is None:
            insert_outcomes(connection, [outcome])
            if outcome.is_rated:
                rate_from(connection, outcome)


def keep_order(connection: Connection) -> None:
    """One process at a time; SQLite has one writer anyway."""
    if connection.dialect.name == POSTGRES:
        lock = text("select pg_advisory_xact_lock(:lock)")
        connection.execute(lock, {"lock": RATING_LOCK})


def insert_outcomes(connection: Connection, outcomes: Sequence[Outcome]) -> None:
    """Write outcomes, and who played."""
    rows = [
        {
            "table_id": each.table_id, "game": each.game, "seats": each.seats,
            "started_at": each.started_at, "ended_at": each.ended_at, "ended_by": each.ended_by,
            "is_rated": each.is_rated, "is_listed": each.is_listed,
            "players": json.dumps(each.players_as_json()),
        }
        for each in outcomes
    ]  # fmt: skip
    played = [
        {"account": account, "table_id": each.table_id, "ended_at": each.ended_at}
        for each in outcomes
        for account in each.accounts
    ]
    if rows:
        connection.execute(insert(schema.outcomes), rows)
    if played:
        connection.execute(insert(schema.played), played)


def rate_from(connection: Connection, outcome: Outcome) -> None:
    """Rate a match, and again those of its pool that ended later."""
    kept, steps = schema.outcomes.c, schema.rating_steps.c
    wanted = select(schema.outcomes).where(
        kept.game == outcome.game,
        kept.seats == outcome.seats,
        kept.is_rated.is_(True),
        tuple_(kept.ended_at, kept.table_id) > outcome.order,
    )
    later = connection.execute(wanted.order_by(kept.ended_at, kept.table_id)).all()
    matches = [outcome, *readable(read_outcome, later)]
    before = {
        account: rating_before(connection, account, outcome)
        for match in matches
        for account in match.accounts
    }
    made = list(steps_of(matches, before))
    ids = [match.table_id for match in matches]
    connection.execute(delete(schema.rating_steps).where(steps.table_id.in_(ids)))
    insert_steps(connection, made)
    keep_ratings(connection, outcome.pool, before)


def insert_steps(connection: Connection, made: Sequence[Step]) -> None:
    if made:
        connection.execute(insert(schema.rating_steps), made)


def rating_before(connection: Connection, account: str, outcome: Outcome) -> Rating:
    """What somebody's rating was when a match ended."""
    steps = schema.rating_steps.c
    wanted = select(steps.value, steps.deviation).where(
        steps.account == account,
        steps.game == outcome.game,
        steps.seats == outcome.seats,
        tuple_(steps.ended_at, steps.table_id) < outcome.order,
    )
    last = wanted.order_by(steps.ended_at.desc(), steps.table_id.desc()).limit(1)
    row = connection.execute(last).first()
    return NEW if row is None else Rating(row.value, row.deviation)


def steps_of(matches: Iterable[Outcome], known: dict[str, Rating]) -> Iterable[Step]:
    """What matches in their order do to ratings, which are brought up to date on the way."""
    for match in matches:
        bots = rated_bots(*match.pool)
        if any(each.account is None and each.bot not in bots for each in match.players):
            continue  # it was a fixed point once, and is measured no more
        before = [known[each.account] if each.account else bots[each.bot or ""]
                  for each in match.players]  # fmt: skip
        after = rate(before, [each.place or match.seats for each in match.players])
        for player, old, new in zip(match.players, before, after, strict=True):
            if player.account is not None:  # a bot is a fixed point
                known[player.account] = new
                yield {
                    "table_id": match.table_id, "account": player.account, "game": match.game,
                    "seats": match.seats, "ended_at": match.ended_at, "before_value": old.value,
                    "before_deviation": old.deviation, "value": new.value,
                    "deviation": new.deviation,
                }  # fmt: skip


def keep_ratings(connection: Connection, pool: tuple[str, int], ratings: dict[str, Rating]) -> None:
    """Keep the last ratings of some people of a pool, with how many matches they come from."""
    steps, kept, (game, seats) = schema.rating_steps.c, schema.ratings.c, pool
    for account, rating in ratings.items():
        of_pool = (steps.account == account) & (steps.game == game) & (steps.seats == seats)
        matches = connection.execute(select(func.count()).where(of_pool)).scalar_one()
        old = (kept.account == account) & (kept.game == game) & (kept.seats == seats)
        connection.execute(delete(schema.ratings).where(old))
        values = {"value": rating.value, "deviation": rating.deviation, "matches": matches}
        wanted = insert(schema.ratings).values(game=game, seats=seats, account=account, **values)
        if matches:
            connection.execute(wanted)


def rewrite_all(connection: Connection, outcomes: Iterable[Outcome]) -> int:
    """Put what all logs tell in the place of what was kept; returns how many matches are rated."""
    for table in (schema.outcomes, schema.played, schema.rating_steps, schema.ratings):
        connection.execute(delete(table))
    found = sorted(outcomes, key=lambda each: each.order)
    insert_outcomes(connection, found)
    rated = [each for each in found if each.is_rated]
    for pool in sorted({each.pool for each in rated}):
        matches = [each for each in rated if each.pool == pool]
        known = {account: NEW for match in matches for account in match.accounts}
        insert_steps(connection, list(steps_of(matches, known)))
        keep_ratings(connection, pool, known)
    return len(rated)


def read_outcome(row: Any) -> Outcome:
    """An outcome as it is kept."""
    return Outcome(
        table_id=row.table_id,
        game=row.game,
        seats=row.seats,
        started_at=row.started_at,
        ended_at=row.ended_at,
        ended_by=row.ended_by,
        is_rated=row.is_rated,
        is_listed=row.is_listed,
        players=tuple(Player(**each) for each in json.loads(row.players)),
    )
