"""What tables are made of: the rows of a log, seats, moves, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from vacancy.engine.game import Game, State

Body = dict[str, Any]
Beats = tuple[tuple[State, Any], ...]
"""The positions on the way to where a move leads, and what happened in each step."""

WAITING, RUNNING, OVER = "waiting", "running", "over"
PERSON, BOT, OPEN, LINK, KEPT = "person", "bot", "open", "link", "kept"
CLOCK = "clock"
"""Who moved when a person's time was up."""
GIVEN = "given"
"""Who made a move that a table began with."""


@dataclass(frozen=True)
class Row:
    """One fact of a table's log; its version is its number, from 1."""

    version: int
    kind: str
    body: Body
    at: float
    actor: str | None = None
    client_id: str | None = None


@dataclass(frozen=True)
class Seat:
    """A chair: who sits there, or for whom it is kept, and how it may be filled otherwise."""

    kind: str
    account: str | None = None
    name: str | None = None
    bot: str | None = None
    opens_as: str = OPEN
    has_resigned: bool = False
    nonce: str | None = None
    """The number that the client of whoever sits there gave before the start."""
    browser: str | None = None
    """The mark of the browser in which somebody sat down; nobody is shown it."""

    @property
    def is_free(self) -> bool:
        return self.kind in (OPEN, LINK, KEPT)


class Scene(Protocol):
    """What is needed of a table to tell of a position or a move there."""

    @property
    def game(self) -> Game: ...
    @property
    def status(self) -> str: ...
    @property
    def names(self) -> list[str]: ...
    @property
    def deadline(self) -> float | None: ...
    @property
    def absent(self) -> Sequence[tuple[int, float]]: ...


@dataclass(frozen=True)
class Move:
    """A move as the table remembers it."""

    seat: int
    action: int
    by: str
    at: float = 0.0
    since: float = 0.0
    """When the clock for it began to run; taken back, it runs on from there."""


@dataclass(frozen=True)
class UndoRequest:
    """Somebody asks to take a move back; the seats that have not answered yet."""

    seat: int
    waiting: frozenset[int]
    at: float


@dataclass(frozen=True)
class Opening:
    """The host asks to open a bot's seat; the seats that have not answered yet.

    Or whoever sat there was away and asks to have it back: then it says who sits down.
    """

    seat: int
    waiting: frozenset[int]
    at: float
    back: Body | None = None


@dataclass(frozen=True)
class Happening:
    """What a row did, before it is told to anybody."""

    kind: str
    version: int
    number: int
    state: State
    seat: int | None = None
    beats: Beats = ()
    line: Body = field(default_factory=dict)
    arrangement: Body = field(default_factory=dict)
    waiting: tuple[int, ...] = ()
