"""What the server and a process that reviews say to each other, and how."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field
from typing import Any

from vacancy.review.depth import DepthName

SIZE_BYTES = 4


@dataclass(frozen=True)
class Order:
    """A match to be reviewed, and what is worked out of it already."""

    text: str
    depth: DepthName
    result: list[float]
    pieces: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Ask:
    """A move to be judged that was not played, or only shown with what would likely follow."""

    id: int
    text: str
    move: int
    action: int
    is_judged: bool


@dataclass(frozen=True)
class Found:
    """Pieces of the review that was ordered, and all of it as JSON where that is told anew."""

    pieces: dict[str, Any]
    body: bytes | None = None
    progress: float = 0.0
    is_done: bool = False


@dataclass(frozen=True)
class Failed:
    """The review that was ordered cannot be worked out."""

    why: str


@dataclass(frozen=True)
class Judged:
    """How good a move would have been, and what would likely have followed."""

    line: list[int]
    share: float = 0.0
    points: float = 0.0
    loss: float = 0.0
    error: float = 0.0
    best: int = -1


@dataclass(frozen=True)
class Answer:
    """The answer to a question; none where the move was not possible."""

    id: int
    judged: Judged | None


Saying = Order | Ask | Found | Failed | Answer


def pack(said: Saying) -> bytes:
    """Something said, as it goes through a pipe."""
    body = pickle.dumps(said, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(SIZE_BYTES) + body
