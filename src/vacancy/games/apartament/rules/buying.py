"""What is bought at any moment of one's turn: stars (APT-9.18) and upgrades (APT-9.24)."""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.dialect import rule
from vacancy.engine.record import Array

from ..components import STAR_COUNT, STAR_PRICE, UPGRADE_COST
from ..layout import UPGRADES, Beat, Event, Grid, Player, Reason, State, Upgrade
from ..moves import BUY_STAR, BUY_UPGRADE
from .beats import note
from .driving import spendable
from .loading import hold_grid, owns


@rule
def list_purchases(state: State, player: Player, coins: int, out: Array[int], count: int) -> int:
    """The next star, and the upgrades (APT-11.14, APT-11.15). `coins` is what may be spent."""
    if why_not_buy_star(state, player) == Reason.OK:
        out[count] = BUY_STAR.first
        count += 1
    for upgrade in range(UPGRADES):
        if not owns(player, upgrade) and player.coins >= UPGRADE_COST[state.edition, upgrade]:
            if upgrade == Upgrade.TRAILER:  # the hold it makes counts for APT-4.11
                budget = spendable(state, player, Grid.LONG_HOLD)
            else:
                budget = coins
            if budget >= UPGRADE_COST[state.edition, upgrade]:
                out[count] = encode(BUY_UPGRADE, upgrade)
                count += 1
    return count


@rule
def why_not_buy_star(state: State, player: Player) -> int:
    """Whether the next star of the common track can be paid (APT-9.18, APT-9.19, APT-9.23,
    APT-12.38)."""
    if state.star_count == STAR_COUNT[state.seats]:
        return Reason.SOLD_OUT
    price = STAR_PRICE[state.seats, state.star_count]
    return Reason.OK if player.prestige >= price else Reason.NO_PRESTIGE


@rule
def do_buy_star(state: State, beat: Beat, seat: int) -> None:
    """Pay for one star; the next one costs at least as much, whoever buys it (APT-9.20, APT-9.21,
    APT-9.22, APT-13.9, APT-13.10, APT-13.11)."""
    player = state.players[seat]
    price = STAR_PRICE[state.seats, state.star_count]
    player.prestige -= price
    player.stars += 1
    state.star_count += 1  # APT-11.28
    note(beat, Event.BUY_STAR, seat)
    beat.prestige = price


@rule
def why_not_buy_upgrade(state: State, player: Player, upgrade: int) -> int:
    """Whether an upgrade may be bought: each once, whatever others own (APT-9.25, APT-12.33)."""
    if owns(player, upgrade):
        return Reason.ALREADY_OWNED
    if player.coins < UPGRADE_COST[state.edition, upgrade]:
        return Reason.TOO_DEAR
    grid = Grid.LONG_HOLD if upgrade == Upgrade.TRAILER else hold_grid(player)
    is_free = spendable(state, player, grid) >= UPGRADE_COST[state.edition, upgrade]
    return Reason.OK if is_free else Reason.ACTION_FIRST


@rule
def do_buy_upgrade(state: State, beat: Beat, seat: int, upgrade: int) -> None:
    """Pay for an upgrade, in any place; it works at once and for good (APT-9.26, APT-9.27,
    APT-13.12)."""
    player = state.players[seat]
    player.coins -= UPGRADE_COST[state.edition, upgrade]
    player.upgrades |= 1 << upgrade
    note(beat, Event.BUY_UPGRADE, seat)
    beat.upgrade = upgrade
    beat.coins = UPGRADE_COST[state.edition, upgrade]
