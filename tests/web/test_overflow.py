"""All words can be read: nothing is cut off, on any page or board, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.guest import Guest
from tests.web.overflow import find_cut_text
from tests.web.scenes import BOARDS, PAGES, Scene

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 740}
SHORT = {
    name: scene
    for name, scene in BOARDS.items()
    if name.endswith("-middle") or name in ("overbooking-end", "grand_austria_hotel-end")
}


def find_in(
    browser: Any,
    house: tuple[str, Path],
    scenes: dict[str, Scene],
    language: str,
    *sizes: dict[str, int],
) -> list[str]:
    """What is cut in these places on screens of these sizes."""
    site, db = house
    found = []
    ala = Guest(browser, site, "Alicja Długonazwiskowa-Nowak", size=sizes[0], language=language)
    ala.say_name()
    for name, scene in scenes.items():
        scene(ala, db)
        for size in sizes:
            ala.page.set_viewport_size(size)  # type: ignore[arg-type]  # as for a new context
            ala.page.wait_for_timeout(150)
            found += [f"{name} at {size['width']}: {cut}" for cut in find_cut_text(ala)]
    ala.context.close()
    return found


def test_nothing_is_cut_on_the_pages(browser: Any, house: tuple[str, Path]) -> None:
    found = find_in(browser, house, PAGES, "pl", WIDE, SMALL_PHONE)
    assert not found, "\n".join(found)


def test_nothing_is_cut_on_the_boards(browser: Any, house: tuple[str, Path]) -> None:
    found = find_in(browser, house, SHORT, "pl", WIDE, SMALL_PHONE)
    assert not found, "\n".join(found)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_is_cut_anywhere(browser: Any, house: tuple[str, Path], language: str) -> None:
    found = find_in(browser, house, {**PAGES, **BOARDS}, language, WIDE, PHONE, SMALL_PHONE)
    assert not found, "\n".join(found)
