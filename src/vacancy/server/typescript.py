"""The page's TypeScript, made from the types that the server and the games state.

`python -m vacancy.server.typescript` writes `web/src/generated/`: the protocol, and for each game
its table, its moves and its beats. A test says whether what is there is current.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from fastapi import APIRouter
from pydantic import BaseModel
from typing_extensions import is_typeddict

from vacancy.engine.game import Game
from vacancy.engine.record import NONE, Integer, Record
from vacancy.engine.shown import Field, Message, Offered, OneOf, Sized, fields_of
from vacancy.games import NAMES
from vacancy.games import game as find_game
from vacancy.server import http
from vacancy.server.live.frames import Asking
from vacancy.server.telling.messages import Event, Told

FOLDER = Path(__file__).parents[3] / "web" / "src" / "generated"
HEADER = "// Made by `python -m vacancy.server.typescript`: what is changed here by hand is lost."
PLAIN: dict[Any, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null",
    Any: "unknown",
}  # fmt: skip
SHARED = {"Message": Message, "Offered": Offered}
"""What a game's file takes from the protocol's."""


class Page:
    """A file in the making: what has been declared so far, in order of first use."""

    def __init__(self, shared: dict[str, Any] | None = None) -> None:
        self.declared: dict[str, str] = {}
        self.aliases: dict[Any, str] = {}
        self.names: dict[tuple[str, ...], str] = {}
        self.shared = shared or {}
        self.imported: set[str] = set()

    def declare(self, name: str, text: str, about: str = "") -> str:
        """Add a declaration; the same name twice must mean the same."""
        told = f"/** {about} */\n{text}" if about else text
        if self.declared.get(name, told) not in ("", told):
            raise ValueError(f"two different types are called {name}")
        self.declared[name] = told
        return name

    # Types

    def write(self, hint: Any) -> str:
        """How a type is written; all that it needs is declared."""
        if hint in PLAIN:
            return PLAIN[hint]
        if hint in self.aliases:
            return self.aliases[hint]
        if is_shape(hint):
            return self.shape(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.marked(hint)
        if origin is Literal:
            return " | ".join(map(repr, args))
        if is_union(hint):
            return " | ".join(dict.fromkeys(self.write(each) for each in args))
        if origin is list:
            item = self.write(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return self.dict_of(*args)
        return str(hint.__name__)  # a type variable

    def dict_of(self, key: Any, value: Any) -> str:
        """An object as a map: not every name need be in it."""
        record = f"Record<{self.write(key)}, {self.write(value)}>"
        return record if self.write(key) == "string" else f"Partial<{record}>"

    def marked(self, hint: Any) -> str:
        """A type with a mark: names, a list of a certain length, or limits that HTTP checks."""
        plain, *marks = get_args(hint)
        for mark in marks:
            if isinstance(mark, OneOf):
                return self.one_of(mark)
            if isinstance(mark, Sized):
                items = ", ".join([self.write(get_args(plain)[0])] * mark.length)
                return self.declare(mark.name, f"export type {mark.name} = [{items}];")
        return self.write(plain)

    def one_of(self, mark: OneOf) -> str:
        """Names, as a list to go through and as a type."""
        self.names[mark.values] = mark.name
        constant = plural_constant(mark.name)
        return self.declare(
            mark.name,
            f"export const {constant} = [{', '.join(map(repr, mark.values))}] as const;\n"
            f"export type {mark.name} = (typeof {constant})[number];",
        )

    # Shapes

    def shape(self, shape: Any, base: Any = None) -> str:
        """An object with named fields, those of another one besides."""
        name = str(shape.__name__)
        if name in self.shared:
            self.imported.add(name)
        elif name not in self.declared:
            self.declared[name] = ""  # it may be part of itself
            parents = [*parents_of(shape), *([base] if base else [])]
            more = f" extends {', '.join(map(self.write, parents))}" if parents else ""
            lines = "".join(f"  {self.field(*each)}\n" for each in own_fields(shape).items())
            head = f"export interface {name}{self.variables(shape)}{more}"
            self.declare(name, f"{head} {{\n{lines}}}", what_it_is(shape))
        return name

    def field(self, name: str, field: Field) -> str:
        return f"{name}{'?' if field.is_optional else ''}: {self.write(field.type)};"

    def variables(self, shape: Any) -> str:
        """The type variables of a shape, with what they are where nobody says."""
        found = getattr(shape, "__parameters__", ())
        told = [f"{each.__name__} = {self.write(each.__default__)}" for each in found]
        return f"<{', '.join(told)}>" if told else ""

    def union(self, name: str, hint: Any, about: str, base: Any = None) -> None:
        """One of several shapes."""
        parts = [self.shape(each, base) for each in get_args(hint)]
        self.aliases[hint] = name
        self.declare(name, f"export type {name} =\n  | " + "\n  | ".join(parts) + ";", about)

    def beat(self, record: type[Record]) -> None:
        """The fields of a beat, as `telling.views.name_fields` tells them."""
        lines = "".join(
            f"  {name}: {self.number(field) if isinstance(field, Integer) else 'unknown[]'};\n"
            for name, field in record.fields.items()
        )
        self.declare("Beat", f"export interface Beat {{\n{lines}}}", what_it_is(record))

    def number(self, field: Integer) -> str:
        """A field of a record: the name of a value where values have names, else the number."""
        told = "number"
        if field.names is not None:
            told = self.names.get(tuple(field.names), "string")
        if field.name == "event":
            told = " | ".join(map(repr, field.names or ()))
        return f"{told} | null" if field.low == NONE else told

    def text(self) -> str:
        """The whole file."""
        imports = f"import type {{ {', '.join(sorted(self.imported))} }} from './protocol';"
        parts = [HEADER, *([imports] if self.imported else []), *self.declared.values()]
        return "\n\n".join(parts) + "\n"


def is_model(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, BaseModel)


def is_shape(hint: Any) -> bool:
    """Whether a type is an object with named fields."""
    return is_typeddict(hint) or is_model(hint)


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def plural_constant(name: str) -> str:
    """What the list of all names of a type is called.

    >>> plural_constant("AnyKind")
    'ANY_KINDS'
    """
    words = "".join(f"_{sign}" if sign.isupper() else sign for sign in name).strip("_")
    return f"{words}s".upper()


def what_it_is(shape: Any) -> str:
    """What a shape says of itself; typed dicts without a class can say nothing."""
    return " ".join((vars(shape).get("__doc__") or "").split())


def read_fields(shape: Any) -> dict[str, Field]:
    """The fields of a typed dict or of a model of HTTP; what has a default may be left out."""
    if not is_model(shape):
        return fields_of(shape)
    hints = get_type_hints(shape, include_extras=True)
    fields = shape.model_fields.items()
    return {name: Field(hints[name], not field.is_required()) for name, field in fields}


def parents_of(shape: Any) -> list[Any]:
    """The typed dicts that a typed dict is made from."""
    return [each for each in getattr(shape, "__orig_bases__", ()) if is_typeddict(each)]


def own_fields(shape: Any) -> dict[str, Field]:
    """The fields that a shape adds to its parents'."""
    inherited = {name for parent in parents_of(shape) for name in fields_of(parent)}
    return {name: field for name, field in read_fields(shape).items() if name not in inherited}


