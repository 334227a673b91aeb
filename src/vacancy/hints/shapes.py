"""What a hint tells, as types: the only place where its fields are stated."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from vacancy.engine.shown import Message


class Reason(TypedDict):
    """One thing that speaks for a move or against it, in words and as a number."""

    kind: Literal["source", "rest", "chance", "answer"]
    """Points from a source, or from all others together; a chance of getting something; the answer
    that hurts most."""
    says: Message
    part: str | None
    """Of points from a source: which (`score-<part>` in the game's texts)."""
    value: float
    """In points; of a chance and of an answer, how much of certainty or of the win it changes."""


class Comparison(TypedDict):
    """Two ways to go on, compared by what a seat knows."""

    points: float
    """By how many points the better one is ahead in the end: what the reasons of points add up
    to."""
    error: float
    """The standard error of that."""
    share: float
    """What part of the win the better way promises, and the other."""
    other_share: float
    share_error: float
    """The standard error of how much more the better one promises."""
    reasons: list[Reason]


class PlanStep(TypedDict):
    """A move of a plan, in its game's words."""

    action: int
    label: Message


class Hint(TypedDict):
    """What a strong bot would do in somebody's place, and why."""

    plan: list[PlanStep]
    """Moves of one's own turn, up to where chance, a reveal or somebody else changes things."""
    other: PlanStep | None
    """The next different move, with which it was compared."""
    share: float | None
    """What part of the win the plan promises; nobody knows that of an only move."""
    choices: dict[int, float | None]
    """The moves that were looked into, the best first, each with the part that it promises."""
    comparison: Comparison | None
