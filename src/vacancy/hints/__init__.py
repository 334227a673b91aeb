"""Hints: what a strong bot would do in somebody's place, for a whole turn, and why.

Everything here depends on what a seat knows, on the seat and on a seed, so nothing is told that the
seat may not know. `reasons_between` tells why one move is better than another; `hint` finds a plan
for the turn and tells why it is better than the next different move.
"""

from vacancy.bots.net.loop import look_around

from .advising import hint
from .lines.compare import compare
from .reasons import compare_ways, reasons_between
from .shapes import Comparison, Hint, PlanStep, Reason
from .words import TEXTS, message_of

RULES = (compare, look_around)
"""The rules that are compiled for hints alone."""

__all__ = [
    "RULES",
    "TEXTS",
    "Comparison",
    "Hint",
    "PlanStep",
    "Reason",
    "compare_ways",
    "hint",
    "message_of",
    "reasons_between",
]
