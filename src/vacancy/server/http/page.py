"""The page: files built from `web/`, and a word of advice where they are missing."""

from __future__ import annotations

import mimetypes
from html import escape
from http import HTTPStatus
from pathlib import Path

from fastapi.responses import FileResponse, HTMLResponse, Response

from vacancy.engine.words import LANGUAGES, Message
from vacancy.server.words import refuse, speaker

STATIC = Path(__file__).parents[1] / "static"
PLAYER = "player/"
FOR_EVER = "public, max-age=31536000, immutable"
PATH_BYTES = 200
"""No file of ours has a longer name, and no system knows one much longer."""


def file_response(path: str, encodings: str = "") -> Response | None:
    """A file of the page; None of an address without an ending, which the page draws itself.

    To whoever takes it packed it is sent so: the build has packed it once and for all.
    """
    wanted = find_file(path)
    if wanted is not None:
        is_named_by_content = path.startswith("assets/")
        headers = {"cache-control": FOR_EVER if is_named_by_content else "no-cache"}
        return send(wanted, find_file(f"{path}.gz"), headers, encodings)
    if Path(path).suffix and not path.startswith(PLAYER):  # whose name may have a dot
        raise refuse("not-found")
    return None if (STATIC / "index.html").is_file() else missing_page()


def send(wanted: Path, packed: Path | None, headers: dict[str, str], encodings: str) -> Response:
    """A file, packed if it lies there so and whoever asks takes it so."""
    if packed is None:
        return FileResponse(wanted, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in encodings:
        return FileResponse(wanted, headers=headers)
    kind = mimetypes.guess_type(wanted.name)[0]
    return FileResponse(packed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)


def find_file(path: str, folder: Path | None = None) -> Path | None:
    """The file at an address, if it is one of the page's own, or of another folder's."""
    if not path or "\0" in path or len(path.encode()) > PATH_BYTES:
        return None
    place = (folder or STATIC).resolve()
    wanted = (place / path).resolve()
    return wanted if wanted.is_relative_to(place) and wanted.is_file() else None


def missing_page(what: str = "no-page") -> Response:
    """Says in both languages what to do about something that has not been built."""
    title = escape(speaker("en").say(Message(f"{what}-title")))
    advice = "".join(
        f'<p lang="{language}">{escape(speaker(language).say(Message(what)))}</p>'
        for language in LANGUAGES
    )
    head = f'<meta charset="utf-8"><title>{title}</title>'
    page = f"<!doctype html><html lang=en><head>{head}</head><body>{advice}"
    return HTMLResponse(page, HTTPStatus.SERVICE_UNAVAILABLE)