def shapes_in(hint: Any) -> Iterator[Any]:
    """The shapes that a type names: itself, or what it is a list or a choice of."""
    if is_shape(hint):
        yield hint
    for part in get_args(hint):
        yield from shapes_in(part)


def http_shapes() -> Iterator[Any]:
    """What is asked and answered over HTTP, from the signatures of all routes."""
    for found in iter_modules(http.__path__):
        module = import_module(f"{http.__name__}.{found.name}")
        routes: list[Any] = getattr(module, "router", APIRouter()).routes
        for route in routes:
            for hint in get_type_hints(route.endpoint).values():
                yield from shapes_in(hint)


def write_protocol() -> str:
    """What the server and the page tell each other."""
    page = Page()
    page.union("Asking", Asking, "What the page may say over the WebSocket.")
    page.union("TableEvent", Event, "What a row of a table's log is told as.")
    page.union("Told", Told, "What the server says over the WebSocket.")
    for shape in http_shapes():
        page.shape(shape)
    return page.text()


def declared_types(game: Game) -> tuple[Any, Any] | None:
    """The types of a game's table and moves; none where it only says that they are dicts."""
    view: Any = game.view_of
    table = get_type_hints(view.describe, include_extras=True)["return"]
    move = get_type_hints(view.describe_move, include_extras=True)["return"]
    return (table, move) if is_shape(table) else None


def write_game(game: Game) -> str | None:
    """What is told of a game's table, its moves and its beats; nothing if it does not say."""
    declared = declared_types(game)
    if declared is None:
        return None
    table, move = declared
    page = Page(SHARED)
    page.shape(table)
    if is_union(move):
        page.union("Move", move, "A legal move.", base=Offered)
    else:
        page.shape(move, base=Offered)
    page.beat(game.beat)
    return page.text()


def write_all() -> dict[str, str]:
    """All files by name."""
    games = {name: write_game(find_game(name)) for name in NAMES}
    told = {f"{name}.ts": text for name, text in games.items() if text is not None}
    return {"protocol.ts": write_protocol(), **told}


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in write_all().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
