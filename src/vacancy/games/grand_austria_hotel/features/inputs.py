"""The inputs of a net in Grand Austria Hotel, block by block.

Seats are counted from the one that looks: 0 is itself, 1 sits to its left. A block for a number has
an input for each of its values, and its last input stands for all larger ones.
"""

from __future__ import annotations

from vacancy.engine.features import Layout
from vacancy.engine.lookup import Lookup

from ..components import GUEST_ORDER, ORDER_SIZE
from ..layout import (
    BOARD_NAMES,
    CROWNS,
    DECISIONS,
    DEPTH,
    DICE,
    EMPEROR,
    FACES,
    FLOORS,
    GROUPS,
    GUESTS,
    KINDS,
    PENDABLE,
    PENDING,
    ROOMS,
    ROUNDS,
    ROW,
    SEATS,
    STACKS,
    STAFF,
    TABLES,
    TILES,
    Task,
)
from ..vocabulary import COLOUR_NAMES, USABLE, Op, Variant

ORDERED = sum(ORDER_SIZE[guest] for guest in range(GUESTS))
"""How many items all guests order together."""
ITEM_FIRST = Lookup([
    [sum(ORDER_SIZE[other] for other in range(guest))
     + sum(GUEST_ORDER[guest, before] for before in range(kind)) for kind in range(KINDS)]
    for guest in range(GUESTS)
])  # fmt: skip
"""The number of a guest's first item of a kind among all that is ordered."""
LARGEST_ORDER = 4
GUEST_COLOURS = len(COLOUR_NAMES)
ROOM_COLOURS = GUEST_COLOURS - 1
GROUP_SIZES = 4
ROW_COSTS = 4
OPS = len(Op)
LOW_TASKS = Task.ACTION + 1
"""What can lie below a question: questions, the taking of a die and its action."""

# How many values of a number are told apart
VACANT_VALUES = 6
OCCUPIED_VALUES = 9
KITCHEN_VALUES = 8
SHORT_VALUES = 6
MISSING_VALUES = 5
STEPS_VALUES = 11
NEAR_VALUES = 12
OTHER_NEAR_VALUES = 8
SCORE_STEP, SCORE_VALUES = 8, 25
END_STEP, END_VALUES = 3, 12
LEAD_STEP, LEAD_SIDE = 3, 15
LEAD_VALUES = 2 * LEAD_SIDE + 1
STRENGTH_VALUES = 9
TURNS = 2 * ROUNDS
TURNS_VALUES = 8
NO_TURN = TURNS_VALUES - 1
CROWNS_STEP, CROWNS_VALUES = 2, CROWNS // 2 + 1
WAITING_VALUES = 9
STORED_VALUES = 11
HELD_VALUES = 10
PLAYED_VALUES = 10
LEFT_VALUES = 8
DISCOUNT_VALUES = 12
COMING_VALUES = 5
EXTRA_VALUES = 3
VERDICTS = 3  # penalty, neither, bonus
FREE_TABLE_VALUES = TABLES + 1
COVERED_VALUES = 3
LEVEL_VALUES = STACKS + 1

inputs = Layout()

