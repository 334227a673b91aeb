"""Reading the numbered rules: all of them, a chapter, or one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from vacancy.engine import ruletext

from .options import GameName, Lang
from .refusals import Refusal
from .seating import find_game
from .showing import make_console

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from .voice import Voice


def rules(
    context: typer.Context,
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="help-number", metavar="NUMBER")] = None,
    lang: Lang = None,
) -> None:
    """Print the rules, or those asked for."""
    show_rules(make_console(), context.obj.of(find_game(game)), number)


def show_rules(console: Console, voice: Voice, asked: str | None) -> None:
    """The rule or the chapter asked for, or all rules of the voice's game."""
    from rich.markdown import Markdown

    assert voice.game is not None
    if asked is not None:
        console.print(find_rules(voice, asked))
        return
    text = ruletext.rule_file(voice.game.folder, voice.language).read_text("utf-8")
    number = rf"^(- )?({voice.game.rule_prefix}-[\w.]+)(?= )"
    bold = re.sub(number, r"\1**\2**", text, flags=re.MULTILINE)
    console.print(Markdown(bold, hyperlinks=False))


def show_contents(console: Console, voice: Voice) -> None:
    """The chapters of the rules and which numbers are in them."""
    from rich.markup import escape

    assert voice.game is not None
    for chapter in ruletext.chapters(voice.game.folder, voice.language):
        numbers = list(chapter.rules)
        if numbers:
            between = numbers[0] if len(numbers) == 1 else f"{numbers[0]} … {numbers[-1]}"
            console.print(f"{escape(chapter.title)}  [dim]{between}[/]")
    console.print(f"[dim]{voice('rules-how')}[/]")


def find_rules(voice: Voice, asked: str) -> RenderableType:
    """One rule by its number, with or without the game's letters, or a chapter by its number."""
    from rich.console import Group

    game = voice.game
    assert game is not None
    number = asked.upper()
    if not number.startswith(f"{game.rule_prefix}-"):
        number = f"{game.rule_prefix}-{number}"
    known = ruletext.rules(game.folder, voice.language)
    if number in known:
        return render(number, known[number])
    if chapter := [(each, text) for each, text in known.items() if each.startswith(f"{number}.")]:
        return Group(*(render(each, text) for each, text in chapter))
    last = list(known)[-1]
    raise Refusal("no-such-rule", game=game.title, number=asked, first=next(iter(known)), last=last)


def render(number: str, text: str) -> RenderableType:
    """A rule with its number before it."""
    from rich.markdown import Markdown

    return Markdown(f"**{number}** {text}", hyperlinks=False)
