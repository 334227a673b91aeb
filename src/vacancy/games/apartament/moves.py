"""The action space of Apartament: a number for every option of APT-11.4 to APT-11.19.

The order of the options in a list means nothing. A triple of pieces that count in a room is named
by the styles of its bed, wardrobe and table; `rules/rooms.py` says why that is enough.
"""

from __future__ import annotations

from itertools import product

from vacancy.engine.actions import family
from vacancy.engine.bits import BYTE

from .layout import (
    AREAS,
    COLOURS,
    HOLD_CELLS,
    HOTEL_CELLS,
    ORDER_KINDS,
    PIECES,
    PLACES,
    ROOMS,
    SET_CHOICES,
    SLOTS,
    STYLE_NAMES,
    TRIPLE_KINDS,
    UPGRADES,
)

TRIPLE_STYLES = tuple(product(STYLE_NAMES, repeat=TRIPLE_KINDS))
TRIPLES = len(TRIPLE_STYLES)

MOVE = family(0, PLACES)
TAKE_ORDER = family(MOVE.end, SLOTS, ORDER_KINDS)  # the order of this kind in that slot
BUY_FURNITURE = family(TAKE_ORDER.end, PIECES)
UNLOAD = family(BUY_FURNITURE.end)
DELIVER = family(UNLOAD.end, PIECES, AREAS)
SCRAP = family(DELIVER.end, PIECES)
CLOSE_UNLOAD = family(SCRAP.end)
SCORE_ROOM = family(CLOSE_UNLOAD.end, ROOMS, TRIPLES)
SCORE_ORDER_SET = family(SCORE_ROOM.end, SET_CHOICES)  # bit by bit: the urgent card of a colour
ACTIVATE_VIGNETTE = family(SCORE_ORDER_SET.end, COLOURS, COLOURS)
BUY_STAR = family(ACTIVATE_VIGNETTE.end)
BUY_UPGRADE = family(BUY_STAR.end, UPGRADES)
MOVE_FURNITURE = family(BUY_UPGRADE.end, AREAS, PIECES, AREAS)  # from this area, to that one
END_TURN = family(MOVE_FURNITURE.end)
USE_VIGNETTE = family(END_TURN.end)
DECLINE_VIGNETTE = family(USE_VIGNETTE.end)
ACTIONS = DECLINE_VIGNETTE.end

PLAIN_MOVES = {
    UNLOAD.first: "unload",
    CLOSE_UNLOAD.first: "close",
    BUY_STAR.first: "star",
    END_TURN.first: "end",
    USE_VIGNETTE.first: "use",
    DECLINE_VIGNETTE.first: "decline",
}
"""The moves that need no more words than one."""

LEGAL_LIMIT = (
    PLACES
    + SLOTS
    + PIECES
    + 1  # move and act
    + HOLD_CELLS * AREAS
    + 1  # deliver or scrap each piece, close
    + ROOMS * TRIPLES
    + SET_CHOICES
    + COLOURS * COLOURS
    + 1
    + UPGRADES
    + HOTEL_CELLS * AREAS
    + 1
    + BYTE  # `list_byte` wants room
)
"""No list of options is longer."""
