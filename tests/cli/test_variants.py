"""Variants from the command line: files that are right, and what is said of those that are not."""

from __future__ import annotations

from pathlib import Path

import pytest

import vacancy

from .conftest import Cli

GPS = "[changes.upgrades.gps]\ncost = 7\n"
SIMULATE = ("simulate", "apartament", "--seats", 2, "--games", 1)


@pytest.fixture
def variant(tmp_path: Path) -> Path:
    path = tmp_path / "dear.toml"
    path.write_text(f'title = "Dear GPS"\n{GPS}')
    return path


def test_a_variant_is_simulated_and_played_and_its_match_says_so(
    cli: Cli, variant: Path, tmp_path: Path
) -> None:
    assert cli(*SIMULATE, "--variant", variant).out.startswith("1 game in ")
    saved = tmp_path / "match"
    table = ("play", "apartament", "--seats", 2, "--bots", "random", "--seed", 1, "--save", saved)
    cli(*table, "--variant", variant)
    assert 'variant {"upgrades":{"gps":{"cost":7}}}' in saved.read_text()
    assert cli("verify", saved).code == 0
    assert cli("play", "apartament", "--resume", saved, "--variant", variant).err.startswith(
        "Seats, seed and options of a saved match are in its file"
    )


@pytest.mark.parametrize("name", vacancy.NAMES)
def test_the_values_of_a_game_are_printed_as_a_variant_that_changes_nothing(
    cli: Cli, name: str, tmp_path: Path
) -> None:
    printed = cli("values", name).out
    assert printed.startswith("# What a variant of ")
    path = tmp_path / "all.toml"
    path.write_text(printed)
    again = cli("values", name, "--variant", path).out
    assert again.replace('title = "all"\n', "") == printed


def test_the_values_of_a_variant_are_its_own(cli: Cli, variant: Path) -> None:
    out = cli("values", "apartament", "--variant", variant, "--lang", "pl").out
    assert "cost = 7  # 0..40" in out
    assert out.startswith("# Co wariant gry Apartament może zmienić")


BROKEN = {
    "a.txt": ("", "a.txt cannot be read: its name should end in one of these: .toml, .json."),
    "a.toml": ("[changes\n", "a.toml cannot be read: Expected ']'"),
    "b.toml": ("x = 1\ny = \n", "(at line 2, column 5)."),
    "a.json": ('{"changes": {,}}', "a.json cannot be read: Expecting property name enclosed in do"),
    "b.json": ("[1]", "b.json is no variant: it has a title and a table “changes”"),
    "c.json": ('{"changes": {}}', "c.json is no variant"),
    "d.json": ('{"costs": 1}', "d.json: “costs” means nothing in a variant; it has game, title"),
    "e.json": ('{"game": "chess", "changes": {}}', "e.json is a variant of “chess”."),
    "f.json": ('{"changes": {"upgrades": {"gps": {"cost": "x"}}}}',
               "f.json: upgrades.gps.cost: x is no whole number from 0 to 40."),
    "g.json": ('{"changes": {"orders": {"8": {"urgent": true}}}}',
               "g.json: orders.8: orders have 1 or 2 crates and a mark"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_variant_is_refused_with_its_place(cli: Cli, tmp_path: Path, name: str) -> None:
    text, words = BROKEN[name]
    (tmp_path / name).write_text(text)
    code, out, err = cli(*SIMULATE, "--variant", tmp_path / name)
    assert (code, out) == (1, "")
    assert words in err
    assert err.count("\n") == 1


def test_a_missing_variant_is_told(cli: Cli, tmp_path: Path) -> None:
    assert "There is no " in cli(*SIMULATE, "--variant", tmp_path / "no.toml").err
