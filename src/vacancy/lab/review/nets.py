"""How well nets are calibrated, from the page that says it (docs/learning.md).

`python -m vacancy.lab.calibration` plays tens of thousands of matches for these figures, by the net
that stands at the end of every line of a review. Lines are dearer: with the few matches that they
are measured in, chance alone makes a larger error than the bar.
"""

from __future__ import annotations

import re
from typing import Any

from vacancy.games import NAMES
from vacancy.games import game as game_of

ROW = re.compile(r"^\| ([^|]+) \| ([\d,]+) \| ([\d.]+(?:, [^|,]+)*) \| ([\d.]+) \|$", re.MULTILINE)


def read_calibration(page: str) -> dict[str, dict[str, dict[str, Any]]]:
    """The errors on the page, by game and number of seats; what was not measured is left out."""
    names = {game_of(name).title: name for name in NAMES}
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for title, matches, errors, worst in ROW.findall(page):
        if (name := names.get(title)) is None:
            continue
        for seats, error in zip(game_of(name).seats, errors.split(", "), strict=False):
            if error[0].isdigit():
                found.setdefault(name, {})[str(seats)] = {
                    "error": float(error),
                    "worst_third": float(worst),
                    "matches": int(matches.replace(",", "")),
                }
    return found
