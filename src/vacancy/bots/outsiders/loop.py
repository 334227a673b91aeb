"""The choice of an outsider, in the rules' dialect and with the holes of `engine.loops`."""

from __future__ import annotations

from vacancy.bots.chance import fingerprint
from vacancy.engine.dialect import rule
from vacancy.engine.leaves import bytes_of
from vacancy.engine.loops import list_legal
from vacancy.engine.outsiders import favourite
from vacancy.engine.signature import Actions, State


@rule
def choose_by_style(state: State, actions: Actions, seat: int, style: int, seed: int) -> int:
    """The choice of a player with this seed: equal knowledge gives equal choices."""
    count = list_legal(state, actions)
    if count == 1:
        return actions[0]
    return favourite(state, actions, count, seat, style, fingerprint(bytes_of(state), seed))
