"""The page as a shared link shows it: a title, a description and a picture, in two languages.

Whoever draws a preview of a link reads the page's HTML and runs nothing, so the server writes into
it what the address is about. Addresses in it are whole, and made only of the name by which the
server was asked: `Admission` has let in none but its own.
"""

from __future__ import annotations

import logging
from functools import lru_cache
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Literal
from urllib.parse import quote, urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from vacancy.engine.words import LANGUAGES
from vacancy.server.cards.card import Card, game_card, house_card, missing_card, table_card
from vacancy.server.live.hub import find_known
from vacancy.server.rates import address_of
from vacancy.server.store.store import StoreAway
from vacancy.server.words import Refused

from .dependencies import Parts, Server
from .manual import with_door
from .page import STATIC

logger = logging.getLogger("vacancy.server")
router = APIRouter(prefix="/api", include_in_schema=False)

Language = Literal["en", "pl"]
TABLES, GAMES = ("table", "join", "replay"), ("new", "rules")
PICTURE_KEPT = "public, max-age=300"
TITLE, DESCRIPTION = "<title>Vacancy</title>", '<meta name="description" content="'
LOCALES = {"en": "en_GB", "pl": "pl_PL"}
TEXT_MAX = 300


# The page


async def shared_page(path: str, request: Request, parts: Server) -> Response:
    """The page of an address, with what is told of it before it is opened."""
    language = preferred(request.headers.get("accept-language", ""))
    async with parts.hub.quotas.turns.one(address_of(request)):  # tables are read, as under /api
        card = await card_of(path, language, parts)
    page = dress(
        read_index(), card, picture_path(path, language), path, whole_address(request), language
    )
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(with_door(page), headers=headers)


def read_index() -> str:
    file = STATIC / "index.html"
    return read_once(file, file.stat().st_mtime_ns)


@lru_cache(2)
def read_once(file: Path, _: int) -> str:
    return file.read_text("utf-8")


def dress(index: str, card: Card, picture: str, path: str, site: str, language: str) -> str:
    """The page's HTML with the card of its address."""
    text = card.text if len(card.text) <= TEXT_MAX else f"{card.text[: TEXT_MAX - 1].rstrip()}…"
    told = {
        "og:type": "website",
        "og:site_name": "Vacancy",
        "og:locale": LOCALES[language],
        "og:title": card.title,
        "og:description": text,
        "og:url": f"{site}/{quote(path)}",
        "og:image": f"{site}{picture}",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": card.title,
    }
    metas = [
        f'<meta property="{name}" content="{quoted(value)}" />' for name, value in told.items()
    ]
    metas.append('<meta name="twitter:card" content="summary_large_image" />')
    head, _, rest = index.partition(DESCRIPTION)
    tail = rest.partition('"')[2]
    index = f'{head}{DESCRIPTION}{quoted(text)}"{tail}'
    index = index.replace('<html lang="en">', f'<html lang="{language}">', 1)
    return index.replace(TITLE, f"<title>{quoted(card.title)}</title>{''.join(metas)}", 1)


def quoted(words: str) -> str:
    """Words as they stand in HTML; half a character, which people can type, has no place there."""
    return escape(words.encode("utf-8", "replace").decode())


def whole_address(request: Request) -> str:
    """The address of this server as it was asked for: its own name, and nothing else of it.

    Empty if that is no address; links are then told without it.
    """
    try:
        asked = urlsplit(f"//{request.headers.get('host', '')}")
        name, port = asked.hostname or "", asked.port
    except ValueError:
        return ""
    if not name:
        return ""
    shown = f"[{name}]" if ":" in name else name
    return f"{request.url.scheme}://{quoted(shown)}" + (f":{port}" if port else "")


def preferred(accepted: str) -> Language:
    """The language that somebody would rather read, of those there are.

    >>> preferred("de,pl;q=0.8,en;q=0.5"), preferred("en-GB,pl;q=0.1"), preferred("pl;q=x")
    ('pl', 'en', 'en')
    """
    best: tuple[float, Language] = (0.0, "en")
    for part in accepted[:200].split(","):
        tag, _, more = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        try:
            weight = float(more.strip().removeprefix("q=")) if more else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and weight > best[0]:
            best = (weight, "pl" if language == "pl" else "en")
    return best[1]


# Cards


def split(path: str) -> tuple[str, str]:
    """What kind of page an address leads to, and the name or id in it."""
    kind, _, rest = path.partition("/")
    return kind, rest if rest and "/" not in rest else ""


async def card_of(path: str, language: str, parts: Server) -> Card:
    """What is told of an address; where nothing is, or it cannot be read now, that."""
    kind, name = split(path)
    try:
        if kind in TABLES and name:
            return table_card((await parts.hub.room(name)).table, language)
        if kind in GAMES and name:
            title = "card-rules-title" if kind == "rules" else "card-game-title"
            return game_card(find_known(name), language, title)
    except (Refused, StoreAway) as error:
        logger.info("nothing is told of %s: %s", kind, error)
        return missing_card(language)
    return house_card(language)


# Pictures


def picture_path(path: str, language: str) -> str:
    kind, name = split(path)
    if kind in TABLES and name:
        return f"/api/tables/{quote(name, safe='')}/picture.png?lang={language}"
    if kind in GAMES and name:
        return f"/api/games/{quote(name, safe='')}/picture.png?lang={language}"
    return f"/api/picture.png?lang={language}"


@router.get("/picture.png")
async def get_picture(request: Request, parts: Parts, lang: Language = "en") -> Response:
    """The picture of the house."""
    return await answer(request, parts, house_card(lang))


@router.get("/games/{game}/picture.png")
async def get_game_picture(
    game: str, request: Request, parts: Parts, lang: Language = "en"
) -> Response:
    """The picture of a game."""
    return await answer(request, parts, await card_of(f"new/{game}", lang, parts))


@router.get("/tables/{table_id}/picture.png")
async def get_table_picture(
    table_id: str, request: Request, parts: Parts, lang: Language = "en"
) -> Response:
    """The picture of a table: who is there, or how it ended."""
    return await answer(request, parts, await card_of(f"table/{table_id}", lang, parts))


async def answer(request: Request, parts: Server, card: Card) -> Response:
    """A picture, or that whoever asks has it already; only a new one costs anything."""
    svg, mark = parts.pictures.sketch(card)
    tag = f'"{mark}"'
    headers = {
        "etag": tag,
        "cache-control": PICTURE_KEPT,
        "cross-origin-resource-policy": "cross-origin",  # previews are shown on other pages
    }
    if tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if not parts.pictures.has(mark):
        parts.hub.quotas.take("pictures", address_of(request))
    return Response(await parts.pictures.draw(svg, mark), media_type="image/png", headers=headers)
