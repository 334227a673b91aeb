"""The curve of a learner."""

from __future__ import annotations

from pathlib import Path

from manual.curve import draw, read


def test_a_curve_goes_from_the_first_to_the_last_judgement(tmp_path: Path) -> None:
    path = tmp_path / "curve.csv"
    rows = ["minutes,passed,matches,win,judged", "0.0,0.0,0,0.0,300", "4.0,9.0,9,0.75,2000"]
    path.write_text("\n".join(rows))
    points = read(path)
    assert points[-1] == (4.0, 0.75, 2000)
    drawn = draw(points, "Won & lost")
    assert drawn.startswith("<svg")
    assert 'aria-label="Won &amp; lost"' in drawn
    assert drawn.count("<circle") == 2
    assert 'points="60.0,240.0 654.0,69.0"' in drawn
