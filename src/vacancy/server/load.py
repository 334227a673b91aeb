"""How a server bears many tables: `make load`. Loopback only; figures are reported, not judged.

A server in a process of its own, or several, and here its clients: every seat of every table is a
WebSocket. The tables are at different points of their matches, as those of a house are; then each
makes a move every two seconds. Measured are the times from a move to its acknowledgement and to
the other seats' screens, and what the server needs for it.

Thousands of clients in one process must not wait for each other, which real ones do not: they do
not read what they need not know, and their garbage is left where it is (Python's collector, looking
through all of it, took a third of a second at a time).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
ROUND = 20  # moves in a round of Overbooking, after which there is most to tell
ACKNOWLEDGED = re.compile(r'\{"type":"ack","id":"m(\d+)"')
MOVED = re.compile(r'"kind":"moved","number":(\d+),')
MY_MOVES = '"moves":[{'
ACTION = re.compile(r'"action":(\d+)')
UTIME, STIME = 11, 12  # in /proc/PID/stat, behind the name
START = "Vacancy is open: http://127.0.0.1:"


@dataclass
class Figures:
    """What is measured."""

    acks: list[float] = field(default_factory=list)
    screens: list[float] = field(default_factory=list)
    memory: list[tuple[float, int]] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    late: int = 0
    server_seconds: float = 0.0
    own_seconds: float = 0.0

    def report(self) -> str:
        lines = [f"moves {len(self.acks)}, other screens {len(self.screens)}"]
        for name, values in (("acknowledged", self.acks), ("on other screens", self.screens)):
            if len(values) > 1:
                cuts = statistics.quantiles(values, n=100)
                usual = f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms"
                lines.append(f"{name}: {usual}, worst {max(values) * 1000:.0f} ms")
        sizes = ", ".join(f"{at:.0f} s {size} MB" for at, size in self.memory)
        lines.append(f"server memory: {sizes}")
        each = 1000 / max(len(self.acks), 1)
        costs = f"{self.server_seconds * each:.1f} ms, clients {self.own_seconds * each:.1f} ms"
        lines.append(f"processor time for a move: server {costs}")
        lines.append(f"errors {len(self.errors)}; moves not made in time {self.late}")
        return "\n".join([*lines, *sorted(set(self.errors))[:5]])


class Process:
    """A server process, asked over HTTP."""

    def __init__(self, folder: str, tellers: int) -> None:
        command = [sys.executable, "-m", "vacancy.server", "--port", "0", "--db",
                   f"{folder}/load.db", "--per-minute", "10000000",
                   "--tellers", str(tellers)]  # fmt: skip
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = next(line for line in self.process.stdout if line.startswith(START))
        self.port = int(found.removeprefix(START).strip().rstrip("/"))
        self.line = http.client.HTTPConnection("127.0.0.1", self.port)

    def ask(self, path: str, body: dict[str, Any], cookie: str | None) -> Any:
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        self.line.request("POST", path, json.dumps(body), headers)
        response = self.line.getresponse()
        self.cookie = (response.headers.get("set-cookie") or "").partition(";")[0]
        answer = json.loads(response.read())
        if response.status != 200:
            raise RuntimeError(f"{path}: {answer}")
        return answer

    @property
    def family(self) -> list[Path]:
        """What the system knows of it and of its tellers."""
        own = Path(f"/proc/{self.process.pid}")
        children = (own / f"task/{self.process.pid}/children").read_text().split()
        return [own, *(Path(f"/proc/{child}") for child in children)]

    def memory(self) -> int:
        """Their resident memory in megabytes."""
        found = [
            re.search(r"VmRSS:\s+(\d+)", (each / "status").read_text()) for each in self.family
        ]
        return sum(int(size[1]) for size in found if size) // 1024

    def seconds(self) -> float:
        """The processor time that they have used."""
        stats = [(each / "stat").read_text().rpartition(")")[2].split() for each in self.family]
        ticks = sum(int(fields[UTIME]) + int(fields[STIME]) for fields in stats)
        return ticks / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.wait(20)


class House:
    """The processes of a server on one store, and four people."""

    def __init__(self, folder: str, count: int, tellers: int) -> None:
        self.processes = [Process(folder, tellers) for _ in range(count)]
        self.cookies = [self.name(f"Player {seat}") for seat in range(SEATS)]

    def name(self, name: str) -> str:
        self.processes[0].ask("/api/me", {"name": name}, None)
        return self.processes[0].cookie

    def open_table(self, number: int) -> str:
        """The address of a match of four people that has begun; processes take turns."""
        process = self.processes[number % len(self.processes)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        body = {"game": "overbooking", "seats": seats}
        table = process.ask("/api/tables", body, self.cookies[0])["id"]
        for seat in range(1, SEATS):
            process.ask(f"/api/tables/{table}/join", {"seat": seat}, self.cookies[seat])
        process.ask(f"/api/tables/{table}/start", {}, self.cookies[0])
        return f"ws://127.0.0.1:{process.port}/api/tables/{table}/live"

    def memory(self) -> int:
        return sum(process.memory() for process in self.processes)

    def seconds(self) -> float:
        return sum(process.seconds() for process in self.processes)

    def close(self) -> None:
        for process in self.processes:
            process.close()


class TableUnderLoad:
    """One table: four screens, and a move every so often."""

    def __init__(self, house: House, where: str, figures: Figures, chance: random.Random) -> None:
        self.house, self.where, self.figures, self.chance = house, where, figures, chance
        self.sent_at: dict[int, float] = {}
        self.turn: asyncio.Queue[tuple[ClientConnection, list[str]]] = asyncio.Queue()
        self.number = 0
        self.mover: ClientConnection | None = None
        self.start = inf

    async def run(self, start: float, end: float, every: float) -> None:
        screens = [
            await connect(
                self.where,
                additional_headers={"Cookie": cookie},
                max_size=None,
                compression=None,
                open_timeout=60,
                ping_interval=None,
            )
            for cookie in self.house.cookies
        ]
        readers = [asyncio.create_task(self.read(screen)) for screen in screens]
        for screen in screens:
            await screen.send('{"type":"hello","protocol":1,"since":null}')
        for _ in range(self.chance.randrange(ROUND)):
            await self.move(*await self.turn.get())
        self.start = start
        due = start + self.chance.uniform(0, every)
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += every
            if self.turn.empty():
                self.figures.late += 1
            else:
                await self.move(*self.turn.get_nowait())
        await asyncio.sleep(2.0)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*(screen.close() for screen in screens))

    async def move(self, screen: ClientConnection, actions: list[str]) -> None:
        action, number, self.mover = self.chance.choice(actions), self.number, screen
        self.sent_at[number + 1] = time.monotonic()
        fields = f'"id":"m{number + 1}","number":{number},"action":{action}'
        await screen.send(f'{{"type":"move",{fields}}}')

    async def read(self, screen: ClientConnection) -> None:
        async for text in screen:
            now = time.monotonic()
            assert isinstance(text, str)
            if found := ACKNOWLEDGED.match(text):
                self.note(self.figures.acks, int(found[1]), now)
            elif found := MOVED.search(text, 0, 100):
                self.number = int(found[1])
                if screen is not self.mover:
                    self.note(self.figures.screens, self.number, now)
            elif text.startswith(('{"type":"refused"', '{"type":"resync"')):
                self.figures.errors.append(text[:150])
            if (moves := text.rfind(MY_MOVES)) >= 0:
                self.turn.put_nowait((screen, ACTION.findall(text, moves)))

    def note(self, times: list[float], number: int, now: float) -> None:
        """Note how long something took, if it is measured yet."""
        if self.sent_at[number] >= self.start:
            times.append(now - self.sent_at[number])


async def watch_server(house: House, figures: Figures, start: float, end: float) -> None:
    await asyncio.sleep(start - time.monotonic())
    server, own = house.seconds(), time.process_time()
    while (now := time.monotonic()) < end:
        figures.memory.append((now - start, house.memory()))
        await asyncio.sleep(max(0.2, (end - start) / 6))
    figures.server_seconds = house.seconds() - server
    figures.own_seconds = time.process_time() - own


async def run(house: House, tables: list[str], seconds: float, every: float) -> Figures:
    figures, chance = Figures(), random.Random(1)
    start = time.monotonic() + 5 + len(tables) / 10
    end = start + seconds
    under_load = [
        TableUnderLoad(house, table, figures, random.Random(chance.random())) for table in tables
    ]
    await asyncio.gather(
        watch_server(house, figures, start, end),
        *(table.run(start, end, every) for table in under_load),
    )
    return figures


def main() -> None:
    """Put a server under load and report."""
    reader = argparse.ArgumentParser(prog="vacancy.server.load")
    reader.add_argument("--tables", type=int, default=500)
    reader.add_argument("--seconds", type=float, default=60.0)
    reader.add_argument("--every", type=float, default=2.0)
    reader.add_argument("--processes", type=int, default=1, help="of the server, on one store")
    reader.add_argument("--tellers", type=int, default=1, help="of each of them")
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder, asked.processes, asked.tellers)
        try:
            began = time.monotonic()
            tables = [house.open_table(number) for number in range(asked.tables)]
            print(f"{len(tables)} tables opened in {time.monotonic() - began:.0f} s", flush=True)
            gc.disable()
            print(uvloop.run(run(house, tables, asked.seconds, asked.every)).report())
        finally:
            house.close()


if __name__ == "__main__":
    main()
