"""The components of Grand Austria Hotel as tables of integers, read from `components.json`.

Every effect in the game is a row: an operation (`Op`) and its arguments. Equal rows, wherever they
are printed, are one effect with one number, so that equal benefits are one option (GAH-9.27).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from .data import DATA
from .layout import COLUMNS, FLOORS, PENDABLE, ROOMS, STAFF
from .vocabulary import FREE, MOMENTS, Colour, Counter, Kind, Moment, Op, Where

Row = dict[str, Any]
EDITIONS: list[str] = [edition["id"] for edition in DATA["editions"]]


class Effect(NamedTuple):
    """A row as integers. What an argument means depends on the operation."""

    op: int
    amount: int = 1
    what: int = NONE  # a kind of item, a colour, a counter, or where items are lost
    floors: int = FLOORS
    discount: int = 0
    is_occupied: int = 0
    cap: int = 127

    @property
    def name(self) -> str:
        """A name for notation: `crowns 3`, `prepare free floors 2`."""
        parts = [Op(self.op).name.lower()]
        parts += [str(self.amount)] if self.op in COUNTED else []
        if self.op == Op.ITEM:
            parts.append(Kind(self.what).name.lower())
        if self.op in (Op.PREPARE, Op.PLAY, Op.DRAW_PLAY):
            parts.append("free" if self.discount == FREE else f"less {self.discount}")
        parts += [f"floors {self.floors}"] if self.floors < FLOORS else []
        return " ".join(parts)


COUNTED = (Op.VP, Op.CROWNS, Op.STEPS, Op.ITEM, Op.DRAW)


def effect_of(row: Row) -> Effect:
    """A row of the components file as integers."""
    op = Op[row["op"].upper()]
    discount = FREE if row.get("discount") == "free" else row.get("discount", 0)
    return Effect(
        op,
        row.get("amount", 1),
        what_of(op, row),
        row.get("floors", FLOORS),
        discount,
        int(row.get("occupied", False)),
        row.get("cap", 127),
    )


def what_of(op: Op, row: Row) -> int:
    """The thing that an operation is about."""
    if op == Op.ITEM:
        return Kind[row["kind"].upper()]
    if op == Op.VP:
        return Counter[row["per"].upper()] if "per" in row else NONE
    if op == Op.LOSE_ITEMS:
        return Where[row["where"].upper()]
    return Colour[row.get("colour", "any").upper()]


EFFECT_ROWS: list[Effect] = []


def number_of(row: Row) -> int:
    """The number of an effect, given to it when it is first met."""
    effect = effect_of(row)
    if effect not in EFFECT_ROWS:
        EFFECT_ROWS.append(effect)
    return EFFECT_ROWS.index(effect)


# Guests (GAH-1.26, GAH-1.32, GAH-1.35, GAH-2.4, GAH-2.17, GAH-8.33)

BONUSES = 3
GUEST_BONUS = Lookup([
    ([number_of(row) for row in guest["bonus"]] + [NONE] * BONUSES)[:BONUSES]
    for guest in DATA["guests"]
])  # fmt: skip
GUEST_COLOUR = Lookup([Colour[guest["colour"].upper()] for guest in DATA["guests"]])
GUEST_VP = Lookup([guest["vp"] for guest in DATA["guests"]])
KINDS_ORDERED = ("strudel", "cake", "wine", "coffee")
GUEST_ORDER = Lookup(
    [[guest["order"].get(kind, 0) for kind in KINDS_ORDERED] for guest in DATA["guests"]]
)
ORDER_SIZE = Lookup([sum(guest["order"].values()) for guest in DATA["guests"]])

# Hotel boards (GAH-1.17, GAH-1.22 to GAH-1.25, GAH-2.3, GAH-2.19)

ALL_ROOMS = (1 << ROOMS) - 1
LETTERS = "RYB"
BOARDS: list[dict[str, Any]] = DATA["boards"]
ROOM_COLOURS = [[LETTERS.index(room) for room in "".join(b["floors"])] for b in BOARDS]
COLOUR_ROOMS = Lookup([
    [sum(1 << room for room in range(ROOMS) if colours[room] == colour) for colour in range(3)]
    + [ALL_ROOMS, ALL_ROOMS]  # for green guests, and for effects that name no colour
    for colours in ROOM_COLOURS
])  # fmt: skip
GROUPS_OF = [[sum(1 << room for room in group) for group in board["groups"]] for board in BOARDS]
GROUP_ROOMS = Lookup(GROUPS_OF)
GROUP_AT = Lookup([
    [next(rooms for rooms in groups if rooms >> room & 1) for room in range(ROOMS)]
    for groups in GROUPS_OF
])  # fmt: skip


def group_bonus(board: int, room: int) -> int:
    """The effect of closing a room's group: by its colour and size (GAH-5.61)."""
    size = int(GROUP_AT[board, room]).bit_count()
    colour = Colour(ROOM_COLOURS[board][room]).name.lower()
    return number_of(DATA["group_bonus"][colour][size - 1])


GROUP_BONUS = Lookup([[group_bonus(b, room) for room in range(ROOMS)] for b in range(len(BOARDS))])
ROOM_COLOUR = Lookup(ROOM_COLOURS)
ROOM_VP = Lookup([DATA["room_vp"].get(str(room), 0) for room in range(ROOMS)])
FLOOR_ROOMS = Lookup([((1 << COLUMNS) - 1) << COLUMNS * floor for floor in range(FLOORS)])
COLUMN_ROOMS = Lookup([
    sum(1 << COLUMNS * floor + column for floor in range(FLOORS)) for column in range(COLUMNS)
])  # fmt: skip
LEFT_COLUMN, RIGHT_COLUMN = COLUMN_ROOMS[0], COLUMN_ROOMS[COLUMNS - 1]
UP_TO_FLOOR = Lookup([(1 << COLUMNS * floors) - 1 for floors in range(FLOORS + 1)])
FLOOR_COST = Lookup(DATA["floor_costs"])
FLOOR_VP = Lookup(DATA["floor_vp"])

