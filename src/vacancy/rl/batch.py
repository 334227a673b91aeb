"""Many tables of one game at once, as arrays: what they are, what each next mover sees and may do.

Every table has the same number of seats and the same options, and a row in every array. A step
plays one action at every table. Where that ends a match, its rewards are written and the next one
begins at once; without `restarts` it stays as it is until `restart`.

>>> batch = Batch("overbooking", tables=3, seats=2)
>>> batch.begin(seed=7)
>>> batch.observations.shape, batch.masks.shape, batch.movers.tolist()
((3, 1770), (3, 230), [1, 1, 0])
>>> while not batch.ends.any():
...     batch.step(batch.masks.argmax(axis=1))
>>> batch.rewards[batch.ends].sum()
np.float32(0.0)

The arrays are filled anew by each step, and may be the caller's own: a row of a buffer, say.

>>> buffer = np.zeros((8, 3, 1770), np.uint8)
>>> for row in buffer:
...     batch.step(batch.pick(seed=1), observations=row)
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.engine.blank import blank_state
from vacancy.engine.features import Block, Features, encoding_of, features_of
from vacancy.engine.options import read_options
from vacancy.engine.record import NONE
from vacancy.games import game as game_of

from .arrays import SHOWN, check_given, check_shown, read_actions, shapes_of
from .loops.stepping import Settings
from .loops.table import Reward, Sight
from .rivals import Name, Rivals
from .runners import Runner, Work

if TYPE_CHECKING:
    from vacancy.engine.game import Game

Array = Any  # of NumPy on the CPU, a tensor of PyTorch on a GPU
NOTHING: Mapping[str, Array] = {}
SEED = Settings._fields.index("seed")


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


class NotBegun(RuntimeError):
    """A batch of which no match has begun yet."""


class Batch:
    """Tables on the CPU."""

    states: Array
    """The positions, as bytes; `position` and `put` read and write one."""
    movers: Array
    """The seat that decides at each table, -1 where the match is over."""
    rewards: Array
    """What each seat has got for a match that ended in the last step, else 0."""
    ends: Array
    """Where a match has ended in the last step."""
    moves: Array
    """The legal actions of each table: the first `move_counts` of a row, ascending."""
    move_counts: Array
    masks: Array
    """The same as flags, one for each action; on demand ..."""
    move_bits: Array
    """... also as bits: action a is bit a % 8 of byte a // 8."""
    observations: Array
    """What whoever decides may know, as inputs that are 0 or 1 (`blocks` says what each means);
    where a match is over, what the last to decide sees of its end."""
    inputs: Array
    """On demand: the same as lists, of which the first `input_counts` of a row count ..."""
    input_counts: Array
    input_bits: Array
    """... and as bits, like `move_bits`."""
    points: Array
    places: Array
    sources: Array
    """What `results` has written."""
    actions: Array
    begun: Array
    lookers: Array
    budgets: Array
    styles: Array
    """What the work at hand is given: an action, how many matches have begun, who looks, how many
    random moves to play, which outsider to ask."""
    advice: Array
    """What outsiders would play: see `advise`."""

    def __init__(
        self,
        game: Game | str,
        *,
        tables: int,
        seats: int,
        options: Mapping[str, Any] | None = None,
        rivals: str | Path | Sequence[Name] | None = None,
        shows: Collection[str] = ("observations", "masks"),
        sight: str = "features",
        reward: str = "win",
        restarts: bool = True,
        threads: int = 1,
    ) -> None:
        """Tables of a game at which nothing has begun yet.

        `rivals` play all seats but one, or those at which a list names them (`rivals.Rivals`).
        `shows` names what is written besides movers, moves, rewards and ends. `sight` is what the
        game made for nets, or the bare `record`; `reward` a `win`, the `points` or the `lead`.
        """
        self.game = game_of(game) if isinstance(game, str) else game
        self.options = read_options(self.game, seats, options or {})
        if tables < 1 or threads < 1:
            raise ValueError(f"a batch wants a table and a thread, not {tables} and {threads}")
        self.seats, self.tables, self.threads, self.restarts = seats, tables, threads, restarts
        self.features = sight_of(self.game, sight)
        self.shown = check_shown(shows)
        self.seating = None if rivals is None else Rivals(self.game, seats, tables, rivals)
        self.settings = np.array([number_of(Sight, sight), number_of(Reward, reward), 0], np.int64)
        self.shapes = shapes_of(self.game, self.features, seats)
        self.arrays = {name: self.room_for(name) for name in self.shapes}
        for name, array in self.arrays.items():
            setattr(self, name, array)
        self.blank = self.blank_state()
        self.has_begun = False

    def room_for(self, name: str) -> Array:
        """An array of zeros; it has no rows if nobody wants it written."""
        row, dtype = self.shapes[name]
        rows = self.tables if name not in SHOWN or name in self.shown else 0
        return self.allocate((rows, *row), np.dtype(dtype))

    def allocate(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
        """An array of zeros."""
        return np.zeros(shape, dtype)

    def blank_state(self) -> Array:
        """The bytes of the record that a match begins with."""
        state = blank_state(self.game, self.seats, self.options)
        return self.adopt(np.frombuffer(state.to_bytes(), np.uint8).copy())

    @property
    def blocks(self) -> tuple[Block, ...]:
        """What the inputs mean: blocks with a name, a first input, a length and a sentence."""
        return self.features.blocks

    # Play

    def begin(self, seed: int) -> None:
        """New matches at all tables; a seed and the number of a table give the match's key."""
        self.leave(slice(None))
        self.begun[...] = 0
        if self.seating is not None:
            self.seating.draws[...] = 0
            self.lookers[...] = self.seating.learners
        self.has_begun = True
        self.restart(seed)

    def restart(self, seed: int | None = None) -> None:
        """New matches at the tables where one is over, with keys from another seed if given.

        No match has ended in this step, so that rewards and ends are nought.
        """
        if seed is not None:
            self.settings[SEED] = seed
        self.actions[...] = NONE
        self.play(restarts=True, looks=False)

    def leave(self, tables: Array) -> None:
        """Give up the matches at some tables, by their numbers or by flags; nobody wins them."""
        self.states[tables] = 0  # nothing is left to do there
        self.movers[tables] = NONE

    def step(self, actions: Array, **given: Array) -> None:
        """Play a legal action at each table; -1 leaves one alone, and so does a match's end.

        Arrays that are given by name are written to instead of the batch's own. Where an action is
        illegal nothing is played, anywhere, and `IllegalMove` says why.
        """
        if given:
            self.check(given)
        self.actions[...] = self.read(actions)
        self.play(self.restarts, True, given)

    def play(self, restarts: bool, looks: bool, given: Mapping[str, Array] = NOTHING) -> None:
        """Play `actions`, and write what came of it."""
        if not self.has_begun:
            raise NotBegun("no match has begun: call begin(seed) first")
        wrong = self.run.step(restarts, looks, given)
        if wrong != NONE:
            raise self.refusal(wrong)

    def refusal(self, table: int) -> Exception:
        """The exception that tells why an action is illegal at a table."""
        error = self.game.refusal(self.position(table), int(self.actions[table]))
        error.args = (f"table {table}: {error}",)
        return error

    def pick(self, seed: int) -> Array:
        """Any legal action at each table, as `actions`; -1 where a match is over."""
        self.budgets[...] = 1
        self.run(Work.PICK, 0, seed)
        return self.actions

    def wander(self, budgets: Array, seed: int) -> None:
        """Play so many random moves at each table."""
        for number in range(int(budgets.max())):
            self.budgets[...] = budgets
            self.run(Work.PICK, number, seed + number)
            self.play(self.restarts, looks=True)

    def advise(self, styles: Array) -> Array:
        """What an outsider of the style asked for at each table would play; -1 asks for none."""
        self.styles[...] = styles
        self.run(Work.ADVISE)
        return self.advice

    def results(self) -> Results:
        """Points, places and sources as they stand."""
        self.run(Work.TELL)
        return Results(self.points, self.places, self.sources)

    # One table, or one seat of all

    def position(self, table: int) -> Any:
        """The position at a table, as `game` plays it: a copy."""
        return self.game.state(self.record(table))

    def put(self, table: int, position: Any) -> None:
        """Go on from another position of the same size at a table."""
        self.check_table(table)
        if self.game.checked(position).seats != self.seats:
            raise ValueError(f"{self.seats} seats are wanted, not {position.seats}")
        self.states[table] = self.adopt(np.frombuffer(position.to_bytes(), np.uint8).copy())
        self.actions[...] = NONE
        self.play(restarts=False, looks=True)

    def observe(self, seats: Array) -> Array:
        """What a seat of each table sees now, whoever decides; one seat, or one for each table."""
        looking = np.broadcast_to(np.asarray(seats, np.int64), (self.tables,)).copy()
        if looking.min() < 0 or looking.max() >= self.seats:
            raise ValueError(f"seats go from 0 to {self.seats - 1}")
        seen = np.zeros((self.tables, self.features.count), np.uint8)
        self.run.see(looking, seen)
        return seen

    # Between the CPU and wherever the arrays are

    def record(self, table: int) -> bytes:
        """The bytes of the position at a table."""
        self.check_table(table)
        data: bytes = self.states[table].tobytes()
        return data

    def check_table(self, table: int) -> None:
        """Refuse the number of a table that is not there."""
        if not 0 <= table < self.tables:
            raise IndexError(f"there is no table {table}: they go from 0 to {self.tables - 1}")

    def read(self, actions: Array) -> Array:
        """Actions as they are played; anything else is refused in words."""
        return read_actions(actions, self.tables)

    def check(self, given: Mapping[str, Array]) -> None:
        """Refuse arrays of the caller's that cannot be filled, in words."""
        check_given(given, self.shapes, self.shown, self.tables)

    def adopt(self, array: npt.NDArray[Any]) -> Array:
        """An array of NumPy as one of the batch's own kind."""
        return array

    def as_numpy(self, name: str) -> npt.NDArray[Any]:
        """An array of the batch as one of NumPy."""
        array: npt.NDArray[Any] = getattr(self, name)
        return array

    # How it is done

    @cached_property
    def run(self) -> Any:
        """Has something done at all tables: `run.step(...)`, or `run(work, number, ...)`."""
        return Runner(self)


def sight_of(game: Game, name: str) -> Features:
    """What is seen of a game: what it made for nets, or its record."""
    return features_of(game) if number_of(Sight, name) == Sight.FEATURES else encoding_of(game)


def number_of(kind: type[IntEnum], name: str) -> int:
    """The number that a name stands for; another name is refused in words."""
    names = [each.name.lower() for each in kind]
    if name not in names:
        raise ValueError(
            f"there is no {kind.__name__.lower()} {name!r}; there are {', '.join(names)}"
        )
    return names.index(name)
