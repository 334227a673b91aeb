"""Whatever cannot be done is refused in one sentence on standard error, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Cli

REFUSED = {
    "play nothing": "There is no game “nothing”; there are: ",
    "play overbooking --seats 7": "Overbooking is for 2 to 4 players, not 7.",
    "play overbooking --seats x": "--seats",
    "play overbooking --seat 3": "There is no seat 3 at this table; seats go from 0 to 2.",
    "play overbooking --bots fish": "There is no bot “fish”; there are: random, greedy",
    "play overbooking --bots random,random,random": "With 3 players 2 bots are wanted",
    "play overbooking --option crest": "“crest” is no option; write it as name=value.",
    "play overbooking --option moon=full": "Overbooking has no option “moon”",
    "play overbooking --option first=3": "“first” cannot be “3”; it can be: random, 0, 1, 2.",
    "play overbooking --option crest_bonus=much": "it can be: none, beginner, advanced.",
    "play overbooking --resume nowhere.vacancy": "There is no nowhere.vacancy.",
    "play overbooking --resume .": "is a folder, not a file.",
    "play overbooking --resume nowhere --seed 1": "leave them out with --resume.",
    "play overbooking --save .": "is a folder, not a file.",
    "play overbooking --save no/such/folder/file": "There is no no/such/folder.",
    "play overbooking --colour red": "No such option: --colour",
    "play overbooking --lang xx": "--lang",
    "play": "Say which game to play",
    "dance": "No such command 'dance'.",
    "rules nothing": "There is no game “nothing”",
    "rules overbooking OB-99.1": "Overbooking has no rule OB-99.1; they go from OB-2.1 to ",
    "replay nowhere": "There is no nowhere.",
    "replay .": "is a folder, not a file.",
    "verify nowhere": "There is no nowhere.",
    "verify .": "is a folder, not a file.",
    "simulate overbooking --seats 7": "Overbooking is for 2 to 4 players, not 7.",
    "simulate overbooking --bots fish": "There is no bot “fish”",
    "simulate overbooking --seats 3 --bots random,random": "With 3 players 3 bots are wanted",
    "simulate overbooking --games 0": "There must be at least one game, not 0.",
    "simulate overbooking --jobs 0": "There must be at least one process, not 0.",
    "simulate overbooking --keep notes": "notes is no file of matches that were kept.",
    "simulate overbooking --keep no/such/journal": "There is no no/such.",
    "simulate overbooking --ray 127.0.0.1:1": "No Ray answers at 127.0.0.1:1: ",
    "arena overbooking --ray nowhere:x": "“nowhere:x” is no address; write it as host:port",
    "simulate overbooking --games 1 --out results.txt": "results.txt",
    "simulate overbooking --games 1 --out no/such/results.csv": "no/such",
    "arena nothing": "There is no game “nothing”",
    "arena overbooking --seats 7": "Overbooking is for 2 to 4 players, not 7.",
    "arena overbooking --bots random": "An arena needs at least two different bots.",
    "arena overbooking --bots random,random": "An arena needs at least two different bots.",
    "arena overbooking --bots random,fish": "There is no bot “fish”",
    "arena overbooking --blocks 0": "There must be at least one block, not 0.",
    "arena overbooking --jobs 0": "There must be at least one process, not 0.",
    "arena overbooking --option moon=full": "Overbooking has no option “moon”",
    "arena overbooking --out results.txt": "should end in one of these: .parquet, .csv.",
    "arena overbooking --out no/such/results.csv": "There is no no/such.",
    "arena overbooking --keep .": "is a folder, not a file.",
    "arena overbooking --keep no/such/journal": "There is no no/such.",
    "arena overbooking --keep notes": "notes is no file of matches that were kept.",
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
    "balance nothing": "There is no game “nothing”",
    "balance overbooking --seats 7": "Overbooking is for 2 to 4 players, not 7.",
    "balance overbooking --seats 3 --bots random,random": "With 3 players 3 bots are wanted",
    "balance overbooking --games 0": "There must be at least one game, not 0.",
    "balance overbooking --jobs 0": "There must be at least one process, not 0.",
    "balance overbooking --out report.pdf": "should end in one of these: .html.",
    "balance overbooking --out no/such/report.html": "There is no no/such.",
    "balance overbooking --out /proc/report.html": "/proc/report.html",
    "bench --seconds 0": "A measurement takes more than 0 seconds.",
}  # fmt: skip


@pytest.mark.parametrize("command", REFUSED)
def test_bad_input_is_refused_in_one_sentence(
    command: str, cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("notes").write_text("precious")
    code, out, err = cli(*command.split())
    assert code != 0
    assert REFUSED[command] in err
    assert err.count("\n") == 1
    assert "Traceback" not in out + err


def test_a_refusal_is_spoken_in_polish(cli: Cli) -> None:
    assert cli("play", "overbooking", "--seats", 7, "--lang", "pl").err == (
        "Overbooking jest dla 2\N{EN DASH}4 graczy, nie dla 7.\n"
    )


def test_no_file_is_overwritten_by_a_new_match(cli: Cli, tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.write_text("precious")
    code, _, err = cli("play", "overbooking", "--save", old)
    assert code == 1
    assert "exists already" in err
    assert old.read_text() == "precious"