# The seat's own hotel
VACANT = inputs.add("rooms", 2 * ROOMS, "Vacant rooms, then occupied ones.", most=ROOMS)
OCCUPIED = VACANT + ROOMS
CLOSING = inputs.add("closing", ROOMS, "Vacant rooms that would close their group.", most=GROUPS)
CLOSABLE = inputs.add(
    "closable",
    ROOM_COLOURS * GROUP_SIZES,
    "Groups a vacant room would close, by colour and size.",
    most=GROUPS,
)
REACHABLE = inputs.add(
    "reachable",
    ROOM_COLOURS * FLOORS,
    "Spaces that may be prepared next, by colour and floor.",
    most=ROOM_COLOURS * FLOORS,
)
VACANT_COUNT = inputs.add(
    "vacant_count", ROOM_COLOURS * VACANT_VALUES, "Vacant rooms of each colour.", most=ROOM_COLOURS
)
OCCUPIED_COUNT = inputs.add(
    "occupied_count",
    ROOM_COLOURS * OCCUPIED_VALUES,
    "Occupied rooms of each colour.",
    most=ROOM_COLOURS,
)
BOARD = inputs.add("board", len(BOARD_NAMES), "The layout of the hotel.")
KITCHEN = inputs.add("kitchen", KINDS * KITCHEN_VALUES, "Items of each kind.", most=KINDS)
SHORT = inputs.add(
    "short",
    KINDS * SHORT_VALUES,
    "Items of each kind that guests lack beyond the kitchen.",
    most=KINDS,
)
FREE_TABLES = inputs.add("free_tables", FREE_TABLE_VALUES, "Free tables.")
CAFE = inputs.add(
    "cafe", 2 * GUESTS, "Guests in the café for whom a room is vacant, then others.", most=TABLES
)
HOMELESS = CAFE + GUESTS
COMPLETE = inputs.add("complete", GUESTS, "Guests with a complete order.", most=TABLES)
LACKED = inputs.add(
    "lacked",
    2 * ORDERED,
    "Items that guests lack: those that the kitchen has not, then others.",
    most=TABLES * LARGEST_ORDER,
)
SERVABLE = LACKED + ORDERED
MONEY = inputs.add("crowns", CROWNS + 1, "Crowns.")
SCORE = inputs.add("score", SCORE_VALUES, "Points if the game ended now, by eights.")
END_POINTS = inputs.add("end_points", END_VALUES, "Points of end-of-game cards now, by threes.")

# Staff cards: each is in one of these states, or out of sight
STAFF_STATES = 6
HELD = inputs.add(
    "staff",
    STAFF_STATES * STAFF,
    "Cards in hand, too dear for now; in hand; played; played by others; in the pack; drawn.",
    most=STAFF,
)
PAYABLE = HELD + STAFF
PLAYED = PAYABLE + STAFF
OTHERS_PLAYED = PLAYED + STAFF
PACKED = OTHERS_PLAYED + STAFF
DRAWN_NOW = PACKED + STAFF
TO_USE = inputs.add("to_use", USABLE, "Once-per-round cards not used yet.", most=USABLE)

# The emperor and politics
EMPEROR_AT = inputs.add("emperor", EMPEROR + 1, "The place on the emperor track.")
STEPS_SHORT = inputs.add("steps_short", STEPS_VALUES, "Steps missing to the next bonus.")
VERDICT = inputs.add(
    "verdict", TILES * VERDICTS, "The next tile, and what it would say now: penalty, none, bonus."
)
TILES_LEFT = inputs.add("tiles", TILES, "Emperor tiles to come.", most=STACKS)
NEAR = inputs.add(
    "near",
    TILES * NEAR_VALUES,
    "How much is missing to each politics card one can still take.",
    most=STACKS,
)
LEVEL = inputs.add("level", STACKS * LEVEL_VALUES, "Disks on each politics card.", most=STACKS)
DISK = inputs.add("disk", STACKS, "Politics cards with a disk of one's own.", most=STACKS)

# The table
ROW_PRICE = inputs.add("row_price", GUESTS * ROW_COSTS, "Guests of the row by price.", most=ROW)
ROW_MISSING = inputs.add(
    "row_missing",
    GUESTS * MISSING_VALUES,
    "Guests of the row by the items the kitchen has not.",
    most=ROW,
)
STRENGTH = inputs.add(
    "strength", FACES * STRENGTH_VALUES, "How strong a die of each space would be.", most=FACES
)
DICE_LEFT = inputs.add("dice_left", DICE + 1, "Dice on the action board.")
ROUND = inputs.add("round", ROUNDS + 1, "The round; 0 is the set-up.")
PLACE = inputs.add("place", SEATS, "The place in the turn order of this round.")
COVERED = inputs.add("covered", COVERED_VALUES, "Turns taken in this round.")
TURNS_LEFT = inputs.add("turns_left", TURNS + 1, "Turns to come in the whole game.")
PASSED = inputs.add("passed", 1, "Whether one has passed.")
TURNS_BEFORE = inputs.add(
    "turns_before", TURNS_VALUES, "Others' turns before one's next; the last: none."
)
EXTRA_TURNS = inputs.add("extra_turns", EXTRA_VALUES, "Extra turns to come, if any.")
SEAT_COUNT = inputs.add("seats", SEATS - 1, "The number of players, from two.")
LATER_EDITION = inputs.add("later_edition", 1, "Whether the later edition is played.")
VARIANT = inputs.add("variant", len(Variant), "How the first staff cards are given.")
VP_FLOOR = inputs.add("vp_floor", 1, "Whether points never fall below zero.")

