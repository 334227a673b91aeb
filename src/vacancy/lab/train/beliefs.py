"""`python -m vacancy.lab.train.beliefs GAME --out FILE`: learn what to believe of hidden fields.

The net that plays a game sits at all seats of many tables, here and there an outsider or somebody
who plays looser, and another net learns from every position what the hidden fields hold that
whoever decides cannot see. Nothing is kept: each position is learnt from once.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import torch
from torch import Tensor

from vacancy.bots.net.judge import NET, NoNet
from vacancy.bots.net.weights import BELIEFS, asked_of, header_of, save_net
from vacancy.engine.beliefs import Beliefs
from vacancy.engine.features import features_of
from vacancy.engine.leaves import Leaf, walk
from vacancy.engine.record import NONE
from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.rl.arrays import BITS, bytes_for
from vacancy.rl.batch import Batch

from .files import import_net
from .net import Weights, forbid, unpack
from .net import look as look_with
from .rollout import open_batch

if TYPE_CHECKING:
    from vacancy.engine.game import Game

HIDDEN = (256, 128)
RATE = (1e-3, 5e-5)
OUTSIDERS, LOOSE = 0.15, 0.15
"""The shares of seats that are an outsider's, and of those that choose loosely."""
LOOSENESS = 2.0
SEEDS = 2**62
TOLD_EVERY = 200


class Hidden(NamedTuple):
    """Where the bytes of the hidden fields lie: what they hold, whose they are, who is shown."""

    values: Tensor
    owners: Tensor
    shown: Tensor

    @staticmethod
    def of(game: Game, beliefs: Beliefs, device: str) -> Hidden:
        """The places in the record of a game."""
        leaves = {leaf.path: leaf for leaf in walk(game.state)}
        asked = [leaves[path] for path in beliefs.questions]

        def places(name: str) -> Tensor:
            return torch.tensor([getattr(leaf, name) for leaf in asked], device=device)

        assert all(is_plain(leaf) for leaf in asked), "a byte each, with an owner and a cover"
        return Hidden(places("offset"), places("owner_offset"), places("shown_offset"))

    def truth(self, states: Tensor, movers: Tensor) -> Tensor:
        """The answers that the seats which decide cannot see; NONE where there is nothing hidden.

        Bytes are signed: what is empty is NONE.
        """
        signed = states.view(torch.int8)
        owners = signed[:, self.owners].long()
        is_hidden = (owners != movers[:, None]) & (owners >= 0) & (signed[:, self.shown] == 0)
        is_hidden &= movers[:, None] >= 0
        return torch.where(is_hidden, signed[:, self.values].long(), NONE)


def is_plain(leaf: Leaf) -> bool:
    """Whether a field is one byte that an owner sees until all are shown it."""
    return leaf.width == 1 and leaf.owner_offset != NONE and leaf.shown_offset != NONE


def new_beliefs(inputs: int, count: int, device: str) -> Weights:
    """Random weights of a net that believes nothing yet."""
    wide, narrow = HIDDEN
    shapes = {"w1": (inputs, wide, 0.08), "w2": (wide, narrow, (2 / wide) ** 0.5)}
    weights = {
        name: torch.randn(rows, columns, device=device) * spread
        for name, (rows, columns, spread) in shapes.items()
    }
    weights |= {"b1": torch.zeros(wide, device=device), "b2": torch.zeros(narrow, device=device)}
    weights[BELIEFS] = torch.zeros(count, narrow, device=device)
    weights[f"{BELIEFS}_bias"] = torch.zeros(count, device=device)
    return {name: value.requires_grad_() for name, value in weights.items()}


def answers_of(weights: Weights, input_bits: Tensor, dtype: torch.dtype) -> Tensor:
    """The logits of all answers."""
    w = {name: value.to(dtype) for name, value in weights.items()}
    hidden = torch.relu(torch.addmm(w["b1"], unpack(input_bits, dtype), w["w1"]))
    hidden = torch.relu(torch.addmm(w["b2"], hidden, w["w2"]))
    return torch.addmm(w[f"{BELIEFS}_bias"], hidden, w[BELIEFS].T).float()


