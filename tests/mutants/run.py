"""How many faults in the rules do the tests of the games notice? `make mutants` runs this.

A sample of faults, the same for the same seed and sources, is put one by one into a copy of the
sources. The tests of that game are run on it with uncompiled rules until the first fails. A fault
that none notices is listed: a test is missing, or the change makes no difference.

It needs a checkout and no more of Python than NumPy, fluent.runtime, pytest, pytest-xdist and
Hypothesis: `PYTHONPATH=src python -m tests.mutants.run --out mutants.json`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from resource import RUSAGE_CHILDREN, getrusage
from typing import NamedTuple

from tests.mutants.mutation import Mutant, sample
from vacancy.games import NAMES

ROOT = Path(__file__).parents[2]
GAMES = Path("src/vacancy/games")
PATIENCE = 4
"""A fault may make rules run for ever: so many times the usual processor time is too long."""
LONGEST = 1800
"""Seconds by the clock for tests that use no processor, which no limit of processor time ends."""
MEMORY = 6 << 20
"""Kilobytes that tests may take: a fault may make rules fill it."""
SURVIVED = "SURVIVED"
ALL_PASSED, OUT_OF_TIME = 0, -signal.SIGXCPU


class Verdict(NamedTuple):
    """What became of a fault."""

    game: str
    mutant: Mutant
    how: str

    @property
    def is_killed(self) -> bool:
        return self.how != SURVIVED

    @property
    def where(self) -> str:
        return f"{self.mutant.path.relative_to(ROOT / GAMES)}:{self.mutant.node.lineno}"

    def __str__(self) -> str:
        return f"{self.how:9} {self.where}  {self.mutant.change}"


class Workshop:
    """A copy of the sources in which one fault at a time is tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("static", "__pycache__")
        shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)

    def try_out(self, game: str, mutant: Mutant, seconds: int) -> Verdict:
        place = self.folder / mutant.path.relative_to(ROOT)
        try:
            rewrite(place, mutant.source())
            status = self.test(game, seconds)
        finally:
            rewrite(place, mutant.path.read_text("utf-8"))
        how = {ALL_PASSED: SURVIVED, OUT_OF_TIME: "too long"}.get(status, "killed")
        return Verdict(game, mutant, how)

    def test(self, game: str, seconds: int = LONGEST) -> int:
        """Run the tests of a game on what is here, recorded matches first; returns the status.

        They get so many seconds of a processor, however busy the machine is. A shell sets that
        limit: Python would have to between fork and exec, where other threads may hold its locks.
        """
        folder = ROOT / "tests" / "games" / game
        environment = {
            **os.environ, "PYTHONPATH": str(self.folder / "src"), "VACANCY_UNCOMPILED": "1",
            "VACANCY_CACHE": str(self.folder / "cache"),
        }  # fmt: skip
        quiet = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis"]
        tests = [str(folder / "test_golden.py"), str(folder), "--hypothesis-seed=1"]
        limited = f'ulimit -S -t {seconds} && ulimit -v {MEMORY} && exec "$0" "$@"'
        try:
            return subprocess.run(
                ["sh", "-c", limited, sys.executable, "-m", "pytest", *quiet, *tests],
                cwd=ROOT, env=environment, check=False, capture_output=True, timeout=LONGEST,
            ).returncode  # fmt: skip
        except subprocess.TimeoutExpired:
            return OUT_OF_TIME


def rewrite(path: Path, text: str) -> None:
    """Change a source, and have Python forget what it made of it."""
    path.write_text(text, "utf-8")
    for made in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        made.unlink()


def choose(count: int, seed: int) -> list[tuple[str, Mutant]]:
    """Faults in the rules of all games, as many in each, in any order."""
    chance = random.Random(seed)
    chosen = []
    for number, game in enumerate(NAMES):
        share = count // len(NAMES) + (number < count % len(NAMES))
        files = (ROOT / GAMES / game / "rules").rglob("*.py")
        chosen += [(game, mutant) for mutant in sample(files, share, chance)]
    chance.shuffle(chosen)
    return chosen


def try_all(chosen: list[tuple[str, Mutant]], jobs: int) -> Iterator[Verdict]:
    """The verdicts in the order of the faults."""
    with tempfile.TemporaryDirectory(prefix="vacancy-mutants-") as folder:
        shops = [Workshop(Path(folder) / str(number)) for number in range(jobs)]
        patience = {game: measure(shops[0], game) for game in sorted({game for game, _ in chosen})}
        free: SimpleQueue[Workshop] = SimpleQueue()
        for shop in shops:
            free.put(shop)

        def judge(task: tuple[str, Mutant]) -> Verdict:
            shop = free.get()
            try:
                return shop.try_out(*task, seconds=patience[task[0]])
            finally:
                free.put(shop)

        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(judge, chosen)


def measure(shop: Workshop, game: str) -> int:
    """How long the tests of a game may take; without a fault they must pass."""
    begin = getrusage(RUSAGE_CHILDREN).ru_utime
    if shop.test(game) != ALL_PASSED:
        raise SystemExit(f"the tests of {game} fail as it is")
    return 1 + int(PATIENCE * (getrusage(RUSAGE_CHILDREN).ru_utime - begin))


def summary(verdicts: list[Verdict]) -> str:
    """The score of each game and of all."""
    lines = []
    for game in [*NAMES, "all games"]:
        found = [verdict for verdict in verdicts if game in (verdict.game, "all games")]
        killed = sum(verdict.is_killed for verdict in found)
        lines.append(f"{game}: {killed} of {len(found)} killed ({killed / max(1, len(found)):.0%})")
    return "\n".join(lines)


def write(path: Path, asked: argparse.Namespace, verdicts: list[Verdict]) -> None:
    """Keep what has been found so far."""
    told = [
        {"how": each.how, "where": each.where, "change": each.mutant.change} for each in verdicts
    ]
    found = {"count": asked.count, "seed": asked.seed, "mutants": told}
    path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--count", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--out", type=Path, help="a JSON file for what became of each fault")
    asked = reader.parse_args()
    verdicts: list[Verdict] = []
    for verdict in try_all(choose(asked.count, asked.seed), asked.jobs):
        print(verdict, flush=True)
        verdicts.append(verdict)
        if asked.out:
            write(asked.out, asked, verdicts)
    print("\nSurvivors:")
    print("\n".join(str(verdict) for verdict in verdicts if not verdict.is_killed))
    print(summary(verdicts))


if __name__ == "__main__":
    main()
