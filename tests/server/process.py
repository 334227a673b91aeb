"""Servers as they really run: processes of their own, on a port of their own.

Only their passwords are hashed in less time (`tests.server.quick`).
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
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
        self.db, self.arguments, self.port = db, arguments, port
        self.within = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"] if files else []
        uncompiled = "" if is_compiled else "1"
        self.environment = {**os.environ, "VACANCY_UNCOMPILED": uncompiled}
        self.said: list[str] = []
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def host_token(self) -> str:
        """The token that it printed at its first start."""
        found = HOST_TOKEN.search("\n".join(self.said))
        assert found is not None
        return found[1]

    def start(self) -> None:
        """Start, and wait until it says that it is open. A restart keeps the port."""
        options: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        self.process = subprocess.Popen(
            [
                *self.within,
                sys.executable,
                "-m",
                "tests.server.quick",
                "--db",
                self.db,
                "--port",
                str(self.port),
                "--per-minute",
                "1000000",
                *self.arguments,
            ],
            env=self.environment,
            cwd=ROOT,
            text=True,
            **options,
        )
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
            self.process.send_signal(how)
            rest, _ = self.process.communicate(timeout=20)
            self.said += rest.splitlines()
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
