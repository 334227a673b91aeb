"""An invitation: what a friend sees first."""

from __future__ import annotations

import pytest

from tests.web.checks import find_faults
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest


def invite(host: Guest, *seats: str) -> tuple[str, str]:
    """A table with these seats: its id, and the path of the link to it."""
    host.say_name()
    table = host.open_table("me", *seats, game="pan_tu_nie_stal")
    return table, f"/join/{table}#{host.call('GET', f'/tables/{table}')['invite']}"


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (None, "light")])
def test_an_invitation_shows_the_game_who_invites_and_which_seats_are_free(
    guest: NamedGuests, size: dict[str, int] | None, theme: str
) -> None:
    ala, ola = guest("Ala"), guest("Ola", size=size, theme=theme)
    _, link = invite(ala, "link", "open", "bot")
    ola.go(link)
    ola.seen("Ala invites you to a game")
    ola.seen("2 seats are still free.")
    invitation = ola.page.locator(".invitation")
    assert invitation.locator(".poster svg").is_visible()
    assert "1980s" in invitation.inner_text()
    assert "about 30 minutes" in invitation.inner_text()
    assert invitation.locator(".free").count() == 2
    assert invitation.locator(".primary").count() == 1
    assert find_faults(ola) == []


def test_one_button_and_a_name_lead_to_the_table(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola")
    table, link = invite(ala, "link")
    ola.go(link)
    ola.page.locator(".invitation .primary").click()
    ola.page.get_by_label("Your name").fill("Ola")
    ola.page.keyboard.press("Enter")
    ola.page.wait_for_url(f"**/table/{table}")
    ola.page.locator(".waiting, .players").first.wait_for()
    seats = ola.call("GET", f"/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ala", "Ola"]


def test_whoever_comes_too_late_is_told_so_and_may_look_on(guest: NamedGuests) -> None:
    ala, ola, ewa = guest("Ala"), guest("Ola"), guest("Ewa")
    table, link = invite(ala, "link")
    ewa.say_name()
    ewa.go(link)
    ewa.page.locator(".invitation").wait_for()
    ola.say_name()
    ola.call(
        "POST",
        f"/tables/{table}/join",
        {"seat": 1, "invite": link.partition("#")[2], "nonce": None},
    )
    ewa.page.locator(".invitation .primary").click()
    ewa.page.get_by_role("alert").get_by_text("Every seat at this table is taken.").wait_for()
    assert ewa.page.get_by_role("link", name="Watch").is_visible()
    ewa.complaints.clear()  # the browser tells of the refusal too


def test_a_link_that_leads_nowhere_says_so_in_words(guest: NamedGuests) -> None:
    ola = guest("Ola", language="pl")
    ola.go("/join/0123456789abcdef#nothing")
    ola.page.get_by_role("heading", name="To zaproszenie prowadzi donikąd").wait_for()
    ola.page.get_by_role("alert").get_by_text("Nie ma tu stołu").wait_for()
    assert find_faults(ola) == []
    ola.complaints.clear()  # the browser tells of the missing table too


def test_a_guest_in_the_waiting_room_sees_the_same_and_sits_down(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola")
    table, _ = invite(ala, "open")
    ola.say_name()
    ola.go(f"/table/{table}")
    ola.page.locator(".invitation .poster svg").wait_for()
    assert ola.page.locator("h1").count() == 1
    assert find_faults(ola) == []
    ola.page.get_by_role("button", name="Sit down here").click()
    ola.page.locator(".waiting").wait_for()
