"""The spoiler: takes the tokens, and fills the hotels in which others have most to lose.

Workers go to back doors and into queues full of others' small guests, where their own guests do not
stand; what is worth coins goes where few have come yet.
"""

from __future__ import annotations

from vacancy.engine.actions import belongs, decode
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup

from ..components import BEDS, COINS, PREFERRED, QUEUE_MAX, TILE_BEDS
from ..layout import AIM, CRESTS, LAY, PASS, Hotel, Kind, LaidCard, Side, State
from ..rules.laying import rule_of

STEP = 10
TOKEN = 24
SHAME = 12  # of each coin that stands at a back door without need
USUAL_BEDS = Lookup([2, 5])  # of a small and of a large group that lies face down


@rule
def beds_of(card: LaidCard, seat: int) -> int:
    """The beds that a card in a queue needs, or usually needs."""
    if card.owner == seat or card.is_face_up:
        return BEDS[card.kind]
    return USUAL_BEDS[card.is_large]


@rule
def wanted_before(place: Hotel, seat: int, kind: int) -> int:
    """The beds that those in a queue want who are served before another group."""
    is_first = kind == PREFERRED[rule_of(place)]
    beds = 0
    for index in range(place.queue_count):
        need = beds_of(place.queue[index], seat)
        if need >= BEDS[kind] and not is_first:
            beds += need
    return beds


@rule
def beds_to_have(place: Hotel, seat: int) -> int:
    """The beds of a hotel, with the own cards at its back door."""
    beds = TILE_BEDS[place.tile, place.tile_side]
    for index in range(place.door_count):
        card = place.door[index]
        if card.owner == seat and card.kind == Kind.MERCHANTS:
            beds += 3
        elif card.owner == seat and card.kind == Kind.WORKERS:
            beds -= 3
    return beds


@rule
def count_guests(place: Hotel, seat: int, is_own: bool) -> int:
    """How many own cards lie in a queue, or how many of the others."""
    count = 0
    for index in range(place.queue_count):
        count += (place.queue[index].owner == seat) == is_own
    return count


@rule
def weigh_queue(state: State, seat: int, kind: int, hotel: int) -> int:
    """The coins if there is room enough, and the trouble that a large group makes for others."""
    place = state.hotels[hotel]
    free = QUEUE_MAX[rule_of(place)] - place.queue_count - 1
    to_come = free * (6 - kind) // 2 if kind != PREFERRED[rule_of(place)] else 0
    room = beds_to_have(place, seat) - wanted_before(place, seat, kind) - to_come - BEDS[kind]
    chance = min(max(STEP // 2 + room, 0), STEP)
    others = count_guests(place, seat, False)
    own = count_guests(place, seat, True)
    trouble = BEDS[kind] * (others - 2 * own) * chance // STEP
    return COINS[kind] * chance * 2 + trouble // state.seats


@rule
def weigh_door(state: State, seat: int, kind: int, hotel: int) -> int:
    """The token, and beds for one's own guests or away from others'."""
    place = state.hotels[hotel]
    own = count_guests(place, seat, True)
    others = count_guests(place, seat, False)
    value = TOKEN * place.token_count - SHAME * (COINS[kind] - 1)
    if kind == Kind.WORKERS:
        value += 8 * (others - 2 * own) // state.seats
    elif kind == Kind.MERCHANTS:
        value += 4 * (own - others)
    elif kind == Kind.NOBLES:
        value += STEP * min(own, 1)
    elif kind == Kind.MONK:
        value += weigh_queue(state, seat, kind, hotel)
    return value


@rule
def weigh_target(state: State, seat: int, kind: int, index: int) -> int:
    """Whom to aim at: nobles at the most coins, soldiers at others, maids at few coins."""
    target = state.hotels[top(state).a].queue[index]
    if kind == Kind.NOBLES:
        return STEP * COINS[target.kind] + BEDS[target.kind]
    if kind == Kind.SOLDIERS:
        return STEP if target.owner != seat else -STEP
    return STEP * (COINS[kind] - COINS[target.kind])


@rule
def weigh_spoiler(state: State, seat: int, action: int) -> int:
    """How much the spoiler likes an action."""
    if belongs(LAY, action):
        card, hotel, side = decode(LAY, action)
        if side == Side.DOOR:
            return weigh_door(state, seat, card // CRESTS, hotel)
        return weigh_queue(state, seat, card // CRESTS, hotel)
    if belongs(AIM, action):
        kind, index, _ = decode(AIM, action)
        return weigh_target(state, seat, kind, index)
    return 0 if action == PASS.first else 1
