"""The hoarder: gathers cards until it can settle a shop in one go, and then lays plenty.

It seldom joins a queue in which it would not lead afterwards, and what it has laid it leaves
alone. You Weren't Standing Here! goes to the strongest rival's best card.
"""

from __future__ import annotations

from vacancy.engine.actions import belongs, decode
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from ..components import (
    CAP_KIND,
    CAPPED,
    CARD_VALUE,
    COVER_KIND,
    EXTRA_KIND,
    GOOD_VALUE,
    GROUP_KIND,
    GROUP_SIZE,
    WORTH,
)
from ..layout import CARRY, COVER, DRAW, JOIN, MOTHER, SHELF, SONNY, TAKE, State
from ..rules.queues import has_list, sum_of

FULL_HAND = Lookup([0, 0, 7, 7, 8, 8])  # with more cards than these nothing is drawn gladly
STEP = 10
LOST = -1000


@rule
def rival_sum(state: State, shop: int, seat: int, is_capped: bool) -> int:
    """The greatest sum of anybody else in a queue; 0 where nobody else stands."""
    place = state.shops[shop]
    most = NONE
    for other in range(state.seats):
        if other != seat and place.parties[other].count > 0:
            most = max(most, sum_of(state, place, other, is_capped))
    return max(most, 0)


@rule
def lead(state: State, shop: int, seat: int, kind: int, count: int) -> int:
    """By how much a player would lead in a queue with so many more cards of a kind."""
    place = state.shops[shop]
    is_capped = kind == CAP_KIND or has_list(state, place)
    there = place.parties[seat].kinds[kind]
    more = WORTH[kind, there + count] - WORTH[kind, there]
    if is_capped:
        more = CAPPED[kind] * count
    return sum_of(state, place, seat, is_capped) + more - rival_sum(state, shop, seat, is_capped)


@rule
def on_offer(state: State, shop: int) -> int:
    """What the goods still in a shop are worth together."""
    points = 0
    for slot in range(SHELF):
        good = state.shops[shop].goods[slot]
        if good != NONE:
            points += GOOD_VALUE[good]
    return points


@rule
def weigh_laying(state: State, seat: int, kind: int, count: int, shop: int) -> int:
    """Laid gladly where it turns a queue into one's own, with something to spare."""
    before = lead(state, shop, seat, kind, 0)
    after = lead(state, shop, seat, kind, count)
    cost = CARD_VALUE[kind] * count * STEP // 2
    if after <= 0:
        return LOST - cost + after
    spare = min(after, 2 + state.seats // 2)
    if before > 0:
        return STEP * (spare - before) - 2 * cost - 2 * STEP
    return STEP * on_offer(state, shop) // 2 + STEP * spare - cost


@rule
def weigh_draw(state: State, seat: int) -> int:
    """The fuller the hand, the less gladly."""
    return STEP * 2 * (FULL_HAND[state.seats] - state.players[seat].hand_count)


@rule
def weigh_cover(state: State, seat: int, owner: int, kind: int) -> int:
    """The best card of whoever leads among the others."""
    place = state.shops[top(state).a]
    if owner == seat:
        return LOST
    return sum_of(state, place, owner, has_list(state, place)) * STEP + CARD_VALUE[kind]


@rule
def weigh_take(state: State, seat: int, slot: int) -> int:
    """The better good, unless the other leaves the majority and so the better one as well."""
    shop = top(state).a
    goods = state.shops[shop].goods
    taken = GOOD_VALUE[goods[slot]]
    still_leads = lead(state, shop, seat, COVER_KIND, 0) - taken > 0
    return taken + GOOD_VALUE[goods[1 - slot]] if still_leads else taken


@rule
def weigh_sonny(state: State, seat: int, action: int) -> int:
    """Moved where it wins a queue, from one that is won or lost anyway."""
    shop, source, kind = decode(SONNY, action)
    is_won = lead(state, shop, seat, kind, 0) <= 0 < lead(state, shop, seat, kind, 1)
    is_needed = lead(state, source, seat, kind, -1) <= 0 < lead(state, source, seat, kind, 0)
    return on_offer(state, shop) * STEP if is_won and not is_needed else LOST


@rule
def weigh_hoarder(state: State, seat: int, action: int) -> int:
    """How much the hoarder likes an action."""
    if action == DRAW.first:
        return weigh_draw(state, seat)
    if belongs(JOIN, action):
        group, shop, _ = decode(JOIN, action)
        return weigh_laying(state, seat, GROUP_KIND[group], GROUP_SIZE[group], shop)
    if belongs(MOTHER, action):
        return weigh_laying(state, seat, EXTRA_KIND, 1, decode(MOTHER, action)[0])
    if belongs(SONNY, action):
        return weigh_sonny(state, seat, action)
    if belongs(COVER, action):
        owner, kind, _ = decode(COVER, action)
        return weigh_cover(state, seat, owner, kind)
    if belongs(TAKE, action):
        return weigh_take(state, seat, decode(TAKE, action)[0])
    if belongs(CARRY, action):
        return CARD_VALUE[decode(CARRY, action)[0]]
    return 0
