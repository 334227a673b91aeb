"""What a training leaves behind: the net that bots play with, and checkpoints to go on from.

A checkpoint is two files of a few megabytes: the learner with its optimiser, whose moments are
kept in half precision; and the best net so far with as many past selves as fit.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from vacancy.bots.net.weights import header_of, load_net, save_net
from vacancy.rl.arrays import BITS

from .net import Weights

if TYPE_CHECKING:
    from vacancy.engine.features import Features
    from vacancy.engine.game import Game

    from .settings import Settings

CHECKPOINT, POOL, NET = "checkpoint.pt", "pool.pt", "net.npz"
LARGEST = 15 * 2**20
"""No file gets much larger than this, in bytes."""


class WrongCheckpoint(ValueError):
    """A checkpoint of another game or of a net with other sizes."""


@dataclass(frozen=True)
class Progress:
    """How much has been done so far, earlier runs included."""

    iterations: int = 0
    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0


def export_net(
    path: Path,
    game: Game,
    features: Features,
    weights: Weights,
    settings: Settings,
    progress: Progress,
    figures: dict[str, float],
) -> None:
    """Write the weights of whoever plays, with points in points."""
    arrays = {name: value.detach().float().cpu().numpy() for name, value in weights.items()}
    arrays["w1"] = arrays["w1"][: features.count]
    for head in ("points", "sources"):
        for name in (head, f"{head}_bias"):
            arrays[name] = arrays[name] * settings.scale
    header = header_of(
        game,
        features,
        hidden=settings.hidden,
        seats=settings.seats,
        seed=settings.seed,
        commit=settings.commit,
        seconds=round(progress.seconds, 1),
        matches=progress.matches,
        decisions=progress.decisions,
        iterations=progress.iterations,
        figures=figures,
    )
    save_net(path, header, arrays)


def import_net(path: Path, game: Game, features: Features, scale: float) -> Weights:
    """The weights of a net that was written, as the learner has them: points in its unit."""
    weights = {
        name: torch.from_numpy(array)
        for name, array in load_net(path, game, features).arrays.items()
    }
    spare = -features.count % BITS
    weights["w1"] = torch.nn.functional.pad(weights["w1"], (0, 0, 0, spare))
    for head in ("points", "sources"):
        for name in (head, f"{head}_bias"):
            weights[name] = weights[name] / scale
    return weights


def write_checkpoint(
    folder: Path, told: dict[str, Any], kept: Weights | None, snapshots: list[Weights]
) -> None:
    """Write a checkpoint, each file whole or not at all."""
    size = sum(value.numel() * value.element_size() for value in snapshots[-1].values())
    write(folder / CHECKPOINT, told)
    write(folder / POOL, {"kept": kept, "snapshots": spread(snapshots, LARGEST // size - 1)})


def spread(snapshots: list[Weights], room: int) -> list[Weights]:
    """As many snapshots as there is room for, from all over the past; the last is among them."""
    count = max(min(room, len(snapshots)), 1)
    return [snapshots[number * len(snapshots) // count - 1] for number in range(1, count + 1)]


def write(path: Path, told: Any) -> None:
    part = path.with_suffix(".part")
    torch.save(told, part)
    part.replace(path)


def read_checkpoint(
    folder: Path, device: str
) -> tuple[dict[str, Any], Weights | None, list[Weights]]:
    """What a folder's checkpoint tells, the net that was kept, and the past selves."""
    told = torch.load(folder / CHECKPOINT, map_location=device, weights_only=True)
    pool = torch.load(folder / POOL, map_location=device, weights_only=True)
    return told, pool["kept"], pool["snapshots"]


def shrink(state: dict[str, Any]) -> dict[str, Any]:
    """The state of an optimiser with its moments in half precision."""
    return {
        **state,
        "state": {
            number: {
                name: value.to(torch.bfloat16) if value.dim() > 0 else value
                for name, value in moments.items()
            }
            for number, moments in state["state"].items()
        },
    }
