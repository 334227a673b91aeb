"""The records of Apartament: what lies on the table. No logic.

Everything is open but the order of the two decks (APT-3.9, APT-12.43), and that is never written
down: a deck is the set of its cards, and the next card is drawn when it is turned up.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Protocol

from vacancy.engine.decisions import Frame, stack_of
from vacancy.engine.record import NONE, Array, Record, Secrecy, array, bitset, int8, int16, uint64

SEATS = 4  # APT-2.1: two to four
TOWNS = 4
COLOURS = TOWNS
PLACES = TOWNS + 1
SLOTS = 5  # APT-3.4: face-up orders
QUEUE = 3  # APT-3.5: face-up furniture cards (APT-1.27)
COLOUR_ORDERS = 18  # order cards of one colour in the largest deck
ORDERS = COLOURS * COLOUR_ORDERS
ORDER_LABELS = 5  # a mark and a number of crates, as they occur together
ORDER_KINDS = COLOURS * ORDER_LABELS
SIZES = 4
STYLES = 4
TRIPLE_KINDS = 3  # bed, wardrobe, table: what a room needs (APT-9.2)
KIND_PIECES = STYLES * SIZES
STYLED_PIECES = TRIPLE_KINDS * KIND_PIECES
BATHS = 2
PIECES = STYLED_PIECES + BATHS
SHAPES = 6
PACKINGS = 255  # different bunches of shapes that fit some grid
ROOMS = 6
AREAS = ROOMS + 2
STORES = AREAS + 1
UPGRADES = 3
STARS = 17
HOLD_CELLS = 8  # with the trailer
HOTEL_CELLS = 2 * (5 + 8 + 11 + 4)  # usable ones (APT-2.18): no hotel holds more pieces
SET_CHOICES = 1 << COLOURS  # of each colour an urgent card or a plain one


class Place(IntEnum):
    """The five places (APT-2.4): the towns (APT-1.7) as the production pawn goes (APT-6.4), and
    the base (APT-1.5) with factory (APT-1.6) and hotels, which is no town (APT-12.2)."""

    GREEN = 0
    BLUE = 1
    ORANGE = 2
    PURPLE = 3
    BASE = 4


class Kind(IntEnum):
    """The kinds of furniture: sofas and couches are beds (APT-1.21, APT-12.20), then wardrobes
    (APT-1.22), tables (APT-1.23) and fixtures, each one token (APT-1.24, APT-12.21)."""

    BED = 0
    WARDROBE = 1
    TABLE = 2
    BATH = 3


class Style(IntEnum):
    """The colours of furniture, nothing to do with those of towns (APT-1.25)."""

    YELLOW_GREEN = 0
    MAROON = 1
    BROWN = 2
    GREY = 3


class Bath(IntEnum):
    """The two fixtures (APT-1.24)."""

    TUB = 0
    JACUZZI = 1


class Store(IntEnum):
    """Where a player's pieces can be: the eight areas (APT-1.34), six of them rooms (APT-1.30) and
    two bathrooms (APT-1.33), and the hold (APT-1.9)."""

    S1 = 0
    S2 = 1
    M1 = 2
    M2 = 3
    A1 = 4
    A2 = 5
    B1 = 6
    B2 = 7
    HOLD = 8


class Grid(IntEnum):
    """The different grids that pieces are packed into; the two areas of a kind are alike."""

    SMALL = 0
    MEDIUM = 1
    APARTMENT = 2
    BATHROOM = 3
    HOLD = 4
    LONG_HOLD = 5  # with the trailer


class Pile(IntEnum):
    """Where pieces are that nobody owns: the stocks of the towns, the deck, and what was scrapped
    (APT-11.30)."""

    GREEN = 0
    BLUE = 1
    ORANGE = 2
    PURPLE = 3
    DECK = 4
    SCRAP = 5


class Upgrade(IntEnum):
    """What a player may own once (APT-1.39)."""

    TRAILER = 0
    PORTER = 1
    GPS = 2


class Moved(IntEnum):
    """Whether the truck has moved in this turn, before the action or after it (APT-11.23)."""

    NOT = 0
    BEFORE = 1
    AFTER = 2


class Ending(IntEnum):
    """What triggered the end: no order to refill with (APT-10.1), no furniture (APT-10.2)."""

    NONE = 0
    ORDERS = 1
    FURNITURE = 2


class SeatCoins(IntEnum):
    """The option of APT-3.10."""

    NONE = 0
    LATER = 1


class Edition(IntEnum):
    """The option of APT-3.11."""

    PRINTED = 0
    RECOMMENDED = 1


class Task(IntEnum):
    """What can lie on the stack: the three decisions (APT-11.1, APT-11.2, APT-11.3), then the
    engine's own steps."""

    TURN = 0
    UNLOADING = 1
    VIGNETTE = 2
    TURNS = 3
    REFILL = 4
    CRATES = 5
    PRODUCE = 6
    ANNOUNCE = 7
    COUNT = 8


