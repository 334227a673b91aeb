"""A table: a match with the people, bots and words around it, folded from its log.

The log is a list of rows, each a fact with its time; what chance or the clock had to say is
written in the row. What a row does to a table is in `fold.py`, what may be written is decided in
`decide.py`, and what each viewer is told of it in the room `telling`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any, Self

from vacancy.engine.game import Game, State
from vacancy.engine.transcript import Match
from vacancy.server.words import refuse

from .parts import PERSON, RUNNING, WAITING, Body, Move, Row, Seat, UndoRequest

Finder = Callable[[str], Game]

CHAT_KEPT = 200
ARRANGED_KEPT = 100
DAY = 86_400.0


class Table:
    """The state of a table after so many rows of its log."""

    def __init__(self, table_id: str, find: Finder, created: Row) -> None:
        body = created.body
        self.id, self.find = table_id, find
        self.game = find(body["game"])
        if body["rules_version"] != self.game.rules_version:
            raise refuse("other-rules", title=self.game.title)
        self.options: dict[str, Any] = body["options"]
        self.secret = bytes.fromhex(body["secret"])
        self.seed: int | None = body["seed"]
        self.pace: Body = body["pace"]
        self.is_listed: bool = body["listed"]
        self.host: str | None = body["host"]
        self.invite: str = body["invite"]
        self.bot_seed: int = body["bot_seed"]
        self.seats = [Seat(**seat) for seat in body["seats"]]
        self.created_at = self.turn_since = created.at
        self.status = WAITING
        self.ended_by: str | None = None
        self.rematch: str | None = None
        self.version = 0
        self.start_match()
        self.chat: deque[Body] = deque(maxlen=CHAT_KEPT)
        self.chat_count = 0
        self.arrangements: dict[int, Body] = {}
        self.arranged: deque[tuple[int, float]] = deque(maxlen=ARRANGED_KEPT)
        self.arranged_count = 0
        self.undo: UndoRequest | None = None
        self.sat: dict[str, int] = {}
        self.seen: dict[tuple[str, str], int] = {}
        self.remember_sitting()

    def start_match(self) -> None:
        """Lay out the match's start position."""
        self.match = Match(self.game, len(self.seats), self.secret, self.options, self.seed)
        self.commitment = self.match.commitment
        self.state: State = self.match.state
        self.moves: list[Move] = []
        self.history: list[State] = []

    # What others ask of a table

    @property
    def to_move(self) -> int | None:
        """The seat that decides; none unless the match is running."""
        return self.game.to_move(self.state) if self.status == RUNNING else None

    @property
    def waits_for(self) -> str | None:
        """What sits in the seat that decides."""
        seat = self.to_move
        return None if seat is None else self.seats[seat].kind

    @property
    def seconds_per_move(self) -> float | None:
        """How long a person may think."""
        if self.pace["kind"] == "days":
            return float(self.pace["days"]) * DAY
        seconds: float | None = self.pace["seconds"]
        return seconds

    @property
    def deadline(self) -> float | None:
        """When the clock of the person to move runs out."""
        seconds = self.seconds_per_move
        if seconds is None or self.waits_for != PERSON:
            return None
        return self.turn_since + seconds

    def seat_of(self, account: str | None) -> int | None:
        """The seat of an account."""
        for number, seat in enumerate(self.seats):
            if seat.kind == PERSON and seat.account == account:
                return number
        return None

    @property
    def names(self) -> list[str]:
        """What to call each seat; a bot goes by its level."""
        return [(seat.name if seat.kind == PERSON else seat.bot) or "" for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats in which people sit."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    @property
    def members(self) -> set[str]:
        """The accounts that this table belongs to: who sits or sat there, and the host."""
        return set(self.sat) | ({self.host} if self.host else set())

    def remember_sitting(self) -> None:
        for number, seat in enumerate(self.seats):
            if seat.account is not None:
                self.sat[seat.account] = number

    # What the fold needs

    def copy(self) -> Self:
        """A copy to try rows on. Positions are shared: they are never changed once made."""
        other = copy(self)
        other.seats = self.seats.copy()
        other.moves, other.history = self.moves.copy(), self.history.copy()
        other.chat, other.seen, other.sat = self.chat.copy(), self.seen.copy(), self.sat.copy()
        other.arrangements, other.arranged = self.arrangements.copy(), self.arranged.copy()
        return other

    def change_seat(self, number: int, **changes: Any) -> None:
        """Put another, or nobody, on a chair."""
        self.seats[number] = replace(self.seats[number], **changes)

    def take_host_if_none(self, account: str) -> None:
        if self.host is None:
            self.host = account

    def restart_clock(self, row: Row) -> None:
        self.turn_since = row.at

    def drop_undo(self) -> None:
        self.undo = None
