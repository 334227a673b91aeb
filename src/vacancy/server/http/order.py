"""HTTP: order at a table, and what people decide about each other."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from vacancy.server.cluster.housekeeping import BLOCKS
from vacancy.server.store.deeds import Deed, Deeds
from vacancy.server.store.reports import Reports
from vacancy.server.table.chat import tidy_reason
from vacancy.server.table.claims import decide_back
from vacancy.server.table.order import decide_kick, decide_mute, find_person
from vacancy.server.telling.events import chat_line

from . import models
from .dependencies import Address, Here, Known, Parts, who_is

router = APIRouter(prefix="/api")


@router.post("/tables/{table_id}/kick")
async def post_kick(
    table_id: str, asked: models.Kick, parts: Parts, account: Known
) -> models.Written:
    """Put somebody out of a table: its host, or a host of the house."""
    who, hub, reason = who_is(account), parts.hub, tidy_reason(asked.reason)
    table, at = (await hub.room(table_id)).table, hub.clock()
    version = await hub.submit(
        table_id, lambda now: decide_kick(now, who, asked.seat, reason, at), who.account
    )
    whom, name = find_person(table, asked.seat, None)
    deed = Deed("kick", whom, name, reason, table_id)
    await asyncio.to_thread(Deeds(parts.store.engine).note, account, deed, hub.clock())
    return models.Written(version=version)


@router.post("/tables/{table_id}/mute")
async def post_mute(
    table_id: str, asked: models.TableMute, parts: Parts, account: Known
) -> models.Written:
    """Let somebody say nothing more at a table, or let them speak again."""
    who, hub, reason = who_is(account), parts.hub, tidy_reason(asked.reason)
    table = (await hub.room(table_id)).table
    whom, name = find_person(table, asked.seat, asked.line)
    version = await hub.submit(
        table_id, lambda now: decide_mute(now, who, whom, asked.is_muted, reason), who.account
    )
    deed = Deed("table-mute" if asked.is_muted else "table-unmute", whom, name, reason, table_id)
    await asyncio.to_thread(Deeds(parts.store.engine).note, account, deed, hub.clock())
    return models.Written(version=version)


@router.post("/tables/{table_id}/back")
async def post_back(table_id: str, parts: Parts, account: Known, here: Here) -> models.Written:
    """Come back to a seat that a bot has been keeping."""
    who, at = here.sitter(account, table_id), parts.hub.clock()
    version = await parts.hub.submit(table_id, lambda now: decide_back(now, who, at), who.account)
    return models.Written(version=version)


@router.post("/tables/{table_id}/report", status_code=204)
async def post_report(
    table_id: str, asked: models.Report, parts: Parts, account: Known, address: Address
) -> None:
    """Tell the hosts of the house of somebody, with the lines concerned."""
    parts.hub.quotas.take("reports", address)
    table = (await parts.hub.room(table_id)).table
    whom = find_person(table, asked.seat, asked.line)
    wanted = {*asked.lines, asked.line}
    lines = [dict(chat_line(line)) for line in table.chat if line["version"] in wanted]
    reports, now = Reports(parts.store.engine), parts.hub.clock()
    reason = tidy_reason(asked.reason)
    await asyncio.to_thread(reports.file, account, whom, table_id, reason, lines, now)


@router.get("/me/blocks")
async def get_blocks(parts: Parts, account: Known) -> list[models.BlockInfo]:
    """Whom you have blocked."""
    found = await asyncio.to_thread(parts.hub.order.blocks.list_blocks, account.id)
    return [models.BlockInfo(**block) for block in found]


@router.post("/me/blocks", status_code=204)
async def post_block(asked: models.NewBlock, parts: Parts, account: Known) -> None:
    """See nothing more of what somebody says, and let them sit at none of your tables."""
    table = (await parts.hub.room(asked.table)).table
    other, name = find_person(table, asked.seat, asked.line)
    blocks, now = parts.hub.order.blocks, parts.hub.clock()
    await asyncio.to_thread(blocks.add, account.id, other, name, now)
    await parts.housekeeping.changed(BLOCKS, account.id)


@router.post("/me/blocks/{block}/end", status_code=204)
async def post_end_block(block: str, parts: Parts, account: Known) -> None:
    """Let somebody be heard again."""
    await asyncio.to_thread(parts.hub.order.blocks.end, account.id, block[:40])
    await parts.housekeeping.changed(BLOCKS, account.id)
