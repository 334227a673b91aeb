"""What a net sees of any game: inputs that follow from the record, its names and its secrecy.

Whoever declares a record has declared these too: a set is an input for each of its names, a named
thing or a small number one for each value, a large number its digits. Nothing is on for what is
not there, and for what the seat may not know. Seats count from the one that looks: `players[0]` is
itself. The stack is told from the top, so that what is asked always stands in the same place. A
game whose own `features` say more of the same is learnt faster; this is what every game has.

>>> from vacancy.engine.decisions import Frame, stack_of
>>> from vacancy.engine.record import NONE, Array, Record, Secrecy, array, bitset, int8
>>> class Player(Record):
...     coins: int = int8(0, 3)
...     card: int = int8(NONE, 1, names=("ace", "king"), secret=Secrecy.OWNER)
>>> class Table(Record):
...     seats: int = int8(2, 2)
...     depth: int = int8(0, 1)
...     stack: Array[Frame] = stack_of(["play"], 1)
...     open: int = bitset(("ace", "king"))
...     players: Array[Player] = array(Player, 2, per_seat=True)
>>> features = encode(Table, score=lambda state, seat: state.players[seat].coins)
>>> [(block.name, block.first, block.count) for block in features.blocks[-4:]]
[('players[0].coins', 60, 4), ('players[0].card', 64, 2), ('players[1].coins', 66, 4), \
('players[1].card', 70, 2)]
>>> table = Table()
>>> table.players[1].card = 1
>>> out = [0] * features.most
>>> [sorted(out[: features.list_features(table, seat, out)])[1:] for seat in (0, 1)]
[[60, 66], [60, 65, 66]]
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

from vacancy.engine.dialect import AnyFunction, rule
from vacancy.engine.features import Features
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import Record

from .blocks import layout_of
from .listing import list_inputs, write_points
from .table import Way, walk

__all__ = ["encode"]

F = TypeVar("F", bound=AnyFunction)


def encode(state: type[Record], score: Callable[..., int]) -> Features:
    """The inputs of a game with this record; its points come from one source."""
    layout = layout_of(state)
    return Features(
        blocks=layout.blocks,
        count=layout.count,
        most=layout.most,
        list_features=with_constants(list_inputs, INPUTS=Lookup(list(walk(state, 0, 0, Way())))),
        sources=("points",),
        write_sources=with_constants(write_points, score=score),
    )


def with_constants(function: F, **constants: Any) -> F:
    """A rule of one game: the same code with the game's own table or rule in it."""
    assert isinstance(function, FunctionType)
    scope = {**function.__globals__, **constants}
    made: Any = FunctionType(function.__code__, scope, function.__name__)
    made.__annotations__ = function.__annotations__
    return rule(made)
