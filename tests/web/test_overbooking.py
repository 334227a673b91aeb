"""The board of Overbooking: cards are dragged, put back, and all of it fits a phone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.board import play
from tests.web.checks import find_faults
from tests.web.conftest import NamedGuests
from tests.web.guest import Guest
from tests.web.recorded import find_moment, lay_out

CARD = ".hand [data-legal]"
SIDE = ".side[data-hotel='0'][data-side='queue']"
PHONE = {"width": 390, "height": 844}
ANYBODY = 6
"""A seed whose first hotel takes every card: by chance every eighth takes large groups only."""
LARGE_ONLY = 3


def sit(guest: Guest, bots: int = 1, seed: int = ANYBODY) -> None:
    """At a table whose hotels are known, my turn first."""
    guest.say_name()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    wish = {"game": "overbooking", "seats": seats, "options": {"first": "0"}, "seed": seed}
    table = guest.call("POST", "/tables", wish)["id"]
    guest.call("POST", f"/tables/{table}/start", {})
    guest.go(f"/table/{table}")
    guest.await_turn()
    guest.page.locator(CARD).first.wait_for()


def drag(guest: Guest, source: str, target: str) -> None:
    """Drag the first of these onto the middle of that."""
    page = guest.page
    x, y = middle(guest, source)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=3)
    page.locator(".flying").wait_for()
    page.mouse.move(*middle(guest, target), steps=4)
    page.mouse.up()


def middle(guest: Guest, what: str) -> tuple[float, float]:
    """The middle of the first of these."""
    box = guest.page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_to_a_queue(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    count = ala.page.locator(".hand li").count()
    drag(ala, CARD, SIDE)
    ala.await_move(0)
    assert ala.page.locator(".hand li").count() == count - 1
    assert ala.page.locator(".flying").count() == 0


def test_a_card_dragged_to_a_hotel_that_refuses_it_stays_and_says_why(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala, seed=LARGE_ONLY)
    drag(ala, CARD, SIDE)
    ala.seen("takes large groups only")
    assert ala.number == 0
    ala.page.locator(f"{CARD}[aria-pressed='true']").wait_for()


def test_a_card_let_go_beside_the_hotels_stays_in_the_hand(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    drag(ala, CARD, ".prompt")
    assert ala.number == 0
    ala.page.locator(f"{CARD}[aria-pressed='true']").wait_for()


def test_the_whole_side_of_a_hotel_takes_a_card_what_lies_there_too(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    for laid in range(2):
        ala.await_turn()
        before = ala.number
        ala.page.locator(CARD).first.click()
        if laid == 0:
            box = ala.page.locator(SIDE).bounding_box()
            assert box is not None
            ala.page.mouse.click(box["x"] + box["width"] - 6, box["y"] + box["height"] / 2)
        else:
            ala.page.locator(f"{SIDE} .card").first.click()
        ala.await_move(before)


def test_escape_puts_the_card_back_and_leads_to_it(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    ala.page.locator(CARD).first.focus()
    ala.page.keyboard.press("Enter")
    ala.page.locator(".hotels [data-legal]:focus").wait_for()
    ala.page.keyboard.press("Escape")
    ala.page.locator(f"{CARD}:focus").wait_for()
    assert ala.page.locator(".hotels [data-legal]").count() == 0


def test_a_place_says_that_a_card_has_to_be_chosen_first(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    ala.page.locator(f"{SIDE} button").first.hover()
    ala.seen("Choose a card from your hand first.")


def test_what_would_come_of_laying_a_card_is_seen_before(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    assert ala.page.locator(".ghost, .lodge .wanted.seat-0").count() == 0
    card = ala.page.locator(CARD).first
    card.click()
    lit = ala.page.locator(".hotels [data-legal]").count()
    assert ala.page.locator(".ghost").count() == lit
    ala.page.locator(f"{SIDE} [data-legal]").hover(position={"x": 8, "y": 8})
    beds = int(ala.page.locator(f"{SIDE} .ghost .beds").get_attribute("data-text") or 0)
    wanted = ala.page.locator(".lodge").first.locator("svg.wanted.seat-0")
    ala.page.wait_for_function(
        "count => document.querySelectorAll('.lodge svg.wanted.seat-0').length === count", arg=beds
    )
    assert wanted.count() == beds
    ala.page.keyboard.press("Escape")
    assert ala.page.locator(".ghost").count() == 0


def test_a_card_tells_what_it_does_at_the_back_door(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    ala.page.locator(CARD).first.hover()
    ala.page.get_by_role("tooltip").get_by_text("At a back door:").wait_for()
    ala.page.keyboard.press("i")
    ala.page.get_by_role("dialog").locator(".card").wait_for()


def test_somebody_elses_guests_come_forward_and_go_back(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    ala.say_name()
    moment = find_moment("overbooking", "late")
    ala.go(f"/table/{lay_out(ala, house[1], moment)}")
    ala.page.locator(CARD).first.wait_for()
    other = (moment.seat + 1) % 3
    ala.page.locator(f"[data-home='{other}'] .who").click()
    ala.page.locator(f".booked.seat-{other} .card").first.wait_for()
    assert not ala.page.locator(".hand").is_visible()
    assert not (faults := find_faults(ala)), faults
    ala.page.keyboard.press("Escape")
    ala.page.locator(".booked").wait_for(state="detached")
    assert ala.page.locator(".hand").is_visible()


WATCH_HEIGHTS = """() => {
  window.heights = new Set();
  new ResizeObserver((all) => all.forEach(({ contentRect }) =>
    window.heights.add(Math.round(contentRect.height)))).observe(document.querySelector('.lodge'));
}"""


@pytest.mark.nightly
def test_a_hotel_is_as_high_while_it_is_checked(guest: NamedGuests) -> None:
    ala = guest("Ala", speed="fast", roundPause=False)
    sit(ala)
    ala.page.evaluate(WATCH_HEIGHTS)
    play(ala, 8)
    ala.page.locator(".counter").get_by_text("Round 2 of 4").wait_for()
    assert len(ala.page.evaluate("[...window.heights]")) == 1


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.nightly), "pl"])
@pytest.mark.parametrize(
    "bots", [3, *(pytest.param(bots, marks=pytest.mark.nightly) for bots in (1, 2))]
)
def test_a_phone_shows_prompt_hotels_and_hand_at_once(
    guest: NamedGuests, bots: int, language: str
) -> None:
    ala = guest("Ala", size=PHONE, language=language)
    sit(ala, bots)
    parts = [ala.page.locator(each).bounding_box() for each in (".prompt", ".hotels", ".mine")]
    assert None not in parts
    assert sum(part["height"] for part in parts if part) <= PHONE["height"]
    for each in (*ala.page.locator(".lodge").all(), *ala.page.locator(CARD).all()):
        box = each.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]
        assert box["x"] + box["width"] <= PHONE["width"]
