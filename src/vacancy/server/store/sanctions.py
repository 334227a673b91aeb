"""Sanctions: what somebody may not do in this house, until when, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, or_, select

from . import schema

BAN, BAN_ADDRESS, MUTE = "ban", "ban-address", "mute"


@dataclass(frozen=True)
class Sanction:
    """What somebody may not do, until when, and why."""

    kind: str
    whom: str
    name: str
    at: float
    until: float | None
    reason: str


def holds(now: float) -> Any:
    """Which sanctions have not ended by themselves."""
    until = schema.sanctions.c.until
    return or_(until.is_(None), until > now)


def find_sanction(connection: Connection, kind: str, whom: str, now: float) -> Sanction | None:
    kept = schema.sanctions
    wanted = select(kept).where(kept.c.kind == kind, kept.c.whom == whom, holds(now))
    row = connection.execute(wanted).one_or_none()
    return Sanction(*row) if row is not None else None
