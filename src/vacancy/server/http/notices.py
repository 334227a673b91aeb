"""HTTP: how somebody is called who does not look, and the links in mails."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Request

from vacancy.server.notices.mail import read_address
from vacancy.server.notices.outside import read_url
from vacancy.server.notices.push import are_keys
from vacancy.server.rates import address_of, too_many
from vacancy.server.store.accounts import Account
from vacancy.server.store.channels import PUSH, WEBHOOK, Channel, Wish
from vacancy.server.store.sessions import hash_token
from vacancy.server.words import refuse

from . import models
from .dependencies import Known, Parts, Server, token_of
from .shared import whole_address

router = APIRouter(prefix="/api")

Link = Annotated[str, Path(max_length=60)]


@router.get("/me/notices")
async def get_notices(request: Request, parts: Parts, account: Known) -> models.Notices:
    """How you are called, and what for."""
    return await told(request, parts, account)


async def told(request: Request, parts: Server, account: Account) -> models.Notices:
    sender, now = parts.sender, parts.hub.clock()
    here = hash_token(token_of(request))
    keys = await asyncio.to_thread(sender.push.keys)
    wish = await asyncio.to_thread(sender.channels.wish_of, account.id)
    found = await asyncio.to_thread(sender.channels.channels_of, account.id, now)
    devices = await asyncio.to_thread(parts.accounts.list_sessions, account.id, "", now)
    names = {session.id: session.device for session in devices}
    return models.Notices(
        push_key=keys.shown,
        has_mail=sender.post is not None,
        wish=models.NoticeWish.model_validate(asdict(wish)) if wish else None,
        channels=[tell_channel(channel, here, names) for channel in found],
    )


def tell_channel(channel: Channel, here: str, names: dict[str, str | None]) -> models.ChannelInfo:
    is_push = channel.kind == PUSH
    shown = names.get(channel.device or "") or "" if is_push else channel.address
    return models.ChannelInfo.model_validate(
        {
            "kind": channel.kind,
            "address": shown,
            "device": channel.device,
            "is_here": is_push and channel.session == here,
            "is_confirmed": channel.is_confirmed,
            "is_paused": channel.is_paused,
            "trouble": channel.trouble,
            "secret": channel.secret if channel.kind == WEBHOOK else None,
        }
    )


@router.post("/me/notices")
async def post_notices(
    asked: models.NoticeWish, request: Request, parts: Parts, account: Known
) -> models.Notices:
    """Say what you want to be called for."""
    wish = Wish(asked.language, asked.tables, tuple(asked.kinds), tuple(asked.silent))
    await asyncio.to_thread(parts.sender.channels.set_wish, account.id, wish)
    return await told(request, parts, account)


@router.post("/me/notices/push")
async def post_push(
    asked: models.Subscription, request: Request, parts: Parts, account: Known
) -> models.Notices:
    """Be called in this browser, as long as you are known in it."""
    sender, now = parts.sender, parts.hub.clock()
    parts.hub.quotas.take("notices", address_of(request))
    endpoint = check_push(asked, may_be_local=sender.outside.may_be_local)
    keys = json.dumps({"p256dh": asked.p256dh, "auth": asked.auth})
    await asyncio.to_thread(sender.channels.begin, account.id, asked.language)
    session, site = hash_token(token_of(request)), whole_address(request)
    add = sender.channels.add_push
    await asyncio.to_thread(add, account.id, session, endpoint, keys, site, now)
    return await told(request, parts, account)


def check_push(asked: models.Subscription, *, may_be_local: bool) -> str:
    """Where a browser's messages go, if its keys are some."""
    schemes = ("https", "http") if may_be_local else ("https",)
    if not are_keys(asked.p256dh, asked.auth):
        raise refuse("bad-push")
    return read_url(asked.endpoint, schemes, may_be_local=may_be_local)


@router.post("/me/notices/webhook")
async def post_webhook(
    asked: models.Hook, request: Request, parts: Parts, account: Known
) -> models.Notices:
    """Be called by a webhook: a message to an address of yours."""
    sender, now = parts.sender, parts.hub.clock()
    parts.hub.quotas.take("notices", address_of(request))
    is_local = sender.outside.may_be_local
    url = read_url(asked.url, ("https", "http"), may_be_local=is_local)
    await sender.outside.check(url)
    await asyncio.to_thread(sender.channels.begin, account.id, asked.language)
    site = whole_address(request)
    await asyncio.to_thread(sender.channels.set_webhook, account.id, url, site, now)
    return await told(request, parts, account)


@router.post("/me/notices/mail")
async def post_mail(
    asked: models.MailAddress, request: Request, parts: Parts, account: Known
) -> models.Notices:
    """Be called by mail, once you have followed the link in the first one."""
    sender, now = parts.sender, parts.hub.clock()
    parts.hub.quotas.take("notices", address_of(request))
    if sender.post is None:
        raise refuse("no-mail")
    address = read_address(asked.address)
    for whose in (address.lower(), account.id):
        if not (bucket := parts.letters.of(whose)).take():
            raise too_many("error-too-many-mails", bucket.wait)
    await asyncio.to_thread(sender.channels.begin, account.id, asked.language)
    set_mail = sender.channels.set_mail
    await asyncio.to_thread(set_mail, account.id, address, sender.post.site, now)
    return await told(request, parts, account)


@router.post("/me/notices/end")
async def post_end(
    asked: models.ChannelEnd, request: Request, parts: Parts, account: Known
) -> models.Notices:
    """Be called there no more."""
    remove = parts.sender.channels.remove
    await asyncio.to_thread(remove, account.id, asked.kind, asked.device)
    return await told(request, parts, account)


@router.post("/me/notices/test")
async def post_test(request: Request, parts: Parts, account: Known) -> models.TestSent:
    """See whether you can be reached."""
    parts.hub.quotas.take("notices", address_of(request))
    now = parts.hub.clock()
    count = await asyncio.to_thread(parts.sender.channels.try_out, account.id, now)
    return models.TestSent(count=count)


# The links in mails, which whoever reads the mail may follow on any device


@router.get("/mail/{link}")
async def get_mail(link: Link, parts: Parts) -> models.MailInfo:
    """What a link in a mail is about."""
    found = await asyncio.to_thread(parts.sender.channels.find_mail, link)
    return models.MailInfo(address=veiled(found.address), is_confirmed=found.is_confirmed)


@router.post("/mail/{link}/confirm")
async def post_confirm(link: Link, parts: Parts) -> models.MailInfo:
    """Have notices written to this address."""
    await asyncio.to_thread(parts.sender.channels.confirm_mail, link)
    return await get_mail(link, parts)


@router.post("/mail/{link}/end", status_code=204)
async def post_end_mail(link: Link, parts: Parts) -> None:
    """Have no more mail; programs for mail may ask for it by themselves."""
    await asyncio.to_thread(parts.sender.channels.drop_mail, link)


def veiled(address: str) -> str:
    """An address as its owner knows it again.

    >>> veiled("ala@mail.example")
    'a…@mail.example'
    """
    name, _, house = address.rpartition("@")
    return f"{name[:1]}…@{house}"
