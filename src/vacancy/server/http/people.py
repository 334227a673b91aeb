"""HTTP: names, passwords, sessions, and the host of the house."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

from vacancy.server.rates import address_of, household_of
from vacancy.server.store.accounts import Account, key_to_login
from vacancy.server.store.sessions import LIFETIME

from . import models
from .dependencies import (
    Known,
    Parts,
    Someone,
    cookie_name,
    is_behind_tls,
    token_of,
)
from .devices import name_device

router = APIRouter(prefix="/api")


def remember(request: Request, response: Response, token: str) -> None:
    """Give the browser its token, where no script can read it."""
    response.set_cookie(
        cookie_name(request),
        token,
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=is_behind_tls(request),
    )


def device_of(request: Request) -> str | None:
    return name_device(request.headers.get("user-agent", ""))


async def told(parts: Parts, token: str) -> models.Me:
    """Who is told who they are."""
    account = await asyncio.to_thread(parts.accounts.find, token, parts.hub.clock())
    assert account is not None
    return models.Me(
        name=account.name, has_password=account.has_password, is_admin=account.is_admin
    )


@router.get("/me")
async def get_me(request: Request, parts: Parts, account: Someone) -> models.Me | None:
    """Who you are here; nothing before you have said your name."""
    if account is None:
        return None
    token = token_of(request)
    await parts.seen.note(request, token)
    return await told(parts, token)


@router.post("/me")
async def post_me(
    asked: models.Naming, request: Request, response: Response, parts: Parts, account: Someone
) -> models.Me:
    """Say your name, or change it."""
    accounts, token = parts.accounts, token_of(request)
    if account is None:
        parts.hub.quotas.take("names", address_of(request))
        device, now = device_of(request), parts.hub.clock()
        household = household_of(address_of(request))
        token = await asyncio.to_thread(accounts.create, asked.name, now, device, household)
        remember(request, response, token)
    else:
        await asyncio.to_thread(accounts.rename, account, asked.name)
    return await told(parts, token)


@router.post("/me/password")
async def post_password(
    asked: models.Password, request: Request, parts: Parts, account: Known
) -> models.Me:
    """Protect your name, so that you can use it on another device; to change it, tell the old."""
    token = token_of(request)
    parts.hub.quotas.take("passwords", address_of(request))
    with parts.attempts.one(address_of(request), account.id):
        async with parts.hashing:
            await asyncio.to_thread(
                parts.accounts.set_password, account, asked.password, asked.old, token
            )
    await parts.logouts.sessions_ended(account.id)
    return await told(parts, token)


@router.post("/login")
async def post_login(
    asked: models.Login, request: Request, response: Response, parts: Parts, before: Someone
) -> models.Me:
    """Be who you are on another device; whoever this browser was before is not known in it."""
    device, now = device_of(request), parts.hub.clock()
    household = household_of(address_of(request))
    parts.hub.quotas.take("passwords", address_of(request))
    with parts.attempts.one(address_of(request), key_to_login(asked.name)):
        async with parts.hashing:
            token = await asyncio.to_thread(
                parts.accounts.login, asked.name, asked.password, now, device, household
            )
    await end_here(request, parts, before)
    remember(request, response, token)
    return await told(parts, token)


@router.post("/logout", status_code=204)
async def post_logout(request: Request, response: Response, parts: Parts, account: Someone) -> None:
    """Forget this browser; its tables are left."""
    await end_here(request, parts, account)
    response.delete_cookie(cookie_name(request), secure=is_behind_tls(request))


async def end_here(request: Request, parts: Parts, account: Account | None) -> None:
    """End the session of whoever this browser is, and its sockets."""
    if account is not None:
        await asyncio.to_thread(parts.accounts.logout, token_of(request))
        await parts.logouts.sessions_ended(account.id)


@router.get("/me/sessions")
async def get_sessions(request: Request, parts: Parts, account: Known) -> list[models.SessionInfo]:
    """The devices on which you are known."""
    token, now = token_of(request), parts.hub.clock()
    found = await asyncio.to_thread(parts.accounts.list_sessions, account.id, token, now)
    return [models.SessionInfo(**vars(session)) for session in found]


@router.post("/me/sessions/{session}/end", status_code=204)
async def post_end_session(session: str, parts: Parts, account: Known) -> None:
    """Be forgotten on one of your devices."""
    await asyncio.to_thread(parts.accounts.end_session, account.id, session)
    await parts.logouts.sessions_ended(account.id)


@router.post("/host")
async def post_host(
    asked: models.HostToken, request: Request, parts: Parts, account: Known
) -> models.Me:
    """Become the host of the whole house with the token that the server printed."""
    with parts.attempts.one(address_of(request)):
        now = parts.hub.clock()
        await asyncio.to_thread(parts.accounts.become_host, account, asked.token, now)
    return await told(parts, token_of(request))
