"""HTTP: tables, from the lobby to the replay."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from vacancy.server.live.hub import find_known
from vacancy.server.table.create import describe_new, describe_quick, describe_rematch, new_table_id
from vacancy.server.table.decide import (
    decide_join,
    decide_leave,
    decide_rematch,
    decide_seat,
    decide_start,
)
from vacancy.server.table.transcripts import write_transcript
from vacancy.server.telling import views
from vacancy.server.telling.messages import Replay, TableCard, TableDetails
from vacancy.server.telling.views import Viewer
from vacancy.server.words import Refused, refuse

from . import models
from .dependencies import Known, Parts, Someone, who_is

router = APIRouter(prefix="/api")


@router.get("/tables")
async def get_tables(
    parts: Parts, account: Someone, scope: Literal["listed", "mine", "all"] = "listed"
) -> list[TableCard]:
    """Tables to join, your own, or (for the host of the house) all."""
    if scope == "mine" and account is None:
        return []
    if scope == "all" and not (account and account.is_admin):
        raise refuse("host-only")
    found = await asyncio.to_thread(parts.store.list_tables, account.id if account else None, scope)
    viewer = Viewer(account.id if account else None)
    return [
        views.card(table_id, kept.summary, viewer, parts.hub.online_at(table_id))
        for table_id, kept in found
    ]


@router.post("/tables")
async def post_table(asked: models.NewTable, parts: Parts, account: Known) -> models.TableId:
    """Open a table."""
    body = describe_new(
        find_known(asked.game),
        [seat.model_dump() for seat in asked.seats],
        dict(asked.options),
        asked.pace.model_dump(),
        is_listed=asked.listed,
        seed=asked.seed,
        who=who_is(account),
    )
    table_id = new_table_id()
    await parts.hub.create(table_id, body)
    return models.TableId(id=table_id)


@router.post("/play")
async def post_play(asked: models.Play, parts: Parts, account: Known) -> models.TableId:
    """Sit down at once: you and bots."""
    table_id, who = new_table_id(), who_is(account)
    await parts.hub.create(table_id, describe_quick(find_known(asked.game), who))
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
    table_id: str, asked: models.Join, parts: Parts, account: Known
) -> models.Written:
    """Sit down."""
    who = who_is(account)
    version = await parts.hub.submit(
        table_id, lambda now: decide_join(now, who, asked.seat, asked.invite), who.account
    )
    return models.Written(version=version)


@router.post("/tables/{table_id}/leave")
async def post_leave(table_id: str, parts: Parts, account: Known) -> models.Written:
    """Stand up."""
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
    """Give a seat to a bot, or open it."""
    who = who_is(account)
    version = await parts.hub.submit(
        table_id, lambda now: decide_seat(now, who, asked.seat, asked.kind, asked.bot), who.account
    )
    return models.Written(version=version)


@router.post("/tables/{table_id}/rematch")
async def post_rematch(table_id: str, parts: Parts, account: Known) -> models.TableId:
    """Play again; whoever asks second is led to the same new table."""
    who, fresh = who_is(account), new_table_id()
    try:
        await parts.hub.submit(table_id, lambda now: decide_rematch(now, who, fresh), who.account)
    except Refused as refusal:
        if refusal.reason.id != "error-rematch-open":
            raise
    room = await parts.hub.room(table_id)
    wanted = room.table.rematch
    assert wanted is not None
    body = describe_rematch(room.table, who)
    await parts.hub.create(wanted, body)
    return models.TableId(id=wanted)


@router.get("/tables/{table_id}/transcript", response_model=None, responses=models.AS_TEXT)
async def get_transcript(table_id: str, parts: Parts, account: Someone) -> PlainTextResponse:
    """The match as text: all of it when it is over, before that what you may know."""
    room = await parts.hub.room(table_id)
    seat = room.table.seat_of(account.id if account else None)
    text = await asyncio.to_thread(write_transcript, room.table, seat)
    return PlainTextResponse(text)


@router.get("/tables/{table_id}/replay")
async def get_replay(
    table_id: str, parts: Parts, account: Someone, move: Annotated[int, Query(ge=0, lt=2**31)]
) -> Replay:
    """The position after some moves, as you may know it."""
    room = await parts.hub.room(table_id)
    if move > len(room.table.moves):
        raise refuse("no-such-move", move=move)
    seat = room.table.seat_of(account.id if account else None)
    return await asyncio.to_thread(views.replay, room.table, move, seat)
