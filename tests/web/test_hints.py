"""Hints on the page: the plan, its next step on the board, and the reasons."""

from __future__ import annotations

from pathlib import Path

from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE
from tests.web.recorded import find_moment, lay_out
from tests.web.scenes import HINT_PATIENCE_MS

PANEL = ".counsel"
MARKED = ".board [data-hinted]"
APART = """() => {
  const panel = document.querySelector(".counsel").getBoundingClientRect();
  const marks = [...document.querySelectorAll(".board [data-hinted]:not([inert] *)")];
  return marks.length > 0 && marks.map((mark) => mark.getBoundingClientRect())
    .every((box) => box.bottom <= panel.top || panel.bottom <= box.top);
}"""


def test_a_hint_says_why_and_marks_its_move_and_then_the_next_step(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment('grand_austria_hotel', 'middle'))}")
    ala.await_turn()
    ala.page.keyboard.press("h")
    ala.page.locator(PANEL).wait_for(timeout=HINT_PATIENCE_MS)
    assert not (faults := find_faults(ala)), faults
    assert ala.page.locator(f"{PANEL} [aria-current=step]").count() == 1
    assert ala.page.locator(MARKED).count() > 0
    steps, before = ala.page.locator(f"{PANEL} .plan li").count(), ala.number
    ala.page.keyboard.press("h")
    ala.page.locator(PANEL).wait_for(state="detached")
    ala.page.get_by_role("button", name="Play it").click()
    ala.await_move(before)
    if steps > 1:
        ala.await_turn()
        ala.page.get_by_role("button", name="Play it").wait_for()
        ala.page.get_by_role("button", name="Why?").click()
        assert ala.page.locator(f"{PANEL} .done").count() == 1


def test_on_a_phone_the_reasons_are_read_in_polish_and_put_away(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala", size=PHONE, language="pl")
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment('overbooking', 'middle'))}")
    ala.await_turn()
    ala.page.get_by_role("button", name="Podpowiedź").tap()
    panel = ala.page.locator(PANEL)
    panel.wait_for(timeout=HINT_PATIENCE_MS)
    assert "Plan na tę turę" in panel.inner_text()
    assert sideways(ala) <= 0
    assert not (faults := find_faults(ala)), faults
    panel.get_by_role("button", name="Zamknij").tap()
    panel.wait_for(state="detached")


def test_on_a_phone_the_reasons_do_not_lie_over_what_they_speak_of(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala", size=PHONE)
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment('grand_austria_hotel', 'middle'))}")
    ala.await_turn()
    ala.page.get_by_role("button", name="Hint").tap()
    ala.page.locator(PANEL).wait_for(timeout=HINT_PATIENCE_MS)
    ala.page.wait_for_function(APART)
