"""Keys at the table, and the options of a new one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.board import LIT
from tests.web.checks import DRAWN
from tests.web.conftest import NamedGuests
from tests.web.recorded import find_moment, lay_out


@pytest.mark.parametrize("game", DRAWN)
def test_m_goes_to_the_first_thing_that_can_be_done(guest: NamedGuests, game: str) -> None:
    ala = guest("Ala")
    ala.sit_with_bots(game=game)
    ala.page.locator(LIT).first.wait_for()
    ala.page.keyboard.press("m")
    assert ala.page.locator(LIT).first.evaluate("thing => thing === document.activeElement")


def test_an_edition_can_be_chosen_for_a_new_table(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.go("/new/grand_austria_hotel")
    ala.page.get_by_label("Edition").select_option(label="2022 (later)")
    assert ala.page.get_by_label("Edition").input_value() == "2022"


def test_a_new_table_offers_only_options_that_make_a_difference(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.go("/new/grand_austria_hotel")  # for three
    ala.page.get_by_text("More options").click()
    hotels = ala.page.get_by_label("Board of seat")
    assert hotels.count() == 0
    ala.page.get_by_label("Hotel boards").select_option("b")
    assert hotels.count() == 3


def test_shift_u_takes_back_all_that_one_has_just_done(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment('grand_austria_hotel', 'middle'))}")
    ala.await_turn()
    start = ala.number
    ala.page.locator(".board [data-part='actions'] [data-legal]").first.click()
    ala.await_move(start + 1)  # the die, and that it is not boosted
    assert ala.number == start + 2
    ala.page.keyboard.press("Shift+U")
    ala.page.wait_for_function(
        "start => Number(document.querySelector('.table').dataset.moves) <= start", arg=start
    )
