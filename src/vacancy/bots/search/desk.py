"""What a search works with: its tree, its scratch paper and its settings, as records."""

from __future__ import annotations

from vacancy.engine.record import NONE, Array, Record, array, int8, int16, int32, int64

SEATS = 8
LOOKS = 2**15 - 1
DEEPEST = 255
"""How many choices deep the tree may be."""
MOST_NODES = 2**20
MOST = 2**31 - 1


class Node(Record):
    """A choice in the tree and all that follows it: who made it, and how it looks to the observer.

    Choices that follow are a chained list. The total is the mover's, in ten-thousandths of a win.
    """

    total: int = int64(0, 2**62)
    visits: int = int32(0, MOST)
    available: int = int32(0, MOST)  # how often it could have been made
    child: int = int32(NONE, MOST_NODES)
    sibling: int = int32(NONE, MOST_NODES)
    look: int = int16(NONE, LOOKS)
    mover: int = int8(NONE, SEATS - 1)


class Spot(Record):
    """What one look of an action means in the decision at hand."""

    listed: int = int32(0, MOST)  # the number of the last decision in which it was legal
    tried: int = int32(0, MOST)  # the number of the last decision in which it was in the tree
    action: int = int16(NONE, LOOKS)  # one of the actions that look so
    count: int = int16(0, LOOKS)  # how many of them are legal


class Desk(Record):
    """The state of a search between two goes at it, and the tuning of the game."""

    seed: int = int64(0, 2**63 - 1)
    seat: int = int8(NONE, SEATS - 1)  # the observer
    node_count: int = int32(0, MOST_NODES)
    node_limit: int = int32(0, MOST_NODES)
    iterations: int = int32(0, MOST)  # done so far
    decisions: int = int32(0, MOST)  # looked at so far: the number of the one at hand
    chapters: int = int16(0, 10_000)
    exploration: int = int32(0, MOST)
    first_moves: int = int32(0, MOST)
    more_moves: int = int32(0, MOST)
    tries: int = int16(1, 100)
    sees_ahead: int = int8(0, 1)
    minds_others: int = int8(0, 1)
    leader: int = int8(0, 100)
    scale: int = int32(1, MOST)
    depth: int = int16(0, DEEPEST)
    path: Array[int] = array(int32(0, MOST_NODES), DEEPEST)  # the nodes of the line at hand
    estimates: Array[int] = array(int32(-MOST, MOST), SEATS)  # where it led, for each seat
    values: Array[int] = array(int32(0, MOST), SEATS)  # what that is worth
