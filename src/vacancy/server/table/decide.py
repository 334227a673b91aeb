"""What a command does to a table: the rows to write, or a refusal in words. No I/O, no clock.

Each function takes the table as it is, who asks and what, and the time, and returns the drafts of
the rows that follow. Nothing is changed here: a draft becomes true when the store has it.
"""

from __future__ import annotations

import hmac
from typing import NamedTuple

from vacancy.bots import BOTS
from vacancy.engine.game import IllegalMove
from vacancy.engine.words import Message
from vacancy.server.words import Refused, refuse

from .create import DEFAULT_BOT, Who
from .moves import Played, play_in_beats
from .parts import BOT, LINK, OPEN, OVER, PERSON, RUNNING, WAITING, Body
from .table import Table
from .undo import why_not_undo

UNDO_SECONDS = 30.0


class Draft(NamedTuple):
    """A row that has no number yet. A move has been played, which need not be done again."""

    kind: str
    body: Body
    played: Played | None = None


Drafts = list[Draft]


def seat_to_act(table: Table, who: Who) -> int:
    """The seat of somebody who wants to act in a running match."""
    if table.status == WAITING:
        raise refuse("not-started")
    if table.status == OVER:
        raise Refused(Message("game-is-over"))
    seat = table.seat_of(who.account)
    if seat is None:
        raise refuse("not-at-table")
    return seat


# Seats


def decide_join(table: Table, who: Who, seat: int | None, invite: str | None) -> Drafts:
    """Sit down on a free chair: the one named, or the first that is free."""
    if table.status == OVER:
        raise Refused(Message("game-is-over"))
    if table.seat_of(who.account) is not None:
        raise refuse("already-seated")
    is_invited = invite is not None and hmac.compare_digest(invite.encode(), table.invite.encode())
    if invite is not None and not is_invited:
        raise refuse("wrong-invite")
    if seat is None:
        seat = first_free(table, who, is_invited)
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", seat=seat)
    if table.seats[seat].kind == LINK and not is_invited:
        raise refuse("needs-invite")
    if not table.seats[seat].is_free:
        raise refuse("seat-taken")
    if table.status == RUNNING and table.sat.get(who.account, seat) != seat:
        raise refuse("sat-elsewhere")  # they have seen that seat's secrets
    return [Draft("joined", {"seat": seat, "account": who.account, "name": who.name})]


def first_free(table: Table, who: Who, is_invited: bool) -> int:
    """The chair for somebody who names none: their old one, a link's for the invited, any."""
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if table.sat.get(who.account) in free:
        return table.sat[who.account]
    kinds = (LINK, OPEN) if is_invited else (OPEN, LINK)
    for kind in kinds:
        for number in free:
            if table.seats[number].kind == kind:
                return number
    raise refuse("table-full")


def decide_leave(table: Table, who: Who) -> Drafts:
    """Stand up. A table that nobody is left at is over."""
    seat = table.seat_of(who.account)
    if seat is None and table.host != who.account:
        raise refuse("not-at-table")
    if table.status == OVER:
        raise Refused(Message("game-is-over"))
    left = Draft("left", {"seat": seat, "host": next_host(table, who.account, seat)})
    is_empty = not [number for number in table.people if number != seat]
    return [left, *([Draft("over", {"by": "abandoned"})] if is_empty else [])]


def next_host(table: Table, leaver: str, seat: int | None) -> str | None:
    """Who looks after the table when somebody leaves."""
    if table.host != leaver:
        return table.host
    others = [table.seats[number].account for number in table.people if number != seat]
    return others[0] if others else None


def decide_start(table: Table, who: Who) -> Drafts:
    """Begin the match: the host does, when every chair is filled."""
    check_host(table, who)
    if table.status != WAITING:
        raise refuse("already-started")
    if any(seat.is_free for seat in table.seats):
        raise refuse("seats-open")
    return [Draft("started", {})]


def decide_seat(table: Table, who: Who, seat: int, kind: str, bot: str | None) -> Drafts:
    """Put a bot on a chair where no person sits, or open it for people."""
    check_host(table, who)
    if table.status == OVER:
        raise Refused(Message("game-is-over"))
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", seat=seat)
    if table.seats[seat].kind == PERSON:
        raise refuse("seat-taken")
    if table.seats[seat].has_resigned and kind != BOT:
        raise refuse("seat-resigned")
    bot = (bot or DEFAULT_BOT) if kind == BOT else None
    if bot is not None and bot not in BOTS:
        raise refuse("unknown-bot", bot=bot[:40])
    return [Draft("seat", {"seat": seat, "kind": kind, "bot": bot})]


