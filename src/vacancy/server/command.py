"""The commands: run a server, and copy its store while it runs."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from vacancy.engine.words import Message

from . import garbage
from .settings import Settings
from .words import speaker

if TYPE_CHECKING:
    from fastapi import FastAPI

    from vacancy.server.store.store import Store

PORTS_TRIED = 50


class CannotServe(Exception):
    """A command that failed, in words."""


def say(language: str, name: str, **args: str) -> str:
    return speaker(language).say(Message(name, args))


def free_port(host: str, port: int, language: str) -> socket.socket:
    """A socket at this port, or at the next one that is free.

    Its protocol is named, since asyncio sends small frames at once only where it reads TCP there.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + PORTS_TRIED, 65_536)):
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, candidate))
            made.listen(2048)
        except OSError:
            made.close()
            if port == 0:
                break
        else:
            return made
    raise CannotServe(say(language, "serve-no-port", port=str(port)))


def serve(settings: Settings, *, open_page: bool = False, language: str = "en") -> None:
    """Run a server until it is stopped. Raises `CannotServe` in words."""
    from vacancy.server.http.app import make_app

    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    store, token = open_store(settings.db, language)
    warm_up(language)
    garbage.collect_rarely()
    listener = free_port(settings.host, settings.port, language)
    port = listener.getsockname()[1]
    if port != settings.port != 0:
        print(say(language, "serve-port-taken", port=str(settings.port), other=str(port)))
    print(say(language, "serve-store", place=store.place))
    if token is not None:
        print(say(language, "serve-token", token=token))
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{port}/"
    print(say(language, "serve-ready", address=address), flush=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    compiling = compile_meanwhile()
    run(make_app(settings, store), listener)
    if compiling is not None:
        compiling.terminate()
    store.close()


def compile_meanwhile() -> subprocess.Popen[bytes] | None:
    """Compile in another process what only the highest level of bots needs; nobody waits for it."""
    from vacancy.bots.net.judge import net_of
    from vacancy.bots.net.loop import search
    from vacancy.engine.core import NativeCore
    from vacancy.games import NAMES
    from vacancy.games import game as find_game

    missing = [
        name
        for name in NAMES
        if isinstance(core := find_game(name).core, NativeCore)
        and net_of(find_game(name)) is not None
        and not core.is_ready(search)
    ]
    command = [
        sys.executable,
        "-m",
        "vacancy.lab.precompile",
        "--part",
        "net",
        "--nice",
        "10",
        *missing,
    ]
    return subprocess.Popen(command, start_new_session=True) if missing else None


def open_store(db: str | None, language: str) -> tuple[Store, str | None]:
    """The store, up to date, and the host token if it is new."""
    from sqlalchemy.exc import SQLAlchemyError

    from vacancy.server.store.accounts import Accounts
    from vacancy.server.store.store import Store, StoreAway

    try:
        store = Store(db)
        store.open()
        return store, Accounts(store).make_host_token()
    except (StoreAway, SQLAlchemyError, OSError) as error:
        raise CannotServe(say(language, "serve-store-away", reason=str(error))) from error


def run(app: FastAPI, listener: socket.socket) -> None:
    """Serve until a signal ends it."""
    import uvicorn

    from vacancy.server.live.frames import FRAME_BYTES

    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=30,
        limit_concurrency=10_000,
        timeout_graceful_shutdown=2,
        h11_max_incomplete_event_size=32_768,
    )
    uvicorn.Server(config).run(sockets=[listener])


def warm_up(language: str) -> None:
    """Load the games' rules, so that nobody waits for them at a table."""
    from vacancy.bots import DEFAULT_LEVEL, make_bot
    from vacancy.games import NAMES
    from vacancy.server.live.hub import find_known

    for name in NAMES:
        rules = find_known(name)
        if rules.is_compiled:
            print(say(language, "serve-loading", game=rules.title), flush=True)
            state = rules.new(seats=rules.seats[0], seed=1)
            seat = rules.to_move(state)
            assert seat is not None
            rules.view(state, seat)
            make_bot(DEFAULT_LEVEL, rules, seed=1).choose(rules.known(state, seat), seat)
            for _ in rules.beats(state, rules.legal(state)[0]):
                pass


def backup(db: str | None, to: Path, *, language: str = "en") -> str:
    """Copy a store while it is in use; says where to. Raises `CannotServe` in words."""
    from vacancy.server.store.database import POSTGRES, backup_sqlite, read_address

    url = read_address(db)
    if url.get_backend_name() == POSTGRES:
        return say(language, "backup-postgres", place=str(to))
    source = Path(url.database or "")
    if not source.is_file():
        raise CannotServe(say(language, "backup-missing", place=str(source)))
    if to.exists():
        raise CannotServe(say(language, "backup-exists", place=str(to)))
    backup_sqlite(source, to)
    return say(language, "backup-done", place=str(to))
