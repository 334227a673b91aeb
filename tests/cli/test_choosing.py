"""Menus out of any list of moves, and moves out of half-typed words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vacancy.cli.terminal.choosing import Choice, NotUnderstood, Question, menu

LAYS = [
    Choice(number, f"{card} {side} {hotel}", f"{card}: {side} of hotel {hotel}")
    for number, (card, side, hotel) in enumerate(
        (card, side, hotel)
        for card in ("monk_bird", "maids_fish", "nobles_lion")
        for hotel in (1, 2, 3)
        for side in ("queue", "door")
    )
]


def test_a_few_moves_are_listed_as_they_are() -> None:
    assert [entry.label for entry in menu(LAYS[:12])] == [lay.label for lay in LAYS[:12]]


def test_many_moves_are_grouped_by_their_first_word() -> None:
    assert [entry.label for entry in menu(LAYS)] == ["monk_bird", "maids_fish", "nobles_lion"]


def test_a_number_opens_a_group_and_the_next_one_chooses() -> None:
    question = Question(LAYS)
    assert question.answer("2") is None
    assert question.title == "maids_fish"
    assert question.answer("3") == LAYS[8]


@pytest.mark.parametrize(
    "typed", ["2 3", "2.3", "2, 3", "maids_fish queue 2", "MAIDS_FISH  queue 2"]
)
def test_one_line_chooses_at_once(typed: str) -> None:
    assert Question(LAYS).answer(typed) == LAYS[8]


def test_zero_goes_back_to_all_moves() -> None:
    question = Question(LAYS)
    question.answer("1")
    assert question.answer("0") is None
    assert question.is_whole


def test_letters_narrow_the_menu_and_enter_takes_what_is_left() -> None:
    question = Question(LAYS)
    assert question.answer("nob") is None
    assert len(question.offered) == 6
    assert question.answer("nob d 3") is None
    assert question.answer("") == LAYS[-1]


def test_enter_takes_the_only_move() -> None:
    assert Question(LAYS[:1]).answer("") == LAYS[0]


@pytest.mark.parametrize(
    "typed", ["4", "1 9", "2 3 1", "99999999999", "abbot", "queue 7", "-", "☃"]
)
def test_what_points_at_no_move_is_not_understood(typed: str) -> None:
    question = Question(LAYS)
    with pytest.raises(NotUnderstood):
        question.answer(typed)
    assert question.is_whole


words = st.lists(st.sampled_from(["a", "b", "c", "go", "lay", "1", "2"]), min_size=1, max_size=4)


@given(st.lists(words.map(" ".join), min_size=1, max_size=60, unique=True))
def test_every_move_can_be_reached_by_numbers(notations: list[str]) -> None:
    choices = [Choice(number, text, text) for number, text in enumerate(notations)]
    for choice in choices:
        question = Question(choices)
        for _ in notations:
            [number] = [
                number
                for number, entry in enumerate(question.entries, 1)
                if choice in entry.choices
            ]
            if found := question.answer(str(number)):
                assert found == choice
                break
        else:
            pytest.fail(f"{choice} is out of reach")
