"""What a player could do and what it would cost: help for planning, asked of the rules.

The rules speak of the acting player, so they are asked about a copy in which that is this one.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from types import SimpleNamespace
from typing import Any

from vacancy.engine.record import NONE, Array
from vacancy.engine.shown import Message as Sentence
from vacancy.engine.words import Message

from .components import BONUS_FROM, BOOST_COST, CONDITION, RETREAT
from .layout import FACES, Player, State
from .rules.counting import count_of
from .rules.dice import (
    JOKER,
    STAFF_ACTION,
    TRACKS_ACTION,
    has_both_tracks,
    hook_strength,
    joker_price,
)
from .rules.staff import staff_price
from .shown import Progress, Space
from .vocabulary import Counter


def acting(state: State, seat: int) -> State:
    """The position as if this seat were on turn; a spectator looks at whoever is."""
    someone = state.start if state.actor == NONE else state.actor
    actor = someone if seat == NONE else seat
    if actor == state.actor:
        return state
    imagined = copy(state)
    imagined.actor = actor
    imagined.is_extra = 0
    return imagined


def on_their_own(player: Player, edition: int) -> Any:
    """A player as the acting one of a position with nobody else: enough to ask for prices that
    depend on their own things alone."""
    return SimpleNamespace(players=(player,), actor=0, edition=edition)


def describe_spaces(state: State) -> list[Space]:
    """The action spaces: what each gives the acting player, and with a crown more (GAH-5.15)."""
    return [describe_space(state, face) for face in range(1, FACES + 1)]


def describe_space(state: State, face: int) -> Space:
    """One space: its dice, their strength, and what that brings without and with a boost."""
    dice = state.dice[face - 1]
    strength = dice + hook_strength(state, face, 1 - state.is_extra) if dice else 0
    price = joker_price(state) if face == JOKER else 0
    can_boost = dice > 0 and state.players[state.actor].crowns >= price + BOOST_COST
    strengths = [strength] * (dice > 0) + [strength + 1] * can_boost
    gains = [gain(state, face, face, each) for each in strengths]
    return {"face": face, "dice": dice, "strength": strength, "price": price, "gains": gains}


def gain(state: State, face: int, action: int, strength: int) -> Sentence:
    """What an action of some strength brings by a die of some face (GAH-5.20 to GAH-5.28)."""
    is_four = face == TRACKS_ACTION and not state.is_extra
    return gain_of(action, strength, "both" if is_four and has_both_tracks(state) else "split")


@cache
def gain_of(action: int, strength: int, tracks: str) -> Sentence:
    told = {"face": action, "strength": strength, "dear": strength // 2, "tracks": tracks}
    return Message("board-gain", told).as_json()


def chosen_gains(state: State) -> list[Sentence]:
    """What the action at hand brings as it is, and with one die more."""
    if not state.face:
        return []
    action = state.action or state.face
    strengths = (state.strength, state.strength + 1)
    return [gain(state, state.face, action, each) for each in strengths]


def joker_gains(state: State) -> list[Sentence]:
    """What each action brings that a six may copy (GAH-5.29), while one is being chosen."""
    if state.face != JOKER or state.action:
        return []
    return [gain(state, JOKER, face, state.strength) for face in range(1, JOKER)]


def play_price(state: State, card: int) -> int | None:
    """What a staff card would cost with a die of space 5, or None if none lies there (GAH-5.28)."""
    dice = state.dice[STAFF_ACTION - 1]
    if dice == 0:
        return None
    return staff_price(state, card, dice + hook_strength(state, STAFF_ACTION, 1 - state.is_extra))


def progress(players: Array[Player], count: int, card: int) -> list[Progress]:
    """The conditions of a politics card, and how far each player is (GAH-6.46)."""
    return [
        {
            "counter": counter.name.lower(),
            "least": CONDITION[card, counter],
            "have": [count_of(players[seat], counter) for seat in range(count)],
        }
        for counter in Counter
        if CONDITION[card, counter] > 0
    ]


def verdicts(state: State, stack: int) -> list[str]:
    """What each player would get if the emperor came now (GAH-6.3 to GAH-6.6)."""
    places = [max(state.players[seat].emperor - RETREAT[stack], 0) for seat in range(state.seats)]
    return [
        "bonus" if place >= BONUS_FROM else "neither" if place else "penalty" for place in places
    ]
