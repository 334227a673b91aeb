"""What a net sees of Overbooking, for any number of players and with any options.

Players are counted from the seat on, and a card is told as far as the seat may know it. What a
person would count at a hotel is counted for the net: see `prospects`.
"""

from __future__ import annotations

from vacancy.engine.beliefs import Beliefs
from vacancy.engine.bits import list_set, lowest_bit
from vacancy.engine.decisions import top
from vacancy.engine.dialect import rule
from vacancy.engine.features import (
    Features,
    Layout,
    list_amount,
    list_lead,
    list_number,
    seat_after,
    steps_to,
)
from vacancy.engine.record import NONE, Array

from .layout import (
    CARDS,
    CRESTS,
    DOOR,
    HOTELS,
    KINDS,
    LAPS,
    QUEUE,
    ROUNDS,
    SEATS,
    TILES,
    Bonus,
    Hotel,
    LaidCard,
    State,
    Task,
)
from .prospects import (
    ANY_KIND,
    KINDS_OF_SIZE,
    beds_needed,
    booked_places,
    count_beds,
    guess_queue,
    kinds_in_queue,
    kinds_of,
    own_places,
)
from .rules.guessing import redraw_as_believed, seen_until
from .rules.scoring import (
    count_crest,
    count_kind,
    score,
    score_coins,
    score_crests,
    score_tokens,
    tie_break,
)
from .setup import ALL_CARDS

MOST_COINS, MOST_TOKENS = 36, 8  # more count as that many
LEAD = 15  # points ahead or behind; more count as that many
SHORTAGE, BEDS_LEFT = 8, 24  # beds that a queue leaves: from so many too few, in so many steps
NO_KIND = 1 << KINDS  # so that even an empty set has a lowest bit
ALWAYS = 3  # a set of two cases: the others are small, they are large

cards = Layout()
WHO = cards.add("who", KINDS + 2 * (SEATS - 1), "The kind of an own card; else owner and size.")
CREST = cards.add("crest", CRESTS, "The crest.")
SHOWN = cards.add("shown", KINDS + 1, "The kind of a face-up card of another; last, an own one.")
RULED_OUT = cards.add("ruled_out", KINDS, "What a face-down card of another cannot be.", most=2)

guests = Layout(cards)
CHOSEN = guests.add("chosen", DOOR, "In which order nobles chose the card.")
BOOKED = guests.add("booked", ALWAYS, "An own card gets beds if others are small, large, or both.")

hotels = Layout()
SIDE = hotels.add("side", TILES * 2, "The side of the tile: its beds and booking rule.")
NEXT_SIDE = hotels.add("next_side", TILES * 2, "The side that comes up in the next round.")
TOKEN = hotels.add("token", 1, "A token lies at the back door.")
LEFT_AT_LEAST = hotels.add("left_at_least", BEDS_LEFT, "Beds left if the queue needs most.")
LEFT_AT_MOST = hotels.add("left_at_most", BEDS_LEFT, "Beds left if the queue needs least.")
IN_QUEUE = hotels.repeat("queue", QUEUE, guests)
AT_DOOR = hotels.repeat("door", DOOR, cards)

others = Layout()
THEIR_CRESTS = others.add("crests", CRESTS * KINDS, "Collected cards by crest.", most=CRESTS)
GONE = others.add("gone", KINDS * CRESTS, "Cards turned up so far by kind.", most=KINDS)
AHEAD = others.add("ahead", 2 * LEAD + 1, "The points of the seat less theirs.")
TIE = others.add("tie", 2, "Who wins a tie: the seat, or they.")
PASSED = others.add("passed", 1, "They can lay nothing more in this round.")

