"""The board of Grand Austria Hotel: few presses, what a move would change, others' hotels."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.by_hand import Turn, play_by_mouse, turns_of
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.one_screen import Asked, Teller, decisions, matches_of
from tests.web.recorded import AT_ONCE, find_moment, lay_out, recorded, uncompiled
from vacancy.engine.transcript import Match

GAME = "grand_austria_hotel"
LIES = """() => [...document.querySelectorAll(".hotel-board :is([data-part], [data-pane], .tray)")]
  .map((part) => part.getBoundingClientRect())
  .map((box) => [box.x, box.y, box.width])"""


@pytest.fixture
def ala(guest: NamedGuests, house: tuple[str, Path]) -> Guest:
    """In the middle of a match, with everything to choose from."""
    ala = guest("Ala")
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment(GAME, 'middle'))}")
    ala.await_turn()
    return ala


def test_one_press_takes_a_die_and_leaves_it_unboosted(ala: Guest) -> None:
    before, crowns = ala.number, crowns_of(ala)
    ala.page.locator("[data-face='1'] .cover [data-legal]").click()
    ala.await_move(before + 1)
    assert ala.number >= before + 2
    assert crowns_of(ala) == crowns


def test_one_press_takes_a_die_and_boosts_it(ala: Guest) -> None:
    before, crowns = ala.number, crowns_of(ala)
    ala.page.locator("[data-face='1'] .boost [data-legal]").click()
    ala.await_move(before + 1)
    ala.page.wait_for_function(
        "text => document.querySelector('[data-purse] strong').textContent !== text", arg=crowns
    )


def crowns_of(guest: Guest) -> str:
    return guest.page.locator("[data-purse] strong").inner_text()


def test_a_guest_at_the_door_shows_what_would_be_left(ala: Guest) -> None:
    assert ala.page.locator("[data-purse] .ghost").count() == 0
    ala.page.locator("[data-part='guests'] [data-legal]").first.hover()
    assert "→" in ala.page.locator("[data-purse] .ghost").inner_text()
    assert ala.page.locator("[data-free-table].awaits").count() == 1


def test_another_hotel_is_brought_forward_and_put_back(ala: Guest) -> None:
    ala.page.locator(".players .who").last.click()
    ala.page.locator(".house.theirs").wait_for()
    assert ala.page.locator(".house [data-legal]").count() == 0
    ala.page.keyboard.press("Escape")
    ala.page.locator(".house:not(.theirs)").wait_for()


def test_on_a_phone_what_is_asked_or_looked_at_comes_into_view(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala", size=PHONE)
    ala.say_name()
    ala.go(f"/table/{lay_out(ala, house[1], find_moment(GAME, 'middle'))}")
    ala.await_turn()
    dice, hotel = (ala.page.get_by_role("tab", name=name) for name in ("Dice", "Hotel"))
    other = ala.page.locator(".players .who").last
    for shown in (hotel, dice):
        other.tap()
        ala.page.wait_for_function(
            "tab => tab.getAttribute('aria-selected') === 'true'", arg=shown.element_handle()
        )
    assert "something can be done here" in (dice.text_content() or "")
    named = ala.page.locator(".players .name")
    assert not [
        name.inner_text()
        for name in named.all()
        if name.evaluate("name => name.scrollWidth > name.clientWidth")
    ]


def test_nothing_moves_between_a_question_and_its_answer(ala: Guest) -> None:
    before, lay = ala.number, ala.page.evaluate(LIES)
    ala.page.locator("[data-face='1'] .cover [data-legal]").click()
    ala.await_move(before + 1)
    ala.await_turn()
    for old, new in zip(lay, ala.page.evaluate(LIES), strict=True):
        assert all(abs(a - b) <= 2 for a, b in zip(old, new, strict=True)), (old, new)


def test_a_room_that_closes_a_group_shows_its_bonus(guest: NamedGuests) -> None:
    asked = next(each for each in lodgings() if closing_rooms(each))
    [room, *_] = closing_rooms(asked)
    ola = guest("Ola")
    Teller(ola).tell(asked)
    ola.page.locator(f"[data-room='{room}'] [data-legal]").hover()
    assert ola.page.locator(".bonus.soon").count() == 1


def lodgings() -> Iterator[Asked]:
    """Where a room is chosen for a guest, in recorded matches."""
    for path in matches_of(GAME).values():
        yield from (each for each in decisions(path) if "prompt-check-in-room" in each.told)


def closing_rooms(asked: Asked) -> list[str]:
    moves = json.loads(asked.told)["view"]["moves"]
    return [move["room"] for move in moves if "closes" in move]


TURNS = turns_of(recorded(GAME))
TELLING = (".and-end", "[data-kind=")
"""Presses that decide more than one move."""


def worth_playing() -> list[Turn]:
    """The longest turn, and the first with each press that decides more than one move."""
    places = [(turn, " ".join(press.place for press in turn.presses)) for turn in TURNS]
    found = [next(turn for turn, where in places if part in where) for part in TELLING]
    return [max(TURNS, key=lambda turn: len(turn.presses)), *found]


def test_no_turn_has_more_presses_than_hands_would_move_things() -> None:
    for turn in TURNS:
        assert len(turn.presses) <= turn.by_hand, turn.name


@pytest.mark.nightly
@pytest.mark.parametrize("name", matches_of(GAME))
def test_no_turn_of_any_match_has_more_presses_than_hands_would_move_things(name: str) -> None:
    match = Match.from_text(matches_of(GAME)[name].read_text("utf-8"), uncompiled)
    for turn in turns_of(match):
        assert len(turn.presses) <= turn.by_hand, turn.name


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("turn", worth_playing(), ids=lambda turn: turn.name)
def test_a_long_turn_is_played_with_so_few_presses(
    guest: NamedGuests, house: tuple[str, Path], turn: Turn
) -> None:
    play_on_the_page(guest("Ala"), house[1], turn)


@pytest.mark.nightly
def test_every_turn_is_played_with_so_few_presses(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    for turn in TURNS:
        play_on_the_page(ala, house[1], turn)


def play_on_the_page(guest: Guest, db: Path, turn: Turn) -> None:
    """Press by press; the page refuses nothing, and has made all moves of the turn then."""
    guest.say_name()
    guest.go(f"/table/{lay_out(guest, db, turn.moment, AT_ONCE)}")
    play_by_mouse(guest, turn)
    assert guest.number >= turn.moment.count + len(turn.steps)
    assert guest.page.locator(".toast").count() == 0