# Every other seat, in small
other = Layout()
OTHER_OCCUPIED = other.add(
    "occupied_count",
    ROOM_COLOURS * OCCUPIED_VALUES,
    "Occupied rooms of each colour.",
    most=ROOM_COLOURS,
)
OTHER_VACANT = other.add("vacant_count", OCCUPIED_VALUES, "Vacant rooms.")
OTHER_GUESTS = other.add(
    "guests", GUEST_COLOURS * TABLES, "Guests in the café, so many of each colour.", most=TABLES
)
OTHER_COMPLETE = other.add("complete", FREE_TABLE_VALUES, "Guests with a complete order.")
OTHER_WAITING = other.add("waiting", WAITING_VALUES, "Items that guests lack.")
OTHER_CROWNS = other.add("crowns", CROWNS_VALUES, "Crowns, by twos.")
OTHER_EMPEROR = other.add("emperor", EMPEROR + 1, "The place on the emperor track.")
OTHER_STORED = other.add("stored", STORED_VALUES, "Items in the kitchen.")
OTHER_HELD = other.add("held", HELD_VALUES, "Cards in hand.")
OTHER_STAFF = other.add("played", PLAYED_VALUES, "Cards played.")
OTHER_COVERED = other.add("covered", COVERED_VALUES, "Turns taken in this round.")
OTHER_PASSED = other.add("passed", 1, "Whether they have passed.")
OTHER_DISK = other.add("disk", STACKS, "Politics cards with a disk of theirs.", most=STACKS)
OTHER_NEAR = other.add(
    "near", STACKS * OTHER_NEAR_VALUES, "How much is missing to each politics card.", most=STACKS
)
OTHER_VERDICT = other.add("verdict", VERDICTS, "What the next emperor tile would say now.")
OTHER_LEAD = other.add("lead", LEAD_VALUES, "Points that one is ahead of them, by threes.")
OTHER = other.count
OTHERS = inputs.repeat("others", SEATS - 1, other)

# The question at hand, and what is still to come on this turn
DECIDER = inputs.add("decider", SEATS, "Who decides.")
TASK = inputs.add("task", DECISIONS, "What one is asked.")
OTHER_TASK = inputs.add("other_task", DECISIONS, "What another is asked.")
ASKED_KIND = inputs.add("kind", KINDS, "The item to be placed.")
ASKED_GUEST = inputs.add("guest", GUESTS, "The guest to be lodged.")
ASKED_TILE = inputs.add("tile", TILES, "The emperor tile whose penalty it is.")
ASKED_COLOUR = inputs.add("colour", GUEST_COLOURS + 1, "The colour that an effect is about.")
ASKED_LEFT = inputs.add("left", LEFT_VALUES, "How many times one is asked.")
ASKED_DISCOUNT = inputs.add("discount", DISCOUNT_VALUES, "By how much a price is lowered.")
LOW_FLOORS = inputs.add("low_floors", 1, "Whether only the lowest floors will do.")
PREPARED_OCCUPIED = inputs.add("prepared_occupied", 1, "Whether the room is occupied at once.")
FLAGS = inputs.add(
    "flags",
    5,
    "The turn: acted, guest taken, die taken, an extra turn, an action that must be.",
    most=5,
)
FACE = inputs.add("face", FACES, "The space chosen.")
ACTION = inputs.add("action", FACES - 1, "The action performed.")
ACTION_STRENGTH = inputs.add("action_strength", DISCOUNT_VALUES, "How strong it is.")
PENDING_ONCE = inputs.add("pending", PENDABLE, "Benefits that wait.", most=PENDING)
PENDING_TWICE = inputs.add("pending_twice", PENDABLE, "Those that wait twice.", most=PENDING // 2)
COMING = inputs.add("coming", KINDS * COMING_VALUES, "Items of each kind to come.", most=KINDS)
BELOW = inputs.add("below", LOW_TASKS, "Questions and steps that follow.", most=DEPTH)
EFFECTS_BELOW = inputs.add("effects_below", OPS, "Effects that follow.", most=OPS)
