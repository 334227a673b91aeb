"""The records of Last Room: what lies on the table, and who may see it. No logic."""

from __future__ import annotations

from vacancy.engine.decisions import Frame, stack_of
from vacancy.engine.record import NONE, Array, Record, Secrecy, array, bitset, int8, uint64

SEATS, ROOMS = 4, 8
TURNS = 2  # of each guest
COLOURS = ("red", "blue", "green", "orange")
EVENTS = ("keep", "swap", "draw")  # two moves, and what may follow
KEEP, SWAP, DRAWN = 0, 1, 2
ACTIONS = 2


class Player(Record):
    """A guest's room, secret until the end."""

    is_shown: int = int8(0, 1)
    room: int = int8(NONE, ROOMS - 1, secret=Secrecy.OWNER, shown_by="is_shown")


class State(Record):
    """A whole position."""

    key: Array[int] = array(uint64(secret=Secrecy.NOBODY), 2)
    seats: int = int8(2, SEATS)
    depth: int = int8(0, 2)
    turn: int = int8(0, TURNS * SEATS)
    drawn: int = int8(0, ROOMS)
    returned: int = bitset([f"room{number}" for number in range(1, ROOMS + 1)])
    stack: Array[Frame] = stack_of(["choose", "draw"], 2)
    players: Array[Player] = array(Player, SEATS, per_seat=True)


class Beat(Record):
    """One thing that happened: a move, or the draw after it, which only its owner sees."""

    event: int = int8(NONE, len(EVENTS) - 1, names=EVENTS)
    owner: int = int8(NONE, SEATS - 1)
    returned: int = int8(NONE, ROOMS - 1)
    drawn: int = int8(NONE, ROOMS - 1, secret=Secrecy.OWNER)
