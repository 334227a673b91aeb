"""Guessing at hidden cards: a draw from all that fits what a seat has seen (OB-10.8).

A guess proposes kinds for a player's face-down cards and a split of the rest into hand and deck,
each proposal as likely as any other, and is thrown away where it contradicts what is known. What
is left is drawn evenly from all consistent worlds. Where something is believed of the face-down
cards, their kinds are proposed by that instead.
"""

from __future__ import annotations

from vacancy.engine.actions import belongs, decode, encode
from vacancy.engine.bits import bit_count, nth_bit
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import Array
from vacancy.engine.rng import below

from ..components import ACCEPTS, DRAW_PER_ROUND, FACE_UP_PLACE, IS_LARGE, LOOKS_LIKE
from ..layout import (
    CARDS,
    CRESTS,
    DOOR,
    HOTELS,
    KINDS,
    LAY,
    QUEUE,
    SIDES,
    Kind,
    LaidCard,
    Player,
    Side,
    State,
    Stream,
)
from ..setup import ALL_CARDS
from .laying import rule_of

PLACES = QUEUE + DOOR  # at a hotel
SMALLEST_LARGE = int(Kind.NOBLES)
Weights = Array[int] | Lookup
EVENLY = Lookup([1] * (HOTELS * PLACES * KINDS))
MOST_TRIES = 200_000  # true positions were seen to take some hundreds


@rule
def redraw(state: State, seat: int) -> None:
    """Fill in everything that has been blanked for a seat."""
    redraw_as_believed(state, seat, EVENLY)


@rule
def redraw_as_believed(state: State, seat: int, weights: Weights) -> None:
    """The same, with a weight for each kind of card in each place of a hotel."""
    for other in range(state.seats):
        if other != seat:
            guess_player(state, other, weights)


@rule
def guess_player(state: State, seat: int, weights: Weights) -> None:
    """Propose until a proposal fits. The true position fits, so one does.

    Only a position that contradicts itself, drawn by hand, has none: then the last one stands.
    """
    draw = propose(state, seat, 0, weights)
    tries = 1
    while draw < 0 and tries < MOST_TRIES:
        draw = propose(state, seat, -draw, weights)
        tries += 1


@rule
def propose(state: State, seat: int, draw: int, weights: Weights) -> int:
    """One proposal; returns the number of the next draw, negative if it does not fit."""
    player = state.players[seat]
    unseen = ALL_CARDS & ~seen_until(player, state.round)
    fits = True
    for hotel in range(state.seats):
        place = state.hotels[hotel]
        for side in range(SIDES):
            count = place.queue_count if side == Side.QUEUE else place.door_count
            for index in range(count):
                card = place.queue[index] if side == Side.QUEUE else place.door[index]
                if card.owner == seat and not card.is_face_up:
                    spot = place_at(hotel, side, index)
                    guess = guess_kind(state, card, unseen, draw, weights, KINDS * spot)
                    unseen ^= guess
                    draw += 1
                    accepts = ACCEPTS[rule_of(place)] if side == Side.QUEUE else ALL_CARDS
                    fits = fits and accepts & guess != 0  # OB-7.13
    player.hand = choose(state, seat, unseen, player.hand_count, draw)
    player.deck = unseen & ~player.hand
    draw += player.hand_count
    face_down = ALL_CARDS & ~(unseen | seen_until(player, state.round))
    fits = fits and fits_passes(state, seat, face_down, draw)
    draw += CARDS
    return draw if fits else -draw


@rule
def seen_until(player: Player, last_round: int) -> int:
    """The cards turned up in all rounds up to one, as a set."""
    cards = 0
    for number in range(last_round + 1):
        cards |= player.seen[number]
    return cards


@rule
def place_at(hotel: int, side: int, index: int) -> int:
    """The number of a place at a hotel, those of the queue before those of the back door."""
    return hotel * PLACES + (index if side == Side.QUEUE else QUEUE + index)


@rule
def guess_kind(
    state: State, card: LaidCard, unseen: int, draw: int, weights: Weights, first: int
) -> int:
    """Give a face-down card one of the kinds its back allows (OB-2.3); returns it as a set.

    The weights of its kinds begin at a number.
    """
    total = 0
    for kind in range(KINDS):
        if could_be(card, kind, unseen):
            total += weights[first + kind]
    left = below(state.key, Stream.GUESS, card.owner, draw, total)
    card.kind = SMALLEST_LARGE * card.is_large  # for a position that contradicts itself
    for kind in range(KINDS):
        if could_be(card, kind, unseen):
            left -= weights[first + kind]
            if left < 0:
                card.kind = kind
                break
    return 1 << (card.kind * CRESTS + card.crest)


@rule
def could_be(card: LaidCard, kind: int, unseen: int) -> bool:
    """Whether a face-down card may be of a kind, by its back and by what was seen elsewhere."""
    return IS_LARGE[kind] == card.is_large and unseen & 1 << (kind * CRESTS + card.crest) != 0


@rule
def choose(state: State, seat: int, cards: int, count: int, draw: int) -> int:
    """An even choice of so many cards of a set, as a set."""
    left = cards
    size = bit_count(cards)
    for taken in range(count):
        pick = below(state.key, Stream.GUESS, seat, draw + taken, size - taken)
        left ^= 1 << nth_bit(left, pick)
    return cards & ~left


@rule
def fits_passes(state: State, seat: int, face_down: int, draw: int) -> bool:
    """Whether nothing that was kept in hand at a pass had a legal place then (OB-10.8).

    For passes of earlier rounds it matters which cards were drawn since: the draws of each round,
    the latest first, are guessed from the cards that were not turned up before it.
    """
    player = state.players[seat]
    if not has_passed(player):
        return True
    had = ALL_CARDS & ~player.deck
    for back in range(state.round + 1):
        number = state.round - back
        laid = seen_until(player, number)
        if back == 0:
            laid |= face_down
        if had & ~laid & player.not_kept[number] != 0:
            return False
        if number > 0:
            drawn_late = had & ~seen_until(player, number - 1)
            had ^= choose(state, seat, drawn_late, DRAW_PER_ROUND, draw)
            draw += DRAW_PER_ROUND
    return True


@rule
def has_passed(player: Player) -> bool:
    """Whether a pass has told anything about this player's cards."""
    told = 0
    for number in range(len(player.not_kept)):
        told |= player.not_kept[number]
    return told != 0


@rule
def glimpse(state: State, action: int, seat: int) -> int:
    """What the others see of a lay: the back of the card, unless it is laid face up (OB-2.3).

    The lowest kind of the same size and crest stands for what lies face down.
    """
    if not belongs(LAY, action):
        return action
    card, hotel, side = decode(LAY, action)
    place = state.hotels[hotel]
    if side == Side.QUEUE and FACE_UP_PLACE[rule_of(place)] == place.queue_count:  # OB-7.5, OB-7.6
        return action
    return encode(LAY, LOOKS_LIKE[card // CRESTS] * CRESTS + card % CRESTS, hotel, side)
