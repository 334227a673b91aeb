"""Order at a table: its host, or a host of the house, puts somebody out or silences them."""

from __future__ import annotations

from vacancy.engine.words import Message
from vacancy.server.words import Refused, refuse

from .create import DEFAULT_BOT, Who
from .decide import Draft, Drafts, check_host, next_host
from .parts import KEPT, OPEN, OVER, PERSON, RUNNING
from .seats import may_be_asked
from .table import Table


def decide_kick(table: Table, who: Who, seat: int, reason: str, now: float) -> Drafts:
    """Put somebody out, for good. Before the start the chair is free again; in a match a bot takes
    it, or it is opened, as the table was set up."""
    check_host(table, who)
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", seat=seat)
    held = table.seats[seat]
    if held.kind not in (PERSON, KEPT):
        raise refuse("nobody-there")
    if held.account == who.account:
        raise refuse("not-yourself")
    return put_out(table, held.account or "", who.account, reason, now)


def put_out(table: Table, account: str, by: str, reason: str, now: float) -> Drafts:
    """The rows by which somebody is at a table no more, sitting, invited or as its host."""
    if table.status == OVER:
        raise Refused(Message("game-is-over"))
    seat = table.seat_of(account)
    if seat is None:
        seat = table.seat_kept_for(account)
    people = [number for number in table.people if number != seat]
    others = [number for number in people if table.seats[number].account != by]
    opens = table.kicked_rule == OPEN and not table.is_rated
    is_played_on = seat is not None and table.status == RUNNING and bool(others or not opens)
    body = {
        "seat": seat,
        "account": account,
        "by": by,
        "reason": reason,
        "bot": DEFAULT_BOT if is_played_on else None,
        "host": next_host(table, account, seat),
    }
    drafts = [Draft("kicked", body)]
    if not people:
        drafts.append(Draft("over", {"by": "abandoned"}))
    elif is_played_on and opens and may_be_asked(table, now):
        drafts.append(Draft("opening-asked", {"seat": seat, "waiting": others}))
    return drafts


def decide_ban(table: Table, account: str, by: str, reason: str, now: float) -> Drafts:
    """Whoever is banned from the house sits at none of its tables."""
    is_here = table.host == account or table.seat_of(account) is not None
    if table.status == OVER or not (is_here or table.seat_kept_for(account) is not None):
        return []
    return put_out(table, account, by, reason, now)


def decide_mute(table: Table, who: Who, account: str, is_muted: bool, reason: str) -> Drafts:
    """Let somebody say nothing more at this table, or let them speak again."""
    check_host(table, who)
    if account == who.account:
        raise refuse("not-yourself")
    if (account in table.muted) == is_muted:
        return []
    body = {"account": account, "is_muted": is_muted, "by": who.account, "reason": reason}
    return [Draft("muted", body)]


def find_person(table: Table, seat: int | None, line: int | None) -> tuple[str, str]:
    """Who is meant, by account and name: who sits on a chair, or who said a line."""
    if seat is not None and 0 <= seat < len(table.seats):
        held = table.seats[seat]
        if held.account is not None:
            return held.account, held.name or ""
    for said in table.chat:
        if line is not None and said["version"] == line:
            return said["account"], said["name"]
    raise refuse("nobody-there")