class Stream(IntEnum):
    """The streams of chance (APT-11.22)."""

    START = 0
    ORDERS = 1
    FURNITURE = 2


class Reason(IntEnum):
    """Why a move is refused; the rule number of each stands in `words.py`."""

    OK = 0
    NOT_ASKED = 1
    NO_ROAD = 2
    HAS_MOVED = 3
    NO_GPS = 4
    NOTHING_TO_DO_THERE = 5
    TRUCK_FULL = 6
    HAS_ACTED = 7
    MOVED_AFTER_ACTION = 8
    NOT_IN_TOWN = 9
    NO_SUCH_ORDER = 10
    OTHER_COLOUR = 11
    NO_ROOM = 12
    NOT_IN_STOCK = 13
    TOO_DEAR = 14
    NOT_IN_BASE = 15
    NOTHING_LOADED = 16
    NOT_IN_HOLD = 17
    ONLY_FIXTURES = 18
    DOES_NOT_FIT = 19
    FITS_SOMEWHERE = 20
    MUST_DELIVER = 21
    ALREADY_SCORED = 22
    NOT_FURNISHED = 23
    NOT_BEST = 24
    NO_SUCH_CARD = 25
    STILL_ACTIVE = 26
    END_TRIGGERED = 27
    NOT_URGENT_TWICE = 28
    SOLD_OUT = 29
    NO_PRESTIGE = 30
    ALREADY_OWNED = 31
    ACTION_FIRST = 32
    NOT_THERE = 33
    SAME_AREA = 34
    LOCKED = 35
    MUST_ACT = 36
    MUST_GO_TO_BASE = 37


PLACE_NAMES = tuple(place.name.lower() for place in Place)
COLOUR_NAMES = PLACE_NAMES[:COLOURS]
STYLE_NAMES = tuple(style.name.lower() for style in Style)
AREA_NAMES = tuple(area.name.lower() for area in Store)[:AREAS]
UPGRADE_NAMES = tuple(upgrade.name.lower() for upgrade in Upgrade)
PIECE_NAMES = (
    *(f"{kind.name}_{style.name}_{size}".lower() for kind in tuple(Kind)[:TRIPLE_KINDS]
      for style in Style for size in range(1, SIZES + 1)),
    *(f"bath_{bath.name}".lower() for bath in Bath),
)  # fmt: skip
"""Pieces that are equal in kind, style, size and shape are one piece in several copies: no rule
and no option tells them apart (APT-11.20)."""

COPIES = {**{piece: 2 for piece in PIECE_NAMES if piece.endswith(("_2", "_3"))},
          "bath_tub": 4, "bath_jacuzzi": 4}  # fmt: skip
MORE_NAMES = tuple(
    f"{piece}#{copy}" for piece in PIECE_NAMES for copy in range(2, COPIES.get(piece, 1) + 1)
)
"""The second, third and fourth copies."""
ORDER_NUMBERS = tuple(f"{number:02}" for number in range(1, COLOUR_ORDERS + 1))
ORDER_NAMES = tuple(f"{colour}_{number}" for colour in COLOUR_NAMES for number in ORDER_NUMBERS)


class Bunch(Protocol):
    """Any bunch of pieces: which there are, and of which there are more copies."""

    first: int
    more: int


class Pieces(Record):
    """A bunch of pieces that nobody owns."""

    first: int = bitset(PIECE_NAMES)
    more: int = bitset(MORE_NAMES)


class Stored(Record):
    """The pieces in an area or hold. Where exactly they lie is not written down (APT-7.6, APT-8.10,
    APT-12.22); `packing` is the number of their bunch of shapes, by which they fit (APT-11.24)."""

    locked: int = bitset(PIECE_NAMES)  # counted in a scored room (APT-9.9)
    first: int = bitset(PIECE_NAMES)
    more: int = bitset(MORE_NAMES)
    packing: int = int16(0, PACKINGS - 1)


