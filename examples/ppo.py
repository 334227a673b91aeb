"""Learn to play Overbooking for two, by PPO on a batch: ten minutes on two cores.

    pip install "vacancy[train]"
    python examples/ppo.py --minutes 10 --curve curve.csv

In turns the net plays both seats itself and plays against `greedy`; at first a teacher, one of the
game's outsiders, says what it would have done. Now and then the net is judged by matches against
`greedy`, taking the move that it likes best. All matches of a round are played to their ends.
Minutes are those of two cores that work for nothing else: processor time, halved.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")  # a thread that waits leaves its core to others

import numpy as np
import torch
from torch import Tensor, nn

from vacancy.rl import Batch

GAME, SEATS, RIVAL, TEACHER = "overbooking", 2, "greedy", "bookkeeper"
LONGEST = 64  # decisions of a match, of which it takes about 45
TABLES, HIDDEN, THREADS = 512, (256, 128), 2
EPOCHS, MINIBATCH, CLIP, LONGEST_GRADIENT = 3, 2048, 0.2, 0.5
LESSONS = 0.4  # the part of the time in which the teacher is listened to, less and less
RATE, ENTROPY = (1e-3, 5e-5), (0.01, 0.002)  # at the beginning and at the end
VALUE_WORTH, TRACE, LOT = 0.5, 0.9, 8
JUDGED_EVERY, JUDGED_BY, JUDGED_AT_LAST = 0.5, 300, 2000  # minutes, matches, matches
SHOWS = ("inputs", "masks")
FORBIDDEN = -1e9


class Net(nn.Module):
    """Which action, and what the match is worth to whoever decides.

    Of 1,770 inputs about 60 are on, so the first layer is a sum of the rows that these name.
    """

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.nothing = inputs  # fills up the lists, and adds nothing
        self.rows = nn.EmbeddingBag(inputs, HIDDEN[0], mode="sum")
        nn.init.normal_(self.rows.weight, std=0.1)
        self.bias = nn.Parameter(torch.zeros(HIDDEN[0]))
        self.deeper = nn.Sequential(nn.ReLU(), nn.Linear(*HIDDEN), nn.ReLU())
        self.policy, self.value = nn.Linear(HIDDEN[1], actions), nn.Linear(HIDDEN[1], 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, inputs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions, and the lead that is still to come."""
        is_on = inputs != self.nothing
        counts = is_on.sum(1)
        seen = self.deeper(
            self.rows(inputs[is_on].int(), (counts.cumsum(0) - counts).int()) + self.bias
        )
        logits = self.policy(seen).masked_fill(~masks, FORBIDDEN)
        return torch.log_softmax(logits, 1), self.value(seen).squeeze(1)


class Decisions(NamedTuple):
    """Decisions side by side, and what came of them."""

    inputs: Tensor
    masks: Tensor
    actions: Tensor
    advice: Tensor
    chances: Tensor
    gains: Tensor
    results: Tensor


def lists_of(batch: Batch, nothing: int) -> Tensor:
    """The inputs that are on at each table, filled up to the longest list."""
    counts = batch.input_counts
    lists = batch.inputs[:, : counts.max()].copy()
    lists[np.arange(lists.shape[1]) >= counts[:, None]] = nothing
    return torch.from_numpy(lists)


