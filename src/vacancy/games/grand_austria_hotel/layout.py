"""The records of Grand Austria Hotel: what lies on the table, and who may see it. No logic."""

from __future__ import annotations

from enum import IntEnum

from vacancy.engine.decisions import Frame, stack_of
from vacancy.engine.record import NONE, Array, Record, Secrecy, array, bitset, int8, int16, uint64

from .data import GUEST_NAMES, ROOM_NAMES, STAFF_NAMES, TILE_NAMES
from .vocabulary import KIND_NAMES, USABLE, Variant

SEATS = 4
ROUNDS = 7  # GAH-1.1, GAH-1.2, GAH-1.7: round 0 is the set-up
ROW = 5  # GAH-1.8
TABLES = 3  # GAH-1.14, GAH-1.75
KINDS = 4
FLOORS = 4  # GAH-1.22
COLUMNS = 5  # GAH-1.23
ROOMS = 20  # GAH-1.17, GAH-2.19
GROUPS = 10  # GAH-1.24
GUESTS = 56  # GAH-2.4
STAFF = 48  # GAH-2.5
TILES = 12  # GAH-2.6, GAH-2.14: four of each letter
STACKS = 3
STACK_SIZE = TILES // STACKS
FACES = 6
DICE = 14  # GAH-2.12
CROWNS = 20  # GAH-1.58, GAH-1.76: the end of the money track
EMPEROR = 13  # GAH-1.50, GAH-1.77, GAH-2.20
STRENGTH = DICE + 3  # boost, and one or two more by card 13, 17 or 18
DRAWN = 3
PACK = 6
PENDING = 8
EFFECTS = 128
PENDABLE = 41  # effects that can be a pending benefit have the lowest numbers
DEPTH = 32


class Task(IntEnum):
    """What can lie on the stack: the decisions of GAH-9.10 to GAH-9.38, then the engine's steps.

    A decision is pushed without a seat; a step gives it to the acting seat, or answers it where
    there is nothing to choose (GAH-9.2).
    """

    DRAFT = 0
    SETUP_GUEST = 1
    SETUP_ROOM = 2  # a: effect, b: rooms left
    MENU = 3
    BOOST = 4
    JOKER = 5
    EXTRA_ORDER = 6  # a: effect, b: source
    DISH_SPLIT = 7
    DRINK_SPLIT = 8
    PREPARE = 9  # a: effect, b: rooms left
    TRACK_SPLIT = 10
    PLAY_STAFF = 11  # a: discount, b: whether a card must be played
    PLAY_DRAWN = 12  # a: discount
    PUT_UNDER = 13
    PLACE_ITEM = 14  # a: kind, b: how many
    CHOOSE_ITEM = 15  # a: how many
    SERVE_ITEM = 16  # a: how many more
    CHECK_IN_ROOM = 17  # a: guest
    ORDER_BENEFITS = 18
    OCCUPY_ROOM = 19  # a: colour, b: how many
    FREE_GUEST = 20
    FILL_ORDER = 21  # a: colour
    EXTRA_TURN = 22
    FREE_ACTION = 23
    AVOID_PENALTY = 24
    PENALTY_CHOICE = 25  # a: tile
    LOSE_HAND = 26  # a: how many
    REMOVE_VACANT = 27  # a: how many
    REMOVE_OCCUPIED = 28  # a: floor of the first room, or NONE; b: its column
    DISCARD_PLAYED = 29
    COPY = 30
    DRAFT_STEP = 31  # a: step, b: whose turn in it
    SETUP = 32  # a: whose turn
    ROUND = 33
    TURNS = 34
    END_TURN = 35
    TAKE_DIE = 36  # a: whether the die is really taken (GAH-1.74)
    ACTION = 37  # a: the same
    EFFECT = 38  # a: effect, b: source
    TRACK_POINTS = 39  # a: whose turn
    EMPEROR = 40  # a: whose turn
    PENALTY = 41  # a: tile, b: whether paying has been offered
    FINISH = 42  # a: whose turn, b: whether cards have been copied


