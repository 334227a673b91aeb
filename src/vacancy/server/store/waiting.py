"""How long PostgreSQL is waited for: one that falls silent must not make people wait with it.

Its own limits do not help when it is its processes that stand still, nor does TCP, whose answers
come from the kernel. So whoever asks gives up after a while and hangs up. What was asked may still
be done later; the log's keys see to it that nothing is done twice.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus
from sqlalchemy import Connection

ANSWER_SECONDS = 5.0
STATEMENT_MILLISECONDS = 4500
"""Before that PostgreSQL gives up by itself, if it is only slow."""
UPGRADE_SECONDS = 600.0
REST_SECONDS = 2.0
"""How long nobody tries to connect after somebody has tried in vain."""
LINE: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
}
"""A line whose other end has vanished is noticed in about ten seconds."""

Answer = TypeVar("Answer")


class Impatient(psycopg.Connection[Any]):
    """A connection that hangs up when it is not answered."""

    answer_seconds = ANSWER_SECONDS

    def wait(
        self, gen: PQGen[Answer], interval: float = 0.1, timeout: float | None = None
    ) -> Answer:
        try:
            return super().wait(gen, interval, timeout or self.answer_seconds)
        except psycopg.OperationalError:
            if self.info.transaction_status == TransactionStatus.ACTIVE:
                self.close()
            raise


class Lines:
    """Lays lines to a database; while there is no answer, one try in a while is enough."""

    def __init__(self) -> None:
        self.rests_until = 0.0

    def connect(self, _dialect: Any, _record: Any, args: list[Any], told: dict[str, Any]) -> Any:
        if time.monotonic() < self.rests_until:
            raise psycopg.OperationalError("PostgreSQL does not answer")
        try:
            return Impatient.connect(*args, **told)
        except psycopg.errors.ConnectionTimeout:
            self.rests_until = time.monotonic() + REST_SECONDS
            raise


@contextmanager
def patience(connection: Connection) -> Iterator[None]:
    """Wait longer within a transaction: bringing a large database up to date takes its time."""
    line = connection.connection.driver_connection
    assert isinstance(line, Impatient)
    line.answer_seconds = UPGRADE_SECONDS
    connection.exec_driver_sql("set local statement_timeout = 0")
    try:
        yield
    finally:
        line.answer_seconds = ANSWER_SECONDS
