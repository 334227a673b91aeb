"""Plots: well-formed, named, and with everything in its place."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from vacancy.lab.plots import (
    WIDTH,
    Dot,
    bars,
    histogram,
    intervals,
    small_interval,
    standalone,
    ticks,
)

DOTS = [Dot("<first> & foremost", 0.2, 0.1, 0.35), Dot("second", 0.6, 0.5, 0.7)]
DRAWN = {
    "intervals": intervals(DOTS, "wins", 0.25, lambda value: f"{value:.0%}"),
    "bars": bars([("a", 3.0, "3.0"), ("b", 0.0, "0.0")], "counts"),
    "histogram": histogram(Counter({1: 2, 5: 4, 90: 1}), "scores", Counter({5: 1})),
    "one value": histogram(Counter({7: 3}), "scores"),
    "no bars": bars([], "nothing"),
    "small": small_interval(DOTS[0], 0.25),
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_plot_is_well_formed_and_has_no_strange_numbers(name: str) -> None:
    ElementTree.fromstring(DRAWN[name])
    assert not re.search(r"\b(nan|inf|None)\b", DRAWN[name])


def test_a_plot_has_a_name_and_its_labels_are_escaped() -> None:
    assert 'role="img" aria-label="wins"' in DRAWN["intervals"]
    assert "&lt;first&gt; &amp; foremost" in DRAWN["intervals"]


def test_what_is_more_lies_further_to_the_right() -> None:
    places = [float(x) for x in re.findall(r'cx="([\d.]+)"', DRAWN["intervals"])]
    assert places == sorted(places)
    assert places[0] < places[1]


def test_an_outline_that_is_higher_or_wider_stays_within_the_plot() -> None:
    drawn = histogram(Counter({3: 1}), "scores", Counter({1: 2, 3: 9, 6: 1}))
    [points] = re.findall(r'<polyline class="second" points="([^"]*)"', drawn)
    corners = [tuple(map(float, point.split(","))) for point in points.split()]
    assert all(40 <= x <= WIDTH and 10 <= y <= 170 for x, y in corners)
    assert min(y for _, y in corners) == 10


def test_a_histogram_counts_everything() -> None:
    assert DRAWN["histogram"].count("<rect") == 3
    assert DRAWN["histogram"].count("<polyline") == 1


def test_a_plot_can_stand_alone() -> None:
    told = standalone(DRAWN["bars"])
    root = ElementTree.fromstring(told)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "prefers-color-scheme: dark" in told


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-37.0, 912.0), (5.0, 5.0), (0.12, 0.13)])
def test_ticks_are_few_and_go_around_the_values(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert marks[0] <= low
    assert marks[-1] >= high
    assert len(marks) <= 9