DECISIONS = Task.DRAFT_STEP


class Stream(IntEnum):
    """The streams of chance (GAH-4.3, GAH-9.4), and one for guessing at hidden cards."""

    START = 0
    BOARD = 1
    POLITICS = 2
    EMPEROR = 3
    GUEST = 4
    STAFF = 5
    DICE = 6
    GUESS = 7


class Event(IntEnum):
    """What a beat shows."""

    KEEP = 0
    PASS_PACKS = 1
    FIRST_GUEST = 2
    ROLL = 3
    REROLL = 4
    LAST_DIE = 5
    NO_DICE = 6
    TURN = 7
    PASS = 8
    TAKE_GUEST = 9
    CHOOSE_SPACE = 10
    BOOST = 11
    NO_BOOST = 12
    JOKER = 13
    TAKE_DIE = 14
    PERFORM = 15
    ORDER = 16
    SPLIT = 17
    PREPARE = 18
    OCCUPY = 19
    REMOVE = 20
    PLAY = 21
    DRAW = 22
    SHOW_DRAWN = 23
    UNDER = 24
    LOSE_CARD = 25
    DISCARD = 26
    USE = 27
    CHOOSE_ITEM = 28
    PLACE = 29
    KITCHEN = 30
    SERVE = 31
    SERVE_ITEM = 32
    FILL = 33
    CHECK_IN = 34
    BENEFIT = 35
    GAIN_VP = 36
    GAIN_CROWNS = 37
    GAIN_STEPS = 38
    EXTRA_TURN_WON = 39
    EXTRA_TURN = 40
    POLITICS = 41
    END_TURN = 42
    DECLINE = 43
    TRACK_POINTS = 44
    BONUS = 45
    PENALTY = 46
    ESCAPE = 47
    SUFFER = 48
    LOSE_ITEMS = 49
    COPY = 50
    LEAD = 51
    FINAL = 52


BOARD_NAMES = ("a", "b1", "b2", "b3", "b4")
SIDES = ("a", "b")  # GAH-2.19, GAH-3.13
SIDE_A, SIDE_B = 0, 1
USED_NAMES = STAFF_NAMES[:USABLE]
STACK_NAMES = ("a", "b", "c")
LAYOUT_CHOICES = ("dealt", *BOARD_NAMES[1:])


def stack_choices(letter: str) -> tuple[str, ...]:
    """What the option of a stack can be: chance, or one of its cards or tiles."""
    return ("random", *(f"{letter}{number}" for number in range(1, STACK_SIZE + 1)))


# Where a gain comes from: a staff card by its number, or one of these.
FROM_GUEST = STAFF  # and the guest
FROM_GROUP = FROM_GUEST + GUESTS
FROM_TILE = FROM_GROUP + 1  # and the emperor tile
FROM_DIE = FROM_TILE + TILES


class CafeTable(Record):
    """A guest at a table, and what the order still lacks. Tables in use come first, by guest."""

    guest: int = int8(NONE, GUESTS - 1, names=GUEST_NAMES)
    lacks: Array[int] = array(int8(0, 4), KINDS)


class Returned(Record):
    """A staff card put under the deck: its owner is who put it there and knows it (GAH-9.5)."""

    owner: int = int8(NONE, SEATS - 1, is_seat=True)
    was_held: int = int8(0, 1)  # lost from the hand, and not one of three drawn
    card: int = int8(NONE, STAFF - 1, names=STAFF_NAMES, secret=Secrecy.OWNER)


class Benefit(Record):
    """A pending benefit of a check-in, and where it comes from (GAH-5.55)."""

    effect: int = int8(NONE, EFFECTS - 1)
    source: int = int8(NONE, 127)


