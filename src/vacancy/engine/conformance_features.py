"""What the inputs of every game must pass, beside `conformance`.

A net must see no more than its seat may, the same from every seat and whether or not the rules are
compiled; and what it sees has to be what the blocks say.

>>> import vacancy
>>> from vacancy.games.overbooking.features import FEATURES
>>> game = vacancy.game("overbooking").uncompiled
>>> check_blocks(FEATURES)
>>> check_features(game, FEATURES, game.new(seats=2, seed=1), random.Random(1))
>>> told(FEATURES, game.new(seats=3, seed=1), seat=0)["players"]
[1]
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from .conformance import option_sets, positions
from .dialect import rule
from .features import Block, Features, list_features, write_sources
from .game import Game, State
from .native.compiling import OPTIONS
from .native.linking import Linker
from .native.once import compile_once
from .record import NONE, Batch, Integer, Record

INPUT = np.dtype("i2")
States = Any  # an array of records
Numbers = npt.NDArray[np.int16]


def inputs_on(features: Features, state: State, seat: int) -> list[int]:
    """The inputs that are on for a seat, by the rules as they are."""
    out = [0] * features.most
    count = features.list_features(state, seat, out)
    return out[:count]


def points_by_source(features: Features, state: State, seat: int) -> dict[str, int]:
    """The points of a seat from each source, by the rules as they are."""
    out = [0] * len(features.sources)
    features.write_sources(state, seat, out)
    return dict(zip(features.sources, out, strict=True))


def told(features: Features, state: State, seat: int) -> dict[str, list[int]]:
    """The inputs that are on by the names of their blocks, each counted from its block's first."""
    on = sorted(inputs_on(features, state, seat))
    by_block = {
        block.name: [n - block.first for n in on if 0 <= n - block.first < block.count]
        for block in features.blocks
    }
    return {name: numbers for name, numbers in by_block.items() if numbers}


def check_blocks(features: Features) -> None:
    """The blocks lie one after another, each with a name of its own and a meaning."""
    end = 0
    for block in features.blocks:
        assert block.first == end, f"{block.name} begins at {block.first}, not at {end}"
        assert 1 <= block.most <= block.count, f"{block.name}: {block.most} of {block.count}"
        assert block.meaning.endswith("."), f"{block.name}: {block.meaning!r} is no sentence"
        end += block.count
    assert end == features.count, f"the blocks end at {end}, not at {features.count}"
    assert len({block.name for block in features.blocks}) == len(features.blocks)


def sample(game: Game, seats: int, share: float, seed: int) -> Iterator[State]:
    """A share of the positions of random games with all options, and the last one of each."""
    rng = random.Random(seed)
    for number, options in enumerate(option_sets(game)):
        for state, _ in positions(game, seats, options, seed + number):
            if rng.random() < share:  # neighbours are much alike
                yield state
        yield state


def check_sight(game: Game, features: Features, state: State, rng: random.Random) -> None:
    """Every seat is told what the blocks allow, and only what it may know."""
    for seat in range(state.seats):
        on = inputs_on(features, state, seat)
        check_numbers(features, on)
        for world in (game.known(state, seat), game.hide(state, seat, rng)):
            assert inputs_on(features, world, seat) == on, f"seat {seat} is told a secret"


def check_features(game: Game, features: Features, state: State, rng: random.Random) -> None:
    """The same, and every seat is told its points by source as the view tells them."""
    check_sight(game, features, state, rng)
    for seat in range(state.seats):
        parts = points_by_source(features, state, seat)
        assert parts == game.view_of.score_parts(state, seat), "the view has other sources"
        assert sum(parts.values()) == game.core.score(state, seat), f"{parts} are not the points"


def check_numbers(features: Features, on: list[int]) -> None:
    """No input is listed twice, and no more of a block than can be on at once."""
    assert len(set(on)) == len(on), "an input is listed twice"
    assert set(on) <= set(range(features.count)), "an input does not exist"
    assert len(on) <= features.most, f"{len(on)} inputs are on, not {features.most} at most"
    for block in features.blocks:
        count = sum(block.first <= number < block.first + block.count for number in on)
        assert count <= block.most, f"{block.name}: {count} inputs are on"