class Memory:
    """Room for all decisions of a round, step by step."""

    def __init__(self, batch: Batch, nothing: int) -> None:
        steps = (LONGEST, batch.tables)
        self.inputs = torch.full((*steps, batch.features.most), nothing, dtype=torch.int16)
        self.masks = torch.zeros((*steps, batch.game.actions), dtype=torch.bool)
        self.actions, self.advice = torch.zeros((2, *steps), dtype=torch.long)
        self.chances, self.values = torch.zeros(steps), torch.zeros(steps)
        self.movers = torch.zeros(steps, dtype=torch.long)
        self.leads = torch.zeros((LONGEST + 1, batch.tables, SEATS))

    def gather(self, count: int) -> Decisions:
        """All decisions, each judged by how the lead of its seat went on from there (GAE)."""
        movers, values = self.movers[:count], self.values[:count]
        gains, tables = torch.zeros_like(values), torch.arange(values.shape[1])
        later, since, later_gain = torch.zeros((3, *self.leads.shape[1:]))
        for step in reversed(range(count)):
            since += self.leads[step + 1] - self.leads[step]
            some = tables[movers[step] >= 0]
            here = some, movers[step, some]
            surprise = since[here] + later[here] - values[step, some]
            gains[step, some] = later_gain[here] = surprise + TRACE * later_gain[here]
            later[here], since[here] = values[step, some], 0
        there = movers >= 0
        results, gains = (gains + values)[there], gains[there]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        inputs, masks = self.inputs[:count][there], self.masks[:count][there]
        actions, advice = self.actions[:count][there], self.advice[:count][there]
        chances = self.chances[:count][there]
        width = int((inputs != inputs.max()).sum(1).max())  # the highest number fills the lists up
        return Decisions(inputs[:, :width], masks, actions, advice, chances, gains, results)


@torch.no_grad()
def play_round(net: Net, batch: Batch, memory: Memory, seed: int, is_taught: bool) -> Decisions:
    """Play a match at every table, the net wherever nobody else sits."""
    teacher = batch.game.outsiders.names.index(TEACHER)
    batch.begin(seed)
    step = 0
    memory.inputs.fill_(net.nothing)
    memory.leads[0] = lead_of(batch)
    while (batch.movers >= 0).any() and step < LONGEST:
        lists, masks = lists_of(batch, net.nothing), torch.from_numpy(batch.masks)
        chances, memory.values[step] = net(lists, masks)
        noise = -torch.empty_like(chances).exponential_().log()
        actions = (chances + noise).argmax(1)  # a draw by these chances
        memory.inputs[step, :, : lists.shape[1]] = lists
        memory.masks[step] = masks
        if is_taught:
            styles = np.where(batch.movers >= 0, teacher, -1)
            memory.advice[step] = torch.from_numpy(batch.advise(styles))
        memory.actions[step], memory.movers[step] = actions, torch.from_numpy(batch.movers)
        memory.chances[step] = chances.gather(1, actions[:, None])[:, 0]
        batch.step(actions.numpy())
        step += 1
        memory.leads[step] = lead_of(batch)
    return memory.gather(step)


def lead_of(batch: Batch) -> Tensor:
    """How far each seat is ahead of the other one as things stand, in units of `LOT` points."""
    points = torch.from_numpy(batch.results().points).float()
    return (points - points.flip(1)) / LOT


def learn(
    net: Net, optimiser: torch.optim.Optimizer, some: Decisions, entropy: float, lesson: float
) -> None:
    """Learn from decisions: from what came of them, and as much as asked from the teacher."""
    for chosen in minibatches(len(some.actions)):
        part = Decisions(*(each[chosen] for each in some))
        logs, values = net(part.inputs, part.masks)
        ratio = (logs.gather(1, part.actions[:, None])[:, 0] - part.chances).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy_loss = -torch.minimum(ratio * part.gains, clipped * part.gains).mean()
        value_loss = (values - part.results).square().mean()
        loss = policy_loss + VALUE_WORTH * value_loss
        loss = loss + entropy * (logs.exp() * logs).sum(1).mean()
        if lesson > 0:
            loss = loss - lesson * logs.gather(1, part.advice[:, None]).mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), LONGEST_GRADIENT)
        optimiser.step()


def minibatches(count: int) -> Iterator[Tensor]:
    """The numbers of so many decisions, shuffled, in parts of one size, for each epoch."""
    for _ in range(EPOCHS):
        order = torch.randperm(count)
        yield from order[: count - count % MINIBATCH].split(MINIBATCH)


