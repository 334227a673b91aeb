"""The reckoner: looks at each queue as if nobody else joined it, and counts what it will pay.

It goes through the checks to come at a shop, adds up what they bring it and what they bring
others, less for each turn it has to wait, and sets against it a price for each card: the points
still to be had in the game, spread over the cards still to be laid.
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
    MOVE_KIND,
    WORTH,
)
from ..layout import (
    CARRY,
    COVER,
    DRAW,
    GOODS,
    JOIN,
    KINDS,
    MOTHER,
    SEATS,
    SONNY,
    TAKE,
    State,
)
from ..rules.queues import free_count

POINT = 1000
BYTE = 8  # of each player's sum among those that lie packed in one number
BIAS = 64  # makes every sum of a player present positive; 0 is nobody there

PATIENCE = Lookup([[POINT * kept**n // 100**n for n in range(2 * SEATS + 1)] for kept in (86, 90)])
"""What is left of a point after so many turns: with two players, with more."""
ENVY = Lookup([0, 0, 105, 30, 25, 20])
"""What a point of the others' takes from one's own, in hundredths, by the number of players."""
CARD_PRICE = Lookup([0, 0, 65, 70, 75, 75])  # in hundredths of an even share of the points
CARD_IN_HAND = Lookup([0, 0, 0, 1500, 1700, 1700])  # what a draw is worth
LEAD = 3  # a greater lead or gap makes no difference
LEAD_WORTH = 28  # of each point of value that one leads by, for each point on sale
SCARCITY = Lookup([10, 20, 28, 16, 26, 14, 18, 8])


@rule
def sums_with(
    state: State, shop: int, seat: int, kind: int, change: int, loser: int, lost: int
) -> int:
    """Everybody's sum in a queue, a byte each, were so many cards of a kind added to a player's
    and one of another kind taken from somebody's."""
    place = state.shops[shop]
    lists = change if kind == CAP_KIND else 0
    if loser != NONE and lost == CAP_KIND:
        lists -= 1
    for other in range(state.seats):
        lists += place.parties[other].kinds[CAP_KIND]
    packed = 0
    for other in range(state.seats):
        people = 0
        value = BIAS
        for each in range(KINDS):
            count = place.parties[other].kinds[each] + 0
            if other == seat and each == kind:
                count += change
            if other == loser and each == lost:
                count -= 1
            people += count
            value += CAPPED[each] * count if lists > 0 else WORTH[each, count]
        if people > 0:
            packed |= (value - burden(state, shop, other)) << (BYTE * other)
    return packed


@rule
def burden(state: State, shop: int, seat: int) -> int:
    """The value of the good on a player's card in a queue."""
    place = state.shops[shop]
    if place.carrier == NONE or state.people[place.carrier].owner != seat:
        return 0
    return GOOD_VALUE[place.carried]


@rule
def leader_of(sums: int, seats: int) -> int:
    """Who has the majority by such sums, if anybody."""
    leader = NONE
    most = 0
    for seat in range(seats):
        value = sums >> (BYTE * seat) & 255
        if value > most:
            most = value
            leader = seat
        elif value == most:
            leader = NONE
    return leader


@rule
def on_sale(state: State, shop: int, is_best: bool) -> int:
    """The value of the better or the worse good left in a shop; 0 for none."""
    place = state.shops[shop]
    first = GOOD_VALUE[place.goods[0]] if place.goods[0] != NONE else 0
    second = GOOD_VALUE[place.goods[1]] if place.goods[1] != NONE else 0
    return max(first, second) if is_best else min(first, second)


@rule
def pay_to(state: State, seat: int, winner: int, value: int, wait: int) -> int:
    """What it is worth to a player that somebody wins a good after so many turns."""
    pay = value * PATIENCE[min(state.seats - 2, 1), wait]
    return pay if winner == seat else -pay * ENVY[state.seats] // (100 * (state.seats - 1))


@rule
def foresee(
    state: State,
    seat: int,
    sums: int,
    high: int,
    low: int,
    holder: int,
    held: int,
    is_patient: bool,
) -> int:
    """What the checks to come will bring a player in a queue that nobody joins any more."""
    leader = leader_of(sums, state.seats)
    for wait in range(1, 2 * state.seats + 1):
        checker = (seat + wait) % state.seats
        if checker == leader and holder == NONE:
            held = low if checker == seat and is_patient else high
            high += low - held
            holder = checker
            sums -= held << (BYTE * checker)
            leader = leader_of(sums, state.seats)
        elif checker == leader:
            return pay_to(state, seat, checker, high, wait) + pay_to(
                state, seat, holder, held, wait
            )
    return 0 if holder == NONE else pay_to(state, seat, holder, held, 2 * state.seats) // 2


