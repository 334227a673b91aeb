"""Whole matches as compiled code that Python calls by address."""

from __future__ import annotations

import numpy as np
from numba import carray

from vacancy.engine.dialect import rule
from vacancy.engine.native.entry import (
    BYTE,
    LEGAL,
    STATE,
    STATE_SECRETS,
    STATE_SIZE,
    beat_at,
    pointer,
)

from .loop import MATCH_STATES, play_matches

KEY, WIDE, SCORE, SMALL = np.dtype("u8"), np.dtype("i8"), np.dtype("i4"), np.dtype("i1")


@rule
def play_matches_at(
    states: int, beat: int, actions: int, replies: int, totals: int, limit: int, matches: int,
    seats: int, keys: int, seeds: int, kinds: int, firsts: int, decisions: int, scores: int,
    ranks: int, worlds: int,
) -> int:  # fmt: skip
    play_matches(
        carray(pointer(states), MATCH_STATES, STATE),
        carray(pointer(states), STATE_SIZE, BYTE),
        STATE_SECRETS,
        beat_at(beat),
        carray(pointer(actions), limit, LEGAL),
        carray(pointer(replies), limit, LEGAL),
        carray(pointer(totals), limit, WIDE),
        carray(pointer(keys), (matches, 2), KEY),
        carray(pointer(seeds), matches, WIDE),
        carray(pointer(kinds), (matches, seats), SMALL),
        carray(pointer(firsts), matches, SMALL),
        carray(pointer(decisions), matches, SCORE),
        carray(pointer(scores), (matches, seats), SCORE),
        carray(pointer(ranks), (matches, seats), SMALL),
        worlds,
    )
    return matches
