"""The application: HTTP under /api, the WebSocket of each table, and the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Any, Protocol

from fastapi import FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from vacancy.server.cards.pictures import Pictures
from vacancy.server.cluster.announcements import Announcements
from vacancy.server.cluster.housekeeping import Housekeeping
from vacancy.server.cluster.logouts import Logouts
from vacancy.server.cluster.neighbours import Neighbours
from vacancy.server.garbage import tidy_for_ever
from vacancy.server.live.conversation import Conversation
from vacancy.server.live.hub import Hub, find_known
from vacancy.server.notices.sender import Sender
from vacancy.server.rates import Quotas
from vacancy.server.reviewing.desk import Desk
from vacancy.server.settings import Settings
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.deals import Deals
from vacancy.server.store.profiles import Profiles
from vacancy.server.store.reviews import Reviews
from vacancy.server.store.sessions import hash_token
from vacancy.server.store.store import Store, StoreAway
from vacancy.server.telling.deals import Sources
from vacancy.server.telling.scribe import Stories
from vacancy.server.telling.wire import encode
from vacancy.server.words import OTHERWISE, REFUSALS, Refused, refuse

from . import (
    friends,
    games,
    health,
    house,
    manual,
    metrics,
    models,
    notices,
    onward,
    order,
    people,
    players,
    puzzles,
    ratings,
    reviews,
    shared,
    tables,
)
from .admission import BODY_BYTES, Admission, own_names
from .attempts import Attempts
from .board import Board
from .dependencies import Server, account_of, token_of, who_is
from .forgetting import Forgetting
from .journal import Journal
from .page import STATIC, file_response
from .readers import Readers
from .readiness import Health
from .seen import Seen

logger = logging.getLogger("vacancy.server")

PARTS = (
    health,
    metrics,
    people,
    games,
    ratings,
    players,
    friends,
    tables,
    onward,
    reviews,
    order,
    house,
    notices,
    puzzles,
    shared,
    manual,
)
"""The routes, by what they are about."""
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


class Beside(Protocol):
    """Something that goes on beside the answers, as long as the server runs."""

    def start(self) -> None: ...

    async def stop(self) -> None: ...


class QuickJson(JSONResponse):
    """JSON like that of the tables: whatever people typed can be sent back."""

    def render(self, content: Any) -> bytes:
        return encode(content).encode()


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """A server that is ready to run."""
    kept = store or Store(settings.db)
    quotas = Quotas(settings.per_minute)
    hub = Hub(kept, quotas, bot_pace=settings.bot_pace, tellers=settings.tellers)
    accounts, attempts = Accounts(kept), Attempts()
    logouts = Logouts(accounts, hub)
    housekeeping = Housekeeping(hub)
    neighbours = Neighbours(kept, hub, Announcements(kept, hub, logouts, housekeeping))
    forgetting = Forgetting(accounts, hub.clock)
    sender = Sender(kept, hub, settings)
    desk = Desk(hub, Reviews(kept), settings.reviewers)
    beside: tuple[Beside, ...] = (logouts, housekeeping, neighbours, forgetting, sender, desk)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        hub.writer.start()
        hub.tellers.start()
        hub.minder.start()
        for part in beside:
            part.start()
        tidying = asyncio.create_task(tidy_for_ever())
        yield
        tidying.cancel()
        for part in reversed(beside):
            await part.stop()
        hub.stop()
        await hub.writer.stop()
        await hub.tellers.stop()

    app = FastAPI(
        title="Vacancy",
        version="1",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        default_response_class=QuickJson,
        responses=RESPONSES,
    )
    readers = Readers(accounts, attempts, is_public=bool(settings.allow_hosts))
    app.state.server = Server(
        kept,
        accounts,
        hub,
        logouts,
        housekeeping,
        attempts,
        Health(kept),
        readers,
        Profiles(kept),
        Board(kept, quotas.listed),
        Pictures(STATIC / "cards"),
        Stories(hub.scribe),
        Deals(kept),
        Sources(lambda table_id: hub.snapshots.load(table_id, find_known)),
        sender,
        Seen(accounts, hub.clock),
        desk,
    )
    for part in PARTS:
        app.include_router(part.router)
    app.add_api_route("/api", described, methods=["GET"], include_in_schema=False)
    app.add_api_websocket_route("/api/tables/{table_id}/live", live)
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    add_error_handlers(app)
    names = own_names((*settings.allow_hosts, settings.host))
    app.add_middleware(
        Admission,
        names=names,
        quotas=quotas,
        why_banned=hub.order.why_not_serve,
        journal=Journal(settings.journal),
    )
    return app


async def described(request: Request) -> Response:
    """What is asked and answered here, as OpenAPI tells it: long, and always the same."""
    state = request.app.state
    if not hasattr(state, "described"):
        state.described = encode(request.app.openapi()).encode()
    return Response(state.described, media_type="application/json")


async def live(socket: WebSocket, table_id: str) -> None:
    """The WebSocket of a table: anyone may watch, those who sit there may act."""
    server: Server = socket.app.state.server
    await socket.accept()
    try:
        account = await account_of(socket)
        room = await server.hub.room(table_id)
        who = who_is(account) if account else None
        session = hash_token(token_of(socket)) if account else None
        blocked = await server.hub.order.blocked_by(who.account if who else None)
        await Conversation(server.hub, room, socket, who, session, blocked).run(room)
    except Refused as refusal:
        await hang_up(socket, refusal)
    except StoreAway:
        await hang_up(socket, refuse("store"))
    except asyncio.CancelledError:
        logger.info("the server closes while somebody is still at table %s", table_id)


async def hang_up(socket: WebSocket, refusal: Refused) -> None:
    """Say why, and close, unless nobody is there; codes from 4000 on are an application's own."""
    told = {"type": "refused", "id": None, "reason": refusal.reason.as_json()}
    with suppress(WebSocketDisconnect):
        await socket.send_text(encode(told))
        await socket.close(4000 + refusal.status, refusal.reason.id)


async def page(path: str, request: Request) -> Response:
    """The page's own files; any other address is a page that the browser draws."""
    if path == "api" or path.startswith("api/"):
        raise refuse("not-found")
    file = file_response(path, request.headers.get("accept-encoding", ""))
    return file or await shared.shared_page(path, request, request.app.state.server)


def tell_error(
    refusal: Refused, status: int | None = None, headers: Mapping[str, str] | None = None
) -> Response:
    """A refusal as an answer, with its own status or another."""
    told = {"error": refusal.reason.as_json()}
    return QuickJson(told, status or refusal.status, {**(headers or {}), **refusal.headers})


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
