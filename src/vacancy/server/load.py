"""How a server bears many tables: `make load`. Loopback only; figures are reported, not judged.

A server process of its own, and here its clients: every seat of every table is a WebSocket. Each
table makes a move every two seconds; measured are the times from a move to its acknowledgement and
to the other seats' screens, and what the server needs for it.
"""

from __future__ import annotations

import argparse
import asyncio
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
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
MOVED = re.compile(r'"kind":"moved","number":(\d+),')
MY_MOVES = '"moves":[{'
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
                told = f"p50 {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms"
                lines.append(f"{name}: {told}, worst {max(values) * 1000:.0f} ms")
        told = ", ".join(f"{at:.0f} s {size} MB" for at, size in self.memory)
        lines.append(f"server memory: {told}")
        each = 1000 / max(len(self.acks), 1)
        told = f"{self.server_seconds * each:.1f} ms, clients {self.own_seconds * each:.1f} ms"
        lines.append(f"processor time for a move: server {told}")
        lines.append(f"errors {len(self.errors)}; moves not made in time {self.late}")
        return "\n".join([*lines, *sorted(set(self.errors))[:5]])


class House:
    """The server under load, asked over HTTP by four people."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "vacancy.server", "--port", "0", "--db",
                   f"{folder}/load.db", "--per-minute", "10000000"]  # fmt: skip
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = next(line for line in self.process.stdout if line.startswith(START))
        self.port = int(found.removeprefix(START).strip().rstrip("/"))
        self.line = http.client.HTTPConnection("127.0.0.1", self.port)
        self.cookies = [self.name(f"Player {seat}") for seat in range(SEATS)]

    def name(self, name: str) -> str:
        self.ask("/api/me", {"name": name}, None)
        return self.cookie

    def ask(self, path: str, body: dict[str, Any], cookie: str | None) -> Any:
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        self.line.request("POST", path, json.dumps(body), headers)
        answer = self.line.getresponse()
        self.cookie = (answer.headers.get("set-cookie") or "").partition(";")[0]
        told = json.loads(answer.read())
        if answer.status != 200:
            raise RuntimeError(f"{path}: {told}")
        return told

    def open_table(self) -> str:
        """A match of four people that has begun."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        body = {"game": "overbooking", "seats": seats}
        table: str = self.ask("/api/tables", body, self.cookies[0])["id"]
        for seat in range(1, SEATS):
            self.ask(f"/api/tables/{table}/join", {"seat": seat}, self.cookies[seat])
        self.ask(f"/api/tables/{table}/start", {}, self.cookies[0])
        return table

    def memory(self) -> int:
        """The server's resident memory in megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) // 1024 if found else 0

    def seconds(self) -> float:
        """The processor time that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[UTIME]) + int(fields[STIME])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.wait(20)


class TableUnderLoad:
    """One table: four screens, and a move every so often."""

    def __init__(self, house: House, table: str, figures: Figures, chance: random.Random) -> None:
        self.house, self.table, self.figures, self.chance = house, table, figures, chance
        self.sent_at: dict[int, float] = {}
        self.turn: asyncio.Queue[tuple[ClientConnection, dict[str, Any]]] = asyncio.Queue()
        self.number = 0

    async def run(self, start: float, end: float, every: float) -> None:
        where = f"ws://127.0.0.1:{self.house.port}/api/tables/{self.table}/live"
        screens = [
            await connect(where, additional_headers={"Cookie": cookie}, max_size=None,
                          compression=None, open_timeout=60, ping_interval=None)
            for cookie in self.house.cookies
        ]  # fmt: skip
        readers = [asyncio.create_task(self.read(screen)) for screen in screens]
        for screen in screens:
            await screen.send('{"type":"hello","protocol":1,"since":null}')
        due = start + self.chance.uniform(0, every)
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += every
            await self.move()
        await asyncio.sleep(2.0)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*(screen.close() for screen in screens))

    async def move(self) -> None:
        if self.turn.empty():
            self.figures.late += 1
            return
        screen, view = self.turn.get_nowait()
        action = self.chance.choice(view["moves"])["action"]
        number = self.number
        self.sent_at[number + 1] = time.monotonic()
        told = {"type": "move", "id": f"m{number + 1}", "number": number, "action": action}
        await screen.send(json.dumps(told))

    async def read(self, screen: ClientConnection) -> None:
        async for text in screen:
            now = time.monotonic()
            assert isinstance(text, str)
            if text.startswith('{"type":"ack"'):
                number = int(json.loads(text)["id"][1:])
                self.figures.acks.append(now - self.sent_at[number])
            elif found := MOVED.search(text, 0, 100):
                self.number = int(found[1])
                self.figures.screens.append(now - self.sent_at[self.number])
            elif text.startswith(('{"type":"refused"', '{"type":"resync"')):
                self.figures.errors.append(text[:150])
            if MY_MOVES in text:
                told = json.loads(text)
                view = told["event"]["view"] if told["type"] == "event" else told["view"]
                self.turn.put_nowait((screen, view))


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
    start = time.monotonic() + 5 + len(tables) / 25
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
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        try:
            began = time.monotonic()
            tables = [house.open_table() for _ in range(asked.tables)]
            print(f"{len(tables)} tables opened in {time.monotonic() - began:.0f} s", flush=True)
            print(asyncio.run(run(house, tables, asked.seconds, asked.every)).report())
        finally:
            house.close()


if __name__ == "__main__":
    main()
