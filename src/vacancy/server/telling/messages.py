"""What the server tells, as types: the only place where a message and its fields are stated.

`Told` names the messages over the WebSocket, `Event` the events that one of them carries; what a
client may say is in `live/frames.py`. The page's TypeScript is made from these types
(`vacancy.server.typescript`), and `docs/protocol.md` is held against them.
"""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from vacancy.engine.shown import Message, View

Arrangement = dict[str, Any]


# Tables


class SeatInfo(TypedDict):
    """A chair, and who sits there."""

    seat: int
    kind: Literal["person", "bot", "open", "link"]
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


class TableCard(TypedDict):
    """A table in the lobby."""

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    seats: list[SeatInfo]
    to_move: int | None
    your_seat: int | None
    listed: bool
    created_at: str
    pace: LivePace | DaysPace


class Result(TypedDict):
    """How a match ended; places and points are missing when it was broken off."""

    by: str
    scores: list[int] | None
    ranking: list[int] | None


class TableDetails(TableCard):
    """A table as those who sit or watch there see it."""

    options: dict[str, str]
    seed: int | None
    commitment: str
    secret: str | None
    invite: str | None
    version: int
    number: int
    is_host: bool
    deadline: str | None
    rematch: str | None
    result: Result | None


# Matches


class Entry(TypedDict):
    """A line of the log: of which move, and of which of its beats."""

    number: int
    beat: int
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
    view: View | None
    log: list[Message]
    beats: list[Beat]


class ChatLine(TypedDict):
    """Something said at the table."""

    name: str
    seat: int | None
    text: str | None
    phrase: str | None
    at: str


class UndoQuestion(TypedDict):
    """Who wants a move back, and whose answers are missing."""

    seat: int
    waiting: list[int]


class Judged(TypedDict):
    """A move and the share of wins that it promises, as a bot sees it."""

    action: int
    chance: float


# Events: what a row of a table's log is told as


class Moved(TypedDict):
    """A move was played."""

    kind: Literal["moved"]
    number: int
    seat: int
    beats: list[Beat]
    view: View
    deadline: str | None


class Undone(TypedDict):
    """Moves were taken back."""

    kind: Literal["undone"]
    number: int
    view: View
    log: list[Entry]


class UndoAsked(TypedDict):
    """Somebody wants a move back."""

    kind: Literal["undo-asked"]
    seat: int
    waiting: list[int]


class UndoRefused(TypedDict):
    """The move stays."""

    kind: Literal["undo-refused"]


class TableChanged(TypedDict):
    """Somebody joined, left or resigned, a seat changed, the match began, a rematch opened."""

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
    """Somebody said something."""

    kind: Literal["chat"]
    line: ChatLine


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


class Hint(TypedDict):
    """What a strong bot thinks of the moves, the best first."""

    type: Literal["hint"]
    id: str
    number: int
    moves: list[Judged]


class Pong(TypedDict):
    """Still there."""

    type: Literal["pong"]
    id: str


class Resync(TypedDict):
    """Something was missed: say hello again."""

    type: Literal["resync"]


Told = Welcome | Happened | Presence | Ack | Refusal | Answer | Hint | Pong | Resync
