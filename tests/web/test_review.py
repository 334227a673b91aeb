"""The review beside the replay: asked for, looked at in words and pictures, and learnt from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.board import move_by_keys, move_by_mouse
from tests.web.checks import DRAWN, find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.one_screen import DESKTOPS, PHONES, faults_seen, out_of_view
from tests.web.recorded import find_moment, last_moment, lay_out
from tests.web.reviewed import call_off_reviews, lay_review
from vacancy.review import Review

GAME = "overbooking"
OVERBOOKING = last_moment(GAME)
SHORT = ("overbooking", "pan_tu_nie_stal")
"""Games of which a review takes little time."""
SMALLEST = (DESKTOPS[-1], PHONES[-1])
SPOKEN = {"en": ("Story", "Moves", "Learn"), "pl": ("Przebieg", "Ruchy", "Nauka")}


@pytest.fixture
def ala(guest: NamedGuests) -> Guest:
    ala = guest("Ala")
    ala.say_name()
    return ala


def open_review(guest: Guest, house: tuple[str, Path], game: str = GAME) -> Review:
    """The replay of a recorded match with its review open."""
    table = lay_out(guest, house[1], last_moment(game))
    told = lay_review(house[1], table, game)
    guest.go(f"/replay/{table}#review")
    guest.page.locator("#review-turnings").wait_for()
    return told


def open_tab(guest: Guest, number: int) -> None:
    guest.page.get_by_role("tab", name=SPOKEN[guest.language][number]).click()


def open_question(guest: Guest, house: tuple[str, Path], game: str = GAME) -> Review:
    """The first of one's own marked moves, put again on the board."""
    told = open_review(guest, house, game)
    open_tab(guest, 2)
    guest.page.locator("#review-body button.primary").click()
    guest.page.locator(".asked .strip").wait_for()
    return told


def at(guest: Guest, number: int) -> None:
    guest.page.locator(".scrubber .at").get_by_text(f"{number}/{OVERBOOKING.count}").wait_for()


# Asking


def test_it_is_asked_for_from_the_end_and_a_first_sketch_comes_soon(
    ala: Guest, house: tuple[str, Path]
) -> None:
    ala.go(f"/table/{lay_out(ala, house[1], OVERBOOKING)}")
    ala.page.get_by_role("link", name="Review").click()
    ala.page.locator(".graph .line").first.wait_for()
    assert ala.page.get_by_role("progressbar").count() == 1
    ala.page.wait_for_function("document.activeElement.id === 'review-title'")
    call_off_reviews(house[1])


def test_a_replay_has_a_door_to_it_and_its_marks_in_the_log(
    ala: Guest, house: tuple[str, Path]
) -> None:
    table = lay_out(ala, house[1], OVERBOOKING)
    lay_review(house[1], table, GAME)
    ala.go(f"/replay/{table}")
    ala.page.locator(".log strong.blunder").first.wait_for()
    assert ala.page.locator(".ticks .fault").count() >= 3
    ala.page.locator(".intro").get_by_role("button", name="Review").click()
    ala.page.locator(".graph .line").first.wait_for()
    ala.page.get_by_role("button", name="Close the review").click()
    assert ala.page.locator(".graph").count() == 0


def test_a_match_that_runs_has_no_door_to_a_review(ala: Guest, house: tuple[str, Path]) -> None:
    table = lay_out(ala, house[1], find_moment(GAME, "middle"))
    ala.go(f"/replay/{table}#review")
    ala.page.get_by_role("slider").wait_for()
    assert ala.page.get_by_role("button", name="Review").count() == 0
    assert ala.page.locator("#review-title").count() == 0


# The story


def test_the_graph_is_a_slider_that_goes_through_the_match_and_a_table_in_numbers(
    ala: Guest, house: tuple[str, Path]
) -> None:
    told = open_review(ala, house)
    slider = ala.page.get_by_role("slider", name="Who was winning")
    slider.focus()
    ala.page.keyboard.press("End")
    last = f"Move {OVERBOOKING.count} of {OVERBOOKING.count}:"
    ala.page.locator(f".graph input[aria-valuetext^='{last}']").wait_for()
    final = [round(100 * share) for share in told["result"]]
    said = slider.get_attribute("aria-valuetext") or ""
    assert [int(each) for each in re.findall(r"(\d+)%", said)] == final
    ala.page.get_by_text("The graph in numbers").click()
    rows = ala.page.locator(".numbers tbody tr")
    assert rows.count() == OVERBOOKING.count + 1
    assert rows.last.locator("td").first.inner_text() == f"{final[0]}%"


def test_the_graph_shows_also_what_a_seat_could_know(ala: Guest, house: tuple[str, Path]) -> None:
    told = open_review(ala, house)
    known = told["graph"][0]["known"]
    assert known is not None
    ala.page.get_by_label("What is known in the graph").select_option("1")
    shown = ala.page.locator(".now .share")
    assert [shown.nth(seat).inner_text().split()[-1] for seat in range(3)] == [
        f"{round(100 * share)}%" for share in known[1]
    ]


def test_luck_and_play_add_up_to_the_result_as_they_are_told(
    ala: Guest, house: tuple[str, Path]
) -> None:
    told = open_review(ala, house)
    columns = ala.page.locator("section:has(#review-accounts) table").evaluate(
        "table => [...table.querySelectorAll('tr')].map(row =>"
        " [...row.querySelectorAll('td')].map(cell => cell.innerText.replace('\u2212', '-')))"
    )
    even, *parts, result = columns[1:9]
    assert len(parts) == 6
    for seat, account in enumerate(told["accounts"]):
        sums = sum(int(row[seat]) for row in parts)
        assert sums == round(100 * (account["result"] - account["even"]))
        assert f"{int(even[seat].rstrip('%')) + sums}%" == result[seat]


