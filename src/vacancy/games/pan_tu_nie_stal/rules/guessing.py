"""Guessing at hidden cards: an even draw from all that fits what a seat has seen (PTN-9.8)."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.rng import below

from ..layout import State, Stream
from ..setup import kind_in_deck


@rule
def redraw(state: State, seat: int) -> None:
    """Fill in everything that has been blanked for a seat: the other hands.

    Decks and the ministry hold no order, and the fresh key draws from them anew.
    """
    for other in range(state.seats):
        if other != seat:
            guess_hand(state, other)


@rule
def guess_hand(state: State, seat: int) -> None:
    """Deal a hand of the right size from the cards that a player has not laid yet."""
    player = state.players[seat]
    unlaid = player.hand_count + player.deck_count
    for dealt in range(player.hand_count):
        pick = below(state.key, Stream.GUESS, seat, dealt, unlaid - dealt)
        player.hand[kind_in_deck(player, pick)] += 1
