"""Pages that keep the server's content policy, which allows no script and no style within a page.

What the theme writes there is moved into files; so the site needs no exception from the policy.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from posixpath import relpath

MOVED, STYLES = "assets/moved", "manual.css"
SCRIPT = re.compile(r"<script>(.*?)</script>", re.S)
SHEET = re.compile(r"<style>(.*?)</style>", re.S)
STYLED = re.compile(r'<(\w+)([^<>]*?) style="([^"]*)"([^<>]*)>')
CLASS = ' class="'


def tidy(site: Path) -> None:
    """Move scripts and styles of all pages into files."""
    moved: dict[str, str] = {}
    for page in sorted(site.rglob("*.html")):
        root = relpath(".", page.relative_to(site).parent.as_posix())
        if page.name == "404.html":
            root = "/docs"  # it is shown at any address
        text = page.read_text(encoding="utf-8")
        page.write_text(moved_out(text, root, moved), encoding="utf-8")
    (site / MOVED).mkdir(parents=True, exist_ok=True)
    rules = []
    for name, text in moved.items():
        if name.startswith("."):
            rules.append(f"{name} {{ {text} }}\n")
        else:
            (site / MOVED / name).write_text(text, encoding="utf-8")
    with (site / STYLES).open("a", encoding="utf-8") as file:
        file.writelines(rules)


def moved_out(page: str, root: str, moved: dict[str, str]) -> str:
    """A page whose scripts and styles are in files.

    >>> moved: dict[str, str] = {}
    >>> moved_out('<td class="a" style="top: 0">1<script>go()</script>', ".", moved)
    '<td class="styled-8b8a26 a">1<script src="./assets/moved/870068.js"></script>'
    >>> sorted(moved.values())
    ['go()', 'top: 0']
    """

    def to_script(script: re.Match[str]) -> str:
        name = f"{digest(script[1])}.js"
        moved[name] = script[1]
        return f'<script src="{root}/{MOVED}/{name}"></script>'

    def to_sheet(sheet: re.Match[str]) -> str:
        name = f"{digest(sheet[1])}.css"
        moved[name] = sheet[1]
        return f'<link rel="stylesheet" href="{root}/{MOVED}/{name}">'

    def to_class(tag: re.Match[str]) -> str:
        name, before, style, after = tag.groups()
        kind, rest = f"styled-{digest(style)}", before + after
        moved[f".{kind}"] = style
        if CLASS in rest:
            return f"<{name}{rest.replace(CLASS, f'{CLASS}{kind} ', 1)}>"
        return f'<{name} class="{kind}"{rest}>'

    return STYLED.sub(to_class, SHEET.sub(to_sheet, SCRIPT.sub(to_script, page)))


def digest(text: str) -> str:
    """A short name for a text."""
    return blake2b(text.encode(), digest_size=3).hexdigest()
