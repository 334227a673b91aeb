"""Phase 1: majorities, and the goods they bring (PTN-5; worked examples: PTN-E1 to PTN-E5)."""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import bit_count, lowest_bit
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array

from ..components import GOOD_VALUE
from ..layout import (
    ACTIONS_PER_TURN,
    CARRY,
    KINDS,
    SHELF,
    TAKE,
    Beat,
    Event,
    Party,
    Reason,
    State,
    Task,
)
from ..setup import fill_shop
from .beats import note
from .queues import find_person, has_list, send_home, sum_of


@rule
def do_check(state: State, beat: Beat) -> None:
    """Look for the next majority of the player in turn, shop 1 first (PTN-5.8)."""
    frame = top(state)
    shop = next_majority(state, frame.a)
    if shop == state.shop_count:
        end_check(state)
        return
    frame.a = shop + 1  # PTN-5.7: one good from a shop
    frame.b = 1
    place = state.shops[shop]
    if place.carried != NONE:
        win_goods(state, beat, shop)
    elif GOOD_VALUE[place.goods[0]] == GOOD_VALUE[place.goods[1]]:
        take_good(state, beat, shop, 0)  # PTN-9.2
    else:
        push(state, Task.TAKE, state.mover, shop, NONE)


@rule
def next_majority(state: State, shop: int) -> int:
    """The next shop at which the player in turn has the majority; past the last if none."""
    while shop < state.shop_count and not has_majority(state, shop, state.mover):
        shop += 1  # PTN-5.3
    return shop


@rule
def has_majority(state: State, shop: int, seat: int) -> bool:
    """Whether a player's sum is strictly greater than that of all others present (PTN-5.2)."""
    place = state.shops[shop]
    if place.parties[seat].count == 0:
        return False
    is_capped = has_list(state, place)
    mine = sum_of(state, place, seat, is_capped)
    for other in range(state.seats):
        if other != seat and place.parties[other].count != 0:
            if sum_of(state, place, other, is_capped) >= mine:
                return False
    return True


@rule
def end_check(state: State) -> None:
    """All shops are settled: on to phase 2, or to the next final check (PTN-4.3, PTN-8.8)."""
    frame = top(state)
    if not state.is_final:
        frame.task = Task.TURN
        frame.seat = state.mover
        frame.a = NONE
        frame.b = NONE
        state.actions_left = ACTIONS_PER_TURN  # PTN-4.1
        return
    state.quiet_checks = 0 if frame.b == 1 else state.quiet_checks + 1
    state.mover = (state.mover + 1) % state.seats
    frame.a = 0
    frame.b = NONE
    if state.quiet_checks == state.seats:  # PTN-8.2
        frame.task = Task.END


@rule
def list_takes(out: Array[int]) -> int:
    """The two goods of the shop (PTN-9.6)."""
    for slot in range(SHELF):
        out[slot] = encode(TAKE, slot)
    return SHELF


@rule
def do_take(state: State, beat: Beat, slot: int) -> None:
    """Take one of the two goods by choice."""
    shop = top(state).a
    pop(state)
    take_good(state, beat, shop, slot)


@rule
def take_good(state: State, beat: Beat, shop: int, slot: int) -> None:
    """Take a good from the shop; one of the own cards there is to carry it (PTN-5.4)."""
    place = state.shops[shop]
    place.carried = place.goods[slot]
    place.goods[slot] = NONE
    note(beat, Event.TAKE, state.mover, shop)
    beat.good = place.carried
    is_asked = bit_count(kinds_of(place.parties[state.mover])) > 1  # PTN-9.2
    push(state, Task.CARRY, state.mover if is_asked else NONE, shop, NONE)


@rule
def kinds_of(party: Party) -> int:
    """The kinds that a player has in a queue, as a set."""
    kinds = 0
    for kind in range(KINDS):
        kinds |= (party.kinds[kind] > 0) << kind
    return kinds


@rule
def why_not_carry(state: State, kind: int) -> int:
    """The good must lie on a card of one's own in that queue (PTN-5.4)."""
    party = state.shops[top(state).a].parties[state.mover]
    return Reason.OK if party.kinds[kind] > 0 else Reason.NOBODY_THERE


@rule
def list_carriers(state: State, out: Array[int]) -> int:
    """Each kind among the own cards in that queue (PTN-9.6)."""
    kinds = kinds_of(state.shops[top(state).a].parties[state.mover])
    count = 0
    while kinds != 0:
        out[count] = encode(CARRY, lowest_bit(kinds))
        kinds &= kinds - 1
        count += 1
    return count


@rule
def do_carry(state: State, beat: Beat, kind: int) -> None:
    """Lay the good on a card, the one of its kind that is nearest to the shop (PTN-2.4)."""
    shop = top(state).a
    pop(state)
    place = state.shops[shop]
    place.carrier = find_person(state, shop, state.mover, kind)
    note(beat, Event.CARRY, state.mover, shop)
    beat.kind = kind
    beat.good = place.carried


@rule
def do_carry_only(state: State, beat: Beat) -> None:
    """Lay the good on the one kind that there is (PTN-9.2)."""
    party = state.shops[top(state).a].parties[state.mover]
    do_carry(state, beat, lowest_bit(kinds_of(party)))


@rule
def win_goods(state: State, beat: Beat, shop: int) -> None:
    """The last good goes home, and so does the one on a card, to its owner (PTN-5.5, PTN-5.12)."""
    place = state.shops[shop]
    slot = 0 if place.goods[0] != NONE else 1
    owner = state.people[place.carrier].owner
    note(beat, Event.WIN, state.mover, shop)
    beat.good = place.goods[slot]
    beat.other_seat = owner
    beat.other_good = place.carried
    state.players[state.mover].won |= 1 << place.goods[slot]
    state.players[owner].won |= 1 << place.carried
    place.goods[slot] = NONE
    place.carried = NONE
    place.carrier = NONE
    push(state, Task.REFILL, NONE, shop, NONE)
    push(state, Task.CLEAR, NONE, shop, NONE)


@rule
def do_clear(state: State, beat: Beat) -> None:
    """The queue goes home (PTN-5.5)."""
    shop = top(state).a
    pop(state)
    before = state.people_count
    send_home(state, shop)
    note(beat, Event.CLEAR, NONE, shop)
    beat.count = before - state.people_count


@rule
def do_refill(state: State, beat: Beat) -> None:
    """Two new goods come, or the shop closes for good (PTN-5.6).

    The ministry gives goods in pairs, so it never holds a single one (PTN-5.11).
    """
    shop = top(state).a
    pop(state)
    place = state.shops[shop]
    if state.ministry != 0 and not state.is_final:  # PTN-8.4
        fill_shop(state, shop)
        note(beat, Event.REFILL, NONE, shop)
        beat.good = place.goods[0]
        beat.other_good = place.goods[1]
        return
    state.open_shops &= ~(1 << shop)
    note(beat, Event.CLOSE, NONE, shop)
    if state.open_shops == 0 and state.ministry == 0:  # PTN-8.1, PTN-8.9
        top(state).task = Task.END
