"""Two players by rules of thumb: an innkeeper who lives by guests, a courtier by the emperor."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.outsiders import Outsiders

from ..layout import State
from .courtier import weigh_as_courtier
from .innkeeper import weigh_as_innkeeper


@rule
def weigh(state: State, seat: int, action: int, style: int) -> int:
    """How much a style likes an action."""
    if style == 0:
        return weigh_as_innkeeper(state, seat, action)
    return weigh_as_courtier(state, seat, action)


OUTSIDERS = Outsiders(names=("innkeeper", "courtier"), weigh=weigh)
