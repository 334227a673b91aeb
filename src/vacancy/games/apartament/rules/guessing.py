"""Guessing at hidden cards: there are none but those to come (APT-3.9, APT-12.43).

A deck is the set of its cards, and the next one is drawn when it is turned up. So a fresh key is a
fresh shuffle, each as likely as any other, and nothing has to be filled in.
"""

from __future__ import annotations

from vacancy.engine.dialect import rule

from ..layout import State


@rule
def redraw(state: State, seat: int) -> None:
    """All but the key is open, and the key is new already."""
