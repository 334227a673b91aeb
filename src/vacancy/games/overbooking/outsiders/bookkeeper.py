"""The bookkeeper: counts the beds of a hotel with and without its card, a few times over.

Face-down cards are taken for one kind of their size after another, free places for guests still to
come. What a card changes for it and for the others, and the token, is set against what the card
may bring in a later round.
"""

from __future__ import annotations

from vacancy.engine.actions import belongs, decode
from vacancy.engine.bits import bit_count, nth_bit
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from ..components import (
    ABILITY_BEDS,
    ACCEPTS,
    COINS,
    CREST_BONUS,
    DOOR_MAX,
    IS_LARGE,
    PREFERRED,
    QUEUE_MAX,
    TILE_BEDS,
)
from ..layout import (
    AIM,
    CRESTS,
    KINDS,
    LAPS,
    LAY,
    QUEUE,
    ROUNDS,
    Hotel,
    Kind,
    LaidCard,
    Side,
    State,
)
from ..rules.laying import rule_of
from ..rules.scoring import count_crest
from .imagined import GAIN_BIAS, GAIN_BITS, KIND_BITS, best_booking, book, find_slot, put

COIN = 12
EAGERNESS = 2  # queues are reckoned to fill so many times as fast as if all places were equal
TRIES = 6  # ways in which hidden cards are imagined

COMER_KINDS = (0, 3, 2, 5, 4, 3, 1, 4, 3, 2)  # a guess: mostly groups of middling size
COMERS = Lookup(
    [[COMER_KINDS[(3 * a + 7 * n + a * n) % 10] for n in range(QUEUE)] for a in range(TRIES)]
)
LATER = Lookup([8, 8, 5, 4, 2, 2])  # what a kind may bring in a later round
HOPE = Lookup([2, 4, 9])  # that there will be a fourth card of a crest, with so many collected


@rule
def guess_kind(
    state: State, place: Hotel, card: LaidCard, seat: int, side: int, number: int
) -> int:
    """The kind of a card: what is known, or else one of those that its back leaves open."""
    if card.owner == seat or card.is_face_up:
        return card.kind + 0
    seen = 0
    for past in range(ROUNDS):
        seen |= state.players[card.owner].seen[past]
    if side == Side.QUEUE:
        seen |= ~ACCEPTS[rule_of(place)]
    kinds = 0
    for kind in range(KINDS):
        if IS_LARGE[kind] == card.is_large and not seen >> (kind * CRESTS + card.crest) & 1:
            kinds |= 1 << kind
    return nth_bit(kinds, number % bit_count(kinds))


@rule
def crest_hope(state: State, seat: int, crest: int) -> int:
    """What one more card of a crest promises."""
    count = count_crest(state.players[seat].collected, crest)
    if count >= 3:
        return COIN * (
            CREST_BONUS[state.crest_bonus, count + 1] - CREST_BONUS[state.crest_bonus, count]
        )
    if state.round == ROUNDS - 1 and count < 2:
        return 0
    return HOPE[count] * CREST_BONUS[state.crest_bonus, 4] // 2


@rule
def gain_of(state: State, seat: int, owner: int, kind: int, crest: int) -> int:
    """What it is worth to a player that a card gets its beds."""
    if owner == seat:
        return COIN * COINS[kind] + crest_hope(state, seat, crest)
    return -COIN * COINS[kind] // (state.seats - 1)


@rule
def comers(state: State, place: Hotel, is_joined: int, attempt: int) -> int:
    """How many more cards may come to a queue in this round."""
    to_come = LAPS * state.seats - state.turn - 1
    places = 0
    for hotel in range(state.seats):
        each = state.hotels[hotel]
        booking = rule_of(each)
        places += QUEUE_MAX[booking] - each.queue_count + DOOR_MAX[booking] - each.door_count
    free = QUEUE_MAX[rule_of(place)] - place.queue_count - is_joined
    if to_come <= 0 or places <= 1:
        return 0
    return min(
        (free * to_come * TRIES * EAGERNESS + attempt * (places - 1)) // ((places - 1) * TRIES),
        free,
    )


@rule
def comer_kind(place: Hotel, attempt: int, number: int) -> int:
    """A kind of guests who may still come to a queue."""
    kind = COMERS[attempt, number]
    for _ in range(KINDS):
        if ACCEPTS[rule_of(place)] >> (kind * CRESTS) & 1:
            return kind
        kind = (kind + 5) % KINDS
    return kind