def check_host(table: Table, who: Who) -> None:
    if table.host != who.account and not who.is_admin:
        raise refuse("host-only")


def decide_rematch(table: Table, who: Who, new_id: str) -> Drafts:
    """Play again: whoever sat there may ask; the first to ask opens the new table."""
    if table.status != OVER:
        raise refuse("not-over")
    if who.account not in table.members:
        raise refuse("not-at-table")
    if table.rematch is not None:
        raise refuse("rematch-open")
    return [Draft("rematch", {"table": new_id})]


# Play


def decide_move(table: Table, who: Who, number: int, action: int) -> Drafts:
    """A person's move, which answers the position after `number` moves."""
    return decide_move_of(table, seat_to_act(table, who), number, action, "person")


def decide_move_of(table: Table, seat: int, number: int, action: int, by: str) -> Drafts:
    """A move of a seat, whoever thought of it."""
    if number != len(table.moves):
        raise refuse("stale", count=len(table.moves), number=number)
    if table.to_move != seat:
        raise refuse("not-your-turn")
    played = play(table, seat, action)
    drafts = [Draft("undo-refused", {})] if table.undo is not None else []
    drafts.append(Draft("move", {"seat": seat, "action": action, "by": by}, played))
    is_last = table.game.is_over(played.state)
    return [*drafts, *([Draft("over", {"by": "play"})] if is_last else [])]


def play(table: Table, seat: int, action: int) -> Played:
    """The move carried out, or its refusal: of what the seat knows, so that it learns no more."""
    try:
        return play_in_beats(table, action)
    except IllegalMove as error:
        reason = table.game.why_not(table.game.known(table.state, seat), action)
        raise Refused(reason or error.reason) from None


def decide_why(table: Table, who: Who, asked: int | str) -> Message | None:
    """Why an action, or the move that words mean, is illegal for the one who decides; else None."""
    seat = seat_to_act(table, who)
    if table.to_move != seat:
        raise refuse("not-your-turn")
    game, known = table.game, table.game.known(table.state, seat)
    if isinstance(asked, int):
        return game.why_not(known, asked)
    try:
        game.parse(known, asked)
    except IllegalMove as error:
        return error.reason
    return None


def decide_undo(table: Table, who: Who, number: int) -> Drafts:
    """Take the own last move back, alone where nobody minds, else by consent."""
    seat = seat_to_act(table, who)
    if number != len(table.moves):
        raise refuse("stale", count=len(table.moves), number=number)
    if table.undo is not None:
        raise refuse("undo-pending")
    if (reason := why_not_undo(table, seat)) is not None:
        raise Refused(reason)
    others = [other for other in table.people if other != seat]
    if not others or table.to_move == seat:
        return [Draft("undone", {"number": number - 1})]
    return [Draft("undo-asked", {"seat": seat, "waiting": others})]


def decide_undo_answer(table: Table, who: Who, is_yes: bool) -> Drafts:
    """Agree that a move is taken back, or not. All who were asked must agree."""
    seat = seat_to_act(table, who)
    if table.undo is None or seat not in table.undo.waiting:
        raise refuse("no-undo-asked")
    if not is_yes:
        return [Draft("undo-refused", {})]
    if table.undo.waiting == {seat}:
        return [Draft("undone", {"number": len(table.moves) - 1})]
    return [Draft("undo-agreed", {"seat": seat})]


def decide_undo_lapse(table: Table, now: float) -> Drafts:
    """A question that nobody answers in time counts as refused."""
    if table.undo is None or now < table.undo.at + UNDO_SECONDS:
        raise refuse("no-undo-asked")
    return [Draft("undo-refused", {})]


def decide_resign(table: Table, who: Who) -> Drafts:
    """Give up. Among several people a bot plays the seat on; otherwise the match is over."""
    seat = seat_to_act(table, who)
    others = [other for other in table.people if other != seat]
    goes_on = bool(others) and len(table.seats) > 2
    body = {"seat": seat, "bot": DEFAULT_BOT if goes_on else None, "host": table.host}
    if goes_on:
        body["host"] = next_host(table, who.account, seat)
        return [Draft("resigned", body)]
    return [Draft("resigned", body), Draft("over", {"by": "resignation"})]
