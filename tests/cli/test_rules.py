"""The numbered rules: how they are read, and how they are shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vacancy
from vacancy.engine.ruletext import chapters, printed, rules

from .conftest import Cli

GAMES = Path(vacancy.__file__).parent / "games"
CODE = re.compile(r"`|\[|[A-Z]{3,}_[A-Z]|\b[Ee]ngine\b|silnik")
TEXT = """# A game

An introduction that mentions XY-1.1.

## 1. Words

| no. | word |
|---|---|
| XY-1.1 | crown | money |
| XY-1.2 | die |

## 2. Play

- XY-2.1 A rule,
  on two lines.
- **XY-2.2** Another, with a table:

| a | b |
|---|---|
| 1 | 2 |

**XY-2.3 A title.** A paragraph.

A paragraph that belongs to no rule.

- XY-E1 An example (XY-2.1).
"""


def test_rules_are_read_in_all_forms(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(TEXT)
    assert rules(tmp_path, "en") == {
        "XY-1.1": "crown · money",
        "XY-1.2": "die",
        "XY-2.1": "A rule, on two lines.",
        "XY-2.2": "Another, with a table:\n\n| a | b |\n|---|---|\n| 1 | 2 |",
        "XY-2.3": "**A title.** A paragraph.",
        "XY-E1": "An example (XY-2.1).",
    }
    assert [chapter.title for chapter in chapters(tmp_path, "en")[1:]] == ["1. Words", "2. Play"]


@pytest.mark.parametrize("game", sorted(folder.parent.name for folder in GAMES.glob("*/rules.md")))
def test_both_languages_have_the_same_rules(game: str) -> None:
    english, polish = rules(GAMES / game, "en"), rules(GAMES / game, "pl")
    assert len(english) > 50
    assert list(english) == list(polish)
    assert all(english.values())
    assert all(polish.values())


@pytest.mark.parametrize("number", ["OB-6.4", "ob-6.4", "6.4"])
def test_one_rule_is_shown(number: str, cli: Cli) -> None:
    code, out, _ = cli("rules", "overbooking", number)
    assert code == 0
    assert out.startswith("OB-6.4 Beds are then given in this order:")
    assert "OB-6.5" not in out


def test_a_chapter_is_shown(cli: Cli) -> None:
    out = cli("rules", "overbooking", "4").out
    assert "OB-4.1" in out
    assert "OB-4.2" in out
    assert "OB-5.1" not in out


def test_all_rules_are_shown(cli: Cli) -> None:
    code, out, _ = cli("rules", "overbooking", "--lang", "pl")
    assert code == 0
    assert all(number in out for number in rules(GAMES / "overbooking", "pl"))
    assert max(map(len, out.splitlines())) <= 80


def test_the_games_are_listed_with_players_minutes_and_options(cli: Cli) -> None:
    assert "2 to 4 players, 30 minutes" in cli("games").out
    assert "Premia za herby: crest_bonus=none|beginner|advanced" in cli("games", "--lang=pl").out


@pytest.mark.parametrize("game", vacancy.NAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_printed_rules_speak_of_no_code(game: str, language: str) -> None:
    shown = [each for each in chapters(GAMES / game, language) if not each.is_for_program]
    told = [printed(text) for chapter in shown for text in chapter.rules.values()]
    assert not [text for text in told if CODE.search(text)]


def test_chapters_behind_a_second_title_are_for_the_program(tmp_path: Path) -> None:
    text = "# Game\n## 1. A\n- XY-1.1 a\n# For the program\n## 2. B\n- XY-2.1 b\n"
    (tmp_path / "rules.md").write_text(text)
    assert [each.is_for_program for each in chapters(tmp_path, "en")[1:]] == [False, True]


@pytest.mark.parametrize("game", vacancy.NAMES)
def test_a_rule_that_a_prompt_or_a_refusal_cites_is_printed(game: str) -> None:
    hidden = {
        number
        for chapter in chapters(GAMES / game, "en")
        if chapter.is_for_program
        for number in chapter.rules
    }
    sources = (source.read_text("utf-8") for source in (GAMES / game).rglob("*.py"))
    cited = set(re.findall(r'"([A-Z]{2,4}-\d+\.\d+)"', "".join(sources)))
    assert cited
    assert not hidden & cited
