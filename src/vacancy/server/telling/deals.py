"""Matches with one deal, side by side: who made what of the same cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from vacancy.server.table.outcome import Outcome
from vacancy.server.table.table import Table
from vacancy.server.words import Refused

from .profiles import match_player
from .standings import DealMatch
from .views import iso, result

SHOWN = 12
"""So many matches are shown: the first, and the newest of the others."""
KEPT = 512

Points = list[dict[str, int]]


class Known(NamedTuple):
    """A match, and whether somebody played in it who had met its deal before."""

    outcome: Outcome
    knew_deal: bool


class Sources:
    """Where the points of matches that are over came from; what was read last is kept."""

    def __init__(self, load: Callable[[str], Table]) -> None:
        self.load = load
        self.of = lru_cache(KEPT)(self.read)

    def read(self, table_id: str) -> Points | None:
        """Of a match that was broken off, or cannot be read any more, nothing."""
        try:
            told = result(self.load(table_id))
        except Refused:
            return None
        return told["parts"] if told else None


def with_knowledge(outcomes: list[Outcome]) -> list[Known]:
    """Matches in the order in which they began, and who knew the deal from an earlier one."""
    met: set[str] = set()
    found = []
    for outcome in outcomes:
        found.append(Known(outcome, not met.isdisjoint(outcome.accounts)))
        met.update(outcome.accounts)
    return found


def compare(outcomes: list[Outcome], deal: str, viewer: str, sources: Sources) -> list[DealMatch]:
    """The first match and the newest others, for somebody who may know of them."""
    known = with_knowledge(sorted(outcomes, key=lambda each: (each.table_id != deal, each.order)))
    shown = known if len(known) <= SHOWN else [known[0], *known[1 - SHOWN :]]
    return [
        {
            "table": outcome.table_id,
            "is_first": outcome.table_id == deal,
            "is_yours": viewer in outcome.accounts,
            "knew_deal": knew_deal,
            "ended_at": iso(outcome.ended_at) or "",
            "by": outcome.ended_by,
            "players": [match_player(player) for player in outcome.players],
            "parts": sources.of(outcome.table_id),
        }
        for outcome, knew_deal in shown
    ]
