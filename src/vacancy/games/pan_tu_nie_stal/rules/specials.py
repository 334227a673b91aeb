"""You Weren't Standing Here! and Sonny: cards that act on other cards (PTN-7.5, PTN-7.6).

Worked examples: PTN-E6, PTN-E7.
"""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.decisions import pop, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array

from ..components import COVER_KIND, MOVE_KIND
from ..layout import COVER, KINDS, SONNY, SPARE, Beat, Event, Reason, State
from .beats import note, note_cards
from .queues import find_person, free_count, leave, replace


@rule
def target_count(state: State, shop: int, seat: int, kind: int) -> int:
    """How many cards of a player and kind the card just laid may cover: not itself."""
    is_own = seat == state.mover and kind == COVER_KIND
    return free_count(state, shop, seat, kind) - (1 if is_own else 0)


@rule
def has_target(state: State, shop: int) -> bool:
    """Whether another card without a good stands in the queue (PTN-9.3)."""
    others = -1
    for seat in range(state.seats):
        others += state.shops[shop].parties[seat].count
    return others > (0 if state.shops[shop].carrier == NONE else 1)


@rule
def why_not_cover(state: State, seat: int, kind: int) -> int:
    """Anybody's card of any kind may be covered, unless it carries a good (PTN-7.5)."""
    shop = top(state).a
    if seat >= state.seats:
        return Reason.NOBODY_THERE
    if target_count(state, shop, seat, kind) > 0:
        return Reason.OK
    stands = state.shops[shop].parties[seat].kinds[kind] > free_count(state, shop, seat, kind)
    return Reason.CARRIES if stands else Reason.NOBODY_THERE


@rule
def list_covers(state: State, out: Array[int]) -> int:
    """Colours in seat order, then kinds; then `none` (PTN-9.6)."""
    shop = top(state).a
    count = 0
    for seat in range(state.seats):
        if state.shops[shop].parties[seat].count > 0:
            for kind in range(KINDS):
                if target_count(state, shop, seat, kind) > 0:
                    out[count] = encode(COVER, seat, kind)
                    count += 1
    out[count] = SPARE.first
    return count + 1


@rule
def do_cover(state: State, beat: Beat, seat: int, kind: int) -> None:
    """The card just laid, last of all people, stands in the place of the one it covers."""
    shop = top(state).a
    pop(state)
    place = find_person(state, shop, seat, kind)
    leave(state, state.people_count - 1)
    replace(state, place, COVER_KIND)
    note_cards(beat, Event.COVER, state.mover, shop, COVER_KIND, 1)
    beat.other_seat = seat
    beat.other_kind = kind


@rule
def do_spare(state: State, beat: Beat) -> None:
    """Cover nobody."""
    note(beat, Event.SPARE, state.mover, top(state).a)
    pop(state)


@rule
def why_not_sonny(state: State, seat: int, shop: int, source: int, kind: int) -> int:
    """Sonny gives his place to a card of the same player from another queue (PTN-7.6, PTN-7.9).

    Neither he nor that card may carry a good.
    """
    if shop >= state.shop_count or source >= state.shop_count:
        return Reason.NO_SUCH_SHOP
    if state.shops[shop].parties[seat].kinds[MOVE_KIND] == 0:
        return Reason.NO_SONNY
    if free_count(state, shop, seat, MOVE_KIND) == 0:
        return Reason.SONNY_CARRIES
    if shop == source:
        return Reason.SAME_QUEUE
    if state.shops[source].parties[seat].kinds[kind] == 0:
        return Reason.NOBODY_THERE
    return Reason.CARRIES if free_count(state, source, seat, kind) == 0 else Reason.OK


@rule
def list_sonnies(state: State, seat: int, out: Array[int], count: int) -> int:
    """Sonny's shop, then the other shop, then kinds (PTN-9.6)."""
    for shop in range(state.shop_count):
        if state.shops[shop].parties[seat].kinds[MOVE_KIND] > 0:
            count = list_moves(state, seat, shop, out, count)
    return count


@rule
def list_moves(state: State, seat: int, shop: int, out: Array[int], count: int) -> int:
    """All cards that can take the place of a Sonny who stands at a shop."""
    if free_count(state, shop, seat, MOVE_KIND) == 0:
        return count
    for source in range(state.shop_count):
        if source != shop and state.shops[source].parties[seat].count > 0:
            for kind in range(KINDS):
                if free_count(state, source, seat, kind) > 0:
                    out[count] = encode(SONNY, shop, source, kind)
                    count += 1
    return count


@rule
def has_sonny_move(state: State, seat: int) -> bool:
    """Whether some Sonny can give his place to some card."""
    for shop in range(state.shop_count):
        if state.shops[shop].parties[seat].kinds[MOVE_KIND] > 0:
            if free_count(state, shop, seat, MOVE_KIND) > 0 and has_other(state, seat, shop):
                return True
    return False


@rule
def has_other(state: State, seat: int, shop: int) -> bool:
    """Whether a player has a card without a good in another queue than one."""
    for source in range(state.shop_count):
        if source != shop:
            for kind in range(KINDS):
                if free_count(state, source, seat, kind) > 0:
                    return True
    return False


@rule
def do_sonny(state: State, beat: Beat, seat: int, shop: int, source: int, kind: int) -> None:
    """The card stands in Sonny's place, Sonny goes to the box (PTN-7.9)."""
    replace(state, find_person(state, shop, seat, MOVE_KIND), kind)
    leave(state, find_person(state, source, seat, kind))
    note_cards(beat, Event.SONNY, seat, shop, kind, 1)
    beat.from_shop = source
