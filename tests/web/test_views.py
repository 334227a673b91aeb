"""Languages, small screens, themes, and what the page weighs and asks for."""

from __future__ import annotations

import pytest

from tests.web.board import move_by_mouse
from tests.web.checks import DRAWN, find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE

FIRST_BOARD_BYTES = 400_000
WEIGHED = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .map((each) => each.encodedBodySize)"""
"""What came over the wire, one by one."""


def test_the_language_can_be_switched_in_the_middle_of_a_match(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    move_by_mouse(ala)
    ala.await_turn()
    ala.seen("lays")
    ala.page.get_by_role("button", name="polski").click()
    ala.seen("Twój ruch.")
    ala.page.locator(".log").get_by_text("kładzie").first.wait_for()
    assert ala.page.evaluate("document.documentElement.lang") == "pl"
    assert ala.page.get_by_text("lays").count() == 0
    move_by_mouse(ala)
    ala.page.get_by_role("button", name="English").click()
    ala.await_turn()
    ala.seen("Your turn.")


def test_a_phone_shows_everything_without_scrolling_sideways(guest: NamedGuests) -> None:
    ala = guest("Ala", size=PHONE, language="pl")
    for path in ("/", "/new/overbooking", "/settings", "/rules/overbooking"):
        ala.go(path)
        ala.page.locator("h1").wait_for(state="attached")
        assert sideways(ala) <= 0, path
    ala.sit_with_bots(3)
    assert sideways(ala) <= 0
    ala.page.locator(".hand [data-legal]").first.tap()
    ala.page.locator(".hotels [data-legal]").first.tap()
    ala.page.get_by_role("button", name="Dziennik").tap()
    ala.page.get_by_role("dialog").locator(".log button").first.wait_for()
    assert sideways(ala) <= 0


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.nightly), "dark"])
def test_axe_finds_nothing_serious_on_any_page(guest: NamedGuests, theme: str) -> None:
    ala = guest("Ala", theme=theme)
    ala.say_name()
    faults = {}
    for path in ("/", "/new/overbooking", "/settings", "/rules/overbooking", "/nowhere/at/all"):
        ala.go(path)
        ala.page.locator("h1").wait_for(state="attached")
        ala.page.wait_for_load_state("networkidle")
        faults[path] = find_faults(ala)
    waiting = ala.open_table("me", "link", "open")
    ala.go(f"/table/{waiting}")
    ala.page.locator(".waiting").wait_for()
    faults["waiting"] = find_faults(ala)
    table = ala.sit_with_bots(2)
    move_by_mouse(ala)
    ala.await_turn()
    faults["table"] = find_faults(ala)
    ala.page.get_by_role("tab", name="Chat").click()
    faults["chat"] = find_faults(ala)
    ala.page.keyboard.press("r")
    ala.page.get_by_role("complementary").locator(".marked").wait_for()
    faults["rules beside the board"] = find_faults(ala)
    ala.page.keyboard.press("Escape")
    ala.page.keyboard.press("?")
    ala.page.get_by_role("dialog").wait_for()
    faults["keys"] = find_faults(ala)
    ala.page.keyboard.press("Escape")
    ala.page.get_by_role("button", name="Resign").click()
    ala.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ala.page.locator("#end-title").wait_for()
    faults["end"] = find_faults(ala)
    ala.go(f"/replay/{table}")
    ala.page.get_by_role("slider", name="Move").wait_for()
    faults["replay"] = find_faults(ala)
    assert not any(faults.values()), faults


@pytest.mark.parametrize("game", DRAWN)
def test_the_first_board_is_light_and_comes_from_the_server_alone(
    guest: NamedGuests, game: str
) -> None:
    ala = guest("Ala")
    ala.sit_with_bots(game=game)
    sizes = ala.page.evaluate(WEIGHED)
    assert len(sizes) >= 3
    size = sum(sizes)
    assert size < FIRST_BOARD_BYTES, f"{size} bytes"


DOOR = '<link rel="help" href="/docs/" />'
"""What the server writes into the page where the documentation has been built."""


def test_the_documentation_is_led_to_where_there_is_any(guest: NamedGuests, site: str) -> None:
    ala = guest("Ala", language="pl")
    found = ala.page.get_by_role("link", name="Dokumentacja")
    plain = ala.context.request.get(site).text().replace(DOOR, "")
    for page, count in ((plain, 0), (plain.replace("</head>", f"{DOOR}</head>"), 1)):
        ala.context.route(f"{site}/", lambda route, _, page=page: route.fulfill(body=page))
        ala.go()
        ala.page.locator(".credits").wait_for()
        assert found.count() == count
    assert find_faults(ala) == []
    ala.context.route("**/docs/", lambda route: route.fulfill(body="<p>Documents</p>"))
    found.click()
    ala.seen("Documents")
