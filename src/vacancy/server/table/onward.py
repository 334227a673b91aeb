"""Tables that begin in the middle of a match that is over, or with its deal again.

Whoever has seen that match may know what lies hidden and what is drawn: such a table is practice,
for one person and bots or for bots alone, and never rated.
"""

from __future__ import annotations

from vacancy.bots import BOTS
from vacancy.engine.rng import new_secret
from vacancy.server.words import refuse

from .create import Who, describe_match, sitting
from .origin import Origin, deal_again, play_on_from, write_given
from .parts import BOT, OVER, Body, Seat
from .table import Table

FOR_PEOPLE = "director"
"""The bot that sits where a person sat, unless another one is chosen."""
LIVE: Body = {"kind": "live", "seconds": None}


def describe_onward(
    table: Table, who: Who, number: int, seat: int, bot: str | None, *, is_anew: bool
) -> Body:
    """The first row of a table that goes on from a position of another's match.

    One level of bots can be chosen for all other seats; else those who sat there sit there again.
    """
    check_over(table)
    if not 0 <= number <= len(table.moves):
        raise refuse("no-such-move", move=number)
    state = table.history[number] if number < len(table.moves) else table.state
    if table.game.is_over(state):
        raise refuse("nothing-to-play")
    check_seat(table, seat)
    check_bot(bot)
    seats = [{"kind": BOT, "bot": bot or bot_for(each)} for each in table.seats]
    seats[seat] = sitting(who)
    origin = play_on_from(table, number, new_secret() if is_anew else None)
    return describe_given(table, seats, origin, who)


def describe_duplicate(table: Table, who: Who, seat: int | None, bot: str | None) -> Body:
    """The first row of a table with the deal of another's match, for one person or bots alone.

    Bots sit where they sat. Where a person sat, and nobody does now, sits the bot that was chosen.
    """
    check_over(table)
    check_bot(bot)
    seats = [
        {"kind": BOT, "bot": bot_for(each) if each.kind == BOT else bot or FOR_PEOPLE}
        for each in table.seats
    ]
    if seat is not None:
        check_seat(table, seat)
        seats[seat] = sitting(who)
    return describe_given(table, seats, deal_again(table), who)


def describe_given(table: Table, seats: list[Body], origin: Origin, who: Who) -> Body:
    """The first row of a log whose match has another's secret and rules, and what was given."""
    body = describe_match(
        table.game, seats, table.match.options, LIVE, False, table.seed, who.account
    )
    return body | write_given(table, origin)


def check_over(table: Table) -> None:
    """What lies hidden in a match that still runs is dealt to nobody else."""
    if table.status != OVER or table.started_at is None:
        raise refuse("not-over")


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", seat=seat)


def check_bot(bot: str | None) -> None:
    if bot is not None and bot not in BOTS:
        raise refuse("unknown-bot", bot=bot[:40])


def bot_for(seat: Seat) -> str:
    """The bot that sat there; where a person did, one worth meeting."""
    return seat.bot if seat.bot in BOTS else FOR_PEOPLE
