"""What is believed of hidden fields: worked out once for a decision, and used for every guess."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from vacancy.engine.beliefs import SURE
from vacancy.engine.dialect import rule
from vacancy.engine.signature import Actions, Int32s, State

from .inference import look_at, weigh_actions
from .layers import Layers, Room, read_beliefs, room_for

if TYPE_CHECKING:
    from vacancy.engine.game import Game

NET = "beliefs.npz"
BLUNTING = 150
"""The temperature of answers, in hundredths: who is met plays otherwise than who was watched. This
one told best what bots had laid that the net had never seen play."""
DOUBT = 20
"""What every answer weighs besides: whoever plays otherwise than others did is not ruled out."""


@rule
def believe(
    net: Layers, room: Room, state: State, seat: int, answers: int, actions: Actions,
    weights: Int32s,
) -> None:  # fmt: skip
    """Write how likely each answer to each question is, as a seat sees the position."""
    look_at(net, room, state, seat)
    for first in range(0, len(weights), answers):
        for answer in range(answers):
            actions[answer] = first + answer
        weigh_actions(net, room, actions, answers, BLUNTING)
        for answer in range(answers):
            weights[first + answer] = DOUBT + int(SURE * room.chances[answer])


@cache
def beliefs_of(game: Game) -> Layers | None:
    """The net that tells what to believe in a game, which lies in its folder, if there is one."""
    place = game.folder / NET
    if game.beliefs is None or not place.is_file():
        return None
    with as_file(place) as path:
        return read_beliefs(path, game)


def weights_for(game: Game, net: Layers | None, known: Any, seat: int) -> npt.NDArray[np.int32]:
    """What a seat believes: a weight for each answer; without a net all weigh the same."""
    if game.beliefs is None:
        return np.ones(0, np.int32)
    weights = np.ones(game.beliefs.count, np.int32)
    if net is not None:
        room = room_for(game, net)
        call = game.core.call(believe, net=net, room=room)
        call(known, seat, game.beliefs.answers, game.core.room(), weights)
    return weights
