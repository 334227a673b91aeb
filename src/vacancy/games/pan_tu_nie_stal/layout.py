"""The records of Pan tu nie stał!: what lies on the table, and who may see it. No logic.

The glossary's words in the code: a `Person` is a card in a queue, a `Shop` two goods and a queue; a
good lies in a shop, on a card (`carried`) or with its winner (`won`).
"""

from __future__ import annotations

from enum import IntEnum

from vacancy.engine.actions import family
from vacancy.engine.bits import BYTE
from vacancy.engine.decisions import Frame, stack_of
from vacancy.engine.record import NONE, Array, Record, Secrecy, array, bitset, int8, uint64

SEATS = 5
SHOPS = 4
SHELF = 2  # goods of a shop
ACTIONS_PER_TURN = 2
TURNS = 19  # PTN-8.11
KINDS = 8
DECK = 21  # PTN-2.1
COPIES = 7  # of one kind in a deck, at most
GROUPS = DECK  # as many pairs (kind, how many) as cards: n equal cards make groups of 1 to n
PEOPLE = SEATS * DECK
GOODS = 36
OLD_RULES, RULES_VERSION = 1, 2  # PTN-7.8 has changed


class Kind(IntEnum):
    """The kinds of cards, in the order of the components file."""

    PLAIN1 = 0
    PLAIN2 = 1
    PLAIN3 = 2
    FORCE = 3
    MOTHER = 4
    LIST = 5
    PAN = 6  # You Weren't Standing Here!
    SONNY = 7


class Task(IntEnum):
    """What can lie on the stack: the decisions of PTN-9, then the engine's own steps.

    `CARRY` is a step where there is but one kind to choose (PTN-9.2).
    """

    TURN = 0
    COVER = 1
    TAKE = 2
    CARRY = 3
    CHECK = 4
    CLEAR = 5
    REFILL = 6
    NEXT = 7
    END = 8


class Stream(IntEnum):
    """The streams of chance (PTN-3.7), and one for guessing at hidden cards."""

    START = 0
    DECK = 1
    GOODS = 2
    GUESS = 3


class Reason(IntEnum):
    """Why a move is refused; the rule number of each stands in `words.py`."""

    OK = 0
    NOT_ASKED = 1
    NO_ACTION_LEFT = 2
    DECK_EMPTY = 3
    NOT_IN_HAND = 4
    SHOP_CLOSED = 5
    NO_SUCH_SHOP = 6
    MOTHER_IS_EXTRA = 7
    MOTHER_IS_ACTION = 8
    MUST_ACT = 9
    NO_SONNY = 10
    SONNY_CARRIES = 11
    SAME_QUEUE = 12
    NOBODY_THERE = 13
    CARRIES = 14
    OTHERS_FIRST = 15


KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
SHOP_NAMES = tuple(f"shop{number + 1}" for number in range(SHOPS))
GOOD_NAMES = (
    "wall_unit", "colour_tv", "folding_bicycle", "washing_machine", "tape_recorder", "fridge",
    "winter_boots", "camera", "nutria_hat", "soda_siphon", "transistor_radio", "vacuum_cleaner",
    "jeans", "carpet", "felt_boots", "school_apron", "coffee_beans", "oranges", "tinned_ham",
    "tights", "bed_linen", "tea", "slippers", "chocolate_substitute", "toilet_paper",
    "washing_powder", "soap", "lemons", "sugar", "grain_coffee", "flour", "butter", "vinegar",
    "matches", "orangeade", "mustard",
)  # fmt: skip

# The families stand in the order of the lists (PTN-9.4, PTN-9.6).
TAKE = family(0, SHELF)  # the first or the second good of the shop
CARRY = family(TAKE.end, KINDS)
DRAW = family(CARRY.end)
JOIN = family(DRAW.end, GROUPS, SHOPS)  # a group is a kind and how many of it
MOTHER = family(JOIN.end, SHOPS)
SONNY = family(MOTHER.end, SHOPS, SHOPS, KINDS)  # Sonny's shop, from which shop, which kind
END = family(SONNY.end)
COVER = family(END.end, SEATS, KINDS)
SPARE = family(COVER.end)
ACTIONS = SPARE.end
LONGEST_LIST = 88  # PTN-9.6: all cards in hand, at four shops, and a Mother on top
LEGAL_LIMIT = LONGEST_LIST + BYTE  # `list_byte` wants room


