"""The tree of a search with a net, in the rules' dialect: which choice is looked into next.

One tree serves all guessed worlds: a node stands for what the observer has seen happen. All choices
that were legal when a node was first met are in the tree from then on, each with the chance that
the net gave it; what turns out to be legal only in another world is added when that is met. Of the
choices that are legal in the world at hand the one is followed that did best for its mover, with a
bonus for likely ones that were seldom made (PUCT).
"""

from __future__ import annotations

from math import sqrt

from vacancy.bots.search.tree import add_node
from vacancy.engine.decisions import seat_to_move
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array
from vacancy.engine.signature import Actions, State

from .desk import UNIT, Desk, Node, Spot
from .layers import Room


@rule
def find_choices(
    desk: Desk, nodes: Array[Node], spots: Array[Spot], parent: int, mover: int
) -> int:
    """Note which looks of the decision at hand are in the tree already; returns how many."""
    known = 0
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        spot = spots[node.look]
        if node.mover == mover and spot.listed == desk.decisions:
            known += 1
            spot.tried = desk.decisions
            spot.node = child
        child = node.sibling
    return known


@rule
def add_choices(
    desk: Desk, nodes: Array[Node], spots: Array[Spot], looks: Actions, count: int, room: Room,
    parent: int, state: State,
) -> None:  # fmt: skip
    """Put the looks that are not in the tree yet into it, as likely as all actions that look so."""
    first = desk.node_count
    mover = seat_to_move(state)
    for index in range(count):
        spot = spots[looks[index]]
        prior = int(room.chances[index] * UNIT)
        if spot.tried != desk.decisions:
            spot.tried = desk.decisions
            spot.node = add_node(desk, nodes, parent, mover, looks[index])
            nodes[spot.node].prior = 1 + prior
        elif spot.node >= first:
            nodes[spot.node].prior += prior


@rule
def weightiest(
    desk: Desk, nodes: Array[Node], spots: Array[Spot], looks: Actions, count: int
) -> int:
    """The choice that is followed, of all that are legal now; all of them are in the tree."""
    visits, total, certainty = sum_up(desk, nodes, spots, looks, count)
    usual = total / visits - desk.caution if visits > 0 else 0.0
    best = NONE
    most = 0.0
    for index in range(count):
        spot = spots[looks[index]]
        if spot.tried != desk.decisions:
            spot.tried = desk.decisions
            node = nodes[spot.node]
            node.available += 1
            weight = node.total / node.visits if node.visits > 0 else usual
            likely = node.prior / certainty
            weight += desk.exploration * likely * sqrt(node.available) / (1 + node.visits)
            if best == NONE or weight > most:
                best = spot.node
                most = weight
    return best


@rule
def sum_up(
    desk: Desk, nodes: Array[Node], spots: Array[Spot], looks: Actions, count: int
) -> tuple[int, int, int]:
    """Visits, totals and priors of all choices that are legal now, taken together.

    It takes the mark of having been found from them, so that each is met once more.
    """
    visits, total, certainty = 0, 0, 0
    for index in range(count):
        spot = spots[looks[index]]
        if spot.tried == desk.decisions:
            spot.tried = 0
            node = nodes[spot.node]
            visits += node.visits
            total += node.total
            certainty += node.prior
    return visits, total, certainty
