"""What is wanted in Overbooking: beds."""

from __future__ import annotations

from collections.abc import Iterable

from vacancy.engine.aims import Aims
from vacancy.engine.words import Message

from .layout import Beat, Event
from .words import card_name


def reached(beat: Beat, seat: int) -> Iterable[Message]:
    """A group of guests got its beds (OB-6.5)."""
    if beat.event == Event.BOOK and beat.owner == seat:
        yield Message(
            "aim-bed", {"card": card_name(beat.kind, beat.crest), "hotel": beat.hotel + 1}
        )


AIMS = Aims(reached=reached)
