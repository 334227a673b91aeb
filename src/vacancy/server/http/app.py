"""The application: HTTP under /api, the WebSocket of each table, and the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
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
from vacancy.server.rates import Buckets
from vacancy.server.settings import Settings
from vacancy.server.store.accounts import Accounts, hash_token
from vacancy.server.store.store import Store, StoreAway
from vacancy.server.telling.wire import encode
from vacancy.server.words import OTHERWISE, REFUSALS, Refused, refuse

from . import models, people, tables
from .admission import BODY_BYTES, Admission, own_names
from .dependencies import COOKIE, Server, account_of, who_is
from .page import page_response

logger = logging.getLogger("vacancy.server")

LOGINS_PER_MINUTE = 10
KNOWN_ERRORS: dict[int, Refused] = {
    refusal.status: refusal
    for refusal in (
        refuse("not-found"),
        refuse("wrong-method"),
        refuse("too-big", limit=BODY_BYTES),
    )
}
"""What Starlette finds wrong by itself."""
RESPONSES: dict[int | str, dict[str, Any]] = {
    status.value: {"model": models.Error} for status in (*REFUSALS, OTHERWISE)
}


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
        title="Vacancy",
        version="1",
        openapi_url="/api",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        default_response_class=QuickJson,
        responses=RESPONSES,
    )
    logins = Buckets(LOGINS_PER_MINUTE, LOGINS_PER_MINUTE)
    app.state.server = Server(kept, accounts, hub, logouts, logins)
    app.include_router(people.router)
    app.include_router(tables.router)
    app.add_api_websocket_route("/api/tables/{table_id}/live", live)
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    add_error_handlers(app)
    names = own_names((*settings.allow_hosts, settings.host))
    app.add_middleware(Admission, names=names, per_minute=settings.per_minute)
    return app


async def live(socket: WebSocket, table_id: str) -> None:
    """The WebSocket of a table: anyone may watch, those who sit there may act."""
    server: Server = socket.app.state.server
    await socket.accept()
    try:
        account = await account_of(socket)
        room = await server.hub.room(table_id)
        who = who_is(account) if account else None
        session = hash_token(socket.cookies[COOKIE]) if account else None
        await Conversation(server.hub, room, socket, who, session).run(room)
    except Refused as refusal:
        await hang_up(socket, refusal)
    except StoreAway:
        await hang_up(socket, refuse("store"))


async def hang_up(socket: WebSocket, refusal: Refused) -> None:
    """Say why, and close; codes from 4000 on are an application's own."""
    told = {"type": "refused", "id": None, "reason": refusal.reason.as_json()}
    await socket.send_text(encode(told))
    await socket.close(4000 + refusal.status, refusal.reason.id)


async def page(path: str) -> Response:
    """The page's own files; any other address is a page that the browser draws."""
    if path == "api" or path.startswith("api/"):
        raise refuse("not-found")
    return page_response(path)


def tell_error(
    refusal: Refused, status: int | None = None, headers: Mapping[str, str] | None = None
) -> Response:
    """A refusal as an answer, with its own status or another."""
    told = {"error": refusal.reason.as_json()}
    return QuickJson(told, status or refusal.status, headers=headers)


def add_error_handlers(app: FastAPI) -> None:
    """Every error is a message with words in both languages."""

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return tell_error(error)

    @app.exception_handler(StoreAway)
    async def away(_: Request, error: StoreAway) -> Response:
        logger.warning("the store is away: %s", error)
        return tell_error(refuse("store"))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])[:100]
        return tell_error(refuse("bad-request", where=where))

    @app.exception_handler(HTTPException)
    async def known(_: Request, error: HTTPException) -> Response:
        refusal = KNOWN_ERRORS.get(error.status_code) or refuse("bad-request", where="body")
        return tell_error(refusal, error.status_code, error.headers)

    @app.exception_handler(Exception)
    async def unknown(_: Request, error: Exception) -> Response:
        return tell_error(refuse("internal"), HTTPStatus.INTERNAL_SERVER_ERROR)
