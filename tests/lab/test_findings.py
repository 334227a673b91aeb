"""What surveys show: the cause of a fault is named, chance is not, and sentences say how sure."""

from __future__ import annotations

import re
from collections import Counter
from math import inf

import numpy as np
import pytest

from vacancy.lab.balance.findings import fairness, shifts, shown_after, use_of
from vacancy.lab.balance.report import Report, Side
from vacancy.lab.balance.statistics import Estimate, change, mean_of, share_of
from vacancy.lab.balance.survey import Survey
from vacancy.lab.balance.worth import Worth

from .made_up_matches import GPS, PAY, ROOMS, UPGRADES, made_up

USE = {0: 0.4, 1: 0.4, 2: 0.4, 3: 0.4, 4: 0.02}


def short(*surveys: Survey, language: str = "en") -> str:
    """The summary of a report, as plain text."""
    sides = [Side("variant" if number else "", survey) for number, survey in enumerate(surveys)]
    page = Report([sides], language).html()
    return page[page.index('class="short"') : page.index("</section>")]


# Chairs


def test_a_first_player_who_wins_too_often_is_named_with_how_sure_that_is() -> None:
    told = short(made_up(400, first_wins=0.6))
    assert "Not even. starts: 56.5" in told
    assert "Even would be 50.0\N{NO-BREAK SPACE}%." in told


def test_even_chairs_are_open_until_there_are_enough_matches() -> None:
    few, survey = fairness(made_up(200)), made_up(6000, seed=1)
    many = fairness(survey)
    assert not few.favoured
    assert not few.is_fair
    assert 1000 < few.needed_to_be_fair < 20_000 or few.needed_to_be_fair == inf
    assert many.is_fair
    assert "Fair: every chair is shown to be within 3 points" in short(survey)


def test_how_many_matches_are_said_to_be_needed_are_about_enough() -> None:
    needed = fairness(made_up(60, first_wins=0.6, seed=4)).needed_to_favour
    assert 60 < needed < 1500
    shown = [fairness(made_up(700, first_wins=0.6, seed=seed)).favoured for seed in range(20)]
    assert sum(map(bool, shown)) >= 18


def test_chairs_that_are_even_are_seldom_called_favoured() -> None:
    assert sum(bool(fairness(made_up(150, seed=seed)).favoured) for seed in range(60)) <= 7


# Things


def test_what_everybody_has_and_what_nobody_has_is_told() -> None:
    use = use_of(made_up(600, use=USE))
    assert [(each.group, each.number) for each in use.always] == [(UPGRADES, GPS)]
    assert (ROOMS, 4) in [(each.group, each.number) for each in use.dead]
    assert (ROOMS, 3) not in [(each.group, each.number) for each in use.dead]
    told = short(made_up(600, use=USE))
    assert "Hardly a decision, because nearly every winner has it: Upgrades bought: GPS." in told
    assert "Rooms scored: apartment 1" in told


def test_the_worth_of_a_thing_is_what_one_more_of_it_brings() -> None:
    thing = made_up(300, use=USE).thing(ROOMS, 0)
    assert thing.worth is not None
    assert thing.worth.low < PAY < thing.worth.high
    assert thing.worth.high - thing.worth.low < 1
    assert made_up(300, use=USE).thing(UPGRADES, GPS).worth is None  # everybody has it once


def test_things_that_always_come_together_have_no_worth_of_their_own() -> None:
    worth = Worth(3)
    for number in range(50):
        worth.add({0: number % 3, 1: number % 3, 2: number % 2}, 7 * (number % 3))
    told = worth.sums(50)
    assert told.worth(0) is told.worth(1) is None
    assert told.worth(2) is not None


def test_where_scores_are_a_sum_of_uses_the_rounding_of_the_machine_is_no_change() -> None:
    told = []
    for seed in (1, 2):
        chance, worth = np.random.default_rng(seed), Worth(3)
        for _ in range(200):
            uses = {thing: int(chance.integers(0, 9)) for thing in range(3)}
            worth.add(uses, uses[0])  # a star is a star, and the rest brings nothing
        told.append([worth.sums(200).worth(thing) for thing in range(3)])
    for before, after in zip(*told, strict=True):
        assert before is not None
        assert after is not None
        assert not change(before, after).excludes(0.0)
    assert [each.value for each in told[0] if each is not None] == [1, 0, 0]


# Two surveys


def test_a_card_that_was_made_too_good_is_named_as_the_clearest_change() -> None:
    before, after = made_up(150, use=USE), made_up(150, use=USE, pay=1.3 * PAY, is_variant=True)
    first, *_ = found = shifts(before, after)
    named = {each.place for each in found if each.is_shown and each.kind == "thing"}
    assert named
    assert named <= {(ROOMS, room) for room in USE}
    assert (first.kind, first.name) == ("thing", "worth")
    assert 3.5 < first.after.value < 4.3
    told = short(before, after)
    assert "Changed most clearly: " in told
    assert re.search(r"\(Rooms scored\): one more of it goes with (3\.[5-9]|4\.\d) points", told)


def test_an_advantage_for_the_first_seat_is_named_and_after_how_many_matches() -> None:
    before, after = made_up(700, use=USE), made_up(700, first_wins=0.66, use=USE, is_variant=True)
    first = shifts(before, after)[0]
    assert (first.kind, first.name) in (("turn", "0"), ("turn", "1"))
    count = shown_after(before, after, first)
    assert count is not None
    assert 100 < count < 700
    told = short(before, after)
    assert "Changed most clearly: " in told
    assert f"Shown after {count} matches." in told


def test_chance_alone_is_no_change_and_the_report_says_what_it_would_take() -> None:
    shown = 0
    for seed in range(20):
        pair = made_up(80, use=USE, seed=seed), made_up(80, use=USE, seed=seed, is_variant=True)
        shown += any(shift.is_shown for shift in shifts(*pair))
    assert shown <= 6  # three kinds of findings at 5 % each
    told = short(made_up(80, use=USE, seed=1), made_up(80, use=USE, seed=1, is_variant=True))
    assert "No change is shown. What is seen most (" in told
    assert "matches to show." in told


def test_a_room_that_winners_have_less_often_is_a_change_of_use() -> None:
    before, after = made_up(300, use=USE), made_up(300, use=USE | {1: 0.1}, is_variant=True)
    shown = [shift for shift in shifts(before, after) if shift.is_shown]
    assert {shift.place for shift in shown} == {(ROOMS, 1)}
    assert {shift.name for shift in shown} >= {"winners", "uses"}


# Figures


def test_intervals_of_a_change_hold_as_often_as_they_say() -> None:
    chance, held = np.random.default_rng(1), 0
    for _ in range(400):
        before, after = (
            share_of(chance.binomial(120, 0.3), 120),
            share_of(chance.binomial(120, 0.45), 120),
        )
        held += not change(before, after).excludes(0.15)
    assert 370 <= held <= 395


def test_nothing_is_known_of_nothing() -> None:
    assert share_of(0, 0) == Estimate(0.0, 0.0, 1.0, 0)
    assert mean_of(Counter()).high == inf
    assert share_of(0, 0).needed_to_exclude(0.5) == inf


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_both_languages_say_everything(language: str) -> None:
    before, after = made_up(150, use=USE), made_up(150, use=USE, pay=2 * PAY, is_variant=True)
    assert short(before, after, language=language)
    assert short(before, made_up(20, use=USE, is_variant=True), language=language)
    assert short(made_up(700, first_wins=0.7), language=language)
