"""The arrays of a batch: what they hold, and whether an array of the caller's fits.

Each has a row for each table. What is shown to a learner is optional (`SHOWN`); the rest there
always is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from vacancy.engine.features import features_of

if TYPE_CHECKING:
    from vacancy.engine.features import Features
    from vacancy.engine.game import Game

BITS = 8
SHOWN = ("observations", "masks", "inputs", "input_counts", "input_bits", "move_bits")
"""What a batch writes only if it is asked to."""
PACKED = ("input_bits", "move_bits")
"""The smallest that a learner can do with."""
GIVEN = ("observations", "masks", "movers", "rewards", "ends", "input_bits", "move_bits")
"""What it can write into arrays of the caller's."""


class Shape(NamedTuple):
    """What an array has for each table: so many numbers each way, of one type."""

    row: tuple[int, ...]
    dtype: str


class WrongArray(TypeError):
    """An array that does not fit, in words."""


class UnknownArray(LookupError):
    """A name that is no array's."""


def bytes_for(count: int) -> int:
    """How many bytes so many bits take."""
    return -(-count // BITS)


def shapes_of(game: Game, features: Features, seats: int) -> dict[str, Shape]:
    """All arrays of a batch by name."""
    return {
        "states": Shape((game.state.dtype.itemsize,), "u1"),
        "actions": Shape((), "i8"),
        "begun": Shape((), "i8"),
        "lookers": Shape((), "i8"),
        "movers": Shape((), "i8"),
        "rewards": Shape((seats,), "f4"),
        "ends": Shape((), "?"),
        "moves": Shape((game.legal_limit,), "i2"),
        "move_counts": Shape((), "i4"),
        "move_bits": Shape((bytes_for(game.actions),), "u1"),
        "masks": Shape((game.actions,), "?"),
        "inputs": Shape((features.most,), "i2"),
        "input_counts": Shape((), "i4"),
        "input_bits": Shape((bytes_for(features.count),), "u1"),
        "observations": Shape((features.count,), "u1"),
        "budgets": Shape((), "i4"),
        "styles": Shape((), "i4"),
        "advice": Shape((), "i8"),
        "points": Shape((seats,), "i4"),
        "places": Shape((seats,), "i4"),
        "sources": Shape((seats, len(features_of(game).sources)), "i4"),
    }


def check_shown(names: Collection[str]) -> frozenset[str]:
    """The arrays that are asked for; others are refused in words."""
    for name in names:
        if name not in SHOWN:
            raise UnknownArray(f"a batch cannot show {name!r}; it can show {', '.join(SHOWN)}")
    lists = {"inputs", "input_counts"}
    return frozenset(names) | (lists if lists & set(names) else set())


def check_given(
    given: Mapping[str, Any], shapes: Mapping[str, Shape], shown: Collection[str], tables: int
) -> None:
    """Refuse arrays of the caller's that rules could not fill, in words."""
    for name, array in given.items():
        if name not in GIVEN or (name in SHOWN and name not in shown):
            known = ", ".join(each for each in GIVEN if each not in SHOWN or each in shown)
            raise UnknownArray(f"this batch does not write {name!r}; it writes {known}")
        check_array(name, array, (tables, *shapes[name].row), np.dtype(shapes[name].dtype))


def check_array(name: str, array: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
    """Refuse an array of another shape or type, or one that cannot be filled in one go."""
    wanted = f"{name}: an array of shape {shape} and type {dtype} is wanted"
    if not isinstance(array, np.ndarray):
        raise WrongArray(f"{wanted}, not {type(array).__name__}")
    is_flag = dtype.itemsize == 1 and array.dtype in (np.bool_, np.uint8, np.int8)
    if array.shape != shape or not (array.dtype == dtype or is_flag):
        raise WrongArray(f"{wanted}, not {array.shape} of {array.dtype}")
    if not array.flags.c_contiguous:
        raise WrongArray(f"{wanted} whose rows lie one after another, not a slice across rows")
    if not array.flags.writeable:
        raise WrongArray(f"{wanted} that may be written to, not a read-only one")


def as_bytes(array: Any) -> Any:
    """Flags as rules write them: bytes of 0 and 1."""
    return array.view(np.uint8) if array.dtype in (np.bool_, np.int8) else array


def read_actions(actions: Any, tables: int) -> Any:
    """Actions as a row of whole numbers, one for each table; others are refused in words."""
    found = np.asarray(actions)
    if found.shape != (tables,) or found.dtype.kind not in "iu":
        raise WrongArray(
            f"actions: {tables} whole numbers are wanted, one for each table,"
            f" not {found.shape} of {found.dtype}"
        )
    return found
