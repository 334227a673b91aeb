"""The end of a match is a story: places, sources, points by round, the turning point, ties."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.recorded import MATCHES, last_moment, lay_out


def at_end(guest: Guest, house: tuple[str, Path], game: str = "overbooking") -> str:
    guest.say_name()
    table = lay_out(guest, house[1], last_moment(game))
    guest.go(f"/table/{table}")
    guest.page.locator("#end-title").wait_for()
    guest.page.locator(".end figure svg").first.wait_for()
    return table


@pytest.mark.parametrize("game", MATCHES)
def test_the_end_tells_places_points_by_round_and_what_turned_it(
    guest: NamedGuests, house: tuple[str, Path], game: str
) -> None:
    ala = guest("Ala")
    table = at_end(ala, house, game)
    told = ala.call("GET", f"/tables/{table}")["result"]
    podium = ala.page.locator(".podium > li")
    assert podium.count() == len(told["scores"])
    assert podium.locator(".picture .result").count() == podium.count()
    first = podium.first.inner_text()
    assert str(max(told["scores"])) in first
    assert ala.page.locator(".ranking > li:first-child ul.bar > li").count() > 1
    rows = ala.page.locator(".end figure tbody tr")
    story = ala.call("GET", f"/tables/{table}/story")
    assert rows.count() == len(story["rounds"])
    last = [cell.replace("\u2212", "-") for cell in rows.last.locator("td").all_text_contents()]
    assert list(map(int, last)) == told["scores"]
    assert ala.page.locator(".end figure .line").count() == 2 * len(told["scores"])
    assert ala.page.get_by_role("heading", name="The turning point").is_visible()
    assert find_faults(ala) == []


def test_the_turning_point_leads_to_its_moment(guest: NamedGuests, house: tuple[str, Path]) -> None:
    ala = guest("Ala")
    table = at_end(ala, house)
    since = ala.call("GET", f"/tables/{table}/story")["turning"]["since"]
    ala.page.get_by_role("link", name="See it").click()
    ala.page.wait_for_url(f"**/replay/{table}*")
    ala.page.locator(".scrubber .at").get_by_text(re.compile(rf"^{since}/")).wait_for()


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("overbooking", "34 points each. They share the place."),
        ("apartament", "3 stars each. Then prestige decides:"),
    ],
)
def test_equal_points_are_told_in_words(
    guest: NamedGuests, house: tuple[str, Path], game: str, words: str
) -> None:
    ala = guest("Ala")
    at_end(ala, house, game)
    ala.page.locator(".ties").get_by_text(words).wait_for()


def test_the_story_on_a_phone_in_polish(guest: NamedGuests, house: tuple[str, Path]) -> None:
    ala = guest("Ala", size=PHONE, language="pl", theme="light")
    at_end(ala, house, "grand_austria_hotel")
    assert sideways(ala) == 0
    assert ala.page.get_by_role("button", name="Rewanż").is_visible()
    assert ala.page.get_by_role("heading", name="Punkt zwrotny").count() == 1
    assert find_faults(ala) == []
