"""The emperor's scorings (GAH-6.1 to GAH-6.13)."""

from __future__ import annotations

from vacancy.engine.bits import bit_count, lowest_bit
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import (
    BONUS_FROM,
    EFFECT_AMOUNT,
    EFFECT_OP,
    EMPEROR_VP,
    HAS_PENALTY_CHOICE,
    RETREAT,
    SCORED_IN,
    STAFF_EFFECT,
    TILE_BONUS,
    TILE_LOSS,
    TILE_PENALTY,
)
from ..layout import FROM_TILE, Beat, Event, State, Task
from ..vocabulary import Moment, Op
from .asking import ask, push_reactions, reacting
from .beats import note
from .staff import end_cards


@rule
def do_track_points(state: State, beat: Beat) -> None:
    """Each player gets the VP under the marker and moves it back (GAH-6.2, GAH-6.3)."""
    frame = top(state)
    if frame.a == state.seats:
        pop(state)
        return
    seat = (state.start + frame.a) % state.seats
    frame.a += 1
    player = state.players[seat]
    note(beat, Event.TRACK_POINTS, seat)
    beat.amount = EMPEROR_VP[player.emperor]
    player.vp += beat.amount
    player.emperor = max(player.emperor - RETREAT[SCORED_IN[state.round]], 0)  # GAH-10.13
    beat.other = player.emperor


@rule
def do_emperor(state: State, beat: Beat) -> None:
    """Bonus, penalty or neither for the next player in turn order (GAH-6.4, GAH-6.5, GAH-6.6).

    Only a player's own bonus can move that player's marker, so a later player is judged by the
    position after the common retreat (GAH-6.7, GAH-10.50, GAH-11.19). Nobody has a turn (GAH-6.8).
    """
    frame = top(state)
    if frame.a == state.seats:
        pop(state)
        state.actor = NONE
        return
    state.actor = (state.start + frame.a) % state.seats
    frame.a += 1
    tile = state.tiles[SCORED_IN[state.round]]  # GAH-6.1
    position = state.players[state.actor].emperor
    if position >= BONUS_FROM:
        push(state, Task.EFFECT, NONE, TILE_BONUS[tile], FROM_TILE + tile)
        push_reactions(state, Moment.EMPEROR_BONUS)  # GAH-6.13, GAH-7.42, GAH-10.53
        note(beat, Event.BONUS, state.actor)
        beat.tile = tile
    elif position == 0:  # GAH-1.54
        push(state, Task.PENALTY, NONE, tile, 0)
        note(beat, Event.PENALTY, state.actor)
        beat.tile = tile


@rule
def escape_price(state: State) -> int:
    """What escaping a penalty costs the acting player, or NONE without card 26 (GAH-6.12)."""
    cards = reacting(state, Moment.EMPEROR_PENALTY)
    if cards == 0:
        return NONE
    return EFFECT_AMOUNT[STAFF_EFFECT[state.edition, Moment.EMPEROR_PENALTY, lowest_bit(cards)]]


@rule
def do_penalty(state: State, beat: Beat) -> None:
    """Offer the way out, then the choice where there is one, then let it happen (GAH-6.9).

    Example: GAH-11.20.
    """
    frame = top(state)
    tile = frame.a
    price = escape_price(state)
    if frame.b == 0 and price != NONE and state.players[state.actor].crowns >= price:
        frame.b = 1
        ask(state, Task.AVOID_PENALTY, tile, NONE)  # GAH-7.26
        return
    pop(state)
    if TILE_LOSS[tile] == NONE:
        push(state, Task.EFFECT, NONE, TILE_PENALTY[tile], FROM_TILE + tile)  # GAH-6.11
    elif not can_suffer(state, TILE_PENALTY[tile]):
        push(state, Task.EFFECT, NONE, TILE_LOSS[tile], FROM_TILE + tile)  # GAH-6.10
    elif HAS_PENALTY_CHOICE[state.edition]:
        ask(state, Task.PENALTY_CHOICE, tile, NONE)  # GAH-10.52
    else:
        push(state, Task.EFFECT, NONE, TILE_PENALTY[tile], FROM_TILE + tile)  # GAH-10.80


@rule
def can_suffer(state: State, effect: int) -> bool:
    """Whether the first option of a penalty can be carried out in full (GAH-6.9)."""
    player = state.players[state.actor]
    op = EFFECT_OP[effect]
    if op == Op.CROWNS:
        return player.crowns >= -EFFECT_AMOUNT[effect]
    if op == Op.LOSE_HAND:
        return player.hand_count >= EFFECT_AMOUNT[effect]
    if op == Op.REMOVE_VACANT:
        return bit_count(player.vacant) >= EFFECT_AMOUNT[effect]
    return end_cards(state, state.actor) != 0


@rule
def do_avoid(state: State, beat: Beat, is_suffered: int) -> None:
    """Pay to escape the whole penalty, or suffer it (GAH-6.12)."""
    tile = top(state).a
    pop(state)
    if is_suffered:
        note(beat, Event.SUFFER, state.actor)
    else:
        pop(state)
        note(beat, Event.ESCAPE, state.actor)
        beat.price = escape_price(state)
        state.players[state.actor].crowns -= beat.price
    beat.tile = tile


@rule
def do_penalty_choice(state: State, beat: Beat, is_loss: int) -> None:
    """The player chooses which of the two options happens (GAH-6.9)."""
    tile = top(state).a
    pop(state)
    effect = TILE_LOSS[tile] if is_loss else TILE_PENALTY[tile]
    push(state, Task.EFFECT, NONE, effect, FROM_TILE + tile)
    note(beat, Event.SUFFER, state.actor)
    beat.tile = tile
    beat.effect = effect
