"""A page of its own: HTML with its style inside, and nothing from elsewhere."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from html import escape
from io import StringIO
from urllib.parse import quote

from .plots import STYLE

LOOK = """
:root { color-scheme: light dark; --paper: #faf6ee; --ink: #1d1b18; --pale: #6b655c;
  --grid: #ddd6ca; --main: #8a3b12; --other: #2c6e8f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1916; --ink: #f1ebe0; --pale: #b3aa9b;
  --grid: #453f37; --main: #f0a35e; --other: #7fc4e4; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  max-width: 66rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--main); padding-bottom: .25rem; }
h3 { margin-top: 2.25rem; }
p, li { max-width: 44rem; }
li { margin: .35rem 0; }
a { color: var(--other); }
nav a { margin-right: 1.25rem; }
.short { border: 1px solid var(--grid); border-radius: .5rem; padding: .25rem 1.25rem .75rem;
  margin: 1.5rem 0; }
.short h2 { margin-top: 1rem; border: 0; padding: 0; }
.short h3 { margin: 1.25rem 0 .25rem; }
.short h4 { margin: .75rem 0 0; }
.csv { margin: .25rem 0; font-size: .85rem; }
.key::before { content: ""; display: inline-block; width: .7em; height: .7em; border-radius: 50%;
  margin: 0 .4em 0 1em; background: var(--main); }
.key.old::before { background: none; border: .15em solid var(--other); width: .5em; height: .5em; }
.pale { color: var(--pale); }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; }
.wide > svg { min-width: 34rem; }
svg.small { max-width: none; vertical-align: middle; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; }
th, td { padding: .25rem .5rem; text-align: right; border-bottom: 1px solid var(--grid);
  white-space: nowrap; }
th { color: var(--pale); font-weight: 600; vertical-align: bottom; white-space: normal; }
tbody th { color: var(--ink); font-weight: 400; vertical-align: baseline; }
th:first-child { text-align: left; white-space: normal; min-width: 9rem; }
@media (max-width: 40rem) { body { padding: .75rem; } .short { padding: 0 .75rem .5rem; }
  th, td { padding: .25rem .5rem; } th:first-child { min-width: 7rem; } }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #000; --pale: #444; --grid: #bbb;
  --main: #8a3b12; --other: #2c6e8f; } body { max-width: none; font-size: 10.5pt; padding: 0; }
  .csv, nav { display: none; } .wide { overflow: visible; } svg { max-width: 100%; }
  .wide > svg { min-width: 0; } th, td { padding: .1rem .4rem; white-space: normal; }
  h2, h3 { break-after: avoid; } tr, svg, li { break-inside: avoid; } h2 { break-before: page; }
  .short h2 { break-before: auto; } .short { border: 0; padding: 0; } a { color: inherit; } }
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


def section(title: str, told: str, content: str, more: str = "") -> str:
    """A heading, a sentence about what follows, and what follows, already in HTML."""
    words = f"<p>{escape(told)}</p>" if told else ""
    name = escape(title, quote=True)  # a part that scrolls sideways can be reached by keyboard
    wide = f'<div class="wide" role="group" aria-label="{name}" tabindex="0">{content}</div>'
    return f"<section><h3>{escape(title)}</h3>{words}{wide}{more}</section>"


def download(name: str, words: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A link to figures as a file of comma-separated values, which lies in the page itself."""
    sheet = StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows(rows)
    place = f"data:text/csv;charset=utf-8,{quote(sheet.getvalue(), safe=',')}"
    return f'<p class="csv"><a download="{name}.csv" href="{place}">{escape(words)}</a></p>'


def bullets(sentences: Iterable[str]) -> str:
    """Sentences one below the other."""
    return "<ul>" + "".join(f"<li>{escape(each)}</li>" for each in sentences) + "</ul>"


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