@torch.no_grad()
def judge(net: Net, matches: int, seed: int) -> float:
    """The part of the matches that the net wins from `greedy`, each seat in half of them."""
    batch = Batch(
        GAME, tables=matches, seats=SEATS, rivals=RIVAL, shows=SHOWS, restarts=False,
        threads=THREADS,
    )  # fmt: skip
    batch.begin(seed)
    seats, won = batch.lookers.copy(), np.zeros(matches)
    while (batch.movers >= 0).any():
        chances, _ = net(lists_of(batch, net.nothing), torch.from_numpy(batch.masks))
        batch.step(chances.argmax(1).numpy())
        won += batch.rewards[np.arange(matches), seats]
    return float((won.mean() + 1) / 2)


class Log:
    """What happens, on the screen and as a curve in a file."""

    def __init__(self, path: Path | None) -> None:
        self.path, self.begin = path, time.monotonic()
        self.rows: list[tuple[float, ...]] = []

    def note(self, minutes: float, matches: int, win: float, judged: int) -> None:
        """The net has won so much."""
        passed = (time.monotonic() - self.begin) / 60
        self.rows.append((round(minutes, 3), round(passed, 3), matches, round(win, 4), judged))
        print(f"{minutes:5.1f} min  {matches:9,} matches  {win:6.1%} of {judged} from greedy")
        if self.path is not None:
            with self.path.open("w", newline="", encoding="utf-8") as file:
                rows = csv.writer(file)
                rows.writerow(("minutes", "passed", "matches", "win", "judged"))
                rows.writerows(self.rows)


def minutes_of(cores: int) -> float:
    """How long so many cores have worked for this process: others on the machine do not count."""
    return time.process_time() / 60 / cores


def train(minutes: float, seed: int, log: Log, tables: int) -> Net:
    """Play and learn for so long, against oneself and against the rival in turns."""
    torch.manual_seed(seed)
    torch.set_num_threads(THREADS)
    batches = [
        Batch(
            GAME, tables=tables, seats=SEATS, rivals=rivals, shows=SHOWS, restarts=False,
            threads=THREADS,
        )
        for rivals in (None, RIVAL)
    ]  # fmt: skip
    net = Net(batches[0].features.count, batches[0].game.actions)
    memory = Memory(batches[0], net.nothing)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE[0], eps=1e-5)
    log.note(0.0, 0, judge(net, JUDGED_BY, seed), JUDGED_BY)
    begin = judged = minutes_of(THREADS)
    rounds = 0
    while (spent := minutes_of(THREADS) - begin) < minutes:
        done = spent / minutes
        for group in optimiser.param_groups:
            group["lr"] = RATE[0] + (RATE[1] - RATE[0]) * done
        lesson = max(1 - done / LESSONS, 0.0)
        batch, number = batches[rounds % 2], seed * 1_000_003 + rounds
        some = play_round(net, batch, memory, number, is_taught=lesson > 0)
        learn(net, optimiser, some, ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * done, lesson)
        rounds += 1
        if minutes_of(THREADS) > judged + JUDGED_EVERY:
            judged = minutes_of(THREADS)
            log.note(judged - begin, rounds * tables, judge(net, JUDGED_BY, rounds), JUDGED_BY)
    win = judge(net, JUDGED_AT_LAST, seed)
    log.note(minutes_of(THREADS) - begin, rounds * tables, win, JUDGED_AT_LAST)
    return net


def main() -> None:
    """Read the command line, learn, and keep the net if it is wanted."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--tables", type=int, default=TABLES, help="matches of a round")
    reader.add_argument("--curve", type=Path, help="a CSV file for what was won")
    reader.add_argument("--net", type=Path, help="a file for what was learnt")
    given = reader.parse_args()
    net = train(given.minutes, given.seed, Log(given.curve), given.tables)
    if given.net is not None:
        torch.save(net.state_dict(), given.net)


if __name__ == "__main__":
    main()
