"""What is counted in Apartament: orders, furniture, rooms, upgrades, and what prestige buys."""

from __future__ import annotations

from collections.abc import Iterable

from vacancy.engine.counting import Counted, Use
from vacancy.engine.words import Message

from .components import ORDER_KIND
from .layout import ORDER_KINDS, PIECES, ROOMS, UPGRADES, Beat, Event, State
from .names import area_forms, order_name, piece_name, upgrade_forms

DEEDS = {
    Event.SCORE_ORDER_SET: "order-set",
    Event.ACTIVATE_VIGNETTE: "vignette",
    Event.USE_VIGNETTE: "extra-turn",
    Event.BUY_STAR: "star",
    Event.SCRAP: "scrap",
}


def taken(beat: Beat, state: State) -> Iterable[Use]:
    """An order was taken."""
    if beat.event == Event.TAKE_ORDER:
        yield beat.seat, ORDER_KIND[beat.order], 1


def bought(beat: Beat, state: State) -> Iterable[Use]:
    """Furniture was bought."""
    if beat.event == Event.BUY_FURNITURE:
        yield beat.seat, beat.piece, 1


def scored(beat: Beat, state: State) -> Iterable[Use]:
    """A room was scored."""
    if beat.event == Event.SCORE_ROOM:
        yield beat.seat, beat.area, 1


def upgraded(beat: Beat, state: State) -> Iterable[Use]:
    """An upgrade was bought."""
    if beat.event == Event.BUY_UPGRADE:
        yield beat.seat, beat.upgrade, 1


def done(beat: Beat, state: State) -> Iterable[Use]:
    """Something was done that has no card of its own."""
    if beat.event in DEEDS:
        yield beat.seat, list(DEEDS).index(Event(beat.event)), 1


COUNTED = (
    Counted("upgrades", tuple(upgrade_forms(u)["upgrade"] for u in range(UPGRADES)), upgraded),
    Counted("deeds", tuple(Message(f"counted-{deed}") for deed in DEEDS.values()), done),
    Counted("rooms", tuple(area_forms(area)["area"] for area in range(ROOMS)), scored),
    Counted("orders", tuple(map(order_name, range(ORDER_KINDS))), taken),
    Counted("furniture", tuple(map(piece_name, range(PIECES))), bought),
)
