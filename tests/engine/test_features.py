"""Blocks of inputs, and the rules that list them."""

from __future__ import annotations

from vacancy.engine.bits import list_set
from vacancy.engine.features import (
    Layout,
    list_amount,
    list_lead,
    list_number,
    list_steps,
)


def listed(rule: object, *arguments: int) -> list[int]:
    """What a rule appends to a list that begins with a 7."""
    out = [7] + [0] * 9
    assert callable(rule)
    count = rule(*arguments, out, 1)
    assert out[0] == 7
    return out[1:count]


def test_a_number_beyond_the_ends_counts_as_the_end() -> None:
    assert [listed(list_number, value, 4, 100) for value in (-1, 0, 3, 4)] == [
        [100],
        [100],
        [103],
        [103],
    ]
    assert [listed(list_lead, lead, 2, 100) for lead in (-3, -2, 0, 2, 3)] == [
        [100],
        [100],
        [102],
        [104],
        [104],
    ]


def test_no_amount_is_told_by_nothing() -> None:
    assert [listed(list_amount, amount, 3, 100) for amount in (0, 1, 3, 9)] == [
        [],
        [100],
        [102],
        [102],
    ]


def test_steps_are_told_one_by_one_as_far_as_there_are_any() -> None:
    assert [listed(list_steps, value, 3, 100) for value in (-1, 0, 2, 5)] == [
        [],
        [],
        [100, 101],
        [100, 101, 102],
    ]


def test_a_set_is_told_by_its_members() -> None:
    assert listed(list_set, 0b1101, 100) == [100, 102, 103]
    assert listed(list_set, 0, 100) == []


def test_a_layout_that_begins_as_another_leaves_that_one_as_it_is() -> None:
    card = Layout()
    kind = card.add("kind", 6, "Its kind.")
    guest = Layout(card)
    place = guest.add("place", 5, "Where it stands.")
    assert (kind, place) == (0, 6)
    assert (card.count, guest.count) == (6, 11)
    assert [block.name for block in guest.blocks] == ["kind", "place"]


def test_a_repeated_layout_keeps_how_many_can_be_on() -> None:
    card = Layout()
    card.add("not", 6, "What it cannot be.", most=2)
    table = Layout()
    table.add("round", 4, "The round.")
    assert table.repeat("door", 2, card) == 4
    assert (table.count, table.most) == (16, 5)
    assert [block.first for block in table.blocks] == [0, 4, 10]
