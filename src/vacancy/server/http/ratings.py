"""HTTP: leaderboards, and what a match did to ratings."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from vacancy.games import NAMES
from vacancy.games import game as find_game
from vacancy.server.live.hub import find_known
from vacancy.server.store.profiles import Rated
from vacancy.server.telling.profiles import rating_info
from vacancy.server.telling.standings import Leaderboard, LeaderRow, RatingChange
from vacancy.server.words import refuse
from vacancy.skill.fixed_points import rated_bots

from . import models
from .dependencies import Parts, Someone

router = APIRouter(prefix="/api")


@router.get("/ratings/bots")
async def get_rated_bots() -> list[models.RatedBots]:
    """The bots that may sit at rated tables, by game and number of seats; others were not
    measured there."""
    return [
        models.RatedBots(game=name, seats=seats, bots=list(rated_bots(name, seats)))
        for name in NAMES
        for seats in find_game(name).seats
    ]


@router.get("/ratings/{game}/{seats}")
async def get_leaderboard(game: str, seats: int, parts: Parts, account: Someone) -> Leaderboard:
    """The ratings of a game with so many seats: at most 100, some provisional ones, the bots."""
    if seats not in (found := find_known(game)).seats:
        few, many = found.seats[0], found.seats[-1]
        raise refuse("bad-seat-count", few=few, many=many, count=seats)
    leaders = await asyncio.to_thread(parts.profiles.leaders, game, seats)
    you = account.id if account else None
    rows = [leader_row(each, you) for each in leaders]
    rows += [
        {
            "place": None, "name": None, "bot": bot, "is_you": False,
            "rating": {**rating_info(rating), "is_provisional": False}, "matches": 0,
        }
        for bot, rating in rated_bots(game, seats).items()
    ]  # fmt: skip
    rows.sort(key=lambda row: -row["rating"]["value"])
    settled = [row for row in rows if row["name"] and not row["rating"]["is_provisional"]]
    for row in settled:
        ahead = sum(other["rating"]["value"] > row["rating"]["value"] for other in settled)
        row["place"] = ahead + 1
    return {"game": game, "seats": seats, "rows": rows}


def leader_row(rated: Rated, you: str | None) -> LeaderRow:
    return {
        "place": None,
        "name": rated.name,
        "bot": None,
        "is_you": rated.account == you,
        "rating": rating_info(rated.rating),
        "matches": rated.matches,
    }


@router.get("/tables/{table_id}/ratings")
async def get_rating_changes(table_id: str, parts: Parts) -> list[RatingChange]:
    """What a rated match did to the ratings of those who played it; nothing before its end."""
    table = (await parts.hub.room(table_id)).table
    if not table.is_rated:
        return []
    changes = await asyncio.to_thread(parts.profiles.changes, table_id)
    seats = {starter.account: number for number, starter in enumerate(table.starters)}
    told: list[RatingChange] = [
        {
            "seat": seats[change.account],
            "before": rating_info(change.before),
            "after": rating_info(change.after),
        }
        for change in changes
    ]
    return sorted(told, key=lambda change: change["seat"])
