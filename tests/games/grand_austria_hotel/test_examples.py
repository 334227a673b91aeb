"""Worked examples that run over several rules (GAH-11); the shorter ones stand with their rules."""

from __future__ import annotations

from tests.rules import rule

from .drawing import asked, kitchen, lodged, me, moves, play, staff, table


@rule("GAH-11.5", "GAH-5.9", "GAH-5.16", "GAH-5.21", "GAH-5.32", "GAH-5.53", "GAH-5.60", "GAH-8.12")
def test_gosias_turn() -> None:
    state = table(
        me={"crowns": 6, "cafe": ["baroness", "poet", "major"], "vacant": "1a"},
        dice=[0, 3, 0, 0, 0, 0],
        deck=["groom", "chef", "butler"],
    )
    assert moves(state, "guest") == []
    play(state, "die 2", "boost")
    assert me(state).crowns == 5
    play(state, "coffee 2")
    play(state, "put wine baroness", "put wine baroness")
    play(state, "put coffee baroness", "put coffee baroness")
    assert kitchen(me(state)) == {}
    play(state, "check in baroness")
    assert asked(state) == "play_drawn"
    assert me(state).vp == 5 + 2  # the card, and a blue group of one room
    play(state, "play groom")
    assert (me(state).crowns, staff(me(state).played)) == (5 - 1, ["groom"])
    assert state.returned_count == 2
    assert lodged(me(state)) == ["poet", "major"]
    assert me(state).occupied == 1
