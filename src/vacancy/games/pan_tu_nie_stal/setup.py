"""The start position, and what is drawn again later: a card, and the goods of a shop."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, nth_bit
from vacancy.engine.decisions import push
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE
from vacancy.engine.rng import below

from .components import ALL_GOODS, CARD_COUNT, EQUALS, SHOPS_BY_SEATS, START_HAND
from .layout import DECK, GOODS, KINDS, Player, State, Stream, Task


@rule
def begin(state: State) -> None:
    """Set the table (PTN-3)."""
    if state.first == NONE:
        state.mover = below(state.key, Stream.START, 0, 0, state.seats)  # PTN-3.5
    else:
        state.mover = state.first
    for seat in range(state.seats):
        player = state.players[seat]
        for kind in range(KINDS):
            player.unlaid[kind] = CARD_COUNT[kind]  # PTN-2.1
        player.deck_count = DECK
        for _ in range(START_HAND):
            draw_card(state, seat)  # PTN-3.1
    state.shop_count = SHOPS_BY_SEATS[state.seats]  # PTN-3.2
    state.open_shops = (1 << state.shop_count) - 1
    state.ministry = ALL_GOODS
    for shop in range(state.shop_count):
        fill_shop(state, shop)
    push(state, Task.CHECK, NONE, 0, NONE)


@rule
def draw_card(state: State, seat: int) -> None:
    """Move the next card of a deck to the hand.

    A draw from what is left in the deck is a shuffled deck's next card (PTN-3.7), so no order is
    kept that somebody could see.
    """
    player = state.players[seat]
    drawn = DECK - player.deck_count
    pick = below(state.key, Stream.DECK, seat, drawn, player.deck_count)
    player.hand[kind_in_deck(player, pick)] += 1
    player.hand_count += 1
    player.deck_count -= 1


@rule
def kind_in_deck(player: Player, pick: int) -> int:
    """The kind of a card in the deck, counting those neither laid nor in hand kind by kind."""
    kind = 0
    left = player.unlaid[kind] - player.hand[kind]
    while pick >= left:
        pick -= left
        kind += 1
        left = player.unlaid[kind] - player.hand[kind]
    return kind


@rule
def fill_shop(state: State, shop: int) -> None:
    """Put two random goods into an empty shop, face up (PTN-3.3, PTN-3.6)."""
    first = draw_good(state, state.ministry)
    choice = state.ministry
    if state.seats == 2:
        different = choice & ~EQUALS[first]
        choice = different if different != 0 else choice  # PTN-3.4
    place = state.shops[shop]
    place.goods[0] = first
    place.goods[1] = draw_good(state, choice)


@rule
def draw_good(state: State, choice: int) -> int:
    """Draw one good of a part of the ministry, evenly."""
    drawn = GOODS - bit_count(state.ministry)
    good = nth_bit(choice, below(state.key, Stream.GOODS, 0, drawn, bit_count(choice)))
    state.ministry &= ~(1 << good)
    return good
