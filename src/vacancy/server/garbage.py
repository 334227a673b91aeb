"""Garbage, collected rarely: nobody at a table is to wait for it.

Python's collector looks at what has been made lately again and again. With some hundred
tables that takes a twelfth of all time, up to a tenth of a second at once, and finds nothing: moves
and bots leave no garbage of the kind that it is for (things that hold each other), and neither do
visitors and requests, refused or not. What there may be still is collected while it is young, and
often: at five hundred tables it took a tenth of a second to look at what was made in two, while
everybody waited. Else it is collected once an hour, for which they wait half a second to three.
"""

from __future__ import annotations

import asyncio
import gc
import sys

SWITCH_SECONDS = 0.0005
"""How long a thread may keep Python's lock: the one that writes asks for it at every statement, and
would wait up to five milliseconds each time."""
YOUNG_SECONDS, TIDY_SECONDS = 0.25, 3600.0
YOUNG = 1
"""What was made since the last look is of this generation, or a younger one."""


def collect_rarely() -> None:
    """Keep pauses short in this process; what is loaded by now stays, so nobody looks at it."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.disable()


async def tidy_for_ever() -> None:
    """Collect garbage once in a while."""
    while True:
        for _ in range(int(TIDY_SECONDS / YOUNG_SECONDS)):
            await asyncio.sleep(YOUNG_SECONDS)
            gc.collect(YOUNG)
        gc.collect()
