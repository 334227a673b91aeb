"""What is decided about seats: who has one, numbers for the start, and bots that make room.

In a match that several people play, the seat of a bot, or of somebody who left, is opened only if
all of them agree: whoever sits down there sees what was held, and may be one of them with another
browser.
"""

from __future__ import annotations

from vacancy.bots import BOTS
from vacancy.engine.words import Message
from vacancy.server.words import Refused, refuse

from .absence import DAY
from .create import DEFAULT_BOT, Who
from .decide import Draft, Drafts, check_host, check_nonce, refuse_company, seat_to_act
from .parts import BOT, KEPT, OPEN, OVER, PERSON, RUNNING, WAITING, Body, Opening
from .rated import check_bot
from .table import Table

OPENING_SECONDS = 60.0
BACK_SECONDS = 20.0
"""How long the others may object to somebody who comes back."""
OPENING_PAUSE = 60.0
"""How long after a refusal nobody is asked again."""


def decide_seat(
    table: Table, who: Who, seat: int, kind: str, bot: str | None, now: float
) -> Drafts:
    """Put a bot on a chair where no person sits, or open it for people; asking again is nothing."""
    check_host(table, who)
    if table.status == OVER:
        raise Refused(Message("game-is-over"))
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat", seat=seat)
    held = table.seats[seat]
    if held.kind == PERSON:
        raise refuse("seat-taken")
    if kind != BOT:
        check_can_open(table, seat)
    bot = (bot or DEFAULT_BOT) if kind == BOT else None
    if bot is not None and bot not in BOTS:
        raise refuse("unknown-bot", bot=bot[:40])
    if (held.kind, held.bot) == (kind, bot):
        return []
    if table.is_rated and table.status == RUNNING:
        raise refuse("rated-began")
    if table.is_rated and bot is not None:
        check_bot(table.game, len(table.seats), bot)
    if kind != BOT and held.kind in (BOT, KEPT) and (others := people_besides(table, who)):
        return ask_to_open(table, seat, others, now)
    return [Draft("seat", {"seat": seat, "kind": kind, "bot": bot})]


def check_can_open(table: Table, seat: int) -> None:
    """Practice is for one person, and a match that was given up is played on by a bot."""
    if table.is_practice:
        raise refuse_company(table)
    if table.seats[seat].has_resigned:
        raise refuse("seat-resigned")


def people_besides(table: Table, who: Who) -> list[int]:
    """The people who must agree to what somebody does to a running match."""
    if table.status != RUNNING:
        return []
    return [number for number in table.people if table.seats[number].account != who.account]


# Opening a bot's seat


def ask_to_open(
    table: Table, seat: int, others: list[int], now: float, back: Body | None = None
) -> Drafts:
    """Ask everybody else; not again and again."""
    if table.opening is not None and not has_lapsed(table, now):
        raise refuse("opening-pending")
    if not may_be_asked(table, now):
        raise refuse("opening-refused")
    asked = {"seat": seat, "waiting": others} | ({"back": back} if back else {})
    return [Draft("opening-asked", asked)]


def may_be_asked(table: Table, now: float) -> bool:
    """Whether people have some peace after they last said no."""
    refused_at = table.opening_refused_at
    return refused_at is None or now >= refused_at + OPENING_PAUSE


def opening_due(table: Table) -> float:
    """When a question that was not answered is answered by silence."""
    assert table.opening is not None
    if table.opening.back is not None:
        return table.opening.at + BACK_SECONDS
    return table.opening.at + (DAY if table.pace["kind"] == "days" else OPENING_SECONDS)


def has_lapsed(table: Table, now: float) -> bool:
    return now >= opening_due(table)


def decide_opening_answer(table: Table, who: Who, is_yes: bool) -> Drafts:
    """Agree that a bot makes room for a person, or not. All who were asked must agree."""
    seat = seat_to_act(table, who)
    if table.opening is None or seat not in table.opening.waiting:
        raise refuse("no-opening-asked")
    if not is_yes:
        return [Draft("opening-refused", {})]
    if table.opening.waiting == {seat}:
        return [open_up(table.opening)]
    return [Draft("opening-agreed", {"seat": seat})]


def decide_opening_lapse(table: Table, now: float) -> Drafts:
    """A question that nobody answers in time counts as refused; of who was away, as granted."""
    if table.opening is None or not has_lapsed(table, now):
        raise refuse("no-opening-asked")
    return [open_up(table.opening) if table.opening.back else Draft("opening-refused", {})]


def open_up(opening: Opening) -> Draft:
    """The seat is free, or whoever asked for it back sits down."""
    if opening.back is not None:
        return Draft("joined", opening.back)
    return Draft("seat", {"seat": opening.seat, "kind": OPEN, "bot": None})


# Numbers for the start


def decide_nonce(table: Table, who: Who, nonce: str) -> Drafts:
    """Give the number that chance is to follow from too: once, after the secret was promised."""
    if table.status != WAITING:
        raise refuse("already-started")
    seat = table.seat_of(who.account)
    if seat is None:
        raise refuse("not-at-table")
    check_nonce(nonce)
    if table.is_practice:
        raise refuse("nonce-with-seed") if table.origin is None else refuse("known-deal")
    if table.seats[seat].nonce is not None:
        raise refuse("nonce-given")
    return [Draft("nonce", {"seat": seat, "nonce": nonce})]
