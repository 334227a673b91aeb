"""The writer: who is alone does not wait, and who comes with others is written with them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest

from vacancy.server.store import writer as module
from vacancy.server.store.store import Append, Store, StoreAway
from vacancy.server.store.writer import Writer
from vacancy.server.table.listing import Listing
from vacancy.server.table.parts import Row

LISTING = Listing("waiting", True, None, None, 1.0, {})


class NotedStore:
    """A store that notes how many appends are written together."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.is_away = False

    def append(self, batch: Sequence[Append]) -> list[bool]:
        self.batches.append(len(batch))
        if self.is_away:
            raise StoreAway("away")
        return [True] * len(batch)


def item(number: int) -> Append:
    return Append(f"{number:016x}", [Row(1, "created", {}, 1.0)], LISTING)


async def write_alone_then_five(store: NotedStore) -> None:
    writer = Writer(cast(Store, cast(Any, store)))
    writer.start()
    await writer.append(item(0))
    await asyncio.gather(*(writer.append(item(number)) for number in range(1, 6)))
    await writer.stop()


def test_those_who_come_together_are_written_together() -> None:
    store = NotedStore()
    asyncio.run(write_alone_then_five(store))
    assert store.batches == [1, 5]


def test_who_is_alone_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GATHER_SECONDS", 3600.0)
    store = NotedStore()

    async def write() -> None:
        writer = Writer(cast(Store, cast(Any, store)))
        writer.start()
        await writer.append(item(0))
        await writer.stop()

    asyncio.run(write())
    assert store.batches == [1]


def test_all_who_wait_hear_that_the_store_is_away() -> None:
    store = NotedStore()

    async def write() -> list[Any]:
        writer = Writer(cast(Store, cast(Any, store)))
        writer.start()
        store.is_away = True
        told = await asyncio.gather(
            *map(writer.append, map(item, range(3))), return_exceptions=True
        )
        await writer.stop()
        return told

    assert [type(each) for each in asyncio.run(write())] == [StoreAway] * 3


def test_what_one_is_wrong_with_is_nothing_to_those_who_come_with_it() -> None:
    class PickyStore(NotedStore):
        def append(self, batch: Sequence[Append]) -> list[bool]:
            if item(2).table_id in {each.table_id for each in batch}:
                raise KeyError("no such bot")
            return super().append(batch)

    async def write() -> list[Any]:
        writer = Writer(cast(Store, cast(Any, PickyStore())))
        writer.start()
        told = await asyncio.gather(
            *map(writer.append, map(item, range(4))), return_exceptions=True
        )
        await writer.stop()
        return [each if each is True else type(each) for each in told]

    assert asyncio.run(write()) == [True, True, StoreAway, True]
