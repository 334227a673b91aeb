"""Examples compile, and say how to install what they want; they are run by hand."""

from __future__ import annotations

import ast
import re
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = sorted(path.name for path in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("name", NAMES)
def test_an_example_compiles_and_says_how_to_run_it(name: str) -> None:
    tree = ast.parse((EXAMPLES / name).read_text("utf-8"), name)
    told = ast.get_docstring(tree) or ""
    assert re.search(r"^    pip install ", told, re.M)
    assert f"python examples/{name}" in told


@pytest.mark.parametrize("name", NAMES)
def test_what_an_example_takes_from_us_is_there(name: str) -> None:
    tree = ast.parse((EXAMPLES / name).read_text("utf-8"), name)
    wanted = [
        (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vacancy")
        for alias in node.names
    ]
    for module, thing in wanted:
        assert module is not None
        assert hasattr(__import__(module, fromlist=[thing]), thing)


def test_ppo_stays_short() -> None:
    assert len((EXAMPLES / "ppo.py").read_text("utf-8").splitlines()) < 300


def test_the_example_of_ppo_learns_where_pytorch_is(tmp_path: Path) -> None:
    if find_spec("torch") is None:
        pytest.skip("PyTorch is not installed")
    spec = spec_from_file_location("ppo_example", EXAMPLES / "ppo.py")
    assert spec is not None
    assert spec.loader is not None
    ppo: Any = module_from_spec(spec)
    spec.loader.exec_module(ppo)
    ppo.JUDGED_BY = ppo.JUDGED_AT_LAST = 4
    ppo.MINIBATCH = 256
    log = ppo.Log(tmp_path / "curve.csv")
    ppo.train(0.02, 1, log, 64)
    assert len((tmp_path / "curve.csv").read_text().splitlines()) >= 3
