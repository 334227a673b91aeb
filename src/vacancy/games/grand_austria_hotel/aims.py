"""What is wanted in Grand Austria Hotel, and what brings its points."""

from __future__ import annotations

from collections.abc import Iterable

from vacancy.engine.aims import LATER, Aims
from vacancy.engine.words import Message

from .cards import guest_name
from .data import TILE_NAMES
from .layout import Beat, Event
from .origins import OF_EVENTS, origin_of

TRACK = "track"
MET = {Event.BONUS: "aim-bonus", Event.PENALTY: "aim-penalty"}


def part_of(beat: Beat | None, source: str) -> str:
    """Points on the track count to what brought them; nobody knows what will bring later ones."""
    if source != TRACK:
        return source
    if beat is None:
        return LATER
    origin = origin_of(beat)
    is_known = origin != "rest" or Event(beat.event) in OF_EVENTS
    return origin if is_known else TRACK


def reached(beat: Beat, seat: int) -> Iterable[Message]:
    """A guest has moved in, a politics card was met, the emperor is pleased or is not."""
    if beat.owner != seat:
        return
    if beat.event == Event.CHECK_IN:
        yield Message("aim-check-in", {"guest": guest_name(beat.guest)})
    elif beat.event == Event.POLITICS:
        yield Message("aim-politics", {"tile": TILE_NAMES[beat.tile]})
    elif beat.event in MET:
        yield Message(MET[Event(beat.event)])


AIMS = Aims(part_of=part_of, reached=reached, assets=("crowns",))
