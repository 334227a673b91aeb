"""Tasks that go on until they are ended."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any


async def end(*tasks: asyncio.Task[Any] | None) -> None:
    """End tasks, as far as they have begun, and wait until they have."""
    for task in tasks:
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
