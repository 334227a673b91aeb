"""HTTP: reviews of matches that are over, for everybody who may see their replay."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Query
from fastapi.responses import Response

from vacancy.server.reviewing.desk import edition_for, result_of
from vacancy.server.store.accounts import Account
from vacancy.server.table.parts import OVER
from vacancy.server.table.table import Table
from vacancy.server.telling import reviews as telling
from vacancy.server.telling.reviews import Judgement, Question, ReviewState, ShownLine
from vacancy.server.telling.wire import encode
from vacancy.server.words import refuse

from . import models
from .dependencies import Address, Known, Parts, Server, Someone

router = APIRouter(prefix="/api/tables/{table_id}/review")
Depth = Literal["basic", "deep"]
DEEP: Depth = "deep"


async def table_over(parts: Server, table_id: str) -> Table:
    """A table whose match is over; nothing is told of others."""
    table = (await parts.hub.room(table_id)).table
    if table.status != OVER:
        raise refuse("review-running")
    return table


def may_deepen(table: Table, account: Account | None) -> bool:
    """Whether somebody may cause ten times the work: they played, or keep this house."""
    return account is not None and (account.is_admin or account.id in table.players)


@router.post("", response_model=ReviewState)
async def post_review(
    table_id: str, asked: models.ReviewAsked, parts: Parts, account: Known, address: Address
) -> Response:
    """Have a match reviewed that is over; deeper for those who played it, and for the host."""
    table = await table_over(parts, table_id)
    if asked.depth == DEEP and not may_deepen(table, account):
        raise refuse("review-deep")
    quota = "deep-analyses" if asked.depth == DEEP else "analyses"

    def count() -> None:
        parts.hub.quotas.take(quota, address)
        parts.hub.quotas.take(quota, account.id)

    await parts.reviews.request(table, asked.depth, count)
    return await tell(parts, table, asked.depth, 0, account)


@router.get("", response_model=ReviewState)
async def get_review(
    table_id: str,
    parts: Parts,
    account: Someone,
    address: Address,
    depth: Depth = "basic",
    since: Annotated[int, Query(ge=0, lt=2**31)] = 0,
) -> Response:
    """How far the review of a match is, with what there is of it behind a stage."""
    parts.hub.quotas.take("reviews", address)
    return await tell(parts, await table_over(parts, table_id), depth, since, account)


async def tell(
    parts: Server, table: Table, depth: Depth, since: int, account: Account | None
) -> Response:
    """A review as far as it is; the text of it as it was kept."""
    reviews, desk = parts.reviews.reviews, parts.reviews
    kept = await asyncio.to_thread(reviews.find, table.id, depth)
    told: dict[str, Any] = {
        "state": "none" if desk.is_open else "off", "depth": depth, "ahead": 0, "progress": 0.0,
        "stage": 0, "review": None, "is_old": False, "has_deeper": False,
        "may_deepen": desk.is_open and may_deepen(table, account),
    }  # fmt: skip
    if kept is not None:
        is_busy = kept.state == "waiting" and kept.busy_until > parts.hub.clock()
        told |= {"state": "working" if is_busy else kept.state, "progress": kept.progress}
        told["stage"] = kept.stage
        told["is_old"] = kept.edition != await asyncio.to_thread(edition_for, table.game)
        if depth != DEEP:
            deeper = await asyncio.to_thread(reviews.find, table.id, DEEP)
            told["has_deeper"] = deeper is not None
        if told["state"] == "waiting":
            told["ahead"] = await asyncio.to_thread(reviews.count_before, kept.asked_at)
        if kept.stage > since:
            body = await asyncio.to_thread(reviews.read, table.id, depth)
            told["review"] = None if body is None else orjson.Fragment(body)
    return Response(encode(told), media_type="application/json")


@router.get("/question")
async def get_question(
    table_id: str,
    parts: Parts,
    address: Address,
    move: Annotated[int, Query(ge=1, lt=2**31)],
) -> Question:
    """The position of a move once more, as it was put to whoever decided."""
    parts.hub.quotas.take("reviews", address)
    table = await table_over(parts, table_id)
    return await parts.hub.scribe.write(telling.question, table, move)


@router.post("/judge")
async def post_judge(
    table_id: str, tried: models.MoveTried, parts: Parts, account: Known, address: Address
) -> Judgement:
    """What a move would have been worth that was not played."""
    table = await table_over(parts, table_id)
    result_of(table)
    take_judgement(parts, account, address)
    found = await parts.reviews.ask(table, tried.move, tried.action, is_judged=True)
    return {
        "action": tried.action, "share": found.share, "points": found.points,
        "loss": found.loss, "error": found.error, "best": found.best,
    }  # fmt: skip


@router.post("/line")
async def post_line(
    table_id: str, asked: models.LineAsked, parts: Parts, account: Known, address: Address
) -> ShownLine:
    """A move and what would likely have followed, or the line that is given, to be shown."""
    table = await table_over(parts, table_id)
    actions = [asked.action, *asked.line]
    if not asked.line and parts.reviews.is_open:
        take_judgement(parts, account, address)
        found = await parts.reviews.ask(table, asked.move, asked.action, is_judged=False)
        actions = found.line
    else:
        parts.hub.quotas.take("reviews", address)
    return await parts.hub.scribe.write(telling.line, table, asked.move, actions)


def take_judgement(parts: Server, account: Account, address: str) -> None:
    """Count a move that is looked into, to the address and to the account."""
    parts.hub.quotas.take("judgements", address)
    parts.hub.quotas.take("judgements", account.id)