# Staff (GAH-1.42 to GAH-1.48, GAH-2.5, GAH-7.101 to GAH-7.109)


def moments(row: Row) -> list[int]:
    """The moments at which a row of a staff card works."""
    when = row["when"]
    if when == "take_die":
        return [Moment.TAKE_DIE + face - 1 for face in row["faces"]]
    if when == "check_in" and "items" in row:
        return [Moment.CHECK_IN_LARGE]
    if when == "check_in":
        colours = list(Colour)[:-1] if row["guest"] == "any" else [Colour[row["guest"].upper()]]
        return [Moment.CHECK_IN + colour for colour in colours]
    if when == "prepare":
        return [Moment.PREPARE + Colour[row["room"].upper()]]
    return [Moment[when.upper()]]


def staff_effects(edition: str) -> list[list[int]]:
    """The effect of each staff card at each moment, or NONE."""
    table = [[NONE] * STAFF for _ in range(MOMENTS)]
    for number, card in enumerate(DATA["staff"]):
        for row in card["rows"]:
            if row.get("edition", edition) == edition:
                for moment in moments(row):
                    table[moment][number] = number_of(row)
    return table


STAFF_EFFECTS = [staff_effects(edition) for edition in EDITIONS]
STAFF_EFFECT = Lookup(STAFF_EFFECTS)
REACTS = Lookup([
    [sum(1 << card for card in range(STAFF) if row[card] != NONE) for row in table]
    for table in STAFF_EFFECTS
], "i8")  # fmt: skip
STAFF_COST = Lookup([
    [card.get(f"cost_{edition}", card["cost"]) for card in DATA["staff"]] for edition in EDITIONS
])  # fmt: skip
SECRETARY = sum(1 << card["no"] - 1 for card in DATA["staff"] if card["rows"][0]["op"] == "copy")
INTRODUCTORY = Lookup([
    sum(1 << number - 1 for number in DATA["introductory_sets"][letter]) for letter in "ABCD"
], "i8")  # fmt: skip

# Emperor tiles and politics cards (GAH-1.49, GAH-1.51, GAH-1.52, GAH-10.64)

TILE_BONUS = Lookup([number_of(tile["bonus"]) for tile in DATA["emperor"]])
TILE_PENALTY = Lookup([number_of(tile["penalty"]) for tile in DATA["emperor"]])
TILE_LOSS = Lookup([number_of(tile["or"]) if "or" in tile else NONE for tile in DATA["emperor"]])
CONDITION = Lookup([
    [card["least"].get(counter.name.lower(), 0) for counter in Counter] for card in DATA["politics"]
])  # fmt: skip
POLITICS_VP = Lookup(DATA["politics_vp"])

# Constants (GAH-2.22)

DICE_COUNT = Lookup([0, 0, *DATA["dice"]])  # GAH-3.9, by number of players
EMPEROR_VP = Lookup(DATA["emperor_vp"])
SCORED_IN = Lookup([
    DATA["emperor_rounds"].index(number) if number in DATA["emperor_rounds"] else NONE
    for number in range(DATA["rounds"] + 1)
])  # fmt: skip
RETREAT = Lookup(DATA["emperor_retreat"])
BONUS_FROM: int = DATA["emperor_bonus_from"]  # GAH-1.53
ROW_COST = Lookup(DATA["row_costs"])
START_CROWNS: int = DATA["start_crowns"]
START_STAFF: int = DATA["start_staff"]
START_ROOMS: int = DATA["start_rooms"]
BOOST_COST: int = DATA["boost_cost"]
SERVE_COST: int = DATA["serve_cost"]
SERVE_ITEMS: int = DATA["serve_items"]
JOKER_COST: int = DATA["joker_cost"]
GUEST_LEFT_VP: int = DATA["guest_left_vp"]
UNUSED_SYMBOLS = Lookup([number_of(symbol) for symbol in DATA["unused_symbols"]])  # GAH-8.33
PREPARE_ROOM = number_of({"op": "prepare"})  # the action of space 3


def by_edition(name: str) -> Lookup:
    """A constant of GAH-10.89, by edition."""
    return Lookup([int(edition[name]) for edition in DATA["editions"]])


# Cards 17, 23, 32 and 41 have rows or costs by edition (GAH-10.82, GAH-10.83); there are 56 guests
# in both (GAH-10.87).
HAS_PENALTY_CHOICE = by_edition("has_penalty_choice")
HAS_EXTRA_TURN = by_edition("has_extra_turn")
NEEDS_ONE_COLUMN = by_edition("needs_one_column")  # GAH-10.84
HAS_STRICT_ACTIONS = by_edition("has_strict_actions")
HAS_BOTTOM_ORDER = by_edition("has_bottom_order")

EFFECT_OP = Lookup([effect.op for effect in EFFECT_ROWS])
EFFECT_AMOUNT = Lookup([effect.amount for effect in EFFECT_ROWS])
EFFECT_WHAT = Lookup([effect.what for effect in EFFECT_ROWS])
EFFECT_FLOORS = Lookup([effect.floors for effect in EFFECT_ROWS])
EFFECT_DISCOUNT = Lookup([effect.discount for effect in EFFECT_ROWS])
EFFECT_IS_OCCUPIED = Lookup([effect.is_occupied for effect in EFFECT_ROWS])
EFFECT_CAP = Lookup([effect.cap for effect in EFFECT_ROWS])
PENDABLE_ROWS = EFFECT_ROWS[:PENDABLE]
