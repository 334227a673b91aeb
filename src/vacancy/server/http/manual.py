"""The documentation at /docs: files that `make docs` has built, and words without them."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, RedirectResponse, Response

from vacancy.server.words import refuse

from .page import find_file, missing_page

router = APIRouter(include_in_schema=False)
MANUAL = Path(__file__).parents[1] / "manual"
INDEX = "index.html"
DOOR = '<link rel="help" href="/docs/" />'
"""What tells the page that there is documentation to lead to."""
DRAWING = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"}
"""Plots bring their own colours, and nothing else may happen in them."""


def is_built() -> bool:
    return (MANUAL / INDEX).is_file()


def with_door(page: str) -> str:
    """The HTML of the page, which leads to the documentation where there is any."""
    return page.replace("</head>", f"{DOOR}</head>", 1) if is_built() else page


@router.api_route("/docs", methods=["GET", "HEAD"])
@router.api_route("/docs/{path:path}", methods=["GET", "HEAD"])
async def manual_page(request: Request, path: str = "") -> Response:
    """A file of the documentation, whose first page has no name."""
    if not is_built():
        return missing_page("no-manual")
    if request.url.path == "/docs":
        return RedirectResponse("/docs/")  # so that links within it lead where they should
    wanted = find_file(path or INDEX, MANUAL)
    if wanted is None:
        raise refuse("not-found")
    headers = {"cache-control": "no-cache"} | (DRAWING if wanted.suffix == ".svg" else {})
    return FileResponse(wanted, headers=headers)
