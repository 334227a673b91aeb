"""Noting what happened: the fields of a beat."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..layout import Beat, LaidCard


@rule
def note(beat: Beat, event: int, owner: int, hotel: int) -> None:
    """A beat about a player or a hotel; everything else in it is blank."""
    beat.event = event
    beat.owner = owner
    beat.crest = NONE
    beat.is_large = NONE
    beat.is_face_up = 0
    beat.kind = NONE
    beat.hotel = hotel
    beat.side = NONE
    beat.place = NONE
    beat.beds = 0
    beat.token_count = 0
    beat.target_owner = NONE
    beat.target_kind = NONE
    beat.target_crest = NONE
    beat.round = NONE


@rule
def note_card(beat: Beat, event: int, card: LaidCard, hotel: int) -> None:
    """A beat about a card at a hotel; as secret as the card itself."""
    note(beat, event, card.owner, hotel)
    beat.crest = card.crest
    beat.is_large = card.is_large
    beat.is_face_up = card.is_face_up
    beat.kind = card.kind


@rule
def note_target(beat: Beat, target: LaidCard, place: int) -> None:
    """Whom an ability aimed at, face up by then."""
    beat.place = place
    beat.target_owner = target.owner
    beat.target_kind = target.kind
    beat.target_crest = target.crest
