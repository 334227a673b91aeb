"""HTTP: the games and their rules."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Literal

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response
from pydantic import TypeAdapter

from vacancy.bots import DEFAULT_LEVEL, LEVELS
from vacancy.engine.game import Game
from vacancy.engine.options import Choice, Effect
from vacancy.engine.ruletext import chapters, printed
from vacancy.engine.words import Message
from vacancy.games import NAMES
from vacancy.games import game as find_game
from vacancy.server.live.hub import find_known

from . import models

router = APIRouter(prefix="/api")
GAMES = TypeAdapter(list[models.GameInfo])


@router.get("/games", response_model=list[models.GameInfo])
async def get_games() -> Response:
    """The games that can be played."""
    return Response(write_games(), media_type="application/json")


@cache
def write_games() -> bytes:
    """All games as JSON, which never change while the server runs and are asked for by all."""
    return GAMES.dump_json([describe(find_game(name)) for name in NAMES])


def describe(game: Game) -> models.GameInfo:
    options = []
    for option in game.options:
        seats = map(str, range(game.seats[-1]))
        values = option.values if isinstance(option, Choice) else (option.default, *seats)
        options.append(
            models.OptionInfo(
                name=option.name,
                values=list(values),
                default=option.default,
                effect=describe_effect(option.effect),
            )
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


def describe_effect(effect: Effect | None) -> models.EffectInfo | None:
    """When an option makes a difference, unless it always does."""
    if effect is None:
        return None
    return models.EffectInfo(option=effect.option, value=effect.value, seats=effect.seats)


def say_pitch(game: Game, language: str) -> str:
    """What a game is about, in its own words."""
    return game.speaker(language).say(Message("pitch"))


@router.get("/games/{game}/words/{lang}", response_model=None, responses=models.AS_TEXT)
async def get_words(game: str, lang: Literal["en", "pl"]) -> PlainTextResponse:
    """A game's own sentences as a Fluent file: for pages that were built without them."""
    file = find_known(game).folder / "text" / f"{lang}.ftl"
    return PlainTextResponse(await asyncio.to_thread(file.read_text, "utf-8"))


@router.get("/games/{game}/rules", response_model=models.RulesInfo)
async def get_rules(game: str, lang: Literal["en", "pl"] = "en") -> Response:
    """The numbered rules of a game as one would print them, without what only the program needs."""
    told = await asyncio.to_thread(write_rules, find_known(game).name, lang)
    return Response(told, media_type="application/json")


@cache
def write_rules(game: str, lang: str) -> str:
    """The rules of a game as JSON: much text, which never changes."""
    told = models.RulesInfo(
        chapters=[
            models.ChapterInfo(
                title=chapter.title,
                rules=[
                    models.RuleInfo(number=number, text=printed(text))
                    for number, text in chapter.rules.items()
                ],
            )
            for chapter in chapters(find_known(game).folder, lang)
            if chapter.rules and not chapter.is_for_program
        ]
    )
    return told.model_dump_json()
