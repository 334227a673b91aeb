"""A real PostgreSQL for tests, in a folder of its own, ended with them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

FOLDERS = "/usr/lib/postgresql"
QUICK = "-c fsync=off -c shared_buffers=16MB -c max_connections=40"


class NoPostgres(Exception):
    """PostgreSQL is not there, and why."""


def find_binaries() -> Path:
    """Debian's newest PostgreSQL; installed first where that is possible and it is missing."""
    if not Path(FOLDERS).is_dir() and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ("update -q", "install -q -y --no-install-recommends postgresql"):
            subprocess.run(
                ["apt-get", *command.split()], env=quiet, check=False, capture_output=True
            )
    found = sorted(Path(FOLDERS).glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise NoPostgres(f"no PostgreSQL in {FOLDERS}, and it cannot be installed")
    return found[-1].parent


class Postgres:
    """A database server that listens on loopback only."""

    def __init__(self) -> None:
        self.binaries = find_binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="vacancy-postgres-"))
        self.port = free_port()
        self.user = ordinary_user()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", str(self.data), "-U", "vacancy", "-A", "trust", "-N")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def run(self, name: str, *arguments: str) -> None:
        """Run one of its programs; it refuses to be run by root."""
        command = [str(self.binaries / name), *arguments]
        if self.user is not None:
            command = ["setpriv", f"--reuid={self.user}", f"--regid={group_of(self.user)}",
                       "--clear-groups", *command]  # fmt: skip
        home = {**os.environ, "HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        subprocess.run(
            command,
            check=True,
            env=home,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 {QUICK}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """End it at once; connections are cut."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")

    @contextmanager
    def silenced(self, *, also_for_newcomers: bool) -> Iterator[None]:
        """Let the processes that serve somebody stand still; newcomers are served, or not."""
        postmaster = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        found = subprocess.check_output(["ps", "-o", "pid=,args=", "--ppid", str(postmaster)])
        serving = [line.split() for line in found.decode().splitlines() if "127.0.0.1(" in line]
        stopped = [int(each[0]) for each in serving] + [postmaster] * also_for_newcomers
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in stopped:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"t{time.monotonic_ns()}"
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "vacancy")
        self.run("createdb", *where, name)
        return f"postgresql://vacancy@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        port: int = made.getsockname()[1]
        return port


def ordinary_user() -> str | None:
    """Somebody who is not root, if we are."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise NoPostgres("there is no ordinary user to run PostgreSQL as")


def group_of(user: str) -> int:
    return pwd.getpwnam(user).pw_gid
