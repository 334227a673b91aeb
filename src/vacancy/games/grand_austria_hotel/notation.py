"""Moves as they are written down: the words of each family of actions."""

from __future__ import annotations

from collections.abc import Callable

from vacancy.engine.actions import Family, belongs

from . import moves
from .components import PENDABLE_ROWS
from .data import GUEST_NAMES, ROOM_NAMES, STAFF_NAMES, TILE_NAMES
from .layout import GUESTS
from .moves import Answer
from .vocabulary import KIND_NAMES

Pick = Callable[[int], str]


def numbered(pick: int) -> str:
    return str(pick)


def counted(pick: int) -> str:
    return str(pick + 1)


def named(names: tuple[str, ...]) -> Pick:
    return lambda pick: names[pick].replace("_", " ")


def put_name(pick: int) -> str:
    return f"{KIND_NAMES[pick // GUESTS]} {GUEST_NAMES[pick % GUESTS]}".replace("_", " ")


def effect_name(pick: int) -> str:
    return PENDABLE_ROWS[pick].name.replace("_", " ")


guests, staff, rooms = named(GUEST_NAMES), named(STAFF_NAMES), named(ROOM_NAMES)
answers = named(tuple(answer.name.lower() for answer in Answer))
NOTATION: dict[str, tuple[Family, str, Pick | None]] = {
    "pass": (moves.PASS, "pass", None),
    "guest": (moves.GUEST, "guest", guests),
    "die": (moves.DIE, "die", counted),
    "serve": (moves.SERVE, "serve", None),
    "check-in": (moves.CHECK_IN, "check in", guests),
    "politics": (moves.POLITICS, "politics", named(TILE_NAMES)),
    "use": (moves.USE, "use", staff),
    "end-turn": (moves.END_TURN, "end turn", None),
    "boost": (moves.BOOST, "", named(("boost", "no_boost"))),
    "joker": (moves.JOKER, "as", counted),
    "order": (moves.ORDER, "", answers),
    "cake": (moves.CAKE, "cake", numbered),
    "coffee": (moves.COFFEE, "coffee", numbered),
    "prepare": (moves.PREPARE, "prepare", rooms),
    "steps": (moves.STEPS, "steps", numbered),
    "play": (moves.PLAY, "play", staff),
    "under": (moves.UNDER, "under", staff),
    "put": (moves.PUT, "put", put_name),
    "kitchen": (moves.KITCHEN, "kitchen", None),
    "item": (moves.ITEM, "item", named(KIND_NAMES)),
    "lodge": (moves.LODGE, "lodge", rooms),
    "benefit": (moves.BENEFIT, "benefit", effect_name),
    "occupy": (moves.OCCUPY, "occupy", rooms),
    "fill": (moves.FILL, "fill", guests),
    "extra": (moves.EXTRA, "", named(("extra_turn", "no_extra_turn"))),
    "escape": (moves.ESCAPE, "", named(("pay", "suffer"))),
    "penalty": (moves.PENALTY, "", named(("first_option", "lose_vp"))),
    "lose": (moves.LOSE, "lose", staff),
    "remove": (moves.REMOVE, "remove", rooms),
    "discard": (moves.DISCARD, "discard", staff),
    "copy": (moves.COPY, "copy", staff),
    "keep": (moves.KEEP, "keep", staff),
    "decline": (moves.DECLINE, "decline", None),
}


def move_of(action: int) -> tuple[str, int]:
    """The name of an action's family, and its number in it."""
    for name, (kind, _, _) in NOTATION.items():
        if belongs(kind, action):
            return name, action - kind.first
    raise ValueError(f"there is no action {action}")
