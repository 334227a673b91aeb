"""What a puzzle is, as types: the only place where its fields are stated.

A puzzle is a transcript and a move number: the position after so many moves, and what is asked of
the seat that decides there. Moves are written in the words of the game's notation.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Form = Literal["turn", "move"]
"""Whether the turn is to be played to the end of the match, or one move is to be found."""
Goal = Literal["points", "win"]
"""What it is about: the most points in the end, or the best chance to win."""
Basis = Literal["exact", "judged"]
"""Whether all that can still happen was searched, or two evaluators agree."""


class Puzzle(TypedDict):
    """A position of a match, and what is to be found there."""

    id: str
    move: int
    """How many moves had been played."""
    seat: int
    form: Form
    goal: Goal
    basis: Basis
    best: list[int]
    """Of a turn that is about points: the most there can be; where these do not tell, the
    tie-break after them."""
    share: float
    """Of a turn that is about the win: the part of it that can be had."""
    answers: dict[str, float]
    """Of a move: what each is worth, by its words: points in the end on average, or the chance to
    win against the average other seat, in hundredths."""
    error: float
    """The standard error of the best answer's lead, in the same."""
    certainty: float
    """In which part of the worlds that the seat cannot tell apart the answer is the same."""
    line: list[str]
    """The solution, and how it goes on."""
    finds: dict[str, float]
    """How often each level that was asked found it."""
    themes: list[str]


class Page(TypedDict):
    """A match and the puzzles in it."""

    transcript: str
    puzzles: list[Puzzle]


class Head(TypedDict):
    """What a file of puzzles begins with."""

    format: int
    game: str
    rules: int
    made: dict[str, int]
    """How many were looked at and passed each of the sieves."""
