"""What is wanted in Pan tu nie stał!: to be ahead in a queue, and that one's goods go home."""

from __future__ import annotations

from collections.abc import Iterable

from vacancy.engine.aims import Aims
from vacancy.engine.words import Message

from .layout import Beat, Event


def reached(beat: Beat, seat: int) -> Iterable[Message]:
    """A good was taken (PTN-5.4), or won; or the one that a card carries was (PTN-5.5)."""
    if beat.event in (Event.TAKE, Event.WIN) and beat.seat == seat:
        yield Message("aim-good", {"shop": beat.shop + 1})
    if beat.event == Event.WIN and beat.other_seat == seat:
        yield Message("aim-carried", {"shop": beat.shop + 1})


AIMS = Aims(reached=reached)
