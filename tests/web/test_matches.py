"""Whole matches against bots, as a person plays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.board import move_by_keys, play, play_out, tab_to
from tests.web.conftest import NamedGuests
from tests.web.guest import Guest
from tests.web.recorded import AT_ONCE, find_moment, lay_out


@pytest.mark.nightly
def test_a_whole_match_by_mouse_from_the_lobby_to_the_end_screen(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.go("/new/overbooking")
    ala.page.get_by_role("button", name="Remove a seat").click()
    ala.page.get_by_role("combobox", name="Seat 2").select_option("bot:bellboy")
    ala.page.get_by_role("button", name="Open the table").click()
    ala.page.get_by_label("Your name").fill("Ala")
    ala.page.get_by_role("button", name="Come in").click()
    assert play_out(ala) >= 20
    assert ala.page.locator(".ranking > li").count() == 2
    assert ala.page.locator(".bar li").count() >= 2
    finished = ala.page.url
    ala.page.get_by_role("button", name="Rematch").click()
    ala.page.wait_for_url(lambda url: url != finished)
    ala.await_turn()
    assert not ala.is_over


def sit_down_by_keys(ala: Guest) -> None:
    """From the lobby to a table of Overbooking with two bots."""
    ala.go("/")
    ala.page.locator("#desk .primary").wait_for()
    tab_to(ala, 'a[href="/new/overbooking"]')
    ala.page.keyboard.press("Enter")
    ala.page.get_by_role("button", name="Open the table").wait_for()
    tab_to(ala, "select[aria-label='Seat 2']")
    ala.page.keyboard.type("Bot: B")
    tab_to(ala, "select[aria-label='Seat 3']")
    ala.page.keyboard.type("Bot: B")
    tab_to(ala, "button.primary.large")
    ala.page.keyboard.press("Enter")
    ala.page.get_by_role("dialog").wait_for()
    ala.page.keyboard.type("Ala")
    ala.page.keyboard.press("Enter")


def test_a_match_is_begun_by_keyboard_alone(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit_down_by_keys(ala)
    assert play(ala, 3, move_by_keys) == 3


def test_a_match_is_ended_by_keyboard_alone(guest: NamedGuests, house: tuple[str, Path]) -> None:
    ala = guest("Ala")
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment('overbooking', 'late'), AT_ONCE)}")
    assert play_out(ala, move_by_keys) > 0
    assert ala.page.evaluate("document.activeElement.id") == "end-title"


@pytest.mark.nightly
def test_a_whole_match_by_keyboard_alone(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit_down_by_keys(ala)
    assert play_out(ala, move_by_keys) >= 20
    assert ala.page.evaluate("document.activeElement.id") == "end-title"


def test_play_now_is_one_click_and_a_name(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.go("/")
    ala.page.get_by_role("button", name="Play now").click()
    ala.page.get_by_role("dialog").wait_for()
    ala.page.keyboard.press("Enter")
    ala.await_turn(patience_ms=90_000)  # the strongest bots think for seconds
    assert ala.page.locator(".players li").count() >= 2


def test_a_move_is_asked_about_first_if_one_wants_it_so(guest: NamedGuests) -> None:
    ala = guest("Ala", confirmMoves=True)
    ala.sit_with_bots()
    ala.page.locator(".hand [data-legal]").first.click()
    ala.page.locator(".hotels [data-legal]").first.click()
    ala.seen("Play this?")
    assert ala.number == 0
    ala.page.get_by_role("button", name="Confirm").click()
    ala.page.wait_for_function("() => document.querySelectorAll('.log button').length > 0")
