"""Puzzles: found in a list, tried by mouse and by keys, solved, explained, reported."""

from __future__ import annotations

import pytest

import vacancy
from tests.web.board import PICKS, move_by_keys
from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.one_screen import DESKTOPS, PHONES, faults_seen, out_of_view
from tests.web.overflow import find_cut_text
from vacancy.games import OWN
from vacancy.puzzles.shapes import Puzzle
from vacancy.puzzles.shelf import shelf_of

SMALLEST = (DESKTOPS[-1], PHONES[-1])
LOOKS = [("light", "pl"), ("dark", "en")]
HAVE = [name for name in OWN if shelf_of(vacancy.game(name)).puzzles]
"""The games that have puzzles."""


def a_puzzle(game: str = "overbooking", form: str = "move") -> Puzzle:
    """The first puzzle of a game that asks for one move, or for a turn."""
    found = shelf_of(vacancy.game(game)).puzzles.values()
    return next((each for each in found if each["form"] == form), next(iter(found)))


def actions(puzzle: Puzzle, game: str = "overbooking") -> list[int]:
    """The answers to a puzzle, the best first."""
    shelf = shelf_of(vacancy.game(game))
    state, worth = shelf.position(puzzle), puzzle["answers"]
    return [shelf.game.parse(state, said) for said in sorted(worth, key=lambda each: -worth[each])]


def begin(guest: Guest, puzzle: Puzzle) -> None:
    guest.go(f"/puzzles/{puzzle['id']}")
    guest.page.locator(".board [data-legal]").first.wait_for()


def play(guest: Guest, action: int) -> None:
    """Play a move by mouse; what has to be taken up for it is found by trying."""
    place = guest.page.locator(f".board [data-legal='{action}']")
    for index in range(guest.page.locator(PICKS).count()):
        if place.count() > 0:
            break
        guest.page.locator(PICKS).nth(index).click()
    place.first.click()


def test_a_right_answer_is_marked_in_the_list_and_explained(guest: NamedGuests) -> None:
    ala, puzzle = guest("Ala"), a_puzzle()
    begin(ala, puzzle)
    play(ala, actions(puzzle)[0])
    ala.page.locator(".verdict .solved").wait_for()
    ala.page.get_by_role("button", name="Show the solution").click()
    ala.page.locator("#solution-title").wait_for()
    assert ala.page.locator("tr.best").count() == 1
    ala.page.get_by_role("button", name="Next move").click()
    ala.page.locator(".move[aria-current='step']").wait_for()
    ala.page.get_by_role("link", name="All puzzles").click()
    ala.page.get_by_label("Game").select_option("overbooking")
    ala.page.locator(f".list a[href='/puzzles/{puzzle['id']}'] span.mark").wait_for()


def test_a_wrong_answer_can_be_taken_back_and_tried_again(guest: NamedGuests) -> None:
    ala, puzzle = guest("Ala"), a_puzzle()
    begin(ala, puzzle)
    play(ala, actions(puzzle)[-1])
    ala.page.locator(".verdict .failed").wait_for()
    ala.page.get_by_role("button", name="Start again").click()
    ala.page.locator(".board [data-legal]").first.wait_for()
    assert ala.page.locator(".verdict .failed").count() == 0


def test_a_turn_is_played_by_keys_and_can_be_taken_back(guest: NamedGuests) -> None:
    ala = guest("Ala")
    begin(ala, a_puzzle("pan_tu_nie_stal", "turn"))
    for number in (1, 2):
        move_by_keys(ala)
        ala.page.locator(f"[data-moves='{number}']").wait_for()
        if ala.page.locator(".verdict p").count() > 0:
            return
    ala.page.get_by_role("button", name="Take back").click()
    ala.page.locator("[data-moves='1']").wait_for()


@pytest.mark.parametrize("game", HAVE)
def test_a_puzzle_of_each_game_has_no_faults_on_a_phone(guest: NamedGuests, game: str) -> None:
    theme, language = LOOKS[OWN.index(game) % 2]
    ala = guest("Ala", size=PHONE, theme=theme, language=language)
    begin(ala, a_puzzle(game, "turn"))
    assert sideways(ala) == 0
    assert find_faults(ala) == []


NEEDED = ".asked .goal, .told .row > *"


