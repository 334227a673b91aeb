"""What goes in and out over HTTP about puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictInt

from vacancy.engine.shown import Message, View
from vacancy.puzzles.trying import MOST_MOVES

from .models import Asked, Why

Action = Annotated[StrictInt, Field(ge=0, lt=2**15)]


class PuzzleCard(BaseModel):
    """A puzzle in a list: all but what would give it away."""

    id: str
    game: str
    seats: int
    form: Literal["turn", "move"]
    """A turn to the end of the match, or one move."""
    goal: Literal["points", "win"]
    basis: Literal["exact", "judged"]
    level: str | None
    """The weakest level of bots that mostly finds it."""
    themes: list[str]
    """Decisions of the game that it asks for, and `long`."""
    is_chance: bool
    """Whether it asks for the best chance: in some worlds another answer would be better."""


class PuzzleScene(BaseModel):
    """Where a puzzle begins, in few words and numbers."""

    id: str
    seat: int
    """Who decides."""
    scores: list[int]
    """As they stand, by seat."""
    scene: Message | None
    """What else the seat has before it, where its game says so."""


class Streak(BaseModel):
    """On how many days in a row somebody has solved the puzzle of the day."""

    days: int
    is_done: bool
    """Whether today's is among them."""


class PuzzleList(BaseModel):
    """All puzzles, and which is today's."""

    today: str | None
    day: str
    puzzles: list[PuzzleCard]
    streak: Streak | None
    """Of whoever has a name."""


class PuzzleTrial(Asked):
    """One's own moves so far, by number."""

    moves: Annotated[list[Action], Field(max_length=MOST_MOVES)]


class PuzzleQuestion(PuzzleTrial):
    """Why something cannot be done there: a move by number, or in the game's notation."""

    asked: Action | Annotated[str, Field(max_length=60)]


class PuzzleReason(BaseModel):
    """Why not; nothing, where it can be done."""

    reason: Message | None


class PuzzleStand(BaseModel):
    """Where a trial stands."""

    card: PuzzleCard
    seat: int
    wanted: list[int]
    """Of points that are to be reached, how many; and the tie-break, where it counts too."""
    share: float
    """Of a win that is to be reached, how much of it can be had: it may be a shared one."""
    view: View
    standing: Literal["open", "solved", "failed"]
    value: float | None
    """What it has come to: points in the end, or the chance to win in hundredths."""


class PuzzleStep(BaseModel):
    """A position of the solution, and how many moves it has."""

    view: View
    count: int


class PuzzleAnswer(BaseModel):
    """A move that could be made, and what it is worth."""

    label: Message
    value: float


class PuzzleLine(BaseModel):
    """A move of the solution."""

    seat: int
    label: Message


class PuzzleSolution(BaseModel):
    """How a puzzle is solved, and why so."""

    line: list[PuzzleLine]
    answers: list[PuzzleAnswer]
    """Of a single move, the best first."""
    reasons: list[Message]
    """What speaks for the best of them against the second."""
    error: float
    certainty: float
    finds: dict[str, float]
    """How often each level of bots that was asked found it."""


class PuzzleReport(Asked):
    """That something is wrong with a puzzle."""

    reason: Why
