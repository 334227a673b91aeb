"""Training, round after round: play matches, learn from them, and look how it goes."""

from __future__ import annotations

import random
import shutil
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from vacancy.engine.features import features_of
from vacancy.engine.record import NONE
from vacancy.games import game as game_of

from .examine import Examiner
from .files import (
    NET,
    Progress,
    WrongCheckpoint,
    export_net,
    import_net,
    read_checkpoint,
    shrink,
    write_checkpoint,
)
from .net import Sizes, Weights, parts_of_actions
from .ppo import Learner
from .rollout import Memory, Tables, open_batch
from .seating import Pool, Role, draw_roles, one_learner

if TYPE_CHECKING:
    from vacancy.rl.batch import Batch

    from .journal import Journal
    from .settings import Settings

REMEMBER = 10
"""A past self is remembered every so many iterations."""
EXAMS, EXAMINING = 12, 0.2
"""How often it is looked how it goes, and how much of the time that may take."""
VARIED = 1 / 3
"""How many matches are played with other options, where some are asked for."""
SEEDS = 2**62


class Trainer:
    """One training: the learner, its past, the tables and the log."""

    def __init__(self, settings: Settings, journal: Journal) -> None:
        self.settings, self.journal = settings, journal
        self.game = game_of(settings.game)
        self.features = features_of(self.game)
        self.chance = random.Random(settings.seed)
        torch.manual_seed(settings.seed)
        self.progress = self.earlier = Progress()
        sizes = Sizes.of(self.features, self.game.actions, self.game.seats[-1], settings.hidden)
        parts = parts_of_actions(self.features, self.game.actions)
        self.learner = Learner(sizes, parts, settings, journal.note)
        self.players = {role: self.copy_of_learner() for role in (Role.LEARNER, Role.PAST)}
        self.pool = Pool([])
        self.pool.add(self.players[Role.LEARNER])
        self.tables, self.varied = self.open_tables()
        self.examiner = Examiner(self.tables, self.players, settings.device)
        self.iterating = self.examining = self.examined = 0.0
        self.examined_at = NONE
        if Path(settings.start).is_file():
            self.begin_with(Path(settings.start))
        elif settings.start:
            self.go_on_from(Path(settings.start))
        if settings.against:
            self.pool = Pool([self.read(Path(settings.against))])

    @property
    def styles(self) -> int:
        """How many outsiders the game has."""
        return 0 if self.game.outsiders is None else len(self.game.outsiders.names)

    def copy_of_learner(self) -> Weights:
        """The learner's weights in tensors of their own."""
        complete = self.learner.complete()
        return {name: value.detach().clone() for name, value in complete.items()}

    def open_tables(self) -> tuple[dict[int, Tables], dict[int, Tables]]:
        """The tables of all sizes as usual, and those with other options, if there are any.

        They share one memory, because they are never used at once.
        """
        settings, journal = self.settings, self.journal

        def open_with(options: dict[str, str]) -> list[Batch]:
            return [
                open_batch(self.game, seats, settings.tables, settings.device, options)
                for seats in settings.seats
            ]

        usual = open_with({})
        others = open_with(settings.variant_options) if settings.variant else []
        memory = Memory(settings.steps, usual[0], settings.device)

        def around(batches: list[Batch]) -> dict[int, Tables]:
            return {
                batch.seats: Tables(
                    batch, memory, self.players, settings.scale, settings.device, journal.note
                )
                for batch in batches
            }

        return around(usual), around(others)

    def draw_tables(self) -> Tables:
        """The tables at which to play next: of any size, with other options now and then."""
        is_varied = bool(self.varied) and self.chance.random() < VARIED
        return (self.varied if is_varied else self.tables)[self.chance.choice(self.settings.seats)]

    # A training

    def get_ready(self) -> None:
        """Have everything compiled, so that it is told apart from training."""
        for tables in (*self.tables.values(), *self.varied.values()):
            tables.batch.begin(0)
            tables.batch.step(tables.batch.pick(0))
            tables.batch.results()
        self.journal.note("compiled")

    def run(self) -> None:
        """Train until time is up, and leave the best net behind; Ctrl-C leaves a checkpoint."""
        try:
            while not self.is_done():
                if self.is_examination_due():
                    self.examine()
                else:
                    self.iterate()
        except KeyboardInterrupt:
            self.save()
            raise
        if self.examined_at != self.progress.iterations:
            self.examine()

    def share_done(self) -> float:
        """How much of the training is done, from 0 to 1."""
        if self.settings.iterations:
            return (self.progress.iterations - self.earlier.iterations) / self.settings.iterations
        return min(self.journal.seconds / self.settings.seconds, 1.0)

    def is_done(self) -> bool:
        """Whether another iteration and the last examination would take too long."""
        rest = self.settings.seconds - self.journal.seconds
        return self.share_done() >= 1.0 or rest < self.iterating + self.examining

    def is_examination_due(self) -> bool:
        """Whether enough has been learnt since the last, and examinations do not take over."""
        done = self.share_done() - self.examined
        is_worth_it = self.examining < done * self.settings.seconds * EXAMINING
        return done >= 1 / EXAMS and (is_worth_it or self.settings.iterations > 0)

    def new_seed(self) -> int:
        """A seed for more matches."""
        return self.chance.randrange(SEEDS)

    def iterate(self) -> float:
        """Play matches at tables of one size, and learn from them.

        Returns what part of the win a learner's seat had where others sat too.
        """
        start = self.journal.seconds
        self.learner.plan(self.share_done())
        tables = self.draw_tables()
        set_weights(self.players[Role.LEARNER], self.learner.complete())
        set_weights(self.players[Role.PAST], self.pool.draw(self.chance))
        steps = self.play(tables)
        played = self.journal.seconds
        share = tables.share_of_learner()
        told = self.learner.learn(tables, steps)
        self.count(tables, int(told["learnt"]))
        if self.progress.iterations % REMEMBER == 0 and not self.settings.against:
            self.pool.add(self.learner.complete())
        self.journal.write(
            "iteration",
            iteration=self.progress.iterations,
            seats=tables.seats,
            is_varied=tables in self.varied.values(),
            steps=steps,
            unfinished=int((~tables.outcome.is_over).sum()),
            share=share,
            playing=played - start,
            learning=self.journal.seconds - played,
            matches=self.progress.matches,
            decisions=self.progress.decisions,
            **told,
        )
        self.iterating = self.journal.seconds - start
        if self.examined_at == NONE:  # the first iterations compile, the later ones tell
            self.examining = self.examiner.most * (played - start)
        return share

    def play(self, tables: Tables) -> int:
        """Whole matches at tables of one size; returns how many steps the longest took."""
        settings, count = self.settings, tables.memory.tables
        if settings.against:
            roles = one_learner(count, tables.seats, Role.PAST, settings.device)
        else:
            roles = draw_roles(count, tables.seats, self.styles, settings.device)
        is_taught = settings.lesson_at(self.share_done()) > 0 and self.styles > 0
        tables.teacher.fill_(0 if is_taught else NONE)
        most = max(int(settings.wandering * settings.steps * tables.seats / self.game.seats[-1]), 1)
        budgets = torch.randint(0, most + 1, (count,), device=settings.device)
        budgets *= torch.rand(count, device=settings.device) < settings.wanderers
        return tables.play(roles, budgets, self.new_seed())

    def count(self, tables: Tables, learnt: int) -> None:
        """Note that some matches have been played and learnt from."""
        before = self.progress
        self.progress = replace(
            before,
            iterations=before.iterations + 1,
            matches=before.matches + tables.memory.tables,
            decisions=before.decisions + learnt,
            seconds=self.earlier.seconds + self.journal.seconds,
        )

    # What is left behind

    def examine(self) -> None:
        """Play against fixed opponents, keep the net if it loses to none, and write all down."""
        start = self.journal.seconds
        set_weights(self.players[Role.LEARNER], self.learner.complete())
        figures = self.examiner.examine(self.pool.half_way(), self.new_seed())
        if self.examiner.is_kept:
            self.export(figures)
        self.journal.write("examination", kept=self.examiner.is_kept, **figures)
        self.save()
        self.examining, self.examined = self.journal.seconds - start, self.share_done()
        self.examined_at = self.progress.iterations

    def export(self, figures: dict[str, float]) -> None:
        """Write the net that bots play with."""
        path, weights = self.settings.out / NET, self.players[Role.LEARNER]
        export_net(path, self.game, self.features, weights, self.settings, self.progress, figures)

    def save(self) -> None:
        """Write a checkpoint."""
        told: dict[str, Any] = {
            "game": self.game.name,
            "weights": {name: value.detach() for name, value in self.learner.weights.items()},
            "optimiser": shrink(self.learner.optimiser.state_dict()),
            "progress": asdict(self.progress),
            "chance": self.chance.getstate(),
        }
        write_checkpoint(self.settings.out, told, self.examiner.kept, self.pool.snapshots)

    def read(self, path: Path) -> Weights:
        """The net in a file, as players have it."""
        weights = import_net(path, self.game, self.features, self.settings.scale)
        return {name: value.to(self.settings.device) for name, value in weights.items()}

    def begin_with(self, path: Path) -> None:
        """Learn on from a net that was written; the optimiser begins anew.

        The complete rows of actions become their own; what they share is learnt from nothing.
        """
        weights = self.read(path)
        mine = self.learner.weights
        if any(value.shape != mine[name].shape for name, value in weights.items()):
            raise WrongCheckpoint(f"{path} holds a net with other sizes")
        with torch.no_grad():
            set_weights({name: mine[name] for name in weights}, weights)
        self.pool = Pool([])
        self.pool.add(self.learner.complete())
        self.examiner.kept = self.pool.snapshots[0]

    def go_on_from(self, folder: Path) -> None:
        """Take up a training where a checkpoint left it."""
        told, kept, snapshots = read_checkpoint(folder, self.settings.device)
        sizes = {name: value.shape for name, value in told["weights"].items()}
        if told["game"] != self.game.name or sizes != {
            name: value.shape for name, value in self.learner.weights.items()
        }:
            raise WrongCheckpoint(f"{folder} holds a {told['game']} net with other sizes")
        with torch.no_grad():
            set_weights(self.learner.weights, told["weights"])
        self.learner.take_up(told["optimiser"])
        self.progress = self.earlier = Progress(**told["progress"])
        self.chance.setstate(told["chance"])
        torch.manual_seed(self.new_seed())
        self.pool = Pool(snapshots)
        self.examiner.kept = kept
        if (folder / NET).exists() and folder.resolve() != self.settings.out.resolve():
            shutil.copy(folder / NET, self.settings.out / NET)


def set_weights(target: Weights, source: Weights) -> None:
    """Copy weights into tensors that stay where they are."""
    for name, value in target.items():
        value.data.copy_(source[name])
