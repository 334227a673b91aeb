"""The records of Overbooking: what lies on the table, and who may see it. No logic."""

from __future__ import annotations

from enum import IntEnum

from vacancy.engine.actions import family
from vacancy.engine.bits import BYTE
from vacancy.engine.decisions import Frame, stack_of
from vacancy.engine.record import NONE, Array, Record, Secrecy, array, bitset, int8, uint64

SEATS = 4
HOTELS = SEATS  # OB-3.2: as many hotels as players
ROUNDS = 4
LAPS = 5
TILES = 8  # OB-2.4
TILE_NAMES = [f"tile{number}" for number in range(1, TILES + 1)]
CRESTS = 4
SIDES = 2
KINDS = 6
CARDS = KINDS * CRESTS
QUEUE = 6  # OB-5.4: four or five in stage 1; two monks from a back door make six (OB-8.1)
DOOR = 2


class Kind(IntEnum):
    """The six kinds of guests, in the order of the components file."""

    MONK = 0
    MERCHANTS = 1
    MAIDS = 2
    NOBLES = 3
    SOLDIERS = 4
    WORKERS = 5


class Crest(IntEnum):
    """The four families."""

    BIRD = 0
    FISH = 1
    LION = 2
    STAG = 3


class Side(IntEnum):
    """Where a card is laid at a hotel."""

    QUEUE = 0
    DOOR = 1


class Bonus(IntEnum):
    """Which crest bonus is used (OB-3.4)."""

    NONE = 0
    BEGINNER = 1
    ADVANCED = 2


class HotelRule(IntEnum):
    """The booking rules on the tiles, in the order of the components file (OB-7)."""

    NONE = 0  # OB-7.1: the normal rules
    MONKS_FIRST = 1
    SMALL_ONLY = 2
    SOLDIERS_FIRST = 3
    LARGE_ONLY = 4
    NO_SOLDIERS = 5
    FIRST_OPEN = 6
    NO_BACKDOOR = 7
    SECOND_OPEN = 8
    TWO_CRESTS = 9


class Ability(IntEnum):
    """What a card can do at a back door (OB-8)."""

    ENTER = 0
    BEDS = 1
    REPLACE = 2
    CHOOSE = 3


class Whose(IntEnum):
    """Whose cards an ability may aim at."""

    OWN = 0
    ANY = 1


class Task(IntEnum):
    """What can lie on the stack: two forms of decision (OB-10), then the engine's own steps."""

    LAY = 0
    AIM = 1  # maids, nobles or soldiers choose a target
    TURNS = 2
    CHECK = 3
    ABILITIES = 4
    BOOK = 5
    CLEAN = 6
    PREPARE = 7


class Stream(IntEnum):
    """The streams of chance (OB-3.7), and one for guessing at hidden cards."""

    START = 0
    DECK = 1
    TILE = 2
    TILE_SIDE = 3
    GUESS = 4


class Reason(IntEnum):
    """Why a move is refused; the rule number of each stands in `words.py`."""

    OK = 0
    NOT_ASKED = 1
    NOT_IN_HAND = 2
    NO_SUCH_HOTEL = 3
    QUEUE_FULL = 4
    DOOR_FULL = 5
    NO_DOOR = 6
    SMALL_ONLY = 7
    LARGE_ONLY = 8
    NO_SOLDIERS = 9
    TWO_CRESTS = 10
    MUST_LAY = 11
    NOBODY_THERE = 12
    NOT_YOURS = 13
    ALREADY_CHOSEN = 14
    NOT_WORKERS = 15


KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
CREST_NAMES = tuple(crest.name.lower() for crest in Crest)
CARD_NAMES = tuple(f"{kind}_{crest}" for kind in KIND_NAMES for crest in CREST_NAMES)
PLACE_NAMES = tuple(f"{hotel}_{side}" for hotel in "1234" for side in ("queue", "door"))

LAY = family(0, CARDS, HOTELS, SIDES)  # in the order of OB-10.4
PASS = family(LAY.end)
AIM = family(PASS.end, KINDS, QUEUE)  # this kind of guests at that place of the queue
DECLINE = family(AIM.end)
ACTIONS = DECLINE.end
LEGAL_LIMIT = LAY.end + BYTE  # no list is longer than all lays; `list_byte` wants room


