"""What a built site is held to: links lead somewhere, and nothing comes from elsewhere.

A page may name other places only in links that somebody follows on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
"""What a browser fetches by itself."""
PASSIVE = ("canonical", "alternate", "prev", "next")


class Page(HTMLParser):
    """What matters of a page: its anchors, its links, what it loads and what is within it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.inside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag says."""
        given = {name: value or "" for name, value in attrs}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        address = given.get(LOADS.get(tag, ""))
        if address is not None and given.get("rel") not in PASSIVE:
            self.loads.append(address)
        is_data = given.get("type") == "application/json"
        if tag == "style" or (tag == "script" and "src" not in given and not is_data):
            self.inside.append(f"a {tag} within the page")
        if "style" in given or any(name.startswith("on") for name in given):
            self.inside.append(f"<{tag}> with a style or a script of its own")


@cache
def page_at(path: Path) -> Page:
    """A page, read once."""
    return Page(path.read_text(encoding="utf-8"))


def troubles(site: Path) -> Iterator[str]:
    """All that is wrong with a site, in words."""
    for path in sorted(site.rglob("*.html")):
        page, name = page_at(path), path.relative_to(site)
        for inside in dict.fromkeys(page.inside):
            yield f"{name}: {inside}"
        for address in dict.fromkeys(page.loads):
            if urlsplit(address).netloc or urlsplit(address).scheme not in ("", "data"):
                yield f"{name}: loads {address} from elsewhere"
        if name.name != "404.html":  # which is shown at any address
            for address in dict.fromkeys([*page.links, *page.loads]):
                if why := why_not(address, path, site):
                    yield f"{name}: {why}"


def why_not(address: str, path: Path, site: Path) -> str | None:
    """Why a link leads nowhere; None if it leads to another place or to something that is there."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    wanted = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if wanted.is_dir():
        wanted /= "index.html"
    if not wanted.is_relative_to(site.resolve()) or not wanted.is_file():
        return f"{address} is not there"
    anchor = unquote(parts.fragment)
    if anchor and wanted.suffix == ".html" and anchor not in page_at(wanted).anchors:
        return f"{address}: there is no such place on that page"
    return None
