"""Options of a game: typed, validated, and refused with words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .record import NONE
from .refusals import shown_as, whole_number
from .words import Message, SpokenError

if TYPE_CHECKING:
    from .game import Game


class BadOption(SpokenError):
    """A number of seats, an option or a value that the game does not have."""


@dataclass(frozen=True)
class Effect:
    """When an option makes a difference, and the rule that says so."""

    option: str
    """With this other option,"""
    value: str
    """which must have this value,"""
    seats: int
    """at a table of so many or more."""
    rule: str

    def why_none(self, name: str, seats: int, chosen: Mapping[str, Any]) -> Message | None:
        """Why the option of this name makes no difference at a table, if it does not."""
        if str(chosen[self.option]) != self.value:
            wanted = {"name": name, "option": self.option, "value": self.value}
            return Message("idle-option", wanted, self.rule)
        if seats < self.seats:
            few = {"name": name, "least": self.seats, "seats": seats}
            return Message("idle-seat-option", few, self.rule)
        return None


@dataclass(frozen=True)
class Choice:
    """An option with named values; the number of the value is stored in the field of its name."""

    name: str
    values: tuple[str, ...]
    default: str
    effect: Effect | None = None
    """When it makes a difference, unless it always does."""
    is_late: bool = False
    """Whether matches were played before there was such an option: see `written`."""

    def values_at(self, seats: int) -> list[str]:
        """What it can be at a table with so many seats."""
        return list(self.values)

    def number(self, value: Any, seats: int) -> int:
        """The number of a value; a year may be given as a number."""
        if str(value) not in self.values:
            raise bad_value(self, value, seats)
        return self.values.index(str(value))


@dataclass(frozen=True)
class SeatChoice:
    """An option that names a seat, or leaves it to chance."""

    name: str
    default: str = "random"
    effect: Effect | None = None
    is_late: bool = False

    def values_at(self, seats: int) -> list[str]:
        """What it can be at a table with so many seats."""
        return [self.default, *map(str, range(seats))]

    def number(self, value: Any, seats: int) -> int:
        """The number of a seat, NONE for chance."""
        if value == self.default:
            return NONE
        if isinstance(value, str) and value.isdecimal():
            value = int(value)
        seat = whole_number(value)
        if seat is None or not 0 <= seat < seats:
            raise bad_value(self, value, seats)
        return seat


Option = Choice | SeatChoice


def bad_value(option: Option, value: Any, seats: int) -> BadOption:
    known = ", ".join(option.values_at(seats))
    return BadOption(
        Message("bad-value", {"name": option.name, "value": shown_as(value), "known": known})
    )


def read_options(game: Game, seats: int, options: Mapping[str, Any]) -> dict[str, int]:
    """The options of a new match as numbers; raises `BadOption` in words.

    An option is refused too if it makes no difference, unless it has its default value.
    """
    numbers = numbers_of(game, seats, options)
    chosen = {option.name: options.get(option.name, option.default) for option in game.options}
    for option in game.options:
        if option.effect is not None and str(chosen[option.name]) != option.default:
            reason = option.effect.why_none(option.name, seats, chosen)
            if reason is not None:
                raise BadOption(reason)
    return numbers


def numbers_of(game: Game, seats: int, options: Mapping[str, Any]) -> dict[str, int]:
    """The options of any match as numbers, defaults filled in; raises `BadOption` in words."""
    check_seats(game, seats)
    known = {option.name: option for option in game.options}
    for name in options:
        if name not in known:
            args = {"game": game.title, "name": shown_as(name), "known": ", ".join(known)}
            raise BadOption(Message("unknown-option", args))
    return {
        name: option.number(options.get(name, option.default), seats)
        for name, option in known.items()
    }


def written(game: Game, options: Mapping[str, Any]) -> dict[str, str]:
    """The options of a match as it promises and writes them down, defaults filled in.

    A late option is named only where it was chosen: so matches from before are what they were.
    """
    chosen = {option: str(options.get(option.name, option.default)) for option in game.options}
    return {
        option.name: value
        for option, value in chosen.items()
        if not (option.is_late and value == option.default)
    }


def check_seats(game: Game, seats: int) -> None:
    """Refuse what is no number of players, or not one that the game is for."""
    number = whole_number(seats)
    if number is None:
        raise BadOption(Message("seats-are-no-number", {"seats": shown_as(seats)}))
    if number not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        args = {"game": game.title, "few": few, "many": many, "seats": shown_as(seats)}
        raise BadOption(Message("bad-seats", args))
