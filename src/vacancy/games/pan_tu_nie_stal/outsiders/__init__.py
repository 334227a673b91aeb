"""Players by rules of thumb, to measure bots by: one style a file."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.outsiders import Outsiders

from ..layout import State
from .hoarder import weigh_hoarder
from .reckoner import weigh_reckoner

RECKONER = 0


@rule
def weigh(state: State, seat: int, action: int, style: int) -> int:
    """How much a style likes an action."""
    if style == RECKONER:
        return weigh_reckoner(state, seat, action)
    return weigh_hoarder(state, seat, action)


OUTSIDERS = Outsiders(names=("reckoner", "hoarder"), weigh=weigh)
