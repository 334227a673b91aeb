"""A page of its own: HTML with its style inside, and nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from .plots import STYLE

LOOK = """
:root { color-scheme: light dark; --paper: #faf6ee; --ink: #1d1b18; --pale: #6b655c;
  --grid: #ddd6ca; --main: #8a3b12; --other: #2c6e8f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1916; --ink: #f1ebe0; --pale: #b3aa9b;
  --grid: #453f37; --main: #f0a35e; --other: #7fc4e4; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
p { max-width: 44rem; }
.pale { color: var(--pale); }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; }
.wide > svg { min-width: 34rem; }
svg.small { max-width: none; vertical-align: middle; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--grid);
  white-space: nowrap; }
th { color: var(--pale); font-weight: 600; vertical-align: bottom; white-space: normal; }
tbody th { color: var(--ink); font-weight: 400; vertical-align: baseline; }
th:first-child { text-align: left; white-space: normal; min-width: 9rem; }
"""


def make_page(language: str, title: str, sections: Iterable[str]) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{LOOK}{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in sections if part)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, told: str, content: str) -> str:
    """A heading, a sentence about what follows, and what follows, already in HTML."""
    words = f"<p>{escape(told)}</p>" if told else ""
    name = escape(title, quote=True)  # a part that scrolls sideways can be reached by keyboard
    wide = f'<div class="wide" role="group" aria-label="{name}" tabindex="0">{content}</div>'
    return f"<section><h2>{escape(title)}</h2>{words}{wide}</section>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose cells are HTML already; the first of a row names it."""
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>'
        + "".join(f"<td>{cell}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
