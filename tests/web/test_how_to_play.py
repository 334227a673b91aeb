"""A game explains itself: the picture book, the rules behind it, the player aid."""

from __future__ import annotations

import pytest

from tests.web.checks import DRAWN, find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE

TAB = {"en": "Rules by number", "pl": "Zasady po kolei"}


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rules_of_a_game_open_on_how_to_play(
    guest: NamedGuests, game: str, language: str
) -> None:
    ala = guest("Ala", language=language, theme="light" if language == "pl" else "dark", size=PHONE)
    ala.go(f"/rules/{game}")
    panels = ala.page.locator(".howto-panel")
    panels.first.wait_for()
    pictures = [each.get_attribute("aria-label") or "" for each in panels.get_by_role("img").all()]
    told = [*panels.all_inner_texts(), *pictures]
    assert 6 <= panels.count() <= 10
    assert len(pictures) == panels.count()
    assert all(told)
    assert not [words for words in told if "howto-" in words]
    assert sideways(ala) <= 0
    assert not find_faults(ala)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_behind_it_the_rules_are_searched_and_tell_nothing_of_the_program(
    guest: NamedGuests, language: str
) -> None:
    ala = guest("Ala", language=language)
    ala.go("/rules/overbooking")
    ala.page.get_by_role("tab", name=TAB[language]).click()
    ala.page.locator("#rule-OB-8\\.1").wait_for()
    assert ala.page.locator("#rule-OB-10\\.4").count() == 0
    ala.page.get_by_role("searchbox").fill("OB-8.6")
    ala.page.locator("#rule-OB-5\\.1").wait_for(state="detached")
    assert ala.page.locator(".rules li").count() == 1


def test_a_rule_opens_beside_the_board_and_covers_none_of_it(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    ala.page.locator(".prompt .rule").click()
    beside = ala.page.get_by_role("complementary")
    beside.locator(".marked").wait_for()
    board = ala.page.get_by_role("region", name="Board").bounding_box()
    rules = beside.bounding_box()
    assert board
    assert rules
    assert board["x"] + board["width"] <= rules["x"]
    ala.page.keyboard.press("Escape")
    beside.locator(".marked").wait_for(state="detached")


def test_one_key_opens_and_closes_the_player_aid(guest: NamedGuests) -> None:
    ala = guest("Ala", language="pl")
    ala.sit_with_bots(game="apartament")
    ala.page.keyboard.press("a")
    aid = ala.page.get_by_role("dialog", name="Karta pomocy")
    assert aid.get_by_role("heading").all_inner_texts()[1:] == ["Tura", "Punkty", "Koniec gry"]
    assert not find_faults(ala)
    ala.page.keyboard.press("a")
    aid.wait_for(state="detached")
