"""HTTP: whom somebody likes to play with."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from vacancy.server.store.accounts import Account
from vacancy.server.store.friends import Friend, Friends
from vacancy.server.store.store import StoreAway
from vacancy.server.table.order import find_person
from vacancy.server.table.parts import OVER
from vacancy.server.words import Refused, refuse

from . import models
from .dependencies import Known, Parts, Server
from .seen import is_recent

router = APIRouter(prefix="/api/me/friends")


@router.get("")
async def get_friends(parts: Parts, account: Known) -> models.FriendsInfo:
    """Whom you like to play with, whether they are here, and who likes to play with you."""
    return await told(parts, account)


async def told(parts: Server, account: Account) -> models.FriendsInfo:
    kept = Friends(parts.store.engine)
    friends = await asyncio.to_thread(kept.friends_of, account.id)
    askers = await asyncio.to_thread(kept.askers_of, account.id)
    at_tables = parts.hub.whereabouts()
    return models.FriendsInfo(
        friends=[await tell_friend(parts, each, at_tables.get(each.account)) for each in friends],
        askers=[models.AskerInfo(id=each.id, name=each.name) for each in askers],
    )


async def tell_friend(parts: Server, friend: Friend, table_id: str | None) -> models.FriendInfo:
    """What is told of somebody: where they are only if they want to be found."""
    plain = models.FriendInfo(
        id=friend.id, name=friend.name, is_mutual=friend.is_mutual, is_here=False,
        seen_at=None, table=None,
    )  # fmt: skip
    if not friend.is_mutual:
        return plain
    now = parts.hub.clock()
    is_here = table_id is not None or is_recent(friend.seen_at, now)
    table = await shown_table(parts, table_id) if table_id else None
    return plain.model_copy(update={"is_here": is_here, "seen_at": friend.seen_at, "table": table})


async def shown_table(parts: Server, table_id: str) -> str | None:
    """A table at which somebody is, if everybody may know of it."""
    try:
        table = (await parts.hub.room(table_id)).table
    except (Refused, StoreAway):
        return None
    return table_id if table.is_listed and table.status != OVER else None


@router.post("")
async def post_friend(asked: models.NewFriend, parts: Parts, account: Known) -> models.FriendsInfo:
    """Put somebody on your list: by name, by where they sit, or who has asked first."""
    kept, now = Friends(parts.store.engine), parts.hub.clock()
    if asked.asker is not None:
        await asyncio.to_thread(kept.answer, account.id, asked.asker, now)
    else:
        other = await find(asked, parts, account)
        await asyncio.to_thread(kept.add, account.id, other, now)
    return await told(parts, account)


async def find(asked: models.NewFriend, parts: Server, account: Account) -> str:
    """Whose account is meant."""
    if asked.name is not None:
        found = await asyncio.to_thread(parts.profiles.find, asked.name, account.id)
        return found.account
    if asked.table is None:
        raise refuse("nobody-there")
    table = (await parts.hub.room(asked.table)).table
    return find_person(table, asked.seat, asked.line)[0]


@router.post("/{friend}/end")
async def post_end_friend(friend: str, parts: Parts, account: Known) -> models.FriendsInfo:
    """Take somebody off your list."""
    await asyncio.to_thread(Friends(parts.store.engine).end, account.id, friend[:40])
    return await told(parts, account)
