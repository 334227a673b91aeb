"""The outcome of a match: what is kept of it beside its log, for profiles and ratings."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from .parts import OVER
from .rated import Player, counts, players
from .table import Table


@dataclass(frozen=True)
class Outcome:
    """A match that is over: who played it, and how it ended. All of it follows from the log."""

    table_id: str
    game: str
    seats: int
    started_at: float
    ended_at: float
    ended_by: str
    is_rated: bool
    """Whether it counts for ratings."""
    is_listed: bool
    """Whether strangers may know of it."""
    players: tuple[Player, ...]

    @property
    def pool(self) -> tuple[str, int]:
        """Whose ratings it is about: those of a game with so many seats."""
        return self.game, self.seats

    @property
    def order(self) -> tuple[float, str]:
        """Where it comes among the others of its pool."""
        return self.ended_at, self.table_id

    @property
    def accounts(self) -> list[str]:
        return [player.account for player in self.players if player.account is not None]

    def players_as_json(self) -> list[dict[str, Any]]:
        return [asdict(player) for player in self.players]


def outcome_of(table: Table) -> Outcome | None:
    """The outcome of a match that is over; none of a table at which none was begun."""
    if table.status != OVER or table.started_at is None:
        return None
    assert table.ended_at is not None
    return Outcome(
        table_id=table.id,
        game=table.game.name,
        seats=len(table.seats),
        started_at=table.started_at,
        ended_at=table.ended_at,
        ended_by=table.ended_by or "",
        is_rated=counts(table),
        is_listed=table.is_listed,
        players=tuple(players(table)),
    )
