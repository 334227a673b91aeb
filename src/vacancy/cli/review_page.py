"""A review as a page of its own: the win graph, the accounts, what turned it, the marked moves."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from vacancy.lab.page import make_page, section, table
from vacancy.lab.plots import EDGE, WIDTH, Scale, grid_line, line, svg, text

from .review import PERCENT, account_heads, account_rows, marked_lines, turning_lines

if TYPE_CHECKING:
    from vacancy.engine.transcript import Match
    from vacancy.review import Review

    from .voice import Voice

HEIGHT, LEFT, FOOT = 300, 44, 40
DASHES = ("", "8 4", "2 4", "10 3 2 3", "5 5")
"""Lines are told apart by their dashes, so that nothing depends on colour."""
TICKS = 6
TABLE_ROWS = 40
"""The graph in words has so many rows at most."""


def make_review_page(told: Review, match: Match, players: list[str], voice: Voice) -> str:
    """The whole page."""
    title = voice("review-title", game=match.game.title)
    heads, rows = account_heads(voice), account_rows(told, players, voice)
    accounts = table(heads, [[escape(cell) for cell in row] for row in rows])
    return make_page(
        voice.language,
        title,
        [
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(voice('review-rough'))}</p>" if told["is_rough"] else "",
            section(voice("review-graph"), "", draw_graph(told, players, voice)),
            section(voice("review-accounts"), voice("review-figures"), accounts),
            listing(voice("review-turnings"), turning_lines(told, players, voice)),
            listing(voice("review-marked"), marked_lines(told, match, players, voice)),
            section(voice("review-table"), "", graph_table(told, players, voice)),
        ],
    )


def listing(title: str, lines: list[str]) -> str:
    """A heading and some lines, if there are any."""
    items = "".join(f"<li>{escape(each)}</li>" for each in lines)
    return section(title, "", f"<ul>{items}</ul>") if lines else ""


def draw_graph(told: Review, players: list[str], voice: Voice) -> str:
    """A line for each seat: its share of the win after each move."""
    bottom = HEIGHT - FOOT
    across, up = Scale(0, max(told["moves"], 1), LEFT, WIDTH - EDGE), Scale(0, 1, bottom, 8)
    parts = [
        grid_line(across(move), bottom, str(move))
        for move in range(0, told["moves"] + 1, max(1, told["moves"] // TICKS))
    ]
    for percent in (0, 50, 100):
        y = up(percent / PERCENT)
        parts += [
            line("grid", LEFT, y, WIDTH - EDGE, y),
            text(LEFT - 6, y + 4, f"{percent}%", "pale", "end"),
        ]
    for seat, name in enumerate(players):
        places = " ".join(f"{across(p['move'])},{up(p['shares'][seat])}" for p in told["graph"])
        dash = f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        parts.append(f'<polyline class="second" {dash} points="{places}"/>')
        end = told["graph"][-1]["shares"][seat]
        x = LEFT + seat * (WIDTH - LEFT) / len(players)
        parts += [
            f'<line class="second" {dash} x1="{x:g}" y1="{HEIGHT - 6}" x2="{x + 30:g}" '
            f'y2="{HEIGHT - 6}"/>',
            text(x + 36, HEIGHT - 2, f"{name} {PERCENT * end:.0f}%"),
        ]
    return svg(HEIGHT, voice("review-graph"), parts)


def graph_table(told: Review, players: list[str], voice: Voice) -> str:
    """The graph for those who do not see it: some rows of it."""
    points = [point for point in told["graph"] if point["moment"] != "chance"]
    step = -(-len(points) // TABLE_ROWS)
    rows = [
        [str(point["move"]), *(f"{PERCENT * share:.0f}%" for share in point["shares"])]
        for point in [*points[:-1:step], points[-1]]
    ]
    return table([voice("head-review-move"), *players], rows)
