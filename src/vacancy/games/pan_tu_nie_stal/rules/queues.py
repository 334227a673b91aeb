"""Queues: who stands where, and what they are worth there (PTN-7.7).

All queues lie in one list of people, in order of standing; the same people are counted for each
shop, player and kind, so that sums and lists need no walk along the queues.
"""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import CAP_KIND, CAPPED, GOOD_VALUE, WORTH
from ..layout import KINDS, Party, Person, Shop, State


@rule
def stand(state: State, shop: int, seat: int, kind: int, count: int) -> None:
    """Put equal cards at the end of a queue, face up (PTN-6.7)."""
    for _ in range(count):
        person = state.people[state.people_count]
        person.shop = shop
        person.owner = seat
        person.kind = kind
        state.people_count += 1
    count_in(state, shop, seat, kind, count)


@rule
def count_in(state: State, shop: int, seat: int, kind: int, change: int) -> None:
    """Keep the numbers of a queue: so many cards more, or fewer."""
    party = state.shops[shop].parties[seat]
    party.count += change
    party.kinds[kind] += change


@rule
def find_person(state: State, shop: int, seat: int, kind: int) -> int:
    """The place of a card without a good; of equal ones the nearest to the shop (PTN-2.4)."""
    carrier = state.shops[shop].carrier
    for place in range(state.people_count):
        person = state.people[place]
        if person.shop == shop and person.owner == seat and person.kind == kind:
            if place != carrier:
                return place
    return NONE


@rule
def leave(state: State, place: int) -> None:
    """Take a card out of its queue to the box; those behind it move up."""
    person = state.people[place]
    count_in(state, person.shop, person.owner, person.kind, -1)
    state.people_count -= 1
    for behind in range(place, state.people_count):
        state.people[behind] = state.people[behind + 1]
    clear_person(state.people[state.people_count])
    for shop in range(state.shop_count):
        if state.shops[shop].carrier > place:
            state.shops[shop].carrier -= 1


@rule
def replace(state: State, place: int, kind: int) -> None:
    """Let another card of the player in turn stand in the place of one that goes to the box."""
    person = state.people[place]
    count_in(state, person.shop, person.owner, person.kind, -1)
    person.owner = state.mover
    person.kind = kind
    count_in(state, person.shop, person.owner, kind, 1)


@rule
def send_home(state: State, shop: int) -> None:
    """Take all cards of a queue to the box (PTN-5.5)."""
    kept = 0
    for place in range(state.people_count):
        person = state.people[place]
        if person.shop != shop:
            if state.shops[person.shop].carrier == place:
                state.shops[person.shop].carrier = kept
            if kept != place:
                state.people[kept] = person
            kept += 1
    for place in range(kept, state.people_count):
        clear_person(state.people[place])
    state.people_count = kept
    for seat in range(state.seats):
        clear_party(state.shops[shop].parties[seat])


@rule
def clear_person(person: Person) -> None:
    """Leave an empty place."""
    person.shop = NONE
    person.owner = NONE
    person.kind = NONE


@rule
def clear_party(party: Party) -> None:
    """Count nobody."""
    party.count = 0
    for kind in range(KINDS):
        party.kinds[kind] = 0


@rule
def has_list(state: State, shop: Shop) -> bool:
    """Whether a Queue List stands in a queue, anybody's (PTN-7.3)."""
    lists = 0
    for seat in range(state.seats):
        lists |= shop.parties[seat].kinds[CAP_KIND]
    return lists != 0


@rule
def party_value(party: Party, is_capped: bool) -> int:
    """The sum of a player's cards in a queue, goods on them left aside (PTN-5.1, PTN-7.7)."""
    value = 0
    if is_capped:
        for kind in range(KINDS):
            value += CAPPED[kind] * party.kinds[kind]
    else:
        for kind in range(KINDS):
            value += WORTH[kind, party.kinds[kind]]
    return value


@rule
def sum_of(state: State, shop: Shop, seat: int, is_capped: bool) -> int:
    """What a player's cards in a queue are worth together, less a good on one (PTN-5.4)."""
    value = party_value(shop.parties[seat], is_capped)
    if shop.carrier != NONE and state.people[shop.carrier].owner == seat:
        value -= GOOD_VALUE[shop.carried]
    return value


@rule
def free_count(state: State, shop: int, seat: int, kind: int) -> int:
    """How many cards of a player and kind in a queue carry no good (PTN-5.10)."""
    place = state.shops[shop]
    count = place.parties[seat].kinds[kind]
    if place.carrier != NONE:
        person = state.people[place.carrier]
        if person.owner == seat and person.kind == kind:
            count -= 1
    return count
