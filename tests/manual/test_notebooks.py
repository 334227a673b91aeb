"""Notebooks run from above to below, and show what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from manual import notebooks

NAMES = sorted(path.stem for path in notebooks.FOLDER.glob("*.py"))


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs(name: str) -> None:
    shown = [shown for _, shown in notebooks.read(notebooks.FOLDER / f"{name}.py") if shown]
    assert any(each.text for each in shown)
    assert (name == "variant") == any(each.drawing for each in shown)


def test_a_cell_shows_what_it_prints_and_its_last_value(tmp_path: Path) -> None:
    path = tmp_path / "two.py"
    path.write_text("# %% [markdown]\n# # Two\n#\n# Words.\n# %%\nprint('a')\nx = 1\n# %%\nx + 1\n")
    (words, none), (_, printed), (_, value) = notebooks.read(path)
    assert (words.text, none) == ("# Two\n\nWords.", None)
    assert printed is not None
    assert value is not None
    assert (printed.text, value.text) == ("a", "2")


def test_what_goes_wrong_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("# %%\nx = 1\n# %%\n\nx / 0\n")
    with pytest.raises(ZeroDivisionError) as caught:
        list(notebooks.read(path))
    assert caught.traceback[-1].lineno == 4
