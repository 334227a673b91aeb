"""What is counted in Grand Austria Hotel: dice, guests, staff, politics and emperor tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vacancy.engine.counting import Counted, Use
from vacancy.engine.words import Message

from .cards import guest_name, politics_sentence, staff_name, tile_sentence
from .data import TILE_NAMES
from .layout import FACES, GUESTS, STAFF, TILES, Beat, Event, State

FIRST_EDITION = 0  # in whose words reports name tiles


def named_by(event: Event, field: str) -> Callable[[Beat, State], Iterable[Use]]:
    """Whoever an event is about uses the thing that one field of the beat names."""

    def used(beat: Beat, state: State) -> Iterable[Use]:
        if beat.event == event:
            yield beat.owner, getattr(beat, field), 1

    return used


def dice(beat: Beat, state: State) -> Iterable[Use]:
    """A die was taken from one of the six spaces."""
    if beat.event == Event.TAKE_DIE:
        yield beat.owner, beat.face - 1, 1


def die_name(space: int) -> Message:
    action = Message("action", {"face": space + 1})
    return Message("counted-die", {"face": space + 1, "action": action})


def tile_name(tile: int, sentence: Message) -> Message:
    return Message("counted-tile", {"tile": TILE_NAMES[tile].upper(), "sentence": sentence})


POLITICS = tuple(tile_name(tile, politics_sentence(tile)) for tile in range(TILES))
TOLD = [tile_sentence(tile, FIRST_EDITION) for tile in range(TILES)]
BONUSES = tuple(tile_name(tile, told["bonus"]) for tile, told in enumerate(TOLD))
PENALTIES = tuple(tile_name(tile, told["penalty"]) for tile, told in enumerate(TOLD))

COUNTED = (
    Counted("dice", tuple(map(die_name, range(FACES))), dice),
    Counted("guests", tuple(map(guest_name, range(GUESTS))), named_by(Event.CHECK_IN, "guest")),
    Counted("staff", tuple(map(staff_name, range(STAFF))), named_by(Event.PLAY, "card")),
    Counted("politics", POLITICS, named_by(Event.POLITICS, "tile")),
    Counted("bonuses", BONUSES, named_by(Event.BONUS, "tile")),
    Counted("penalties", PENALTIES, named_by(Event.PENALTY, "tile")),
)
