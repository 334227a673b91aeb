"""What a seat sees of the table: the guests of the row, the dice, and whose turn it is."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.features import list_number, steps_to
from vacancy.engine.record import NONE, Array

from ..components import GUEST_ORDER, ROW_COST
from ..layout import FACES, KINDS, ROUNDS, ROW, State
from ..rules.dice import hook_strength
from ..rules.guests import guest_price
from ..rules.rounds import TURNS_EACH, next_number
from .inputs import (
    COVERED,
    DICE_LEFT,
    EXTRA_TURNS,
    EXTRA_VALUES,
    LATER_EDITION,
    MISSING_VALUES,
    NO_TURN,
    PASSED,
    PLACE,
    ROUND,
    ROW_COSTS,
    ROW_MISSING,
    ROW_PRICE,
    SEAT_COUNT,
    STRENGTH,
    STRENGTH_VALUES,
    TURNS_BEFORE,
    TURNS_LEFT,
    TURNS_VALUES,
    VARIANT,
    VP_FLOOR,
)

FEWEST_SEATS = 2


@rule
def list_row(state: State, seat: int, out: Array[int], count: int) -> int:
    """The guests of the row: what each costs, and how much of the order is not in the kitchen."""
    player = state.players[seat]
    for space in range(ROW):
        guest = state.row[space]
        if guest != NONE:
            price = guest_price(state, space) if state.actor == seat else ROW_COST[space]
            out[count] = ROW_PRICE + guest * ROW_COSTS + price
            missing = 0
            for kind in range(KINDS):
                missing += max(GUEST_ORDER[guest, kind] - player.kitchen[kind], 0)
            out[count + 1] = ROW_MISSING + guest * MISSING_VALUES + missing
            count += 2
    return count


@rule
def die_strength(state: State, seat: int, face: int) -> int:
    """How strong a die of a space would be without a boost, cards counted for whoever is on turn;
    0 without a die."""
    dice = state.dice[face - 1]
    if dice == 0 or state.actor != seat:
        return dice
    return dice + hook_strength(state, face, 1 - state.is_extra)


@rule
def list_dice(state: State, seat: int, out: Array[int], count: int) -> int:
    """The dice by their strength, and how many there are."""
    dice = 0
    for space in range(FACES):
        dice += state.dice[space]
        first = STRENGTH + space * STRENGTH_VALUES
        count = list_number(
            die_strength(state, seat, space + 1), STRENGTH_VALUES, first, out, count
        )
    out[count] = DICE_LEFT + dice
    return count + 1


@rule
def list_clock(state: State, seat: int, out: Array[int], count: int) -> int:
    """How far the game is, whose turns are to come, and by which rules it is played."""
    player = state.players[seat]
    out[count] = ROUND + state.round
    out[count + 1] = PLACE + steps_to(state.start, seat, state.seats)
    out[count + 2] = COVERED + player.covered
    out[count + 3] = SEAT_COUNT + state.seats - FEWEST_SEATS
    out[count + 4] = VARIANT + state.staff
    rounds_left = ROUNDS - max(state.round, 1)
    out[count + 5] = TURNS_LEFT + TURNS_EACH * (rounds_left + 1) - player.covered
    count = list_number(turns_before(state, seat), TURNS_VALUES, TURNS_BEFORE, out, count + 6)
    if player.extra_turns > 0:
        count = list_number(player.extra_turns - 1, EXTRA_VALUES, EXTRA_TURNS, out, count)
    if player.has_passed:
        out[count] = PASSED
        count += 1
    if state.edition:
        out[count] = LATER_EDITION
        count += 1
    if state.vp_floor:
        out[count] = VP_FLOOR
        count += 1
    return count


@rule
def turns_before(state: State, seat: int) -> int:
    """How many turns of others come before a player's next one in this round."""
    mine = next_number(state, seat)
    if mine == NONE:
        return NO_TURN
    turns = 0
    for other in range(state.seats):
        number = next_number(state, other)
        if other != seat and number != NONE:
            turns += number < mine
            last = TURNS_EACH * state.seats - 1 - number
            turns += state.players[other].covered == 0 and last < mine
    return turns
