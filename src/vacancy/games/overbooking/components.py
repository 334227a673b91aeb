"""The components of Overbooking as tables of integers, read from `components.json`.

The values hold as they stand there; its `alternatives` are notes, and nothing reads them (OB-2.6).
"""

from __future__ import annotations

from typing import Any

from vacancy.engine.components import components_of
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from .layout import CRESTS, KIND_NAMES, KINDS, Ability, Crest, HotelRule, Kind, Whose

DATA = components_of(__package__)

START_HAND: int = DATA["start_hand"]
DRAW_PER_ROUND: int = DATA["draw_per_round"]

BEDS = Lookup([kind["beds"] for kind in DATA["kinds"]])
COINS = Lookup([kind["coins"] for kind in DATA["kinds"]])
CREST_CARDS = Lookup([sum(1 << (k * CRESTS + crest) for k in range(KINDS)) for crest in Crest])
IS_LARGE = Lookup([kind["size"] == "large" for kind in DATA["kinds"]])

SIZES = [kind["size"] for kind in DATA["kinds"]]
LOOKS_LIKE = Lookup([SIZES.index(size) for size in SIZES])
"""The lowest kind of the same size: all that a back tells of a kind (OB-2.3)."""


def ability_row(row: dict[str, Any]) -> tuple[int, int, int, int]:
    """An ability as integers: operation, beds, whose cards it aims at, and of which kind."""
    whose = Whose[row.get("whose", "any").upper()]
    target = Kind[row["target"].upper()] if "target" in row else NONE
    return Ability[row["op"].upper()], row.get("beds", 0), whose, target


ABILITY_ROWS = [ability_row(kind["ability"]) for kind in DATA["kinds"]]
ABILITY = Lookup([row[0] for row in ABILITY_ROWS])
ABILITY_BEDS = Lookup([row[1] for row in ABILITY_ROWS])
ABILITY_WHOSE = Lookup([row[2] for row in ABILITY_ROWS])
ABILITY_TARGET = Lookup([row[3] for row in ABILITY_ROWS])


def ability_name(row: dict[str, Any]) -> str:
    """An ability in a word or two: `enter`, `beds-more`, `replace-own`."""
    parts = [row["op"], *([row["whose"]] if "whose" in row else [])]
    if row["op"] == "beds":
        parts.append("more" if row["beds"] > 0 else "fewer")
    return "-".join(parts)


ABILITY_NAMES = tuple(ability_name(kind["ability"]) for kind in DATA["kinds"])

RULES = sorted(DATA["hotel_rules"], key=lambda row: HotelRule[row["id"].upper()])


def accepted_cards(row: dict[str, Any]) -> int:
    """The cards that a hotel's queue takes in stage 1 by their kind, as a set."""
    kinds = [Kind[name.upper()] for name in row.get("accepts", KIND_NAMES)]
    return sum(1 << (kind * CRESTS + crest) for kind in kinds for crest in Crest)


QUEUE_MAX = Lookup([row.get("queue_max", DATA["queue_max"]) for row in RULES])
DOOR_MAX = Lookup([row.get("door_max", DATA["door_max"]) for row in RULES])
ACCEPTS = Lookup([accepted_cards(row) for row in RULES])
CREST_MAX = Lookup([row.get("crest_max", len(DATA["crests"])) for row in RULES])
FACE_UP_PLACE = Lookup([row.get("face_up_place", 0) - 1 for row in RULES])
PREFERRED = Lookup([Kind[row["first"].upper()] if "first" in row else NONE for row in RULES])

TILE_SIDES: list[list[dict[str, Any]]] = [tile["sides"] for tile in DATA["tiles"]]
TILE_BEDS = Lookup([[side["beds"] for side in sides] for sides in TILE_SIDES])
TILE_RULE = Lookup([[HotelRule[side["rule"].upper()] for side in sides] for sides in TILE_SIDES])

BONUS_TABLES = [{}, DATA["crest_bonus"]["beginner"], DATA["crest_bonus"]["advanced"]]
CREST_BONUS = Lookup(
    [[table.get(str(n), 0) for n in range(len(Kind) + 1)] for table in BONUS_TABLES]
)
TOKEN_VALUE: int = DATA["token_value"]
