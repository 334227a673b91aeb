"""HTTP: tables, from the lobby to the replay."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import TypeAdapter

from vacancy.server.live.hub import find_known
from vacancy.server.store.accounts import Account
from vacancy.server.table.create import (
    Who,
    describe_new,
    describe_quick,
    describe_rematch,
    new_table_id,
)
from vacancy.server.table.decide import decide_join, decide_leave, decide_rematch, decide_start
from vacancy.server.table.listing import Listing
from vacancy.server.table.parts import BOT, KEPT, OVER, Body
from vacancy.server.table.seats import decide_nonce, decide_seat
from vacancy.server.table.table import Table
from vacancy.server.table.transcripts import write_transcript
from vacancy.server.telling import views
from vacancy.server.telling.messages import Replay, Story, TableCard, TableDetails
from vacancy.server.telling.views import Viewer
from vacancy.server.words import Refused, refuse

from . import models
from .dependencies import (
    Address,
    Here,
    Known,
    Parts,
    Server,
    Someone,
    shy_sitter,
    token_of,
    who_is,
)

logger = logging.getLogger("vacancy.server")
router = APIRouter(prefix="/api")
CARD: TypeAdapter[TableCard] = TypeAdapter(TableCard)


@router.get("/tables")
async def get_tables(
    request: Request,
    parts: Parts,
    account: Someone,
    scope: Literal["listed", "mine", "all"] = "listed",
) -> list[TableCard]:
    """Tables to join, your own, or (for the host of the house) all."""
    if scope == "mine" and account is None:
        return []
    if scope == "all" and not (account and account.is_admin):
        raise refuse("host-only")
    if scope == "mine":
        await parts.seen.note(request, token_of(request))
    found = await asyncio.to_thread(parts.store.list_tables, account.id if account else None, scope)
    viewer = Viewer(account.id if account else None)
    cards = [card_of(table_id, kept, viewer, parts) for table_id, kept in found]
    return [card for card in cards if card is not None]


def card_of(table_id: str, kept: Listing, viewer: Viewer, parts: Server) -> TableCard | None:
    """A table in the lobby; one that is damaged is left out, and the others are shown."""
    try:
        card = views.card(table_id, kept.summary, viewer, parts.hub.online_at(table_id))
        return CARD.validate_python(card)
    except (LookupError, TypeError, ValueError) as error:
        logger.warning("table %s cannot be listed: %s", table_id, type(error).__name__)
        return None


@router.post("/tables")
async def post_table(
    asked: models.NewTable, parts: Parts, account: Known, here: Here, address: Address
) -> models.TableId:
    """Open a table."""
    table_id = new_table_id()
    body = describe_new(
        find_known(asked.game),
        [await read_wish(seat, parts, account) for seat in asked.seats],
        dict(asked.options),
        asked.pace.model_dump(),
        is_listed=asked.listed,
        is_rated=asked.rated,
        seed=asked.seed,
        who=here.sitter(account, table_id),
        absence=asked.absence.model_dump(),
    )
    take_table(parts, address, [seat["kind"] for seat in body["seats"]])
    for _ in range(sum(seat["kind"] == KEPT for seat in body["seats"])):
        parts.hub.quotas.take("invitations", address)
    if asked.listed:
        await parts.board.reserve(address, table_id)
    await parts.hub.create(table_id, body)
    return models.TableId(id=table_id)


async def read_wish(seat: models.SeatAsked, parts: Server, account: Account) -> Body:
    """A seat as the host wants it; where it is kept for somebody, with who that is."""
    wish = seat.model_dump()
    if seat.kind == KEPT:
        found = await asyncio.to_thread(parts.profiles.find, seat.name or "", account.id)
        blocked_by = await asyncio.to_thread(parts.hub.order.blocks.who_blocks, account.id)
        if found.account in blocked_by:
            raise refuse("blocked")
        wish |= {"account": found.account, "name": found.name}
    return wish


def take_table(parts: Server, address: str, kinds: list[str]) -> None:
    """Count a table to the address that opens it, or refuse; those for bots alone are fewer."""
    is_for_bots = all(kind == BOT for kind in kinds)
    parts.hub.quotas.take("bot-tables" if is_for_bots else "tables", address)


@router.post("/play")
async def post_play(
    asked: models.Play, parts: Parts, account: Known, here: Here, address: Address
) -> models.TableId:
    """Sit down at once: you and bots; begun, unless you want to give a number first."""
    table_id = new_table_id()
    who = here.sitter(account, table_id)
    body = describe_quick(find_known(asked.game), who)
    parts.hub.quotas.take("tables", address)
    await parts.hub.create(table_id, body)
    if asked.begin:
        await parts.hub.submit(table_id, lambda now: decide_start(now, who), who.account)
    return models.TableId(id=table_id)


@router.get("/tables/{table_id}")
async def get_table(table_id: str, parts: Parts, account: Someone) -> TableDetails:
    """A table in full."""
    room = await parts.hub.room(table_id)
    viewer = Viewer(account.id if account else None)
    return views.details(room.table, viewer, room.online)


@router.post("/tables/{table_id}/join")
async def post_join(
    table_id: str, asked: models.Join, parts: Parts, account: Known, here: Here
) -> models.Written:
    """Sit down, with a number for the start's chance if there is one."""
    who = await shy_sitter(parts, here, account, table_id)
    version = await parts.hub.submit(
        table_id,
        lambda now: decide_join(now, who, asked.seat, asked.invite, asked.nonce),
        who.account,
    )
    return models.Written(version=version)