class Watcher:
    """Tables at which the net plays, and the one that watches them."""

    def __init__(self, game: Game, seats: Sequence[int], tables: int, device: str) -> None:
        assert game.beliefs is not None
        self.game, self.device, self.beliefs = game, device, game.beliefs
        self.dtype = torch.float32 if device == "cpu" else torch.bfloat16
        features = features_of(game)
        self.player = player_of(game, device)
        self.batches = [open_batch(game, count, tables, device) for count in seats]
        self.hidden = Hidden.of(game, self.beliefs, device)
        self.weights = new_beliefs(BITS * bytes_for(features.count), self.beliefs.count, device)
        self.optimiser = torch.optim.Adam(list(self.weights.values()), lr=RATE[0])

    def positions(self, batch: Batch, seed: int) -> Iterator[tuple[Tensor, Tensor]]:
        """What whoever decides sees and cannot see, decision by decision, of whole matches."""
        batch.begin(seed)
        styles = 0 if self.game.outsiders is None else len(self.game.outsiders.names)
        kind = torch.rand(batch.tables, batch.seats, device=self.device)
        style = torch.randint(0, max(styles, 1), (batch.tables,), device=self.device)
        for _ in range(self.game.decision_limit):
            movers = torch.as_tensor(batch.movers)
            if not bool((movers >= 0).any()):
                return
            bits = torch.as_tensor(batch.input_bits)
            yield bits, self.hidden.truth(torch.as_tensor(batch.states), movers)
            mine = kind.gather(1, movers.clamp(min=0)[:, None]).squeeze(1)
            actions = self.choose(batch, mine)
            if styles:
                is_outside = mine < OUTSIDERS
                batch.advise(torch.where(is_outside, style, NONE))
                actions = torch.where(is_outside, torch.as_tensor(batch.advice), actions)
            batch.step(actions)

    def choose(self, batch: Batch, kind: Tensor) -> Tensor:
        """What the net plays, by chance; its weights want no gradients."""
        logits = look_with(self.player, torch.as_tensor(batch.input_bits), self.dtype).logits
        logits = logits / torch.where(kind > 1 - LOOSE, LOOSENESS, 1.0)[:, None]
        logits = forbid(logits, torch.as_tensor(batch.move_bits))
        noise = torch.empty_like(logits).exponential_().clamp_(min=1e-30).log_()
        return (torch.log_softmax(logits, 1) - noise).argmax(1)

    def error(self, bits: Tensor, truth: Tensor) -> Tensor:
        """The average surprise at a hidden field."""
        logits = answers_of(self.weights, bits, self.dtype)
        return torch.nn.functional.cross_entropy(
            logits.view(-1, self.beliefs.answers), truth.view(-1), ignore_index=NONE
        )

    def learn(self, bits: Tensor, truth: Tensor) -> float:
        """Learn from some positions once; returns the surprise before."""
        self.optimiser.zero_grad(set_to_none=True)
        error = self.error(bits, truth)
        error.backward()
        self.optimiser.step()
        return float(error.detach())

    def watch(self, seconds: float, seed: int) -> None:
        """Learn from matches until time is up."""
        chance, begin = random.Random(seed), time.monotonic()
        done, steps, sum_of_errors = 0.0, 0, 0.0
        while done < 1:
            for bits, truth in self.positions(chance.choice(self.batches), chance.randrange(SEEDS)):
                done = (time.monotonic() - begin) / seconds
                if done >= 1 or not bool((truth >= 0).any()):
                    continue
                for group in self.optimiser.param_groups:
                    group["lr"] = RATE[0] * (RATE[1] / RATE[0]) ** done
                steps, sum_of_errors = steps + 1, sum_of_errors + self.learn(bits, truth)
                if steps % TOLD_EVERY == 0:
                    print(f"{done:.0%}: surprise {sum_of_errors / TOLD_EVERY:.4f}", flush=True)
                    sum_of_errors = 0.0

    def export(self, path: Path, seed: int, seconds: float) -> None:
        """Write what was learnt."""
        arrays = {name: value.detach().cpu().numpy() for name, value in self.weights.items()}
        features = features_of(self.game)
        arrays["w1"] = arrays["w1"][: features.count]
        asked = asked_of(self.beliefs)
        header = header_of(self.game, features, **asked, hidden=HIDDEN, seed=seed, seconds=seconds)
        save_net(path, header, arrays)


def player_of(game: Game, device: str) -> Weights:
    """The net that plays a game."""
    place = Path(str(game.folder / NET))
    if not place.is_file():
        raise NoNet(f"no net has learnt {game.title}: there is nobody to watch")
    weights = import_net(place, game, features_of(game), 1.0)
    return {name: value.to(device) for name, value in weights.items()}


def main(given: Sequence[str] | None = None) -> int:
    """Learn as a command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.train.beliefs")
    parser.add_argument("game", choices=[name for name in NAMES if game_of(name).beliefs])
    parser.add_argument("--out", type=Path, required=True, help="the file for the net")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=16384)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--device", default="cuda")
    asked = parser.parse_args(given)
    torch.manual_seed(asked.seed)
    game = game_of(asked.game)
    watcher = Watcher(game, tuple(game.seats), asked.tables, asked.device)
    watcher.watch(asked.seconds, asked.seed)
    watcher.export(asked.out, asked.seed, asked.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
