"""Balance reports: what is counted is what happened, and every game has one in both languages."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

import vacancy
from vacancy.lab.balance.report import Report
from vacancy.lab.balance.survey import Facts, Survey, observe
from vacancy.lab.match import play_match
from vacancy.lab.simulate.matches import seeds_of
from vacancy.lab.terms import Terms
from vacancy.lab.work.hiring import hire

each_game = pytest.mark.parametrize("name", vacancy.NAMES)
TEXT = files("vacancy.lab") / "text"
VOID = {"meta", "link", "br"}


@cache
def survey_of(name: str) -> Survey:
    """A few random matches of a game at its largest table."""
    game = vacancy.game(name)
    survey = Survey(game, game.seats[-1], ("random",), seed=3)
    for facts in survey.matches(3):
        survey.add(facts)
    return survey


class Nesting(HTMLParser):
    """Checks that tags are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@each_game
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_game_has_a_report_that_needs_nothing_else(name: str, language: str) -> None:
    page = Report(survey_of(name), language).html()
    nesting = Nesting()
    nesting.feed(page)
    assert nesting.open == []
    assert f'<html lang="{language}">' in page
    assert "prefers-color-scheme: dark" in page
    assert not re.search(r"<script|<link|https?:|url\(|@import|\b(nan|None)\b", page)


@each_game
def test_every_thing_and_every_kind_of_decision_has_words(name: str) -> None:
    survey = survey_of(name)
    stack: Any = survey.game.state.fields["stack"]
    tasks = stack.item.fields["task"].names
    for language in ("en", "pl"):
        report = Report(survey, language)
        for group in survey.game.counted:
            assert report.say(f"counted-{group.heading}")
            told = [report.speaker.say(thing) for thing in group.names]
            assert len(set(told)) == len(told)
        words = (survey.game.folder / "text" / f"{language}.ftl").read_text("utf-8")
        kinds = re.findall(r"^decision-([\w-]+) =", words, re.MULTILINE)
        assert [tasks.index(kind.replace("-", "_")) for kind in kinds] == list(range(len(kinds)))
        assert [report.kind_name(task) for task in survey.decisions]


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    def messages(language: str) -> dict[str, set[str]]:
        text = (TEXT / f"{language}.ftl").read_text("utf-8")
        parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
        found = zip(parts[::2], parts[1::2], strict=True)
        return {name: set(re.findall(r"\$(\w+)", body)) for name, body in found}

    assert messages("en") == messages("pl")
    assert list(messages("en")) == list(messages("pl"))


# What is counted


def facts_of(name: str) -> tuple[Facts, Any]:
    """A watched match of two, and the final position of the same match when nobody watches."""
    game, bots = vacancy.game(name), ("random", "random")
    facts = observe(Terms.of(game, 9), bots, 0)
    result = play_match(game, bots, int(seeds_of(9, np.zeros(1, np.int64))[0]))
    assert result.scores == facts.scores
    return facts, result.final


def uses_of(facts: Facts, heading: str, name: str, seat: int) -> int:
    """How often a seat used any thing of a group."""
    headings = [group.heading for group in vacancy.game(name).counted]
    number = headings.index(heading)
    return sum(n for (group, _, user), n in facts.uses.items() if (group, user) == (number, seat))


def test_guests_who_got_beds_are_those_collected() -> None:
    facts, final = facts_of("overbooking")
    for seat, player in enumerate(list(final.players)[:2]):
        assert uses_of(facts, "booked", "overbooking", seat) == player.collected.bit_count()
        assert uses_of(facts, "hotels", "overbooking", seat) == player.collected.bit_count()


def test_goods_carried_home_are_those_won() -> None:
    facts, final = facts_of("pan_tu_nie_stal")
    for seat, player in enumerate(list(final.players)[:2]):
        assert uses_of(facts, "goods", "pan_tu_nie_stal", seat) == player.won.bit_count()


def test_stars_and_upgrades_bought_are_those_owned() -> None:
    facts, final = facts_of("apartament")
    for seat, player in enumerate(list(final.players)[:2]):
        assert uses_of(facts, "upgrades", "apartament", seat) == player.upgrades.bit_count()


def test_disks_on_politics_cards_are_those_placed() -> None:
    facts, final = facts_of("grand_austria_hotel")
    for seat, player in enumerate(list(final.players)[:2]):
        assert uses_of(facts, "politics", "grand_austria_hotel", seat) == player.disks.bit_count()


@each_game
def test_sums_agree_with_each_other(name: str) -> None:
    survey = survey_of(name)
    for kind in ("seat", "turn"):
        assert sum(dot.value for dot in survey.wins_of(kind)) == pytest.approx(1)
    assert survey.decisions.total() == sum(n * count for n, count in survey.lengths.items())
    assert survey.scores.total() == survey.count * survey.seats
    for number, group in enumerate(survey.game.counted):
        lines = survey.lines_of(number, group.names)
        assert len(lines) == len(group.names)
        assert all(0 <= line.users <= 1 and line.uses >= 0 for line in lines)
    total = sum(sum(survey.parts_of(won).values()) for won in (True, False))
    assert total or name == "apartament"


def test_matches_are_the_same_in_one_process_and_in_two() -> None:
    game = vacancy.game("overbooking").uncompiled
    alone = list(Survey(game, 2, ("random",)).matches(3))
    with hire(jobs=2) as workers:
        assert list(Survey(game, 2, ("random",)).matches(3, workers)) == alone


def test_bots_move_on_by_a_seat_from_match_to_match() -> None:
    game = vacancy.game("overbooking")
    survey = Survey(game, 2, ("greedy", "random"))
    matches = list(survey.matches(2))
    assert [facts.bots for facts in matches] == [("greedy", "random"), ("random", "greedy")]
    for facts in matches:
        survey.add(facts)
    assert "<h2>Bots</h2>" in Report(survey, "en").html()


def test_a_seat_that_always_wins_is_pointed_out() -> None:
    survey = survey_like(wins_of_seat_0=True)
    assert "Outside the even share: seat 1" in Report(survey, "en").html()


def test_chairs_that_win_alike_are_not() -> None:
    survey = survey_like(wins_of_seat_0=False)
    assert "No seat and no place" in Report(survey, "en").html()


def survey_like(*, wins_of_seat_0: bool) -> Survey:
    """Forty matches with made-up results."""
    facts = facts_of("overbooking")[0]
    survey = Survey(vacancy.game("overbooking"), 2, ("random",))
    for number in range(40):
        is_first = wins_of_seat_0 or number % 4 in (0, 3)
        ranks, first = ((1, 2) if is_first else (2, 1)), number % 2
        scores = (30, 20) if is_first else (20, 30)
        survey.add(
            Facts(facts.bots, first, scores, ranks, facts.parts, facts.decisions, facts.uses)
        )
    return survey
