"""What is told of reviews besides themselves: how far one is, and positions of it."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from vacancy.engine.shown import View
from vacancy.review.shapes import Review
from vacancy.server.table.parts import Happening
from vacancy.server.table.table import Table
from vacancy.server.words import refuse

from .messages import Beat
from .views import beats, view_of_match


class ReviewState(TypedDict):
    """How far the review of a match is, and as much of it as there is."""

    state: Literal["off", "none", "waiting", "working", "done", "failed"]
    """Off where this server reviews no matches; none if nobody has asked for it."""
    depth: Literal["basic", "deep"]
    ahead: int
    """How many others come first, while it waits."""
    progress: float
    stage: int
    """Grows whenever more of it is told."""
    review: Review | None
    """Null also where whoever asks has this stage already."""
    is_old: bool
    """Whether it would be judged otherwise today."""
    has_deeper: bool
    """Whether a deeper one was asked for than this."""
    may_deepen: bool
    """Whether whoever asks may have it looked at more closely."""


class Question(TypedDict):
    """A position as it was put to whoever decided in it, with the moves that there were."""

    number: int
    seat: int
    view: View


class ShownMove(TypedDict):
    """A move of a line that was not played, and what it would have led to."""

    action: int
    seat: int
    view: View
    beats: list[Beat]


class ShownLine(TypedDict):
    """A move and what would likely have followed."""

    moves: list[ShownMove]


class Judgement(TypedDict):
    """What a move would have been worth: its share of the win, in points, and what it loses."""

    action: int
    share: float
    points: float
    loss: float
    error: float
    best: int


def seat_at(table: Table, number: int) -> int:
    """Who decided a move. Raises `Refused` if there is none of that number."""
    if not 1 <= number <= len(table.moves):
        raise refuse("no-such-move", move=number)
    return table.moves[number - 1].seat


def question(table: Table, number: int) -> Question:
    """A move's position, with the eyes of whoever decided there, before it was played."""
    seat = seat_at(table, number)
    told = view_of_match(table, table.history[number - 1], seat)
    return {"number": number, "seat": seat, "view": told}


def line(table: Table, number: int, actions: list[int]) -> ShownLine:
    """A line in the true world, as whoever decided first would have seen it."""
    observer, state = seat_at(table, number), table.history[number - 1].copy()
    moves: list[ShownMove] = []
    for action in actions:
        seat = table.game.to_move(state)
        if seat is None or action not in table.game.legal(state):
            raise refuse("illegal-there")
        steps = tuple(table.game.beats(state, action))
        happening = Happening("moved", 0, number, state, seat, steps)
        moves.append({
            "action": action, "seat": seat, "view": view_of_match(table, state, observer),
            "beats": beats(table, happening, observer),
        })  # fmt: skip
    return {"moves": moves}