class Player(Record):
    """A player's truck, hotel (APT-1.29) and goods (APT-2.2). Each taken order is in one of three
    states (APT-9.11)."""

    coins: int = int16(0, 999)  # APT-1.17
    prestige: int = int16(0, 999)  # APT-1.36
    stars: int = int8(0, STARS)  # APT-1.37
    place: int = int8(NONE, PLACES - 1, names=Place)
    crates: int = int8(0, HOLD_CELLS)  # in the hold (APT-1.15, APT-11.25)
    is_vignette_active: int = int8(0, 1)  # APT-1.38
    upgrades: int = bitset(UPGRADE_NAMES)
    in_transit: Array[int] = array(bitset(ORDER_NUMBERS), COLOURS)
    completed: Array[int] = array(bitset(ORDER_NUMBERS), COLOURS)
    used: Array[int] = array(bitset(ORDER_NUMBERS), COLOURS)
    stores: Array[Stored] = array(Stored, STORES)


class State(Record):
    """A whole position."""

    key: Array[int] = array(uint64(secret=Secrecy.NOBODY), 2)
    seats: int = int8(2, SEATS)
    depth: int = int8(0, 6)
    seat_coins: int = int8(0, 1, names=SeatCoins)  # the option
    first: int = int8(0, SEATS - 1, is_seat=True)
    moved: int = int8(0, 2, names=Moved)
    acted: int = int8(0, 2)
    ending: int = int8(0, 2, names=Ending)
    turns_left: int = int8(0, SEATS)  # turns still to begin once the end is triggered (APT-10.4)
    star_count: int = int8(0, STARS)  # sold so far: where the track stands (APT-3.7)
    pawn: int = int8(0, TOWNS - 1, names=COLOUR_NAMES)  # APT-1.28: never in the base (APT-11.27)
    order_count: int = int8(0, ORDERS)  # left in the deck (APT-1.26)
    furniture_count: int = int8(0, 80)
    round: int = int16(0, 2000)
    slots: Array[int] = array(int8(NONE, ORDERS - 1, names=ORDER_NAMES), SLOTS)  # APT-11.26
    queue: Array[int] = array(int8(NONE, PIECES - 1, names=PIECE_NAMES), QUEUE)
    edition: int = int8(0, 1, names=Edition)  # the other option
    order_deck: Array[int] = array(bitset(ORDER_NUMBERS), COLOURS)
    stack: Array[Frame] = stack_of(Task, 6)
    piles: Array[Pieces] = array(Pieces, len(Pile))
    players: Array[Player] = array(Player, SEATS, per_seat=True)


class Event(IntEnum):
    """What a beat shows."""

    MOVE = 0
    TAKE_ORDER = 1
    REFILL = 2
    BUY_FURNITURE = 3
    UNLOAD = 4
    CRATE = 5
    PRODUCE = 6
    LAST_ROUND = 7
    DELIVER = 8
    SCRAP = 9
    CLOSE_UNLOAD = 10
    SCORE_ROOM = 11
    SCORE_ORDER_SET = 12
    ACTIVATE_VIGNETTE = 13
    BUY_STAR = 14
    BUY_UPGRADE = 15
    MOVE_FURNITURE = 16
    END_TURN = 17
    IDLE = 18  # the turn ends without an action
    USE_VIGNETTE = 19
    DECLINE_VIGNETTE = 20
    COUNT = 21
    END = 22


class Beat(Record):
    """One thing that happened, as a person would want to see it."""

    event: int = int8(NONE, len(Event) - 1, names=Event)
    seat: int = int8(NONE, SEATS - 1)
    place: int = int8(NONE, PLACES - 1, names=Place)
    slot: int = int8(NONE, SLOTS - 1)
    order: int = int8(NONE, ORDERS - 1, names=ORDER_NAMES)
    piece: int = int8(NONE, PIECES - 1, names=PIECE_NAMES)  # of a scored room, the bed
    wardrobe: int = int8(NONE, PIECES - 1, names=PIECE_NAMES)
    table: int = int8(NONE, PIECES - 1, names=PIECE_NAMES)
    fixture: int = int8(NONE, PIECES - 1, names=PIECE_NAMES)
    area: int = int8(NONE, AREAS - 1, names=AREA_NAMES)
    target: int = int8(NONE, AREAS - 1, names=AREA_NAMES)
    upgrade: int = int8(NONE, UPGRADES - 1, names=Upgrade)
    cards: int = int8(NONE, SET_CHOICES - 1)  # of a set or an activation, as in the action
    ending: int = int8(0, 2, names=Ending)
    coins: int = int16(0, 999)  # paid, gained, or counted at the end
    prestige: int = int16(0, 999)
