"""An absent player's seat: the others claim it, a bot plays on, and who comes back has it again.

Whoever comes back asks, and the others have a moment to say no; silence is consent.
"""

from __future__ import annotations

from math import ceil

from vacancy.engine.words import Message
from vacancy.server.words import Refused, refuse

from .create import DEFAULT_BOT, Who
from .decide import Draft, Drafts, check_barred, check_browser, next_host, seat_to_act
from .namesakes import check_namesake
from .parts import BOT, OVER
from .seats import ask_to_open, people_besides
from .table import Table

THEN = ("bot", "end")


def decide_claim(table: Table, who: Who, seat: int, then: str, now: float) -> Drafts:
    """Have a bot play for somebody who is away, or end the match without them.

    Where more people still play, it is not for one of them to end it.
    """
    own = seat_to_act(table, who)
    if then not in THEN:
        raise refuse("bad-claim")
    absent = next((each for each in table.absent if each.seat == seat), None)
    if seat == own or absent is None:
        raise refuse("not-absent")
    if now < absent.claimable_at:
        raise refuse("not-absent-yet", seconds=ceil(absent.claimable_at - now))
    if then == "end":
        if set(table.people) - {own, seat}:
            raise refuse("others-play")
        gone = {"seat": seat, "bot": None, "host": own_host(table, seat), "by": own}
        return [Draft("claimed", gone), Draft("over", {"by": "absence"})]
    body = {"seat": seat, "bot": DEFAULT_BOT, "host": own_host(table, seat), "by": own}
    return [Draft("claimed", body)]


def own_host(table: Table, seat: int) -> str | None:
    """Who looks after the table when whoever sits there is away."""
    return next_host(table, table.seats[seat].account or "", seat)


def decide_back(table: Table, who: Who, now: float) -> Drafts:
    """Come back to a seat that a bot has been keeping."""
    if table.status == OVER:
        raise Refused(Message("game-is-over"))
    seat = table.seat_to_come_back_to(who.account)
    if seat is None or table.seats[seat].kind != BOT:
        raise refuse("no-seat-to-come-back-to")
    check_barred(table, who)
    check_browser(table, who)
    check_namesake(table, who)
    if table.seats_seen_by(who.account, who.browser) - {seat}:
        raise refuse("sat-elsewhere")
    body = {"seat": seat, "account": who.account, "name": who.name, "browser": who.browser}
    others = people_besides(table, who)
    return ask_to_open(table, seat, others, now, back=body) if others else [Draft("joined", body)]
