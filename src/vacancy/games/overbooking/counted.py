"""What is counted in Overbooking: guests who got beds, who came by the back door, and hotels."""

from __future__ import annotations

from collections.abc import Iterable

from vacancy.engine.counting import Counted, Use
from vacancy.engine.words import Message

from .components import TILE_BEDS, TILE_RULE
from .layout import (
    CARDS,
    CRESTS,
    KIND_NAMES,
    KINDS,
    SIDES,
    TILES,
    Beat,
    Event,
    HotelRule,
    Side,
    State,
)
from .words import card_name


def booked(beat: Beat, state: State) -> Iterable[Use]:
    """A guest got a bed."""
    if beat.event == Event.BOOK:
        yield beat.owner, beat.kind * CRESTS + beat.crest, 1


def at_the_door(beat: Beat, state: State) -> Iterable[Use]:
    """A card was laid at a back door."""
    if beat.event == Event.LAY and beat.side == Side.DOOR:
        yield beat.owner, beat.kind, 1


def lodged(beat: Beat, state: State) -> Iterable[Use]:
    """A hotel gave a bed to a guest."""
    if beat.event == Event.BOOK:
        hotel = state.hotels[beat.hotel]
        yield beat.owner, hotel.tile * SIDES + hotel.tile_side, 1


def hotel_name(number: int) -> Message:
    """A side of a tile: its number, rule and beds."""
    tile, side = divmod(number, SIDES)
    rule = HotelRule(TILE_RULE[tile, side]).name.lower()
    beds = Message("table-beds", {"beds": TILE_BEDS[tile, side]})
    told = {"rule": Message("table-rule", {"rule": rule}), "beds": beds}
    return Message("counted-hotel", {"tile": tile + 1, "side": "ab"[side], **told})


COUNTED = (
    Counted("booked", tuple(card_name(*divmod(card, CRESTS)) for card in range(CARDS)), booked),
    Counted("door", tuple(Message("kind", {"kind": KIND_NAMES[k]}) for k in range(KINDS)),
           at_the_door),
    Counted("hotels", tuple(hotel_name(number) for number in range(TILES * SIDES)), lodged),
)  # fmt: skip