inputs = Layout()
HAND = inputs.add("hand", CARDS, "The cards in hand.", most=CARDS)
DECK = inputs.add("deck", CARDS, "The cards in the deck.", most=CARDS)
OWN_CRESTS = inputs.add("crests", CRESTS * KINDS, "Collected cards by crest.", most=CRESTS)
OWN_COINS = inputs.add("coins", MOST_COINS, "Coins on collected cards.")
OWN_TOKENS = inputs.add("tokens", MOST_TOKENS, "Tokens.")
OTHER = inputs.repeat("others", SEATS - 1, others)
HOTEL = inputs.repeat("hotels", HOTELS, hotels)
ROUND = inputs.add("round", ROUNDS, "The round.")
LAP = inputs.add("lap", LAPS + 1, "The lap of stage 1; last, stage 2.")
START = inputs.add("start", SEATS, "Who began the round.")
PLAYERS = inputs.add("players", SEATS - 1, "How many play: two, three, four.")
BONUS = inputs.add("bonus", len(Bonus), "Which crest bonus is used.")
MOVER = inputs.add("mover", SEATS, "Who decides.")
ACTS_AT = inputs.add("acts_at", HOTELS, "The hotel at which an ability is to be aimed.")
ACTS_FROM = inputs.add("acts_from", DOOR, "The place at the back door of the card that acts.")
ACTS = inputs.add("acts", KINDS, "The kind of the card that acts.")

CARD_SIZE, GUEST_SIZE = cards.count, guests.count
HOTEL_SIZE, OTHER_SIZE = hotels.count, others.count


@rule
def list_features(state: State, seat: int, out: Array[int]) -> int:
    """Write the inputs that are on for a seat, and return how many."""
    seats = state.seats
    points, ties = score(state, seat), tie_break(state, seat)
    count = list_own(state, seat, out)
    for step in range(1, seats):
        first = OTHER + (step - 1) * OTHER_SIZE
        count = list_other(state, seat_after(seat, step, seats), points, ties, first, out, count)
    for number in range(seats):
        count = list_hotel(state, seat, number, HOTEL + number * HOTEL_SIZE, out, count)
    out[count] = ROUND + state.round
    out[count + 1] = LAP + state.turn // seats
    out[count + 2] = START + steps_to(seat, state.start, seats)
    out[count + 3] = PLAYERS + seats - 2
    out[count + 4] = BONUS + state.crest_bonus
    return list_decision(state, seat, out, count + 5)


@rule
def list_own(state: State, seat: int, out: Array[int]) -> int:
    """The cards and points of the seat."""
    player = state.players[seat]
    count = list_set(player.hand, HAND, out, 0)
    count = list_set(player.deck, DECK, out, count)
    count = list_crests(player.collected, OWN_CRESTS, out, count)
    count = list_amount(score_coins(player), MOST_COINS, OWN_COINS, out, count)
    return list_amount(player.token_count, MOST_TOKENS, OWN_TOKENS, out, count)


@rule
def list_crests(collected: int, first: int, out: Array[int], count: int) -> int:
    """How many collected cards bear each crest."""
    for crest in range(CRESTS):
        amount = count_crest(collected, crest)
        count = list_amount(amount, KINDS, first + crest * KINDS, out, count)
    return count


@rule
def list_other(
    state: State, who: int, points: int, ties: int, first: int, out: Array[int], count: int
) -> int:
    """Another player: what is collected, what can no longer come, and who is ahead."""
    player = state.players[who]
    count = list_crests(player.collected, first + THEIR_CRESTS, out, count)
    seen = seen_until(player, state.round)
    for kind in range(KINDS):
        amount = count_kind(seen, kind)
        count = list_amount(amount, CRESTS, first + GONE + kind * CRESTS, out, count)
    count = list_lead(points - score(state, who), LEAD, first + AHEAD, out, count)
    lead = ties - tie_break(state, who)
    if lead != 0:
        out[count] = first + TIE + (lead < 0)
        count += 1
    if player.not_kept[state.round] != 0:  # OB-5.9
        out[count] = first + PASSED
        count += 1
    return count


@rule
def list_hotel(
    state: State, seat: int, number: int, first: int, out: Array[int], count: int
) -> int:
    """A hotel, and the cards around it."""
    place = state.hotels[number]
    side = place.tile * 2 + place.tile_side
    out[count] = first + SIDE + side
    count += 1
    out[count] = first + NEXT_SIDE + (side ^ 1)
    count += state.round % 2 == 0  # OB-9.1
    out[count] = first + TOKEN
    count += place.token_count > 0
    count = list_queue(state, place, seat, first, out, count)
    for index in range(place.door_count):
        here = first + AT_DOOR + index * CARD_SIZE
        card = place.door[index]
        kinds = kinds_of(state, card, ALL_CARDS, seat)
        count = list_card(state, card, kinds, seat, here, out, count)
    return count


