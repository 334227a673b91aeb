"""A table: a match with the people, bots and words around it, folded from its log.

The log is a list of rows, each a fact with its time; what chance or the clock had to say is
written in the row. What a row does to a table is in `fold.py`, what may be written is decided in
`decide.py`, and what each viewer is told of it in the room `telling`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any, Self

from vacancy.engine.game import Game, State
from vacancy.engine.nonces import Nonces
from vacancy.engine.transcript import Match
from vacancy.server.words import refuse

from .absence import DAY, Absent, absences, kept_rule, limit_of
from .history import History
from .origin import read_origin
from .parts import KEPT, OVER, PERSON, RUNNING, WAITING, Body, Move, Opening, Row, Seat, UndoRequest

Finder = Callable[[str], Game]

CHAT_KEPT = 200
ARRANGED_KEPT = 100


class Table:
    """The state of a table after so many rows of its log."""

    started_at: float | None = None
    ended_at: float | None = None
    ended_by: str | None = None
    parts: list[dict[str, int]] | None = None
    """Where the points came from, once it is over and somebody has asked."""

    def __init__(self, table_id: str, find: Finder, created: Row) -> None:
        body = created.body
        self.id, self.find = table_id, find
        self.game = find(body["game"])
        self.rules_version: int = body["rules_version"]
        if self.rules_version not in self.game.rules_versions:
            raise refuse("other-rules", title=self.game.title)
        self.options: dict[str, Any] = body["options"]
        self.secret = bytes.fromhex(body["secret"])
        self.seed: int | None = body["seed"]
        self.origin = read_origin(body.get("origin"))
        self.pace: Body = body["pace"]
        self.is_listed: bool = body["listed"]
        self.is_rated: bool = body.get("rated", False)  # of old no table was
        self.host: str | None = body["host"]
        self.invite: str = body["invite"]
        self.bot_seed: int = body["bot_seed"]
        self.seats = [Seat(**seat) for seat in body["seats"]]
        self.created_at = self.turn_since = created.at
        self.status = WAITING
        self.starters: tuple[Seat, ...] = ()
        """Who sat where when the match began."""
        self.rematch: str | None = None
        self.version = 0
        self.start_match(self.origin.nonces if self.origin else {})
        self.chat: deque[Body] = deque(maxlen=CHAT_KEPT)
        self.chat_count = 0
        self.arrangements: dict[int, Body] = {}
        self.arranged: deque[tuple[int, float]] = deque(maxlen=ARRANGED_KEPT)
        self.arranged_count = 0
        self.undo: UndoRequest | None = None
        self.opening: Opening | None = None
        self.opening_refused_at: float | None = None
        self.stopped_at: float | None = None
        self.sat: dict[str, int] = {}
        self.saw: dict[str, int] = {}
        self.comings: Counter[str] = Counter()
        """How often each account has sat down, besides those who were there from the start."""
        self.seen: dict[tuple[str, str], int] = {}
        self.keep_order(body)
        self.remember_sitting()

    def keep_order(self, body: Body) -> None:
        """What is known of those who are away, were put out, said no or may not speak."""
        self.is_undo_refused = False
        """Whether somebody has said no to taking back the last move."""
        self.absence = kept_rule(body)
        self.heard: dict[int, float] = {}
        """When each seat's person sat down, or last said something."""
        self.barred: set[str] = set()
        """Accounts that were put out, and their browsers."""
        self.muted: set[str] = set()
        self.stand_ins: dict[int, str] = {}
        """For whom a bot plays who was away."""

    def start_match(self, nonces: Nonces) -> None:
        """Lay out the match's start position, by the rules of the day it was set up."""
        self.nonces = nonces
        self.match = Match(
            self.game,
            len(self.seats),
            self.secret,
            self.options,
            self.seed,
            self.rules_version,
            nonces,
            self.origin.prelude if self.origin else None,
        )
        self.commitment = self.match.commitment
        self.state: State = self.match.state
        self.moves: list[Move] = []
        self.history = History(self.game, self.match.prelude)

    # What others ask of a table

    @property
    def is_practice(self) -> bool:
        """Whether somebody may know what is drawn, so that it is for one person and bots."""
        return self.seed is not None or self.origin is not None

    @property
    def given_count(self) -> int:
        """How many of the moves were given, and are no one's to take back."""
        return len(self.origin.actions) if self.origin else 0

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
        """When the clock of the person to move runs out, who may have left."""
        seconds = self.seconds_per_move
        if seconds is None or self.waits_for not in (PERSON, KEPT):
            return None
        return self.turn_since + seconds

    @property
    def absence_limit(self) -> float:
        """For how long the others wait for somebody's decision before they may claim the seat."""
        return limit_of(self.seconds_per_move, self.absence["seconds"])

    @property
    def kicked_rule(self) -> str:
        """What becomes of the seat of somebody who is put out of a match."""
        rule: str = self.absence["kicked"]
        return rule

    @property
    def absent(self) -> tuple[Absent, ...]:
        """The seats that keep the others waiting, and when they may be claimed."""
        return absences(self)

    def seat_to_come_back_to(self, account: str | None) -> int | None:
        """The seat in which a bot plays for somebody who was away."""
        return next((seat for seat, whose in self.stand_ins.items() if whose == account), None)

    def seat_of(self, account: str | None) -> int | None:
        """The seat of an account."""
        for number, seat in enumerate(self.seats):
            if seat.kind == PERSON and seat.account == account:
                return number
        return None

    def seat_kept_for(self, account: str | None) -> int | None:
        """The seat that an account is invited to."""
        for number, seat in enumerate(self.seats):
            if seat.kind == KEPT and seat.account == account:
                return number
        return None

    def seats_seen_by(self, account: str, browser: str | None) -> set[int]:
        """The seats whose secrets somebody has seen in this match, as this account or another."""
        return {self.saw[mark] for mark in (account, browser) if mark in self.saw}

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
        """The accounts that this table belongs to: who sits, sat or is invited there, the host."""
        awaited = [] if self.status == OVER else self.seats
        invited = {seat.account for seat in awaited if seat.kind == KEPT and seat.account}
        return set(self.sat) | invited | ({self.host} if self.host else set())

    @property
    def players(self) -> set[str]:
        """The accounts that sat here while the match ran, or sit here."""
        return (self.sat.keys() & self.saw.keys()) | {
            account for number in self.people if (account := self.seats[number].account)
        }

    def remember_sitting(self) -> None:
        """Who sits where; once the match runs, also who has seen which seat's secrets."""
        for number in self.people:
            seat = self.seats[number]
            assert seat.account is not None
            self.sat[seat.account] = number
            if self.status == RUNNING:
                self.saw |= dict.fromkeys(filter(None, (seat.account, seat.browser)), number)

    # What the fold needs

    def copy(self) -> Self:
        """A copy to try rows on. Positions are shared: they are never changed once made."""
        other = copy(self)
        other.seats = self.seats.copy()
        other.moves, other.history = self.moves.copy(), self.history.copy()
        other.chat, other.seen = self.chat.copy(), self.seen.copy()
        other.sat, other.saw = self.sat.copy(), self.saw.copy()
        other.heard, other.stand_ins = self.heard.copy(), self.stand_ins.copy()
        other.barred, other.muted = self.barred.copy(), self.muted.copy()
        other.comings = self.comings.copy()
        other.arrangements, other.arranged = self.arrangements.copy(), self.arranged.copy()
        return other

    def change_seat(self, number: int, **changes: Any) -> None:
        """Put another, or nobody, on a chair."""
        self.seats[number] = replace(self.seats[number], **changes)

    def take_host_if_none(self, account: str) -> None:
        if self.host is None:
            self.host = account

    def clear_seat(self, number: int, kind: str, bot: str | None = None) -> None:
        """Leave a chair to nobody, or to a bot."""
        nobody = {"account": None, "name": None, "nonce": None, "browser": None}
        self.change_seat(number, kind=kind, bot=bot, **nobody)

    def restart_clock(self, row: Row, since: float | None = None) -> None:
        """Let the clock run from now on, or from an earlier time."""
        self.turn_since, self.stopped_at = row.at if since is None else since, None

    def stop_clock(self, seat: int, row: Row) -> None:
        """Whoever decides has left: their time stands still."""
        if seat == self.to_move:
            self.stopped_at = row.at

    def resume_clock(self, seat: int, row: Row, *, is_back: bool) -> None:
        """Somebody sits down to decide: who comes back has the time that was left."""
        if seat != self.to_move:
            return
        if is_back and self.stopped_at is not None:
            self.turn_since, self.stopped_at = self.turn_since + row.at - self.stopped_at, None
        else:
            self.restart_clock(row)

    def drop_undo(self) -> None:
        self.undo = None

    def drop_opening(self) -> None:
        self.opening = None
