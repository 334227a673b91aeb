"""Who sits beside the learner: bots that are quick enough to play within the compiled loop."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from typing_extensions import TypeIs

from vacancy.bots.net.judge import net_of
from vacancy.bots.net.layers import Layers, Room, read_layers, room_for

from .loops.rivals import Rival

if TYPE_CHECKING:
    from vacancy.engine.game import Game

Name = str | Path | None
"""A rival: a bot's name, a file with a net, or None for a learner."""
SIMPLE = ("random", "greedy", "net")


class NoRival(LookupError):
    """Somebody who cannot play within a batch, in words."""


def rivals_of(game: Game) -> tuple[str, ...]:
    """The names of those who can sit at a batch of this game."""
    names = SIMPLE if net_of(game) is not None else SIMPLE[:-1]
    return names if game.outsiders is None else (*names, *game.outsiders.names)


class Rivals:
    """Who sits where at all tables of a batch, and what they think with.

    A single name fills all seats but one, and the learner has the next seat from table to table. A
    list names who sits at each seat of every table.
    """

    def __init__(
        self, game: Game, seats: int, tables: int, given: str | Path | Sequence[Name]
    ) -> None:
        self.game, self.net = game, empty_net()
        named: list[Name] = [given] * seats if is_name(given) else [*given]
        if len(named) != seats:
            raise NoRival(f"{seats} seats want {seats} rivals or learners, not {len(named)}")
        kinds = [self.kind_of(name) for name in named]
        self.kinds = np.tile(np.array(kinds, np.int8), (tables, 1))
        if is_name(given):
            self.kinds[np.arange(tables), np.arange(tables) % seats] = Rival.LEARNER
        elif Rival.LEARNER not in kinds:
            raise NoRival("a batch wants a learner at one seat or more: None in the list of rivals")
        self.draws = np.zeros(tables, np.int64)

    @property
    def learners(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """The first seat of each table at which somebody learns."""
        return (self.kinds == Rival.LEARNER).argmax(axis=1)

    def kind_of(self, name: Name) -> int:
        """The number of a rival; the net that one plays with is kept."""
        if name is None:
            return int(Rival.LEARNER)
        if isinstance(name, Path) or name.endswith(".npz"):
            return self.with_net(read_layers(Path(name), self.game))
        if name not in rivals_of(self.game):
            known = ", ".join(rivals_of(self.game))
            raise NoRival(f"{name!r} cannot play in a batch of {self.game.title}; {known} can")
        if name == "net":
            return self.with_net(net_of(self.game))
        outsiders = self.game.outsiders.names if self.game.outsiders else ()
        if name in outsiders:
            return Rival.OUTSIDER + outsiders.index(name)
        return int(Rival[name.upper()])

    def with_net(self, net: Layers | None) -> int:
        assert net is not None
        if self.net.b1.size and self.net is not net:
            raise NoRival("all rivals with a net play with the same one")
        self.net = net
        return int(Rival.NET)

    def room(self) -> Room:
        """Paper for the net; each thread wants its own."""
        return room_for(self.game, self.net)


def is_name(given: str | Path | Sequence[Name]) -> TypeIs[str | Path]:
    """Whether one name is given, and not one for each seat."""
    return isinstance(given, str | Path)


def empty_net() -> Layers:
    """Stands for a net where nobody plays with one."""
    grids = ("w1", "w2", "policy", "share", "points", "sources")
    return Layers(*(
        np.zeros((0, 0) if name in grids else 0, np.float32) for name in Layers._fields
    ))  # fmt: skip
