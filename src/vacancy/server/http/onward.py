"""HTTP: to play on from a position of a match that is over, and to play its deal again."""

from __future__ import annotations

from fastapi import APIRouter

from vacancy.server.table.create import Who, new_table_id
from vacancy.server.table.decide import decide_start
from vacancy.server.table.onward import describe_duplicate, describe_onward
from vacancy.server.table.origin import deal_again
from vacancy.server.table.parts import OVER, Body
from vacancy.server.telling.deals import compare
from vacancy.server.telling.standings import DealMatch
from vacancy.server.words import refuse

from . import models
from .dependencies import Address, Here, Known, Parts, Server, Someone
from .tables import take_table

router = APIRouter(prefix="/api")


@router.post("/tables/{table_id}/onward")
async def post_onward(
    table_id: str, asked: models.Onward, parts: Parts, account: Known, here: Here, address: Address
) -> models.TableId:
    """Play on from a position of a match that is over, against bots."""
    table, fresh = (await parts.hub.room(table_id)).table, new_table_id()
    who, is_anew = here.sitter(account, fresh), asked.luck == "anew"
    body = describe_onward(table, who, asked.move, asked.seat, asked.bot, is_anew=is_anew)
    return await begin(parts, address, fresh, body, who)


@router.post("/tables/{table_id}/duplicate")
async def post_duplicate(
    table_id: str,
    asked: models.Duplicate,
    parts: Parts,
    account: Known,
    here: Here,
    address: Address,
) -> models.TableId:
    """Play the deal of a match that is over again, or have bots play it."""
    table, fresh = (await parts.hub.room(table_id)).table, new_table_id()
    who = here.sitter(account, fresh)
    body = describe_duplicate(table, who, asked.seat, asked.bot)
    return await begin(parts, address, fresh, body, who)


async def begin(parts: Server, address: str, fresh: str, body: Body, who: Who) -> models.TableId:
    """Open the table, which counts as any other does, and begin: nobody else is awaited."""
    take_table(parts, address, [seat["kind"] for seat in body["seats"]])
    await parts.hub.create(fresh, body)
    await parts.hub.submit(fresh, lambda now: decide_start(now, who), who.account)
    return models.TableId(id=fresh)


@router.get("/tables/{table_id}/deal")
async def get_deal(
    table_id: str, parts: Parts, account: Someone, address: Address
) -> list[DealMatch]:
    """What others made of the deal of a match that is over, told to those who have played it."""
    parts.hub.quotas.take("reviews", address)
    table = (await parts.hub.room(table_id)).table
    if table.status != OVER:
        raise refuse("not-over")
    if account is None:
        return []
    return await parts.hub.read(read_deal, parts, deal_again(table).table, account.id)


def read_deal(parts: Server, deal: str, viewer: str) -> list[DealMatch]:
    return compare(parts.deals.matches(deal, viewer), deal, viewer, parts.sources)
