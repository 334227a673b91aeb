"""What a search with a net works with: its tree, its scratch paper and its settings."""

from __future__ import annotations

from vacancy.bots.search import desk as plain
from vacancy.bots.search.desk import DEEPEST, MOST, MOST_NODES, SEATS
from vacancy.engine.record import NONE, Array, Record, array, int8, int16, int32, int64

UNIT = 1_000_000
"""Values are in millionths of a win, chances in millionths of certainty."""


class Node(plain.Node):
    """A choice in the tree, made or not yet, and what the net thought of it when first met."""

    prior: int = int32(0, 2 * UNIT)


class Spot(plain.Spot):
    """What one look of an action means in the decision at hand."""

    node: int = int32(NONE, MOST_NODES)  # the choice in the tree, where `tried` says that there is


class Desk(Record):
    """The state of a search between two goes at it, and its knobs."""

    seed: int = int64(0, 2**63 - 1)
    seat: int = int8(NONE, SEATS - 1)  # the observer
    node_count: int = int32(0, MOST_NODES)
    node_limit: int = int32(0, MOST_NODES)
    iterations: int = int32(0, MOST)  # done so far
    decisions: int = int32(0, MOST)  # looked at so far: the number of the one at hand
    questions: int = int32(0, MOST)  # put to the net so far
    exploration: int = int32(0, MOST)
    caution: int = int32(0, MOST)
    temperature: int = int32(1, MOST)
    depth: int = int16(0, DEEPEST)
    path: Array[int] = array(int32(0, MOST_NODES), DEEPEST)  # the nodes of the line at hand
    values: Array[int] = array(int32(0, UNIT), SEATS)  # where it led, for each seat
    totals: Array[int] = array(int64(0, 2**62), SEATS)  # of all lines
