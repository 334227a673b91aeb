"""What a position of Pan tu nie stał! is worth: goods won, queues led, and cards to come."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from .components import GOOD_VALUE
from .layout import KINDS, State
from .rules.queues import has_list, sum_of
from .rules.scoring import score

POINT = 100
STRENGTH = Lookup([0, 0, 150, 130, 110, 100])
"""What a card not laid yet is worth, for each point of its strength, by the number of seats."""
AT_A_GLANCE = Lookup([0, 0, 150, 30, 30, 15])
"""The same for who does not search: with many seats such a one keeps dear cards to the end."""
STRENGTHS = Lookup([1, 2, 3, 2, 2, 1, 2, 1])
"""How strong a card of each kind is, abilities included."""
ACTION = 80  # what it costs to draw a card
FIRM = 8
HOLDS = Lookup([0, 32, 48, 57, 64, 78, 86, 90, 92])
"""How likely a lead is still there when its owner's turn comes, in hundredths."""
TURN_BETWEEN = 2  # less, for each turn of others until then
IN_TURN = 10  # more, when the turn has come
BEHIND = Lookup([0, 0, 2, 8, 14, 14])
"""How likely a party wins that is behind, by the number of seats."""
CARRIED = Lookup([0, 0, 95, 80, 64, 56])
"""How likely a good that is carried comes home, in hundredths, by the number of seats."""
LAST_STRENGTH = 8  # so much can be laid in a last turn


@rule
def estimate(state: State, seat: int) -> int:
    """The points that a seat can be expected to have in the end, in hundredths."""
    return expect(state, seat, STRENGTH[state.seats])


@rule
def glance(state: State, seat: int) -> int:
    """The same for who looks once."""
    return expect(state, seat, AT_A_GLANCE[state.seats])


@rule
def expect(state: State, seat: int, each_strength: int) -> int:
    """Points won and promised, and so much for each point of strength not laid yet."""
    points = score(state, seat) * POINT
    if state.depth == 0:
        return points
    for shop in range(state.shop_count):
        if state.open_shops >> shop & 1:
            points += shop_worth(state, shop, seat)
    if state.runner == NONE:
        points += ACTION * state.players[seat].hand_count
    return points + each_strength * strength_to_lay(state, seat)


@rule
def strength_to_lay(state: State, seat: int) -> int:
    """How strong the cards are that a seat may still lay."""
    player = state.players[seat]
    strength = 0
    for kind in range(KINDS):
        strength += STRENGTHS[kind] * player.unlaid[kind]
    if state.runner == NONE:
        return strength
    until = (state.runner - state.mover) % state.seats
    has_turn = state.is_final == 0 and (seat - state.mover) % state.seats < until
    return min(strength, LAST_STRENGTH) if has_turn else 0


@rule
def shop_worth(state: State, number: int, seat: int) -> int:
    """What the goods of a shop promise to a seat."""
    shop = state.shops[number]
    worth = 0
    if shop.carrier != NONE and state.people[shop.carrier].owner == seat:
        worth = CARRIED[state.seats] * GOOD_VALUE[shop.carried]
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
        likely = HOLDS[min(lead, FIRM)]
        return likely + IN_TURN if turns == 0 else likely - TURN_BETWEEN * turns
    return BEHIND[state.seats]
