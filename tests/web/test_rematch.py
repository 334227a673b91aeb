"""A rematch that somebody proposes is seen by the others wherever they are."""

from __future__ import annotations

import pytest

from tests.web.checks import find_faults
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.test_people import sit_together

PROPOSED = "Ala proposes a rematch: Overbooking"


def ended(ala: Guest, ola: Guest) -> str:
    """A match of two people that is over."""
    table = sit_together(ala, ola)
    ala.go(f"/table/{table}")
    ala.await_turn()
    ala.page.get_by_role("button", name="Resign").click()
    ala.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ala.page.locator("#end-title").wait_for()
    return table


@pytest.mark.parametrize(
    "place",
    ["lobby", *(pytest.param(it, marks=pytest.mark.nightly) for it in ("replay", "another table"))],
)
def test_a_proposed_rematch_is_seen_and_accepted_elsewhere(guest: NamedGuests, place: str) -> None:
    ala, ola = guest("Ala"), guest("Ola", size=PHONE if place == "lobby" else None)
    table = ended(ala, ola)
    if place == "another table":
        ola.sit_with_bots()
    else:
        ola.go("/" if place == "lobby" else f"/replay/{table}")
    ala.page.get_by_role("button", name="Rematch").click()
    ala.seen("kept for Ola")
    banner = ola.page.locator(".proposal")
    banner.get_by_text(PROPOSED).wait_for()
    assert find_faults(ola) == []
    banner.get_by_role("button", name="Accept").click()
    ola.page.wait_for_url(ala.page.url)
    banner.wait_for(state="detached")
    ala.page.get_by_role("button", name="Begin").click()
    ola.page.locator(".prompt").wait_for()


@pytest.mark.nightly
def test_a_proposed_rematch_is_declined_elsewhere(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola")
    ended(ala, ola)
    ola.go("/settings")
    ala.page.get_by_role("button", name="Rematch").click()
    banner = ola.page.locator(".proposal")
    banner.get_by_role("button", name="Decline").click()
    banner.wait_for(state="detached")
    ala.page.get_by_text("kept for Ola").wait_for(state="detached")


@pytest.mark.nightly
def test_a_proposal_can_be_hidden_and_waits_in_the_lobby(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola")
    ended(ala, ola)
    ola.go("/")
    ala.page.get_by_role("button", name="Rematch").click()
    ola.page.locator(".proposal").get_by_role("button", name="Hide for now").click()
    ola.page.locator(".proposal").wait_for(state="detached")
    ola.page.get_by_role("region", name="Continue").get_by_role("button", name="Accept").wait_for()
    for _ in range(3):  # it is looked for again, and stays hidden
        ola.page.wait_for_event("response", lambda answer: "scope=mine" in answer.url)
    assert not ola.page.locator(".proposal").is_visible()
