"""The guided first match: each kind of decision is explained once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.board import move_by_mouse, play
from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest

COACH = ".coach"
GAMES = ("overbooking", "pan_tu_nie_stal")


def learn(guest: Guest, game: str, button: str = "Learn by playing") -> None:
    """From the lobby into a guided match."""
    guest.say_name()
    guest.go("/")
    guest.page.locator(f"#door-{game}").click()
    guest.page.get_by_role("button", name=button).click()
    guest.await_turn()


def answer_all(guest: Guest, answer: Callable[[], None]) -> None:
    """Read what is told, one after the other: the goal before the first move, then the decision."""
    coach = guest.page.locator(f"{COACH} p")
    coach.wait_for()
    while coach.count() > 0:
        told = coach.inner_text()
        answer()
        guest.page.wait_for_function(
            "told => document.querySelector('.coach p')?.innerText !== told", arg=told
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_match_explains_each_decision_once(guest: NamedGuests, game: str) -> None:
    ala = guest("Ala")
    learn(ala, game)
    ala.page.get_by_role("note", name="Hint for beginners").wait_for()
    assert not (faults := find_faults(ala)), faults
    assert ala.page.locator(".players > [data-home]").count() == 2
    ala.page.reload()
    answer_all(ala, ala.page.get_by_role("button", name="Got it").click)
    ala.page.reload()
    ala.await_turn()
    assert ala.page.locator(COACH).count() == 0
    told = set()
    for _ in range(5):
        ala.await_turn()
        if ala.page.locator(COACH).count() > 0:
            words = ala.page.locator(f"{COACH} p").inner_text()
            assert words not in told, "said twice"
            told.add(words)
            ala.page.get_by_role("button", name="Got it").click()
        play(ala, 1)


def test_enter_is_an_answer_too(guest: NamedGuests) -> None:
    ala = guest("Ala", theme="light")
    learn(ala, "pan_tu_nie_stal")

    def press_enter() -> None:
        ala.page.evaluate("document.activeElement?.blur()")
        ala.page.keyboard.press("Enter")

    answer_all(ala, press_enter)


def test_the_hints_can_be_switched_off_and_on_again(guest: NamedGuests) -> None:
    ala = guest("Ala", size=PHONE, language="pl")
    learn(ala, "pan_tu_nie_stal", "Ucz się, grając")
    ala.page.locator(COACH).wait_for()
    assert sideways(ala) <= 0
    table = ala.page.url
    ala.page.get_by_role("switch", name="Pokazuj wskazówki").tap()
    ala.page.locator(COACH).wait_for(state="detached")
    ala.go("/settings")
    ala.page.get_by_role("checkbox", name="Wskazówki").check()
    ala.page.goto(table)
    ala.page.locator(COACH).wait_for()


def test_an_ordinary_match_has_no_coach(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots(game="pan_tu_nie_stal")
    move_by_mouse(ala)
    ala.await_turn()
    assert ala.page.locator(COACH).count() == 0
