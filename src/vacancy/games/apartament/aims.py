"""What is wanted in Apartament: pieces of furniture, rooms that score, sets of orders, stars."""

from __future__ import annotations

from collections.abc import Iterable

from vacancy.engine.aims import Aims
from vacancy.engine.words import Message

from .layout import Beat, Event
from .names import area_forms, piece_forms


def reached(beat: Beat, seat: int) -> Iterable[Message]:
    """Something was bought or scored."""
    if beat.seat != seat:
        return
    if beat.event == Event.BUY_FURNITURE:
        yield Message("aim-piece", {"piece": piece_forms(beat.piece)["piece"]})
    elif beat.event == Event.SCORE_ROOM:
        yield Message("aim-room", {"area": area_forms(beat.area)["area"]})
    elif beat.event == Event.SCORE_ORDER_SET:
        yield Message("aim-set")
    elif beat.event == Event.BUY_STAR:
        yield Message("aim-star")


AIMS = Aims(reached=reached, assets=("coins",))
