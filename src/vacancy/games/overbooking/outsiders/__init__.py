"""Players by rules of thumb, to measure bots by: one style a file."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.outsiders import Outsiders

from ..layout import State
from .bookkeeper import weigh_bookkeeper
from .spoiler import weigh_spoiler

BOOKKEEPER = 0


@rule
def weigh(state: State, seat: int, action: int, style: int) -> int:
    """How much a style likes an action."""
    if style == BOOKKEEPER:
        return weigh_bookkeeper(state, seat, action)
    return weigh_spoiler(state, seat, action)


OUTSIDERS = Outsiders(names=("bookkeeper", "spoiler"), weigh=weigh)
