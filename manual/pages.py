"""The pages of the site, laid out in a folder for whatever makes HTML of them.

Most are files of `docs/`. Rules, what contributors read and notebooks come from elsewhere, and
links lead to where things are on the site.
"""

from __future__ import annotations

import re
import shutil
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

from . import notebooks

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FILES = ("*.md", "*.html", "*.svg", "*.webp", "*.json")
LAST = "The house"
"""The chapter of pages that no other one names."""

FENCED = re.compile(r"(^```.*?^```$)", re.M | re.S)
LINK = re.compile(r"(!?)\[([^\]]+)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")
LIST_AFTER_WORDS = re.compile(r"^(?!\s*(?:[-*+]|\d+\.) |\s*$|#|\|)(.+)\n(?=(?:[-*+]|\d+\.) )", re.M)
BRACKETS = re.compile(r"\[([^\]\[]*)\](?!\()")


def places() -> dict[str, Path]:
    """All pages by their place on the site, and the files that they are made of."""
    found = {path.relative_to(DOCS).as_posix(): path for path in sorted(DOCS.rglob("*.md"))}
    for path in sorted(notebooks.FOLDER.glob("*.py")):
        found[f"notebooks/{path.stem}.md"] = path
    for path in sorted((ROOT / "src/vacancy/games").glob("*/rules*.md")):
        found[f"rules/{path.parent.name}{path.stem.removeprefix('rules')}.md"] = path
    return {**found, "contributing.md": ROOT / "CONTRIBUTING.md"}


def lay_out(folder: Path) -> list[str]:
    """Write all pages and what they show into a folder; returns the places of the pages."""
    pages = places()
    place_of = {str(path.relative_to(ROOT)): place for place, path in pages.items()}
    for pattern in FILES[1:]:
        for path in DOCS.rglob(pattern):
            copy_to(path, folder / path.relative_to(DOCS))
    copy_to(Path(__file__).parent / "manual.css", folder / "manual.css")
    for place, path in pages.items():
        page = folder / place
        page.parent.mkdir(parents=True, exist_ok=True)
        words = told(path, page) if path.suffix == ".py" else path.read_text(encoding="utf-8")
        page.write_text(on_site(words, place, path, place_of), encoding="utf-8")
    return list(pages)


def copy_to(path: Path, wanted: Path) -> None:
    """Copy a file, folders and all."""
    wanted.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, wanted)


def told(path: Path, page: Path) -> str:
    """A notebook as a page: run from above to below, each cell with what it has shown."""
    parts = []
    for number, (cell, shown) in enumerate(notebooks.read(path)):
        if shown is None:
            parts.append(cell.text)
            continue
        parts.append(f"```python\n{cell.text}\n```")
        if shown.text:
            parts.append(f"```text\n{shown.text}\n```")
        if shown.drawing:
            drawing = page.with_name(f"{path.stem}-{number}.svg")
            drawing.write_text(shown.drawing, encoding="utf-8")
            parts.append(f"![What this cell shows]({drawing.name})")
    parts.append(
        f"*This page is the notebook `docs/notebooks/{path.name}`, run when it was built.*"
    )
    return "\n\n".join(parts)


def on_site(markdown: str, place: str, path: Path, place_of: dict[str, str]) -> str:
    """Links as they hold on the site, and lists as they are meant.

    What is said of files that are not on the site stays without a link.
    """
    here, source = PurePosixPath(place).parent.as_posix(), path.parent.relative_to(ROOT).as_posix()

    def lead(link: re.Match[str]) -> str:
        mark, words, target, anchor = link.groups(default="")
        wanted = normpath(f"{source}/{target}")
        found = place_of.get(wanted)
        if found is None and (mark or wanted.startswith("docs/")):
            found = wanted.removeprefix("docs/")
        return words if found is None else f"{mark}[{words}]({relpath(found, here)}{anchor})"

    def put(part: str) -> str:
        if part.startswith("```"):
            return part
        if place.startswith("rules/"):
            part = BRACKETS.sub(r"\\[\1\\]", part)  # headings of rulebooks, not references
        return LIST_AFTER_WORDS.sub(r"\1\n\n", LINK.sub(lead, part))

    return "".join(map(put, FENCED.split(markdown)))


def contents(wanted: list[Any], pages: list[str]) -> list[Any]:
    """The contents: patterns opened, without pages that are not there, and with all the rest.

    >>> contents([{"A": ["a.md", "b/*", "missing.md"]}, {LAST: ["c.md"]}], ["a.md", "b/d.md", "e"])
    [{'A': ['a.md', 'b/d.md']}, {'The house': ['e']}]
    """
    left = sorted(pages)
    opened = [part for entry in wanted for part in open_entry(entry, left)]
    for entry in opened:
        if LAST in entry:
            entry[LAST].extend(left)
    if left and not any(LAST in entry for entry in opened):
        opened.append({LAST: left})
    return opened


def open_entry(entry: Any, left: list[str]) -> list[Any]:
    """A line of the contents with the pages that it stands for, which are taken off the list."""
    if isinstance(entry, dict):
        ((title, inner),) = entry.items()
        if isinstance(inner, str):
            return [{title: page} for page in open_entry(inner, left)]
        found = [page for part in inner for page in open_entry(part, left)]
        return [{title: found}] if found else []
    found = [page for page in left if fnmatchcase(page, entry)]
    for page in found:
        left.remove(page)
    return found
