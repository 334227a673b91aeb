"""The positions of a match so far: some are kept, the others are played again when asked for.

A match has up to some hundred, and a house some hundred matches. Hardly anybody looks back further
than a few moves, and whoever reads a log does so from one position to the next.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Self, overload

from vacancy.engine.game import Game, State
from vacancy.engine.prelude import Prelude, deal_anew

EVERY, RECENT = 8, 16
"""Which positions are kept: one of so many, and the last ones."""


class History(Sequence[State]):
    """The positions in which somebody moved, in order. What is kept is never changed."""

    def __init__(self, game: Game, prelude: Prelude | None = None) -> None:
        self.game, self.prelude = game, prelude
        self.actions: list[int] = []
        self.kept: dict[int, State] = {}
        self.last_read: tuple[int, State] | None = None

    def copy(self) -> Self:
        other = copy(self)
        other.actions, other.kept = self.actions.copy(), self.kept.copy()
        return other

    def append(self, state: State, action: int) -> None:
        """Note a position and what was done there."""
        number = len(self.actions)
        self.actions.append(action)
        self.kept[number] = state
        if (old := number - RECENT) % EVERY:
            self.kept.pop(old, None)

    def cut(self, number: int) -> None:
        """Forget what came after so many moves."""
        del self.actions[number:]
        self.kept = {place: state for place, state in self.kept.items() if place < number}
        self.last_read = None

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, place: int) -> State: ...
    @overload
    def __getitem__(self, place: slice) -> list[State]: ...
    def __getitem__(self, place: int | slice) -> State | list[State]:
        numbers = range(len(self.actions))[place]
        return self.find(numbers) if isinstance(numbers, int) else [*map(self.find, numbers)]

    def __iter__(self) -> Iterator[State]:
        return map(self.find, range(len(self.actions)))

    def find(self, number: int) -> State:
        """A position, played from one before it unless it was kept."""
        if (kept := self.kept.get(number)) is not None:
            return kept
        first = number - number % EVERY
        begun = self.last_read
        is_near = begun is not None and first < begun[0] <= number
        start, before = begun if begun is not None and is_near else (first, self.kept[first])
        state = self.game.copy(before)
        for at, action in enumerate(self.actions[start:number], start + 1):
            self.game.play(state, action)
            deal_anew(self.prelude, state, at)
        self.last_read = number, state
        return state
