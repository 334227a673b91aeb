"""What things are called: messages with the forms that sentences want them in."""

from __future__ import annotations

from vacancy.engine.record import NONE
from vacancy.engine.words import Message

from .components import DATA, LABELS, PIECE_ROWS
from .layout import AREA_NAMES, COLOUR_NAMES, ORDER_LABELS, PLACE_NAMES, STYLE_NAMES, UPGRADE_NAMES


def place_forms(place: int) -> dict[str, Message]:
    """A place, and the ways there and in it."""
    told = {"place": PLACE_NAMES[place]}
    return {
        "place": Message("place", told),
        "to": Message("place-to", told),
        "in": Message("place-in", told),
    }


def area_forms(area: int) -> dict[str, Message]:
    """An area of the hotel, and the ways there and away from it."""
    told = {"area": AREA_NAMES[area]}
    return {
        "area": Message("area", told),
        "area-to": Message("area-to", told),
        "area-from": Message("area-from", told),
    }


def piece_name(piece: int) -> Message:
    """A piece by kind, style and size."""
    return piece_forms(piece)["piece"]


def piece_forms(piece: int) -> dict[str, Message]:
    """A piece, as subject and as object of a sentence."""
    row = PIECE_ROWS[piece]
    style = "none" if row["style"] == NONE else STYLE_NAMES[row["style"]]
    told = {"name": row["name"], "style": style, "size": row["size"]}
    return {"piece": Message("piece", told), "piece-acc": Message("piece-acc", told)}


def order_name(kind: int) -> Message:
    """An order by colour, crates and mark."""
    crates, is_plain = LABELS[kind % ORDER_LABELS]
    told = {"colour": COLOUR_NAMES[kind // ORDER_LABELS], "crates": crates}
    return Message("order", told | {"urgent": "no" if is_plain else "yes"})


def upgrade_forms(upgrade: int) -> dict[str, Message]:
    """An upgrade, as subject and as object of a sentence."""
    told = {"upgrade": UPGRADE_NAMES[upgrade]}
    return {"upgrade": Message("upgrade", told), "upgrade-acc": Message("upgrade-acc", told)}


def player_name(seat: int) -> Message:
    """A player by the colour of the truck (APT-2.3)."""
    return Message("player", {"colour": DATA["colours"][seat]})
