"""The vocabulary of rows: operations, moments, counters, and the things they are about."""

from __future__ import annotations

from enum import IntEnum

FREE = 9  # a discount that no price survives
USABLE = 4  # cards 1 to 4 are used once per round (GAH-5.39)
LARGE_ORDER = 4
MOMENTS = 24
KIND_NAMES = ("strudel", "cake", "wine", "coffee")
COLOUR_NAMES = ("red", "yellow", "blue", "green")


class Kind(IntEnum):
    """The four items, in the order in which they are placed (GAH-9.23): two dishes (GAH-1.36) and
    two drinks (GAH-1.37). They never run out (GAH-2.11, GAH-2.18, GAH-10.15)."""

    STRUDEL = 0  # GAH-1.38
    CAKE = 1  # GAH-1.39
    WINE = 2  # GAH-1.40
    COFFEE = 3  # GAH-1.41
    ANY = 4  # in rows: one that the player chooses
    EACH = 5  # in rows: one of each


class Colour(IntEnum):
    """Colours of rooms (GAH-1.18) and guests (GAH-1.27 to GAH-1.31); a green guest takes any."""

    RED = 0  # GAH-1.30: citizens
    YELLOW = 1  # GAH-1.29: artists
    BLUE = 2  # GAH-1.28: nobles
    GREEN = 3  # GAH-1.31: tourists, who live in rooms of any colour
    ANY = 4  # in rows: a room or a guest of any colour, grey on the cards


class Edition(IntEnum):
    """Whose constants are used (GAH-10.88, GAH-10.89)."""

    FIRST = 0
    LATER = 1


class Variant(IntEnum):
    """How the first staff cards are given (GAH-1.68, GAH-1.69, GAH-3.31)."""

    NORMAL = 0
    INTRODUCTORY = 1
    EXPERT = 2


class Op(IntEnum):
    """The vocabulary of effects. A row names one of these and its arguments.

    Gains, choices, what changes a price or an action, losses, and at the end what no row can say
    with arguments alone: one card each.
    """

    VP = 0  # an amount, or so much for each thing counted: GAH-6.28, GAH-6.30, GAH-8.4
    CROWNS = 1  # GAH-6.20, GAH-6.25, GAH-8.8
    STEPS = 2  # GAH-8.1
    ITEM = 3  # GAH-6.21, GAH-6.24, GAH-8.2, GAH-8.3
    DRAW = 4  # GAH-8.11
    PREPARE = 5  # GAH-6.23, GAH-6.27, GAH-6.29, GAH-6.32, GAH-8.5 to GAH-8.7, GAH-8.15
    OCCUPY = 6  # GAH-7.35, GAH-8.13
    FILL = 7  # GAH-7.38, GAH-8.14
    PLAY = 8  # GAH-6.31, GAH-8.9, GAH-8.10
    DRAW_PLAY = 9  # GAH-6.22, GAH-6.26, GAH-8.12
    GUEST = 10  # GAH-8.16
    STRENGTH = 11  # as if more dice lay there: GAH-7.13, GAH-7.17, GAH-7.18
    FREE = 12  # a price is 0: GAH-7.9 to GAH-7.11, GAH-7.17, GAH-7.24, GAH-7.25
    LOSE_ITEMS = 13  # GAH-6.21, GAH-6.24
    LOSE_HAND = 14  # GAH-6.22, GAH-6.26
    REMOVE_VACANT = 15  # GAH-6.23, GAH-6.27
    EXTRA_TURN = 16  # GAH-8.32
    BOTH_TRACKS = 17  # GAH-7.15
    ESCAPE = 18  # GAH-7.26
    COPY = 19  # GAH-7.29
    REMOVE_OCCUPIED = 20  # GAH-6.36
    DISCARD_PLAYED = 21  # GAH-6.37


class Moment(IntEnum):
    """When a staff card speaks up: the moments of the rulebook, by the marks of GAH-8.17.

    One-off (GAH-1.45): GAH-7.21, GAH-7.35, GAH-7.36, GAH-7.38, GAH-7.39, GAH-7.43, GAH-7.44 and
    GAH-7.45. Once per round (GAH-1.46): GAH-7.1, GAH-7.2, GAH-7.3, GAH-7.4. End of game: GAH-7.27,
    GAH-7.28, GAH-7.29, GAH-7.30, GAH-7.31, GAH-7.32 (GAH-10.34), GAH-7.34, GAH-7.37, GAH-7.40,
    GAH-7.41 (GAH-10.36, GAH-10.82), GAH-7.46, GAH-7.47, GAH-7.48. All others are permanent
    (GAH-1.47).
    """

    PLAYED = 0
    ROUND = 1
    TAKE_DIE = 2  # and five more, for 1 to 6: GAH-7.12, GAH-7.14, GAH-7.16, GAH-7.19, GAH-7.20, ...
    PERFORM_6 = 8
    PAY_6 = 9
    CHECK_IN = 10  # and three more, for a guest of a colour: GAH-7.5, GAH-7.6, GAH-7.7, GAH-7.8
    CHECK_IN_LARGE = 14  # GAH-7.33
    OCCUPIED = 15  # GAH-7.23, GAH-10.31
    PREPARE = 16  # and two more: a room of a colour is prepared
    SERVE = 19
    TAKE_GUEST = 20
    EMPEROR_BONUS = 21
    EMPEROR_PENALTY = 22
    END = 23


class Counter(IntEnum):
    """What is counted for a condition, a bonus or the final scoring."""

    CROWNS = 0
    EMPEROR = 1
    STAFF = 2
    TILES = 3
    ROOMS = 4
    RED = 5
    YELLOW = 6
    BLUE = 7
    FLOORS = 8
    COLUMNS = 9
    GROUPS = 10
    COLOURS = 11
    SETS = 12
    DISKS = 13


class Where(IntEnum):
    """Which items are lost."""

    KITCHEN = 0
    EVERYWHERE = 1
