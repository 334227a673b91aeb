"""The curve of a learner as a picture: `python -m manual.curve curve.csv docs/ppo.svg`."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import NamedTuple

from vacancy.lab.plots import EDGE, WIDTH, Scale, grid_line, line, standalone, svg, text, ticks
from vacancy.lab.simulate.summary import wilson

LEFT, TOP, BOTTOM = 60, 12, 240
EVEN = 0.5


class Point(NamedTuple):
    """The share of matches that was won after so many minutes, out of so many."""

    minutes: float
    win: float
    judged: int


def read(path: Path) -> list[Point]:
    """What an example has written down."""
    with path.open(newline="", encoding="utf-8") as file:
        return [
            Point(float(row["minutes"]), float(row["win"]), int(row["judged"]))
            for row in csv.DictReader(file)
        ]


def draw(points: list[Point], title: str) -> str:
    """Shares with their 95 % intervals over time; a dashed line where even is."""
    marks = ticks(0, points[-1].minutes)
    across = Scale(0, marks[-1], LEFT, WIDTH - EDGE)
    up = Scale(0, 1, BOTTOM, TOP)
    parts = [grid_line(across(mark), BOTTOM, f"{mark:g}") for mark in marks]
    parts += [text(LEFT - 8, up(part) + 4, f"{part:.0%}", anchor="end") for part in (0, EVEN, 1)]
    parts.append(line("even", LEFT, up(EVEN), WIDTH - EDGE, up(EVEN)))
    way = " ".join(f"{across(point.minutes)},{up(point.win)}" for point in points)
    parts.append(f'<polyline class="second" points="{way}"/>')
    for point in points:
        low, high = wilson(point.win * point.judged, point.judged)
        x = across(point.minutes)
        parts.append(line("reach", x, up(low), x, up(high)))
        parts.append(f'<circle class="dot" cx="{x}" cy="{up(point.win)}" r="4"/>')
    return standalone(svg(BOTTOM + 24, title, parts))


def main() -> None:
    """Draw one file into another."""
    source, wanted = map(Path, sys.argv[1:])
    title = "Share of matches won from greedy, by minutes of two cores"
    wanted.write_text(draw(read(source), title), encoding="utf-8")


if __name__ == "__main__":
    main()
