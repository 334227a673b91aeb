"""Noting what happened: the fields of a beat."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..layout import Beat


@rule
def note(beat: Beat, event: int, seat: int, shop: int) -> None:
    """A beat about a player and a shop; everything else in it is blank."""
    beat.event = event
    beat.seat = seat
    beat.shop = shop
    beat.from_shop = NONE
    beat.kind = NONE
    beat.count = 0
    beat.good = NONE
    beat.other_good = NONE
    beat.other_seat = NONE
    beat.other_kind = NONE


@rule
def note_cards(beat: Beat, event: int, seat: int, shop: int, kind: int, count: int) -> None:
    """A beat about cards of a player at a shop."""
    note(beat, event, seat, shop)
    beat.kind = kind
    beat.count = count
