"""The servers under load: their processes, asked over HTTP, and what the system knows of them."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

SEATS = 4
UTIME, STIME = 11, 12  # in /proc/PID/stat, behind the name
TELLER = b"vacancy.server.telling.tellers"
START = "Vacancy is open: http://127.0.0.1:"
UNLIMITED = "10000000"
"""Changes in a minute: all clients come from one address, and no quota is to hold them up."""


class Process:
    """A server process."""

    def __init__(self, db: str, tellers: int, connections: int) -> None:
        self.command = [sys.executable, "-m", "vacancy.server", "--db", db,
                        "--per-minute", UNLIMITED, "--connections", str(connections),
                        "--tellers", str(tellers)]  # fmt: skip
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it and wait until it is open. A restart keeps the port."""
        command = [*self.command, "--port", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = next(line for line in self.process.stdout if line.startswith(START))
        self.port = int(found.removeprefix(START).strip().rstrip("/"))

    def ask(self, path: str, body: dict[str, Any], cookie: str | None) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            line.request("POST", path, json.dumps(body), headers)
            response = line.getresponse()
            answer = json.loads(response.read())
        finally:
            line.close()
        if response.status != http.HTTPStatus.OK:
            raise RuntimeError(f"{path}: {answer}")
        return answer, (response.headers.get("set-cookie") or "").partition(";")[0]

    @property
    def own(self) -> Path:
        """What the system knows of it."""
        return Path(f"/proc/{self.process.pid}")

    @property
    def tellers(self) -> list[Path]:
        """Those of its processes that tell of moves; others make hints or reviews ready."""
        children = (self.own / f"task/{self.process.pid}/children").read_text().split()
        found = [Path(f"/proc/{child}") for child in children]
        return [each for each in found if TELLER in (each / "cmdline").read_bytes()]

    def seconds(self) -> float:
        """The processor time that it and its tellers have used."""
        family = [self.own, *self.tellers]
        stats = [(each / "stat").read_text().rpartition(")")[2].split() for each in family]
        ticks = sum(int(fields[UTIME]) + int(fields[STIME]) for fields in stats)
        return ticks / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.process.kill()
        self.process.wait(20)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def resident(processes: list[Path]) -> int:
    """Their memory in megabytes."""
    found = [re.search(r"VmRSS:\s+(\d+)", (each / "status").read_text()) for each in processes]
    return sum(int(size[1]) for size in found if size) // 1024


class House:
    """The processes of a server on one store, and four people."""

    def __init__(self, db: str, count: int, tellers: int, tables: int) -> None:
        connections = 1000 + tables * SEATS
        self.processes = [Process(db, tellers, connections) for _ in range(count)]
        self.is_spread = db.startswith("postgresql")
        """Whether the seats of a table are clients of different processes: those on SQLite hear of
        each other only twice a second, so a table's clients share one there."""
        self.cookies = [self.name(f"Player {seat}") for seat in range(SEATS)]

    def name(self, name: str) -> str:
        """Somebody's cookie."""
        return self.processes[0].ask("/api/me", {"name": name}, None)[1]

    def open_table(self, number: int, game: str) -> list[str]:
        """Where the seats of a match of four people that has begun look on."""
        process = self.processes[number % len(self.processes)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        table = self.create(process, {"game": game, "seats": seats})
        for seat in range(1, SEATS):
            process.ask(f"/api/tables/{table}/join", {"seat": seat}, self.cookies[seat])
        self.start(process, table)
        return [self.screen(table, number, seat) for seat in range(SEATS)]

    def open_bots_table(self, number: int, game: str, level: str) -> list[str]:
        """Where the only person looks on at a match with three bots that has begun."""
        process = self.processes[number % len(self.processes)]
        bots = [{"kind": "bot", "bot": level}] * (SEATS - 1)
        table = self.create(process, {"game": game, "seats": [{"kind": "me"}, *bots]})
        self.start(process, table)
        return [self.screen(table, number, 0)]

    def create(self, process: Process, body: dict[str, Any]) -> str:
        table: str = process.ask("/api/tables", body, self.cookies[0])[0]["id"]
        return table

    def start(self, process: Process, table: str) -> None:
        process.ask(f"/api/tables/{table}/start", {}, self.cookies[0])

    def screen(self, table: str, number: int, seat: int) -> str:
        """The address at which a seat of a table looks on; processes take turns."""
        turn = number + (seat if self.is_spread else 0)
        port = self.processes[turn % len(self.processes)].port
        return f"ws://127.0.0.1:{port}/api/tables/{table}/live"

    def memory(self) -> tuple[int, int]:
        """Megabytes of the servers, and of their tellers."""
        tellers = [teller for process in self.processes for teller in process.tellers]
        return resident([process.own for process in self.processes]), resident(tellers)

    def seconds(self) -> float:
        return sum(process.seconds() for process in self.processes)

    def close(self) -> None:
        for process in self.processes:
            process.close()
