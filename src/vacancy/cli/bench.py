"""How fast everything is, in columns or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from .options import Lang
from .refusals import Refusal
from .showing import make_console, make_grid

if TYPE_CHECKING:
    from vacancy.lab.bench.result import Result

    from .voice import Voice


def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(help="help-seconds", metavar="SECONDS")] = 1.0,
    is_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: Lang = None,
) -> None:
    """Measure and print; the ratio tells how many times as good ours is as the peer's."""
    voice: Voice = context.obj
    if not seconds > 0:
        raise Refusal("bad-seconds")
    from vacancy.lab.bench.measure import run

    with make_console(is_error=True).status(voice("measuring")):
        results = run(seconds)
    if is_json:
        print(json.dumps([result.as_json() for result in results], indent=1, ensure_ascii=False))
        return
    notes = list(dict.fromkeys(result.note for result in results if result.note))
    heads = [voice(f"head-{name}") for name in ("figure", "ours", "unit", "peer", "ratio")]
    grid = make_grid([*heads, ""], [row(result, notes) for result in results])
    grid.columns[2].justify = "left"
    console = make_console()
    console.print(grid)
    for number, note in enumerate(notes, 1):
        console.print(f"\n[dim]({number})[/] {escape(note)}")


def row(result: Result, notes: Sequence[str]) -> list[str]:
    """A figure: ours, the peer's where there is one, how they compare, and the note's number."""
    return [
        escape(result.name),
        f"[bold]{figure(result.ours)}[/]",
        escape(result.unit),
        "" if result.peer is None else figure(result.peer),
        "" if result.ratio is None else f"{result.ratio:.1f}",
        f"[dim]({notes.index(result.note) + 1})[/]" if result.note else "",
    ]


def figure(value: float) -> str:
    """A number with about three digits that matter.

    >>> figure(1234567.8), figure(12.345), figure(0.012345)
    ('1,234,568', '12.3', '0.0123')
    """
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
