"""A cluster of machines, by Ray (`pip install vacancy[ray]`).

Chunks go to whichever machine has a core free. If a machine is lost, Ray has its chunks done again
by another one; since a chunk depends on its work and its numbers alone, the result is the same.
All machines must have the same Vacancy, and each compiles the rules once for itself.
"""

from __future__ import annotations

import hashlib
import os
import socket
import time
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeVar

import vacancy

from .pieces import Work, do_chunk
from .workers import CannotWork, Pending, Workers

R = TypeVar("R")
LOCAL = "local"
"""The address that means a cluster of this machine alone, for the time of the work."""
RETRIES = 8
"""How often a chunk is begun again when a machine is lost; who loses more has another trouble."""
ANSWER_SECONDS = 5.0
COUNT_SECONDS = 5.0
"""How often to count cores: machines may join while the work goes on."""
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + b"\x04" + bytes(5)
"""How a client of HTTP/2 begins, with empty settings; a Ray head answers with its own."""
SETTINGS = 4
PORT, CLIENT_PORT, CLIENT = 6379, 10001, "ray://"


class OtherSources(RuntimeError):
    """A machine with another Vacancy, whose matches might be others."""


class Cluster(Workers):
    """All cores of a cluster, or so many of them."""

    chunk_seconds = 0.5

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self.address, self.jobs = address, jobs
        self.counted, self.cores = 0.0, 1
        self.is_guest = False

    def __enter__(self) -> Self:
        if self.address != LOCAL:
            check_answer(self.address)
        self.ray = import_ray()
        self.is_guest = self.ray.is_initialized()  # a program of one's own that uses Ray already
        if not self.is_guest:
            self.connect()
        remote = self.ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")
        self.task = remote(do_there)
        self.sources = sources_fingerprint()
        return self

    def connect(self) -> None:
        """Join the cluster, or refuse in words."""
        quiet = {"logging_level": "ERROR", "log_to_driver": False, "include_dashboard": False}
        if self.address == LOCAL:
            self.ray.init(address=LOCAL, num_cpus=self.jobs, **quiet)
            return
        del quiet["include_dashboard"]
        try:
            self.ray.init(address=self.address, **quiet)
        except Exception as error:  # whatever Ray raises about versions, sockets and settings
            why = str(error).strip().partition("\n")[0]
            raise CannotWork("ray-refused", address=self.address, why=why) from error

    def __exit__(self, *_: object) -> None:
        if not self.is_guest:
            self.ray.shutdown()

    @property
    def room(self) -> int:
        """Twice as many as there are cores now."""
        if time.monotonic() - self.counted > COUNT_SECONDS:
            self.cores = int(self.ray.cluster_resources().get("CPU", 1))
            self.counted = time.monotonic()
        return 2 * max(1, min(self.cores, self.jobs or self.cores))

    def begin(self, work: Work[R], first: int, count: int) -> Pending[R]:
        return OnCluster(self.ray, self.task.remote(self.sources, work, first, count))


class OnCluster:
    """A chunk that some machine was given."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray, self.reference = ray, reference

    def result(self) -> tuple[Any, float]:
        """What came of it, on whichever machine."""
        try:
            done: tuple[Any, float] = self.ray.get(self.reference)
        except OtherSources as error:
            raise CannotWork("ray-other-sources", machine=str(error)) from None
        except self.ray.exceptions.RayTaskError:
            raise  # an error in the work itself
        except self.ray.exceptions.RayError as error:
            why = str(error).strip().partition("\n")[0]
            raise CannotWork("ray-lost", why=why) from error
        return done

    def cancel(self) -> None:
        """Whoever is at it stops at once."""
        self.ray.cancel(self.reference, force=True)


def do_there(sources: str, work: Work[Any], first: int, count: int) -> tuple[Any, float]:
    """A chunk, on a machine of the cluster."""
    if sources != sources_fingerprint():
        raise OtherSources(socket.gethostname())
    return do_chunk(work, first, count)


@cache
def sources_fingerprint() -> str:
    """A short name for the Vacancy of this machine: its code, its components and its nets."""
    folder = Path(vacancy.__file__).parent
    digest = hashlib.sha256()
    for suffix in ("py", "json", "npz"):
        for file in sorted(folder.rglob(f"*.{suffix}")):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def import_ray() -> Any:
    """Ray, which need not be there, and which is told to report to nobody."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise CannotWork("ray-missing") from None
    return ray


def check_answer(address: str) -> None:
    """Refuse at once an address where no Ray answers: Ray itself would try for a minute."""
    host, port = split_address(address)
    try:
        with socket.create_connection((host, port), ANSWER_SECONDS) as connection:
            connection.settimeout(ANSWER_SECONDS)
            connection.sendall(GREETING)
            answer = connection.recv(len(GREETING))
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotWork("ray-silent", address=address, why=why) from None
    if answer[3:4] != bytes([SETTINGS]):
        raise CannotWork("ray-stranger", address=address)


def split_address(address: str) -> tuple[str, int]:
    """Host and port.

    >>> split_address("10.0.0.7"), split_address("ray://head:1234")
    (('10.0.0.7', 6379), ('head', 1234))
    """
    place = address.removeprefix(CLIENT)
    host, _, port = place.rpartition(":") if ":" in place else (place, "", "")
    if not port:
        return host, CLIENT_PORT if address.startswith(CLIENT) else PORT
    if not port.isdecimal() or not host:
        raise CannotWork("ray-address", address=address)
    return host, int(port)
