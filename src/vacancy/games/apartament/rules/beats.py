"""Noting what happened: the fields of a beat."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..layout import Beat, Ending


@rule
def note(beat: Beat, event: int, seat: int) -> None:
    """A beat about a player; everything else in it is blank."""
    beat.event = event
    beat.seat = seat
    beat.place = NONE
    beat.slot = NONE
    beat.order = NONE
    beat.piece = NONE
    beat.wardrobe = NONE
    beat.table = NONE
    beat.fixture = NONE
    beat.area = NONE
    beat.target = NONE
    beat.upgrade = NONE
    beat.cards = NONE
    beat.ending = Ending.NONE
    beat.coins = 0
    beat.prestige = 0


@rule
def note_piece(beat: Beat, event: int, seat: int, piece: int, area: int) -> None:
    """A beat about a piece, and where it is or goes."""
    note(beat, event, seat)
    beat.piece = piece
    beat.area = area
