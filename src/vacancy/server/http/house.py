"""HTTP: the house, for its hosts: people, bans and mutes, reports, and what hosts did."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from typing import Annotated

from fastapi import APIRouter, Query

from vacancy.server.cluster.housekeeping import BANS
from vacancy.server.rates import household_of
from vacancy.server.store.accounts import Account
from vacancy.server.store.deeds import Deeds
from vacancy.server.store.reports import Reports
from vacancy.server.table.absence import DAY
from vacancy.server.table.chat import tidy_reason
from vacancy.server.table.order import decide_ban
from vacancy.server.words import Refused, refuse

from . import models
from .dependencies import Address, HouseHost, Parts, Server
from .readers import is_loopback
from .seen import is_recent

logger = logging.getLogger("vacancy.server")
router = APIRouter(prefix="/api/house")
TABLES_CLEARED = 10_000


def until_of(days: int | None, now: float) -> float | None:
    return None if days is None else now + days * DAY


@router.get("/people")
async def get_people(
    parts: Parts, host: HouseHost, name: Annotated[str, Query(max_length=60)] = ""
) -> list[models.PersonInfo]:
    """Those whose name is like this; the latest, if none is given."""
    house, now = parts.hub.order.house, parts.hub.clock()
    found = await asyncio.to_thread(house.list_people, name, now)
    at_tables = parts.hub.whereabouts()
    return [
        models.PersonInfo(
            **person,
            is_here=not person["is_banned"]
            and (person["id"] in at_tables or is_recent(person["seen_at"], now)),
        )
        for person in found
    ]


@router.get("/sanctions")
async def get_sanctions(parts: Parts, host: HouseHost) -> list[models.SanctionInfo]:
    """Who is banned or muted."""
    found = await asyncio.to_thread(parts.hub.order.house.list_sanctions, parts.hub.clock())
    return [models.SanctionInfo.model_validate(vars(sanction)) for sanction in found]


@router.get("/deeds")
async def get_deeds(
    parts: Parts, host: HouseHost, before: Annotated[int | None, Query(ge=0, lt=2**31)] = None
) -> list[models.DeedInfo]:
    """What hosts did, the latest first, a hundred at a time."""
    found = await asyncio.to_thread(Deeds(parts.store.engine).list_deeds, before)
    return [models.DeedInfo(**deed) for deed in found]


@router.get("/reports")
async def get_reports(
    parts: Parts, host: HouseHost, page: Annotated[int, Query(ge=0, lt=10_000)] = 0
) -> list[models.ReportInfo]:
    """What was reported, fifty at a time; what nobody has seen to comes first."""
    found = await asyncio.to_thread(Reports(parts.store.engine).list_reports, page)
    return [models.ReportInfo(**report) for report in found]


@router.post("/reports/{report}/close", status_code=204)
async def post_close(report: str, asked: models.Closing, parts: Parts, host: HouseHost) -> None:
    """Note that a report was seen to, and how."""
    reports, reason = Reports(parts.store.engine), tidy_reason(asked.reason)
    await asyncio.to_thread(reports.close, host, report[:40], reason, parts.hub.clock())


@router.post("/ban")
async def post_ban(
    asked: models.Ban, parts: Parts, host: HouseHost, address: Address
) -> models.Banned:
    """Ban an account, and where it was last seen if that is wished."""
    house, now, reason = parts.hub.order.house, parts.hub.clock(), tidy_reason(asked.reason)
    until, spared = until_of(asked.days, now), list[str]()
    seen = await asyncio.to_thread(house.households_of, asked.account)
    await asyncio.to_thread(house.ban, host, asked.account, until, reason, now)
    for household in sorted(seen) if asked.with_address else ():
        if is_spared(household, address):
            spared.append(household)
        else:
            await asyncio.to_thread(house.ban_household, host, household, until, reason, now)
    await parts.logouts.sessions_ended(asked.account)
    await parts.housekeeping.changed(BANS)
    await clear_tables(parts, host, asked.account, reason)
    return models.Banned(spared=spared)


def is_spared(household: str, own: str) -> bool:
    """Whether a ban would shut out who bans, or all who come by a proxy on this machine."""
    return household == household_of(own) or is_loopback(household)


async def clear_tables(parts: Server, host: Account, account: str, reason: str) -> None:
    """Put somebody out of all tables at which they sit or are awaited."""
    list_tables, at = parts.store.list_tables, parts.hub.clock()
    found = await asyncio.to_thread(list_tables, account, "mine", TABLES_CLEARED)
    for table_id, listing in found:
        if listing.status != "over":
            try:
                await parts.hub.submit(
                    table_id, lambda now: decide_ban(now, account, host.id, reason, at), host.id
                )
            except Refused as refusal:
                logger.warning("nobody was put out of table %s: %s", table_id, refusal)


@router.post("/ban-address", status_code=204)
async def post_ban_address(
    asked: models.AddressBan, parts: Parts, host: HouseHost, address: Address
) -> None:
    """Serve nobody from an address any more; of IPv6, a household's."""
    household = read_household(asked.address)
    if is_spared(household, address):
        raise refuse("own-address")
    house, now, reason = parts.hub.order.house, parts.hub.clock(), tidy_reason(asked.reason)
    until = until_of(asked.days, now)
    await asyncio.to_thread(house.ban_household, host, household, until, reason, now)
    await parts.housekeeping.changed(BANS)


def read_household(address: str) -> str:
    """The household of an address that somebody typed, or of an IPv6 network as it is shown."""
    try:
        return household_of(str(ipaddress.ip_address(address.strip().removesuffix("/64"))))
    except ValueError:
        raise refuse("bad-address") from None


@router.post("/mute", status_code=204)
async def post_mute(asked: models.Sanctioning, parts: Parts, host: HouseHost) -> None:
    """Let an account say nothing, at any table."""
    house, now, reason = parts.hub.order.house, parts.hub.clock(), tidy_reason(asked.reason)
    until = until_of(asked.days, now)
    await asyncio.to_thread(house.mute, host, asked.account, until, reason, now)


@router.post("/lift", status_code=204)
async def post_lift(asked: models.Lifting, parts: Parts, host: HouseHost) -> None:
    """Take back a ban or a mute."""
    house, now, reason = parts.hub.order.house, parts.hub.clock(), tidy_reason(asked.reason)
    await asyncio.to_thread(house.lift, host, asked.kind, asked.whom, reason, now)
    await parts.housekeeping.changed(BANS)


@router.post("/hosts", status_code=204)
async def post_hosts(asked: models.HostChange, parts: Parts, host: HouseHost) -> None:
    """Make somebody a host of the house, or let them be one no more."""
    house, now, reason = parts.hub.order.house, parts.hub.clock(), tidy_reason(asked.reason)
    await asyncio.to_thread(house.set_host, host, asked.account, asked.is_host, reason, now)
