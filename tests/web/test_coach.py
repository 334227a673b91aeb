"""The guided first match: each kind of decision is explained once."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.board import move_by_mouse, play
from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.one_screen import out_of_view
from tests.web.recorded import AT_ONCE, find_moment, lay_out

COACH = ".coach"
SPEED = "How fast moves are shown"
STEPS_MAX = 30
EXPLAINED = [
    f"grand_austria_hotel/{what}" for what in ("goal", "prompt-menu", "can-use", "can-check-in")
]
MOVES = {"overbooking": 6, "pan_tu_nie_stal": 6, "grand_austria_hotel": 6, "apartament": 6}


def learn(guest: Guest, game: str, button: str = "Learn by playing") -> None:
    """From the lobby into a guided match."""
    guest.say_name()
    guest.go("/")
    guest.page.locator(f"#door-{game}").click()
    guest.page.get_by_role("button", name=button).click()
    guest.await_turn()


def hurry(guest: Guest, speed: str = "instant") -> None:
    """A lesson goes at a pace at which it can be read, unless one chooses another for it."""
    guest.page.get_by_label(SPEED).select_option(speed)


def answer_all(guest: Guest, answer: Callable[[], None]) -> list[str]:
    """Read what is told, one after the other; returns it."""
    coach = guest.page.locator(f"{COACH} p")
    told: list[str] = []
    while coach.count() > 0:
        told.append(coach.inner_text())
        answer()
        guest.page.wait_for_function(
            "told => document.querySelector('.coach p')?.innerText !== told", arg=told[-1]
        )
    return told


@pytest.mark.parametrize("game", MOVES)
def test_whoever_learns_decides_first_and_reads_everything_once(
    guest: NamedGuests, game: str
) -> None:
    ala = guest("Ala")
    learn(ala, game)
    ala.page.get_by_role("note", name="Hint for beginners").wait_for()
    assert ala.number == 0
    assert ala.page.locator(".players > [data-home]").count() == 2
    if game == "overbooking":
        assert not (faults := find_faults(ala)), faults
        ala.page.reload()
        ala.page.locator(COACH).wait_for()
    hurry(ala)
    got_it = ala.page.get_by_role("button", name="Got it").click
    told = answer_all(ala, got_it)
    assert len(told) >= 2  # what it is about and how it ends, and what is asked
    for _ in range(MOVES[game]):
        play(ala, 1)
        ala.await_turn()
        told += answer_all(ala, got_it)
    assert len(told) == len(set(told)) >= 3
    ala.page.reload()
    ala.await_turn()
    assert not set(answer_all(ala, got_it)) & set(told)


def test_what_happens_waits_until_it_has_been_explained(guest: NamedGuests) -> None:
    ala = guest("Ala")
    learn(ala, "grand_austria_hotel")
    hurry(ala, "fast")
    coach, prompt = ala.page.locator(f"{COACH} p"), ala.page.locator(".prompt")
    for _ in range(STEPS_MAX):
        ala.page.locator(f"{COACH} p, .prompt.yours").first.wait_for()
        if coach.count() == 0:
            play(ala, 1)
        elif "A round begins" in coach.inner_text():
            break
        else:
            ala.page.get_by_role("button", name="Got it").click()
    assert "rolls the dice" in prompt.inner_text()
    assert ala.page.locator(".prompt.yours").count() == 0
    ala.page.get_by_role("button", name="Got it").click()
    ala.page.locator(".prompt:not(:has-text('rolls the dice'))").wait_for()


def test_a_lesson_is_read_in_peace_whatever_was_set_elsewhere(guest: NamedGuests) -> None:
    ala = guest("Ala", speed="instant", drawer="log")
    learn(ala, "pan_tu_nie_stal")
    speed, side = ala.page.get_by_label(SPEED), ala.page.locator("aside")
    assert speed.input_value() == "normal"
    assert side.count() == 0
    answer_all(ala, ala.page.get_by_role("button", name="Got it").click)
    play(ala, 1)
    ala.page.get_by_role("button", name="Skip").wait_for()
    hurry(ala, "slow")
    ala.page.get_by_role("button", name="Log").click()
    side.wait_for()
    ala.go("/settings")
    assert ala.page.get_by_role("radio", name="at once").is_checked()


def test_enter_is_an_answer_too(guest: NamedGuests) -> None:
    ala = guest("Ala", theme="light")
    learn(ala, "pan_tu_nie_stal")

    def press_enter() -> None:
        ala.page.evaluate("document.activeElement?.blur()")
        ala.page.keyboard.press("Enter")

    ala.page.locator(COACH).wait_for()
    assert answer_all(ala, press_enter)


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


def test_a_lesson_turns_a_phone_to_what_it_speaks_of(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala", size=PHONE)
    ala.say_name()
    table = lay_out(ala, house[1], find_moment("grand_austria_hotel", "middle"), AT_ONCE)
    kept = {"vacancy.coached": [table], "vacancy.explained": EXPLAINED}
    told = json.dumps({name: json.dumps(value) for name, value in kept.items()})
    ala.context.add_init_script(f"Object.assign(localStorage, {told})")
    ala.go(f"/table/{table}")
    ala.page.locator(f"{COACH} p").get_by_text("bell by the kitchen").wait_for()
    bell = ala.page.locator(".board [data-hinted]")
    bell.wait_for()
    assert out_of_view(ala, ".board [data-hinted]") == []
    ala.page.get_by_role("button", name="Got it").click()
    bell.wait_for(state="detached")
    assert ala.page.get_by_role("tab", selected=True).inner_text().startswith("Dice and guests")
