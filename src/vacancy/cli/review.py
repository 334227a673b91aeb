"""A finished match looked at again: who was winning, where it turned, what was luck and play."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape

from .compile import ready_game
from .options import Jobs, Keep, Lang, Ray
from .refusals import Refusal, check_writable, refuse_file
from .replay import names
from .seating import find_game
from .showing import make_console, make_grid

if TYPE_CHECKING:
    from vacancy.engine.transcript import Match
    from vacancy.review import Review

    from .terminal.saving import Saved
    from .voice import Voice

PARTS = ("play", "review")
SIGNS = {"dubious": "?!", "mistake": "?", "blunder": "??"}
PERCENT = 100


def review(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="help-review-files", metavar="FILE")],
    deep: Annotated[bool, typer.Option("--deep", help="help-deep")] = False,
    html: Annotated[Path | None, typer.Option(help="help-review-html", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-review-json")] = False,
    jobs: Jobs = None,
    ray: Ray = None,
    keep: Keep = None,
    lang: Lang = None,
) -> None:
    """Look at a match again, and tell in words, as a page or as JSON what was found; or at many."""
    from .reviews import Wanted, files_of, review_many

    voice: Voice = context.obj
    depth = "deep" if deep else "basic"
    found = files_of(files)
    if len(found) > 1 or jobs is not None or ray is not None or keep is not None:
        if html is not None:
            raise Refusal("review-one-page")
        review_many(found, Wanted(depth, jobs, ray, keep, as_json), voice)
        return
    if html is not None:
        check_writable(html, (".html",))
    saved = read_over(found[0], voice)
    told = work_out(saved.match, depth, voice)
    if as_json:
        print(json.dumps(told))
    speaker = voice.of(saved.match.game)
    players = names(saved, speaker)
    if html is not None:
        write_page(html, told, saved.match, players, speaker)
    if not as_json:
        show(told, saved.match, players, speaker)


def read_over(path: Path, voice: Voice) -> Saved:
    """The match in a file, which must be over: nothing is told of one that still runs."""
    from .terminal import saving

    saved = saving.read(path, lambda name: ready_game(find_game(name), PARTS, voice))
    if not saved.match.game.is_over(saved.match.state):
        raise Refusal("review-not-over", file=str(path))
    return saved


def work_out(match: Match, depth: Any, voice: Voice) -> Review:
    """The review, with a bar if somebody can see it."""
    from rich.progress import Progress

    from vacancy.review import review as look_again

    console = make_console(is_error=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(voice("bar-review"), total=1.0)
        return look_again(
            match, depth, os.cpu_count() or 1, lambda done: progress.update(bar, completed=done)
        )


def write_page(path: Path, told: Review, match: Match, players: list[str], voice: Voice) -> None:
    """Put a review into a file, and say so."""
    from .review_page import make_review_page

    try:
        path.write_text(make_review_page(told, match, players, voice), "utf-8")
    except OSError as error:
        raise refuse_file(path, error) from None
    make_console(is_error=True).print(
        voice("review-written", file=str(path)), markup=False, soft_wrap=True
    )


# In the terminal


def show(told: Review, match: Match, players: list[str], voice: Voice) -> None:
    """What a review found: how the result came about, what turned it, which moves were bad."""
    console = make_console()
    if told["is_rough"]:
        console.print(escape(voice("review-rough")))
    console.print(make_grid(account_heads(voice), account_rows(told, players, voice)))
    console.print(f"[dim]{escape(voice('review-figures'))}[/]")
    for head, lines in (
        ("review-turnings", turning_lines(told, players, voice)),
        ("review-marked", marked_lines(told, match, players, voice)),
    ):
        if lines:
            console.print(f"\n[bold]{escape(voice(head))}[/]")
            for line in lines:
                console.print(escape(line))


def account_heads(voice: Voice) -> list[str]:
    """The heads of the table of accounts."""
    kinds = ("accuracy", "result", "luck", "own", "others", "remainder")
    return [voice("head-player"), *(voice(f"head-review-{kind}") for kind in kinds)]


def account_rows(told: Review, players: list[str], voice: Voice) -> list[list[str]]:
    """A row for each seat; luck with its error, so that nobody reads too much in it."""
    rows = []
    for account in told["accounts"]:
        luck = account["deal"] + account["draws"] + account["hidden"]
        own = account["play"][account["seat"]]
        accuracy = "" if account["accuracy"] is None else f"{account['accuracy']:.0f}"
        if account["like"] is not None:
            level = voice("level-name", level=account["like"])
            accuracy += f" ({voice('review-like', level=level)})"
        rows.append([
            players[account["seat"]], accuracy, signed(account["result"] - account["even"]),
            f"{signed(luck)} ± {PERCENT * account['luck_error']:.0f}", signed(own),
            signed(sum(account["play"]) - own), signed(account["remainder"]),
        ])  # fmt: skip
    return rows


def signed(share: float) -> str:
    """A part of the win in hundredths, with its sign."""
    return f"{PERCENT * share:+.0f}"


def turning_lines(told: Review, players: list[str], voice: Voice) -> list[str]:
    """What turned the match, each with the seat for which it changed most."""
    lines = []
    for each in told["turnings"]:
        changes = [new - old for old, new in zip(each["before"], each["after"], strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        kind = "chance" if each["seat"] is None else "decision"
        lines.append(
            voice(
                "review-turning", move=each["move"], kind=kind, player=players[seat],
                by="" if each["seat"] is None else players[each["seat"]],
                before=round(PERCENT * each["before"][seat]),
                after=round(PERCENT * each["after"][seat]),
            )
        )  # fmt: skip
    return lines


def marked_lines(told: Review, match: Match, players: list[str], voice: Voice) -> list[str]:
    """The marked moves, each with what would have been better."""
    replay, lines = match.at(0), []
    marked = {each["move"]: each for each in told["decisions"] if each["mark"] is not None}
    for number, action in enumerate(match.moves, 1):
        if (found := marked.get(number)) is not None:
            lines.append(
                voice(
                    "review-mark", move=number, player=players[found["seat"]],
                    said=match.game.say(replay.state, action),
                    sign=SIGNS[str(found["mark"])], loss=round(found["loss"]),
                    best=match.game.say(replay.state, found["best"]),
                )
            )  # fmt: skip
        replay.play(action)
    return lines
