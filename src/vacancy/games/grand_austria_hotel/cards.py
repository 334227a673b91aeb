"""What cards and tiles say: sentences and icons, made from the rows of the components file.

An effect is stated once, as a row; nothing here knows a single card.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from vacancy.engine.record import NONE
from vacancy.engine.words import Message

from .components import (
    EDITIONS,
    EFFECT_ROWS,
    GUEST_BONUS,
    HAS_EXTRA_TURN,
    HAS_PENALTY_CHOICE,
    NEEDS_ONE_COLUMN,
    STAFF_COST,
    TILE_BONUS,
    TILE_LOSS,
    TILE_PENALTY,
    Effect,
    Row,
    effect_of,
)
from .data import DATA, GUEST_NAMES, STAFF_NAMES
from .layout import FLOORS
from .shown import Guest, Picture, Staff
from .vocabulary import FREE, Colour, Counter, Kind, Op, Where


def slug(name: str) -> str:
    """A name as part of a message's id."""
    return name.lower().replace("_", "-")


def effect_message(effect: Effect, edition: int, *, is_on_staff: bool = False) -> Message:
    """What an effect does in an edition, as part of a sentence; a staff card that counts staff
    cards counts itself too (GAH-7.32)."""
    op = Op(effect.op)
    told: dict[str, Any] = {"amount": abs(effect.amount), "floors": effect.floors}
    name = slug(op.name)
    if op in (Op.VP, Op.CROWNS) and effect.amount < 0:
        name = f"lose-{name}"
    if op == Op.EXTRA_TURN and not HAS_EXTRA_TURN[edition]:
        name = "extra-action"  # GAH-10.93
    if op == Op.REMOVE_OCCUPIED and not NEEDS_ONE_COLUMN[edition]:
        name += "-anywhere"  # GAH-10.92
    if op == Op.VP and effect.what != NONE:
        name += "-per" if effect.cap > 100 else "-per-cap"
        counter = Counter(effect.what)
        suffix = "-itself" if is_on_staff and counter == Counter.STAFF else ""
        told |= {"counter": Message(f"counter-{slug(counter.name)}{suffix}"), "cap": effect.cap}
    if op == Op.ITEM:
        told["kind"] = Kind(effect.what).name.lower()
    if op == Op.LOSE_ITEMS:
        told["where"] = Where(effect.what).name.lower()
    if op in (Op.PREPARE, Op.OCCUPY, Op.FILL):
        told["colour"] = Colour(effect.what).name.lower()
    if op in (Op.PREPARE, Op.PLAY, Op.DRAW_PLAY):
        told |= {"price": price_word(effect), "discount": effect.discount}
    if op == Op.PREPARE:
        told["state"] = "occupied" if effect.is_occupied else "vacant"
        told["where"] = "anywhere" if effect.floors == FLOORS else "low"
    return Message(f"effect-{name}", told)


def price_word(effect: Effect) -> str:
    """Whether an effect is free, cheaper or at full price."""
    if effect.discount == FREE:
        return "free"
    return "less" if effect.discount else "full"


@cache
def icons(effect: Effect) -> Picture:
    """An effect as a picture would show it: the operation, and only the arguments that matter."""
    op = Op(effect.op)
    shown: Picture = {"icon": op.name.lower()}
    if op not in (Op.PREPARE, Op.PLAY, Op.FILL, Op.GUEST, Op.FREE, Op.COPY):
        shown["amount"] = effect.amount
    if op == Op.ITEM:
        shown["kind"] = Kind(effect.what).name.lower()
    elif op == Op.VP and effect.what != NONE:
        shown["per"] = Counter(effect.what).name.lower()
    elif op in (Op.PREPARE, Op.OCCUPY, Op.FILL):
        shown["colour"] = Colour(effect.what).name.lower()
    if op in (Op.PREPARE, Op.PLAY, Op.DRAW_PLAY):
        shown["price"] = -effect.discount if price_word(effect) == "less" else price_word(effect)
    if op == Op.PREPARE:
        shown |= {"floors": effect.floors, "occupied": bool(effect.is_occupied)}
    return shown