@router.post("/tables/{table_id}/nonce")
async def post_nonce(
    table_id: str, asked: models.Nonce, parts: Parts, account: Known
) -> models.Written:
    """Give a number that chance is to follow from, once its commitment is known."""
    who = who_is(account)
    version = await parts.hub.submit(
        table_id, lambda now: decide_nonce(now, who, asked.nonce), who.account
    )
    return models.Written(version=version)


@router.post("/tables/{table_id}/leave")
async def post_leave(table_id: str, parts: Parts, account: Known) -> models.Written:
    """Stand up, or decline a seat that is kept for you."""
    who = who_is(account)
    version = await parts.hub.submit(table_id, lambda now: decide_leave(now, who), who.account)
    return models.Written(version=version)


@router.post("/tables/{table_id}/start")
async def post_start(table_id: str, parts: Parts, account: Known) -> models.Written:
    """Begin the match."""
    who = who_is(account)
    version = await parts.hub.submit(table_id, lambda now: decide_start(now, who), who.account)
    return models.Written(version=version)


@router.post("/tables/{table_id}/seat")
async def post_seat(
    table_id: str, asked: models.SeatChange, parts: Parts, account: Known
) -> models.Written:
    """Give a seat to a bot, or open it; in a match of several people, ask them first."""
    who, at = who_is(account), parts.hub.clock()
    version = await parts.hub.submit(
        table_id,
        lambda now: decide_seat(now, who, asked.seat, asked.kind, asked.bot, at),
        who.account,
    )
    return models.Written(version=version)


@router.post("/tables/{table_id}/rematch")
async def post_rematch(
    table_id: str, parts: Parts, account: Known, here: Here, address: Address
) -> models.TableId:
    """Play again; whoever asks second sits down at the same new table."""
    who, fresh = who_is(account), new_table_id()
    before = (await parts.hub.room(table_id)).table
    if before.rematch is None:
        take_table(parts, address, [seat.kind for seat in before.seats])
        if before.is_listed:
            await parts.board.reserve(address, fresh)
    try:
        await parts.hub.submit(table_id, lambda now: decide_rematch(now, who, fresh), who.account)
    except Refused as refusal:
        if refusal.reason.id != "error-rematch-open":
            raise
    room = await parts.hub.room(table_id)
    wanted = room.table.rematch
    assert wanted is not None
    who = await shy_sitter(parts, here, account, wanted)
    await parts.hub.create(wanted, describe_rematch(room.table, who))
    await accept_rematch(parts, wanted, who)
    return models.TableId(id=wanted)


async def accept_rematch(parts: Parts, table_id: str, who: Who) -> None:
    """Sit down on the seat that is kept for somebody who wants to play again."""
    room = await parts.hub.room(table_id)
    seat = room.table.seat_kept_for(who.account)
    if seat is not None:
        await parts.hub.submit(table_id, lambda now: decide_join(now, who, seat, None), who.account)


@router.get("/tables/{table_id}/transcript", response_model=None, responses=models.AS_TEXT)
async def get_transcript(
    table_id: str, parts: Parts, account: Someone, address: Address
) -> PlainTextResponse:
    """The match as text: all of it when it is over, before that what you may know."""
    parts.hub.quotas.take("reviews", address)
    room = await parts.hub.room(table_id)
    seat = room.table.seat_of(account.id if account else None)
    text = await parts.hub.scribe.write(write_transcript, room.table, seat)
    return PlainTextResponse(text)


@router.get("/tables/{table_id}/replay")
async def get_replay(
    table_id: str,
    parts: Parts,
    account: Someone,
    address: Address,
    move: Annotated[int, Query(ge=0, lt=2**31)],
    seat: Annotated[int | None, Query(ge=0, lt=2**31)] = None,
) -> Replay:
    """The position after some moves, as you may know it; of a match that is over, as any seat."""
    parts.hub.quotas.take("reviews", address)
    table = (await parts.hub.room(table_id)).table
    if move > len(table.moves):
        raise refuse("no-such-move", move=move)
    shown = seat_shown(table, table.seat_of(account.id if account else None), seat)
    return await parts.hub.scribe.write(views.replay, table, move, shown)


def seat_shown(table: Table, own: int | None, asked: int | None) -> int | None:
    """Whose sight of a match somebody has: until it is over, their own alone."""
    if asked is None or asked == own:
        return own
    if table.status != OVER:
        raise refuse("not-over")
    if asked >= len(table.seats):
        raise refuse("no-such-seat", seat=asked)
    return asked


@router.get("/tables/{table_id}/story")
async def get_story(table_id: str, parts: Parts, address: Address) -> Story:
    """How a match that is over went: points by round, and what turned it."""
    parts.hub.quotas.take("reviews", address)
    table = (await parts.hub.room(table_id)).table
    if table.status != OVER:
        raise refuse("not-over")
    return await parts.stories.of(table)
