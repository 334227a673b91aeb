"""Names of guests, staff, rooms and tiles, as the components file gives them."""

from __future__ import annotations

from vacancy.engine.components import components_of

DATA = components_of(__package__)

GUEST_NAMES: tuple[str, ...] = tuple(guest["id"] for guest in DATA["guests"])
STAFF_NAMES: tuple[str, ...] = tuple(card["id"] for card in DATA["staff"])  # GAH-1.44
TILE_NAMES: tuple[str, ...] = tuple(tile["id"] for tile in DATA["emperor"])
ROOM_NAMES = tuple(f"{floor}{column}" for floor in "1234" for column in "abcde")