@rule
def line_up(state: State, seat: int, hotel: int, card: int, attempt: int) -> tuple[int, int, int]:
    """A queue as it may be when it is checked, a card laid there too: kinds, gains, length."""
    place = state.hotels[hotel]
    kinds = 0
    gains = 0
    count = place.queue_count + 0
    for slot in range(count):
        laid = place.queue[slot]
        kind = guess_kind(
            state, place, laid, seat, Side.QUEUE, attempt * (slot + 1) + slot + attempt // 3
        )
        kinds = put(kinds, slot, KIND_BITS, kind)
        gains = put(
            gains, slot, GAIN_BITS, GAIN_BIAS + gain_of(state, seat, laid.owner, kind, laid.crest)
        )
    if card != NONE:
        kind = card // CRESTS
        kinds = put(kinds, count, KIND_BITS, kind)
        gains = put(
            gains, count, GAIN_BITS, GAIN_BIAS + gain_of(state, seat, seat, kind, card % CRESTS)
        )
        count += 1
    for number in range(comers(state, place, card != NONE, attempt)):
        kinds = put(kinds, count, KIND_BITS, comer_kind(place, attempt, number))
        gains = put(gains, count, GAIN_BITS, GAIN_BIAS)
        count += 1
    return kinds, gains, count


@rule
def replaced(kinds: int, gains: int, count: int, kind: int, is_own: bool) -> int:
    """The slot whose guests maids or soldiers at the back door will replace."""
    if kind == Kind.SOLDIERS:
        return find_slot(kinds, gains, count, Kind.WORKERS, not is_own)
    if kind == Kind.MAIDS and is_own:
        slot = find_slot(kinds, gains, count, Kind.WORKERS, True)
        return slot if slot != NONE else find_slot(kinds, gains, count, Kind.SOLDIERS, True)
    return NONE


@rule
def outcome(state: State, seat: int, hotel: int, card: int, side: int, attempt: int) -> int:
    """What a hotel may bring, a card laid there too; NONE is no card."""
    place = state.hotels[hotel]
    kinds, gains, count = line_up(state, seat, hotel, card if side == Side.QUEUE else NONE, attempt)
    beds = TILE_BEDS[place.tile, place.tile_side]
    has_nobles = False
    for door in range(place.door_count + (side == Side.DOOR and card != NONE)):
        owner = seat
        if door < place.door_count:
            laid = place.door[door]
            kind = guess_kind(
                state, place, laid, seat, Side.DOOR, attempt * (door + 2) + door + attempt // 3
            )
            owner = laid.owner + 0
            crest = laid.crest + 0
        else:
            kind = card // CRESTS
            crest = card % CRESTS
        gain = GAIN_BIAS + gain_of(state, seat, owner, kind, crest)
        beds += ABILITY_BEDS[kind]
        slot = count if kind == Kind.MONK else replaced(kinds, gains, count, kind, owner == seat)
        if slot != NONE:
            kinds = put(kinds, slot, KIND_BITS, kind)
            gains = put(gains, slot, GAIN_BITS, gain)
        if kind == Kind.MONK:
            count += 1
        if kind == Kind.NOBLES and owner == seat:
            has_nobles = True
    return best_booking(kinds, gains, count, beds, PREFERRED[rule_of(place)], has_nobles)


@rule
def weigh_lay(state: State, seat: int, card: int, hotel: int, side: int) -> int:
    """What a card changes at a hotel, and the token, less what the card may bring later."""
    value = 0
    for attempt in range(TRIES):
        value += outcome(state, seat, hotel, card, side, attempt)
        value -= outcome(state, seat, hotel, NONE, side, attempt)
    if side == Side.DOOR:
        value += TRIES * COIN * state.hotels[hotel].token_count
    if state.round < ROUNDS - 1:
        value -= TRIES * LATER[card // CRESTS]
    return value


@rule
def weigh_aim(state: State, seat: int, index: int) -> int:
    """What the bookings are worth, all cards lying open, with this target or with none."""
    frame = top(state)
    place = state.hotels[frame.a]
    kind = place.door[frame.b].kind + 0
    kinds, gains, count = line_up(state, seat, frame.a, NONE, 0)
    chosen = NONE
    if kind == Kind.NOBLES:
        chosen = index
    elif index != NONE:
        kinds = put(kinds, index, KIND_BITS, kind)
        gains = put(
            gains,
            index,
            GAIN_BITS,
            GAIN_BIAS + gain_of(state, seat, seat, kind, place.door[frame.b].crest),
        )
    beds = place.free_beds + 0
    for door in range(frame.b + 1, place.door_count):
        later = place.door[door]
        beds += ABILITY_BEDS[later.kind]
        if later.kind == Kind.MONK:
            kinds = put(kinds, count, KIND_BITS, Kind.MONK)
            gains = put(
                gains,
                count,
                GAIN_BITS,
                GAIN_BIAS + gain_of(state, seat, later.owner, Kind.MONK, later.crest),
            )
            count += 1
    return book(kinds, gains, count, max(beds, 0), PREFERRED[rule_of(place)], chosen)


@rule
def weigh_bookkeeper(state: State, seat: int, action: int) -> int:
    """How much the bookkeeper likes an action."""
    if belongs(LAY, action):
        card, hotel, side = decode(LAY, action)
        return weigh_lay(state, seat, card, hotel, side)
    if belongs(AIM, action):
        return weigh_aim(state, seat, decode(AIM, action)[1])
    return weigh_aim(state, seat, NONE) if state.turn == LAPS * state.seats else 0