class Player(Record):
    """A player's hotel board, cards and markers (GAH-1.13, GAH-1.16, GAH-2.13, GAH-2.21, GAH-3.12).

    `passed` and `traced` are what the player remembers: the cards of each pack passed on in the
    draft that others took, and cards known to have come into another's hand (GAH-9.5).
    """

    vp: int = int16(-500, 2000, blank=0)  # GAH-1.55, GAH-1.56, GAH-1.57, GAH-1.78, GAH-2.16
    vacant: int = bitset(ROOM_NAMES)  # GAH-1.19; tiles never run out: GAH-2.9, GAH-3.8
    occupied: int = bitset(ROOM_NAMES)  # GAH-1.20
    played: int = bitset(STAFF_NAMES)  # GAH-1.43, GAH-1.73
    hand: int = bitset(STAFF_NAMES, secret=Secrecy.OWNER)
    hand_count: int = int8(0, STAFF)
    crowns: int = int8(0, CROWNS)
    emperor: int = int8(0, EMPEROR)
    board: int = int8(0, len(BOARD_NAMES) - 1, names=BOARD_NAMES)
    covered: int = int8(0, 2)  # numbers of the turn-order tile (GAH-1.5, GAH-4.7)
    has_passed: int = int8(0, 1)  # since the last roll (GAH-1.62)
    extra_turns: int = int8(0, 9)
    used: int = bitset(USED_NAMES)  # turned by 90 degrees
    disks: int = bitset(TILE_NAMES)  # GAH-1.66: those on politics cards
    copied: int = int8(NONE, STAFF - 1, names=STAFF_NAMES)  # by card 29
    kitchen: Array[int] = array(int16(0, 1000), KINDS)  # GAH-1.15
    cafe: Array[CafeTable] = array(CafeTable, TABLES)
    drawn_count: int = int8(0, DRAWN)
    drawn: Array[int] = array(int8(NONE, STAFF - 1, names=STAFF_NAMES, secret=Secrecy.OWNER), DRAWN)
    pack_count: int = int8(0, PACK)
    pack: int = bitset(STAFF_NAMES, secret=Secrecy.OWNER)
    passed: Array[int] = array(bitset(STAFF_NAMES, secret=Secrecy.OWNER), PACK - 1)
    traced: Array[int] = array(bitset(STAFF_NAMES, secret=Secrecy.OWNER), SEATS, by_seat=True)