def faults_of(guest: Guest, puzzle: Puzzle, game: str, is_phone: bool) -> list[str]:
    """What of a puzzle is not on the screen: when it is asked, and when it was solved."""
    begin(guest, puzzle)
    found = faults_seen(guest, is_phone) + out_of_view(guest, NEEDED)
    if puzzle["form"] == "move":
        play(guest, actions(puzzle, game)[0])
        guest.page.locator(".verdict p").first.wait_for()
        found += [f"answered: {each}" for each in out_of_view(guest, f"{NEEDED}, .verdict p")]
    return [f"{puzzle['id']}: {each}" for each in found]


def puzzles_of(game: str, form: str) -> list[Puzzle]:
    found = shelf_of(vacancy.game(game)).puzzles.values()
    return [each for each in found if each["form"] == form]


@pytest.mark.parametrize("size", SMALLEST, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("game", HAVE)
def test_a_puzzle_is_on_one_screen(guest: NamedGuests, game: str, size: dict[str, int]) -> None:
    ala = guest("Ala", size=size, language="pl")
    for form in ("move", "turn"):
        for puzzle in puzzles_of(game, form)[:1]:
            assert faults_of(ala, puzzle, game, size in PHONES) == []


@pytest.mark.nightly
@pytest.mark.parametrize("size", [*DESKTOPS, *PHONES], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("game", HAVE)
def test_every_puzzle_is_on_one_screen(guest: NamedGuests, game: str, size: dict[str, int]) -> None:
    ala = guest("Ala", size=size, language="pl")
    every = puzzles_of(game, "move") + puzzles_of(game, "turn")
    found = [fault for each in every for fault in faults_of(ala, each, game, size in PHONES)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", SMALLEST, ids=lambda size: str(size["width"]))
def test_the_solution_is_read_beside_the_board(guest: NamedGuests, size: dict[str, int]) -> None:
    ala = guest("Ala", size=size, language="pl")
    begin(ala, a_puzzle())
    ala.page.get_by_role("button", name="Pokaż rozwiązanie").click()
    ala.page.locator("#solution-title").wait_for()
    assert out_of_view(ala, ".asked .goal, .told .row > *, #solution-title") == []


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_the_list_has_no_faults(guest: NamedGuests, theme: str, language: str) -> None:
    ala = guest("Ala", size=PHONE, theme=theme, language=language)
    ala.go("/puzzles")
    ala.page.locator(".list .standing").first.wait_for()
    ala.page.locator("select").first.select_option("pan_tu_nie_stal")
    ala.page.locator("select").nth(3).wait_for()
    assert sideways(ala) == 0
    assert find_cut_text(ala) == []
    assert find_faults(ala) == []


def test_the_list_shows_some_of_each_game_and_tells_them_apart(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.go("/puzzles")
    ala.page.locator(".list .standing").first.wait_for()
    assert ala.page.locator(".of-game").count() == len(HAVE)
    shown = ala.page.locator(".list li").all_inner_texts()
    assert len(shown) <= 6 * len(HAVE)
    assert len(set(shown)) == len(shown)
    ala.page.get_by_role("button", name="Show all").first.click()
    all_of_it = len(shelf_of(vacancy.game(HAVE[0])).puzzles)
    ala.page.get_by_text(f"{all_of_it} puzzles").wait_for()
    ala.page.get_by_label("Kind").select_option("turn")
    turns = len(puzzles_of(HAVE[0], "turn"))
    ala.page.get_by_text(f"{turns} puzzles").wait_for()
    assert ala.page.locator(".list li").count() == turns


def test_a_faulty_one_is_reported_and_leads_the_host_to_it(guest: NamedGuests) -> None:
    ala, puzzle = guest("Ala"), a_puzzle()
    ala.say_name()
    begin(ala, puzzle)
    ala.page.get_by_role("button", name="Report a mistake").click()
    ala.page.get_by_role("dialog").locator("textarea").fill("This is odd.")
    ala.page.get_by_role("dialog").get_by_role("button", name="Send the report").click()
    ala.seen("The hosts of the house have been told.")


def test_the_lobby_leads_to_the_puzzles(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.go("/")
    ala.page.get_by_role("link", name="Puzzle of the day").click()
    ala.page.locator(".today").wait_for()
