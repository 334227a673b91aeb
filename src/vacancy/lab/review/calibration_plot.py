"""What was expected against what came, as a plot: who knows how sure to be stays on the line."""

from __future__ import annotations

from vacancy.lab.calibration import Expected
from vacancy.lab.plots import EDGE, WIDTH, Scale, grid_line, line, svg, text

HEIGHT, LEFT = 380, 60
MARKS = tuple(tenth / 5 for tenth in range(6))
LEAST, MOST = 2.0, 9.0
"""How large a dot is: its area goes with how often it was expected."""


def curves(found: Expected, title: str) -> str:
    """A dot for each bin of expectations."""
    across, up = Scale(0, 1, LEFT, WIDTH - EDGE), Scale(0, 1, HEIGHT - 24, 10)
    parts = [grid_line(across(mark), HEIGHT - 24, f"{100 * mark:.0f} %") for mark in MARKS]
    parts += [text(LEFT - 8, up(mark) + 4, f"{100 * mark:.0f} %", "pale", "end") for mark in MARKS]
    parts.append(line("even", across(0), up(0), across(1), up(1)))
    curve = found.curve()
    most = max(count for _, _, count in curve)
    for said, came, count in curve:
        size = LEAST + (MOST - LEAST) * (count / most) ** 0.5
        parts.append(f'<circle class="dot" cx="{across(said)}" cy="{up(came)}" r="{size:.1f}"/>')
    return svg(HEIGHT, title, parts)
