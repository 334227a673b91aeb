"""A file of TypeScript in the making."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin

from vacancy.engine.record import NONE, Integer, Record
from vacancy.engine.shown import Field, OneOf, Sized

from .shapes import is_shape, is_union, own_fields, parents_of, what_it_is

HEADER = "// Made by `python -m vacancy.server.typescript`: what is changed here by hand is lost."
PLAIN: dict[Any, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null",
    Any: "unknown",
}  # fmt: skip


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


def plural_constant(name: str) -> str:
    """What the list of all names of a type is called.

    >>> plural_constant("AnyKind")
    'ANY_KINDS'
    """
    words = "".join(f"_{sign}" if sign.isupper() else sign for sign in name).strip("_")
    return f"{words}s".upper()
