"""The commands and their options. Help is given as ids of messages; `translate` says them."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from .refusals import INTERRUPTED, Refusal
from .voice import Voice


class Language(StrEnum):
    """The languages of the house."""

    EN = "en"
    PL = "pl"


app = typer.Typer(help="help-vacancy", add_completion=False, rich_markup_mode="rich")

GameName = Annotated[str, typer.Argument(help="help-game", metavar="GAME")]
File = Annotated[Path, typer.Argument(help="help-file", metavar="FILE")]
Seats = Annotated[int | None, typer.Option(help="help-seats", metavar="N")]
Seat = Annotated[int | None, typer.Option(help="help-seat", metavar="N")]
Seed = Annotated[int | None, typer.Option(help="help-seed", metavar="N")]
LabSeed = Annotated[int, typer.Option(help="help-seed", metavar="N")]
Jobs = Annotated[int, typer.Option(help="help-jobs", metavar="N")]
Out = Annotated[Path | None, typer.Option(help="help-out", metavar="FILE")]
Options = Annotated[list[str] | None, typer.Option(help="help-option", metavar="NAME=VALUE")]
Lang = Annotated[Language | None, typer.Option(help="help-lang", show_default=False)]
Database = Annotated[str | None, typer.Option(help="help-db", metavar="ADDRESS")]
Version = Annotated[bool, typer.Option("--version", help="help-version", is_eager=True)]


@app.callback(invoke_without_command=True)
def start(context: typer.Context, version: Version = False) -> None:
    """What holds for all commands."""
    if version:
        from vacancy import __version__

        print(f"vacancy {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(help="help-games")
def games(context: typer.Context, lang: Lang = None) -> None:
    from .games import show_games

    show_games(context.obj)


@app.command(help="help-rules-command")
def rules(
    context: typer.Context,
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="help-number", metavar="NUMBER")] = None,
    lang: Lang = None,
) -> None:
    from .rules import show_rules
    from .seating import find_game
    from .showing import make_console

    show_rules(make_console(), context.obj.of(find_game(game)), number)


@app.command(help="help-play")
def play(
    context: typer.Context,
    game: GameName,
    terminal: Annotated[bool, typer.Option("--terminal", help="help-terminal")] = False,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help="help-bots", metavar="NAMES")] = None,
    seed: Seed = None,
    seat: Seat = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="help-save-file", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(help="help-resume", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    from .play import Wishes
    from .play import play as play_match

    play_match(Wishes(game, seats, bots, seed, seat, option or [], save, resume), context.obj)


@app.command(help="help-replay")
def replay(
    context: typer.Context,
    file: File,
    to: Annotated[int | None, typer.Option(help="help-to", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(help="help-seat-view", metavar="N")] = None,
    lang: Lang = None,
) -> None:
    from .replay import replay as replay_match

    replay_match(file, to, seat, context.obj)


@app.command(help="help-verify")
def verify(context: typer.Context, file: File, lang: Lang = None) -> None:
    from .replay import verify as verify_match

    verify_match(file, context.obj)


@app.command(help="help-simulate")
def simulate(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="help-number-of-games", metavar="N")] = 1000,
    bots: Annotated[str, typer.Option(help="help-bots-all", metavar="NAMES")] = "random",
    jobs: Jobs = 1,
    out: Out = None,
    seed: LabSeed = 0,
    option: Options = None,
    lang: Lang = None,
) -> None:
    from .simulate import Order
    from .simulate import simulate as simulate_games

    order = Order(game, seats, bots, games, seed, jobs, option or [], out)
    simulate_games(order, context.obj)


@app.command(help="help-arena")
def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(help="help-bots-arena", metavar="NAMES")] = "greedy,random",
    seats: Seats = None,
    blocks: Annotated[int, typer.Option(help="help-blocks", metavar="N")] = 200,
    least: Annotated[int, typer.Option(help="help-least", metavar="N")] = 1,
    jobs: Jobs = 1,
    keep: Annotated[Path | None, typer.Option(help="help-keep", metavar="FILE")] = None,
    out: Out = None,
    seed: LabSeed = 0,
    option: Options = None,
    lang: Lang = None,
) -> None:
    from .arena import Challenge, hold_arena

    asked = Challenge(game, bots, seats, blocks, least, seed, jobs, option or [], keep, out)
    hold_arena(asked, context.obj)


@app.command(help="help-balance")
def balance(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="help-number-of-games", metavar="N")] = 200,
    bots: Annotated[str, typer.Option(help="help-bots-all", metavar="NAMES")] = "greedy",
    jobs: Jobs = 1,
    out: Annotated[Path | None, typer.Option(help="help-report", metavar="FILE")] = None,
    seed: LabSeed = 0,
    option: Options = None,
    lang: Lang = None,
) -> None:
    from .balance import write_report
    from .simulate import Order

    asked = Order(game, seats, bots, games, seed, jobs, option or [], out)
    write_report(asked, context.obj)


@app.command(help="help-bench")
def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(help="help-seconds", metavar="SECONDS")] = 1.0,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: Lang = None,
) -> None:
    from .bench import bench as measure

    measure(seconds, json, context.obj)


@app.command(name="compile", help="help-compile")
def compile_rules(context: typer.Context, lang: Lang = None) -> None:
    from .compile import compile_games

    compile_games(context.obj)


@app.command(help="help-serve")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="help-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="help-port", metavar="N")] = 8080,
    db: Database = None,
    bot_pace: Annotated[float, typer.Option(help="help-bot-pace", metavar="SECONDS")] = 1.0,
    allow_host: Annotated[list[str] | None, typer.Option(help="help-allow-host")] = None,
    tellers: Annotated[int, typer.Option(help="help-tellers", metavar="N", min=0)] = 0,
    open_page: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lang: Lang = None,
) -> None:
    from .serve import serve as serve_tables

    names = tuple(allow_host or ())
    serve_tables(
        host, port, db, bot_pace, names, tellers=tellers, open_page=open_page, voice=context.obj
    )


@app.command(help="help-backup")
def backup(
    context: typer.Context,
    to: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE")],
    db: Database = None,
    lang: Lang = None,
) -> None:
    from .serve import backup as copy_store

    copy_store(db, to, context.obj)


def translate(command: Any, voice: Voice) -> None:
    """Put the texts of a voice in the place of the message ids, in a command and those in it."""
    command.help = voice(command.help)
    for parameter in command.params:
        help_text = getattr(parameter, "help", None)
        if help_text and help_text.startswith("help-"):
            parameter.help = voice(help_text)
    for inner in getattr(command, "commands", {}).values():
        translate(inner, voice)


def run(arguments: list[str], voice: Voice) -> int:
    """Carry out a command line; the exit code. A refusal is one sentence on standard error."""
    from .showing import make_console

    command: Any = typer.main.get_command(app)
    if "--help" in arguments or not set(command.commands).intersection(arguments):
        translate(command, voice)
    errors = make_console(is_error=True)
    try:
        code = command(args=arguments, prog_name="vacancy", standalone_mode=False, obj=voice)
    except KeyboardInterrupt:
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
