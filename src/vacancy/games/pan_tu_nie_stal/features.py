"""What a net sees of Pan tu nie stał!, for any number of players.

Players are counted from the seat on. Cards of one kind are told as a group, a kind and how many of
it, as in the action of joining; goods are told by their values, which are all that counts.
"""

from __future__ import annotations

from vacancy.engine.bits import bit_count
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

from .components import CARD_COUNT, FIRST_GROUP, GOOD_ROWS, GOOD_VALUE, START_HAND
from .layout import (
    ACTIONS_PER_TURN,
    COPIES,
    DECK,
    GOODS,
    GROUPS,
    KINDS,
    SEATS,
    SHELF,
    SHOPS,
    State,
    Task,
)
from .rules.queues import has_list, sum_of
from .rules.scoring import points_of, score

MOST_POINTS, MOST_IN_HAND = 40, 9  # more count as that many
AHEAD_BY = 15  # points ahead or behind; more count as that many
LEAD_BY = 8  # the same for sums in a queue
NOBODY = -100  # less than any sum
LEAST_SUM, SUMS = -8, 20  # sums in a queue: from there, in so many steps
DECISIONS = Task.CARRY + 1  # they stand before the engine's own steps
MOST_DRAWN = DECK - START_HAND
VALUES = 8  # of goods
DEAR = 7  # points from which a good is dear
DEAR_GOODS = sum(1 << good for good, row in enumerate(GOOD_ROWS) if row["value"] >= DEAR)
DEAR_COUNT = 6  # more, which there are in variants only, count as that many

parties = Layout()
STANDING = parties.add("standing", GROUPS, "The cards of a player in a queue.", most=KINDS)
SUM = parties.add("sum", SUMS, "What they are worth, less a good on one of them.")

shops = Layout()
CLOSED = shops.add("closed", 1, "The shop is closed for good.")
ON_SHELF = shops.add("on_shelf", SHELF * VALUES, "The value of the good in each place.", most=SHELF)
CARRIED = shops.add("carried", VALUES, "The value of the good that was taken.")
CARRIER = shops.add("carrier", SEATS, "Whose card carries it.")
CARRIER_KIND = shops.add("carrier_kind", KINDS, "The kind of that card.")
LISTED = shops.add("listed", 1, "A Queue List stands in the queue.")
LEADER = shops.add("leader", SEATS, "Who has the majority.")
ALONE = shops.add("alone", 1, "Nobody but the seat stands in the queue.")
LEAD = shops.add("lead", 2 * LEAD_BY + 1, "The sum of the seat less the best of the others.")
IF_LISTED = shops.add("if_listed", 2 * LEAD_BY + 1, "The same if there were a list, or were none.")
PARTY = shops.repeat("parties", SEATS, parties)

players = Layout()
LAID = players.add("laid", GROUPS, "The cards that were laid so far.", most=KINDS)
IN_HAND = players.add("in_hand", MOST_IN_HAND, "How many cards are in hand.")
IN_DECK = players.add("in_deck", MOST_DRAWN, "How many cards are in the deck.")
DONE = players.add("done", 1, "No turn is left.")

