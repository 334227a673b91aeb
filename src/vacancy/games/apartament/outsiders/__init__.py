"""Outsiders of Apartament: players by rules of thumb, written from the rules alone."""

from vacancy.engine.dialect import rule
from vacancy.engine.outsiders import Outsiders

from ..layout import State
from .furnisher import weigh_as_furnisher
from .haulier import weigh_as_haulier

NAMES = ("furnisher", "haulier")


@rule
def weigh(state: State, seat: int, action: int, style: int) -> int:
    """How much a style likes a legal action of a seat that decides."""
    if style == 0:
        return weigh_as_furnisher(state, seat, action)
    return weigh_as_haulier(state, seat, action)


OUTSIDERS = Outsiders(names=NAMES, weigh=weigh)
