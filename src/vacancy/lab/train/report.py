"""What has become of a training: `python -m vacancy.lab.train.report GAME FOLDER`.

Reads the folder that a training left, and writes `report.md` and `report.json` beside its net: how
it was made, how it stands against every bot, with and without a search, how sure it may be of what
it expects, and how much can be taken from it. What takes long can be left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vacancy.bots import bots_of
from vacancy.bots.levels import LEVELS
from vacancy.bots.net.weights import Net, load_net
from vacancy.engine.features import features_of
from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.lab.calibration import PARTS, measure

from .files import NET
from .ladder import climb, read_arguments, spell

if TYPE_CHECKING:
    from vacancy.engine.game import Game

    from .answer import Answer
    from .ladder import Rung

TOLD = ("seconds", "matches", "decisions", "iterations", "hidden", "seats", "seed", "commit")
"""What of a net's header is worth a line."""
FRESH = 10**9
"""Seeds from here on were never learnt from."""


@dataclass(frozen=True)
class Extent:
    """How much a report looks into; 0 leaves a part out."""

    blocks: int = 10
    """Of the ladder, against each bot."""
    rivals: str = ""
    """With commas between them; all, but the one that takes minutes for a match."""
    search: int = 500
    """Iterations of the search with which the net climbs a second time."""
    matches: int = 4096
    """Of the calibration, at each size of table."""
    seconds: float = 60.0
    """Of learning an answer, at each size of table."""
    device: str = "cuda"
    """On which an answer is learnt."""


class Report:
    """What is found, part by part, in words and as figures."""

    def __init__(self, game: Game, folder: Path, extent: Extent) -> None:
        self.game, self.folder, self.extent = game, folder, extent
        self.net: Net = load_net(folder / NET, game, features_of(game))
        self.figures: dict[str, Any] = {"game": game.name, "net": self.net.header}

    @property
    def sizes(self) -> list[int]:
        """The smallest and the largest table."""
        return list(dict.fromkeys((self.game.seats[0], self.game.seats[-1])))

    def lines(self) -> Iterator[str]:
        """The report, line by line."""
        yield f"# A net for {self.game.title}\n"
        yield from self.making()
        if self.extent.blocks:
            yield from self.ladder()
        if self.extent.matches:
            yield from self.calibration()
        if self.extent.seconds:
            yield from self.answers()

    def making(self) -> Iterator[str]:
        """How the net was made, as its header tells."""
        header = self.net.header
        yield "| | |\n|---|--:|"
        yield from (f"| {name} | {header[name]} |" for name in TOLD if name in header)
        for name, share in header.get("figures", {}).items():
            yield f"| part of the win, {name} | {share:.3f} |"

    def ladder(self) -> Iterator[str]:
        """The net against every bot, by its first thought and with a search."""
        yield "\n## Ladder\n"
        yield f"{self.extent.blocks} blocks each, with intervals as the arena has them.\n"
        yield "| seats | iterations | against | one net | one rival among nets | points |"
        yield "|--:|--:|---|---|---|---|"
        rungs = self.figures["ladder"] = []
        for seats in self.sizes:
            for search in dict.fromkeys((0, self.extent.search)):
                for name, rung in climb(self.terms(seats, search)):
                    told = tell(rung)
                    rungs.append({"seats": seats, "iterations": search, "against": name, **told})
                    cells = (seats, search, name, told["alone"], told["others"], told["points"])
                    yield f"| {' | '.join(map(str, cells))} |"

    def terms(self, seats: int, search: int) -> argparse.Namespace:
        """What the ladder is asked for."""
        usual = ",".join(name for name in bots_of(self.game) if name != LEVELS[-1])
        words = [self.game.name, self.folder / NET, "--against", self.extent.rivals or usual]
        words += ["--seats", seats, "--blocks", self.extent.blocks, "--search", search]
        return read_arguments([*map(str, words), "--seed", str(FRESH)])

    def calibration(self) -> Iterator[str]:
        """How far what was expected is from what came."""
        yield "\n## Calibration\n"
        yield f"{self.extent.matches} matches at each size of table.\n"
        yield "| seats | error | beyond chance | by thirds of a match |\n|--:|--:|--:|---|"
        errors = self.figures["calibration"] = []
        for seats in self.game.seats:
            tables = min(self.extent.matches, 1024)
            found = measure(self.game, self.net, seats, self.extent.matches, tables, FRESH)
            thirds = [found.error(part) for part in range(PARTS)]
            error, beyond = found.error(), found.beyond_chance()
            errors.append({"seats": seats, "error": error, "beyond": beyond, "thirds": thirds})
            told = ", ".join(f"{each:.4f}" for each in thirds)
            yield f"| {seats} | {error:.4f} | {beyond:.4f} | {told} |"

    def answers(self) -> Iterator[str]:
        """How much is taken from the net by whoever learns to."""
        from .answer import answers

        yield "\n## The best answer\n"
        yield f"Learnt for {self.extent.seconds:.0f} s in one seat against the net in all others.\n"
        yield "| seats | even | the answer takes | matches | curve |\n|--:|--:|--:|--:|---|"
        words = {
            "against": str(self.folder / NET), "device": self.extent.device, "lesson": "0",
            "seconds": str(self.extent.seconds),
        }  # fmt: skip
        told = self.figures["answers"] = []
        for answer in answers(self.game.name, self.folder, self.sizes, words):
            told.append(asdict(answer))
            yield answer_row(answer)


def tell(rung: Rung) -> dict[str, str]:
    """What a rung of the ladder tells, in words."""
    mine, theirs = rung.average_points
    return {
        "alone": spell(rung.alone.interval),
        "others": spell(rung.others.interval) if rung.seats > 2 else "",
        "points": f"{mine:.1f} : {theirs:.1f}",
    }


def answer_row(answer: Answer) -> str:
    """A line about a best answer."""
    curve = ", ".join(f"{point.share:.3f} ({point.seconds:.0f} s)" for point in answer.curve)
    taken = f"{answer.share:.3f} ± {answer.margin:.3f}"
    even = f"{1 / answer.seats:.3f}"
    return f"| {answer.seats} | {even} | {taken} | {answer.matches:,} | {curve} |"


def write_report(game: Game, folder: Path, extent: Extent) -> Path:
    """Write the report of a folder, as it comes; returns the file."""
    report, path = Report(game, folder, extent), folder / "report.md"
    with path.open("w", encoding="utf-8") as file:
        for line in report.lines():
            file.write(line + "\n")
            file.flush()
    (folder / "report.json").write_text(json.dumps(report.figures, indent=1), "utf-8")
    return path


def main(given: Sequence[str] | None = None) -> int:
    """Write what a command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.train.report")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("folder", type=Path, help="what a training has left: its net is read")
    usual = asdict(Extent())
    for name, default in usual.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    asked = parser.parse_args(given)
    extent = Extent(**{name: getattr(asked, name) for name in usual})
    print(write_report(game_of(asked.game), asked.folder, extent).read_text("utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
