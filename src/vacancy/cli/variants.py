"""Variants of games: files that say what is changed, and what may be changed at all."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from .options import GameName, Lang, VariantFile
from .refusals import Refusal, refuse_file
from .seating import find_game

if TYPE_CHECKING:
    from vacancy.engine.dials import Dial
    from vacancy.engine.game import Game

    from .voice import Voice

SUFFIXES = (".toml", ".json")
KEYS = ("game", "title", "changes")


@dataclass(frozen=True)
class Variant:
    """A game with changed values, and what its author calls it."""

    title: str
    game: Game
    option: str = ""
    """`NAME=VALUE`, where it is an option of the game rather than changed values."""


def read_variant(game: Game, path: Path) -> Variant:
    """The variant of a game in a file; whatever is wrong with it is told with its place."""
    from vacancy.engine.dials import BadVariant
    from vacancy.engine.variants import vary

    told = read_table(path)
    for key in told:
        if key not in KEYS:
            raise Refusal("variant-key", file=str(path), key=str(key), known=", ".join(KEYS))
    if told.get("game", game.name) != game.name:
        raise Refusal("variant-other-game", file=str(path), game=str(told["game"])[:40])
    changes, title = told.get("changes"), told.get("title", path.stem)
    if not isinstance(changes, Mapping) or not changes or not isinstance(title, str):
        raise Refusal("variant-empty", file=str(path))
    try:
        return Variant(title, vary(game, changes))
    except BadVariant as error:
        refusal = Refusal("broken-file", file=str(path), why=error.reason)
        refusal.speaks_of = game
        raise refusal from None


def read_table(path: Path) -> dict[str, Any]:
    """What a file says, in whichever of the two formats."""
    if path.suffix.lower() not in SUFFIXES:
        raise Refusal("bad-suffix-read", file=str(path), known=", ".join(SUFFIXES))
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Refusal("variant-broken", file=str(path), why="UTF-8") from None
    except OSError as error:
        raise refuse_file(path, error) from None
    try:
        told = tomllib.loads(text) if path.suffix.lower() == ".toml" else json.loads(text)
    except ValueError as error:  # both name line and column
        raise Refusal("variant-broken", file=str(path), why=str(error)) from None
    if not isinstance(told, dict):
        raise Refusal("variant-empty", file=str(path))
    return told


def values(
    context: typer.Context,
    game: GameName,
    variant: VariantFile = None,
    lang: Lang = None,
) -> None:
    """Print what a variant may change, as a file to cut down and edit."""
    found = find_game(game)
    varied = read_variant(found, variant) if variant else Variant("", found)
    print("\n".join(template(varied, context.obj)))


def template(variant: Variant, voice: Voice) -> list[str]:
    """All values that may be changed, as they are, in TOML."""
    from vacancy.engine.components import components_of
    from vacancy.engine.words import Message

    game = variant.game
    if game.dials is None:
        raise Refusal(Message("variant-none", {"game": game.title}))
    lines = [f"# {voice('values-how', game=game.title)}", "", f'game = "{game.name}"']
    lines += [f"title = {json.dumps(variant.title)}"] if variant.title else []
    tables: dict[tuple[str, ...], list[str]] = {(): []}
    for place, value, dial in game.dials.values(components_of(game.package)):
        line = f"{place[-1]} = {json.dumps(value, ensure_ascii=False)}  # {limits(dial)}"
        tables.setdefault(place[:-1], []).append(line)
    for place, told in sorted(tables.items(), key=lambda item: len(item[0]) > 0):
        lines += ["", f"[{'.'.join(('changes', *place))}]", *told] if told else []
    return lines


def limits(dial: Dial) -> str:
    """What may stand at a place, in signs that need no words."""
    from vacancy.engine.dials import Flag, OneOf, Series

    if isinstance(dial, Series):
        count = str(dial.least) if dial.least == dial.most else f"{dial.least}..{dial.most}"
        return f"{count} x {limits(dial.each)}"
    if isinstance(dial, OneOf):
        return ", ".join(dial.words)
    return "true, false" if isinstance(dial, Flag) else f"{dial.low}..{dial.high}"
