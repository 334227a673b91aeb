"""How a table is set up: what was asked for, checked, as the first row of its log."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from http import HTTPStatus

from vacancy.bots import BOTS, DEFAULT_LEVEL
from vacancy.engine.game import Game
from vacancy.engine.options import BadOption, Choice, read_options
from vacancy.engine.rng import new_secret, secret_from_seed
from vacancy.server.words import Refused, refuse

from .absence import read_absence
from .origin import given_again
from .parts import BOT, KEPT, LINK, OPEN, PERSON, Body
from .rated import check_rated, has_rated_bots
from .table import Table

SECONDS_LIMIT = 3600
DAYS_LIMIT = 30
DEFAULT_BOT = DEFAULT_LEVEL


@dataclass(frozen=True)
class Who:
    """Who asks: an account with its name, and the mark of the browser it sits in, if known."""

    account: str
    name: str
    is_admin: bool = False
    browser: str | None = None
    blocked_by: frozenset[str] = frozenset()
    """The accounts that do not want to play with them."""


def new_table_id() -> str:
    """A name for a table that nobody can guess: 128 bits."""
    return secrets.token_hex(16)


def read_pace(pace: Body) -> Body:
    """How fast a match is played: live, with or without a clock, or by days."""
    if pace["kind"] == "days":
        if not 1 <= (pace.get("days") or 0) <= DAYS_LIMIT:
            raise refuse("bad-pace")
        return {"kind": "days", "days": pace["days"]}
    seconds = pace.get("seconds")
    if seconds is not None and not 5 <= seconds <= SECONDS_LIMIT:
        raise refuse("bad-pace")
    return {"kind": "live", "seconds": seconds}


def check_options(game: Game, seats: int, options: Body) -> dict[str, str]:
    """The options in words, defaults filled in."""
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise refuse("bad-seat-count", few=few, many=many, count=seats)
    known = {option.name: option for option in game.options}
    for name in options:
        if name not in known:
            raise refuse("unknown-option", option=name[:40])
    chosen = {name: str(options.get(name, option.default)) for name, option in known.items()}
    for name, option in known.items():
        seat_values = (option.default, *map(str, range(seats)))
        values = option.values if isinstance(option, Choice) else seat_values
        if chosen[name] not in values:
            raise refuse("bad-option", option=name, value=chosen[name][:40])
    try:
        read_options(game, seats, chosen)
    except BadOption as error:  # it makes no difference here
        raise Refused(error.reason, HTTPStatus.BAD_REQUEST) from None
    return chosen


def read_seat(asked: Body, who: Who) -> Body:
    """A chair as the host wants it."""
    kind = asked["kind"]
    if kind == "me":
        return sitting(who)
    if kind == BOT:
        bot = asked.get("bot") or DEFAULT_BOT
        if bot not in BOTS:
            raise refuse("unknown-bot", bot=str(bot)[:40])
        return {"kind": BOT, "bot": bot}
    if kind == KEPT:
        return keep_for(asked, who)
    return {"kind": kind, "opens_as": kind}


def keep_for(asked: Body, who: Who) -> Body:
    """A chair that is kept for somebody; if they do not want it, it is for who has the link."""
    if asked["account"] == who.account:
        raise refuse("two-seats")
    return {"kind": KEPT, "account": asked["account"], "name": asked["name"], "opens_as": LINK}


def sitting(who: Who) -> Body:
    """A chair in which somebody sits."""
    return {"kind": PERSON, "account": who.account, "name": who.name, "browser": who.browser}


def describe_new(
    game: Game,
    seats: list[Body],
    options: Body,
    pace: Body,
    *,
    is_listed: bool,
    is_rated: bool = False,
    seed: int | None,
    who: Who,
    absence: Body | None = None,
) -> Body:
    """The first row of a new table's log."""
    made = [read_seat(seat, who) for seat in seats]
    chosen = check_options(game, len(made), options)
    if sum(seat["kind"] == PERSON for seat in made) > 1:
        raise refuse("two-seats")
    if seed is not None and any(seat["kind"] in (OPEN, LINK, KEPT) for seat in made):
        raise refuse("seed-with-people")
    if is_rated:
        check_rated(game, made, chosen, seed)
    rule, speed = read_absence_rule(absence or {}), read_pace(pace)
    return describe_match(
        game, made, chosen, speed, is_listed, seed, who.account, rule, is_rated=is_rated
    )


def read_absence_rule(asked: Body) -> Body:
    """What a table does about people who are away, or whom its host puts out of a match."""
    return {
        "seconds": read_absence(asked.get("seconds")),
        "kicked": OPEN if asked.get("kicked") == OPEN else BOT,
    }


def describe_match(
    game: Game,
    seats: list[Body],
    options: dict[str, str],
    pace: Body,
    is_listed: bool,
    seed: int | None,
    host: str | None,
    absence: Body | None = None,
    *,
    is_rated: bool = False,
) -> Body:
    """The first row of a log, with a secret of its own."""
    secret = new_secret() if seed is None else secret_from_seed(seed)
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "options": options,
        "seats": seats,
        "pace": pace,
        "absence": absence or {},
        "listed": is_listed,
        "rated": is_rated,
        "seed": seed,
        "host": host,
        "secret": secret.hex(),
        "invite": secrets.token_urlsafe(16),
        "bot_seed": secrets.randbits(62),
    }


def describe_quick(game: Game, who: Who) -> Body:
    """A table for one person and bots, with what most people would choose."""
    count = game.seats[min(1, len(game.seats) - 1)]
    seats: list[Body] = [{"kind": "me"}, *[{"kind": BOT} for _ in range(count - 1)]]
    pace = {"kind": "live", "seconds": None}
    return describe_new(game, seats, {}, pace, is_listed=False, seed=None, who=who)


def describe_rematch(table: Table, who: Who) -> Body:
    """The same seats, options and pace again; a new secret, unless the seed was chosen.

    A match that began in the middle of another begins there again (`origin.py`). Who asks sits
    down. The others' seats are kept for them: nobody sits anywhere unasked. Whoever has blocked who
    asks is not even asked.
    """
    seats: list[Body] = []
    for seat in table.seats:
        again: Body = {"kind": seat.kind, "opens_as": seat.opens_as}
        if seat.kind == PERSON and seat.account == who.account:
            again |= sitting(who)
        elif seat.kind == PERSON and seat.account in who.blocked_by:
            again["kind"] = seat.opens_as
        elif seat.kind == PERSON:
            again |= {"kind": KEPT, "account": seat.account, "name": seat.name}
        elif seat.kind == KEPT:  # who left has not come back
            again["kind"] = seat.opens_as
        seats.append(again | ({"bot": seat.bot} if seat.kind == BOT else {}))
    body = describe_match(
        table.game,
        seats,
        table.match.options,
        table.pace,
        table.is_listed,
        table.seed,
        who.account,
        table.absence,
        is_rated=table.is_rated and has_rated_bots(table),
    )
    return body | given_again(table)