class Person(Record):
    """A card in a queue."""

    shop: int = int8(NONE, SHOPS - 1)
    owner: int = int8(NONE, SEATS - 1, is_seat=True)
    kind: int = int8(NONE, KINDS - 1, names=Kind)


class Party(Record):
    """One player's cards in one queue, counted: the same people as in `State.people`."""

    count: int = int8(0, DECK)
    kinds: Array[int] = array(int8(0, COPIES), KINDS)


class Shop(Record):
    """A shop: its goods, who carries the one that was taken, and the queue in numbers."""

    goods: Array[int] = array(int8(NONE, GOODS - 1, names=GOOD_NAMES), SHELF)
    carried: int = int8(NONE, GOODS - 1, names=GOOD_NAMES)
    carrier: int = int8(NONE, PEOPLE - 1)  # whose place in `State.people` (PTN-5.10)
    parties: Array[Party] = array(Party, SEATS, by_seat=True)


class Player(Record):
    """A player's cards, as numbers of each kind, and won goods.

    What is neither laid nor in hand is in the deck. The cards not laid yet are open as a whole;
    which of them are in hand the owner knows (PTN-9.7, PTN-9.8).
    """

    hand_count: int = int8(0, DECK)
    deck_count: int = int8(0, DECK)
    hand: Array[int] = array(int8(0, COPIES, secret=Secrecy.OWNER), KINDS)
    unlaid: Array[int] = array(int8(0, COPIES), KINDS)
    won: int = bitset(GOOD_NAMES)  # PTN-5.9: open


class State(Record):
    """A whole position."""

    key: Array[int] = array(uint64(secret=Secrecy.NOBODY), 2)
    seats: int = int8(2, SEATS)
    depth: int = int8(0, 3)
    first: int = int8(NONE, SEATS - 1, is_seat=True)  # the option: NONE is a random starting player
    rules_version: int = int8(OLD_RULES, RULES_VERSION, blank=RULES_VERSION)
    mover: int = int8(
        0, SEATS - 1, is_seat=True
    )  # the player in turn, or whose majorities are checked
    turn: int = int8(0, TURNS * SEATS)  # turns ended so far
    actions_left: int = int8(0, ACTIONS_PER_TURN)
    runner: int = int8(NONE, SEATS - 1, is_seat=True)  # who ran out first (PTN-8.7)
    is_final: int = int8(0, 1)  # the final checks have begun (PTN-8.8)
    quiet_checks: int = int8(0, SEATS)  # final checks in a row that brought nothing
    shop_count: int = int8(0, SHOPS)
    people_count: int = int8(0, PEOPLE)
    open_shops: int = bitset(SHOP_NAMES)
    ministry: int = bitset(GOOD_NAMES)  # as a set; nobody knows what comes next
    stack: Array[Frame] = stack_of(Task, 3)
    shops: Array[Shop] = array(Shop, SHOPS)
    players: Array[Player] = array(Player, SEATS, per_seat=True)
    people: Array[Person] = array(Person, PEOPLE)  # in order of standing; of a queue: its own


class Event(IntEnum):
    """What a beat shows."""

    DRAW = 0
    JOIN = 1
    MOTHER = 2
    COVER = 3
    SPARE = 4
    SONNY = 5
    END_TURN = 6
    TAKE = 7
    CARRY = 8
    WIN = 9
    CLEAR = 10
    REFILL = 11
    CLOSE = 12
    RUN_OUT = 13
    FINAL = 14
    END = 15


class Beat(Record):
    """One thing that happened, as a person would want to see it. All of it is open."""

    event: int = int8(NONE, len(Event) - 1, names=Event)
    seat: int = int8(NONE, SEATS - 1)
    shop: int = int8(NONE, SHOPS - 1)
    from_shop: int = int8(NONE, SHOPS - 1)
    kind: int = int8(NONE, KINDS - 1, names=Kind)
    count: int = int8(0, PEOPLE)  # cards laid or sent home
    good: int = int8(NONE, GOODS - 1, names=GOOD_NAMES)
    other_good: int = int8(NONE, GOODS - 1, names=GOOD_NAMES)
    other_seat: int = int8(NONE, SEATS - 1)
    other_kind: int = int8(NONE, KINDS - 1, names=Kind)
