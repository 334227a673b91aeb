"""Balance reports: what is counted is what happened, and every game has one in both languages."""

from __future__ import annotations

import csv
import re
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

import vacancy
from vacancy.lab.balance.facts import Facts, facts_from, lead_changes, line_of, observe, settled
from vacancy.lab.balance.kept import kept_in, name_for, survey_from
from vacancy.lab.balance.programme import play_all
from vacancy.lab.balance.report import Report, Side
from vacancy.lab.balance.report.telling import Teller
from vacancy.lab.balance.survey import Survey
from vacancy.lab.match import play_match
from vacancy.lab.terms import Terms
from vacancy.lab.work.hiring import hire
from vacancy.lab.work.journal import BrokenJournal, OtherTerms
from vacancy.lab.work.workers import ThisProcess

each_game = pytest.mark.parametrize("name", vacancy.NAMES)
TEXT = files("vacancy.lab") / "text"
VOID = {"meta", "link", "br"}
CSV = re.compile(r'download="([\w-]+)\.csv" href="data:text/csv;charset=utf-8,([^"]*)"')


@cache
def survey_of(name: str, *, probe_every: int = 0) -> Survey:
    """A few random matches of a game at its largest table."""
    game = vacancy.game(name)
    survey = Survey(game, game.seats[-1], ("random",), seed=3, probe_every=probe_every)
    for facts in survey.matches(3):
        survey.add(facts)
    return survey


def page_of(*surveys: Survey, language: str = "en") -> str:
    """A report on one survey, or on two beside each other."""
    sides = [Side("Other" if number else "", survey) for number, survey in enumerate(surveys)]
    return Report([sides], language).html()


def sheets_of(page: str) -> dict[str, list[list[str]]]:
    """The files that lie in a page."""
    return {name: list(csv.reader(StringIO(unquote(text)))) for name, text in CSV.findall(page)}


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


@pytest.mark.in_turn(2)
@each_game
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_game_has_a_report_that_needs_nothing_else(name: str, language: str) -> None:
    for surveys in ((survey_of(name),), (survey_of(name), survey_of(name, probe_every=16))):
        page = page_of(*surveys, language=language)
        nesting = Nesting()
        nesting.feed(page)
        assert nesting.open == []
        assert f'<html lang="{language}">' in page
        assert "prefers-color-scheme: dark" in page
        assert "@media print" in page
        assert page.index('class="short"') < page.index("<svg")  # sentences first
        bare = CSV.sub("", page)
        assert not re.search(r"<script|<link|https?:|url\(|@import|\b(nan|inf|None)\b", bare)


@each_game
def test_every_figure_is_in_a_file_of_its_own(name: str) -> None:
    page = page_of(survey_of(name, probe_every=16))
    sheets = sheets_of(page)
    assert (
        page.count('class="csv"')
        == len(sheets)
        == page.count("<section>") - page.count("<section><h3>Bots")
    )
    for told in sheets.values():
        assert len({len(row) for row in told}) == 1
        assert len(told) > 1
    survey = survey_of(name, probe_every=16)
    heading = survey.game.counted[0].heading
    rows = sheets[f"{name}-{survey.seats}-{heading}"]
    assert len(rows) == 1 + len(survey.game.counted[0].names)
    chairs = sheets[f"{name}-{survey.seats}-chairs"]
    assert chairs[0] == ["name", "value", "low", "high", "count"]
    assert sum(float(row[1]) for row in chairs[1 : 1 + survey.seats]) == pytest.approx(1, abs=1e-5)


