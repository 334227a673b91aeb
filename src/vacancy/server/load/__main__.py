"""`python -m vacancy.server.load`: put a server under load and report."""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Sequence

import uvloop

from vacancy.games import NAMES
from vacancy.server.command import FILES_KEPT, allow_files

from .figures import Figures, Memory
from .house import SEATS, House
from .restart import measure_restart
from .tables import BotsTable, Gate, PeoplesTable, TableUnderLoad

MEMORY_SAMPLES = 6


async def watch_server(house: House, figures: Figures, gate: Gate, seconds: float) -> None:
    start = await gate.passed()
    end = start + seconds
    server, own = house.seconds(), time.process_time()
    for sample in range(MEMORY_SAMPLES + 1):
        due = start + (end - start) * sample / MEMORY_SAMPLES
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        figures.memory.append(Memory(time.monotonic() - start, *house.memory()))
    figures.server_seconds = house.seconds() - server
    figures.own_seconds = time.process_time() - own


async def run(
    house: House, tables: Sequence[TableUnderLoad], figures: Figures, seconds: float
) -> None:
    figures.seconds = seconds
    seated = Gate(len(tables), "everybody looks on")
    begun = Gate(len(tables), "every table is somewhere in its match; the time begins")
    await asyncio.gather(
        watch_server(house, figures, begun, seconds),
        *(table.run(seated, begun, seconds) for table in tables),
    )


def open_tables(house: House, asked: argparse.Namespace, figures: Figures) -> list[TableUnderLoad]:
    """The tables of people and those of bots, each at the next of the games."""
    chance = random.Random(1)
    PeoplesTable.every, BotsTable.level = asked.every, asked.level
    TableUnderLoad.compression = None if asked.plain else "deflate"
    kinds = [PeoplesTable] * asked.tables + [BotsTable] * asked.thinking
    return [
        kind(house, number, asked.games[number % len(asked.games)], figures,
             random.Random(chance.random()))
        for number, kind in enumerate(kinds)
    ]  # fmt: skip


def read_arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="vacancy.server.load")
    reader.add_argument("--tables", type=int, default=500, help="of four people")
    reader.add_argument("--thinking", type=int, default=50, help="tables of bots and one person")
    reader.add_argument("--level", default="director", help="of those bots")
    reader.add_argument("--games", nargs="+", choices=NAMES, default=NAMES)
    reader.add_argument("--seconds", type=float, default=60.0)
    reader.add_argument("--every", type=float, default=2.0)
    reader.add_argument("--processes", type=int, default=1, help="of the server, on one store")
    reader.add_argument("--tellers", type=int, default=1, help="of each of them")
    reader.add_argument("--db", help="an empty database; a new SQLite file unless told otherwise")
    reader.add_argument("--plain", action="store_true", help="let nothing be compressed")
    reader.add_argument("--kill", action="store_true", help="in the end, and time the restart")
    return reader.parse_args()


def main() -> None:
    """Put a server under load and report."""
    asked, figures = read_arguments(), Figures()
    count = asked.tables + asked.thinking
    allow_files(count * SEATS + FILES_KEPT)
    with tempfile.TemporaryDirectory() as folder:
        house = House(asked.db or f"{folder}/load.db", asked.processes, asked.tellers, count)
        try:
            began = time.monotonic()
            tables = open_tables(house, asked, figures)
            print(f"{count} tables opened in {time.monotonic() - began:.0f} s", flush=True)
            gc.disable()
            uvloop.run(run(house, tables, figures, asked.seconds))
            print(figures.report(), flush=True)
            if asked.kill:
                print(uvloop.run(measure_restart(house, tables)))
        finally:
            house.close()


if __name__ == "__main__":
    main()
