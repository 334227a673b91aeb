"""Every decision is on one screen, and nothing moves while it is made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import vacancy
from tests.web.one_screen import (
    ALL_PICKS,
    DESKTOPS,
    PHONES,
    decisions,
    inspect,
    matches_of,
)

LOOKS = 6
"""How many decisions of a match are looked at in the everyday tests."""
SMALLEST = (DESKTOPS[-1], PHONES[-1])
"""Where there is least room; at night all screens are looked at."""


def largest(game: str) -> str:
    """The name of a match at the largest table of a game."""
    numbered = [name for name in matches_of(game) if Path(name).name[0].isdigit()]
    return max(numbered, key=lambda name: Path(name).name[0])


@pytest.mark.parametrize("size", SMALLEST, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("game", vacancy.NAMES)
def test_what_is_asked_at_the_largest_table_is_on_one_screen(
    browser: Any, site: str, game: str, size: dict[str, int]
) -> None:
    path = matches_of(game)[largest(game)]
    step = sum(1 for _ in decisions(path)) // LOOKS + 1
    found = inspect(browser, site, path, game, size, step=step)
    assert not found, "\n".join(found)


@pytest.mark.nightly
@pytest.mark.parametrize("size", [*DESKTOPS, *PHONES], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in vacancy.NAMES for name in matches_of(game)]
)
def test_every_decision_of_every_match_is_on_one_screen(
    browser: Any, site: str, game: str, name: str, size: dict[str, int]
) -> None:
    path = matches_of(game)[name]
    found = inspect(browser, site, path, game, size, picks_max=ALL_PICKS)
    assert not found, "\n".join(found)
