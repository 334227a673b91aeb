"""Training a net for a game, and a report on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import GameName, Lang, Seed
from .refusals import INTERRUPTED, Refusal, refuse_file
from .seating import find_game
from .showing import make_console

if TYPE_CHECKING:
    from vacancy.lab.train.settings import Settings

    from .voice import Voice

SECONDS = 60


def train(
    context: typer.Context,
    game: GameName,
    minutes: Annotated[float, typer.Option(help="help-minutes", metavar="MINUTES")] = 10.0,
    out: Annotated[Path | None, typer.Option(help="help-train-out", metavar="FOLDER")] = None,
    start: Annotated[
        Path | None, typer.Option("--from", help="help-train-from", metavar="FOLDER|NET")
    ] = None,
    device: Annotated[str | None, typer.Option(help="help-device", metavar="NAME")] = None,
    seed: Seed = 0,
    settings: Annotated[
        list[str] | None, typer.Option("--set", help="help-set", metavar="NAME=VALUE")
    ] = None,
    is_told: Annotated[bool, typer.Option("--report/--no-report", help="help-train-report")] = True,
    lang: Lang = None,
) -> None:
    """Train, go on where an earlier training stopped, and report; Ctrl-C keeps what was learnt."""
    voice: Voice = context.obj
    name, folder = find_game(game).name, out or Path(f"train-{game}")
    if not minutes >= 0:
        raise Refusal("bad-minutes")
    if find_spec("torch") is None:
        raise Refusal("no-torch")
    words = {
        "seconds": str(SECONDS * minutes),
        "seed": str(seed),
        "device": device or best_device(),
    }
    asked = read_words(words, settings or (), name, folder)
    asked = replace(asked, start=str(start or earlier(folder)))
    say = make_console().print
    if asked.start and minutes:
        say(voice("train-goes-on", place=asked.start), markup=False, soft_wrap=True)
    learn(asked, minutes)
    if is_told:
        say(voice("train-report", file=str(tell(asked))), markup=False, soft_wrap=True)


def best_device() -> str:
    """A GPU, if PyTorch and the rules can use one."""
    import torch

    return "cuda" if torch.cuda.is_available() and find_spec("numba_cuda") else "cpu"


def earlier(folder: Path) -> str | Path:
    """The folder, if a training has left something in it to go on from."""
    from vacancy.lab.train.files import CHECKPOINT

    return folder if (folder / CHECKPOINT).is_file() else ""


def read_words(words: dict[str, str], more: Sequence[str], game: str, folder: Path) -> Settings:
    """The settings that options ask for, those by `--set` last."""
    from vacancy.lab.train.settings import DEFAULTS, BadSetting, settings_of

    for each in more:
        name, found, value = each.partition("=")
        if not found:
            raise Refusal("option-form", option=each)
        words[name] = value
    try:
        return settings_of(game, folder, words)
    except BadSetting as error:
        name, value = error.args
        raise Refusal("bad-setting", name=name, value=value, known=", ".join(DEFAULTS)) from None


def learn(settings: Settings, minutes: float) -> None:
    """Train, unless no time is given and there is only something to report on."""
    from vacancy.bots.net.weights import WrongNet
    from vacancy.lab.train.__main__ import train as train_net
    from vacancy.lab.train.files import NET, WrongCheckpoint

    if minutes == 0 and (settings.out / NET).is_file():
        return
    try:
        train_net(settings)
    except KeyboardInterrupt:
        folder = str(settings.out)
        raise Refusal("train-stopped", code=INTERRUPTED, folder=folder) from None
    except (WrongCheckpoint, WrongNet) as error:
        raise Refusal("train-refused", why=str(error)) from None
    except OSError as error:
        raise refuse_file(settings.out, error) from None


def tell(settings: Settings) -> Path:
    """Write the report; returns its file."""
    from vacancy.lab.train.report import Extent, write_report

    try:
        return write_report(find_game(settings.game), settings.out, Extent(device=settings.device))
    except KeyboardInterrupt:
        raise Refusal("stopped", code=INTERRUPTED) from None
