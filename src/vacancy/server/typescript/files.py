"""Which files there are, and what is in each."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_type_hints

from fastapi import APIRouter

from vacancy.engine.game import Game
from vacancy.engine.shown import Message, Offered
from vacancy.games import NAMES
from vacancy.games import game as find_game
from vacancy.server import http
from vacancy.server.live.frames import Asking
from vacancy.server.telling.messages import Event, Told

from .page import Page
from .shapes import is_shape, is_union, shapes_in

FOLDER = Path(__file__).parents[4] / "web" / "src" / "generated"
SHARED = {"Message": Message, "Offered": Offered}
"""What a game's file takes from the protocol's."""


def http_shapes() -> Iterator[Any]:
    """What is asked and answered over HTTP, from the signatures of all routes."""
    for found in iter_modules(http.__path__):
        module = import_module(f"{http.__name__}.{found.name}")
        routes: list[Any] = getattr(module, "router", APIRouter()).routes
        for route in routes:
            for hint in get_type_hints(route.endpoint).values():
                yield from shapes_in(hint)
            yield from shapes_in(getattr(route, "response_model", None))  # of what is sent as text


def write_protocol() -> str:
    """What the server and the page tell each other."""
    page = Page()
    page.union("Asking", Asking, "What the page may say over the WebSocket.")
    page.union("TableEvent", Event, "What a row of a table's log is told as.")
    page.union("Told", Told, "What the server says over the WebSocket.")
    for shape in http_shapes():
        page.shape(shape)
    return page.text()


def declared_types(game: Game) -> tuple[Any, Any] | None:
    """The types of a game's table and moves; none where it only says that they are dicts."""
    view: Any = game.view_of
    table = get_type_hints(view.describe, include_extras=True)["return"]
    move = get_type_hints(view.describe_move, include_extras=True)["return"]
    return (table, move) if is_shape(table) else None


def write_game(game: Game) -> str | None:
    """What is told of a game's table, its moves and its beats; nothing if it does not say."""
    declared = declared_types(game)
    if declared is None:
        return None
    table, move = declared
    page = Page(SHARED)
    page.shape(table)
    if is_union(move):
        page.union("Move", move, "A legal move.", base=Offered)
    else:
        page.shape(move, base=Offered)
    page.beat(game.beat)
    return page.text()


def write_all() -> dict[str, str]:
    """All files by name."""
    games = {name: write_game(find_game(name)) for name in NAMES}
    told = {f"{name}.ts": text for name, text in games.items() if text is not None}
    return {"protocol.ts": write_protocol(), **told}
