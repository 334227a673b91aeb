"""What lines of play are followed with: settings, and where the last one led."""

from __future__ import annotations

from vacancy.bots.search import desk as plain
from vacancy.engine.record import int8, int16


class Desk(plain.Desk):
    """The search's own settings of a game, for where there is no net, and those of a line."""

    has_net: int = int8(0, 1)
    turns: int = int16(0, 1000)  # after so many changes of who decides a line is cut
