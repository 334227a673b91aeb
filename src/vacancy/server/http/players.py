"""HTTP: profiles, the matches on them, and matches that come and go as files."""

from __future__ import annotations

import asyncio
import io
import zipfile
from typing import Annotated, Any, cast

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from vacancy.games import game as find_game
from vacancy.server.live.hub import find_known
from vacancy.server.store.accounts import Account
from vacancy.server.store.profiles import Profiles, Somebody
from vacancy.server.store.snapshots import Snapshots
from vacancy.server.table.exports import file_name, read_import, write_export, write_plays
from vacancy.server.table.outcome import Outcome
from vacancy.server.telling import profiles as telling
from vacancy.server.telling.standings import Imported, MatchPage, PoolRating, Profile
from vacancy.server.telling.views import iso
from vacancy.server.words import Refused

from . import models
from .dependencies import Address, Known, Parts, Someone

router = APIRouter(prefix="/api")
PAGE = 30
AS_FILE = "attachment; filename={}"

Name = Annotated[str, Query(min_length=1, max_length=60)]
Words = Annotated[str, Query(max_length=60)]


# Profiles


@router.get("/player")
async def get_player(name: Name, parts: Parts, account: Someone, address: Address) -> Profile:
    """Somebody's profile, as far as you may know it."""
    parts.hub.quotas.take("profiles", address)
    async with parts.looking_through:
        return await asyncio.to_thread(read_profile, parts.profiles, name, id_of(account))


def id_of(account: Account | None) -> str | None:
    return account.id if account else None


def read_profile(profiles: Profiles, name: str, viewer: str | None) -> Profile:
    found = profiles.find(name, viewer)
    outcomes = profiles.outcomes(found.account, viewer)
    return {
        "name": found.name,
        "since": iso(found.created_at) or "",
        "is_you": found.account == viewer,
        "matches": len(outcomes),
        "ratings": read_ratings(profiles, found),
        "tallies": telling.tallies(outcomes, found.account),
        "opponents": telling.head_to_head(outcomes, found.account),
        "bots": telling.bots_met(outcomes, found.account),
        "streaks": telling.streaks(outcomes, found.account),
    }


def read_ratings(profiles: Profiles, found: Somebody) -> list[PoolRating]:
    return [
        {
            "game": each.game,
            "seats": each.seats,
            "rating": telling.rating_info(each.rating),
            "matches": each.matches,
            "history": [
                {
                    "at": iso(step.ended_at) or "",
                    "value": round(step.after.value),
                    "margin": telling.rating_info(step.after)["margin"],
                }
                for step in profiles.history(found.account, each.game, each.seats)
            ],
        }
        for each in profiles.ratings_of(found.account)
    ]


@router.get("/player/matches")
async def get_matches(
    name: Name,
    parts: Parts,
    account: Someone,
    address: Address,
    game: Words = "",
    opponent: Words = "",
    which: telling.Which = "all",
    page: Annotated[int, Query(ge=0, lt=1000)] = 0,
) -> MatchPage:
    """Somebody's matches that you may know of: of a game, against whom, rated, won or lost alone;
    page by page."""
    parts.hub.quotas.take("profiles", address)
    viewer, wish = id_of(account), telling.Wanted(game, opponent, which)
    async with parts.looking_through:
        return await asyncio.to_thread(read_matches, parts.profiles, name, viewer, wish, page)


def read_matches(
    profiles: Profiles, name: str, viewer: str | None, wish: telling.Wanted, page: int
) -> MatchPage:
    found = profiles.find(name, viewer)
    outcomes = profiles.outcomes(found.account, viewer)
    wanted = [outcome for outcome in outcomes if telling.is_wanted(outcome, found.account, wish)]
    shown = wanted[page * PAGE : (page + 1) * PAGE]
    return {
        "matches": [telling.match_info(outcome, found.account) for outcome in shown],
        "count": len(wanted),
    }


# Files


@router.get("/me/matches.zip", response_model=None, responses=models.AS_ZIP)
async def get_transcripts(parts: Parts, account: Known, address: Address) -> Response:
    """All your matches as transcripts, in one file."""
    parts.hub.quotas.take("exports", address)
    async with parts.packing:
        packed = await parts.hub.read(pack, parts.profiles, parts.hub.snapshots, account.id)
    headers = {"content-disposition": AS_FILE.format("vacancy-matches.zip")}
    return Response(packed, media_type="application/zip", headers=headers)


def pack(profiles: Profiles, snapshots: Snapshots, account: str) -> bytes:
    """A file with a transcript of each match; those that cannot be read are left out."""
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as packed:
        for outcome in profiles.outcomes(account, account):
            if (text := transcript_of(snapshots, outcome)) is not None:
                packed.writestr(file_name(outcome), text)
    return kept.getvalue()


def transcript_of(snapshots: Snapshots, outcome: Outcome) -> str | None:
    try:
        return write_export(snapshots.load(outcome.table_id, find_known), outcome)
    except Refused:
        return None


@router.get("/me/matches.json", response_model=None, responses=models.AS_JSON)
async def get_plays(parts: Parts, account: Known, address: Address) -> Response:
    """All your matches in the format of BG Stats."""
    parts.hub.quotas.take("exports", address)
    async with parts.looking_through:
        plays = await asyncio.to_thread(read_plays, parts.profiles, account.id)
    headers = {"content-disposition": AS_FILE.format("vacancy-bgstats.json")}
    return JSONResponse(plays, headers=headers)


def read_plays(profiles: Profiles, account: str) -> dict[str, Any]:
    return write_plays(profiles.outcomes(account, account), account, title_of)


def title_of(game: str) -> str:
    return find_game(game).title


@router.get("/me/imports")
async def get_imports(parts: Parts, account: Known) -> list[Imported]:
    """The matches that you brought along."""
    found = await asyncio.to_thread(parts.profiles.imports, account.id)
    return [cast(Imported, {**each, "imported_at": iso(each["imported_at"])}) for each in found]


@router.post("/me/imports")
async def post_import(
    asked: models.Transcript, parts: Parts, account: Known, address: Address
) -> models.Seal:
    """Bring a match along: it is checked from its seal to its result, and never rated."""
    parts.hub.quotas.take("imports", address)
    seal, about = await parts.hub.read(read_import, asked.text, find_known, parts.hub.clock())
    await asyncio.to_thread(parts.profiles.keep_import, account.id, seal, about, asked.text)
    return models.Seal(seal=seal)


@router.get("/me/imports/{seal}", response_model=None, responses=models.AS_TEXT)
async def get_import(seal: str, parts: Parts, account: Known) -> PlainTextResponse:
    """The transcript of a match that you brought along."""
    text = await asyncio.to_thread(parts.profiles.import_text, account.id, seal)
    return PlainTextResponse(text)


@router.post("/me/imports/{seal}/drop", status_code=204)
async def post_drop_import(seal: str, parts: Parts, account: Known) -> None:
    """Forget a match that you brought along."""
    await asyncio.to_thread(parts.profiles.drop_import, account.id, seal)
