"""What the server tells, as types: the only place where a message and its fields are stated.

`Told` names the messages over the WebSocket, `Event` the events that one of them carries; what a
client may say is in `live/frames.py`. The page's TypeScript is made from these types
(`vacancy.server.typescript`), and `docs/protocol.md` is held against them.
"""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from vacancy.engine.shown import Message, View
from vacancy.hints import Comparison, PlanStep

Arrangement = dict[str, Any]


# Tables


class SeatInfo(TypedDict):
    """A chair, and who sits there; or, of a kept one, who is invited to it."""

    seat: int
    kind: Literal["person", "bot", "open", "link", "kept"]
    name: str | None
    bot: str | None
    is_you: bool
    is_online: bool
    has_resigned: bool


class LivePace(TypedDict):
    """A match played in one go; seconds for each decision, or none."""

    kind: Literal["live"]
    seconds: int | None


class DaysPace(TypedDict):
    """A match by correspondence; days for each decision."""

    kind: Literal["days"]
    days: int


class Origin(TypedDict):
    """The match whose position a table began with, after so many moves, or whose deal it has; and
    whether chance went on as it did there."""

    table: str
    number: int
    luck: Literal["same", "anew"]
    is_duplicate: bool


class DealtAnew(TypedDict):
    """After how many moves chance follows from another secret, which is told in the end."""

    number: int
    secret: str | None


class TableCard(TypedDict):
    """A table in the lobby; a seed that somebody chose, or a match that it goes on from, makes it a
    practice match, and a rated one counts for the ratings of all who begin it."""

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    seats: list[SeatInfo]
    to_move: int | None
    your_seat: int | None
    kept_for_you: int | None
    seed: int | None
    origin: Origin | None
    listed: bool
    rated: bool
    created_at: str
    pace: LivePace | DaysPace


class Result(TypedDict):
    """How a match ended; places and points are missing when it was broken off."""

    by: str
    scores: list[int] | None
    ranking: list[int] | None
    parts: list[dict[str, int]] | None
    """Where the points of each seat came from, as far as the whole match tells it."""


class OpeningQuestion(TypedDict):
    """Which bot's seat the host wants to open, and whose answers are missing."""

    seat: int
    waiting: list[int]
    back: str | None
    """The name of whoever was away and asks for the seat; null where the host opens it."""


class Absent(TypedDict):
    """A seat that keeps the others waiting, and from when on they may claim it."""

    seat: int
    claimable_at: str


class AbsenceRule(TypedDict):
    """For how many seconds the others wait, and what becomes of a seat whose player is put out."""

    seconds: float
    kicked: Literal["bot", "open"]


class TableDetails(TableCard):
    """A table as those who sit or watch there see it."""

    options: dict[str, str]
    commitment: str
    nonces: list[str | None]
    """The number that each seat's client gave; of seats without, none."""
    secret: str | None
    dealt_anew: list[DealtAnew]
    invite: str | None
    version: int
    number: int
    is_host: bool
    host: int | None
    """The seat of whoever opened the table, while they sit there."""
    deadline: str | None
    opening: OpeningQuestion | None
    rematch: str | None
    result: Result | None
    absence: AbsenceRule
    absent: list[Absent]
    back_to: int | None
    """The seat in which a bot plays for the viewer, who was away."""
    muted: list[int]
    """The seats whose people may say nothing here."""


# Matches


class Entry(TypedDict):
    """A line of the log: of which move, of which of its beats, and who moved."""

    number: int
    beat: int
    seat: int | None
    message: Message


class Beat(TypedDict):
    """One thing that happened. Its view is what it led to; null of a move's last beat, which led
    to the view of the move."""

    log: Entry
    view: View | None
    beat: dict[str, Any]


class Replay(TypedDict):
    """The position after some moves, and the beats that led to it."""

    number: int
    count: int
    seed: int | None
    view: View | None
    log: list[Message]
    beats: list[Beat]


class Instant(TypedDict):
    """After how many moves, and the points of each seat then."""

    number: int
    points: list[int]


class Swing(TypedDict):
    """What a turn was worth to a seat: its share of the win when it began, and when it was over."""

    seat: int
    since: int
    number: int
    before: float
    after: float


class Tie(TypedDict):
    """Seats with equal points, the first first, and what each has of what breaks a tie."""

    seats: list[int]
    points: int
    values: list[int]