@each_game
def test_every_thing_and_every_kind_of_decision_has_words(name: str) -> None:
    survey = survey_of(name)
    stack: Any = survey.game.state.fields["stack"]
    tasks = stack.item.fields["task"].names
    for language in ("en", "pl"):
        teller = Teller(survey.game, language)
        for group in range(len(survey.game.counted)):
            assert teller.group(group)
            told = [teller.thing(group, n) for n in range(len(survey.game.counted[group].names))]
            assert len(set(told)) == len(told)
        words = (survey.game.folder / "text" / f"{language}.ftl").read_text("utf-8")
        kinds = re.findall(r"^decision-([\w-]+) =", words, re.MULTILINE)
        assert [tasks.index(kind.replace("-", "_")) for kind in kinds] == list(range(len(kinds)))
        assert [teller.task(task) for task in survey.decisions]


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
    result = play_match(game, bots, Terms.of(game, 9).seed_of(0))
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
        assert sum(each.value for each in survey.wins_of(kind).values()) == pytest.approx(1)
    assert survey.decisions.total() == sum(n * count for n, count in survey.lengths.items())
    assert survey.scores.total() == survey.count * survey.seats
    for group, counted in enumerate(survey.game.counted):
        for number in range(len(counted.names)):
            thing = survey.thing(group, number)
            assert 0 <= thing.winners.value <= 1
            assert 0 <= thing.users.value <= 1
            assert thing.users.value <= thing.uses.value or not thing.uses.value
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
    assert "<h3>Bots</h3>" in page_of(survey)


# Suspense and decisions


def test_the_lead_is_that_of_whoever_would_win_now() -> None:
    assert lead_changes([None, 0, 1, None, 1, 0]) == 2
    assert settled([1, 1, 0, 0, None]) == 1000
    assert settled([0, 0, 0, 0]) == 0
    assert settled([]) == 1000
    facts = facts_of("overbooking")[0]
    assert 0 <= facts.settled <= 1000
    assert facts.forced < facts.decisions.total()


@each_game
def test_decisions_that_were_looked_at_are_real_ones(name: str) -> None:
    survey = survey_of(name, probe_every=16)
    assert survey.all_probes
    for probe in survey.all_probes:
        assert probe.legal > 1
        assert 1 <= probe.near <= probe.legal
        assert 0 <= probe.spread <= 1000
    assert set(survey.probes) <= set(survey.decisions)
    assert survey_of(name).lengths == survey.lengths  # looking changes nothing


# Matches that are kept


def kept_survey(path: Path, seed: int = 1) -> Survey:
    return Survey(vacancy.game("overbooking"), 2, ("random",), seed, {"first": "0"}, 8, path)


def test_a_stopped_survey_goes_on_where_it_was(tmp_path: Path) -> None:
    alone = kept_survey(tmp_path / "whole")
    play_all([alone], 20, ThisProcess(), lambda survey: None, float("inf"))
    stopped = kept_survey(tmp_path / "parts")
    assert not play_all([stopped], 20, ThisProcess(), lambda survey: None, 0.0)
    assert 1 <= stopped.count < 20
    again = kept_survey(tmp_path / "parts")
    heard: list[Survey] = []
    assert play_all([again], 20, ThisProcess(), heard.append, float("inf"))
    assert len(heard) == 20
    assert (tmp_path / "parts").read_bytes() == (tmp_path / "whole").read_bytes()
    read = survey_from(tmp_path / "parts")
    assert page_of(read) == page_of(again) == page_of(alone)
    with pytest.raises(OtherTerms):
        kept_survey(tmp_path / "parts", seed=2)


def test_a_match_is_kept_as_it_was() -> None:
    facts = facts_of("grand_austria_hotel")[0]
    assert facts_from(line_of(0, facts), 0, facts.bots) == facts
    lines: list[Any] = [line_of(1, facts), {"match": 0}, []]
    for broken in lines:
        with pytest.raises(BrokenJournal):
            facts_from(broken, 0, facts.bots)


def test_files_are_named_after_what_was_played(tmp_path: Path) -> None:
    assert name_for("apartament", "", 3) == "apartament-printed-3.jsonl"
    assert name_for("apartament", "{}", 3) != name_for("apartament", "[]", 3)
    assert name_for("apartament", "", 3, "edition=recommended") not in (
        "",
        name_for("apartament", "", 3),
    )
    (tmp_path / "arena.jsonl").write_text('{"format":1,"game":"overbooking"}\n')
    for path in kept_in(tmp_path):
        with pytest.raises(BrokenJournal):
            survey_from(path)