class State(Record):
    """A whole position: the main board (GAH-2.1) and all that lies around it.

    Overview cards (GAH-1.67, GAH-2.7) and turn-order tiles (GAH-2.8) are not kept: the tiles follow
    from the seat that starts the round.
    """

    key: Array[int] = array(uint64(secret=Secrecy.NOBODY), 2)
    seats: int = int8(2, SEATS)
    depth: int = int8(0, DEPTH)
    edition: int = int8(0, 1, names=("2016", "2022"))
    staff: int = int8(0, 2, names=Variant)
    board: int = int8(0, 1, names=SIDES)
    hotel_1: int = int8(
        0, SEATS, names=LAYOUT_CHOICES
    )  # options: the layout of each seat on side B; 0 is dealt
    hotel_2: int = int8(0, SEATS, names=LAYOUT_CHOICES)
    hotel_3: int = int8(0, SEATS, names=LAYOUT_CHOICES)
    hotel_4: int = int8(0, SEATS, names=LAYOUT_CHOICES)
    vp_floor: int = int8(0, 1, names=("none", "zero"))
    first: int = int8(NONE, SEATS - 1, is_seat=True)  # the option: NONE is a random start player
    politics_a: int = int8(0, STACK_SIZE, names=stack_choices("a"))  # options: 0 is a random card
    politics_b: int = int8(0, STACK_SIZE, names=stack_choices("b"))
    politics_c: int = int8(0, STACK_SIZE, names=stack_choices("c"))
    emperor_a: int = int8(0, STACK_SIZE, names=stack_choices("a"))
    emperor_b: int = int8(0, STACK_SIZE, names=stack_choices("b"))
    emperor_c: int = int8(0, STACK_SIZE, names=stack_choices("c"))
    round: int = int8(0, ROUNDS)  # GAH-1.6, GAH-2.10, GAH-3.11
    start: int = int8(0, SEATS - 1, is_seat=True)  # GAH-1.4: holds tile 1 in this round
    actor: int = int8(NONE, SEATS - 1, is_seat=True)  # who is on turn or is being asked
    is_extra: int = int8(0, 1)  # this is an extra turn (GAH-5.85)
    has_acted: int = int8(0, 1)  # something has been done on this turn
    guest_done: int = int8(0, 1)  # step 1 has been used on this turn
    die_done: int = int8(0, 1)  # step 2 has been used on this turn
    must_act: int = int8(0, 1)  # the action at hand may not be left undone (GAH-10.91)
    face: int = int8(0, FACES)  # the space chosen
    action: int = int8(0, FACES - 1)  # the action performed: another one for a six, or none
    strength: int = int8(0, STRENGTH)  # GAH-5.15
    roll: int = int8(0, DICE)  # rolls made in this round
    dice: Array[int] = array(int8(0, DICE), FACES)  # GAH-1.9, GAH-1.10, GAH-1.11, GAH-2.2
    dustbin: int = int8(0, DICE)  # GAH-1.12, GAH-2.15
    politics: Array[int] = array(int8(NONE, TILES - 1, names=TILE_NAMES), STACKS)
    levels: Array[int] = array(int8(0, STACKS), STACKS)  # disks on each politics card
    tiles: Array[int] = array(int8(NONE, TILES - 1, names=TILE_NAMES), STACKS)
    row: Array[int] = array(int8(NONE, GUESTS - 1, names=GUEST_NAMES), ROW)  # from the left
    guest_draws: int = int16(0, 2000)
    staff_draws: int = int16(0, 2000)
    guest_deck: int = bitset(GUEST_NAMES)  # as a set: nobody knows the order (GAH-1.64)
    guest_discard: int = bitset(GUEST_NAMES)  # GAH-1.65
    staff_deck: int = bitset(STAFF_NAMES, secret=Secrecy.NOBODY)  # its shuffled part
    staff_out: int = bitset(STAFF_NAMES)  # discarded for good (GAH-6.37)
    staff_deck_count: int = int8(0, STAFF)
    returned_count: int = int8(0, STAFF)
    pending_count: int = int8(0, PENDING)
    pending: Array[Benefit] = array(Benefit, PENDING)
    stack: Array[Frame] = stack_of(Task, DEPTH)
    players: Array[Player] = array(Player, SEATS, per_seat=True)
    returned: Array[Returned] = array(Returned, STAFF)  # under the deck, the next to draw first


class Beat(Record):
    """One thing that happened, as a person would want to see it."""

    event: int = int8(NONE, len(Event) - 1, names=Event)
    owner: int = int8(NONE, SEATS - 1)
    is_open: int = int8(0, 1)
    card: int = int8(NONE, STAFF - 1, names=STAFF_NAMES, secret=Secrecy.OWNER, shown_by="is_open")
    guest: int = int8(NONE, GUESTS - 1, names=GUEST_NAMES)
    room: int = int8(NONE, ROOMS - 1, names=ROOM_NAMES)
    kind: int = int8(NONE, KINDS - 1, names=KIND_NAMES)
    face: int = int8(0, FACES)
    tile: int = int8(NONE, TILES - 1, names=TILE_NAMES)
    effect: int = int8(NONE, EFFECTS - 1)
    source: int = int8(NONE, 127)
    price: int = int8(0, CROWNS)
    amount: int = int16(-1000, 2000, blank=0)
    other: int = int16(-1000, 2000, blank=0)  # a second amount: VP besides, the rest of a split
