"""Options of a game: typed, validated, and refused with words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .record import NONE

if TYPE_CHECKING:
    from .game import Game


class BadOption(ValueError):
    """A number of seats, an option or a value that the game does not have."""


@dataclass(frozen=True)
class Choice:
    """An option with named values; the number of the value is stored in the field of its name."""

    name: str
    values: tuple[str, ...]
    default: str

    def number(self, value: Any, seats: int) -> int:
        if value not in self.values:
            known = ", ".join(self.values)
            raise BadOption(f"{self.name} cannot be {value!r}; it can be {known}")
        return self.values.index(value)


@dataclass(frozen=True)
class SeatChoice:
    """An option that names a seat, or leaves it to chance."""

    name: str
    default: str = "random"

    def number(self, value: Any, seats: int) -> int:
        if value == self.default:
            return NONE
        if isinstance(value, str) and value.isdecimal():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
            known = f"{self.default} or a seat from 0 to {seats - 1}"
            raise BadOption(f"{self.name} cannot be {value!r}; it can be {known}")
        return value


Option = Choice | SeatChoice


def read_options(game: Game, seats: int, options: Mapping[str, Any]) -> dict[str, int]:
    """The options as numbers, defaults filled in; raises `BadOption` in words."""
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise BadOption(f"{game.title} is for {few} to {many} players, not {seats}")
    known = {option.name: option for option in game.options}
    for name in options:
        if name not in known:
            names = ", ".join(known) or "none"
            raise BadOption(f"{game.title} has no option {name!r}; its options are {names}")
    return {
        name: option.number(options.get(name, option.default), seats)
        for name, option in known.items()
    }
