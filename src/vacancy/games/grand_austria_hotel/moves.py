"""The moves of Grand Austria Hotel: families of actions, and why one is refused."""

from __future__ import annotations

from enum import IntEnum

from vacancy.engine.actions import family

from .layout import FACES, GUESTS, KINDS, PENDABLE, ROOMS, STAFF, STRENGTH, TILES
from .vocabulary import USABLE


class Answer(IntEnum):
    """Answers that are no thing on the table; the same action wherever they are given."""

    EXTRA_FIRST = 0
    MAIN_FIRST = 1
    NO_EXTRA = 2


class Reason(IntEnum):
    """Why a move is refused; the rule number of each stands in `words.py`."""

    OK = 0
    NOT_ASKED = 1
    NOT_IN_PACK = 2
    NOT_IN_ROW = 3
    NO_TABLE = 4
    TOO_DEAR = 5
    GUEST_DONE = 6
    AFTER_DIE = 7
    DIE_DONE = 8
    NO_DIE = 9
    CANNOT_PAY = 10
    MUST_PASS_FIRST = 11
    NO_PASS_IN_EXTRA = 12
    DIE_FIRST = 13
    NOTHING_TO_SERVE = 14
    NOT_IN_CAFE = 15
    ORDER_OPEN = 16
    NO_VACANT_ROOM = 17
    NOT_IN_PLAY = 18
    NOT_MET = 19
    HAS_DISK = 20
    NO_LEVEL = 21
    NOT_PLAYED = 22
    USED = 23
    TOO_MANY = 24
    HAS_TILE = 25
    FIRST_ROOM = 26
    NOT_ADJACENT = 27
    WRONG_FLOOR = 28
    NOT_IN_HAND = 29
    NOT_DRAWN = 30
    NOT_LACKING = 31
    NOT_IN_KITCHEN = 32
    NOT_PENDING = 33
    NOT_VACANT = 34
    WRONG_COLOUR = 35
    ORDER_FULL = 36
    HIGHER_FIRST = 37
    NOT_THAT_COLUMN = 38
    NOT_END_CARD = 39
    MUST_ACT = 40
    MUST_SERVE = 41
    NO_DECLINING = 42


# The families, in the order in which the decisions of section 9 list their options.
PASS = family(0)
GUEST = family(PASS.end, GUESTS)
DIE = family(GUEST.end, FACES)
SERVE = family(DIE.end)
CHECK_IN = family(SERVE.end, GUESTS)
POLITICS = family(CHECK_IN.end, TILES)
USE = family(POLITICS.end, USABLE)
END_TURN = family(USE.end)
BOOST = family(END_TURN.end, 2)  # yes, no
JOKER = family(BOOST.end, FACES - 1)
ORDER = family(JOKER.end, len(Answer))
CAKE = family(ORDER.end, STRENGTH // 2 + 1)
COFFEE = family(CAKE.end, STRENGTH // 2 + 1)
PREPARE = family(COFFEE.end, ROOMS)
STEPS = family(PREPARE.end, STRENGTH + 1)
PLAY = family(STEPS.end, STAFF)
UNDER = family(PLAY.end, STAFF)
PUT = family(UNDER.end, KINDS, GUESTS)
KITCHEN = family(PUT.end)
ITEM = family(KITCHEN.end, KINDS)
LODGE = family(ITEM.end, ROOMS)
BENEFIT = family(LODGE.end, PENDABLE)
OCCUPY = family(BENEFIT.end, ROOMS)
FILL = family(OCCUPY.end, GUESTS)
EXTRA = family(FILL.end, 2)  # play, decline
ESCAPE = family(EXTRA.end, 2)  # pay, suffer
PENALTY = family(ESCAPE.end, 2)  # the first option, lose VP
LOSE = family(PENALTY.end, STAFF)
REMOVE = family(LOSE.end, ROOMS)
DISCARD = family(REMOVE.end, STAFF)
COPY = family(DISCARD.end, STAFF)
KEEP = family(COPY.end, STAFF)
DECLINE = family(KEEP.end)  # stop, none, done
ACTIONS = DECLINE.end
LEGAL_LIMIT = 128  # the menu: at most 5 guests, 6 dice, 3 check-ins and so on; a hand has 48 cards
