"""What a command does to a table: the rows to write, or a refusal in words. No I/O, no clock.

Each function takes the table as it is, who asks and what, and the time, and returns the drafts of
the rows that follow. Nothing is changed here: a draft becomes true when the store has it.
"""

from __future__ import annotations

import hmac
from typing import NamedTuple

from vacancy.engine.game import IllegalMove
from vacancy.engine.nonces import is_nonce
from vacancy.engine.words import Message
from vacancy.server.words import Refused, refuse

from .create import DEFAULT_BOT, Who
from .moves import Played, play_in_beats
from .namesakes import check_namesake
from .parts import KEPT, LINK, OPEN, OVER, RUNNING, WAITING, Body
from .table import Table
from .undo import number_to_undo, why_not_undo

UNDO_SECONDS = 30.0
ROWS = 20_000
"""A log as long as this is not made longer by taking moves back."""
COMINGS = 20
"""So often may somebody sit down at one table."""
ROWS_OF_COMING = 2
"""Rows of somebody who comes and goes, which are no reason to refuse anything to those who stay."""


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


def decide_join(
    table: Table, who: Who, seat: int | None, invite: str | None, nonce: str | None = None
) -> Drafts:
    """Sit down on a free chair: the one named, or the first that is free.

    Whoever sits down before the start may give a number for its chance at once.
    """
    check_may_sit(table, who)
    check_barred(table, who)
    check_nonce(nonce)
    is_invited = invite is not None and hmac.compare_digest(invite.encode(), table.invite.encode())
    if invite is not None and not is_invited:
        raise refuse("wrong-invite")
    if seat is None:
        seat = first_free(table, who, is_invited)
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", seat=seat)
    check_free(table, who, seat, is_invited)
    check_namesake(table, who)
    if (seen := table.seats_seen_by(who.account, who.browser)) - {seat}:
        raise refuse("sat-elsewhere")
    if not seen:
        check_blocked(table, who)
    body = {"seat": seat, "account": who.account, "name": who.name, "browser": who.browser}
    return [Draft("joined", body | ({"nonce": nonce} if table.status == WAITING else {}))]


def check_may_sit(table: Table, who: Who) -> None:
    """Nobody sits twice, under whatever name, or where somebody else has chosen the seed."""
    if table.status == OVER:
        raise Refused(Message("game-is-over"))
    if table.seat_of(who.account) is not None:
        raise refuse("already-seated")
    if table.is_rated and table.status == RUNNING:
        check_began(table, who)
    if table.comings[who.account] >= COMINGS:
        raise refuse("came-too-often")
    if table.is_practice and table.people:
        raise refuse_company(table)
    check_browser(table, who)


def refuse_company(table: Table) -> Refused:
    """Why nobody else sits down where somebody may know what is drawn."""
    return refuse("seed-chosen") if table.origin is None else refuse("known-deal")


def check_browser(table: Table, who: Who) -> None:
    """One browser has one seat, whatever its people call themselves."""
    seated = {table.seats[number].browser for number in table.people} - {None}
    if who.browser in seated:
        raise refuse("same-browser")


def check_barred(table: Table, who: Who) -> None:
    """Whoever was put out of a table has nothing more to do or say there."""
    if table.barred & {who.account, who.browser}:
        raise refuse("put-out")


def check_blocked(table: Table, who: Who) -> None:
    """Nobody sits down with somebody who has blocked them; who came back to a match is let be."""
    here = {table.host, *(table.seats[number].account for number in table.people)}
    if here & who.blocked_by:
        raise refuse("blocked")


def check_began(table: Table, who: Who) -> None:
    """In a rated match nobody takes the place of those who began it."""
    if who.account not in {seat.account for seat in table.starters}:
        raise refuse("rated-began")


def check_nonce(nonce: str | None) -> None:
    if nonce is not None and not is_nonce(nonce):
        raise refuse("bad-nonce")


def check_free(table: Table, who: Who, seat: int, is_invited: bool) -> None:
    """Whether a chair is free for somebody."""
    held = table.seats[seat]
    if held.kind == LINK and not is_invited:
        raise refuse("needs-invite")
    is_own = seat in table.seats_seen_by(who.account, who.browser)
    if held.kind == KEPT and held.account != who.account and not is_own:
        raise refuse("seat-kept", whom=held.name)
    if not held.is_free:
        raise refuse("seat-taken")


