"""Backups of an SQLite database: copied while it is in use, and put back whole or not at all.

A file that is copied over a database leaves the old write-ahead log beside it, which is then
applied to pages that it does not belong to. So a backup is put back by a command.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL

from .database import SQLITE, known_revisions, migrate, open_engine

HEADER = b"SQLite format 3\0"
WAL_AT, WAL = 18, 2
"""Where a file says that a write-ahead log belongs to it."""
BESIDE = ("-wal", "-shm", "-journal")
TABLES = {"settings", "accounts", "sessions", "log", "tables", "members"}
"""What every version has had."""


class CannotRestore(Exception):
    """Why a backup is not put back: the name of a message."""


def backup_sqlite(source: Path, target: Path) -> None:
    """Copy a database file as it is at one moment, while others read and write it."""
    with new_file(target) as part, closing(open_to_read(source)) as reader:
        copy(reader, part)


def restore_sqlite(source: Path, target: Path, *, may_replace: bool) -> Path | None:
    """Put a backup in a database's place; returns where the database is that was there.

    It is brought up to date before it takes the place. Raises `CannotRestore`.
    """
    check_backup(source)
    is_there = target.exists() and target.stat().st_size > 0
    if is_there and not may_replace:
        raise CannotRestore("restore-exists")
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with new_file(target) as part:
        with closing(open_to_read(source)) as reader:
            copy(reader, part)
        bring_up_to_date(part)
        aside = put_aside(target) if is_there else None
        for path in files_beside(target):
            path.unlink()
    return aside


def copy(reader: sqlite3.Connection, target: Path) -> None:
    """Copy a database in one step: one that is interrupted by writers would begin again."""
    with closing(sqlite3.connect(target)) as writer:
        reader.backup(writer)
        writer.execute("pragma journal_mode = delete")


def open_to_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file that only its owner reads; when it is whole and on disk, it takes its place."""
    part = target.with_name(target.name + ".part")
    try:
        for path in (part, *files_beside(part)):
            path.unlink(missing_ok=True)
        part.touch(0o600, exist_ok=False)
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
        sync_folder(target.parent)
    finally:
        part.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """See to it that the names in a folder are on disk, where that can be asked for."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def files_beside(path: Path) -> list[Path]:
    """What SQLite has laid beside a database."""
    beside = [path.with_name(path.name + ending) for ending in BESIDE]
    return [each for each in beside if each.exists()]


def check_backup(path: Path) -> None:
    """See that a file is a whole backup, of this version or an earlier one."""
    with path.open("rb") as file:
        head = file.read(WAL_AT + 1)
    if not head.startswith(HEADER):
        raise CannotRestore("restore-no-backup")
    if head[WAL_AT] == WAL:
        raise CannotRestore("restore-in-use-copy")
    try:
        with closing(open_to_read(path)) as reader:
            is_whole = reader.execute("pragma integrity_check(1)").fetchone() == ("ok",)
            names = {name for (name,) in reader.execute("select name from sqlite_master")}
            if not is_whole:
                raise CannotRestore("restore-damaged")
            if not names >= TABLES | {"alembic_version"}:
                raise CannotRestore("restore-no-backup")
            revisions = {each for (each,) in reader.execute("select * from alembic_version")}
    except sqlite3.DatabaseError:
        raise CannotRestore("restore-damaged") from None
    if not revisions or not revisions <= known_revisions():
        raise CannotRestore("restore-newer")


def bring_up_to_date(path: Path) -> None:
    """Migrate a copy, and leave nothing of it beside the file."""
    engine = open_engine(URL.create(SQLITE, database=str(path)))
    try:
        migrate(engine)
    finally:
        engine.dispose()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode = delete")


def put_aside(target: Path) -> Path:
    """Give a database another name, and leave it in its place until another one takes it.

    Its log is written into it first, which nobody can do while others have it open.
    """
    try:
        with closing(sqlite3.connect(target, timeout=0)) as connection:
            connection.execute("pragma journal_mode = delete")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise CannotRestore("restore-in-use") from None
        if error.sqlite_errorcode not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise  # one that is damaged is kept as it is, with what lies beside it
    aside = target.with_name(f"{target.name}.{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}")
    for path in (target, *files_beside(target)):
        link(path, path.with_name(path.name.replace(target.name, aside.name, 1)))
    return aside


def link(path: Path, other: Path) -> None:
    """Give a file another name; where the disk has no such thing, make a copy."""
    try:
        other.hardlink_to(path)
    except FileExistsError:
        raise
    except OSError:
        shutil.copy2(path, other)
