"""The weights of a net in a file: `net.npz`, numbers in half precision and a header that tells.

Arrays by name: `w1 [inputs, wide]`, `b1`, `w2 [wide, narrow]`, `b2`, and for each head a row for
each answer: `policy [actions, narrow]`, `share [seats, narrow]` (logits of the win; seats count
from the one that decides), `points [seats, narrow]`, `sources [sources, narrow]`, each with a
`..._bias`. Points and sources are in points.

What is believed of hidden fields is told by another net, `beliefs.npz`, with one head: `beliefs`
has a row for each answer to each question (`engine.beliefs`), and the header a fingerprint of what
is asked.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from vacancy.engine.beliefs import weight_count

if TYPE_CHECKING:
    from vacancy.engine.beliefs import Beliefs
    from vacancy.engine.features import Features
    from vacancy.engine.game import Game

FORMAT = 1
HEADER = "header"
HEADS = ("policy", "share", "points", "sources")
BELIEFS = "beliefs"


class WrongNet(ValueError):
    """A file that holds no net, or one for something else."""


@dataclass(frozen=True)
class Net:
    """A net as it was read: what its header tells, and its weights in single precision."""

    header: dict[str, Any]
    arrays: dict[str, npt.NDArray[np.float32]]


def layout_of(features: Features) -> str:
    """A fingerprint of the inputs: their blocks, in order, by name and size, and the sources."""
    told = [(block.name, block.first, block.count) for block in features.blocks]
    return hashlib.sha256(json.dumps([told, features.sources]).encode()).hexdigest()[:16]


def header_of(game: Game, features: Features, **more: Any) -> dict[str, Any]:
    """What must be the same for a net to be of use, and whatever else is worth telling."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "inputs": features.count,
        "layout": layout_of(features),
        "actions": game.actions,
        **more,
    }


def save_net(path: Path, header: dict[str, Any], arrays: dict[str, npt.NDArray[Any]]) -> None:
    """Write a net in half precision, whole or not at all."""
    with np.errstate(over="ignore"):
        half = {name: array.astype(np.float16) for name, array in arrays.items()}
    if not all(np.isfinite(array).all() for array in half.values()):
        raise WrongNet("weights that are no numbers in half precision")
    part = path.with_suffix(".part.npz")
    told = np.frombuffer(json.dumps(header).encode(), np.uint8)
    np.savez_compressed(part, allow_pickle=False, **{HEADER: told}, **half)
    part.replace(path)


def heads_of(game: Game, features: Features) -> dict[str, int]:
    """The heads of a net that plays a game, and how many answers each has."""
    counts = (game.actions, game.seats[-1], game.seats[-1], len(features.sources))
    return dict(zip(HEADS, counts, strict=True))


def asked_of(beliefs: Beliefs) -> dict[str, Any]:
    """What the header of a net that believes must tell besides: a fingerprint of the questions."""
    told = json.dumps([beliefs.questions, beliefs.answers])
    return {"questions": hashlib.sha256(told.encode()).hexdigest()[:16]}


def load_net(path: Path, game: Game, features: Features) -> Net:
    """Read a net that plays a game; one for other rules or other inputs is refused in words."""
    return load(path, game, features, header_of(game, features), heads_of(game, features))


def load_beliefs(path: Path, game: Game, features: Features) -> Net:
    """Read a net that tells what to believe of hidden fields of a game, if it fits the game."""
    assert game.beliefs is not None
    header = header_of(game, features, **asked_of(game.beliefs))
    return load(path, game, features, header, {BELIEFS: weight_count(game)})


def load(
    path: Path, game: Game, features: Features, needed: dict[str, Any], heads: dict[str, int]
) -> Net:
    """Read a net with this in its header and these heads; what does not fit is refused in words."""
    try:
        with np.load(path, allow_pickle=False) as file:
            header = json.loads(file[HEADER].tobytes())
            arrays = {name: file[name].astype(np.float32) for name in file.files if name != HEADER}
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise WrongNet(f"{path} holds no net") from error
    for name, wanted in needed.items():
        if name == "rules_version" and header.get(name) in game.rules_versions:
            continue  # it sees the same and answers the same, and just has not met what is new
        if header.get(name) != wanted:
            raise WrongNet(f"{path}: its {name} is {header.get(name)!r}, but {wanted!r} is needed")
    check_shapes(path, features, heads, arrays)
    return Net(header, arrays)


def check_shapes(
    path: Path, features: Features, heads: dict[str, int], arrays: dict[str, npt.NDArray[Any]]
) -> None:
    """Refuse a net whose arrays do not fit together."""
    wide, narrow = (arrays[name].size if name in arrays else 0 for name in ("b1", "b2"))
    shapes: dict[str, tuple[int, ...]] = {
        "w1": (features.count, wide), "b1": (wide,), "w2": (wide, narrow), "b2": (narrow,),
    }  # fmt: skip
    for head, count in heads.items():
        shapes |= {head: (count, narrow), f"{head}_bias": (count,)}
    found = {name: array.shape for name, array in arrays.items()}
    if found != shapes:
        raise WrongNet(f"{path}: its arrays are {found}, but {shapes} are needed")