def first_free(table: Table, who: Who, is_invited: bool) -> int:
    """The chair for somebody who names none: their own, a link's for the invited, any."""
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    own = [*table.seats_seen_by(who.account, who.browser), table.seat_kept_for(who.account)]
    for number in own:
        if number in free:
            return number
    kinds = (LINK, OPEN) if is_invited else (OPEN, LINK)
    for kind in kinds:
        for number in free:
            if table.seats[number].kind == kind:
                return number
    raise refuse("table-full")


def decide_leave(table: Table, who: Who) -> Drafts:
    """Stand up, or decline a seat that is kept. A table that nobody is left at is over.

    In a match that others play on, the seat is kept for whoever left: nobody else sees what they
    held unless the others agree.
    """
    if (kept := table.seat_kept_for(who.account)) is not None:
        is_asked = table.status == WAITING
        return [Draft("left", {"seat": kept, "host": table.host})] if is_asked else []
    seat = table.seat_of(who.account)
    if seat is None and table.host != who.account:
        raise refuse("not-at-table")
    if table.status == OVER:
        raise Refused(Message("game-is-over"))
    is_empty = not [number for number in table.people if number != seat]
    is_kept = seat is not None and table.status == RUNNING and not is_empty
    host = next_host(table, who.account, seat)
    left = Draft("left", {"seat": seat, "host": host} | ({"kept": True} if is_kept else {}))
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
    nonces = (
        {} if table.is_practice else {str(seat): table.seats[seat].nonce for seat in table.people}
    )
    return [Draft("started", {"nonces": nonces})]


def check_host(table: Table, who: Who) -> None:
    if table.host != who.account and not who.is_admin:
        raise refuse("host-only")


def decide_rematch(table: Table, who: Who, new_id: str) -> Drafts:
    """Play again: whoever sat there may ask; the first to ask opens the new table."""
    if table.status != OVER:
        raise refuse("not-over")
    if who.account not in table.players and who.account != table.host:
        raise refuse("not-at-table")
    check_barred(table, who)
    if table.rematch is not None:
        raise refuse("rematch-open")
    if table.is_practice and any(
        table.seats[number].account != who.account for number in table.people
    ):
        raise refuse_company(table)
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


def decide_undo(table: Table, who: Who, number: int, now: float) -> Drafts:
    """Take the own last move back, alone where nobody minds, else by consent.

    Whom others wait for gains no time by it: their clock runs on as if they had not moved.
    """
    if (reason := decide_why_undo(table, who, number, now)) is not None:
        raise Refused(reason)
    seat = seat_to_act(table, who)
    others = [other for other in table.people if other != seat]
    if not others:
        return [Draft("undone", {"number": number_to_undo(table, seat)})]
    if table.to_move == seat:
        return [Draft("undone", {"number": number - 1, "since": table.moves[-1].since})]
    return [Draft("undo-asked", {"seat": seat, "waiting": others})]


def decide_why_undo(table: Table, who: Who, number: int, now: float) -> Message | None:
    """Why somebody may not take a move back after `number` moves; None if they may."""
    seat = seat_to_act(table, who)
    if number != len(table.moves):
        raise refuse("stale", count=len(table.moves), number=number)
    if table.undo is not None:
        return Message("error-undo-pending")
    if table.is_rated:
        return Message("error-rated-undo")
    if table.version - ROWS_OF_COMING * table.comings.total() >= ROWS:
        return Message("error-undo-full")
    return why_not_undo(table, seat) or why_not_now(table, seat, now)


def why_not_now(table: Table, seat: int, now: float) -> Message | None:
    """Why the others need not wait for it: they have said no, or the time for the move is up."""
    if table.people == [seat]:
        return None
    if table.to_move != seat:
        return Message("error-undo-refused") if table.is_undo_refused else None
    seconds = table.seconds_per_move
    is_late = seconds is not None and now >= table.moves[-1].since + seconds
    return Message("error-undo-late") if is_late else None


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
