"""axe finds nothing serious at the end of a match and in its replay, in any game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests.web.checks import DRAWN, find_faults
from tests.web.guest import Guest
from tests.web.profiles import Profiles
from tests.web.scenes import IN_TURN, LOOKS, at_end, looking_back

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
def ala(look: tuple[str, str], profiles: Profiles, site: str) -> Iterator[Guest]:
    theme, language = look
    ala = Guest(profiles, site, "Ala", theme=theme, language=language)
    ala.say_name()
    yield ala
    ala.leave()


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
