"""Stage 1: playing cards (OB-5), and what hotels forbid there (OB-7)."""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import bit_count, list_byte, lowest_bit
from vacancy.engine.decisions import pop, push
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array

from ..components import (
    ACCEPTS,
    CREST_CARDS,
    CREST_MAX,
    DOOR_MAX,
    FACE_UP_PLACE,
    IS_LARGE,
    QUEUE_MAX,
    TILE_RULE,
)
from ..layout import (
    CARDS,
    CRESTS,
    LAPS,
    LAY,
    PASS,
    SIDES,
    Beat,
    Event,
    Hotel,
    HotelRule,
    LaidCard,
    Reason,
    Side,
    State,
    Task,
)
from ..setup import ALL_CARDS
from .beats import note, note_card


@rule
def do_turns(state: State) -> None:
    """Give the next turn, or begin stage 2 after five laps (OB-5.1, OB-5.9)."""
    if state.turn == LAPS * state.seats:
        close_places(state)
        pop(state)
        push(state, Task.CHECK, NONE, 0, NONE)  # OB-6.1: from the top one down
        return
    if state.turn == 0:
        for hotel in range(state.seats):
            open_places(state, hotel)
    seat = (state.start + state.turn) % state.seats  # OB-2.5
    push(state, Task.LAY, seat, NONE, NONE)  # OB-10.2


@rule
def rule_of(place: Hotel) -> int:
    """The booking rule of a hotel."""
    return TILE_RULE[place.tile, place.tile_side]


@rule
def open_places(state: State, hotel: int) -> None:
    """Work out which cards may be laid on either side of a hotel now (OB-5.2).

    This is the one place that decides it; listing and refusing only look it up. It is done anew
    whenever a card or a tile has been laid there.
    """
    place = state.hotels[hotel]
    booking = rule_of(place)
    door = ALL_CARDS if place.door_count < DOOR_MAX[booking] else 0  # OB-5.4, OB-7.9
    queue = 0
    if place.queue_count < QUEUE_MAX[booking]:  # OB-5.4, OB-7.9
        queue = ACCEPTS[booking] & cards_of_crests(place, CREST_MAX[booking])
    first = hotel * SIDES
    others = ~(1 << first + Side.QUEUE | 1 << first + Side.DOOR)
    for card in range(CARDS):
        here = (queue >> card & 1) << Side.QUEUE | (door >> card & 1) << Side.DOOR
        state.places[card] = state.places[card] & others | here << first


@rule
def close_places(state: State) -> None:
    """Stage 1 is over: no card may be laid anywhere."""
    for card in range(CARDS):
        state.places[card] = 0


@rule
def cards_of_crests(place: Hotel, crest_max: int) -> int:
    """The cards whose crest may join: any, until so many different ones lie there (OB-7.12)."""
    cards = 0
    crests = 0
    for index in range(place.queue_count):
        cards |= CREST_CARDS[place.queue[index].crest]
        crests |= 1 << place.queue[index].crest
    return cards if bit_count(crests) == crest_max else ALL_CARDS


@rule
def why_not_lay(state: State, seat: int, card: int, hotel: int, side: int) -> int:
    """Whether a player may lay a card there (OB-5.2)."""
    if hotel >= state.seats:
        return Reason.NO_SUCH_HOTEL
    if not state.players[seat].hand >> card & 1:
        return Reason.NOT_IN_HAND
    is_open = state.places[card] >> (hotel * SIDES + side) & 1
    return Reason.OK if is_open else why_not_taken(state.hotels[hotel], card, side)


@rule
def why_not_taken(place: Hotel, card: int, side: int) -> int:
    """Which rule keeps a card away from a hotel in stage 1 (OB-6.8)."""
    booking = rule_of(place)
    if side == Side.DOOR:
        return Reason.NO_DOOR if DOOR_MAX[booking] == 0 else Reason.DOOR_FULL
    if place.queue_count >= QUEUE_MAX[booking]:
        return Reason.QUEUE_FULL
    if ACCEPTS[booking] >> card & 1:  # so it is the crest: OB-7.10
        return Reason.TWO_CRESTS
    if booking == HotelRule.SMALL_ONLY:  # OB-7.2
        return Reason.SMALL_ONLY
    if booking == HotelRule.LARGE_ONLY:  # OB-7.3
        return Reason.LARGE_ONLY
    return Reason.NO_SOLDIERS  # OB-7.4, OB-7.13


@rule
def list_lays(state: State, seat: int, out: Array[int]) -> int:
    """All lays in the order of OB-10.4; then the pass, where it may be chosen."""
    count = 0
    hand = state.players[seat].hand
    while hand != 0:
        card = lowest_bit(hand)
        hand &= hand - 1
        count = list_byte(state.places[card], encode(LAY, card), out, count)
    if count == 0 or is_last_turn(state):
        out[count] = PASS.first
        count += 1
    return count


@rule
def is_last_turn(state: State) -> bool:
    """Whether this is the fifth card of the last player in turn order (OB-5.6, OB-5.10)."""
    return state.turn == LAPS * state.seats - 1


@rule
def why_not_pass(state: State, seat: int) -> int:
    """A pass needs the last turn of the stage, or a hand without any legal place."""
    if is_last_turn(state):  # OB-5.6
        return Reason.OK
    has_lay = cards_with_a_place(state) & state.players[seat].hand != 0
    return Reason.MUST_LAY if has_lay else Reason.OK  # OB-5.8


@rule
def cards_with_a_place(state: State) -> int:
    """The cards that somebody could lay somewhere now, as a set."""
    cards = 0
    for card in range(CARDS):
        cards |= (state.places[card] != 0) << card
    return cards


@rule
def do_lay(state: State, beat: Beat, seat: int, card: int, hotel: int, side: int) -> None:
    """Lay a card from hand at the next free place from the hotel outwards (OB-5.2), face down
    unless the hotel says otherwise (OB-5.3)."""
    player = state.players[seat]
    place = state.hotels[hotel]
    player.hand ^= 1 << card
    player.hand_count -= 1
    tokens = 0
    if side == Side.DOOR:
        laid = place.door[place.door_count]
        place.door_count += 1
        tokens = place.token_count  # OB-5.5
        place.token_count = 0
        player.token_count += tokens
    else:
        laid = place.queue[place.queue_count]
        laid.is_face_up = FACE_UP_PLACE[rule_of(place)] == place.queue_count  # OB-7.5, OB-7.6
        place.queue_count += 1
    laid.owner = seat
    laid.kind = card // CRESTS
    laid.crest = card % CRESTS
    laid.is_large = IS_LARGE[laid.kind]  # OB-2.3
    if laid.is_face_up:
        turn_up(state, laid)
    open_places(state, hotel)
    note_card(beat, Event.LAY, laid, hotel)
    beat.side = side
    beat.token_count = tokens
    end_turn(state)


@rule
def turn_up(state: State, card: LaidCard) -> None:
    """From now on everybody knows the card (OB-10.5)."""
    card.is_face_up = 1
    state.players[card.owner].seen[state.round] |= 1 << (card.kind * CRESTS + card.crest)


@rule
def do_pass(state: State, beat: Beat, seat: int) -> None:
    """Lay no card. Unless it was free to choose, all now know what the hand does not hold."""
    if not is_last_turn(state):  # OB-5.10
        state.players[seat].not_kept[state.round] |= cards_with_a_place(state)  # OB-10.8
    note(beat, Event.PASS, seat, NONE)
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """The turn is used up, by a card or by a pass (OB-5.9)."""
    pop(state)
    state.turn += 1
