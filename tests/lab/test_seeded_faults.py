"""Faults that were put into real games are found and named, from matches that were played.

How many matches it took is told in docs/lab.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

import vacancy
from vacancy.engine.variants import vary
from vacancy.lab.balance.findings import shifts, shown_after
from vacancy.lab.balance.report import Report, Side
from vacancy.lab.balance.survey import Survey
from vacancy.lab.work.hiring import hire

pytestmark = pytest.mark.nightly
COIN_TOO_GOOD = {"kinds": {"monk": {"coins": 4}}}
"""A third more than the three coins that are printed."""


class Played(NamedTuple):
    """Matches of a game as it is, and as many with a fault in it."""

    before: Survey
    after: Survey

    @property
    def short(self) -> str:
        """The summary of a report on both."""
        page = Report([[Side("", self.before), Side("Fault", self.after)]], "en").html()
        return page[page.index('class="short"') : page.index("<h4>")]


def played(name: str, bot: str, changes: Mapping[str, Any], count: int, **options: str) -> Played:
    """So many matches of either, by two processes."""
    game = vacancy.game(name)
    both = Played(*(Survey(each, 2, (bot,), 1, options) for each in (game, vary(game, changes))))
    with hire(jobs=2) as workers:
        for survey in both:
            for facts in survey.matches(count, workers):
                survey.add(facts)
    return both


def test_a_card_a_third_too_good_is_named_with_the_number_of_matches_it_took() -> None:
    both = played("overbooking", "bookkeeper", COIN_TOO_GOOD, 400)
    things = [each for each in shifts(*both) if each.is_shown and each.place is not None]
    group = [counted.heading for counted in both.before.game.counted].index("booked")
    worths = [each for each in things if each.name == "worth"]
    assert worths
    assert all(each.place in {(group, crest) for crest in range(4)} for each in worths)
    assert 50 <= min(filter(None, (shown_after(*both, each) for each in worths))) <= 400
    assert "monk (" in both.short
    assert "Shown after " in both.short


def test_three_coins_more_for_whoever_begins_are_named_as_the_clearest_change() -> None:
    both = played("apartament", "furnisher", {"seat_coins": {"2": [3, 1]}}, 300, seat_coins="later")
    first = shifts(*both)[0]
    assert (first.kind, first.name) in {("turn", "0"), ("turn", "1")}
    clearest, _, rest = both.short.partition("Shown after ")
    assert "starts" in clearest or "plays as number 2" in clearest
    assert "starts" in both.short
    assert rest
    assert (shown_after(*both, first) or 301) <= 300
