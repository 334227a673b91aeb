"""axe finds nothing serious at the end of a match and in its replay, in any game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.web.checks import DRAWN, find_faults
from tests.web.guest import Guest
from tests.web.scenes import at_end, looking_back

LOOKS = [("light", "pl"), ("dark", "en"), ("light", "en"), ("dark", "pl")]
IN_TURN = [(game, LOOKS[number % 2]) for number, game in enumerate(DRAWN)]
"""Each board in one look; the nightly tests see it in the others."""
EACH_BOARD = pytest.mark.parametrize(
    ("game", "look"),
    [
        pytest.param(
            game,
            look,
            id=f"{game}-{'-'.join(look)}",
            marks=[] if (game, look) in IN_TURN else pytest.mark.nightly,
        )
        for game, look in product(DRAWN, LOOKS)
    ],
)


@pytest.fixture
def ala(look: tuple[str, str], browser: Any, house: tuple[str, Path]) -> Iterator[Guest]:
    theme, language = look
    ala = Guest(browser, house[0], "Ala", theme=theme, language=language)
    ala.say_name()
    yield ala
    ala.context.close()


@EACH_BOARD
def test_the_end_screen_with_all_it_can_show(
    ala: Guest, house: tuple[str, Path], game: str
) -> None:
    at_end(game)(ala, house[1])
    assert ala.page.locator(".bar li").count() > 0
    ala.page.locator(".end summary").click()
    ala.page.locator(".players .score button").first.hover()
    ala.page.locator(".players .parts").first.wait_for()
    assert find_faults(ala) == []


@EACH_BOARD
def test_a_replay(ala: Guest, house: tuple[str, Path], game: str) -> None:
    looking_back(game)(ala, house[1])
    ala.page.locator(".board").first.wait_for()
    assert find_faults(ala) == []
