"""What can be set about training, and what suits each game."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from vacancy.engine.options import BadOption, read_options
from vacancy.games import NAMES
from vacancy.games import game as game_of

SUITS: dict[str, dict[str, Any]] = {
    "overbooking": {"entropy": (0.01, 0.005)},
    "pan_tu_nie_stal": {"steps": 326, "tables": 8192, "entropy": (0.01, 0.005), "scale": 10.0},
    "grand_austria_hotel": {
        "steps": 600, "tables": 8192, "hidden": (512, 256), "trace": 0.98, "scale": 20.0,
    },
    "apartament": {"steps": 800, "tables": 4096, "trace": 0.98, "scale": 2.0, "lesson": 1.0},
}  # fmt: skip
"""What suits a game better than the defaults.

The best play of the two card games mixes, so they keep some entropy; matches of the other two take
hundreds of decisions. In Apartament a star takes dozens of moves that bring nothing by themselves:
those who learnt from results alone never found them, so an outsider teaches at first.
"""
CPU_TABLES = 1024
"""As many at once are enough for a CPU, which plays them one after another."""


@dataclass(frozen=True)
class Settings:
    """All that a training depends on, besides the clock. Each is an argument of the same name."""

    game: str
    out: Path
    """The folder for the net, the checkpoint and the log."""
    seconds: float = 60.0
    """In all, compiling included."""
    iterations: int = 0
    """Stop after so many, and plan by them instead of by the clock; 0 for no such limit."""
    device: str = "cuda"
    """`cuda` or `cpu`."""
    seed: int = 0
    seats: tuple[int, ...] = ()
    """The sizes of tables, which take turns by chance; none for all that the game has."""
    variant: str = ""
    """Options of every third match, the others have the usual ones: `edition=recommended`."""
    tables: int = 16384
    """At once; all matches are played to their ends."""
    steps: int = 112
    """The decisions that a match may take; a longer one is not learnt from."""
    hidden: tuple[int, ...] = (256, 128)
    """The sizes of the two hidden layers."""
    batch: int = 32768
    """Decisions in a step of learning."""
    epochs: int = 2
    """How often each decision is learnt from."""
    rate: tuple[float, ...] = (5e-4, 5e-5)
    """The rate of learning at the beginning and at the end."""
    entropy: tuple[float, ...] = (0.01, 0.001)
    """What a decision's entropy is worth at the beginning and at the end."""
    lesson: float = 0.0
    """What following the first outsider's advice is worth at the beginning ..."""
    lessons: float = 0.3
    """... and the share of the training after which it is worth nothing."""
    trace: float = 1.0
    """The lambda of advantages: 1 believes results alone, less believes values as well."""
    scale: float = 8.0
    """So many points are a lot: points are learnt in this unit."""
    wanderers: float = 0.2
    """The share of tables that begin after random moves."""
    wandering: float = 0.3
    """How many these may be, as a share of `steps` (at the largest tables; else in proportion)."""
    start: str = ""
    """A folder with a checkpoint to go on from, or a net to begin with."""
    against: str = ""
    """A net that sits at all other seats: what is learnt is the best answer to it."""
    commit: str = "unknown"
    """The state of the sources, for the net's header."""
    unchecked: bool = False
    """Whether the GPU's rules are believed without comparing them with the CPU's."""

    @property
    def variant_options(self) -> dict[str, str]:
        """The options of `variant` by name."""
        return options_in(self.variant)

    def lesson_at(self, progress: float) -> float:
        """What following advice is worth after this share of the training."""
        return self.lesson * max(1 - progress / self.lessons, 0.0)

    def as_json(self) -> dict[str, Any]:
        """The settings as plain values."""
        return {**asdict(self), "out": str(self.out)}


DEFAULTS = {field.name: field.default for field in fields(Settings)[2:]}
"""All that can be set besides the game and the folder."""


class BadSetting(ValueError):
    """Something that cannot be set, or not to that: its name and the words."""


def read_settings(arguments: Sequence[str] | None = None) -> Settings:
    """The settings that a command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m vacancy.lab.train")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--out", type=Path, required=True, help="the folder for all results")
    parser.add_argument("--from", dest="start", help="a checkpoint's folder, or a net")
    for field in fields(Settings)[2:]:
        if isinstance(field.default, bool):
            parser.add_argument(f"--{field.name}", action="store_true", default=None)
        elif field.name != "start":
            parser.add_argument(f"--{field.name}", type=reader(field.name, field.default))
    given = {
        name: value
        for name, value in vars(parser.parse_args(arguments)).items()
        if value is not None
    }
    return complete(given)


def settings_of(game: str, out: Path, words: Mapping[str, str]) -> Settings:
    """The settings that some words ask for: `{"seconds": "60", "hidden": "512,256"}`."""
    given: dict[str, Any] = {"game": game, "out": out}
    for name, text in words.items():
        if name not in DEFAULTS:
            raise BadSetting(name, text)
        default = DEFAULTS[name]
        try:
            given[name] = True if isinstance(default, bool) else reader(name, default)(text)
        except ValueError:
            raise BadSetting(name, text) from None
    return complete(given)


def complete(given: Mapping[str, Any]) -> Settings:
    """The settings given, for the rest those that suit the game and the device."""
    game = given["game"]
    suits = {"seats": tuple(game_of(game).seats), **SUITS.get(game, {})}
    if given.get("device") == "cpu":
        suits |= {"batch": 2048, "tables": min(suits.get("tables", 16384), CPU_TABLES)}
    settings = Settings(**{**suits, **given})
    check_variant(settings)
    return settings


def options_in(words: str) -> dict[str, str]:
    """Options by name: `edition=recommended,seat_coins=later`."""
    pairs = (word.partition("=") for word in words.split(",") if word)
    return {name: value for name, _, value in pairs}


def check_variant(settings: Settings) -> None:
    """Refuse options that some table of the training cannot have."""
    try:
        for seats in settings.seats:
            read_options(game_of(settings.game), seats, settings.variant_options)
    except BadOption as error:
        raise BadSetting("variant", settings.variant) from error


def reader(name: str, default: Any) -> Callable[[str], Any]:
    """How the words of an argument become a value like the default."""
    if not isinstance(default, tuple):
        kind: Callable[[str], Any] = type(default)
        return kind
    number = float if default and isinstance(default[0], float) else int

    def read(words: str) -> tuple[Any, ...]:
        return tuple(number(word) for word in words.split(","))

    read.__name__ = f"list for {name}"
    return read
