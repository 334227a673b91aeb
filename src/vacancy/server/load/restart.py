"""How long a house is closed whose servers were killed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from math import inf

from .house import House
from .tables import PeoplesTable, TableUnderLoad

LONGEST = 60.0


async def measure_restart(house: House, tables: Iterable[TableUnderLoad]) -> str:
    """Kill all servers and start them again; tells when a table is played, and when all are."""
    played = [
        table for table in tables if isinstance(table, PeoplesTable) and not table.is_over.is_set()
    ]
    for process in house.processes:
        process.kill()
    began = time.monotonic()
    await asyncio.gather(*(asyncio.to_thread(process.start) for process in house.processes))
    times = [time.monotonic() - began]
    for some in (played[:1], played[1:]):
        await asyncio.gather(*(make_a_move(table) for table in some))
        times.append(time.monotonic() - began)
    opened, first, last = (f"{seconds:.2f} s" for seconds in times)
    together = f"and at all {len(played)}, whose people came together, after {last}"
    return f"killed; open again after {opened}, a move made at one table after {first}, {together}"


async def make_a_move(table: PeoplesTable) -> None:
    """Come back to a table, make the next move there, and see it acknowledged."""
    table.begin_match()
    table.start = inf
    async with table.screens(), asyncio.timeout(LONGEST):
        await table.move(*await table.turn.get())
        await table.is_acknowledged.wait()
