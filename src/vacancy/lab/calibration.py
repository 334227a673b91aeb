"""Does a net know how sure it may be? `python -m vacancy.lab.calibration GAME`.

Matches that nobody learnt from are played by the net's own chances, some of them after random
moves, and what it expected of every seat at every decision is compared with what came of it. Where
it said 30 %, three of ten should have won. The error is the average distance between the two over
bins of expectations (expected calibration error), by the size of the table and part of a match.
A net that is too sure everywhere is mended by one factor (`--temper 0.9 --write FILE`).

Decisions of a match share one result, so chance alone makes an error of about 0.01 in 16,000
matches for two. What two halves of the matches err in alike is not by chance: that is told too.

Nets are worked out with NumPy here, at many tables at once; PyTorch is not needed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.bots.net.weights import Net, load_net, save_net
from vacancy.engine.features import features_of
from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.rl.arrays import PACKED
from vacancy.rl.batch import Batch

if TYPE_CHECKING:
    from vacancy.engine.game import Game

Floats = npt.NDArray[np.float32]
BINS, PARTS = 20, 3
WANDERERS, WANDERING = 0.2, 40
"""The share of tables that begin after random moves, and how many these may be."""
IMPOSSIBLE = np.float32(-1e9)


class Expected(NamedTuple):
    """What was expected, what came of it, and when: a number for each seat and decision."""

    shares: Floats
    results: Floats
    parts: npt.NDArray[np.int8]
    """In which part of its match a decision was: the first, second or last third."""
    halves: npt.NDArray[np.int8]
    """In which half of the matches."""

    def error(self, part: int | None = None) -> float:
        """The expected calibration error, of all decisions or of those of a part."""
        is_in = slice(None) if part is None else self.parts == part
        shares, results = self.shares[is_in], self.results[is_in]
        bins = np.minimum((shares * BINS).astype(np.int64), BINS - 1)
        apart = np.bincount(bins, weights=shares - results, minlength=BINS)
        return float(np.abs(apart).sum() / len(shares))

    def beyond_chance(self) -> float:
        """The error that two halves of the matches have in common, as a root of its mean square."""
        bins = np.minimum((self.shares * BINS).astype(np.int64), BINS - 1)
        counts, means = np.zeros((2, BINS)), np.zeros((2, BINS))
        for half in range(2):
            is_in = self.halves == half
            apart = (self.shares - self.results)[is_in]
            counts[half] = np.bincount(bins[is_in], minlength=BINS)
            sums = np.bincount(bins[is_in], weights=apart, minlength=BINS)
            means[half] = sums / np.maximum(counts[half], 1)
        square = (counts.sum(0) * means[0] * means[1]).sum() / len(self.shares)
        return float(np.sqrt(max(square, 0.0)))

    def curve(self) -> list[tuple[float, float, int]]:
        """For each bin that is not empty: what was expected, what came, and how often."""
        bins = np.minimum((self.shares * BINS).astype(np.int64), BINS - 1)
        told = []
        for number in range(BINS):
            shares, results = self.shares[bins == number], self.results[bins == number]
            if len(shares):
                told.append((float(shares.mean()), float(results.mean()), len(shares)))
        return told


def look(net: Net, input_bits: npt.NDArray[np.uint8], seats: int) -> tuple[Floats, Floats]:
    """The logits of all actions and the shares of the seats, counted from whoever decides."""
    w = net.arrays
    inputs = np.unpackbits(input_bits, axis=1, bitorder="little")[:, : len(w["w1"])]
    hidden = np.maximum(inputs.astype(np.float32) @ w["w1"] + w["b1"], 0)
    hidden = np.maximum(hidden @ w["w2"] + w["b2"], 0)
    logits = hidden @ w["policy"].T + w["policy_bias"]
    return logits, softmax((hidden @ w["share"].T + w["share_bias"])[:, :seats])


def softmax(logits: Floats) -> Floats:
    """Parts of one for each row."""
    powers = np.exp(logits - logits.max(1, keepdims=True))
    parts: Floats = powers / powers.sum(1, keepdims=True)
    return parts


def tempered(net: Net, factor: float) -> Net:
    """The same net, surer of its shares of the win by a factor, or below 1 less sure."""
    arrays = {name: net.arrays[name] * np.float32(factor) for name in ("share", "share_bias")}
    return Net({**net.header, "tempered": factor}, {**net.arrays, **arrays})


def play(net: Net, batch: Batch, seed: int) -> Expected:
    """Whole matches at all tables."""
    chance = np.random.default_rng(seed)
    batch.begin(seed)
    budgets = chance.integers(0, WANDERING, batch.tables, dtype=np.int32)
    batch.wander(budgets * (chance.random(batch.tables) < WANDERERS), seed)
    shares, movers = [], []
    while (batch.movers >= 0).any():
        logits, expected = look(net, batch.input_bits, batch.seats)
        is_legal = np.unpackbits(batch.move_bits, axis=1, bitorder="little")[:, : logits.shape[1]]
        logits = np.where(is_legal, logits, IMPOSSIBLE)
        noise = chance.gumbel(size=logits.shape).astype(np.float32)
        shares.append(expected)
        movers.append(batch.movers.copy())
        batch.step(np.where(batch.movers >= 0, (logits + noise).argmax(1), -1))
    return compare(batch, np.array(shares), np.array(movers))


def compare(batch: Batch, shares: Floats, movers: npt.NDArray[np.int64]) -> Expected:
    """What was expected beside what came, where somebody decided."""
    is_on = movers >= 0
    steps = np.arange(len(movers))[:, None] * PARTS // np.maximum(is_on.sum(0), 1)
    step, table = np.nonzero(is_on)
    turns = (movers[step, table][:, None] + np.arange(batch.seats)) % batch.seats
    results = batch.results().win_shares[table[:, None], turns]
    parts = np.repeat(np.minimum(steps[step, table], PARTS - 1)[:, None], batch.seats, axis=1)
    return Expected(
        shares[step, table].ravel(),
        results.astype(np.float32).ravel(),
        parts.astype(np.int8).ravel(),
        np.repeat(table % 2, batch.seats).astype(np.int8),
    )


def measure(game: Game, net: Net, seats: int, matches: int, tables: int, seed: int) -> Expected:
    """What a net expected in so many matches at tables of one size."""
    batch = Batch(
        game.compiled, tables=min(tables, matches), seats=seats, shows=PACKED, restarts=False
    )
    played = [play(net, batch, seed + n) for n in range(0, matches, batch.tables)]
    return Expected(*(np.concatenate(column) for column in zip(*played, strict=True)))


def report(game: Game, net: Net, arguments: Any) -> Iterator[str]:
    """A line for each size of table: the error of all decisions, and by thirds of a match."""
    for seats in arguments.seats or game.seats:
        found = measure(game, net, seats, arguments.matches, arguments.tables, arguments.seed)
        thirds = ", ".join(f"{found.error(part):.4f}" for part in range(PARTS))
        yield (
            f"{game.name}, {seats} seats, {arguments.matches} matches: "
            f"error {found.error():.4f}, beyond chance {found.beyond_chance():.4f}; "
            f"by thirds {thirds}"
        )
        if arguments.curve:
            yield from (f"  {said:.3f} {came:.3f} {count}" for said, came, count in found.curve())


def main(given: Sequence[str] | None = None) -> int:
    """Measure as a command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.calibration")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--net", type=Path, help="a file; without, the net that the game has")
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=10**9)
    parser.add_argument("--temper", type=float, help="make the net surer by a factor first")
    parser.add_argument("--write", type=Path, help="where to write the net that was made so")
    parser.add_argument("--curve", action="store_true", help="every bin: expected, came, how often")
    arguments = parser.parse_args(given)
    game = game_of(arguments.game)
    path = arguments.net or Path(str(game.folder / "net.npz"))
    net = load_net(path, game, features_of(game))
    if arguments.temper:
        net = tempered(net, arguments.temper)
    if arguments.write:
        save_net(arguments.write, net.header, dict(net.arrays))
    for line in report(game, net, arguments):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
