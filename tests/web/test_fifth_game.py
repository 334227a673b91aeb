"""A game that the page has never heard of: a door in the lobby, a plain board, words, a review."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import serving
from tests.web.board import play_out
from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE

ROOT = Path(__file__).parents[2]
PITCH = {"en": "Is there a better one behind", "pl": "Czy za następnymi drzwiami"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose host has registered Last Room, and built nothing anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VACANCY_GAMES", "tests.toy.last_room")
        patch.setenv("PYTHONPATH", f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        with serving(tmp_path_factory.mktemp("site") / "vacancy.db") as server:
            yield server.address


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [PHONE, None])
def test_the_lobby_has_a_door_for_it(
    guest: NamedGuests, language: str, size: dict[str, int] | None
) -> None:
    ala = guest("Ala", language=language, size=size)
    ala.go()
    door = ala.page.get_by_role("tab", name="Last Room")
    door.click()
    assert door.locator(".poster svg").count() == 1
    ala.seen(PITCH[language])
    assert not find_faults(ala)
    assert not sideways(ala)


def test_it_is_played_from_the_door_to_the_end_on_a_plain_board(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.say_name()
    ala.go()
    ala.page.get_by_role("tab", name="Last Room").click()
    ala.page.get_by_role("button", name="Play now").click()
    ala.await_turn()
    assert ala.page.get_by_role("button", name="Keep the room").is_visible()
    assert not find_faults(ala)
    play_out(ala)
    ala.seen("keeps the room.")


def test_its_words_are_in_the_language_of_the_reader(guest: NamedGuests) -> None:
    ola = guest("Ola", language="pl")
    ola.sit_with_bots(game="last_room")
    ola.seen("zatrzymaj swój pokój albo go wymień.")
    ola.page.get_by_role("button", name="Wymień pokój").click()
    ola.seen("losuje pokój")


def test_its_match_can_be_looked_at_again(guest: NamedGuests) -> None:
    ala, ewa = guest("Ala"), guest("Ewa")
    table = ala.sit_with_bots(game="last_room")
    play_out(ala)
    ewa.go(f"/replay/{table}")
    at = ewa.page.locator(".at")
    at.filter(has_text="0/4").wait_for()
    ewa.seen("The start of the match.")
    ewa.page.get_by_role("slider", name="Move").press("End")
    at.filter(has_text="4/4").wait_for()


def test_without_a_picture_book_its_rules_come_at_once(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.go("/rules/last_room")
    ala.page.locator("#rule-LR-1\\.1").wait_for()
    assert ala.page.get_by_role("tab").count() == 0


def test_it_has_no_player_aid_until_it_has_words_for_one(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots(game="last_room")
    assert ala.page.get_by_role("button", name="Player aid").count() == 0
    ala.page.keyboard.press("a")
    assert ala.page.get_by_role("dialog").count() == 0