@rule
def list_queue(
    state: State, place: Hotel, seat: int, first: int, out: Array[int], count: int
) -> int:
    """The queue of a hotel, the beds that it leaves, and the own cards that get some."""
    beds = count_beds(place, seat)
    kinds = kinds_in_queue(state, place, seat)
    small = guess_queue(place, kinds, False)
    large = guess_queue(place, kinds, True)
    left = beds - beds_needed(place, large)
    count = list_number(left + SHORTAGE, BEDS_LEFT, first + LEFT_AT_LEAST, out, count)
    left = beds - beds_needed(place, small)
    count = list_number(left + SHORTAGE, BEDS_LEFT, first + LEFT_AT_MOST, out, count)
    own = own_places(place, seat)
    if_small = booked_places(place, small, beds, own)
    if_large = if_small if large == small else booked_places(place, large, beds, own)
    for index in range(place.queue_count):
        guest = place.queue[index]
        here = first + IN_QUEUE + index * GUEST_SIZE
        count = list_card(state, guest, kinds >> index * KINDS & ANY_KIND, seat, here, out, count)
        count = list_amount(guest.choice + 1, DOOR, here + CHOSEN, out, count)
        booked = (if_small >> index & 1) + 2 * (if_large >> index & 1)
        booked *= own >> index & 1
        count = list_amount(booked, ALWAYS, here + BOOKED, out, count)
    return count


@rule
def list_card(
    state: State, card: LaidCard, kinds: int, seat: int, first: int, out: Array[int], count: int
) -> int:
    """A card at a hotel, which can only be of some kinds.

    What may not be true is written too and not counted: what comes next is written over it.
    """
    is_mine = card.owner == seat
    step = steps_to(seat, card.owner, state.seats)
    out[count] = first + WHO + (card.kind if is_mine else KINDS + 2 * (step - 1) + card.is_large)
    out[count + 1] = first + CREST + card.crest
    out[count + 2] = first + SHOWN + (KINDS if is_mine else card.kind)
    count += 2 + card.is_face_up
    is_hidden = int(not is_mine) & ~card.is_face_up
    return list_two(
        KINDS_OF_SIZE[card.is_large] & ~kinds & -is_hidden, first + RULED_OUT, out, count
    )


@rule
def list_two(kinds: int, first: int, out: Array[int], count: int) -> int:
    """A set of two kinds at most: the third of a size is what the card is."""
    out[count] = first + lowest_bit(kinds | NO_KIND)
    count += kinds != 0
    kinds &= kinds - 1
    out[count] = first + lowest_bit(kinds | NO_KIND)
    return count + (kinds != 0)


@rule
def list_decision(state: State, seat: int, out: Array[int], count: int) -> int:
    """Who decides, and for which card at a back door; nothing while nobody does."""
    if state.depth == 0 or top(state).seat == NONE:
        return count
    frame = top(state)
    out[count] = MOVER + steps_to(seat, frame.seat, state.seats)
    if frame.task != Task.AIM:
        return count + 1
    out[count + 1] = ACTS_AT + frame.a
    out[count + 2] = ACTS_FROM + frame.b
    out[count + 3] = ACTS + state.hotels[frame.a].door[frame.b].kind
    return count + 4


@rule
def write_sources(state: State, seat: int, out: Array[int]) -> None:
    """Coins, tokens and crest bonus (OB-9.3)."""
    player = state.players[seat]
    out[0] = score_coins(player)
    out[1] = score_tokens(player)
    out[2] = score_crests(player, state.crest_bonus)


FEATURES = Features(
    blocks=inputs.blocks,
    count=inputs.count,
    most=inputs.most,
    list_features=list_features,
    sources=("coins", "tokens", "crests"),
    write_sources=write_sources,
)

BELIEFS = Beliefs(
    questions=tuple(
        f"hotels[{hotel}].{side}[{index}].kind"
        for hotel in range(HOTELS)
        for side, places in (("queue", QUEUE), ("door", DOOR))
        for index in range(places)
    ),
    answers=KINDS,
    redraw=redraw_as_believed,
)
"""What lies face down: the kind of the card in each place of each hotel."""
