"""What a review tells, as types: the only place where its fields are stated.

Shares are parts of the win, from 0 to 1. *Points* are a hundredth of the chance against the average
other seat (`scale.points`), so that an even table stands at 50 whatever its size. Moves are counted
from 1 as in transcripts; "after move 0" is the start. Lists of numbers are by seat.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Mark = Literal["dubious", "mistake", "blunder"]
"""`?!`, `?` and `??`: at 5, 10 and 15 points."""
Doubt = Literal["unsure", "close", "search"]
"""Why a loss has no mark: it is not clear of its error, or it hangs on what nobody could see."""


class Point(TypedDict):
    """What every seat could expect at a moment of the match."""

    move: int
    """After which move."""
    moment: Literal["start", "decision", "chance", "end"]
    """After the decision alone, where chance followed it; after what chance brought; or after the
    whole move, where there was none."""
    beat: int | None
    """Which beat of the move the chance was, if it can be seen."""
    shares: list[float]
    """In the true world, all cards known."""
    errors: list[float]
    """Standard errors of the samples; a first sketch has none."""
    known: list[list[float]] | None
    """As each seat could know it then: a list for each seat, once it has been worked out."""
    known_errors: list[list[float]] | None


class Choice(TypedDict):
    """A move that could be made, judged by what its seat could know."""

    action: int
    share: float
    points: float
    chance: float
    """How likely the evaluator finds it at a first glance."""


class Decision(TypedDict):
    """A decision with more than one answer."""

    move: int
    seat: int
    action: int
    best: int
    """What would have been best: the action itself, where nothing better was found."""
    legal: int
    """How many moves there were."""
    loss: float
    """What the move lost against the best one, in points."""
    error: float
    """The standard error of the loss, in points."""
    mark: Mark | None
    doubt: Doubt | None
    accuracy: float
    """From 0 to 100."""
    choices: list[Choice]
    """The best first: the likely moves and the one that was played."""
    line: list[int]
    """Of a marked move: the best one and what would likely have followed, action by action."""


class Draw(TypedDict):
    """Dice, a draw or a deal in a move: what it did to every seat."""

    move: int
    beat: int | None
    luck: list[float]
    errors: list[float]


class Account(TypedDict):
    """How a seat's result came about; the parts add up to it exactly:
    result - even = deal + draws + hidden + the sum of play + remainder."""

    seat: int
    result: float
    even: float
    deal: float
    """What the start position was worth more than an even share."""
    draws: float
    """What dice and cards brought later."""
    hidden: float
    """How guesses turned out: what moves did in the true world more than could be expected."""
    play: list[float]
    """What the decisions of each seat, one's own among them, did to this one: by how much they
    were better for it, or worse, than what is usual there, by what could be known."""
    remainder: float
    """What the evaluator cannot account for: it changes its mind, too."""
    luck_error: float
    """The standard error of deal, draws and hidden together."""
    play_error: float
    decisions: int
    accuracy: float | None
    """From 0 to 100; none without a decision."""
    like: str | None
    """The level that plays about so accurately, where that was measured."""
    marks: dict[Mark, int]


class Turning(TypedDict):
    """A moment at which much changed hands, and the shares before and after it."""

    move: int
    moment: Literal["decision", "chance"]
    beat: int | None
    seat: int | None
    """Who decided; nobody, where it was chance."""
    before: list[float]
    after: list[float]


class Review(TypedDict):
    """A finished match looked at again, or as much of it as is done."""

    format: int
    game: str
    seats: int
    moves: int
    depth: Literal["basic", "deep"]
    evaluator: str
    """By what was judged, and which edition of it."""
    is_rough: bool
    """Whether the evaluator of this game is not known to be well calibrated."""
    progress: float
    """How much of the work is done, from 0 to 1."""
    is_done: bool
    result: list[float]
    graph: list[Point]
    decisions: list[Decision]
    draws: list[Draw]
    accounts: list[Account]
    turnings: list[Turning]
    """The greatest, in the order of the match."""
