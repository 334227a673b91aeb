"""The parts that an action of Grand Austria Hotel consists of, for a net's policy head.

Weights of parts are shared: what is learnt of a guest when it is taken from the row helps when it
is served.
"""

from __future__ import annotations

from vacancy.engine.features import Layout

from ..components import EFFECT_OP, GUEST_COLOUR
from ..layout import (
    COLUMNS,
    FACES,
    FLOORS,
    GUESTS,
    KINDS,
    ROOMS,
    STACK_SIZE,
    STACKS,
    STAFF,
    STRENGTH,
    TILES,
)
from ..moves import Answer
from ..notation import NOTATION, move_of
from ..vocabulary import COLOUR_NAMES, Op

FAMILIES = tuple(NOTATION)
WITH_GUEST = ("guest", "check-in", "put", "fill")
WITH_ROOM = ("prepare", "lodge", "occupy", "remove")
COLOURS = len(COLOUR_NAMES)

parts = Layout()
FAMILY = parts.add("family", len(FAMILIES), "What is done.")
GUEST = parts.add("guest", GUESTS, "With which guest.")
COLOUR = parts.add("colour", len(WITH_GUEST) * COLOURS, "Of which colour, by family.")
KIND = parts.add("kind", KINDS, "With which item.")
ROOM = parts.add("room", ROOMS, "With which room.")
FLOOR = parts.add("floor", len(WITH_ROOM) * FLOORS, "On which floor, by family.")
CARD = parts.add("card", STAFF, "With which staff card.")
FACE = parts.add("face", FACES, "With which space or action.")
NUMBER = parts.add("number", STRENGTH + 1, "How many of the better ones.")
TILE = parts.add("tile", TILES, "With which politics card.")
STACK = parts.add("stack", STACKS, "Of which letter.")
EFFECT = parts.add("effect", len(Op), "With which sort of benefit.")
ANSWER = parts.add("answer", len(Answer), "Which of the answers.")


FIRST_OF = {
    **dict.fromkeys(("use", "play", "under", "lose", "discard", "copy", "keep"), CARD),
    **dict.fromkeys(("die", "joker"), FACE),
    **dict.fromkeys(("cake", "coffee", "steps"), NUMBER),
    **dict.fromkeys(("order", "boost", "extra", "escape", "penalty"), ANSWER),
    "item": KIND,
}
"""Where the parts begin of families whose pick is a part by itself."""


def action_parts(action: int) -> tuple[int, ...]:
    """The parts of an action: what is done, and with what."""
    name, pick = move_of(action)
    found = [FAMILY + FAMILIES.index(name)]
    if name in WITH_GUEST:
        kind, guest = divmod(pick, GUESTS)
        colour = WITH_GUEST.index(name) * COLOURS + GUEST_COLOUR[guest]
        found += [GUEST + guest, COLOUR + colour]
        found += [KIND + kind] if name == "put" else []
    elif name in WITH_ROOM:
        floor = WITH_ROOM.index(name) * FLOORS + pick // COLUMNS
        found += [ROOM + pick, FLOOR + floor]
    elif name == "politics":
        found += [TILE + pick, STACK + pick // STACK_SIZE]
    elif name == "benefit":
        found += [EFFECT + EFFECT_OP[pick]]
    elif name in FIRST_OF:
        found += [FIRST_OF[name] + pick]
    return tuple(found)
