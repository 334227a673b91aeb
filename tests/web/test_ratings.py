"""Rated and unrated tables with people and bots, leaderboards and profiles."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.board import move_by_mouse
from tests.web.checks import find_faults
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.overflow import find_cut_text
from tests.web.recorded import last_moment, lay_out_rated


def begin_with(host: Guest, *friends: Guest, rated: bool, bots: int = 0) -> str:
    """A listed table of people, and bots, whose match has begun."""
    for each in (host, *friends):
        each.say_name()
    seats = [{"kind": "me"}, *[{"kind": "open"} for _ in friends]]
    seats += [{"kind": "bot", "bot": "porter"}] * bots
    wish = {"game": "overbooking", "seats": seats, "listed": True, "rated": rated}
    table = str(host.call("POST", "/tables", wish)["id"])
    for friend in friends:
        friend.call("POST", f"/tables/{table}/join", {})
    host.call("POST", f"/tables/{table}/start", {})
    for each in (host, *friends):
        each.go(f"/table/{table}")
        each.page.locator(".prompt").wait_for()
    return table


def give_up(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Resign").first.click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def first_move(*guests: Guest) -> None:
    """Whoever is first moves."""
    mover = None
    for _ in range(100):
        mover = next((each for each in guests if each.page.locator(".prompt.yours").count()), None)
        if mover is not None:
            break
        guests[0].page.wait_for_timeout(100)
    assert mover is not None
    move_by_mouse(mover)
    for each in guests:
        each.await_move(0)


def test_three_people_end_a_rated_match(guest: NamedGuests, house: tuple[str, Path]) -> None:
    people = [guest("Rated Ala"), guest("Rated Ola"), guest("Rated Ewa")]
    for each in people:
        each.say_name()
    end = last_moment("overbooking")
    table = lay_out_rated(people, house[1], replace(end, count=end.count - 1))
    for each in people:
        each.go(f"/table/{table}")
        each.page.locator(".prompt").wait_for()
        assert each.page.locator("[data-prompt]").get_by_text("Rated", exact=True).count() == 1
    last = next(each for each in people if each.page.locator(".prompt.yours").count())
    move_by_mouse(last)
    for each in people:
        each.page.locator(".changes li").nth(2).wait_for()
    board = people[0].call("GET", "/ratings/overbooking/3")
    found = {row["name"]: row["matches"] for row in board["rows"] if row["name"]}
    assert found == {"Rated Ala": 1, "Rated Ola": 1, "Rated Ewa": 1}
    changes = people[0].call("GET", f"/tables/{table}/ratings")
    ranking = people[0].call("GET", f"/tables/{table}")["result"]["ranking"]
    best_first = sorted(changes, key=lambda change: -change["after"]["value"])
    assert [ranking[change["seat"]] for change in best_first] == sorted(ranking)


def test_a_duel_is_rated_and_told_so_everywhere(guest: NamedGuests) -> None:
    ala, ola = guest("Duel Ala"), guest("Duel Ola", language="pl")
    begin_with(ala, ola, rated=True)
    first_move(ala, ola)
    assert ala.page.get_by_role("button", name=re.compile("^Hint")).is_disabled() or (
        ala.page.get_by_role("button", name=re.compile("^Hint")).get_attribute("aria-disabled")
    )
    give_up(ala)
    ala.page.locator(".changes li").nth(1).wait_for()
    assert "Rated" in ala.page.locator(".changes").inner_text()
    ola.page.locator(".changes li").nth(1).wait_for()
    assert "Rankingowa" in ola.page.locator(".changes").inner_text()
    ala.page.locator(".changes a").click()
    row = ala.page.get_by_role("row", name=re.compile("Duel Ola"))
    row.wait_for()
    assert "provisional" in row.inner_text()
    row.get_by_role("link").click()
    ala.page.get_by_role("heading", name="Duel Ola").wait_for()
    ala.page.get_by_role("img", name=re.compile("the rating over 1 match")).wait_for()
    assert "won 1 of 1" in ala.page.locator("main").inner_text()


def test_an_unrated_duel_rates_nobody(guest: NamedGuests) -> None:
    ala, ola = guest("Plain Ala"), guest("Plain Ola")
    begin_with(ala, ola, rated=False)
    first_move(ala, ola)
    give_up(ala)
    ala.page.locator("#end-title").wait_for()
    assert ala.page.locator(".changes").count() == 0
    board = ala.call("GET", "/ratings/overbooking/2")
    assert not [row for row in board["rows"] if (row["name"] or "").startswith("Plain")]


def test_three_people_and_a_bot_play_for_nothing(guest: NamedGuests) -> None:
    people = [guest(f"Idle {name}") for name in ("Ala", "Ola", "Ewa")]
    begin_with(*people, rated=False, bots=1)
    first_move(*people)
    for each in people:
        give_up(each)
    for each in people:
        each.page.locator("#end-title").wait_for()
        assert each.page.locator(".changes").count() == 0
    board = people[0].call("GET", "/ratings/overbooking/4")
    assert not [row for row in board["rows"] if (row["name"] or "").startswith("Idle")]


def test_a_rated_table_with_a_bot_is_opened_by_the_form(guest: NamedGuests) -> None:
    ala = guest("Form Ala")
    ala.say_name()
    ala.go("/new/overbooking")
    ala.page.get_by_label("Rated").check()
    ala.page.get_by_role("alert").wait_for()  # at three seats no bot was measured
    create = ala.page.get_by_role("button", name="Open the table")
    assert create.is_disabled()
    ala.page.get_by_role("button", name="Remove a seat").click()
    ala.page.get_by_role("alert").wait_for(state="detached")
    create.click()
    ala.page.locator(".prompt").wait_for()
    ala.await_turn()
    assert ala.page.get_by_text("Rated", exact=True).count() > 0
    reason = ala.page.get_by_role("button", name="Undo")
    move_by_mouse(ala)
    ala.await_move(0)
    ala.page.wait_for_function("() => document.querySelectorAll('.log button').length >= 1")
    assert reason.is_disabled() or reason.get_attribute("aria-disabled") == "true"
    give_up(ala)
    ala.page.locator(".changes li").wait_for()  # the bot's rating does not change


def test_a_profile_finds_matches_and_hands_them_over(guest: NamedGuests, tmp_path: Path) -> None:
    ala, ola = guest("Found Ala"), guest("Found Ola")
    begin_with(ala, ola, rated=True)
    first_move(ala, ola)
    give_up(ola)
    ala.page.locator("#end-title").wait_for()
    ala.go("/player/Found%20Ala")
    ala.page.locator("#profile-list").wait_for()
    ala.page.get_by_role("link", name="Overbooking").first.wait_for()
    ala.page.get_by_label("Against").fill("nobody")
    ala.seen("No such match.")
    ala.page.get_by_label("Against").fill("found ol")
    ala.seen("1. of 2")
    with ala.page.expect_download() as waiting:
        ala.page.get_by_role("link", name="All as transcripts (ZIP)").click()
    with zipfile.ZipFile(io.BytesIO(waiting.value.path().read_bytes())) as packed:
        (name,) = packed.namelist()
        transcript = packed.read(name)
    file = tmp_path / name
    file.write_bytes(transcript)
    ala.page.locator("input[type=file]").set_input_files(file)
    ala.page.locator(".imported").wait_for()
    ala.page.get_by_role("link", name="Play again with Found Ola").click()
    ala.page.locator("option:checked", has_text="kept for Found Ola").wait_for(state="attached")


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("look", [("light", "pl"), ("dark", "en")])
def test_the_pages_are_open_to_all_and_fit(guest: NamedGuests, look: tuple[str, str]) -> None:
    theme, language = look
    ala = guest(f"Look Ala {language}", theme=theme, language=language, size=PHONE)
    ola = guest(f"Look Ola {language}")
    begin_with(ala, ola, rated=True)
    first_move(ala, ola)
    give_up(ola)
    ola.page.locator("#end-title").wait_for()
    for path in ("/ratings?game=overbooking&seats=2", f"/player/Look%20Ala%20{language}"):
        ala.go(path)
        ala.page.locator("table, #profile-list").first.wait_for()
        ala.page.wait_for_load_state("networkidle")
        assert find_faults(ala) == []
        assert find_cut_text(ala) == []
