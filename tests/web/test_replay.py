"""A replay: the result first, then any moment of the match as anybody saw it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.recorded import last_moment, lay_out, mover_of

OVERBOOKING = last_moment("overbooking")
STEPS_MAX = 600


@pytest.fixture
def ala(guest: NamedGuests) -> Guest:
    ala = guest("Ala")
    ala.say_name()
    return ala


def open_replay(guest: Guest, house: tuple[str, Path], hash: str = "") -> str:
    table = lay_out(guest, house[1], OVERBOOKING)
    guest.go(f"/replay/{table}{hash}")
    guest.page.get_by_role("slider").wait_for()
    return table


def at(guest: Guest, number: int) -> None:
    """Wait until the replay shows the position after so many moves."""
    guest.page.locator(".scrubber .at").get_by_text(f"{number}/{OVERBOOKING.count}").wait_for()


def test_a_replay_opens_with_the_result_at_the_beginning_with_the_log(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala", drawer="none")
    ala.say_name()
    open_replay(ala, house)
    intro = ala.page.locator(".intro")
    intro.get_by_role("heading", name=re.compile("Shared victory")).wait_for()
    names = [name.inner_text() for name in intro.locator(".name").all()]
    assert len(names) == 3
    assert "Ala" in names
    at(ala, 0)
    assert ala.page.locator("aside .log .turn").count() > 0
    assert ala.page.locator("aside .log").evaluate("list => list.scrollTop") == 0
    assert find_faults(ala) == []


def test_play_this_game_leads_to_a_new_table_of_it(ala: Guest, house: tuple[str, Path]) -> None:
    table = open_replay(ala, house)
    ala.page.get_by_role("button", name="Play this game").click()
    ala.page.wait_for_url(re.compile(r"/table/"))
    assert table not in ala.page.url


def test_rounds_are_ticks_on_the_line(ala: Guest, house: tuple[str, Path]) -> None:
    open_replay(ala, house, "#5")
    ala.page.locator(".ticks .swing").first.wait_for(state="attached")
    rounds = ala.call("GET", f"/tables/{ala.page.url.split('/')[-1].split('#')[0]}/story")["rounds"]
    assert ala.page.locator(".ticks span:not(.swing)").count() >= len(rounds) - 2 >= 3


def test_a_link_to_a_moment_opens_there_and_can_be_copied(
    ala: Guest, house: tuple[str, Path]
) -> None:
    table = open_replay(ala, house, "#20")
    at(ala, 20)
    assert not ala.page.locator(".intro").is_visible()
    ala.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ala.page.get_by_role("button", name="One move on").click()
    at(ala, 21)
    ala.page.get_by_role("button", name="Copy a link to this moment").click()
    link = ala.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{ala.site}/replay/{table}#21"
    assert ala.page.url == link
    ala.page.evaluate("location.hash = '#3'")
    at(ala, 3)


def test_escape_does_not_leave_a_replay(ala: Guest, house: tuple[str, Path]) -> None:
    open_replay(ala, house, "#20")
    at(ala, 20)
    ala.page.keyboard.press("Escape")
    at(ala, 20)


def test_hands_are_seen_as_any_seat_saw_them(ala: Guest, house: tuple[str, Path]) -> None:
    own, mover = OVERBOOKING.seat, mover_of(OVERBOOKING.match.at(20))
    # Neither: what the page fetches ahead for one sight would answer for another.
    other = next(seat for seat in range(OVERBOOKING.match.seats) if seat not in (own, mover))
    open_replay(ala, house, "#20")
    at(ala, 20)
    sights = ala.page.get_by_label("Whose hand is seen")
    assert sights.input_value() == str(own)
    with ala.page.expect_response(lambda answer: f"move=20&seat={other}" in answer.url) as told:
        sights.select_option(str(other))
    assert told.value.json()["view"]["you"] == other
    with ala.page.expect_response(lambda answer: f"move=21&seat={mover}" in answer.url) as told:
        sights.select_option("mover")
        ala.page.get_by_role("button", name="One move on").click()
    assert told.value.json()["view"]["you"] == mover
    at(ala, 21)


def test_highlights_show_some_passages_and_come_to_an_end(
    ala: Guest, house: tuple[str, Path]
) -> None:
    ala.context.clock.install()
    open_replay(ala, house)
    ala.page.get_by_role("button", name="Highlights in 20 seconds").click()
    ala.page.locator(".passage").wait_for()
    captions: set[str] = set()
    for _ in range(STEPS_MAX):  # what is to be shown is fetched first, however long that takes
        captions.update(ala.page.locator(".passage").all_inner_texts())
        ala.context.clock.run_for(650)
        ala.page.wait_for_timeout(30)
        if ala.page.locator(".passage").count() == 0:
            break
    assert ala.page.locator(".passage").count() == 0
    assert len(captions) >= 3
    assert all("%" in caption for caption in captions)


def test_a_replay_on_a_phone(guest: NamedGuests, house: tuple[str, Path]) -> None:
    ala = guest("Ala", size=PHONE, language="pl", theme="light")
    ala.say_name()
    open_replay(ala, house)
    assert sideways(ala) == 0
    assert find_faults(ala) == []
    ala.page.get_by_role("button", name="Obejrzyj od początku").click()
    assert find_faults(ala) == []
