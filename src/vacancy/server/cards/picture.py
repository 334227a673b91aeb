"""The picture of a card, as SVG: the game's poster, a heading, who plays and how it ended.

The posters, the sign and the fonts are made with the page (`web/build/cards.ts`). Where the page
has not been built, there is a picture without them.
"""

from __future__ import annotations

from html import escape
from itertools import groupby
from pathlib import Path

from .card import Card, Line

WIDTH, HEIGHT = 1200, 630
POSTER_WIDTH = 433
LEFT, RIGHT = 484, 1150
ROOM = RIGHT - LEFT
INK, QUIET, LAMP, NIGHT = "#f4efff", "#c3b9e2", "#ffc76b", "#171029"
COLOURS = {
    "red": "#e8695d",
    "blue": "#6aa3f5",
    "green": "#62bf80",
    "orange": "#f0a04b",
    "yellow": "#f2cf4a",
    "purple": "#b48bea",
    "grey": "#aab0bc",
    "white": "#f4f1e8",
    "black": "#8d8799",
}
"""The colours of the seats as the page has them by night."""
NARROW, WIDE = frozenset("iljtfrI.,;:'!|() "), frozenset("mwMW@%\u2026\u2013")
UNKNOWN, MINUS = "\u2022", "\u2212"
SIGNS = "\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2022\u2026\u2212"
"""Dashes, quotation marks, a dot, an ellipsis and a minus, which the fonts have too."""
TEXT_LINES = 6


def draw_svg(card: Card, folder: Path) -> str:
    """The picture; `folder` holds the posters and the sign."""
    body = draw_house(card, folder) if card.game is None else draw_table(card, folder)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f"{background()}{body}</svg>"
    )


def background() -> str:
    return (
        '<defs><linearGradient id="card-night" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#1d1540"/><stop offset="1" stop-color="#2a1d45"/>'
        '</linearGradient><radialGradient id="card-glow">'
        '<stop offset="0" stop-color="#ff3d7f" stop-opacity="0.35"/>'
        '<stop offset="1" stop-color="#ff3d7f" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#card-night)"/>'
    )


def picture(folder: Path, name: str, x: float, y: float, width: float, height: float) -> str:
    """A picture made with the page, at a place; nothing where it has none of that name."""
    file = folder / f"{name}.svg"
    if not file.is_file():
        return ""
    place = f'<svg x="{x}" y="{y}" width="{width}" height="{height}" '
    return file.read_text("utf-8").replace("<svg ", place, 1)


def draw_house(card: Card, folder: Path) -> str:
    """The lobby: the sign, and the posters of all games side by side."""
    names = sorted(file.stem for file in folder.glob("*.svg") if file.stem != "sign")
    step = min(270.0, (WIDTH - 80) / max(1, len(names)))
    left = (WIDTH - step * len(names) + 30) / 2
    posters = "".join(
        picture(folder, name, left + step * index, 300, step - 30, 350)
        for index, name in enumerate(names)
    )
    return (
        '<ellipse cx="600" cy="110" rx="520" ry="190" fill="url(#card-glow)"/>'
        + picture(folder, "sign", 370, 36, 460, 112)
        + text(card.text, WIDTH / 2, 230, fit(card.text, 38, WIDTH - 120), INK, anchor="middle")
        + posters
    )


def draw_table(card: Card, folder: Path) -> str:
    """A game, and what is told of a table of it."""
    assert card.game is not None
    size = fit(card.heading, 66, ROOM)
    body = (
        f'<rect width="{POSTER_WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>'
        + picture(folder, card.game, 0, 0, POSTER_WIDTH, HEIGHT)
        + f'<rect x="{POSTER_WIDTH}" width="6" height="{HEIGHT}" fill="{LAMP}"/>'
        + '<ellipse cx="1060" cy="40" rx="360" ry="150" fill="url(#card-glow)"/>'
        + picture(folder, "sign", RIGHT - 200, 34, 200, 50)
        + text(card.heading, LEFT, 206, size, INK, weight=600)
        + text(card.footer, LEFT, 588, 27, QUIET)
    )
    if card.kicker:
        body += text(card.kicker, LEFT, 128, fit(card.kicker, 34, ROOM), LAMP, weight=600)
    return body + (draw_lines(card.lines) if card.lines else draw_text(card.text))


def draw_text(words: str) -> str:
    lines = wrap(words, 30, ROOM)[:TEXT_LINES]
    return "".join(text(line, LEFT, 272 + 42 * at, 30, INK) for at, line in enumerate(lines))


def draw_lines(lines: tuple[Line, ...]) -> str:
    """The seats, one below the other."""
    step = min(64.0, 290 / len(lines))
    return "".join(draw_line(line, 268 + step * at, step) for at, line in enumerate(lines))


def draw_line(line: Line, y: float, step: float) -> str:
    radius = step * 0.36
    colour = COLOURS.get(line.colour, COLOURS["grey"])
    dashes = ' stroke-dasharray="7 6"' if line.is_free else ""
    mark = (
        f'<circle cx="{LEFT + radius}" cy="{y}" r="{radius - 2}" stroke="{colour}" '
        f'stroke-width="4" fill="{"none" if line.is_free else colour}"{dashes}/>'
    )
    size, baseline = step * 0.56, y + step * 0.19
    points = "" if line.points is None else str(line.points).replace("-", MINUS)
    room = ROOM - 2 * radius - 20 - (90 if points else 0)
    name = text(
        cut(line.name, size, room),
        LEFT + 2 * radius + 20,
        baseline,
        size,
        QUIET if line.is_free else INK,
        weight=600 if line.is_first else 400,
    )
    told = text(points, RIGHT, baseline, size, LAMP if line.is_first else INK, "end", 600)
    return mark + name + told


# Text. The fonts come in two parts each, and a letter is drawn with the part that has it.


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    anchor: str = "start",
    weight: int = 400,
) -> str:
    """Words at a place."""
    if not words:
        return ""
    runs = "".join(
        f'<tspan font-family="{part}-{weight}">{escape("".join(letters))}</tspan>'
        for part, letters in groupby(map(known, words), part_of)
    )
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" fill="{colour}" '
        f'text-anchor="{anchor}" xml:space="preserve">{runs}</text>'
    )


def known(letter: str) -> str:
    """A letter that the fonts have, or a mark instead of it.

    >>> "".join(map(known, "Łódź 日"))
    'Łódź •'
    """
    has = " " <= letter <= "~" or "\xa0" <= letter <= "\u017f" or letter in SIGNS
    return letter if has else UNKNOWN


def part_of(letter: str) -> str:
    return "latin-ext" if "\u0100" <= letter <= "\u017f" else "latin"


def width_of(words: str, size: float) -> float:
    """About how wide words are; rather too much than too little."""
    units = sum(
        0.34 if letter in NARROW else 0.95 if letter in WIDE else 0.74 if letter.isupper() else 0.57
        for letter in words
    )
    return units * size


def fit(words: str, size: float, room: float) -> float:
    """The size at which words have room, up to a largest."""
    return min(size, size * room / max(1.0, width_of(words, size)))


def cut(words: str, size: float, room: float) -> str:
    """As much of some words as there is room for.

    >>> cut("Ala", 30, 400), cut("Bartholomew the Elder", 30, 200)
    ('Ala', 'Bartholome…')
    """
    if width_of(words, size) <= room:
        return words
    while words and width_of(f"{words}…", size) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def wrap(words: str, size: float, room: float) -> list[str]:
    """Words in lines that have room."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
