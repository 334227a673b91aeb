"""The inputs of a net in Apartament, block by block.

Seats are counted from the one that looks: 0 is itself, 1 sits to its left. A block for a number has
an input for each of its values, and its last input stands for all larger ones.
"""

from __future__ import annotations

from vacancy.engine.features import Layout
from vacancy.engine.lookup import Lookup

from ..components import CELL_COUNT, DECK_COUNT
from ..layout import (
    BATHS,
    COLOURS,
    HOLD_CELLS,
    ORDER_KINDS,
    ORDERS,
    PIECES,
    PLACES,
    QUEUE,
    ROOMS,
    SEATS,
    SHAPES,
    SIZES,
    SLOTS,
    STARS,
    TOWNS,
    TRIPLE_KINDS,
    UPGRADES,
    Grid,
)

# How many values of a number are told apart
COINS_VALUES = 16
PRESTIGE_VALUES = 32
STAR_VALUES = 10
LOWEST_PRICE, HIGHEST_PRICE = 8, 24  # of stars as printed; in variants others count as these
PRICE_VALUES = HIGHEST_PRICE - LOWEST_PRICE + 1
SHORT_VALUES = HIGHEST_PRICE + 1
REACH_VALUES = 4
CARD_STEPS = 3
TRANSIT_STEPS = 2
SET_VALUES = 4
URGENT_VALUES = 5
KIND_SETS = 1 << TRIPLE_KINDS
FREE_VALUES = CELL_COUNT[int(Grid.APARTMENT)] + 1
POINT_STEP, POINT_VALUES = 2, 14
CELL_VALUES = HOLD_CELLS + 1
SIZE_VALUES = SIZES + 1
ORDER_VALUES = 4
WISHES = 3  # pieces of use to a room, by style or by kind, and all others
LARGEST_DECK = DECK_COUNT[SEATS]
DECK_STEPS = (0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 21, 27, 35, 45)
DECK_VALUES = len(DECK_STEPS)
DECK_STEP = Lookup([
    max(step for step, least in enumerate(DECK_STEPS) if least <= count)
    for count in range(max(ORDERS, LARGEST_DECK) + 1)
])  # fmt: skip
"""How full a deck is, in steps that are small where it is nearly empty."""
TURNS_VALUES = SEATS + 1
LEAD_SIDE = 4
LEAD_VALUES = 2 * LEAD_SIDE + 1
OTHER_COINS_VALUES = 11
OTHER_PRESTIGE_VALUES = 14
OTHER_READY_STEP, OTHER_READY_VALUES = 4, 9
LOOSE_VALUES = 10
PHASES = 3
TASKS = 3

inputs = Layout()

# The seat's own goods
COINS = inputs.add("coins", COINS_VALUES, "Coins.")
PRESTIGE = inputs.add("prestige", PRESTIGE_VALUES, "Prestige.")
STARS_WON = inputs.add("stars", STAR_VALUES, "Stars.")
SHORT = inputs.add("short", SHORT_VALUES, "Prestige missing to the next star.")
READY = inputs.add("ready", PRESTIGE_VALUES, "Prestige that rooms and sets would bring now.")
REACH = inputs.add("reach", REACH_VALUES, "Stars that could be bought with it.")
UPGRADE = inputs.add("upgrades", UPGRADES, "Upgrades.", most=UPGRADES)
VIGNETTE = inputs.add("vignette", 1, "Whether the vignette is active.")
COMPLETED = inputs.add(
    "completed",
    2 * COLOURS * CARD_STEPS,
    "Completed orders of each colour: plain, then urgent.",
    most=2 * COLOURS * CARD_STEPS,
)
TRANSIT = inputs.add(
    "in_transit",
    2 * COLOURS * TRANSIT_STEPS,
    "Orders in transit: plain, then urgent.",
    most=2 * COLOURS * TRANSIT_STEPS,
)
SETS = inputs.add("sets", SET_VALUES, "Sets of four colours.")
TO_SET = inputs.add("to_set", COLOURS + 1, "Colours missing to the next, those in transit counted.")
URGENT = inputs.add("urgent", URGENT_VALUES, "Completed urgent orders.")

# The truck
PLACE = inputs.add("place", PLACES, "Where the truck is.")
CRATES = inputs.add("crates", CELL_VALUES, "Crates in the hold.")
FREE = inputs.add("free", CELL_VALUES, "Free cells of the hold.")
HOLD_UNFIT = inputs.add("hold_unfit", SHAPES, "Shapes that do not fit the hold.", most=SHAPES)
HOLD = inputs.add(
    "hold",
    WISHES * PIECES,
    "Pieces in the hold: wanted by style, by kind, and others.",
    most=HOLD_CELLS,
)
HERE = inputs.add(
    "here",
    WISHES * PIECES,
    "Pieces for sale here: wanted by style, by kind, and others.",
    most=PIECES,
)

