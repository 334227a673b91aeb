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

from .parts import BOT, LINK, OPEN, PERSON, Body
from .table import Table

SECONDS_LIMIT = 3600
DAYS_LIMIT = 30
DEFAULT_BOT = DEFAULT_LEVEL


@dataclass(frozen=True)
class Who:
    """Who asks: an account with its name."""

    account: str
    name: str
    is_admin: bool = False


def new_table_id() -> str:
    """A name for a table that nobody can guess."""
    return secrets.token_hex(8)


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
        return {"kind": PERSON, "account": who.account, "name": who.name}
    if kind == BOT:
        bot = asked.get("bot") or DEFAULT_BOT
        if bot not in BOTS:
            raise refuse("unknown-bot", bot=str(bot)[:40])
        return {"kind": BOT, "bot": bot}
    return {"kind": kind, "opens_as": kind}


def describe_new(
    game: Game,
    seats: list[Body],
    options: Body,
    pace: Body,
    *,
    is_listed: bool,
    seed: int | None,
    who: Who,
) -> Body:
    """The first row of a new table's log."""
    made = [read_seat(seat, who) for seat in seats]
    chosen = check_options(game, len(made), options)
    if sum(seat["kind"] == PERSON for seat in made) > 1:
        raise refuse("two-seats")
    if seed is not None and any(seat["kind"] in (OPEN, LINK) for seat in made):
        raise refuse("seed-with-people")
    return describe_match(game, made, chosen, read_pace(pace), is_listed, seed, who.account)


def describe_match(
    game: Game,
    seats: list[Body],
    options: dict[str, str],
    pace: Body,
    is_listed: bool,
    seed: int | None,
    host: str | None,
) -> Body:
    """The first row of a log, with a secret of its own."""
    secret = new_secret() if seed is None else secret_from_seed(seed)
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "options": options,
        "seats": seats,
        "pace": pace,
        "listed": is_listed,
        "seed": seed,
        "host": host,
        "secret": secret.hex(),
        "invite": secrets.token_urlsafe(12),
        "bot_seed": secrets.randbits(62),
    }


def describe_quick(game: Game, who: Who) -> Body:
    """A table for one person and bots, with what most people would choose."""
    count = game.seats[min(1, len(game.seats) - 1)]
    seats: list[Body] = [{"kind": "me"}, *[{"kind": BOT} for _ in range(count - 1)]]
    pace = {"kind": "live", "seconds": None}
    return describe_new(game, seats, {}, pace, is_listed=False, seed=None, who=who)


def describe_rematch(table: Table, who: Who) -> Body:
    """The same seats, options and pace again, with a new secret."""
    seats: list[Body] = []
    for seat in table.seats:
        again: Body = {"kind": seat.kind, "opens_as": seat.opens_as}
        if seat.kind == PERSON:
            again |= {"account": seat.account, "name": seat.name}
        seats.append(again | ({"bot": seat.bot} if seat.kind == BOT else {}))
    return describe_match(
        table.game, seats, table.match.options, table.pace, table.is_listed, None, who.account
    )
