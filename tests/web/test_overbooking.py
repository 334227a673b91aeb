"""The board of Overbooking: cards are dragged, put back, and all of it fits a phone."""

from __future__ import annotations

import pytest

from tests.web.conftest import NamedGuests
from tests.web.guest import Guest

CARD = ".hand [data-legal]"
SIDE = ".side[data-hotel='0'][data-side='queue']"
PHONE = {"width": 390, "height": 844}


def drag(guest: Guest, source: str, target: str) -> None:
    """Drag the first of these onto the middle of that, wherever it lies once the card is lifted."""
    page = guest.page
    x, y = middle(guest, source)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=3)
    page.locator(".flying").wait_for()
    page.mouse.move(*middle(guest, target), steps=4)
    page.mouse.move(*middle(guest, target))
    page.mouse.up()


def middle(guest: Guest, what: str) -> tuple[float, float]:
    """The middle of the first of these, once it has come to rest."""
    found, before = guest.page.locator(what).first, None
    while (box := found.bounding_box()) is None or box != before:
        before = box
        guest.page.wait_for_timeout(80)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_to_a_queue(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    ala.page.locator(CARD).first.wait_for()
    count = ala.page.locator(".hand li").count()
    drag(ala, CARD, SIDE)
    ala.await_move(0)
    assert ala.page.locator(".hand li").count() == count - 1
    assert ala.page.locator(".flying").count() == 0


def test_a_card_let_go_beside_the_hotels_stays_in_the_hand(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    ala.page.locator(CARD).first.wait_for()
    drag(ala, CARD, ".prompt")
    assert ala.number == 0
    ala.page.locator(f"{CARD}[aria-pressed='true']").wait_for()


def test_escape_puts_the_card_back_and_leads_to_it(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    ala.page.locator(CARD).first.focus()
    ala.page.keyboard.press("Enter")
    ala.page.locator(".hotels [data-legal]:focus").wait_for()
    ala.page.keyboard.press("Escape")
    ala.page.locator(f"{CARD}:focus").wait_for()
    assert ala.page.locator(".hotels [data-legal]").count() == 0


def test_a_place_says_that_a_card_has_to_be_chosen_first(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    ala.page.locator(f"{SIDE} button").first.hover()
    ala.seen("Choose a card from your hand first.")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.nightly), "pl"])
@pytest.mark.parametrize("bots", [1, 2, 3])
def test_a_phone_shows_prompt_hotels_and_hand_at_once(
    guest: NamedGuests, bots: int, language: str
) -> None:
    ala = guest("Ala", size=PHONE, language=language)
    ala.sit_with_bots(bots)
    ala.page.locator(CARD).first.wait_for()
    parts = [ala.page.locator(each).bounding_box() for each in (".prompt", ".hotels", ".mine")]
    assert None not in parts
    assert sum(part["height"] for part in parts if part) <= PHONE["height"]
