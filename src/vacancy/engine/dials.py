"""Which values of a game's components may be changed to try another game, and how far.

A designer's change is a dict like `components.json` itself with nothing in it but what differs:

>>> data = {"upgrades": [{"id": "gps", "cost": 2}], "stars": {"2": [8, 10]}}
>>> dials = Dials({"upgrades.*.cost": Whole(0, 9), "stars.2": Series(Whole(1, 99), 1, 9)})
>>> changed(data, {"upgrades": {"gps": {"cost": 3}}, "stars": {"2": [7]}}, dials)
{'upgrades': [{'id': 'gps', 'cost': 3}], 'stars': {'2': [7]}}
>>> changed(data, {"upgrades": {"gps": {"cost": 10}}}, dials)
Traceback (most recent call last):
...
vacancy.engine.dials.BadVariant: upgrades.gps.cost: 10 is no whole number from 0 to 9.

Rows of a list are named by their id, or by their number, from 1 on; lists of plain values are given
whole. What no dial names cannot be changed: rules or records count on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .refusals import shown_as
from .words import Message, SpokenError

ANY = "*"
Place = tuple[str, ...]


class BadVariant(SpokenError):
    """A change that cannot be made, with its place."""


class Whole(NamedTuple):
    """A whole number within limits."""

    low: int
    high: int

    def check(self, place: Place, value: Any) -> None:
        """Refuse another value."""
        is_whole = isinstance(value, int) and not isinstance(value, bool)
        if not is_whole or not self.low <= value <= self.high:
            raise bad("whole", place, value=shown_as(value), low=self.low, high=self.high)


class Flag(NamedTuple):
    """Yes or no."""

    def check(self, place: Place, value: Any) -> None:
        """Refuse another value."""
        if not isinstance(value, bool):
            raise bad("flag", place, value=shown_as(value))


class OneOf(NamedTuple):
    """A word of some."""

    words: tuple[str, ...]

    def check(self, place: Place, value: Any) -> None:
        """Refuse another value."""
        if value not in self.words:
            raise bad("word", place, value=shown_as(value), known=", ".join(self.words))


class Series(NamedTuple):
    """A list of values of one kind, so many at least and at most."""

    each: Whole | Flag | OneOf
    least: int
    most: int

    def check(self, place: Place, value: Any) -> None:
        """Refuse another value."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise bad("list", place, value=shown_as(value), least=self.least, most=self.most)
        for number, item in enumerate(value, 1):
            self.each.check((*place, str(number)), item)


Dial = Whole | Flag | OneOf | Series


@dataclass(frozen=True)
class Dials:
    """What may be changed, by place, and what must hold of all values together."""

    by_place: Mapping[str, Dial]
    """`upgrades.*.cost`: a star stands for any row or name."""
    check: Callable[[Any], Message | None] = lambda data: None
    """Why changed values do not fit together, in words of the game, if they do not."""

    def at(self, place: Place) -> Dial | None:
        """What may stand at a place."""
        for pattern, dial in self.by_place.items():
            if fits(pattern.split("."), place):
                return dial
        return None

    def below(self, place: Place) -> list[str]:
        """What may be changed at a place or within it, as patterns."""
        return [
            pattern for pattern in self.by_place if fits(pattern.split(".")[: len(place)], place)
        ]

    def values(self, data: Any, place: Place = ()) -> Iterator[tuple[Place, Any, Dial]]:
        """All values that may be changed: where they stand, what they are, what they may be."""
        dial = self.at(place)
        if dial is not None:
            yield place, data, dial
        elif self.below(place) and isinstance(data, dict | list):
            for name, inner in named(data):
                yield from self.values(inner, (*place, name))


def fits(pattern: list[str], place: Place) -> bool:
    """Whether a pattern names a place."""
    return len(pattern) == len(place) and all(
        wanted in (ANY, name) for wanted, name in zip(pattern, place, strict=True)
    )


def changed(data: Any, changes: Any, dials: Dials, place: Place = ()) -> Any:
    """Components with changes made in them; what cannot be changed is refused with its place."""
    dial = dials.at(place)
    if dial is not None:
        dial.check(place, changes)
        return changes
    if not dials.below(place):
        raise bad("fixed", place, known=", ".join(dials.by_place))
    if not isinstance(changes, Mapping):
        raise bad("names", place, value=shown_as(changes), known=", ".join(dials.below(place)))
    if isinstance(data, list):
        made = list(data)
        for name, change in changes.items():
            row = row_named(data, str(name), place)
            made[row] = changed(data[row], change, dials, (*place, str(name)))
        return made
    made_up = dict(data)
    for name, change in changes.items():
        if name not in data:
            raise bad("unknown", (*place, str(name)), known=", ".join(map(str, data)))
        made_up[name] = changed(data[name], change, dials, (*place, str(name)))
    return made_up


def row_named(rows: list[Any], name: str, place: Place) -> int:
    """The row of a list with an id, or with a number."""
    names = [name for name, _ in named(rows)]
    if name in names:
        return names.index(name)
    if name.isdecimal() and 1 <= int(name) <= len(rows):
        return int(name) - 1
    raise bad("unknown", (*place, name), known=", ".join(names))


def named(data: dict[str, Any] | list[Any]) -> list[tuple[str, Any]]:
    """What is in a dict by name, or in a list by id or number."""
    if isinstance(data, dict):
        return list(data.items())
    return [
        (str(row["id"]) if isinstance(row, dict) and "id" in row else str(number), row)
        for number, row in enumerate(data, 1)
    ]


def bad(kind: str, place: Place, **told: Any) -> BadVariant:
    """The refusal of a change at a place."""
    return BadVariant(Message(f"variant-{kind}", {"place": ".".join(place) or "-", **told}))
