"""axe finds nothing serious at the end of a match and in its replay, in any game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.checks import DRAWN, find_faults
from tests.web.guest import Guest
from tests.web.scenes import at_end, looking_back

LOOKS = [
    ("light", "pl"),
    ("dark", "en"),
    pytest.param("light", "en", marks=pytest.mark.nightly),
    pytest.param("dark", "pl", marks=pytest.mark.nightly),
]
EACH_LOOK = pytest.mark.parametrize(("theme", "language"), LOOKS)
EACH_BOARD = pytest.mark.parametrize("game", DRAWN)


@EACH_LOOK
@EACH_BOARD
def test_the_end_screen_with_all_it_can_show(
    browser: Any, house: tuple[str, Path], game: str, theme: str, language: str
) -> None:
    site, db = house
    ala = Guest(browser, site, "Ala", theme=theme, language=language)
    ala.say_name()
    at_end(game)(ala, db)
    assert ala.page.locator(".bar li").count() > 0
    ala.page.locator(".end summary").click()
    ala.page.locator(".players button").first.hover()
    ala.page.locator(".players .parts").first.wait_for()
    faults = find_faults(ala)
    ala.context.close()
    assert not faults, faults


@EACH_LOOK
@EACH_BOARD
def test_a_replay(
    browser: Any, house: tuple[str, Path], game: str, theme: str, language: str
) -> None:
    site, db = house
    ala = Guest(browser, site, "Ala", theme=theme, language=language)
    ala.say_name()
    looking_back(game)(ala, db)
    ala.page.locator(".board").first.wait_for()
    faults = find_faults(ala)
    ala.context.close()
    assert not faults, faults
