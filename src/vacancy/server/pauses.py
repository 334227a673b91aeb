"""Pauses that Python makes, kept short: nobody at a table is to wait for them.

The collector of garbage looks at all that has outlived a few rounds again and again; with some
hundred tables that takes most of a second, and finds nothing. So it looks at new things alone, a
few milliseconds at a time, and at everything every ten minutes: what people leave behind when they
go is gone by then.
"""

from __future__ import annotations

import asyncio
import gc
import sys

SWITCH_SECONDS = 0.0005
"""How long a thread may keep Python's lock: the one that writes asks for it at every statement, and
would wait up to five milliseconds each time."""
NEW, NEWISH, NEVER = 10_000, 3, 1_000_000_000
TIDY_SECONDS = 600.0


def keep_short() -> None:
    """Set this process up; what is loaded by now stays, so nobody need look at it."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, NEWISH, NEVER)


async def tidy_for_ever() -> None:
    """Look at everything once in a while."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect()