inputs = Layout()
HAND = inputs.add("hand", GROUPS, "The cards in hand.", most=KINDS)
POINTS = inputs.add("points", MOST_POINTS, "The points of the seat.")
AHEAD_SIZE = 2 * AHEAD_BY + 1
AHEAD = inputs.add(
    "ahead", (SEATS - 1) * AHEAD_SIZE, "The points of the seat less each other's.", most=SEATS - 1
)
PLAYER = inputs.repeat("players", SEATS, players)
SHOP = inputs.repeat("shops", SHOPS, shops)
AT_TABLE = inputs.add("at_table", SEATS - 1, "How many play: two to five.")
MOVER = inputs.add("mover", SEATS, "Who is in turn.")
ACTIONS_LEFT = inputs.add("actions_left", ACTIONS_PER_TURN, "How many actions are left.")
RUNNER = inputs.add("runner", SEATS, "Who ran out first.")
FINAL = inputs.add("final", 1, "The final checks have begun.")
QUIET = inputs.add("quiet", SEATS, "How many of them in a row brought nothing.")
PAIRS = inputs.add("pairs", GOODS // SHELF, "How many pairs of goods are in the ministry.")
DEAR_LEFT = inputs.add("dear_left", DEAR_COUNT, "How many dear goods are in the ministry.")
ASKED = inputs.add("asked", DECISIONS, "What is to be decided.")
ASKED_AT = inputs.add("asked_at", SHOPS, "At which shop.")

PARTY_SIZE, SHOP_SIZE, PLAYER_SIZE = parties.count, shops.count, players.count


@rule
def list_features(state: State, seat: int, out: Array[int]) -> int:
    """Write the inputs that are on for a seat, and return how many."""
    seats = state.seats
    points = score(state, seat)
    count = list_groups(state.players[seat].hand, HAND, out, 0)
    count = list_amount(points, MOST_POINTS, POINTS, out, count)
    for step in range(seats):
        who = seat_after(seat, step, seats)
        count = list_player(state, who, PLAYER + step * PLAYER_SIZE, out, count)
        if step > 0:
            first = AHEAD + (step - 1) * AHEAD_SIZE
            count = list_lead(points - score(state, who), AHEAD_BY, first, out, count)
    for number in range(state.shop_count):
        count = list_shop(state, seat, number, SHOP + number * SHOP_SIZE, out, count)
    count = list_clock(state, seat, out, count)
    return list_decision(state, out, count)


@rule
def list_groups(cards: Array[int], first: int, out: Array[int], count: int) -> int:
    """Some cards, given as how many there are of each kind."""
    for kind in range(KINDS):
        count = list_group(kind, cards[kind], first, out, count)
    return count


@rule
def list_group(kind: int, amount: int, first: int, out: Array[int], count: int) -> int:
    """So many cards of a kind; nothing for none."""
    return list_amount(amount, COPIES, first + FIRST_GROUP[kind], out, count)


@rule
def list_player(state: State, who: int, first: int, out: Array[int], count: int) -> int:
    """What everybody knows of a player: cards laid and left, and whether a turn is left."""
    player = state.players[who]
    for kind in range(KINDS):
        laid = CARD_COUNT[kind] - player.unlaid[kind]
        count = list_group(kind, laid, first + LAID, out, count)
    count = list_amount(player.hand_count, MOST_IN_HAND, first + IN_HAND, out, count)
    count = list_amount(player.deck_count, MOST_DRAWN, first + IN_DECK, out, count)
    if is_done(state, who):
        out[count] = first + DONE
        count += 1
    return count


@rule
def is_done(state: State, who: int) -> bool:
    """Whether a player has no turn left, the present one among them (PTN-8.7, PTN-8.8)."""
    if state.runner == NONE or state.is_final:
        return state.is_final == 1
    turns = steps_to(state.mover, state.runner, state.seats)
    return steps_to(state.mover, who, state.seats) >= turns


@rule
def list_shop(state: State, seat: int, number: int, first: int, out: Array[int], count: int) -> int:
    """A shop: its goods, and who stands there."""
    if not state.open_shops >> number & 1:
        out[count] = first + CLOSED
        return count + 1
    shop = state.shops[number]
    for place in range(SHELF):
        if shop.goods[place] != NONE:
            out[count] = first + ON_SHELF + place * VALUES + GOOD_VALUE[shop.goods[place]] - 1
            count += 1
    if shop.carried != NONE:
        out[count] = first + CARRIED + GOOD_VALUE[shop.carried] - 1
        count += 1
    if shop.carrier != NONE:
        carrier = state.people[shop.carrier]
        out[count] = first + CARRIER + steps_to(seat, carrier.owner, state.seats)
        out[count + 1] = first + CARRIER_KIND + carrier.kind
        count += 2
    return list_queue(state, seat, number, first, out, count)


@rule
def list_queue(
    state: State, seat: int, number: int, first: int, out: Array[int], count: int
) -> int:
    """The queue of a shop, player by player."""
    shop = state.shops[number]
    is_capped = has_list(state, shop)
    if is_capped:
        out[count] = first + LISTED
        count += 1
    most = best = best_if = NOBODY
    leader = NONE
    for step in range(state.seats):
        who = seat_after(seat, step, state.seats)
        if shop.parties[who].count > 0:
            worth = sum_of(state, shop, who, is_capped)
            if worth >= most:
                leader = NONE if worth == most else who  # PTN-5.2
                most = worth
            if step > 0:
                best = max(best, worth)
                best_if = max(best_if, sum_of(state, shop, who, not is_capped))
    for step in range(state.seats):
        who = seat_after(seat, step, state.seats)
        if shop.parties[who].count > 0:
            here = first + PARTY + step * PARTY_SIZE
            count = list_groups(shop.parties[who].kinds, here + STANDING, out, count)
            worth = sum_of(state, shop, who, is_capped) - LEAST_SUM
            count = list_number(worth, SUMS, here + SUM, out, count)
            if who == leader:
                out[count] = first + LEADER + step
                count += 1
    if best != NOBODY:
        lead = sum_of(state, shop, seat, is_capped) - best
        count = list_lead(lead, LEAD_BY, first + LEAD, out, count)
        lead = sum_of(state, shop, seat, not is_capped) - best_if
        return list_lead(lead, LEAD_BY, first + IF_LISTED, out, count)
    if shop.parties[seat].count > 0:
        out[count] = first + ALONE
        count += 1
    return count


@rule
def list_clock(state: State, seat: int, out: Array[int], count: int) -> int:
    """Whose turn it is, and how near the end."""
    seats = state.seats
    out[count] = AT_TABLE + seats - 2
    out[count + 1] = MOVER + steps_to(seat, state.mover, seats)
    count = list_amount(state.actions_left, ACTIONS_PER_TURN, ACTIONS_LEFT, out, count + 2)
    if state.runner != NONE:
        out[count] = RUNNER + steps_to(seat, state.runner, seats)
        count += 1
    if state.is_final:
        out[count] = FINAL
        count += 1
    count = list_amount(state.quiet_checks, SEATS, QUIET, out, count)
    count = list_amount(bit_count(state.ministry) // SHELF, GOODS // SHELF, PAIRS, out, count)
    dear = bit_count(state.ministry & DEAR_GOODS)
    return list_amount(dear, DEAR_COUNT, DEAR_LEFT, out, count)


@rule
def list_decision(state: State, out: Array[int], count: int) -> int:
    """What is to be decided, by the player in turn, and at which shop; nothing otherwise."""
    if state.depth == 0 or top(state).seat == NONE:
        return count
    frame = top(state)
    out[count] = ASKED + frame.task
    if frame.task == Task.TURN:
        return count + 1
    out[count + 1] = ASKED_AT + frame.a
    return count + 2


@rule
def write_sources(state: State, seat: int, out: Array[int]) -> None:
    """Goods are all that brings points (PTN-8.5)."""
    out[0] = points_of(state.players[seat])


FEATURES = Features(
    blocks=inputs.blocks,
    count=inputs.count,
    most=inputs.most,
    list_features=list_features,
    sources=("goods",),
    write_sources=write_sources,
)
