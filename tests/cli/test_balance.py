"""Games and variants side by side, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Cli

BALANCE = ("balance", "overbooking", "--bots", "random", "--games", 3, "--probe", 0)
PAY = 'title = "Rich monks"\n[changes.kinds.monk]\ncoins = 4\n'


@pytest.fixture
def variant(tmp_path: Path) -> Path:
    path = tmp_path / "monks.toml"
    path.write_text(PAY)
    return path


def test_a_game_and_its_variant_stand_side_by_side_at_tables_of_several_sizes(
    cli: Cli, variant: Path, tmp_path: Path
) -> None:
    out = tmp_path / "r.html"
    told = cli(*BALANCE, "--seats", "2,3", "--variant", variant, "--out", out)
    assert told.out.startswith("12 games watched; ")
    page = out.read_text("utf-8")
    assert "kinds.monk.coins: 3 → 4" in page
    assert "Changed in “Rich monks”:" in page
    assert page.count("(3 + 3 matches)") == 4  # in the summary and above each chapter
    assert not list(tmp_path.glob(".*"))  # nothing half-written is left


def test_what_was_kept_is_not_played_again_and_is_compared_without_the_game(
    cli: Cli, variant: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, first, second = tmp_path / "kept", tmp_path / "1.html", tmp_path / "2.html"
    asked = (*BALANCE, "--seats", 2, "--variant", variant, "--keep", kept)
    cli(*asked, "--out", first)
    with monkeypatch.context() as patch:
        patch.setattr("vacancy.lab.balance.survey.observe", None)
        cli(*asked, "--out", second)
    assert first.read_bytes() == second.read_bytes()
    files = sorted(kept.iterdir())
    assert [path.name.rpartition("-")[2] for path in files] == ["2.jsonl", "2.jsonl"]
    assert cli("balance", "--compare", *files, "--out", second).code == 0
    assert "(3 + 3 matches)" in second.read_text("utf-8")
    told = cli(*asked[:-1], kept, "--seed", 9)
    assert "holds matches of another game or table" in told.err


def test_two_variants_are_played_beside_each_other(cli: Cli, variant: Path, tmp_path: Path) -> None:
    out = tmp_path / "r.html"
    cli(*BALANCE, "--seats", 2, "--compare", variant, "printed", "--out", out, "--lang", "pl")
    page = out.read_text("utf-8")
    assert "Rich monks" in page
    assert "według instrukcji" in page


def test_a_run_stops_when_its_time_is_over_and_reports_what_it_has(
    cli: Cli, tmp_path: Path
) -> None:
    out = tmp_path / "r.html"
    code, told, _ = cli(*BALANCE, "--seats", 2, "--minutes", 0, "--out", out)
    assert (code, told.split(" game")[0]) == (0, "1")


def test_an_option_of_the_game_is_a_side_and_is_kept_by_itself(cli: Cli, tmp_path: Path) -> None:
    out, kept = tmp_path / "r.html", tmp_path / "kept"
    asked = (*BALANCE, "--seats", 2, "--keep", kept, "--out", out)
    assert cli(*asked, "--compare", "printed", "crest_bonus=advanced").code == 0
    page = out.read_text("utf-8")
    assert "Options of “Crest bonus: advanced”: crest_bonus=advanced." in page
    assert len(list(kept.iterdir())) == 2
    assert "crest_bonus" in cli(*asked, "--compare", "printed", "crest_bonus=9").err
