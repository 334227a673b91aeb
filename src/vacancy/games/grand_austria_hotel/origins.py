"""What brought the points on the track: a position does not tell, the beats of its match do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .layout import FROM_DIE, FROM_GROUP, FROM_GUEST, Beat, Event, State

ORIGINS = ("checked", "rooms", "politics", "emperor", "staff", "rest")
"""Guests who moved in, rooms and their groups, politics, the emperor, staff, the rest."""
OF_EVENTS = {
    Event.CHECK_IN: "checked",
    Event.PREPARE: "rooms",  # what is printed in a room (GAH-5.26)
    Event.POLITICS: "politics",
    Event.TRACK_POINTS: "emperor",
    Event.GAIN_STEPS: "emperor",  # steps beyond the end of his track (GAH-1.77)
    Event.SPLIT: "emperor",  # the same
}


def split_track(steps: Iterable[tuple[State, Beat]], final: State, seat: int) -> dict[str, int]:
    """The points that a seat received in a match, by what happened when they came."""
    sums, before = Counter[str](), 0
    for state, beat in steps:
        points = state.players[seat].vp
        sums[origin_of(beat)] += points - before
        before = points
    sums["rest"] += final.players[seat].vp - before
    return {name: sums[name] for name in ORIGINS}


def origin_of(beat: Beat) -> str:
    """What brings the points of a beat."""
    event = Event(beat.event)
    return origin_of_gain(beat.source) if event == Event.GAIN_VP else OF_EVENTS.get(event, "rest")


def origin_of_gain(source: int) -> str:
    """The origin of a gain by the source that its beat names."""
    if source < 0 or source >= FROM_DIE:
        return "rest"
    if source < FROM_GUEST:
        return "staff"
    if source < FROM_GROUP:
        return "checked"
    return "rooms" if source == FROM_GROUP else "emperor"
