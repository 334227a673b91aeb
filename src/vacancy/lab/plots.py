"""Plots as SVG, drawn by hand: dots with intervals, bars, histograms.

They have no colours of their own but classes, so that they follow a page's light or dark colours;
`standalone` gives one its own colours, for a file that stands alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, LINE, LABELS, EDGE = 680, 26, 190, 26
BINS = 40  # of a histogram, at most

COLOURS = """
svg { --ink: #1d1b18; --pale: #6b655c; --grid: #ddd6ca; --main: #8a3b12; --other: #2c6e8f; }
@media (prefers-color-scheme: dark) {
  svg { --ink: #f1ebe0; --pale: #b3aa9b; --grid: #453f37; --main: #f0a35e; --other: #7fc4e4; }
}
"""
STYLE = """
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .pale { fill: var(--pale); }
svg .grid { stroke: var(--grid); stroke-width: 1; }
svg .even { stroke: var(--ink); stroke-width: 1; stroke-dasharray: 4 3; }
svg .reach { stroke: var(--main); stroke-width: 3; stroke-linecap: round; }
svg .dot, svg .bar { fill: var(--main); }
svg .reach.old { stroke: var(--other); }
svg .dot.old { fill: var(--paper, #fff); stroke: var(--other); stroke-width: 2.5; }
svg .second { fill: none; stroke: var(--other); stroke-width: 2; }
"""


class Dot(NamedTuple):
    """A line of a plot: a value with its interval."""

    label: str
    value: float
    low: float
    high: float


class Scale(NamedTuple):
    """Values from `low` to `high` between two places on the page."""

    low: float
    high: float
    left: float
    right: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / ((self.high - self.low) or 1.0)
        return round(self.left + part * (self.right - self.left), 1)


def ticks(low: float, high: float, count: int = 6) -> list[float]:
    """Round numbers from about `low` to about `high`.

    >>> ticks(0.03, 0.61)
    [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]
    """
    raw = max((high - low) / count, 1e-9)
    unit = 10.0 ** floor(log10(raw))
    step = next(unit * size for size in (1, 2, 5, 10) if unit * size >= raw * 0.999)
    return [round(step * n, 10) for n in range(floor(low / step), ceil(high / step) + 1)]


def intervals(
    dots: Sequence[Dot],
    title: str,
    even: float | None,
    tell: Callable[[float], str],
    before: Sequence[Dot] = (),
) -> str:
    """A dot and its interval for each line; a dashed line where `even` is.

    With figures from before a change each line has a ring above its dot.
    """
    ends = [end for dot in (*dots, *before) for end in (dot.low, dot.high)]
    ends += [] if even is None else [even]
    marks = ticks(min(ends), max(ends))
    scale = Scale(marks[0], marks[-1], LABELS, WIDTH - EDGE)
    step = LINE + 8 if before else LINE
    height = step * len(dots) + 30
    parts = [grid_line(scale(mark), height - 24, tell(mark)) for mark in marks]
    if even is not None:
        parts.append(line("even", scale(even), 4, scale(even), height - 24))
    for number, dot in enumerate(dots):
        y = step * number + step / 2 + 2
        parts.append(text(LABELS - 10, y + 4, dot.label, anchor="end"))
        if before:
            parts += mark_of(before[number], "old", scale, y - 6)
        parts += mark_of(dot, "new", scale, y + 6 if before else y)
    return svg(height, title, parts)


def mark_of(dot: Dot, kind: str, scale: Scale, y: float) -> list[str]:
    """A value with its interval, in a line of a plot."""
    return [
        line(f"reach {kind}", scale(dot.low), y, scale(dot.high), y),
        f'<circle class="dot {kind}" cx="{scale(dot.value)}" cy="{y}" r="5"/>',
    ]


def bars(rows: Sequence[tuple[str, float, str]], title: str) -> str:
    """A bar for each line, with its figure at the end."""
    scale = Scale(0.0, max((value for _, value, _ in rows), default=1.0), 0, WIDTH - LABELS - 120)
    parts = []
    for number, (label, value, told) in enumerate(rows):
        y, width = LINE * number + 4, scale(value)
        parts += [
            text(LABELS - 10, y + 14, label, anchor="end"),
            f'<rect class="bar" x="{LABELS}" y="{y}" width="{width}" height="18"/>',
            text(LABELS + width + 8, y + 14, told),
        ]
    return svg(LINE * len(rows) + 6, title, parts)


def histogram(values: Counter[int], title: str, second: Counter[int] | None = None) -> str:
    """How often each value came, as bars; a second count as an outline, scaled alike."""
    low, high = min((*values, *(second or ()))), max((*values, *(second or ())))
    step = max(1, ceil((high - low + 1) / BINS))
    marks = [mark for mark in ticks(low, high) if low <= mark <= high and mark == round(mark)]
    scale = Scale(low, low + step * ceil((high - low + 1) / step), 40, WIDTH - EDGE)
    heights = [binned(counter, low, step) for counter in (values, second or Counter())]
    most = max(count for counts in heights for count in counts.values())
    rise = Scale(0, most, 170, 10)
    parts = [grid_line(scale(mark + step / 2), 170, f"{mark:g}") for mark in marks]
    for bin_, count in sorted(heights[0].items()):
        x, width = scale(low + bin_ * step), scale(step) - scale(0) - 1
        place = f'x="{x}" y="{rise(count)}" width="{width:.1f}" height="{170 - rise(count):.1f}"'
        parts.append(f'<rect class="bar" {place}/>')
    if second:
        parts.append(outline(heights[1], scale, rise, low, step))
    return svg(194, title, parts)


def binned(values: Counter[int], low: int, step: int) -> Counter[int]:
    """The counts of neighbouring values together."""
    bins: Counter[int] = Counter()
    for value, count in values.items():
        bins[(value - low) // step] += count
    return bins


def outline(heights: Counter[int], scale: Scale, rise: Scale, low: int, step: int) -> str:
    """The upper edge of a histogram."""
    points = []
    for bin_ in range(max(heights) + 1):
        left, right = scale(low + bin_ * step), scale(low + (bin_ + 1) * step)
        points += [f"{left},{rise(heights[bin_])}", f"{right},{rise(heights[bin_])}"]
    return f'<polyline class="second" points="{" ".join(points)}"/>'


def small_interval(dot: Dot, even: float, low: float = 0.0, high: float = 1.0) -> str:
    """An interval in the cell of a table, with a mark where even is."""
    scale = Scale(low, high, 4, 136)
    return (
        '<svg class="small" width="140" height="14" viewBox="0 0 140 14" aria-hidden="true">'
        + line("even", scale(even), 0, scale(even), 14)
        + line("reach", scale(dot.low), 7, scale(dot.high), 7)
        + f'<circle class="dot" cx="{scale(dot.value)}" cy="7" r="4"/></svg>'
    )


def standalone(drawn: str) -> str:
    """A plot with its own colours, as a file."""
    head, _, rest = drawn.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{COLOURS}{STYLE}</style>{rest}\n'


def svg(height: float, title: str, parts: Sequence[str]) -> str:
    """A drawing with a name for those who do not see it."""
    name = escape(title, quote=True)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" role="img" aria-label="{name}">'
        + "".join(parts)
        + "</svg>"
    )


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def grid_line(x: float, height: float, label: str) -> str:
    """A line from top to bottom with its number below."""
    return line("grid", x, 4, x, height) + text(x, height + 16, label, "pale", "middle")


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    shown = f' class="{kind}"' if kind else ""
    return f'<text{shown} x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>'
