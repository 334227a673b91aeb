"""Reviews of finished matches: who was winning, where it turned, what was luck and what was play.

>>> import vacancy
>>> from vacancy.engine.transcript import Match
>>> match = Match.new(vacancy.game("overbooking"), seats=2, seed=1)
>>> while not match.game.is_over(match.state):
...     match.play(match.game.legal(match.state)[0])
>>> told = review(match)  # doctest: +SKIP
>>> told["accounts"][0]["accuracy"]  # doctest: +SKIP
67.3
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .assembly import assemble
from .depth import DepthName
from .reviewer import NotOver, Reviewer
from .shapes import Review

if TYPE_CHECKING:
    from vacancy.engine.transcript import Match

__all__ = ["DepthName", "NotOver", "Review", "Reviewer", "assemble", "review"]


def review(
    match: Match,
    depth: DepthName = "basic",
    threads: int = 1,
    watch: Callable[[float], None] | None = None,
) -> Review:
    """A finished match looked at again; somebody who waits is told how much of it is done."""
    reviewer = Reviewer(match, depth)
    total = len(reviewer.tasks)
    reviewer.run(threads, lambda *_: watch(len(reviewer.pieces) / total) if watch else None)
    return assemble(reviewer)
