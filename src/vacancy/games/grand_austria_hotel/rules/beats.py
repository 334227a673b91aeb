"""Noting what happened: the fields of a beat."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..layout import Beat


@rule
def note(beat: Beat, event: int, owner: int) -> None:
    """A beat about a player or about the table; everything else in it is blank."""
    beat.event = event
    beat.owner = owner
    beat.is_open = 0
    beat.card = NONE
    beat.guest = NONE
    beat.room = NONE
    beat.kind = NONE
    beat.face = 0
    beat.tile = NONE
    beat.effect = NONE
    beat.source = NONE
    beat.price = 0
    beat.amount = 0
    beat.other = 0


@rule
def note_amount(beat: Beat, event: int, owner: int, amount: int, source: int) -> None:
    """A beat about so much of something, from a card, a guest, a group or a tile."""
    note(beat, event, owner)
    beat.amount = amount
    beat.source = source


@rule
def note_card(beat: Beat, event: int, owner: int, card: int, is_open: int) -> None:
    """A beat about a staff card, face up or for its owner's eyes only."""
    note(beat, event, owner)
    beat.card = card
    beat.is_open = is_open
