"""What happened since one's last move, in small pictures; a key opens it, another replays it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.checks import DRAWN, find_faults
from tests.web.conftest import NamedGuests
from tests.web.recorded import find_moment, lay_out


@pytest.mark.parametrize("game", DRAWN)
def test_what_has_happened_is_told_in_turns_with_pictures(
    guest: NamedGuests, house: tuple[str, Path], game: str
) -> None:
    ala = guest("Ala", drawer="log", language="pl")
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment(game, 'middle'))}")
    ala.await_turn()
    assert ala.page.locator("aside .turn .picture svg").count() > 0
    ala.page.keyboard.press("d")
    turns = ala.page.get_by_role("dialog").locator(".turn")
    turns.first.wait_for()
    seats = turns.evaluate_all("turns => turns.map((turn) => turn.className)")
    assert any("seat-" in seat for seat in seats)
    assert turns.locator(".picture svg").count() > 0
    assert find_faults(ala) == []


def test_what_my_own_move_has_set_off_is_told_too_and_shown_again(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment('overbooking', 'middle'))}")
    ala.await_turn()
    ala.page.keyboard.press("d")
    told = ala.page.get_by_role("dialog")
    told.get_by_text("Hotel 1: the cards are turned up").wait_for()
    ala.page.keyboard.press("Escape")
    ala.page.keyboard.press("Shift+D")
    ala.page.get_by_role("slider", name="Move").wait_for()
