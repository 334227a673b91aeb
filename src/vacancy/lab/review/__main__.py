"""What was measured of reviews, put together: `python -m vacancy.lab.review FOLDER`.

The folder holds what `accuracy`, `calibration` and `honesty` have kept (`--keep`). From it, and
from the page that tells of nets (docs/learning.md), come the figures that reviews themselves read
(`review/measured.json`), the plots in `docs/review/`, and the tables of `docs/review.md`, which are
printed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from vacancy.bots import LEVELS
from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.lab.calibration import PARTS
from vacancy.lab.plots import Dot, intervals, standalone
from vacancy.lab.work.journal import read_lines

from .accuracy import Level, level_of
from .calibration import error_by_chance, expected_of
from .calibration_plot import curves
from .explained import Mean, found_of, ways_to_find
from .hinted import share_of
from .keeping import Line
from .nets import read_calibration

MEASURED = Path("src/vacancy/review/measured.json")
PLOTS, NETS = Path("docs/review"), Path("docs/learning.md")
ENOUGH = 10_000
"""In fewer matches chance makes an error of calibration that is as large as the bar."""


class Kept(NamedTuple):
    """A file of lines, and on which terms they came about."""

    header: dict[str, Any]
    lines: list[Line]

    @property
    def kind(self) -> str:
        return str(self.header["kind"])

    @property
    def game(self) -> str:
        return str(self.header["game"])

    @property
    def title(self) -> str:
        return game_of(self.game).title

    @property
    def seats(self) -> int:
        return len(self.lines[0]["result"]) if "bots" in self.header else self.header["seats"]


def read_folder(folder: Path) -> list[Kept]:
    """All that is kept there, game by game."""
    found = [
        Kept(lines[0], lines[1:])
        for path in sorted(folder.glob("*.jsonl"))
        if len(lines := read_lines(path)) > 2
    ]
    return sorted(found, key=lambda kept: (NAMES.index(kept.game), kept.seats))


# What reviews read


def figures_of(kept: Sequence[Kept], page: str) -> dict[str, Any]:
    """What reviews go by: how accurate levels are, and how well the judge is calibrated."""
    figures: dict[str, Any] = {"accuracy": {}, "calibration": read_calibration(page)}
    for each in kept:
        if each.kind == "accuracy":
            levels = figures["accuracy"].setdefault(each.game, {}).setdefault(str(each.seats), {})
            levels[each.header["level"]] = accuracy_figures(level_of(each.lines))
        elif each.kind == "calibration" and len(each.lines) >= ENOUGH:
            by_seats = figures["calibration"].setdefault(each.game, {})
            by_seats[str(each.seats)] = calibration_figures(each)
    return figures


def accuracy_figures(level: Level) -> dict[str, float]:
    return {
        "mean": round(level.mean.value, 1),
        "reach": round(level.mean.reach, 1),
        "deviation": round(level.deviation, 1),
        "matches": level.matches,
    }


def calibration_figures(kept: Kept) -> dict[str, Any]:
    found = expected_of(kept.lines)
    return {
        "error": round(found.error(), 4),
        "worst_third": round(max(found.error(part) for part in range(PARTS)), 4),
        "matches": len(kept.lines),
    }


# Tables


def honesty_rows(kept: Sequence[Kept]) -> Iterator[str]:
    """Between equal bots, then between unequal ones."""
    equal = [each for each in kept if len(set(each.header["bots"])) == 1]
    yield "| | bots | matches | mean luck of each seat |"
    yield "|---|---|--:|---|"
    for each in equal:
        means = [Mean.of(found_of(each.lines, seat).luck) for seat in range(each.seats)]
        told = ", ".join(f"{mean}{'' if mean.holds_zero else ' (!)'}" for mean in means)
        yield f"| {each.title} | {each.header['bots'][0]} | {len(each.lines)} | {told} |"
    yield ""
    yield "| | bots | matches | without | result | result without it | spread without it |"
    yield "|---|---|--:|---|---|---|--:|"
    for each in (each for each in kept if each not in equal):
        bots = ", ".join(each.header["bots"]) + (" (known)" if each.header.get("knows") else "")
        head = f"| {each.title} | {bots} | {len(each.lines)}"
        for name, found in ways_to_find(each.lines):
            low, high = (f"{100 * bound:.0f}" for bound in found.interval())
            yield (
                f"{head} | {name} | {Mean.of(found.result)} | {Mean.of(found.rest)} "
                f"| {100 * found.ratio:.0f} % ({low} to {high}) |"
            )


def hinted_rows(kept: Sequence[Kept]) -> Iterator[str]:
    """A row for each player against a level."""
    yield "| | player | against | matches | part of the win |"
    yield "|---|---|---|--:|--:|"
    for each in kept:
        name = each.header["player"] or f"hints of a {each.header['hints']}"
        share = share_of(each.lines)
        yield (
            f"| {each.title} | {name} | {each.header['rival']} | {len(each.lines)} "
            f"| {100 * share.value:.0f} % ± {100 * share.reach:.0f} |"
        )


def accuracy_rows(figures: dict[str, Any]) -> Iterator[str]:
    """A row for each game and size of table, a column for each level."""
    yield "| | seats | " + " | ".join(LEVELS[:4]) + " |"
    yield "|---|--:|" + "--:|" * len(LEVELS[:4])
    for game, by_seats in figures.items():
        for seats, levels in by_seats.items():
            cells = [tell_level(levels.get(name)) for name in LEVELS[:4]]
            yield f"| {game_of(game).title} | {seats} | {' | '.join(cells)} |"


def tell_level(told: dict[str, float] | None) -> str:
    """The mean with its interval, how far single matches stray from it, and how many there were."""
    if told is None:
        return "not measured"
    return f"{told['mean']:.1f} ± {told['reach']:.1f} ({told['deviation']:.0f}; {told['matches']})"


def calibration_rows(kept: Sequence[Kept]) -> Iterator[str]:
    """A row for each game and size of table at which lines were measured."""
    yield "| | seats | matches | error | by chance alone | by thirds |"
    yield "|---|--:|--:|--:|--:|---|"
    for each in kept:
        found = expected_of(each.lines)
        thirds = ", ".join(f"{found.error(part):.3f}" for part in range(PARTS))
        yield (
            f"| {each.title} | {each.seats} | {len(each.lines)} | {found.error():.3f} "
            f"| {error_by_chance(each.lines):.3f} | {thirds} |"
        )


# Plots


def draw_accuracy(figures: dict[str, Any]) -> None:
    """A plot for each game: each level's mean with its interval."""
    for game, by_seats in figures.items():
        for seats, levels in by_seats.items():
            dots = [
                Dot(name, told["mean"], told["mean"] - told["reach"], told["mean"] + told["reach"])
                for name in LEVELS
                if (told := levels.get(name))
            ]
            title = f"{game_of(game).title}, {seats} seats: mean accuracy by level"
            drawn = intervals(dots, title, None, lambda value: f"{value:g}")
            write(f"accuracy-{game}-{seats}.svg", drawn)


def draw_calibration(kept: Sequence[Kept]) -> None:
    """A plot for each game and size of table: what was expected against what came."""
    for each in kept:
        title = f"{each.title}, {each.seats} seats: what was expected and what came"
        write(f"calibration-{each.game}-{each.seats}.svg", curves(expected_of(each.lines), title))


def write(name: str, drawn: str) -> None:
    PLOTS.mkdir(exist_ok=True)
    (PLOTS / name).write_text(standalone(drawn), "utf-8")


def main(given: Sequence[str] | None = None) -> int:
    """Write figures and plots, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.review")
    parser.add_argument("folder", type=Path)
    kept = read_folder(parser.parse_args(given).folder)
    figures = figures_of(kept, NETS.read_text("utf-8"))
    MEASURED.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    draw_accuracy(figures["accuracy"])
    judged = [each for each in kept if each.kind == "calibration"]
    draw_calibration(judged)
    honest = [each for each in kept if each.kind == "honesty"]
    for rows in (
        honesty_rows(honest),
        calibration_rows(judged),
        hinted_rows([each for each in kept if each.kind == "hinted"]),
        accuracy_rows(figures["accuracy"]),
    ):
        print(*rows, "", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
