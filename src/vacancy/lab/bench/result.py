"""A figure, ours beside a peer's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

Work = Callable[[int], int]
"""Does something so many times, and returns how many units of work it was."""


@dataclass(frozen=True)
class Result:
    """One figure, ours beside a peer's; the ratio is above 1 where ours is better."""

    name: str
    ours: float
    unit: str
    peer: float | None = None
    ratio: float | None = None
    note: str = ""

    def as_json(self) -> dict[str, Any]:
        """Plain values, ready for JSON."""
        return asdict(self)


def beside(result: Result, peer: float, note: str, missing: str = "") -> Result:
    """A speed next to a peer's, if there is one; else with words about that."""
    if not peer:
        return replace(result, note=missing)
    return replace(result, peer=peer, ratio=result.ours / peer, note=note)
