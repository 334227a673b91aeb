"""What a position of Pan tu nie stał! is worth: goods won, queues led, and cards to come."""

from __future__ import annotations

from vacancy.engine.compile import rule
from vacancy.engine.record import NONE
from vacancy.engine.tables import Table
from vacancy.games.pan_tu_nie_stal.components import GOOD_VALUE
from vacancy.games.pan_tu_nie_stal.layout import State
from vacancy.games.pan_tu_nie_stal.rules.queues import has_list, sum_of
from vacancy.games.pan_tu_nie_stal.rules.scoring import score

POINT = 100
IN_HAND = Table([0, 0, 110, 80, 60, 50])
"""A card in hand, by the number of seats; one in the deck is worth less by an action."""
IN_DECK = Table([0, 0, 80, 60, 40, 35])
FIRM = 8
HOLDS = Table([0, 45, 55, 62, 68, 74, 79, 83, 86])
"""How likely a lead is still there when its owner's turn comes, in hundredths."""
TURN_BETWEEN = 6  # less, for each turn of others until then
BEHIND = Table([34, 28, 22, 17, 13, 10, 8, 6, 5])
"""How likely a party wins that is behind by so much."""
CARRIED = 85
"""How likely a good that is carried comes home, in hundredths."""


@rule
def estimate(state: State, seat: int) -> int:
    """The points that a seat can be expected to have in the end, in hundredths."""
    points = score(state, seat) * POINT
    if state.depth == 0:
        return points
    for shop in range(state.shop_count):
        if state.open_shops >> shop & 1:
            points += shop_worth(state, shop, seat)
    player = state.players[seat]
    if state.runner == NONE:
        points += IN_HAND[state.seats] * player.hand_count
        points += IN_DECK[state.seats] * player.deck_count
    return points


@rule
def shop_worth(state: State, number: int, seat: int) -> int:
    """What the goods of a shop promise to a seat."""
    shop = state.shops[number]
    worth = 0
    if shop.carried != NONE and state.people[shop.carrier].owner == seat:
        worth = CARRIED * GOOD_VALUE[shop.carried]
    if shop.parties[seat].count == 0:
        return worth
    return worth + chance_of(state, number, seat) * next_good(state, number)


@rule
def next_good(state: State, number: int) -> int:
    """The value of the good that is won next in a shop: the better of two, or the last one."""
    shop = state.shops[number]
    best = 0
    for place in range(len(shop.goods)):
        if shop.goods[place] != NONE:
            best = max(best, GOOD_VALUE[shop.goods[place]])
    return best


@rule
def chance_of(state: State, number: int, seat: int) -> int:
    """How likely a seat with a party in a queue wins the next good there, in hundredths."""
    shop = state.shops[number]
    is_capped = has_list(state, shop)
    others = 0
    best = 0
    for other in range(state.seats):
        if other != seat and shop.parties[other].count > 0:
            theirs = sum_of(state, shop, other, is_capped)
            best = theirs if others == 0 else max(best, theirs)
            others += 1
    lead = sum_of(state, shop, seat, is_capped) - best
    if others == 0:
        lead = max(lead, 1)
    if lead > 0:
        turns = (seat - state.mover) % state.seats
        return HOLDS[min(lead, FIRM)] - TURN_BETWEEN * turns
    return BEHIND[min(-lead, FIRM)]
