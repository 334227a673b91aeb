"""Servers as they really run: processes of their own, on a port of their own.

Only their passwords are hashed in less time (`tests.server.quick`).
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.nursery import Forked, Order, begin_alone, nursery

BEGINS_ALONE = bool(os.environ.get("VACANCY_FRESH_SERVERS"))
HOST_TOKEN = re.compile(r"\(shown once, keep it\): (\S+)")
READY = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class ServerProcess:
    """A server in a process of its own."""

    def __init__(
        self,
        db: str,
        *arguments: str,
        port: int = 0,
        is_compiled: bool = False,
        files: int | None = None,
    ) -> None:
        self.db, self.port, self.is_compiled, self.files = db, port, is_compiled, files
        self.arguments = ["--db", db, "--per-minute", "1000000", *arguments]
        self.said: list[str] = []
        self.process: Forked | subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def host_token(self) -> str:
        """The token that it printed at its first start."""
        found = HOST_TOKEN.search("\n".join(self.said))
        assert found is not None
        return found[1]

    def begin(self) -> Forked | subprocess.Popen[str]:
        """A process that begins to serve."""
        uncompiled = "" if self.is_compiled else "1"
        environment = {**os.environ, "VACANCY_UNCOMPILED": uncompiled}
        order = Order([*self.arguments, "--port", str(self.port)], environment, self.files)
        return begin_alone(order) if self.is_compiled or BEGINS_ALONE else nursery().begin(order)

    def start(self) -> None:
        """Start, and wait until it says that it is open. A restart keeps the port."""
        self.process = self.begin()
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.rstrip())
            if found := READY.search(line):
                self.port = int(found[1])
                return
        raise RuntimeError(f"the server did not start: {self.said}")

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            assert self.process.stdout is not None
            self.process.send_signal(how)
            self.process.wait(timeout=20)
            with self.process.stdout as rest:
                self.said += rest.read().splitlines()
            self.process = None


@contextmanager
def serving(
    db: str | Path, *arguments: str, is_compiled: bool = False, files: int | None = None
) -> Iterator[ServerProcess]:
    """A running server; bots answer at once unless said otherwise."""
    options: dict[str, Any] = {"is_compiled": is_compiled, "files": files}
    server = ServerProcess(str(db), "--bot-pace", "0", *arguments, **options)
    server.start()
    try:
        yield server
    finally:
        server.stop()
    complaints = [line for line in server.said if "Traceback" in line or "ERROR" in line]
    assert not complaints, "\n".join(server.said)