def test_how_well_one_played_is_told_in_words(ala: Guest, house: tuple[str, Path]) -> None:
    open_review(ala, house)
    ala.page.get_by_text("You played like a porter.").wait_for()
    ala.page.get_by_text("Played like a porter.").first.wait_for()


def test_three_turning_points_have_a_picture_and_lead_to_their_moments(
    ala: Guest, house: tuple[str, Path]
) -> None:
    told = open_review(ala, house)
    turnings = ala.page.locator("section:has(#review-turnings) > ol > li")
    assert turnings.count() == len(told["turnings"]) == 3
    turnings.first.locator(".small > .inside").wait_for()
    turnings.nth(1).get_by_role("button").click()
    at(ala, told["turnings"][1]["move"])


# The moves


def test_a_move_has_its_alternatives_with_values_and_each_is_shown_on_the_board(
    ala: Guest, house: tuple[str, Path]
) -> None:
    told = open_review(ala, house)
    open_tab(ala, 1)
    marked = next(each for each in told["decisions"] if each["mark"] == "blunder")
    ala.page.locator(f"ol .line.seat-{marked['seat']}:has(.blunder)").first.click()
    at(ala, marked["move"])
    card = ala.page.locator("section:has(#review-card)")
    card.get_by_text("A blunder: it cost 20% of the chance to win.").wait_for()
    values = card.locator(".choices .value").all_inner_texts()
    assert values[0] == f"{round(100 * marked['choices'][0]['share'])}%"
    shown = card.get_by_role("button", name=re.compile("Show me"))
    shown.first.click()
    ala.page.locator(".asked .strip").get_by_text("This was not played").wait_for()
    ala.page.get_by_role("button", name="Back to the match").click()
    at(ala, marked["move"])
    with ala.page.expect_response(lambda answer: answer.url.endswith("/review/line")) as answer:
        shown.last.click()
    assert len(answer.value.json()["moves"]) >= 1, "what would likely have followed is asked for"


# Learning


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[] if game in SHORT else pytest.mark.nightly) for game in DRAWN],
)
def test_a_marked_move_is_put_again_and_an_answer_on_the_board_is_judged(
    ala: Guest, house: tuple[str, Path], game: str
) -> None:
    open_question(ala, house, game)
    move_by_mouse(ala)
    ala.page.locator("section:has(#review-trial) .verdict").wait_for()
    assert find_faults(ala) == []


def test_an_answer_can_be_given_by_keys_tried_again_and_be_told(
    ala: Guest, house: tuple[str, Path]
) -> None:
    open_question(ala, house)
    move_by_keys(ala)
    card = ala.page.locator("section:has(#review-trial)")
    card.locator(".verdict").wait_for()
    move_by_keys(ala)
    card.get_by_role("button", name="Show the answer").click()
    card.get_by_text("The best move:").wait_for()
    ala.page.get_by_role("button", name="Back to the question").click()
    ala.page.locator(".board [data-legal]").first.wait_for()


def test_a_tally_at_the_end_counts_what_was_right_at_the_first_attempt(
    ala: Guest, house: tuple[str, Path]
) -> None:
    told = open_question(ala, house)
    own = [each for each in told["decisions"] if each["mark"] and each["seat"] == OVERBOOKING.seat]
    for number in range(len(own)):
        question = f"{number + 1} of {len(own)}"
        ala.page.get_by_role("heading", name=question, exact=True).wait_for()
        last = number + 1 == len(own)
        ala.page.get_by_role("button", name="To the tally" if last else "Next").click()
    ala.page.get_by_text(f"0 of {len(own)} right at the first attempt.").wait_for()


# Looks


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(
    ("language", "theme", "size"), [("pl", "dark", PHONE), ("en", "light", None)]
)
def test_axe_finds_nothing_in_any_part_of_it_and_nothing_sticks_out(
    guest: NamedGuests,
    house: tuple[str, Path],
    language: str,
    theme: str,
    size: dict[str, int] | None,
) -> None:
    ala = guest("Ala", language=language, theme=theme, size=size)
    ala.say_name()
    open_review(ala, house)
    ala.page.locator(".small > .inside").first.wait_for()
    for number in range(3):
        open_tab(ala, number)
        assert find_faults(ala) == []
        assert sideways(ala) == 0
    ala.page.locator("#review-body button.primary").click()
    ala.page.locator(".board [data-legal]").first.wait_for()
    assert find_faults(ala) == []
    assert sideways(ala) == 0


STRIP = ".asked .strip p, .asked .strip button, .scrubber .buttons button"


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[] if game == GAME else pytest.mark.nightly) for game in SHORT],
)
@pytest.mark.parametrize(
    "size",
    [
        pytest.param(size, marks=[] if size in SMALLEST else pytest.mark.nightly)
        for size in (*DESKTOPS, *PHONES)
    ],
    ids=lambda size: str(size["width"]),
)
def test_a_move_that_is_put_again_is_on_one_screen(
    guest: NamedGuests, house: tuple[str, Path], game: str, size: dict[str, int]
) -> None:
    ala = guest("Ala", size=size, language="pl")
    ala.say_name()
    open_question(ala, house, game)
    ala.page.locator(".board [data-legal]").first.wait_for()
    assert faults_seen(ala, size in PHONES) + out_of_view(ala, STRIP) == []
    move_by_mouse(ala)
    if size in DESKTOPS:
        ala.page.locator("section:has(#review-trial) .verdict").wait_for()
        assert out_of_view(ala, "section:has(#review-trial) .verdict") == []
    else:
        ala.page.locator(".asked .strip .button").first.wait_for()
    assert out_of_view(ala, STRIP) == []
