"""The scribe writes what takes long off the event loop: welcomes, reviews, transcripts.

A welcome tells the whole log. Its lines follow from the moves and from who asks, so they are kept
as text, and whoever comes next is given the same; only what was played since is written anew.
Two threads write, however many ask: more would only keep the loop from its turn.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain, takewhile
from threading import Lock
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import orjson

from vacancy.server.table.parts import Happening, Move
from vacancy.server.table.table import Table

from .events import event, welcome
from .messages import Story
from .story import tell_story
from .views import Viewer, lines_of
from .wire import encode

THREADS = 2
BYTES_KEPT = 64_000_000
STORIES_KEPT = 500

Written = TypeVar("Written")


@dataclass(frozen=True)
class Book:
    """The log of a match: for each move the text of its lines, as each seat may know them and last
    whoever has none. Texts that are alike are one."""

    moves: list[Move]
    texts: list[tuple[bytes, ...]]
    size: int


class Books:
    """The logs that were read last, within a limit of bytes; threads may share it.

    Where one seat asks, the others soon will: when a server is back they all come at once. To write
    a log for all of them takes little more than to write it for one.
    """

    def __init__(self, bytes_kept: int = BYTES_KEPT) -> None:
        self.bytes_kept, self.bytes_used = bytes_kept, 0
        self.kept: OrderedDict[str, Book] = OrderedDict()
        self.lock = Lock()
        self.at_work: WeakValueDictionary[str, Lock] = WeakValueDictionary()
        """Of each table whose log is being written, so that nobody else does it as well."""

    def tell(self, table: Table, seat: int | None) -> orjson.Fragment:
        """All lines of a log as a seat may know them, as JSON."""
        with self.lock:
            own = self.at_work.setdefault(table.id, Lock())
        with own:
            book = self.read(table)
        place = -1 if seat is None else seat
        own_texts = (texts[place] for texts in book.texts)
        return orjson.Fragment(b"[" + b",".join(filter(None, own_texts)) + b"]")

    def read(self, table: Table) -> Book:
        """The log of a table, written as far as it was not."""
        with self.lock:
            before = self.kept.get(table.id)
        book = read_on(before, table)
        with self.lock:
            self.keep(table.id, book)
        return book

    def keep(self, table_id: str, book: Book) -> None:
        if (old := self.kept.pop(table_id, None)) is not None:
            self.bytes_used -= old.size
        self.kept[table_id] = book
        self.bytes_used += book.size
        while self.bytes_used > self.bytes_kept:
            _, oldest = self.kept.popitem(last=False)
            self.bytes_used -= oldest.size


def read_on(book: Book | None, table: Table) -> Book:
    """A book brought up to date: moves that were taken back are left out, new ones are added."""
    moves = table.moves
    pairs = zip(book.moves, moves, strict=False) if book else ()
    same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))
    if book is not None and same == len(book.moves) == len(moves):
        return book
    texts = book.texts[:same] if book else []
    seats = (*range(len(table.seats)), None)
    for number in range(same + 1, len(moves) + 1):
        alike: dict[bytes, bytes] = {}
        written = (orjson.dumps(lines)[1:-1] for lines in lines_of(table, number, seats))
        texts.append(tuple(alike.setdefault(text, text) for text in written))
    return Book(list(moves), texts, sum(map(len, chain.from_iterable(map(set, texts)))))


class Scribe:
    """Writes for all tables, and remembers what it wrote."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="scribe")
        self.books = Books()

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def write(self, write: Callable[..., Written], *args: Any) -> Written:
        """What a function makes, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, write, *args)

    async def welcome(self, table: Table, viewer: Viewer, online: Set[str]) -> str:
        """All that a viewer needs to begin, as text."""
        return await self.write(self.write_welcome, table, viewer, online)

    async def events(
        self, table: Table, happenings: Sequence[Happening], viewer: Viewer, online: Set[str]
    ) -> list[str]:
        """What a viewer has missed, as texts."""
        return await self.write(write_events, table, happenings, viewer, online)

    def write_welcome(self, table: Table, viewer: Viewer, online: Set[str]) -> str:
        return encode(welcome(table, viewer, online, self.books.tell))


def write_events(
    table: Table, happenings: Sequence[Happening], viewer: Viewer, online: Set[str]
) -> list[str]:
    return [encode(event(table, each, viewer, online)) for each in happenings]


class Stories:
    """The stories of the matches that were looked at last; each is written once."""

    def __init__(self, scribe: Scribe) -> None:
        self.scribe = scribe
        self.kept: OrderedDict[str, asyncio.Task[Story]] = OrderedDict()

    async def of(self, table: Table) -> Story:
        """The story of a match that is over, from now on the same for all."""
        task = self.kept.get(table.id)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self.scribe.write(tell_story, table))
            self.kept[table.id] = task
        self.kept.move_to_end(table.id)
        if len(self.kept) > STORIES_KEPT:
            self.kept.popitem(last=False)
        return await asyncio.shield(task)
