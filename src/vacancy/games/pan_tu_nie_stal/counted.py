"""What is counted in Pan tu nie stał!: cards laid, special cards used, and goods carried home."""

from __future__ import annotations

from collections.abc import Iterable

from vacancy.engine.counting import Counted, Use

from .layout import GOODS, KINDS, Beat, Event, Kind, State
from .words import card_name, good_forms

SPECIALS = {Event.MOTHER: Kind.MOTHER, Event.COVER: Kind.PAN, Event.SONNY: Kind.SONNY}


def laid(beat: Beat, state: State) -> Iterable[Use]:
    """Cards joined a queue."""
    if beat.event in (Event.JOIN, Event.MOTHER):
        yield beat.seat, beat.kind, beat.count


def specials(beat: Beat, state: State) -> Iterable[Use]:
    """A special card did what it can."""
    if beat.event in SPECIALS:
        yield beat.seat, list(SPECIALS).index(Event(beat.event)), 1


def won(beat: Beat, state: State) -> Iterable[Use]:
    """The last good of a shop and the one on a card went home."""
    if beat.event == Event.WIN:
        yield beat.seat, beat.good, 1
        yield beat.other_seat, beat.other_good, 1


COUNTED = (
    Counted("laid", tuple(card_name(kind) for kind in range(KINDS)), laid),
    Counted("specials", tuple(card_name(kind) for kind in SPECIALS.values()), specials),
    Counted("goods", tuple(good_forms(good)["good"] for good in range(GOODS)), won),
)
