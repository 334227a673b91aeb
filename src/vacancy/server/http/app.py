"""The application: HTTP under /api, the WebSocket of each table, and the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from vacancy.server.cluster.announcements import Announcements
from vacancy.server.cluster.logouts import Logouts
from vacancy.server.cluster.neighbours import Neighbours
from vacancy.server.garbage import tidy_for_ever
from vacancy.server.live.conversation import Conversation
from vacancy.server.live.hub import Hub
from vacancy.server.store.accounts import Accounts, hash_token
from vacancy.server.store.store import Store, StoreAway
from vacancy.server.telling.wire import encode
from vacancy.server.words import BAD_REQUEST, Refused, refuse

from . import models
from . import people as routes_me
from . import tables as routes_tables
from .admission import BODY_BYTES, TOO_BIG, Admission, Buckets, own_names
from .dependencies import COOKIE, Server, account_of, who_is
from .page import page_response

logger = logging.getLogger("vacancy.server")

LOGINS_PER_MINUTE = 10
KNOWN_ERRORS: dict[int, tuple[str, dict[str, Any]]] = {
    404: ("not-found", {}),
    405: ("wrong-method", {}),
    TOO_BIG: ("too-big", {"limit": BODY_BYTES}),
}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Error}
    for status in (400, 401, 403, 404, 405, 409, 413, 421, 422, 429, 503)
}


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    db: str | None = None
    bot_pace: float = 1.0
    allow_hosts: tuple[str, ...] = ()
    per_minute: float = 600.0
    tellers: int = 0


class QuickJson(JSONResponse):
    """JSON like that of the tables: whatever people typed can be sent back."""

    def render(self, content: Any) -> bytes:
        return encode(content).encode()


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """A server that is ready to run."""
    kept = store or Store(settings.db)
    hub = Hub(kept, bot_pace=settings.bot_pace, tellers=settings.tellers)
    accounts = Accounts(kept)
    logouts = Logouts(accounts, hub)
    neighbours = Neighbours(kept, hub, Announcements(kept, hub, logouts))

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        hub.writer.start()
        hub.tellers.start()
        hub.minder.start()
        logouts.start()
        neighbours.start()
        tidying = asyncio.create_task(tidy_for_ever())
        yield
        tidying.cancel()
        await neighbours.stop()
        await logouts.stop()
        hub.minder.stop()
        await hub.writer.stop()
        await hub.tellers.stop()

    app = FastAPI(
        title="Vacancy", version="1", openapi_url="/api", docs_url=None, redoc_url=None,
        lifespan=lifespan, default_response_class=QuickJson, responses=REFUSALS,
    )  # fmt: skip
    logins = Buckets(LOGINS_PER_MINUTE, LOGINS_PER_MINUTE)
    app.state.server = Server(kept, accounts, hub, logouts, logins)
    app.include_router(routes_me.router)
    app.include_router(routes_tables.router)
    app.add_api_websocket_route("/api/tables/{table}/live", live)
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    add_error_handlers(app)
    app.add_middleware(
        Admission, names=own_names(settings.allow_hosts), per_minute=settings.per_minute
    )
    return app


async def live(socket: WebSocket, table: str) -> None:
    """The WebSocket of a table: anyone may watch, those who sit there may act."""
    server: Server = socket.app.state.server
    await socket.accept()
    try:
        account = await account_of(socket)
        room = await server.hub.room(table)
        who = who_is(account) if account else None
        session = hash_token(socket.cookies[COOKIE]) if account else None
        await Conversation(server.hub, room, socket, who, session).run(room)
    except Refused as refusal:
        await hang_up(socket, refusal)
    except StoreAway:
        await hang_up(socket, refuse("store", 503))


async def hang_up(socket: WebSocket, refusal: Refused) -> None:
    """Say why, and close; codes from 4000 on are an application's own."""
    told = {"type": "refused", "id": None, "reason": refusal.reason.as_json()}
    await socket.send_text(encode(told))
    await socket.close(4000 + refusal.status, refusal.reason.id)


async def page(path: str) -> Response:
    """The page's own files; any other address is a page that the browser draws."""
    if path == "api" or path.startswith("api/"):
        raise refuse("not-found", 404)
    return page_response(path)


def add_error_handlers(app: FastAPI) -> None:
    """Every error is a message with words in both languages."""

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return QuickJson({"error": error.reason.as_json()}, error.status)

    @app.exception_handler(StoreAway)
    async def away(_: Request, error: StoreAway) -> Response:
        logger.warning("the store is away: %s", error)
        return QuickJson({"error": refuse("store").reason.as_json()}, 503)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])[:100]
        reason = refuse("bad-request", BAD_REQUEST, where=where).reason
        return QuickJson({"error": reason.as_json()}, 422)

    @app.exception_handler(HTTPException)
    async def known(_: Request, error: HTTPException) -> Response:
        name, args = KNOWN_ERRORS.get(error.status_code, ("bad-request", {"where": "body"}))
        told = {"error": refuse(name, **args).reason.as_json()}
        return QuickJson(told, error.status_code, headers=error.headers)

    @app.exception_handler(Exception)
    async def unknown(_: Request, error: Exception) -> Response:
        return QuickJson({"error": refuse("internal").reason.as_json()}, 500)
