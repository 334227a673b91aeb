"""Apartament for a net: what a seat sees as binary inputs, where points come from, and what actions
consist of. `inputs.py` says what each input means."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.features import Features
from vacancy.engine.record import Array

from ..layout import State
from .board import list_clock, list_face_up, list_towns
from .hotel import list_cards, list_goods, list_hotel, list_truck
from .inputs import inputs
from .others import list_others, list_question
from .parts import action_parts, parts


@rule
def list_features(state: State, seat: int, out: Array[int]) -> int:
    """The inputs that are on for a seat; all is open but the order of the decks (APT-3.9)."""
    player = state.players[seat]
    count = list_goods(state, player, out, 0)
    count = list_cards(player, out, count)
    count = list_truck(state, player, out, count)
    count = list_hotel(state, player, out, count)
    count = list_towns(state, player, out, count)
    count = list_face_up(state, player, out, count)
    count = list_clock(state, out, count)
    count = list_others(state, seat, out, count)
    return list_question(state, seat, out, count)


SOURCES = ("stars",)


@rule
def write_sources(state: State, seat: int, out: Array[int]) -> None:
    """Stars are all that counts (APT-10.8)."""
    out[0] = state.players[seat].stars


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
