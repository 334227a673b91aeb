"""How much can be taken from a net: `python -m vacancy.lab.train.answer GAME --out FOLDER`.

One seat learns, by PPO and from the net itself, what is best against the net, which holds all other
seats and does not learn: its moves are as likely as it says, and it does not search. What the one
seat takes in the end is a lower bound on what anybody could; a net that nobody can take anything
from would leave it an even share. The curve tells how it went.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

import torch

from vacancy.games import NAMES
from vacancy.games import game as game_of

from .files import NET
from .journal import Journal
from .seating import Role, one_learner
from .settings import Settings, settings_of
from .trainer import Trainer, set_weights

POINTS = 12
"""So many points a curve has at most."""
EXAMINED = 8192
"""At least so many fresh matches are played in the end."""
NORMAL = 1.96


class Point(NamedTuple):
    """How it stood at some time, on average since the point before."""

    seconds: float
    matches: int
    share: float


@dataclass(frozen=True)
class Answer:
    """What was taken from a net in the seat of a learner, alone among seats of the net."""

    seats: int
    device: str
    before: float
    """What the net takes from itself, which differs from an even share by chance alone."""
    share: float
    margin: float
    """The share lies within it, either way, with a confidence of 95 %."""
    matches: int
    """That were learnt from."""
    curve: tuple[Point, ...]

    def __str__(self) -> str:
        curve = ", ".join(f"{point.share:.3f} at {point.seconds:.0f} s" for point in self.curve)
        return (
            f"{self.seats} seats: {self.share:.3f} ± {self.margin:.3f} (even {1 / self.seats:.3f}) "
            f"after {self.matches:,} matches on {self.device}; {curve}"
        )


def find_answer(settings: Settings) -> Answer:
    """Learn against the net that the settings name, at tables of one size."""
    (seats,) = settings.seats
    journal = Journal(settings.out / f"log-{seats}.jsonl")
    journal.write("settings", **settings.as_json())
    trainer = Trainer(settings, journal)
    trainer.get_ready()
    before, _ = examine(trainer)
    journal.restart()
    learnt: list[Point] = []
    while trainer.share_done() < 1 and journal.seconds + trainer.iterating < settings.seconds:
        share = trainer.iterate()
        learnt.append(Point(journal.seconds, trainer.progress.matches, share))
    share, margin = examine(trainer)
    trainer.export({f"against_{seats}": share})
    matches = trainer.progress.matches
    answer = Answer(seats, settings.device, before, share, margin, matches, shortened(learnt))
    journal.write("answer", **asdict(answer))
    journal.close()
    return answer


def examine(trainer: Trainer) -> tuple[float, float]:
    """What the learner takes in fresh matches, and within which margin."""
    (tables,) = trainer.tables.values()
    set_weights(trainer.players[Role.LEARNER], trainer.learner.complete())
    set_weights(trainer.players[Role.PAST], trainer.pool.half_way())
    count, device = tables.memory.tables, trainer.settings.device
    roles = one_learner(count, tables.seats, Role.PAST, device)
    budgets = torch.zeros(count, dtype=torch.long, device=device)
    shares = []
    for _ in range(-(-EXAMINED // count)):
        tables.play(roles, budgets, trainer.new_seed())
        shares.append(tables.outcome.shares[roles == Role.LEARNER].clone())
    own = torch.cat(shares)
    return float(own.mean()), NORMAL * float(own.std()) / len(own) ** 0.5


def shortened(points: Sequence[Point]) -> tuple[Point, ...]:
    """As few points, each the average of those since the one before.

    >>> shortened([Point(1, 10, 0.5), Point(2, 20, 0.7)])
    (Point(seconds=1, matches=10, share=0.5), Point(seconds=2, matches=20, share=0.7))
    """
    size = -(-len(points) // POINTS) or 1
    groups = [points[first : first + size] for first in range(0, len(points), size)]
    return tuple(
        group[-1]._replace(share=sum(point.share for point in group) / len(group))
        for group in groups
    )


def answers(
    game: str, out: Path, seats: Sequence[int], words: Mapping[str, str]
) -> Iterator[Answer]:
    """The answers at tables of these sizes, each in its own folder, and in a file as they come."""
    net = words.get("against") or str(game_of(game).folder / NET)
    found = []
    for count in seats:
        folder = out / f"answer-{count}"
        told = {"start": net, "rate": "0.0003,0.00005", **words, "against": net}
        found.append(find_answer(settings_of(game, folder, {**told, "seats": str(count)})))
        (out / "answers.json").write_text(json.dumps([asdict(each) for each in found], indent=1))
        yield found[-1]


def main(given: Sequence[str] | None = None) -> int:
    """Learn and tell as a command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.train.answer")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--out", type=Path, required=True, help="the folder for all results")
    parser.add_argument("--net", default="", help="a file; without, the net that the game has")
    parser.add_argument("--seats", type=int, nargs="*", help="without, the smallest and largest")
    parser.add_argument("--seconds", default="60", help="of learning, at each size of table")
    parser.add_argument("--tables", help="at once")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(given)
    sizes = game_of(asked.game).seats
    words = {"seconds": asked.seconds, "device": asked.device, "seed": asked.seed, "lesson": "0"}
    words |= {"tables": asked.tables} if asked.tables else {}
    words |= {"against": asked.net} if asked.net else {}
    seats = asked.seats or dict.fromkeys((sizes[0], sizes[-1]))
    begin = time.monotonic()
    for answer in answers(asked.game, asked.out, list(seats), words):
        print(f"{asked.game}, {answer} [{time.monotonic() - begin:.0f} s]", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