def check_turning(features: Features, state: State) -> None:
    """Whoever sits where: with all players moved on by one, the next seat sees the same."""
    moved = state.copy()
    turn(state, moved, state.seats)
    assert moved != state, "nobody has moved"
    for seat in range(state.seats):
        there = (seat + 1) % state.seats
        seen, again = inputs_on(features, state, seat), inputs_on(features, moved, there)
        assert sorted(seen) == sorted(again), f"seat {seat} and seat {there} see different things"


def turn(record: Record, moved: Record, seats: int) -> None:
    """Move all players on by one, in a copy of a record.

    Fields that hold a seat and arrays with an item for each seat say so in their declarations.
    """
    for name, field in record.fields.items():
        value = getattr(record, name)
        if isinstance(field, Integer):
            is_seat = field.is_seat and value != NONE
            setattr(moved, name, (value + 1) % seats if is_seat else value)
            continue
        for index in range(len(value)):
            is_seat = field.by_seat and index < seats
            place, row = (index + 1) % seats if is_seat else index, getattr(moved, name)
            row[place] = value[index]
            if isinstance(value[index], Record):
                turn(value[index], row[place], seats)


@rule
def list_first(states: States, seat: int, out: Numbers) -> int:
    """The inputs that are on in the first of some positions."""
    return list_features(states[0], seat, out)


@rule
def write_first(states: States, seat: int, out: Numbers) -> None:
    """The points by source in the first of some positions."""
    write_sources(states[0], seat, out)


class CompiledFeatures:
    """The two rules compiled, with every subscript checked."""

    def __init__(self, game: Game, features: Features) -> None:
        import numba

        from .native.whole_program import widen

        def compile_checked(twin: Any) -> Any:
            return numba.njit(**{**OPTIONS, "boundscheck": True})(twin)

        linker = Linker(
            holes={list_features: features.list_features, write_sources: features.write_sources},
            wrap=lambda twin: compile_once(compile_checked(twin), widen),
            is_native=True,
        )
        self.list_first: Callable[..., int] = compile_checked(linker.twin(list_first))
        self.write_first: Callable[..., None] = compile_checked(linker.twin(write_first))
        self.features, self.states = features, Batch[Any](game.state, 1)

    def inputs_on(self, state: State, seat: int) -> list[int]:
        """The inputs that are on for a seat."""
        self.states[0] = state
        out = np.zeros(self.features.most, INPUT)
        count = self.list_first(self.states.array, seat, out)
        return [int(number) for number in out[:count]]

    def points_by_source(self, state: State, seat: int) -> dict[str, int]:
        """The points of a seat from each source."""
        self.states[0] = state
        out = np.zeros(len(self.features.sources), INPUT)
        self.write_first(self.states.array, seat, out)
        return dict(zip(self.features.sources, map(int, out), strict=True))


def check_compiled(compiled: CompiledFeatures, state: State) -> None:
    """Compiled and uncompiled rules list the same inputs and points, in the same order."""
    features = compiled.features
    for seat in range(state.seats):
        on = inputs_on(features, state, seat)
        assert compiled.inputs_on(state, seat) == on, "the inputs differ"
        parts = points_by_source(features, state, seat)
        assert compiled.points_by_source(state, seat) == parts, "the points differ"


def check_use(compiled: CompiledFeatures, states: Iterable[State]) -> None:
    """Each block tells something in some of many positions, wherever it is repeated."""
    features, unused = compiled.features, {kind_of(block) for block in compiled.features.blocks}
    kinds = [kind_of(block) for block in features.blocks for _ in range(block.count)]
    for state in states:
        for seat in range(state.seats):
            unused.difference_update(kinds[number] for number in compiled.inputs_on(state, seat))
    assert not unused, f"never on: {sorted(unused)}"


def kind_of(block: Block) -> str:
    """The name of a block without the numbers of what it is repeated for."""
    return re.sub(r"\[\d+\]", "", block.name)
