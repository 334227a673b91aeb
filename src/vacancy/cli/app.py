"""All commands, gathered, and how a command line is carried out.

A command's options are in its own file. They say their help by ids of messages, which are put into
words here, and only when somebody asks for help.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Annotated, Any

import typer

from .arena import arena
from .backup import backup
from .balance import balance
from .bench import bench
from .compile import compile_games
from .dataset import dataset
from .games import games
from .host_token import host_token
from .play import play
from .puzzles import puzzles
from .ratings import ratings
from .refusals import INTERRUPTED, Refusal
from .replay import replay
from .restore import restore
from .review import review
from .rules import rules
from .serve import serve
from .simulate import simulate
from .train import train
from .variants import values
from .verify import verify
from .voice import Voice

COMMANDS: dict[str, Callable[..., None]] = {
    "games": games,
    "rules": rules,
    "play": play,
    "replay": replay,
    "verify": verify,
    "review": review,
    "simulate": simulate,
    "values": values,
    "arena": arena,
    "balance": balance,
    "dataset": dataset,
    "bench": bench,
    "train": train,
    "compile": compile_games,
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "ratings": ratings,
    "host-token": host_token,
}
"""In the order of the help. What each is for is the message `about-` and its name."""

app = typer.Typer(help="about-vacancy", add_completion=False, rich_markup_mode="rich")
for name, command in COMMANDS.items():
    app.command(name, help=f"about-{name}")(command)
app.add_typer(puzzles, name="puzzles", help="about-puzzles")


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version", is_eager=True)] = False,
) -> None:
    """What holds for all commands."""
    if version:
        from vacancy import __version__

        print(f"vacancy {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def translate(command: Any, voice: Voice, asked: Container[str]) -> None:
    """Put words in the place of message ids: in a command, and in those asked for within it."""
    command.help = voice(command.help)
    for parameter in command.params:
        help_text = getattr(parameter, "help", None)
        if help_text and help_text.startswith("help-"):
            parameter.help = voice(help_text, **facts_for(help_text))
    for name, inner in getattr(command, "commands", {}).items():
        if name in asked:
            translate(inner, voice, asked)
        else:
            inner.help = voice(inner.help)


def facts_for(help_text: str) -> dict[str, str]:
    """What a help text has to be told: which bots there are, where it speaks of them."""
    if not help_text.startswith("help-bots"):
        return {}
    from vacancy.bots import BOTS

    return {"bots": ", ".join(BOTS)}


def run(arguments: list[str], voice: Voice) -> int:
    """Carry out a command line; the exit code. A refusal is one sentence on standard error."""
    from .showing import make_console

    command: Any = typer.main.get_command(app)
    if "--help" in arguments or not set(command.commands).intersection(arguments):
        translate(command, voice, arguments)
    errors = make_console(is_error=True)
    try:
        code = command(args=arguments, prog_name="vacancy", standalone_mode=False, obj=voice)
    except (KeyboardInterrupt, typer.Abort):  # Typer makes the one of the other
        errors.print(voice("stopped"), style="red")
        return INTERRUPTED
    except Refusal as refusal:
        told = (voice.of(refusal.speaks_of) if refusal.speaks_of else voice).say(refusal.message)
        errors.print(told, style="red", markup=False, soft_wrap=True)
        return refusal.code
    except typer.TyperException as error:
        why = error.format_message().replace("Value error, ", "").rstrip(".")
        told = voice("usage", why=why)
        errors.print(told, style="red", markup=False, soft_wrap=True)
        return 2
    return code if isinstance(code, int) else 0
