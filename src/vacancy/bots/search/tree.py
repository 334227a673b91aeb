"""The tree of a search, in the rules' dialect: which choice is looked into next.

One tree serves all guessed worlds: a node stands for what the observer has seen happen. Of the
moves that are legal in the world at hand, those in the tree are weighed by their average for the
mover and by how seldom they were made when they could have been.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from vacancy.bots.chance import any_of, word_of
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.loops import glimpse
from vacancy.engine.record import NONE, Array
from vacancy.engine.signature import Actions, State

from .desk import Desk, Node, Spot

AnyDesk = Any  # of this search, or of another that grows a tree like this one
Nodes = Any  # an array of its nodes
Spots = Any  # and of its spots
ROOT = 0
SIXTEENTHS = 16
LOGS = 4096  # beyond it a logarithm hardly grows
LOG_UNIT = 1024
LOG = Lookup([0, *(round(LOG_UNIT * log(number)) for number in range(1, LOGS))])


@rule
def add_node(desk: AnyDesk, nodes: Nodes, parent: int, mover: int, look: int) -> int:
    """Put a choice into the tree; returns its number."""
    number = desk.node_count
    desk.node_count += 1
    node = nodes[number]
    node.total = 0
    node.visits = 0
    node.available = 1
    node.child = NONE
    node.sibling = NONE
    node.look = look
    node.mover = mover
    if parent != NONE:
        node.sibling = nodes[parent].child
        nodes[parent].child = number
    return number


@rule
def list_looks(
    desk: AnyDesk,
    spots: Spots,
    looks: Actions,
    state: State,
    actions: Actions,
    count: int,
    chance: int,
) -> int:
    """Note how the legal actions look to the observer; returns how many looks there are.

    Of actions that look alike, any one stands for all.
    """
    desk.decisions += 1
    is_own = seat_to_move(state) == desk.seat
    different = 0
    for index in range(count):
        action = actions[index]
        look = action if is_own else glimpse(state, action, desk.seat)
        looks[index] = look
        spot = spots[look]
        if spot.listed != desk.decisions:
            spot.listed = desk.decisions
            spot.count = 0
            spot.action = action
            different += 1
        spot.count += 1
        if spot.count > 1 and any_of(word_of(chance, index), spot.count) == 0:
            spot.action = action
    return different


@rule
def weigh(desk: Desk, node: Node) -> float:
    """What speaks for a choice: how it did, and how little is known about it."""
    rarely = LOG[min(node.available, LOGS - 1)] / (LOG_UNIT * node.visits)
    return node.total / node.visits + desk.exploration * sqrt(rarely)


@rule
def best_known(
    desk: Desk, nodes: Array[Node], spots: Array[Spot], parent: int, mover: int
) -> tuple[int, int]:
    """The weightiest choice in the tree that is legal now, or NONE; and how many are."""
    best = NONE
    most = 0.0
    known = 0
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        spot = spots[node.look]
        if node.mover == mover and spot.listed == desk.decisions:
            known += 1
            spot.tried = desk.decisions
            node.available += 1
            weight = weigh(desk, node)
            if best == NONE or weight > most:
                best = child
                most = weight
        child = node.sibling
    return best, known


@rule
def has_room_for_more(desk: Desk, node: Node, known: int) -> bool:
    """Whether a further choice may enter the tree here: the more visits, the more choices."""
    if desk.node_count >= desk.node_limit:
        return False
    return known < desk.first_moves + int(desk.more_moves * sqrt(node.visits)) // SIXTEENTHS


@rule
def any_untried(desk: Desk, spots: Array[Spot], looks: Actions, count: int, chance: int) -> int:
    """A look that is not in the tree yet, all of them equally likely."""
    found = NONE
    seen = 0
    for index in range(count):
        spot = spots[looks[index]]
        if spot.tried != desk.decisions:
            spot.tried = desk.decisions
            seen += 1
            if any_of(word_of(chance, index), seen) == 0:
                found = looks[index]
    return found


@rule
def back_up(desk: AnyDesk, nodes: Nodes) -> None:
    """Tell every choice of the line at hand what came of it for its mover."""
    nodes[ROOT].visits += 1
    for step in range(desk.depth):
        node = nodes[desk.path[step]]
        node.visits += 1
        node.total += desk.values[node.mover]