# The hotel
room = Layout()
ROOM_PIECES = room.add("pieces", PIECES, "Pieces that are not locked.", most=FREE_VALUES)
ROOM_SCORED = room.add("scored", 1, "Whether it is scored; then all below is off.")
ROOM_KINDS = room.add("kinds", KIND_SETS, "Which of bed, wardrobe and table are there.")
ROOM_FREE = room.add("free", FREE_VALUES, "Free cells.")
ROOM_UNFIT = room.add("unfit", SHAPES, "Shapes that do not fit.", most=SHAPES)
ROOM_POINTS = room.add("points", POINT_VALUES, "What a furnished room would score, by twos.")
ROOM = room.count
HOTEL = inputs.repeat("rooms", ROOMS, room)
BATHROOM_VALUES = BATHS + 1
BATHROOMS = inputs.add(
    "bathrooms",
    BATHS * BATHROOM_VALUES,
    "Bathrooms of apartments that are not scored: empty, or with which fixture.",
    most=BATHS,
)

# The table
town = Layout()
TOWN_ORDER = town.add("order", SIZE_VALUES, "Crates of the largest order that fits the hold.")
TOWN_URGENT = town.add("urgent", 1, "Whether an urgent one fits.")
TOWN_ORDERS = town.add("orders", ORDER_VALUES, "Face-up orders.")
TOWN_PAYABLE = town.add("payable", SIZE_VALUES, "The largest piece that can be paid and loaded.")
TOWN_STYLE = town.add("style", SIZE_VALUES, "The largest of these wanted by style.")
TOWN_KIND = town.add("kind", SIZE_VALUES, "The largest of these wanted by kind.")
TOWN = town.count
TOWNS_AT = inputs.repeat("towns", TOWNS, town)
STOCK = inputs.add(
    "stock",
    TOWNS * PIECES,
    "Pieces for sale in each town of a kind that is wanted.",
    most=LARGEST_DECK,
)
FACE_UP = inputs.add(
    "orders", ORDER_KINDS * ORDER_VALUES, "Face-up orders, so many of each kind.", most=SLOTS
)
MADE = inputs.add("queue", QUEUE * PIECES, "Pieces to be made.", most=QUEUE)
MADE_WANTED = inputs.add("queue_wanted", QUEUE, "Those wanted by style.", most=QUEUE)
PAWN = inputs.add("pawn", TOWNS, "Where the next piece goes.")
ORDER_DECK = inputs.add("order_deck", DECK_VALUES, "Orders left.")
FURNITURE_DECK = inputs.add("furniture_deck", DECK_VALUES, "Furniture cards left.")
ENDING = inputs.add("ending", TURNS_VALUES, "Turns still to begin once the end is triggered.")
PRICE = inputs.add("price", PRICE_VALUES, "What the next star costs.")
STARS_LEFT = inputs.add("stars_left", STARS + 1, "Stars for sale.")
SEAT_COUNT = inputs.add("seats", SEATS - 1, "The number of players, from two.")

# Every other seat, in small
other = Layout()
OTHER_LEAD = other.add("lead", LEAD_VALUES, "Stars that one is ahead of them.")
OTHER_COINS = other.add("coins", OTHER_COINS_VALUES, "Coins.")
OTHER_PRESTIGE = other.add("prestige", OTHER_PRESTIGE_VALUES, "Prestige, by twos.")
OTHER_READY = other.add("ready", OTHER_READY_VALUES, "Prestige that they could get now, by fours.")
OTHER_REACH = other.add("reach", REACH_VALUES, "Stars that they could buy with it.")
OTHER_UPGRADE = other.add("upgrades", UPGRADES, "Upgrades.", most=UPGRADES)
OTHER_VIGNETTE = other.add("vignette", 1, "Whether their vignette is active.")
OTHER_PLACE = other.add("place", PLACES, "Where their truck is.")
OTHER_CRATES = other.add("crates", CELL_VALUES, "Crates in the hold.")
OTHER_FREE = other.add("free", CELL_VALUES, "Free cells of the hold.")
OTHER_SCORED = other.add("scored", ROOMS + 1, "Rooms scored.")
OTHER_LOOSE = other.add("loose", LOOSE_VALUES, "Pieces in rooms not scored yet.")
OTHER_TO_SET = other.add("to_set", COLOURS + 1, "Colours missing to a set.")
OTHER_URGENT = other.add("urgent", URGENT_VALUES, "Completed urgent orders.")
OTHER = other.count
OTHERS = inputs.repeat("others", SEATS - 1, other)

# The question at hand
DECIDER = inputs.add("decider", SEATS, "Who decides.")
TASK = inputs.add("task", TASKS, "What one is asked.")
OTHER_TASK = inputs.add("other_task", TASKS, "What another is asked.")
MOVED = inputs.add("moved", PHASES, "Whether one has moved: not, before the action, after it.")
ACTED = inputs.add("acted", PHASES, "Actions taken.")
MAY_CLOSE = inputs.add("may_close", 1, "Whether the unloading may be closed.")

# What is played
EDITION = inputs.add("edition", 1, "Whether the recommended values count.")
