"""The games: four of our own, each in a folder of its own, and those that other packages bring.

A game is a package that has a `GAME`. Another package brings one by an entry point of the group
`vacancy.games`, a line in its `pyproject.toml`:

    [project.entry-points."vacancy.games"]
    bridge = "card_games.bridge"

A game that is still being made needs no such package: the variable VACANCY_GAMES names it
(`VACANCY_GAMES=card_games.bridge`, several with commas), for this process and those it starts.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast, overload

if TYPE_CHECKING:
    from vacancy.engine.game import Game

OWN = ("overbooking", "pan_tu_nie_stal", "apartament", "grand_austria_hotel")
"""The registry: one line for each game."""
GROUP = "vacancy.games"
VARIABLE = "VACANCY_GAMES"


class UnknownGame(LookupError):
    """A name that is no game's."""


def packages() -> dict[str, str]:
    """Where each game lies, by name: our own, then installed ones, then those of the variable."""
    named = [package for package in os.environ.get(VARIABLE, "").split(",") if package]
    found = {name: f"{__package__}.{name}" for name in OWN}
    for name, package in [*installed(), *((each.rpartition(".")[2], each) for each in named)]:
        found.setdefault(name, package)
    return found


@cache
def installed() -> list[tuple[str, str]]:
    """The games of other packages, sorted: names and where they lie."""
    from importlib.metadata import entry_points

    return sorted((point.name, point.value) for point in entry_points(group=GROUP))


class Names(Sequence[str]):
    """The names of all games, as they are known whenever somebody looks.

    >>> "overbooking" in NAMES, NAMES[0]
    (True, 'overbooking')
    """

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return tuple(packages())[index]

    def __iter__(self) -> Iterator[str]:
        return iter(packages())

    def __len__(self) -> int:
        return len(packages())

    def __repr__(self) -> str:
        return repr(tuple(self))


NAMES = Names()


def game(name: str) -> Game:
    """The game of this name.

    >>> game("overbooking").title
    'Overbooking'
    """
    found = packages()
    if name not in found:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(found)}")
    return load(name, found[name])


@cache
def load(name: str, package: str) -> Game:
    """The game in a package, which must have the name that it is known by."""
    game = cast("Game", import_module(package).GAME)
    if (game.name, game.package) != (name, package):
        raise ImportError(f"{package} is {game.name} of {game.package}, and should be {name}")
    return game
