"""How the page behaves around a move: focus, undo, hints, points, and giving up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.board import move_by_keys, play
from tests.web.checks import DRAWN
from tests.web.conftest import NamedGuests
from tests.web.recorded import AT_ONCE, find_moment, lay_out

FOCUS = "() => document.activeElement?.matches('.board [data-legal], [data-prompt]') ?? false"


@pytest.mark.parametrize("game", DRAWN)
def test_after_a_move_by_keys_the_focus_is_on_the_next_decision(
    guest: NamedGuests, house: tuple[str, Path], game: str
) -> None:
    ala = guest("Ala")
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment(game, 'early'), AT_ONCE)}")
    ala.await_turn()
    before = ala.number
    move_by_keys(ala)
    ala.await_move(before)
    ala.await_turn()
    ala.page.wait_for_function(FOCUS)


def test_undo_looks_refused_and_says_why_before_it_is_pressed(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    undo = ala.page.get_by_role("button", name="Undo")
    ala.page.locator(".tool:has-text('Undo')[aria-disabled=true]").wait_for()
    assert undo.get_attribute("title") == "There is no move to take back."


def test_against_bots_a_move_is_taken_back_after_they_have_moved(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    play(ala, 1)
    ala.await_turn()
    ala.page.locator(".table[data-moves='2']").wait_for()
    ala.page.locator(".tool:has-text('Undo')[aria-disabled=false]").click()
    ala.page.locator(".table[data-moves='0']").wait_for()


def test_escape_closes_where_the_points_come_from(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    ala.page.locator(".players .score button").first.hover()
    parts = ala.page.locator(".players .parts").first
    parts.wait_for()
    ala.page.keyboard.press("Escape")
    parts.wait_for(state="hidden")


def test_who_gives_up_while_looking_back_comes_to_the_end(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    play(ala, 1)
    ala.await_turn()
    ala.page.get_by_role("button", name="History").click()
    ala.page.get_by_role("slider").wait_for()
    ala.page.get_by_role("button", name="Resign").click()
    ala.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ala.page.locator("#end-title").wait_for()
    assert ala.page.locator(".players .state b").count() == 0
