"""The board of Pan tu nie stał!: what is pressed, what is shown before and while it happens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from tests.games.pan_tu_nie_stal.recording import FOLDERS
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.recorded import Moment, lay_out, uncompiled
from vacancy.engine.transcript import Match
from vacancy.games.pan_tu_nie_stal.layout import Beat, Event

WAYS = {"on top": "2 actions are left.", "as an action": "One action is left."}
"""What is said after either."""
BOTS = ("random",) * 5
CARDS = ".hand [data-legal]"
SHOPS = ".shop .join [data-legal]"
NOTE_FLOATS = """() => {
  window.floats = [];
  const note = (each) => each.matches?.('.flight.float') && window.floats.push(each.textContent);
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(note)))
    .observe(document.querySelector('[data-game]'), { childList: true });
}"""


def find_moment(name: str, is_wanted: Callable[[Match], bool]) -> Moment:
    """The first moment of a recorded match that is one of these."""
    match = Match.from_text((FOLDERS[2] / f"{name}.txt").read_text("utf-8"), uncompiled)
    again = match.at(0)
    for count, action in enumerate(match.moves):
        if is_wanted(again):
            return Moment(match, count, again.state.mover)
        again.play(action)
    raise LookupError(f"there is no such moment in {name}")


def offers(*moves: str) -> Callable[[Match], bool]:
    """Whether all these moves can be made."""

    def is_wanted(match: Match) -> bool:
        legal = match.game.legal(match.state)
        return {*moves} <= {match.game.say(match.state, each) for each in legal}

    return is_wanted


def wins_after_the_turn(match: Match) -> bool:
    """Whether somebody wins goods as soon as this turn is ended."""
    if not offers("end")(match):
        return False
    end = match.game.parse(match.state, "end")
    beats = match.game.beats(match.state.copy(), end)
    return any(cast(Beat, beat).event == Event.WIN for _, beat in beats)


def is_of_two_goods(match: Match) -> bool:
    """Whether one of two goods is to be taken."""
    return match.game.say(match.state, match.game.legal(match.state)[0]).startswith("take")


def sit(guest: Guest, house: tuple[str, Path], moment: Moment) -> None:
    guest.say_name()
    guest.go(f"/table/{lay_out(guest, house[1], moment, BOTS)}")
    guest.await_turn()
    guest.page.locator(".board [data-legal]").first.wait_for()


@pytest.mark.parametrize("way", WAYS)
def test_a_mother_is_laid_on_top_or_as_an_action(
    guest: NamedGuests, house: tuple[str, Path], way: str
) -> None:
    def is_wanted(match: Match) -> bool:
        both = offers("join mother x1 1", "mother 1")
        return match.state.actions_left == 2 and both(match)

    ala = guest("Ala")
    sit(ala, house, find_moment("2_ran_out", is_wanted))
    before = ala.number
    ala.page.locator(".hand button", has_text="Mother").first.click()
    ala.page.locator(".shop .join button", has_text=way).first.click()
    ala.await_move(before)
    ala.seen(WAYS[way])


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("place", [{"x": 14, "y": 14}, {"x": 40, "y": 110}, {"x": 330, "y": 60}])
def test_a_card_is_laid_wherever_the_shop_is_pressed(
    guest: NamedGuests, house: tuple[str, Path], place: Any
) -> None:
    ala = guest("Ala")
    sit(ala, house, find_moment("4_ran_out", offers("draw", "join plain1 x1 3")))
    third = ala.page.locator("[data-shop='2']")
    people = third.locator("[data-who]").count()
    before = ala.number
    ala.page.locator(".hand [data-kind='plain1'] button").click()
    third.locator(SHOPS.removeprefix(".shop ")).click(position=place)
    ala.await_move(before)
    assert third.locator("[data-who]").count() == people + 1


def test_more_of_a_kind_are_taken_up_one_by_one_and_put_back(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    sit(ala, house, find_moment("5_last_good", offers("join force x2 1", "draw")))
    force = ala.page.locator(".hand [data-kind='force'] button")
    force.click()
    assert ala.page.locator(".hand .up").count() == 1
    force.click()
    assert ala.page.locator(".hand .up").count() == 2
    ala.page.keyboard.press("Escape")
    assert ala.page.locator(".hand .up").count() == 0
    assert ala.page.locator(SHOPS).count() == 0


def test_the_sign_shows_what_taking_a_good_would_change(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    sit(ala, house, find_moment("3_ran_out", is_of_two_goods))
    good = ala.page.locator(".shop .ware [data-legal]").first
    assert ala.page.locator(".standing.would").count() == 0
    good.hover()
    assert ala.page.locator(".shop.asked .standing.would .changed").count() == 1


def test_goods_are_carried_home_and_their_points_float_there(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala", speed="fast", still=False)
    sit(ala, house, find_moment("3_ran_out", wins_after_the_turn))
    ala.page.evaluate(NOTE_FLOATS)
    before = ala.page.locator(".players .shelf [role='img']").count()
    ala.page.locator(".mine .plain button").click()
    ala.page.wait_for_function("() => window.floats.some((words) => /^\\+\\d+$/.test(words))")
    ala.page.wait_for_function(
        "before => document.querySelectorAll('.players .shelf [role=img]').length >= before + 2",
        arg=before,
    )


def test_whoever_is_brought_forward_shows_their_home(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    moment = find_moment("4_ran_out", offers("draw", "join plain1 x1 3"))
    sit(ala, house, moment)
    ala.page.locator("[data-pane='homes']", has_text="Ala").wait_for()
    ala.page.keyboard.press(str((moment.seat + 1) % moment.match.seats + 1))
    ala.page.locator("[data-pane='homes']:not(:has-text('Ala'))").wait_for()
    assert ala.page.locator(CARDS).count() == 0
    ala.page.keyboard.press("Escape")
    ala.page.locator("[data-pane='homes']", has_text="Ala").wait_for()
    assert ala.page.locator(CARDS).count() > 0


def test_on_a_phone_the_hand_stays_while_goods_are_looked_at(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala", size=PHONE)
    sit(ala, house, find_moment("5_ran_out", offers("draw", "join plain1 x1 3")))
    ala.page.get_by_role("tab", name="Goods at home").tap()
    ala.page.locator("[data-pane='homes'] .home").first.wait_for()
    ala.page.locator(".hand [data-kind='plain1'] button").tap()
    ala.page.locator("[data-pane='street']:not([inert])").wait_for()
    assert ala.page.locator(SHOPS).count() == 4
