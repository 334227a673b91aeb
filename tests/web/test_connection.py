"""Refresh, sleep, lost networks: back to the same place, without a word."""

from __future__ import annotations

import pytest

from tests.web.board import move_by_mouse
from tests.web.conftest import NamedGuests


def test_a_refresh_leads_back_to_the_same_place(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    move_by_mouse(ala)
    ala.page.wait_for_function("() => document.querySelectorAll('.log button').length >= 2")
    ala.await_turn()
    before = ala.page.locator(".log").inner_text()
    hand = ala.page.locator(".hand li").count()
    ala.page.reload()
    ala.await_turn()
    assert ala.page.locator(".log").inner_text() == before
    assert ala.page.locator(".hand li").count() == hand


def stay_offline(guest: NamedGuests, seconds: float) -> None:
    """A move made without a network is played once, when the network is back."""
    ala, ewa = guest("Ala"), guest("Ewa")
    table = ala.sit_with_bots()
    ewa.go(f"/table/{table}")
    ewa.seen("You are watching")
    ala.context.set_offline(True)
    move_by_mouse(ala)
    ala.page.wait_for_timeout(seconds * 1000)
    assert ewa.page.locator(".log button").count() == 0
    if seconds > 2:
        ala.seen("The connection is gone")
    ala.context.set_offline(False)
    ewa.page.wait_for_function("() => document.querySelectorAll('.log button').length >= 2")
    ala.await_turn()
    assert ala.page.locator(".log button").count() == ewa.page.locator(".log button").count()
    assert ala.page.locator(".log [data-number='1'][data-beat='0']").count() == 1
    assert ala.page.get_by_text("The connection is gone").count() == 0


def test_a_short_time_offline_loses_nothing(guest: NamedGuests) -> None:
    stay_offline(guest, 3)


@pytest.mark.nightly
def test_half_a_minute_offline_loses_nothing(guest: NamedGuests) -> None:
    stay_offline(guest, 30)


def test_an_unknown_table_is_said_in_words(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.go("/table/0123456789abcdef")
    ala.seen("There is nothing behind this door")
    ala.complaints.clear()  # the browser itself notes the answer 404


def test_whoever_logs_out_only_looks_on_in_another_tab(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    assert ala.page.locator(".board .hand li").count() > 0
    ala.context.request.post(f"{ala.site}/api/logout", headers={"origin": ala.site})
    ala.seen("You are watching")
    assert ala.page.locator(".board .hand li").count() == 0
