"""Writes to the store: many tables' rows in one transaction, so that one sync of the disk serves
all who wait for it. Who is alone is written at once; of many, those of a hundredth of a second are
written together."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from vacancy.server.tasks import end

from .store import Append, Store, StoreAway

BATCH = 256
QUEUE = 4096
GATHER_SECONDS = 0.01

Waiting = tuple[Append, "asyncio.Future[bool]"]


class Writer:
    """One thread that writes what has gathered while it wrote the last batch."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue(QUEUE)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        await end(self.task)
        self.thread.shutdown()

    async def append(self, item: Append) -> bool:
        """Write rows; True when they are safe, False when another writer had their version."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self.queue.put((item, future))
        return await future

    async def run(self) -> None:
        next_at = 0.0
        while True:
            batch = [await self.queue.get()]
            await asyncio.sleep(next_at - time.monotonic())
            next_at = time.monotonic() + GATHER_SECONDS
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            await self.write(batch)

    async def write(self, batch: list[Waiting]) -> None:
        loop = asyncio.get_running_loop()
        items = [item for item, _ in batch]
        try:
            written = await loop.run_in_executor(self.thread, self.store.append, items)
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(batch) > 1 and not isinstance(error, StoreAway):
                for each in batch:  # what one of them is wrong with is nothing to the others
                    await self.write([each])
                return
            away = error if isinstance(error, StoreAway) else StoreAway(type(error).__name__)
            for _, future in batch:
                if not future.done():
                    future.set_exception(away)
            return
        for (_, future), is_written in zip(batch, written, strict=True):
            if not future.done():
                future.set_result(is_written)
