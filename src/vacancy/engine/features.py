"""What a net sees of a position: numbered binary inputs, of which a rule lists those that are on.

A game's `features.py` lays its inputs out in blocks, and its `list_features` is to a net what
`list_legal` is to a player: it writes numbers and returns how many. The first layer of a net is
then a sum of the rows that are listed. An input may depend only on what the seat may know. Inputs
that follow from the record alone every game has (`encoding`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from .decisions import seat_to_move, top
from .dialect import hole, rule
from .record import NONE, Array

if TYPE_CHECKING:
    from .game import Game

State = Any  # the game's record


@dataclass(frozen=True)
class Block:
    """Inputs that say one thing together: the numbers `first .. first + count - 1`."""

    name: str
    first: int
    count: int
    meaning: str
    most: int = 1
    """How many of them can be on at once: one, where they stand for the values of a number."""


class Layout:
    """Lays blocks one after another, so that nobody writes an offset by hand.

    `add` and `repeat` return where a block begins: within its layout, which may be part of another.
    A layout may also begin as another one, whose numbers then hold in it too.

    >>> card = Layout()
    >>> OWNER = card.add("owner", 4, "Whose card it is, counted from the seat.")
    >>> KIND = card.add("kind", 6, "What kind of card it is.")
    >>> table = Layout()
    >>> HAND = table.add("hand", 24, "The cards in the seat's hand.", most=9)
    >>> QUEUE = table.repeat("queue", 5, card)
    >>> QUEUE + 2 * card.count + KIND, table.count, table.most
    (48, 74, 19)
    >>> table.blocks[-1]
    Block(name='queue[4].kind', first=68, count=6, meaning='What kind of card it is.', most=1)
    """

    def __init__(self, beginning: Layout | None = None) -> None:
        self.blocks: tuple[Block, ...] = beginning.blocks if beginning else ()

    @property
    def count(self) -> int:
        """How many inputs there are."""
        return self.blocks[-1].first + self.blocks[-1].count if self.blocks else 0

    @property
    def most(self) -> int:
        """How many of them can be on at once: the room that their list needs."""
        return sum(block.most for block in self.blocks)

    def add(self, name: str, count: int, meaning: str, most: int = 1) -> int:
        """A block of so many inputs; returns the number of the first."""
        first = self.count
        self.blocks += (Block(name, first, count, meaning, most),)
        return first

    def repeat(self, name: str, times: int, part: Layout) -> int:
        """The blocks of a layout so many times; returns the number of the first input."""
        first = self.count
        for index in range(times):
            for block in part.blocks:
                self.add(f"{name}[{index}].{block.name}", block.count, block.meaning, block.most)
        return first


@dataclass(frozen=True)
class Features:
    """How a game tells a net of its positions, of their points and of its actions."""

    blocks: tuple[Block, ...]
    count: int
    """How many inputs there are."""
    most: int
    """How many of them can be on at once: the room that their list needs."""
    list_features: Callable[..., int]
    """A rule (state, seat, out): writes the inputs that are on for a seat, returns how many."""
    sources: tuple[str, ...]
    """What points come from, as the view's `score_parts` names it."""
    write_sources: Callable[..., None]
    """A rule (state, seat, out): writes a seat's points from each source; the sum is its score."""
    action_parts: Callable[[int], tuple[int, ...]] | None = None
    """The parts whose weights add up to an action's, where a weight for each action is too much."""
    part_count: int = 0
    """How many such parts there are."""


def features_of(game: Game) -> Features:
    """How a game tells a net of its positions: in its own way, or as its record declares them."""
    return game.features or encoding_of(game)


@cache
def encoding_of(game: Game) -> Features:
    """How the declaration of a game's record tells a net of its positions."""
    from .encoding import encode  # which is made of what stands here

    return encode(game.state, game.rules.score)


@hole
def list_features(state: State, seat: int, out: Array[int]) -> int:
    """Write the inputs that are on for a seat, none twice, and return how many."""
    raise NotImplementedError


@hole
def list_record(state: State, seat: int, out: Array[int]) -> int:
    """The same of the inputs that follow from the declaration of the record (`encoding`)."""
    raise NotImplementedError


@hole
def write_sources(state: State, seat: int, out: Array[int]) -> None:
    """Write the points that a seat has from each source as things stand."""
    raise NotImplementedError


@rule
def steps_to(seat: int, other: int, seats: int) -> int:
    """How many seats on from one seat another one sits: a remainder without a division."""
    steps = other - seat
    return steps + seats if steps < 0 else steps


@rule
def seat_after(seat: int, steps: int, seats: int) -> int:
    """The seat that is so many steps on, fewer than there are seats."""
    other = seat + steps
    return other - seats if other >= seats else other


@rule
def list_number(value: int, size: int, first: int, out: Array[int], count: int) -> int:
    """Append the input for one of the numbers 0 .. size - 1; the ends stand for all beyond them.

    Like the other rules here it returns the new length of the list.
    """
    out[count] = first + min(max(value, 0), size - 1)
    return count + 1


@rule
def list_lead(lead: int, reach: int, first: int, out: Array[int], count: int) -> int:
    """Append the input for one of the numbers -reach .. reach; the ends stand for all beyond."""
    return list_number(lead + reach, 2 * reach + 1, first, out, count)


@rule
def list_amount(amount: int, size: int, first: int, out: Array[int], count: int) -> int:
    """Append the input for one of the numbers 1 .. size, or more; nothing for none.

    It is written in any case and counted if it holds: a branch that none can foresee takes longer.
    """
    return list_number(amount - 1, size, first, out, count) - (amount <= 0)


@rule
def list_steps(value: int, size: int, first: int, out: Array[int], count: int) -> int:
    """Append an input for each step from 1 up to a number, or up to the last step there is."""
    steps = max(min(value, size), 0)
    for step in range(steps):
        out[count + step] = first + step
    return count + steps


@rule
def list_decision(
    state: State, seat: int, decider: int, task: int, other_task: int, out: Array[int], count: int
) -> int:
    """Append who decides, counted from a seat, and what: a task of the seat's own, or of another.

    Nothing while the engine moves and after the end. The three numbers are where the blocks begin.
    """
    mover = seat_to_move(state)
    if mover == NONE:
        return count
    out[count] = decider + steps_to(seat, mover, state.seats)
    out[count + 1] = (task if mover == seat else other_task) + top(state).task
    return count + 2
