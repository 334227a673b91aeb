"""The commands: run a server, copy its store while it runs, and put a copy back."""

from __future__ import annotations

import socket
import sqlite3
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from vacancy.engine.words import Message

from . import garbage
from .logs import begin_log
from .settings import Settings
from .words import speaker

if TYPE_CHECKING:
    from fastapi import FastAPI

    from vacancy.server.http.lines import Doors
    from vacancy.server.store.store import Store

PORTS_TRIED = 50
FILES_KEPT = 128
"""Open files that are no lines: the store's, the page's, and those of the system."""


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

    begin_log()
    check_notices(settings, language)
    store, token = open_store(settings.db, language)
    warm_up(language)
    garbage.collect_rarely()
    listener = free_port(settings.host, settings.port, language)
    port = listener.getsockname()[1]
    if port != settings.port != 0:
        print(say(language, "serve-port-taken", port=str(settings.port), other=str(port)))
    doors = open_doors(settings, language)
    print(say(language, "serve-store", place=store.place))
    if token is not None:
        print(say(language, "serve-token", token=token))
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{port}/"
    print(say(language, "serve-ready", address=address), flush=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    run(make_app(settings, store), listener, doors)
    store.close()


def open_store(db: str | None, language: str) -> tuple[Store, str | None]:
    """The store, up to date, and the host token if it is new."""
    from vacancy.server.store.accounts import Accounts
    from vacancy.server.store.store import Store

    with told_trouble(language):
        store = Store(db)
        store.open()
        return store, Accounts(store).make_host_token()


def check_notices(settings: Settings, language: str) -> None:
    """What is set for notices must fit together before anybody relies on it."""
    from vacancy.server.notices.mail import BadMailSettings
    from vacancy.server.notices.sender import read_post, read_site

    try:
        read_site(settings)
        read_post(settings)
    except BadMailSettings:
        raise CannotServe(say(language, "serve-bad-notices")) from None


def open_doors(settings: Settings, language: str) -> Doors:
    """As many lines as are wanted, or as there can be with so many open files."""
    from vacancy.server.http.lines import Doors

    limit = allow_files(settings.connections + FILES_KEPT) - FILES_KEPT
    if limit < settings.connections:
        print(say(language, "serve-few-files", count=str(limit), files=str(limit + FILES_KEPT)))
    return Doors(limit, of_address=max(int(settings.per_minute), 40))


def allow_files(wanted: int) -> int:
    """How many files may be open, once as many were asked for as the system grants."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft != unlimited and soft < wanted:
        soft = wanted if hard == unlimited else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == unlimited else max(min(soft, wanted), FILES_KEPT + 1)


def run(app: FastAPI, listener: socket.socket, doors: Doors) -> None:
    """Serve until a signal ends it."""
    import uvicorn

    from vacancy.server.http.lines import protocols
    from vacancy.server.live.frames import FRAME_BYTES

    config = uvicorn.Config(
        app,
        **protocols(doors),
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=30,
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


def renew_host_token(db: str | None, *, language: str = "en") -> str:
    """Make another host token for a store, also while servers use it; says it in words."""
    from vacancy.server.store.accounts import Accounts
    from vacancy.server.store.store import Store

    with told_trouble(language):
        store = Store(db)
        store.open()
        token = Accounts(store).renew_host_token()
    store.close()
    return say(language, "serve-token-renewed", token=token)


def recompute_ratings(db: str | None, *, language: str = "en") -> str:
    """Make outcomes and ratings anew from the logs, also while servers run; says it in words."""
    from vacancy.server.live.hub import find_known
    from vacancy.server.store.recompute import recompute
    from vacancy.server.store.store import Store

    with told_trouble(language):
        store = Store(db)
        store.open()
        done = recompute(store, find_known)
    store.close()
    counts = {name: str(count) for name, count in done._asdict().items()}
    told = say(language, "ratings-recomputed", **counts)
    return told + ("\n" + say(language, "ratings-unreadable", **counts) if done.unreadable else "")


def backup(db: str | None, to: Path, *, language: str = "en") -> str:
    """Copy a store while it is in use; says where to. Raises `CannotServe` in words."""
    from vacancy.server.store.backups import backup_sqlite

    source = sqlite_file(db, "backup-postgres", to, language)
    if not source.is_file():
        raise CannotServe(say(language, "backup-missing", place=str(source)))
    if to.exists():
        raise CannotServe(say(language, "backup-exists", place=str(to)))
    with told_trouble(language):
        backup_sqlite(source, to)
    return say(language, "backup-done", place=str(to))


def restore(db: str | None, file: Path, *, may_replace: bool, language: str = "en") -> str:
    """Put a backup in a store's place; says what became of it. Raises `CannotServe` in words."""
    from vacancy.server.store.backups import CannotRestore, restore_sqlite

    target = sqlite_file(db, "restore-postgres", file, language)
    if not file.is_file():
        raise CannotServe(say(language, "restore-missing", file=str(file)))
    try:
        with told_trouble(language):
            aside = restore_sqlite(file, target, may_replace=may_replace)
    except CannotRestore as error:
        places = {"file": str(file), "place": str(target)}
        raise CannotServe(say(language, str(error), **places)) from None
    if aside is None:
        return say(language, "restore-done", place=str(target))
    return say(language, "restore-replaced", place=str(target), aside=str(aside))


def sqlite_file(db: str | None, otherwise: str, file: Path, language: str) -> Path:
    """The file of a store; PostgreSQL has none, but tools of its own, which a message names."""
    from vacancy.server.store.database import POSTGRES, read_address

    url = read_address(db)
    if url.get_backend_name() == POSTGRES:
        raise CannotServe(say(language, otherwise, file=str(file)))
    return Path(url.database or "")


@contextmanager
def told_trouble(language: str) -> Iterator[None]:
    """Say in words why a store cannot be opened."""
    from sqlalchemy.exc import SQLAlchemyError

    from vacancy.server.store.store import StoreAway

    try:
        yield
    except (StoreAway, SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise CannotServe(say(language, "serve-store-away", reason=str(error))) from error
