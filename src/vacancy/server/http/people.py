"""HTTP: names, passwords, logging in and out; the games and their rules."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from vacancy.bots import DEFAULT_LEVEL, LEVELS
from vacancy.engine.game import Game
from vacancy.engine.options import Choice
from vacancy.engine.ruletext import chapters
from vacancy.engine.words import Message
from vacancy.games import NAMES
from vacancy.games import game as find_game
from vacancy.server.live.hub import find_known
from vacancy.server.words import refuse

from . import models
from .dependencies import COOKIE, Known, Parts, Someone

YEAR = 365 * 86_400

router = APIRouter(prefix="/api")


def remember(request: Request, response: Response, token: str) -> None:
    """Give the browser its token, where no script can read it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@router.get("/me")
async def get_me(account: Someone) -> models.Me | None:
    """Who you are here; nothing before you have said your name."""
    if account is None:
        return None
    return models.Me(
        name=account.name, has_password=account.has_password, is_admin=account.is_admin
    )


@router.post("/me")
async def post_me(
    asked: models.Naming, request: Request, response: Response, parts: Parts, account: Someone
) -> models.Me:
    """Say your name, or change it."""
    accounts = parts.accounts
    if account is None:
        token = await asyncio.to_thread(accounts.create, asked.name, parts.hub.clock())
        remember(request, response, token)
    else:
        token = request.cookies[COOKIE]
        await asyncio.to_thread(accounts.rename, account.id, asked.name)
    return await told(parts, token)


async def told(parts: Parts, token: str) -> models.Me:
    found = await asyncio.to_thread(parts.accounts.find, token)
    me = await get_me(found)
    assert me is not None
    return me


@router.post("/me/password")
async def post_password(
    asked: models.Password, request: Request, parts: Parts, account: Known
) -> models.Me:
    """Protect your name, so that you can use it on another device."""
    token = request.cookies[COOKIE]
    async with parts.hashing:
        await asyncio.to_thread(parts.accounts.set_password, account, asked.password, token)
    await parts.logouts.sessions_ended(account.id)
    return await told(parts, token)


@router.post("/login")
async def post_login(
    asked: models.Login, request: Request, response: Response, parts: Parts
) -> models.Me:
    """Be who you are on another device."""
    address = request.client.host if request.client else ""
    if not parts.logins.take(address):
        raise refuse("too-many")
    async with parts.hashing:
        token = await asyncio.to_thread(
            parts.accounts.login, asked.name, asked.password, parts.hub.clock()
        )
    remember(request, response, token)
    return await told(parts, token)


@router.post("/logout", status_code=204)
async def post_logout(request: Request, response: Response, parts: Parts, account: Someone) -> None:
    """Forget this browser; its tables are left."""
    if account is not None:
        await asyncio.to_thread(parts.accounts.logout, request.cookies[COOKIE])
        await parts.logouts.sessions_ended(account.id)
    response.delete_cookie(COOKIE)


@router.post("/host")
async def post_host(
    asked: models.HostToken, request: Request, parts: Parts, account: Known
) -> models.Me:
    """Become the host of the whole house with the token that the server printed."""
    address = request.client.host if request.client else ""
    if not parts.logins.take(address):
        raise refuse("too-many")
    await asyncio.to_thread(parts.accounts.become_host, account.id, asked.token)
    return await told(parts, request.cookies[COOKIE])


@router.get("/games")
async def get_games() -> list[models.GameInfo]:
    """The games that can be played."""
    return [describe(find_game(name)) for name in NAMES]


def describe(game: Game) -> models.GameInfo:
    options = []
    for option in game.options:
        seats = map(str, range(game.seats[-1]))
        values = option.values if isinstance(option, Choice) else (option.default, *seats)
        options.append(
            models.OptionInfo(name=option.name, values=list(values), default=option.default)
        )
    return models.GameInfo(
        name=game.name,
        title=game.title,
        designer=game.designer,
        minutes=game.minutes,
        seats=list(game.seats),
        options=options,
        bots=list(LEVELS),
        default_bot=DEFAULT_LEVEL,
        rules_version=game.rules_version,
        colours=list(game.colours),
        pitch=models.BothLanguages(en=say_pitch(game, "en"), pl=say_pitch(game, "pl")),
    )


def say_pitch(game: Game, language: str) -> str:
    """What a game is about, in its own words."""
    return game.speaker(language).say(Message("pitch"))


@router.get("/games/{game}/words/{lang}", response_model=None, responses=models.AS_TEXT)
async def get_words(game: str, lang: Literal["en", "pl"]) -> PlainTextResponse:
    """A game's own sentences as a Fluent file: for pages that were built without them."""
    file = find_known(game).folder / "text" / f"{lang}.ftl"
    return PlainTextResponse(await asyncio.to_thread(file.read_text, "utf-8"))


@router.get("/games/{game}/rules")
async def get_rules(game: str, lang: Literal["en", "pl"] = "en") -> models.RulesInfo:
    """The numbered rules of a game."""
    found = await asyncio.to_thread(chapters, find_known(game).folder, lang)
    return models.RulesInfo(
        chapters=[
            models.ChapterInfo(
                title=chapter.title,
                rules=[
                    models.RuleInfo(number=number, text=text)
                    for number, text in chapter.rules.items()
                ],
            )
            for chapter in found
            if chapter.rules
        ]
    )
