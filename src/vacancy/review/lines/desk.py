"""What lines of play are followed with: settings, and where the last one led."""

from __future__ import annotations

from vacancy.bots.net.loop import AS_LEARNT
from vacancy.bots.search import desk as plain
from vacancy.engine.record import Array, array, int8, int16

LOOSEST = 1_000


class Desk(plain.Desk):
    """The search's own settings of a game, for where there is no net, and those of a line."""

    has_net: int = int8(0, 1)
    turns: int = int16(0, 1000)  # after so many changes of who decides a line is cut
    temperatures: Array[int] = array(int16(1, LOOSEST, blank=AS_LEARNT), plain.SEATS)
    """How loosely each seat plays by the net's chances, in hundredths; 1 is its favourite move."""
