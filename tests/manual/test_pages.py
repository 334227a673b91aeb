"""Pages of the site: links that hold, and nothing within them that the content policy forbids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from manual.check import page_at, troubles
from manual.pages import BRACKETS, ROOT, contents, on_site, places
from manual.tidy import tidy

LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.M)


def anchors(path: Path) -> set[str]:
    """The places of a page that can be linked to, as the site names them."""
    heads = HEADING.findall(re.sub(r"^```.*?^```$", "", path.read_text("utf-8"), flags=re.M | re.S))
    plain = [re.sub(r"[^\w\s-]", "", head).strip().lower() for head in heads]
    return {re.sub(r"[-\s]+", "-", head) for head in plain}


@pytest.mark.parametrize(
    "name", sorted(path.relative_to(ROOT).as_posix() for path in places().values())
)
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    text = page.read_text("utf-8")
    for target, anchor in LINK.findall(re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)):
        wanted = page.parent / target if target else page
        assert wanted.exists(), target
        assert not anchor or anchor in anchors(wanted), f"{target}#{anchor}"


def test_every_page_is_in_the_contents_and_none_twice() -> None:
    pages = list(places())
    found = re.findall(
        r"'([^']+\.md)'", str(contents([{"Play": ["players.md", "rules/*"]}], pages))
    )
    assert sorted(found) == sorted(pages)


def test_links_are_those_of_the_site() -> None:
    place_of = {"CONTRIBUTING.md": "contributing.md", "docs/lab.md": "lab.md"}

    def put(text: str, place: str = "decisions/1.md", name: str = "docs/decisions/1.md") -> str:
        return on_site(text, place, ROOT / name, place_of)

    assert put("[a](../lab.md#b)") == "[a](../lab.md#b)"
    assert put("[a](../../CONTRIBUTING.md)") == "[a](../contributing.md)"
    assert put("[a](../../src/vacancy/rl/batch.py)") == "a"
    assert put("[a](docs/lab.md)", "contributing.md", "CONTRIBUTING.md") == "[a](lab.md)"
    assert put("```\n[a](nowhere.py)\n```") == "```\n[a](nowhere.py)\n```"
    assert put("words\n- one\n- two") == "words\n\n- one\n- two"


def test_headings_of_rulebooks_are_no_references() -> None:
    assert BRACKETS.sub(r"\\[\1\\]", "[A] [B] [c](d)") == r"\[A\] \[B\] [c](d)"


def site(folder: Path, **pages: str) -> Path:
    """A built site of a few pages."""
    (folder / "manual.css").write_text("")
    for name, text in pages.items():
        (folder / f"{name}.html").write_text(text)
    return folder


def test_a_tidy_page_has_no_script_and_no_style_within_it(tmp_path: Path) -> None:
    page = '<p style="top: 0" class="a">1<script>go()</script><td style="top: 0"><style>b</style>'
    place = site(tmp_path, index=page)
    assert len(list(troubles(place))) == 4
    tidy(place)
    page_at.cache_clear()
    assert list(troubles(place)) == []
    assert (place / "manual.css").read_text().count("top: 0") == 1


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ('<a href="b.html">', "b.html is not there"),
        ('<a href="#there">', "#there: there is no such place"),
        ('<a href="../../etc/passwd">', "is not there"),
        ('<img src="https://there.example/a.png">', "loads https://there.example/a.png"),
        ('<script src="//there.example/a.js"></script>', "loads //there.example/a.js"),
        ('<p onclick="go()">', "a script of its own"),
    ],
)
def test_what_a_site_may_not_hold_is_told(tmp_path: Path, page: str, why: str) -> None:
    (told,) = troubles(site(tmp_path, index=page))
    assert told.startswith("index.html: ")
    assert why in told


def test_links_to_other_places_are_nobodys_trouble(tmp_path: Path) -> None:
    page = '<h1 id="a">A</h1><a href="#a"><a href="https://there.example"><img src="data:,">'
    assert list(troubles(site(tmp_path, index=page))) == []
