"""What a table asks of the rules, by number."""

from __future__ import annotations

from enum import IntEnum


class Work(IntEnum):
    """What an entry point is asked to do with a position."""

    START = 0
    LEGAL = 1
    WHY_NOT = 2
    PLAY = 3
    APPLY = 4
    STEP = 5
    SCORE = 6
    TIE_BREAK = 7
    REDRAW = 8
    MASK_STATE = 9
    MASK_BEAT = 10
    FIRST_BEYOND = 11
