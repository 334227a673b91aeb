"""A process that has loaded all that a server needs, and forks into servers.

Loading it costs a second of processor time, and there are more than a hundred servers in the tests.
Forks share one order of what is hashed, which processes begun from nothing do not: so where
`VACANCY_FRESH_SERVERS` is set, as it is for `make coverage`, each server is begun from nothing.
"""

from __future__ import annotations

import atexit
import gc
import os
import resource
import signal
import subprocess
import sys
from functools import cache
from importlib import import_module
from multiprocessing.connection import Connection, Pipe
from multiprocessing.reduction import recv_handle, send_handle
from pathlib import Path
from typing import NamedTuple, TextIO

ROOT = Path(__file__).parents[2]
LOADED = (
    "vacancy.cli.app", "vacancy.server.http.app", "vacancy.server.http.lines",
    "uvicorn.lifespan.on", "uvicorn.loops.auto", "alembic.command", "psycopg", "tests.server.quick",
)  # fmt: skip


class Order(NamedTuple):
    """A server that is wanted."""

    arguments: list[str]
    environment: dict[str, str]
    files: int | None


def begin_alone(order: Order) -> subprocess.Popen[str]:
    """A server that begins from nothing."""
    within = ["sh", "-c", f'ulimit -n {order.files}; exec "$@"', "sh"] if order.files else []
    return subprocess.Popen(
        [*within, sys.executable, "-m", "tests.server.quick", *order.arguments],
        env=order.environment,
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


class Nursery:
    """Our end of the line to that process."""

    def __init__(self) -> None:
        self.line, theirs = Pipe()
        command = [sys.executable, "-m", __name__, str(theirs.fileno())]
        environment = {**os.environ, "VACANCY_UNCOMPILED": "1", "VACANCY_GAMES": ""}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, pass_fds=[theirs.fileno()]
        )
        theirs.close()
        atexit.register(self.close)

    def close(self) -> None:
        self.line.close()
        self.process.wait()

    def begin(self, order: Order) -> Forked:
        """A server that has just begun."""
        reading, writing = os.pipe()
        self.line.send(order)
        send_handle(self.line, writing, self.process.pid)
        os.close(writing)
        return Forked(self.line, self.line.recv(), os.fdopen(reading))


@cache
def nursery() -> Nursery:
    """The nursery of this worker, from the first server on."""
    return Nursery()


class Forked:
    """A server that was forked there: as much of a `Popen` as is needed."""

    def __init__(self, line: Connection, pid: int, stdout: TextIO) -> None:
        self.line, self.pid, self.stdout = line, pid, stdout

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def wait(self, timeout: float) -> None:
        """Wait until it has ended. Only the nursery hears of that."""
        self.line.send(self.pid)
        if not self.line.poll(timeout):
            raise TimeoutError(f"server {self.pid} does not end")
        self.line.recv()


def become(order: Order, output: int) -> None:
    """Be the server that is wanted."""
    from tests.server.quick import serve

    for name, number in (("stdout", 1), ("stderr", 2)):
        os.dup2(output, number)
        setattr(sys, name, os.fdopen(number, "w"))
    os.close(output)
    os.environ.clear()
    os.environ.update(order.environment)
    sys.argv[1:] = order.arguments
    if order.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (order.files, order.files))
    serve()


def load_everything() -> None:
    """Load what a server loads between its start and its first visitor."""
    for name in LOADED:
        import_module(name)
    from vacancy.server.command import warm_up

    warm_up("en")
    gc.collect()
    gc.freeze()  # so that a fork need not write into all these pages


def tend(line: Connection) -> None:
    """Fork when somebody wants a server, and wait for one when somebody wants to know its end."""
    load_everything()
    while True:
        try:
            wanted = line.recv()
        except EOFError:
            return
        if isinstance(wanted, int):
            line.send(os.waitpid(wanted, 0)[1])
            continue
        output = recv_handle(line)
        pid = os.fork()
        if pid == 0:
            line.close()
            become(wanted, output)
        os.close(output)
        line.send(pid)


if __name__ == "__main__":
    tend(Connection(int(sys.argv[1])))
