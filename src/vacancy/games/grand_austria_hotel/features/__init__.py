"""Grand Austria Hotel for a net: what a seat sees as binary inputs, where points come from, and
what actions consist of. `inputs.py` says what each input means."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.features import Features, list_number
from vacancy.engine.record import Array

from ..layout import State
from ..rules.scoring import count_items, score, score_guests, score_rooms, score_staff
from .board import list_clock, list_dice, list_row
from .court import list_emperor, list_politics
from .hotel import list_hotel, list_service, list_staff
from .inputs import (
    END_POINTS,
    END_STEP,
    END_VALUES,
    MONEY,
    SCORE,
    SCORE_STEP,
    SCORE_VALUES,
    inputs,
)
from .others import list_others
from .parts import action_parts, parts
from .question import list_question

SCORE_BELOW = 2  # values for points below zero: cafés full of guests, and penalties


@rule
def list_features(state: State, seat: int, out: Array[int]) -> int:
    """The inputs that are on for a seat; it reads nothing that the seat may not know."""
    player = state.players[seat]
    count = list_hotel(player, out, 0)
    count = list_service(player, out, count)
    count = list_staff(state, seat, out, count)
    out[count] = MONEY + player.crowns
    points = score(state, seat) // SCORE_STEP + SCORE_BELOW
    count = list_number(points, SCORE_VALUES, SCORE, out, count + 1)
    end_points = score_staff(state, seat) // END_STEP
    count = list_number(end_points, END_VALUES, END_POINTS, out, count)
    count = list_emperor(state, seat, out, count)
    count = list_politics(state, seat, out, count)
    count = list_row(state, seat, out, count)
    count = list_dice(state, seat, out, count)
    count = list_clock(state, seat, out, count)
    count = list_others(state, seat, out, count)
    return list_question(state, seat, out, count)


SOURCES = ("track", "staff", "rooms", "crowns", "items", "guests")


@rule
def write_sources(state: State, seat: int, out: Array[int]) -> None:
    """A seat's points from each source, in the order of `SOURCES` (GAH-6.66)."""
    player = state.players[seat]
    out[0] = player.vp
    out[1] = score_staff(state, seat)
    out[2] = score_rooms(player)
    out[3] = player.crowns
    out[4] = count_items(player)
    out[5] = score_guests(state, seat)


FEATURES = Features(
    blocks=inputs.blocks,
    count=inputs.count,
    most=inputs.most,
    list_features=list_features,
    sources=SOURCES,
    write_sources=write_sources,
    action_parts=action_parts,
    part_count=parts.count,
)