class LaidCard(Record):
    """A card at a hotel. Its back tells owner, crest and size; the kind is the owner's to know
    until the card is turned up (OB-2.3, OB-5.7)."""

    owner: int = int8(NONE, SEATS - 1, is_seat=True)
    crest: int = int8(NONE, CRESTS - 1, names=Crest)
    is_large: int = int8(NONE, 1)
    is_face_up: int = int8(0, 1)
    kind: int = int8(NONE, KINDS - 1, names=Kind, secret=Secrecy.OWNER, shown_by="is_face_up")
    choice: int = int8(NONE, 1)  # in which order nobles chose it (OB-8.4)


class Hotel(Record):
    """A place in the column of hotels: the tile there, its token and the cards around it."""

    tile: int = int8(NONE, TILES - 1, names=TILE_NAMES)
    tile_side: int = int8(NONE, 1, names=("a", "b"))
    token_count: int = int8(0, 1)
    queue_count: int = int8(0, QUEUE)
    door_count: int = int8(0, DOOR)
    choice_count: int = int8(0, DOOR)
    free_beds: int = int8(-6, 23, blank=0)  # while it is checked; clamped before booking (OB-6.9)
    queue: Array[LaidCard] = array(LaidCard, QUEUE)
    door: Array[LaidCard] = array(LaidCard, DOOR)


class Player(Record):
    """A player's cards and tokens. What has been turned up is remembered by round, and so is what
    a pass gave away (OB-10.8): whoever guesses at hidden cards needs both."""

    hand: int = bitset(CARD_NAMES, secret=Secrecy.OWNER)
    deck: int = bitset(CARD_NAMES, secret=Secrecy.OWNER)  # as a set; nobody knows the order
    collected: int = bitset(CARD_NAMES)
    seen: Array[int] = array(bitset(CARD_NAMES), ROUNDS)
    not_kept: Array[int] = array(bitset(CARD_NAMES), ROUNDS)
    hand_count: int = int8(0, CARDS)
    deck_count: int = int8(0, CARDS)
    token_count: int = int8(0, ROUNDS * HOTELS)  # OB-9.5: 16 of the 20 at most


class State(Record):
    """A whole position."""

    key: Array[int] = array(uint64(secret=Secrecy.NOBODY), 2)
    seats: int = int8(2, SEATS)
    depth: int = int8(0, 6)
    crest_bonus: int = int8(0, 2, names=Bonus)
    first: int = int8(NONE, SEATS - 1, is_seat=True)  # the option: NONE is a random starting player
    round: int = int8(0, ROUNDS - 1)
    turn: int = int8(0, LAPS * SEATS)  # turns of stage 1 given so far in this round
    start: int = int8(0, SEATS - 1, is_seat=True)
    tiles_used: int = bitset(TILE_NAMES)
    places: Array[int] = array(bitset(PLACE_NAMES), CARDS)  # where each card may be laid now
    stack: Array[Frame] = stack_of(Task, 6)
    hotels: Array[Hotel] = array(Hotel, HOTELS)
    players: Array[Player] = array(Player, SEATS, per_seat=True)


class Event(IntEnum):
    """What a beat shows."""

    LAY = 0
    PASS = 1
    REVEAL = 2
    ENTER = 3
    BEDS = 4
    REPLACE = 5
    CHOOSE = 6
    DECLINE = 7
    NO_TARGET = 8
    BOOK = 9
    TURN_AWAY = 10
    CLEAN = 11
    TURN_TILES = 12
    NEW_TILES = 13
    END = 14


class Beat(Record):
    """One thing that happened, as a person would want to see it."""

    event: int = int8(NONE, len(Event) - 1, names=Event)
    owner: int = int8(NONE, SEATS - 1)
    crest: int = int8(NONE, CRESTS - 1, names=Crest)
    is_large: int = int8(NONE, 1)
    is_face_up: int = int8(0, 1)
    kind: int = int8(NONE, KINDS - 1, names=Kind, secret=Secrecy.OWNER, shown_by="is_face_up")
    hotel: int = int8(NONE, HOTELS - 1)
    side: int = int8(NONE, 1, names=Side)
    place: int = int8(NONE, QUEUE - 1)
    beds: int = int8(-6, 23, blank=0)  # beds added, or left after a booking
    token_count: int = int8(0, 1)
    target_owner: int = int8(NONE, SEATS - 1)
    target_kind: int = int8(NONE, KINDS - 1, names=Kind)
    target_crest: int = int8(NONE, CRESTS - 1, names=Crest)
    round: int = int8(NONE, ROUNDS - 1)