def moment_message(row: Row) -> Message:
    """When a row of a staff card works."""
    told = {
        "faces": " / ".join(map(str, row.get("faces", []))),
        "colour": row.get("guest", row.get("room", "any")),
    }
    when = slug(row["when"])
    return Message(f"when-{when}-large" if "items" in row else f"when-{when}", told)


def staff_rows(card: int, edition: int) -> list[Row]:
    """The rows of a staff card in an edition."""
    wanted = EDITIONS[edition]
    rows: list[Row] = DATA["staff"][card]["rows"]
    return [row for row in rows if row.get("edition", wanted) == wanted]


def staff_sentence(card: int, edition: int) -> list[Message]:
    """The sentences on a staff card, each with the moment it works at."""
    return [
        Message(
            "card-sentence",
            {
                "when": moment_message(row),
                "what": effect_message(effect_of(row), edition, is_on_staff=True),
            },
            f"GAH-7.{card + 1}",
        )
        for row in staff_rows(card, edition)
    ]


def guest_bonuses(guest: int) -> list[Effect]:
    """The bonus symbols of a guest."""
    numbers = [GUEST_BONUS[guest, index] for index in range(3)]
    return [EFFECT_ROWS[number] for number in numbers if number != NONE]


def tile_sentence(tile: int, edition: int) -> dict[str, Message]:
    """The two halves of an emperor tile (GAH-1.51)."""
    rule = DATA["emperor"][tile]["rule"]
    penalty = effect_message(EFFECT_ROWS[TILE_PENALTY[tile]], edition)
    if TILE_LOSS[tile] != NONE:
        loss = effect_message(EFFECT_ROWS[TILE_LOSS[tile]], edition)
        join = "penalty-or" if HAS_PENALTY_CHOICE[edition] else "penalty-else"  # GAH-10.80
        penalty = Message(join, {"first": penalty, "second": loss}, rule)
    return {"bonus": effect_message(EFFECT_ROWS[TILE_BONUS[tile]], edition), "penalty": penalty}


def politics_sentence(card: int) -> Message:
    """The condition of a politics card."""
    wants = [
        Message("condition", {"least": least, "counter": Message(f"least-{name}", {"n": least})})
        for name, least in DATA["politics"][card]["least"].items()
    ]
    told = dict(zip(("first", "second", "third"), wants, strict=False))
    return Message(f"conditions-{len(wants)}", told, "GAH-6.46")


def guest_name(guest: int) -> Message:
    """The name of a guest."""
    return Message(f"guest-{slug(GUEST_NAMES[guest])}")


def staff_name(card: int) -> Message:
    """The name of a staff card (GAH-1.79)."""
    return Message(f"staff-{slug(STAFF_NAMES[card])}")


@cache
def describe_staff(card: int, edition: int) -> Staff:
    """A staff card as plain data (GAH-2.17)."""
    return {
        "card": STAFF_NAMES[card],
        "no": card + 1,
        "cost": STAFF_COST[edition, card],
        "works": DATA["staff"][card]["works"],
        "name": staff_name(card).as_json(),
        "text": [sentence.as_json() for sentence in staff_sentence(card, edition)],
        "icons": [
            {"when": row["when"], **icons(effect_of(row))} for row in staff_rows(card, edition)
        ],
    }


@cache
def describe_guest(guest: int, edition: int) -> Guest:
    """A guest card as plain data (GAH-2.17)."""
    row = DATA["guests"][guest]
    bonuses = guest_bonuses(guest)
    return {
        "guest": GUEST_NAMES[guest],
        "no": row["no"],
        "name": guest_name(guest).as_json(),
        "colour": row["colour"],
        "order": row["order"],
        "vp": row["vp"],
        "text": [effect_message(effect, edition).as_json() for effect in bonuses],
        "icons": [icons(effect) for effect in bonuses],
    }