@rule
def outlook(state: State, shop: int, seat: int, sums: int) -> int:
    """What a queue promises a player with such sums in it."""
    high = on_sale(state, shop, True)
    low = on_sale(state, shop, False)
    place = state.shops[shop]
    margin = LEAD_WORTH * lead_of(state, seat, sums) * (high + low)
    if place.carrier != NONE:
        holder = state.people[place.carrier].owner
        return margin + foresee(
            state, seat, sums, high, 0, holder, GOOD_VALUE[place.carried], False
        )
    return margin + max(
        foresee(state, seat, sums, high, low, NONE, 0, False),
        foresee(state, seat, sums, high, low, NONE, 0, True),
    )


@rule
def lead_of(state: State, seat: int, sums: int) -> int:
    """How far a player leads with such sums, or lags behind; whoever is not there lags far."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, sums >> (BYTE * other) & 255)
    mine = sums >> (BYTE * seat) & 255
    if mine == 0:
        return -LEAD
    if most == 0:
        most = BIAS
    return min(max(mine - most, -LEAD), LEAD)


@rule
def gain(state: State, shop: int, seat: int, kind: int, change: int, loser: int, lost: int) -> int:
    """How much better a queue looks with such changes than as it stands."""
    after = sums_with(state, shop, seat, kind, change, loser, lost)
    before = sums_with(state, shop, seat, kind, 0, NONE, 0)
    return outlook(state, shop, seat, after) - outlook(state, shop, seat, before)


@rule
def points_left(state: State) -> int:
    """The points that nobody has won yet."""
    points = 0
    for good in range(GOODS):
        if state.ministry >> good & 1:
            points += GOOD_VALUE[good]
    for shop in range(state.shop_count):
        points += on_sale(state, shop, True) + on_sale(state, shop, False)
        if state.shops[shop].carried != NONE:
            points += GOOD_VALUE[state.shops[shop].carried]
    return points


@rule
def price(state: State, kind: int) -> int:
    """What a card of a kind is worth in hand."""
    if state.runner != NONE:
        return 0
    scarce = 1
    for seat in range(state.seats):
        for each in range(KINDS):
            scarce += SCARCITY[each] * state.players[seat].unlaid[each]
    return POINT * SCARCITY[kind] * points_left(state) * CARD_PRICE[state.seats] // (scarce * 100)


@rule
def best_cover(state: State, shop: int, seat: int, change: int) -> int:
    """The most that You Weren't Standing Here! does for a queue, covering somebody or nobody."""
    most = gain(state, shop, seat, COVER_KIND, change, NONE, 0)
    for owner in range(state.seats):
        for kind in range(KINDS):
            if owner != seat and free_count(state, shop, owner, kind) > 0:
                most = max(most, gain(state, shop, seat, COVER_KIND, change, owner, kind))
    return most


@rule
def weigh_laying(state: State, seat: int, kind: int, count: int, shop: int) -> int:
    """Joining a queue: what it does there, less the price of the cards."""
    cost = price(state, kind) * count
    if kind == COVER_KIND:
        return best_cover(state, shop, seat, count) - cost
    return gain(state, shop, seat, kind, count, NONE, 0) - cost


@rule
def weigh_take(state: State, seat: int, slot: int) -> int:
    """The good that promises more: the better one now, or the majority for the other."""
    shop = top(state).a
    goods = state.shops[shop].goods
    taken = GOOD_VALUE[goods[slot]]
    other = GOOD_VALUE[goods[1 - slot]]
    sums = sums_with(state, shop, seat, 0, 0, NONE, 0) - (taken << (BYTE * seat))
    return foresee(state, seat, sums, other, 0, seat, taken, False)


@rule
def weigh_sonny(state: State, seat: int, action: int) -> int:
    """Moving a card to Sonny's place."""
    shop, source, kind = decode(SONNY, action)
    there = gain(state, shop, seat, kind, 1, seat, MOVE_KIND)
    return there + gain(state, source, seat, kind, -1, NONE, 0) - POINT // 10


@rule
def weigh_reckoner(state: State, seat: int, action: int) -> int:
    """How much the reckoner likes an action."""
    if action == DRAW.first:
        return CARD_IN_HAND[state.seats]
    if belongs(JOIN, action):
        group, shop, _ = decode(JOIN, action)
        return weigh_laying(state, seat, GROUP_KIND[group], GROUP_SIZE[group], shop)
    if belongs(MOTHER, action):
        return weigh_laying(state, seat, EXTRA_KIND, 1, decode(MOTHER, action)[0])
    if belongs(SONNY, action):
        return weigh_sonny(state, seat, action)
    if belongs(COVER, action):
        owner, kind, _ = decode(COVER, action)
        return gain(state, top(state).a, seat, COVER_KIND, 0, owner, kind)
    if belongs(TAKE, action):
        return weigh_take(state, seat, decode(TAKE, action)[0])
    if belongs(CARRY, action):
        return CARD_VALUE[decode(CARRY, action)[0]]
    return 0
