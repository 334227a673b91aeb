"""What the lines of a comparison are followed with: settings, and how much has been noted."""

from __future__ import annotations

from vacancy.engine.record import int16
from vacancy.review.lines import desk as plain

BEATS = 256
"""So much is noted of a line; what happens after that is told in its end alone."""


class Desk(plain.Desk):
    """The settings of a line, cut after so many chapters and not turns, and notes on it."""

    noted: int = int16(0, BEATS)
    turns_done: int = int16(0, 1000)
