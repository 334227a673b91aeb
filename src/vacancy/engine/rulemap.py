"""The map from rule to code to tests: every numbered rule has both, or the build fails.

`python -m vacancy.engine.rulemap` checks all games of a source tree; with a game's name it prints
that game's map.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

from .ruletext import rules

GAMES = Path(__file__).parent.parent / "games"
TESTS = Path(__file__).parents[3] / "tests" / "games"
NUMBER = re.compile(r"\b[A-Z]{2,4}-(?:\d+(?:\.\d+)?|E\d+)\b")
Places = dict[str, list[str]]


def code_places(folder: Path) -> Places:
    """Where a game's code names each rule."""
    places: Places = defaultdict(list)
    for source in sorted(folder.rglob("*.py")):
        for line, text in enumerate(source.read_text("utf-8").splitlines(), 1):
            for number in NUMBER.findall(text):
                places[number].append(f"{source.relative_to(folder)}:{line}")
    return places


def test_places(folder: Path) -> Places:
    """Which tests carry `@rule` with each number."""
    places: Places = defaultdict(list)
    for source in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for number in marked(node):
                    places[number].append(f"{source.relative_to(folder)}::{node.name}")
    return places


def marked(test: ast.FunctionDef) -> list[str]:
    """The numbers in the `@rule` marks of a test."""
    return [
        str(argument.value)
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    ]


def faults(folder: Path, tests_folder: Path) -> list[str]:
    """What is missing or dangling in the map of the game in a folder, in sentences."""
    numbers = set(rules(folder, "en"))
    code, tests = code_places(folder), test_places(tests_folder)
    found = []
    if numbers != (polish := set(rules(folder, "pl"))):
        found.append(f"the Polish rules differ in {sorted(numbers ^ polish)}")
    for number in sorted(numbers, key=natural):
        if not (number in code or is_example(number)):
            found.append(f"{number} is not named in the code")
        if number not in tests:
            found.append(f"{number} has no test")
    known = numbers | {number.split(".")[0] for number in numbers}
    for number in sorted((set(code) | set(tests)) - known, key=natural):
        where = (code.get(number) or tests[number])[0]
        found.append(f"{number} is no rule, but named in {where}")
    return found


def is_example(number: str) -> bool:
    """Worked examples are tests only."""
    return "-E" in number


def natural(number: str) -> list[int | str]:
    """Sorts OB-5.9 before OB-5.10."""
    return [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", number)]


def print_map(name: str) -> None:
    code, tests = code_places(GAMES / name), test_places(TESTS / name)
    for number in sorted(rules(GAMES / name, "en"), key=natural):
        print(number)
        for place in code.get(number, []):
            print(f"    {place}")
        for place in tests.get(number, []):
            print(f"    {place}")


def registered() -> list[str]:
    """Our own games, read as text from the registry: the engine imports no game."""
    text = (GAMES / "__init__.py").read_text("utf-8")
    found = re.search(r"^OWN = \((.*?)\)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return re.findall(r'"(\w+)"', found[1])


def main(names: list[str]) -> int:
    """Print the maps of the games named; without names, check all."""
    for name in names:
        print_map(name)
    failures = 0
    for name in names or registered():
        found = faults(GAMES / name, TESTS / name)
        for fault in found:
            print(f"{name}: {fault}")
        failures += len(found)
        if not found:
            print(f"{name}: {len(rules(GAMES / name, 'en'))} rules, each with code and test")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
