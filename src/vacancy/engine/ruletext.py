"""The numbered rules of a game, read from its `rules.md`.

A rule begins where a line begins with its number, in one of three forms:

    - OB-5.1 text          - **OB-5.1** text          **OB-5.1 Title.** text

or where the first cell of a table's row is a number. It goes on over the following lines, and over
indented lines, code and tables without numbers behind a blank one, up to the next rule or heading.

What only the program needs (decisions, files, the order of lists) stands behind a second heading of
the first level at the end: such chapters are rules like others, but no page prints them.

>>> import vacancy
>>> folder = vacancy.game("overbooking").folder
>>> rules(folder, "en")["OB-4.1"].split(":")[0]
'Four rounds, each'
>>> chapters(folder, "pl")[4].title
'4. Rundy'
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

NUMBER = r"[A-Z]{2,4}-(?:E\d+|\d+\.\d+[a-z]?)"
ENTRY = re.compile(rf"(?:- )?(?P<bold>\*\*)?(?P<number>{NUMBER})\b(?P<rest>.*)")
ROW = re.compile(rf"\|\s*(?:\*\*)?(?P<number>{NUMBER})(?:\*\*)?\s*\|(?P<rest>.*)")
HEADING = re.compile(r"(?P<marks>#+)\s+(?P<title>.*)")
TITLE_MARKS, CHAPTER_MARKS = "#", "##"
SOURCES = re.compile(r" ?\[[^\[\]]*\]| R: [A-Z]+-[\d.]+(, [A-Z]+-[\d.]+)*| ?`D:[A-Z_]+`:?")
"""Where a rule comes from, and the name of its decision: for those who check it."""


@dataclass
class Chapter:
    """A chapter of the rules: its heading and its rules by number."""

    title: str
    rules: dict[str, str] = field(default_factory=dict)
    is_for_program: bool = False


def rule_file(folder: Traversable, language: str) -> Traversable:
    """Where the rules of a game are written in a language."""
    return folder / ("rules.md" if language == "en" else f"rules.{language}.md")


def rules(folder: Traversable, language: str) -> dict[str, str]:
    """All rules of a game by number, in the order of the file, as Markdown."""
    return {
        number: text
        for chapter in chapters(folder, language)
        for number, text in chapter.rules.items()
    }


def chapters(folder: Traversable, language: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rules, each with its rules by number."""
    reader = Reader()
    for block in blocks(rule_file(folder, language).read_text("utf-8")):
        reader.read(block)
    return tuple(reader.chapters)


def printed(text: str) -> str:
    """A rule as one would print it: without its sources.

    >>> printed("The move may be skipped. [TURA GRACZA] R: APT-12.1, APT-12.3")
    'The move may be skipped.'
    """
    return SOURCES.sub("", text)


def blocks(text: str) -> list[list[str]]:
    """The lines of a text between blank ones; rules and headings begin a block, code stays one."""
    found: list[list[str]] = [[]]
    is_code = False
    for line in text.splitlines():
        is_code ^= line.lstrip().startswith("```")
        if not is_code and (not line.strip() or ENTRY.match(line) or HEADING.match(line)):
            found.append([])
        if is_code or line.strip():
            found[-1].append(line)
    return [block for block in found if block]


class Reader:
    """Reads block after block, and knows which rule is still being told."""

    def __init__(self) -> None:
        self.chapters: list[Chapter] = [Chapter("")]
        self.number: str | None = None
        self.title_count = 0

    def read(self, block: list[str]) -> None:
        """A block is a heading, a rule, rows that are rules, more of the last rule, or no rule."""
        heading, entry = HEADING.match(block[0]), ENTRY.match(block[0])
        if heading:
            self.number = None
            self.title_count += heading["marks"] == TITLE_MARKS
            if heading["marks"] == CHAPTER_MARKS:
                self.chapters.append(Chapter(heading["title"], is_for_program=self.title_count > 1))
        elif entry:
            self.begin(entry["number"], joined([without_bold(entry), *block[1:]]))
        elif self.number is not None and is_continuation(block):
            self.chapters[-1].rules[self.number] += "\n\n" + "\n".join(block)
        else:
            self.number = None
            self.read_rows(block)

    def read_rows(self, block: list[str]) -> None:
        for row in filter(None, map(ROW.match, block)):
            cells = [cell.strip() for cell in row["rest"].strip().strip("|").split("|")]
            self.begin(row["number"], " · ".join(filter(None, cells)))
            self.number = None  # a row is one line

    def begin(self, number: str, text: str) -> None:
        self.number = number
        self.chapters[-1].rules[number] = text.strip()


def joined(lines: list[str]) -> str:
    """Lines of prose as one; a table that follows keeps its rows."""
    prose = [line.strip() for line in lines if not line.startswith("|")]
    rows = [line for line in lines if line.startswith("|")]
    return "\n".join([" ".join(prose), *([""] if rows else []), *rows])


def without_bold(entry: re.Match[str]) -> str:
    """The text behind a number; a title in the same bold type keeps it."""
    rest = entry["rest"]
    if not entry["bold"]:
        return rest
    return rest.removeprefix("**") if rest.startswith("**") else f"**{rest.strip()}"


def is_continuation(block: list[str]) -> bool:
    """Whether a block behind a blank line still belongs to the rule before it."""
    is_table = block[0].startswith("|") and not any(ROW.match(line) for line in block)
    return is_table or block[0].startswith(("```", "  "))
