"""Many tables of one game at once, as arrays: what they are, what each next mover sees and may do.

Every table has the same number of seats and the same options, and a row in every array. A step
plays one action at every table; a match that has ended stays as it is until `restart`.

>>> import vacancy
>>> batch = Batch(vacancy.game("overbooking"), seats=2, tables=3)
>>> batch.begin(seed=7)
>>> while (batch.movers >= 0).any():
...     batch.step(batch.moves[:, 0])
>>> batch.results().win_shares.sum(axis=1).tolist()
[1.0, 1.0, 1.0]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.engine.blank import blank_state
from vacancy.engine.features import features_of
from vacancy.engine.options import read_options
from vacancy.engine.record import Batch as States

from .runners import Runner, Work

if TYPE_CHECKING:
    from vacancy.engine.game import Game

Array = Any  # of NumPy on the CPU, a tensor of PyTorch on a GPU
BITS = 8


class Results(NamedTuple):
    """How all matches stand, a row for each: by seat, and by seat and source."""

    points: Array
    places: Array
    sources: Array

    @property
    def win_shares(self) -> Array:
        """What each seat has of the win: one match, shared evenly by those in the first place."""
        winners = (self.places == 1) * 1.0
        return winners / winners.sum(1)[:, None]


def bytes_for(count: int) -> int:
    """How many bytes so many bits take."""
    return -(-count // BITS)


class Batch:
    """Tables on the CPU. The arrays are filled anew by each step; copy what you want to keep."""

    states: Array
    """The positions, as bytes."""
    movers: Array
    """The seat that decides at each table, -1 where the match is over."""
    moves: Array
    """The legal actions of each table: the first `move_counts` of a row, ascending."""
    move_counts: Array
    move_bits: Array
    """The same as bits: action a is bit a % 8 of byte a // 8."""
    inputs: Array
    """The inputs of a net that are on for whoever decides, in lists like `moves`, ..."""
    input_counts: Array
    input_bits: Array
    """... and as bits, like `move_bits`."""
    points: Array
    places: Array
    sources: Array
    """What `results` has written."""
    actions: Array
    fresh: Array
    budgets: Array
    styles: Array
    """What the work at hand is given: an action, whether to deal, how many random moves to play,
    which outsider to ask."""
    advice: Array
    """What outsiders would play: see `advise`."""

    def __init__(
        self, game: Game, seats: int, tables: int, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game, self.seats, self.tables = game, seats, tables
        self.features = features_of(game)
        self.options = read_options(game, seats, options or {})
        for name, (shape, dtype) in self.shapes().items():
            setattr(self, name, self.allocate((tables, *shape), np.dtype(dtype)))
        self.blank = self.blank_state()

    def shapes(self) -> dict[str, tuple[tuple[int, ...], str]]:
        """The arrays by name: the shape of a table's row, and the type."""
        game, features = self.game, self.features
        return {
            "states": ((game.state.dtype.itemsize,), "u1"),
            "fresh": ((), "u1"),
            "actions": ((), "i8"),
            "budgets": ((), "i4"),
            "styles": ((), "i4"),
            "advice": ((), "i8"),
            "movers": ((), "i8"),
            "moves": ((game.legal_limit,), "i2"),
            "move_counts": ((), "i4"),
            "move_bits": ((bytes_for(game.actions),), "u1"),
            "inputs": ((features.most,), "i2"),
            "input_counts": ((), "i4"),
            "input_bits": ((bytes_for(features.count),), "u1"),
            "points": ((self.seats,), "i4"),
            "places": ((self.seats,), "i4"),
            "sources": ((self.seats, len(features.sources)), "i4"),
        }

    def allocate(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
        """An array of zeros."""
        return np.zeros(shape, dtype)

    def blank_state(self) -> Array:
        """The bytes of the record that a match begins with."""
        state = blank_state(self.game, self.seats, self.options)
        return self.adopt(np.frombuffer(state.to_bytes(), np.uint8).copy())

    # Play

    def begin(self, seed: int) -> None:
        """New matches at all tables; a seed and the number of a table give the match's key."""
        self.movers[...] = -1
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """New matches at the tables where one is over."""
        over = self.movers < 0
        self.fresh[...] = over
        self.states[over] = self.blank
        self.run(Work.DEAL, seed)
        self.look()

    def step(self, actions: Array) -> None:
        """Play a legal action at each table; -1 leaves one alone, and so does a match's end."""
        self.actions[...] = actions
        self.run(Work.ANSWER)
        self.look()

    def look(self) -> None:
        """Write who decides at each table, what they see and what they may do."""
        self.move_bits[...] = 0
        self.input_bits[...] = 0
        self.run(Work.LOOK)

    def pick(self, seed: int) -> Array:
        """Any legal action at each table, as `actions`; -1 where a match is over."""
        self.budgets[...] = 1
        self.run(Work.PICK, seed)
        return self.actions

    def wander(self, budgets: Array, seed: int) -> None:
        """Play so many random moves at each table."""
        for number in range(int(budgets.max())):
            self.budgets[...] = budgets
            self.run(Work.PICK, seed + number, number)
            self.run(Work.ANSWER)
            self.look()

    def advise(self, styles: Array) -> Array:
        """What an outsider of the style asked for at each table would play; -1 asks for none."""
        self.styles[...] = styles
        self.run(Work.ADVISE)
        return self.advice

    def results(self) -> Results:
        """Points, places and sources as they stand."""
        self.run(Work.TELL)
        return Results(self.points, self.places, self.sources)

    # Between the CPU and wherever the arrays are

    def adopt(self, array: npt.NDArray[Any]) -> Array:
        """An array of NumPy as one of the batch's own kind."""
        return array

    def as_numpy(self, name: str) -> npt.NDArray[Any]:
        """An array of the batch as one of NumPy."""
        array: npt.NDArray[Any] = getattr(self, name)
        return array

    # How it is done

    @cached_property
    def run(self) -> Callable[..., None]:
        """Has something done at all tables: `run(work, seed, number)`."""
        return Runner(self, States(self.game.state, self.states))