class Decided(TypedDict):
    """Who was ahead from early on and stayed so, and after how many moves."""

    seat: int
    number: int


class Story(TypedDict):
    """How a match that is over went."""

    rounds: list[Instant]
    """The points at the end of each round, from the start to the end of the match."""
    turning: Swing | None
    """The turn that put a winner before the others, or that cost a loser most."""
    decided: Decided | None
    """Where no turn did: who was ahead all the time since early on."""
    swings: list[Swing]
    """The turns that helped anybody most, in the order of the match."""
    is_judged: bool
    """Whether a net told the shares; if not, they are parts of the most points."""
    ties: list[Tie]


class ChatLine(TypedDict):
    """Something said at the table."""

    name: str
    seat: int | None
    text: str | None
    phrase: str | None
    at: str
    version: int
    """The version of its row, by which a line is named."""


class UndoQuestion(TypedDict):
    """Who wants a move back, and whose answers are missing."""

    seat: int
    waiting: list[int]


class Judged(TypedDict):
    """A move and the share of wins that it promises, as a bot sees it; of an only move, none."""

    action: int
    chance: float | None


# Events: what a row of a table's log is told as


class Moved(TypedDict):
    """A move was played."""

    kind: Literal["moved"]
    number: int
    seat: int
    beats: list[Beat]
    view: View
    deadline: str | None
    absent: list[Absent]


class Undone(TypedDict):
    """Moves were taken back: the lines of those behind this number are no more."""

    kind: Literal["undone"]
    number: int
    view: View
    deadline: str | None
    absent: list[Absent]


class UndoAsked(TypedDict):
    """Somebody wants a move back."""

    kind: Literal["undo-asked"]
    seat: int
    waiting: list[int]


class UndoRefused(TypedDict):
    """The move stays."""

    kind: Literal["undo-refused"]


class TableChanged(TypedDict):
    """Somebody joined, left, resigned, was put out, silenced or replaced, or gave a number, a seat
    changed or is to be opened, the match began, a rematch opened."""

    kind: Literal["table"]
    table: TableDetails
    view: View | None


class Over(TypedDict):
    """The match is over, and its secret is out."""

    kind: Literal["over"]
    secret: str
    table: TableDetails
    view: View


class Chatted(TypedDict):
    """Somebody said something; null if the viewer has blocked them."""

    kind: Literal["chat"]
    line: ChatLine | None


class Arranged(TypedDict):
    """Somebody has laid out their own things."""

    kind: Literal["arranged"]
    seat: int
    arrangement: Arrangement


Event = Moved | Undone | UndoAsked | UndoRefused | TableChanged | Over | Chatted | Arranged


# Messages over the WebSocket


class Welcome(TypedDict):
    """All that a viewer needs to begin."""

    type: Literal["welcome"]
    protocol: int
    version: int
    you: int | None
    table: TableDetails
    number: int
    view: View | None
    log: list[Entry]
    chat: list[ChatLine]
    arrangements: list[Arrangement | None]
    undo: UndoQuestion | None


class Happened(TypedDict):
    """Something happened; versions are consecutive."""

    type: Literal["event"]
    version: int
    event: Event


class Presence(TypedDict):
    """Which seats' people are connected, and how many others look on."""

    type: Literal["presence"]
    online: list[int]
    watching: int


class Ack(TypedDict):
    """What was asked is done, and on disk."""

    type: Literal["ack"]
    id: str
    version: int


class Refusal(TypedDict):
    """What was asked is not done, and why."""

    type: Literal["refused"]
    id: str | None
    reason: Message


class Answer(TypedDict):
    """Why something is illegal; null if it is not."""

    type: Literal["answer"]
    id: str
    reason: Message | None


class HintTold(TypedDict):
    """What a strong bot thinks of the moves, the best first; what it would do in this turn, up to
    where chance or a reveal may change things; and why that is better than another move."""

    moves: list[Judged]
    plan: list[PlanStep]
    other: PlanStep | None
    comparison: Comparison | None


class Hint(HintTold):
    """The answer to who asks what to do; `number` is how many moves there have been."""

    type: Literal["hint"]
    id: str
    number: int


class Pong(TypedDict):
    """Still there."""

    type: Literal["pong"]
    id: str


class Resync(TypedDict):
    """Something was missed: say hello again."""

    type: Literal["resync"]


Told = Welcome | Happened | Presence | Ack | Refusal | Answer | Hint | Pong | Resync
