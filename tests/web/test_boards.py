"""Every drawn board: played by mouse, keys and touch, alone and together, in both languages."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.web.board import LIT, Mover, move_by_keys, move_by_mouse, play, play_out
from tests.web.checks import DRAWN, find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.recorded import AT_ONCE, STAGES, find_moment, lay_out
from tests.web.scenes import IN_TURN, LOOKS, at_table

MOVES_BY_MOUSE = 6
MOVES_BY_KEYS = 4
MOVES_TOGETHER = 3
MOVES_ON_A_PHONE = 2
EACH_BOARD = pytest.mark.parametrize("game", DRAWN)


@EACH_BOARD
def test_a_match_is_played_by_mouse(guest: NamedGuests, game: str) -> None:
    ala = guest("Ala")
    ala.sit_with_bots(game=game)
    assert play(ala, MOVES_BY_MOUSE) == MOVES_BY_MOUSE


@EACH_BOARD
def test_a_match_is_played_to_its_end(
    guest: NamedGuests, game: str, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment(game, 'late'), AT_ONCE)}")
    assert play_out(ala) > 0
    assert ala.page.locator(".ranking > li").count() == 3


@pytest.mark.nightly
@pytest.mark.parametrize("move", [move_by_mouse, move_by_keys])
@EACH_BOARD
def test_a_whole_match_reaches_its_end(guest: NamedGuests, game: str, move: Mover) -> None:
    ala = guest("Ala")
    ala.sit_with_bots(game=game)
    play_out(ala, move)


@EACH_BOARD
def test_the_keyboard_alone_will_do(guest: NamedGuests, game: str) -> None:
    ala = guest("Ala")
    ala.sit_with_bots(game=game)
    assert play(ala, MOVES_BY_KEYS, move_by_keys) == MOVES_BY_KEYS


@EACH_BOARD
def test_arrows_lead_from_one_lit_thing_to_another(guest: NamedGuests, game: str) -> None:
    ala = guest("Ala")
    ala.sit_with_bots(game=game)
    things = ala.page.locator(LIT)
    assert things.count() > 1
    things.first.focus()
    ala.page.keyboard.press("ArrowRight")
    assert not things.first.evaluate("thing => thing === document.activeElement")
    assert ala.page.evaluate("lit => document.activeElement.matches(lit)", LIT)


@pytest.mark.parametrize(
    "game",
    [game if number % 2 else pytest.param(game, marks=pytest.mark.nightly)
     for number, game in enumerate(DRAWN)],
)  # fmt: skip
def test_two_browsers_play_each_other(guest: NamedGuests, game: str) -> None:
    ala, ola = guest("Ala"), guest("Ola", language="pl")
    for each in (ala, ola):
        each.say_name()
    table = ala.open_table("me", "open", game=game)
    ola.call("POST", f"/tables/{table}/join", {"seat": 1})
    ala.call("POST", f"/tables/{table}/start", {})
    for each in (ala, ola):
        each.go(f"/table/{table}")
        each.page.locator(".prompt").wait_for()
    for number in range(MOVES_TOGETHER):
        mover = whose_turn(ala, ola)
        move_by_mouse(mover)
        for each in (ala, ola):
            each.await_move(number)


def whose_turn(*guests: Guest) -> Guest:
    """Whoever of these is asked; all of them have seen the same moves."""
    for _ in range(50):
        for each in guests:
            if each.page.locator(".prompt.yours").count() > 0:
                return each
        guests[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


@EACH_BOARD
def test_a_refresh_in_mid_match_shows_the_same_board(guest: NamedGuests, game: str) -> None:
    ala = guest("Ala")
    ala.sit_with_bots(game=game)
    play(ala, 3)
    ala.await_turn()
    before = board_text(ala)
    assert before
    ala.page.reload()
    ala.await_turn()
    ala.page.locator(LIT).first.wait_for()
    assert board_text(ala) == before


def board_text(guest: Guest) -> str:
    """The board's own words and names, with nothing pointed at."""
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("document.activeElement?.blur()")
    told = guest.page.evaluate(
        "[...document.querySelectorAll('.board [aria-label]')]"
        ".map((each) => each.getAttribute('aria-label')).join('\\n')"
    )
    return str(told)


@EACH_BOARD
def test_a_phone_shows_the_board_without_scrolling_sideways(guest: NamedGuests, game: str) -> None:
    ala = guest("Ala", size=PHONE, language="pl")
    ala.say_name()
    games = ala.call("GET", "/games")
    seats = next(each["seats"][-1] for each in games if each["name"] == game)
    ala.sit_with_bots(seats - 1, game=game)
    for _ in range(MOVES_ON_A_PHONE):
        play(ala, 1)
        ala.await_turn()
        assert sideways(ala) <= 0


@pytest.mark.parametrize(
    ("stage", "game", "look"),
    [
        pytest.param(
            *(stage, game, look),
            id="-".join((game, *look, stage)),
            marks=[] if stage == "middle" and (game, look) in IN_TURN else pytest.mark.nightly,
        )
        for stage, game, look in product(STAGES, DRAWN, LOOKS[:2])
    ],
)
def test_axe_finds_nothing_serious_on_a_board(
    guest: NamedGuests, game: str, look: tuple[str, str], stage: str, house: tuple[str, Path]
) -> None:
    theme, language = look
    ala = guest("Ala", theme=theme, language=language)
    ala.say_name()
    at_table(game, stage)(ala, house[1])
    assert not (faults := find_faults(ala)), faults
