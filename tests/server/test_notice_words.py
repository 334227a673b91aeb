"""What a notice says: in both languages, of every game, and no secret of a match."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, replace

import pytest

from tests.server.bench import ALA, BEA, LIVE, Bench, uncompiled
from vacancy.games import NAMES
from vacancy.server.notices.notice import About, Notice, compose
from vacancy.server.notices.push import told
from vacancy.server.store.calls import Due
from vacancy.server.table.create import check_options, describe_match
from vacancy.server.table.decide import decide_start
from vacancy.server.table.fold import apply
from vacancy.server.table.parts import Row
from vacancy.server.table.table import Table

PUSHED = 3800
"""What a push service takes, without what sealing adds."""


def match_of(game: str, seed: int, moves: int) -> Bench:
    """A match of Ala and Bea after some random moves."""
    rules = uncompiled(game)
    seats = [{"kind": "person", "account": who.account, "name": who.name} for who in (ALA, BEA)]
    body = describe_match(
        rules, seats, check_options(rules, 2, {}), LIVE, False, seed, ALA.account
    )  # fmt: skip
    bench, chance = Bench(body | {"seed": None}), random.Random(seed)
    bench.do(decide_start, ALA)
    for _ in range(moves):
        bench.move(index=chance.randrange(len(rules.legal(bench.table.state))))
    return bench


def notice(table: Table, language: str = "en", kind: str = "turn") -> Notice:
    return compose("webhook-7", [About(Due(table.id, kind, 7, 1.0), table, BEA.account)], language)


def after(table: Table, action: int) -> Table:
    """The table after another move, which a notice then tells of."""
    moved = table.copy()
    body = {"seat": table.to_move, "action": action, "by": "person"}
    apply(moved, Row(table.version + 1, "move", body, 1.0))
    return moved


@pytest.mark.parametrize("game", NAMES)
def test_two_worlds_that_look_alike_to_onlookers_give_the_same_notice(game: str) -> None:
    """What only the other one knows, and what nobody does, is in no notice."""
    compared = 0
    for seed, moves in ((1, 0), (2, 9), (3, 26), (4, 45)):
        table = match_of(game, seed, moves).table
        rules, other = table.game, table.copy()
        other.state = rules.hide(table.state, None, 99)
        for action in rules.legal(table.state)[:3]:
            truth = after(table, action)
            for twin in rules.legal(other.state):
                guess = after(other, twin)
                if rules.known(guess.state, None) == rules.known(truth.state, None):
                    assert notice(guess) == notice(truth)
                    compared += 1
                    break
    assert compared >= 3


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_notice_tells_what_happened_with_names_and_nothing_that_opens_a_door(
    game: str, language: str
) -> None:
    bench = match_of(game, 5, 30)
    while bench.table.to_move != 1:
        bench.move()
    table = bench.table
    made = notice(table, language)
    text = json.dumps(asdict(made), ensure_ascii=False)
    assert table.game.title in made.title
    assert any("Ala" in line for line in made.lines)
    for secret in (table.secret.hex(), table.invite, str(table.bot_seed), ALA.account, BEA.account):
        assert secret not in text


def test_what_a_browser_is_sent_fits_however_much_happened() -> None:
    made = notice(match_of("grand_austria_hotel", 6, 60).table, "pl")
    long = tuple(["ź" * 200] * 40)
    assert len(told(replace(made, title="ż" * 500, lines=long))) < PUSHED


def test_the_mark_of_a_notice_is_the_same_for_the_same_things_alone() -> None:
    table = match_of("overbooking", 7, 3).table
    due = Due(table.id, "turn", 7, 1.0)
    about = About(due, table, BEA.account)
    one = compose("webhook-7", [about], "en")
    assert one.id == compose("webhook-7", [about], "pl").id
    assert one.id != compose("webhook-8", [about], "en").id
    later = replace(about, due=replace(due, version=9))
    assert one.id != compose("webhook-7", [later], "en").id
