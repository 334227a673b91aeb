"""Blocks of earlier bots: taken over where today's play as they did, and left where they do not."""

from __future__ import annotations

from pathlib import Path

import pytest

import vacancy
from vacancy.lab.arena import adopt as adopting
from vacancy.lab.arena import journal
from vacancy.lab.arena.adopt import main
from vacancy.lab.arena.journal import Journal
from vacancy.lab.arena.pairings import Block, Pairing
from vacancy.lab.terms import Terms
from vacancy.lab.work.journal import OtherTerms

from .made_up import drawn_block, play_one_sidedly

TERMS = Terms.of(vacancy.game("overbooking"), 3)
SAME, OTHER = Pairing("porter", "bellboy", 2), Pairing("director", "porter", 3)


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A journal of bots of which one has changed since."""
    monkeypatch.setattr(journal, "bots_fingerprint", lambda game: "before")
    path = tmp_path / "overbooking-before.jsonl"
    kept = Journal(TERMS, path)
    for pairing in (SAME, OTHER):
        for number in range(3):
            kept.add(play_one_sidedly(TERMS, pairing, number))
    monkeypatch.setattr(journal, "bots_fingerprint", lambda game: "today")

    def play_block(terms: Terms, pairing: Pairing, number: int) -> Block:
        if "director" in (pairing.a, pairing.b):
            return drawn_block(pairing, number + 100, {pairing.a: 1.0, pairing.b: 1.0})
        return play_one_sidedly(terms, pairing, number)

    monkeypatch.setattr(adopting, "play_block", play_block)
    return path


def test_what_is_played_as_before_is_taken_over(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = old.read_bytes()
    main([str(old)])
    told = capsys.readouterr().out
    assert "porter : bellboy: 3 blocks taken over" in told
    assert "director : porter: nothing taken over" in told
    today = Journal(TERMS, old.with_name("overbooking-today.jsonl"))
    assert today.of(SAME) == [play_one_sidedly(TERMS, SAME, number) for number in range(3)]
    assert today.of(OTHER) == []
    assert old.read_bytes() == before


def test_blocks_are_taken_over_behind_those_that_are_there(old: Path) -> None:
    today = Journal(TERMS, old.with_name("overbooking-today.jsonl"))
    today.add(play_one_sidedly(TERMS, SAME, 0))
    main([str(old)])
    main([str(old)])
    path = old.with_name("overbooking-today.jsonl")
    assert len(Journal(TERMS, path).of(SAME)) == 3


def test_a_journal_by_other_rules_is_left_alone(old: Path) -> None:
    text = old.read_text().replace('"rules_version":1', '"rules_version":9')
    old.write_text(text)
    with pytest.raises(OtherTerms):
        main([str(old)])
