"""Options of a game: typed, validated, and refused with words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .record import NONE
from .words import Message, SpokenError

if TYPE_CHECKING:
    from .game import Game


class BadOption(SpokenError):
    """A number of seats, an option or a value that the game does not have."""


@dataclass(frozen=True)
class Choice:
    """An option with named values; the number of the value is stored in the field of its name."""

    name: str
    values: tuple[str, ...]
    default: str

    def values_at(self, seats: int) -> list[str]:
        """What it can be at a table with so many seats."""
        return list(self.values)

    def number(self, value: Any, seats: int) -> int:
        if value not in self.values:
            raise bad_value(self, value, seats)
        return self.values.index(value)


@dataclass(frozen=True)
class SeatChoice:
    """An option that names a seat, or leaves it to chance."""

    name: str
    default: str = "random"

    def values_at(self, seats: int) -> list[str]:
        """What it can be at a table with so many seats."""
        return [self.default, *map(str, range(seats))]

    def number(self, value: Any, seats: int) -> int:
        if value == self.default:
            return NONE
        if isinstance(value, str) and value.isdecimal():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
            raise bad_value(self, value, seats)
        return value


Option = Choice | SeatChoice


def bad_value(option: Option, value: Any, seats: int) -> BadOption:
    known = ", ".join(option.values_at(seats))
    args = {"name": option.name, "value": str(value)[:80], "known": known}
    return BadOption(Message("bad-value", args))


def read_options(game: Game, seats: int, options: Mapping[str, Any]) -> dict[str, int]:
    """The options as numbers, defaults filled in; raises `BadOption` in words."""
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        args = {"game": game.title, "few": few, "many": many, "seats": str(seats)}
        raise BadOption(Message("bad-seats", args))
    known = {option.name: option for option in game.options}
    for name in options:
        if name not in known:
            args = {"game": game.title, "name": name[:80], "known": ", ".join(known)}
            raise BadOption(Message("unknown-option", args))
    return {
        name: option.number(options.get(name, option.default), seats)
        for name, option in known.items()
    }
