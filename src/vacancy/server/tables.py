"""A table: a match with the people, bots and words around it, folded from its log.

The log is a list of rows, each a fact with its time; what chance or the clock had to say is
written in the row. `Table.apply` is the only thing that changes a table, and `fold` rebuilds one.
What may be written is decided in `decide.py`, what each viewer is told of it in `project.py`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import replace
from typing import Any, Self

from vacancy.engine.game import Game, State
from vacancy.engine.transcript import Match

from .facts import (
    BOT,
    OVER,
    PERSON,
    RUNNING,
    WAITING,
    Body,
    Happening,
    Move,
    Row,
    Seat,
    UndoRequest,
)
from .words import refuse

Finder = Callable[[str], Game]

CHAT_KEPT = 200
ARRANGED_KEPT = 100
SEEN_KEPT = 512
DAY = 86_400.0


class Table:
    """The state of a table after so many rows of its log."""

    def __init__(self, table: str, find: Finder, created: Row) -> None:
        body = created.body
        self.id, self.find = table, find
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
        self.seats = [Seat(**told) for told in body["seats"]]
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
        if self.waits_for != PERSON or seconds is None:
            return None
        return self.turn_since + seconds

    def seat_of(self, account: str | None) -> int | None:
        """The seat of an account."""
        for number, seat in enumerate(self.seats):
            if seat.kind == PERSON and seat.account == account:
                return number
        return None

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

    # The fold

    def copy(self) -> Self:
        """A copy to try rows on. Positions are shared: they are never changed once made."""
        other = copy(self)
        other.seats = [replace(seat) for seat in self.seats]
        other.moves, other.history = self.moves.copy(), self.history.copy()
        other.chat, other.seen, other.sat = self.chat.copy(), self.seen.copy(), self.sat.copy()
        other.arrangements, other.arranged = self.arrangements.copy(), self.arranged.copy()
        return other

    def apply(self, row: Row, *, with_beats: bool = True) -> Happening:
        """Take over the next row of the log, and say what happened."""
        if row.version != self.version + 1:
            raise ValueError(f"row {row.version} does not follow version {self.version}")
        told: dict[str, Any] = APPLY[row.kind](self, row, with_beats) or {}
        self.version = row.version
        if row.actor is not None and row.client_id is not None:
            self.seen[row.actor, row.client_id] = row.version
            if len(self.seen) > SEEN_KEPT:
                del self.seen[next(iter(self.seen))]
        told.setdefault("kind", "table")
        return Happening(
            version=row.version, number=len(self.moves), state=self.state, **told
        )  # fmt: skip

    def apply_created(self, row: Row, with_beats: bool) -> None:
        pass

    def apply_joined(self, row: Row, with_beats: bool) -> None:
        seat = self.seats[row.body["seat"]]
        seat.kind, seat.bot = PERSON, None
        seat.account, seat.name = row.body["account"], row.body["name"]
        self.remember_sitting()
        self.take_host_if_none(row.body["account"])
        self.restart_clock(row)

    def apply_left(self, row: Row, with_beats: bool) -> None:
        if row.body["seat"] is not None:
            seat = self.seats[row.body["seat"]]
            seat.kind, seat.account, seat.name = seat.opens_as, None, None
        self.host = row.body["host"]
        self.drop_undo()

    def apply_seat(self, row: Row, with_beats: bool) -> None:
        seat = self.seats[row.body["seat"]]
        seat.kind, seat.bot = row.body["kind"], row.body["bot"]
        seat.account = seat.name = None
        self.restart_clock(row)

    def apply_started(self, row: Row, with_beats: bool) -> None:
        self.status = RUNNING
        self.restart_clock(row)

    def apply_move(self, row: Row, with_beats: bool) -> Body:
        seat, action = row.body["seat"], row.body["action"]
        before, after = self.state, self.game.copy(self.state)
        beats: tuple[tuple[State, Any], ...] = ()
        if with_beats:
            beats = tuple(self.game.beats(after, action))
        else:
            self.game.play(after, action)
        self.history.append(before)
        self.moves.append(Move(seat, action, row.body["by"]))
        self.state = after
        self.drop_undo()
        self.restart_clock(row)
        return {"kind": "moved", "seat": seat, "beats": beats}

    def apply_undo_asked(self, row: Row, with_beats: bool) -> Body:
        self.undo = UndoRequest(row.body["seat"], frozenset(row.body["waiting"]), row.at)
        return {"kind": "undo-asked", "seat": self.undo.seat, "waiting": tuple(row.body["waiting"])}

    def apply_undo_agreed(self, row: Row, with_beats: bool) -> Body:
        assert self.undo is not None
        waiting = self.undo.waiting - {row.body["seat"]}
        self.undo = replace(self.undo, waiting=waiting)
        return {"kind": "undo-asked", "seat": self.undo.seat, "waiting": tuple(sorted(waiting))}

    def apply_undo_refused(self, row: Row, with_beats: bool) -> Body:
        self.drop_undo()
        return {"kind": "undo-refused"}

    def apply_undone(self, row: Row, with_beats: bool) -> Body:
        number: int = row.body["number"]
        self.state = self.history[number]
        del self.moves[number:], self.history[number:]
        self.drop_undo()
        self.restart_clock(row)
        return {"kind": "undone"}

    def apply_resigned(self, row: Row, with_beats: bool) -> None:
        seat = self.seats[row.body["seat"]]
        seat.has_resigned = True
        if row.body["bot"] is not None:
            seat.kind, seat.bot, seat.account, seat.name = BOT, row.body["bot"], None, None
        self.host = row.body["host"]
        self.drop_undo()
        self.restart_clock(row)

    def apply_over(self, row: Row, with_beats: bool) -> Body:
        self.status, self.ended_by = OVER, row.body["by"]
        self.drop_undo()
        return {"kind": "over"}

    def apply_chat(self, row: Row, with_beats: bool) -> Body:
        line = {**row.body, "at": row.at}
        self.chat.append(line)
        self.chat_count += 1
        return {"kind": "chat", "line": line}

    def apply_arranged(self, row: Row, with_beats: bool) -> Body:
        seat: int = row.body["seat"]
        self.arrangements[seat] = row.body["arrangement"]
        self.arranged.append((seat, row.at))
        self.arranged_count += 1
        return {"kind": "arranged", "seat": seat, "arrangement": row.body["arrangement"]}

    def apply_rematch(self, row: Row, with_beats: bool) -> None:
        self.rematch = row.body["table"]

    def take_host_if_none(self, account: str) -> None:
        if self.host is None:
            self.host = account

    def restart_clock(self, row: Row) -> None:
        self.turn_since = row.at

    def drop_undo(self) -> None:
        self.undo = None


APPLY: dict[str, Callable[[Table, Row, bool], Body | None]] = {
    "created": Table.apply_created,
    "joined": Table.apply_joined,
    "left": Table.apply_left,
    "seat": Table.apply_seat,
    "started": Table.apply_started,
    "move": Table.apply_move,
    "undo-asked": Table.apply_undo_asked,
    "undo-agreed": Table.apply_undo_agreed,
    "undo-refused": Table.apply_undo_refused,
    "undone": Table.apply_undone,
    "resigned": Table.apply_resigned,
    "over": Table.apply_over,
    "chat": Table.apply_chat,
    "arranged": Table.apply_arranged,
    "rematch": Table.apply_rematch,
}


def fold(table: str, find: Finder, rows: Iterable[Row]) -> Table:
    """The table that a log tells of."""
    rest = iter(rows)
    created = next(rest)
    made = Table(table, find, created)
    made.apply(created)
    for row in rest:
        made.apply(row, with_beats=False)
    return made
