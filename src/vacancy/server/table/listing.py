"""What is kept of a table beside its log."""

from __future__ import annotations

from dataclasses import dataclass

from .parts import Body


@dataclass(frozen=True)
class Listing:
    """What the lobby and the clocks need to know of a table."""

    status: str
    is_listed: bool
    waits_for: str | None
    deadline: float | None
    created_at: float
    summary: Body
    newcomers: frozenset[str] = frozenset()
    """The accounts that the table belongs to from now on as well."""
    leavers: frozenset[str] = frozenset()
    """Those that it belongs to no more: they were invited, and did not come."""
    deal: str | None = None
    """The match whose deal it has, to be compared with it."""
