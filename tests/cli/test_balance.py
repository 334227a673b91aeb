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


REFUSED = {
    "balance": "Name a game, or two kept files or folders with --compare.",
    "balance overbooking --seats many": "“many” are no sizes of tables; write them as 2,3,4 or",
    "balance overbooking --seats 2,9": "Overbooking is for 2 to 4 players, not 9.",
    "balance overbooking --probe -1": "One in -1 decisions cannot be looked at",
    "balance overbooking --compare printed no.toml": "There is no no.toml.",
    "balance overbooking --compare printed printed --variant x.toml": "Give --variant FILE, or two",
    "balance --compare no.jsonl other.jsonl": "There is no no.jsonl.",
    "balance --compare notes notes": "notes is no file of matches that were kept.",
    "balance overbooking --seats 2,3 --bots random,random": "With 3 players 3 bots are wanted",
    "balance overbooking --ray 127.0.0.1:1": "No Ray answers at 127.0.0.1:1: ",
}


@pytest.mark.parametrize("command", REFUSED)
def test_bad_input_is_refused_in_one_sentence(
    command: str, cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("notes").write_text("precious\n")
    code, out, err = cli(*command.split())
    assert (code, out) == (1, "")
    assert REFUSED[command] in err
    assert err.count("\n") == 1
    assert Path("notes").read_text() == "precious\n"


def test_a_run_stops_when_its_time_is_over_and_reports_what_it_has(
    cli: Cli, tmp_path: Path
) -> None:
    out = tmp_path / "r.html"
    code, told, _ = cli(*BALANCE, "--seats", 2, "--minutes", 0, "--out", out)
    assert (code, told.split(" game")[0]) == (0, "1")
